"""The search: reproducible, legal, within its budget."""

from __future__ import annotations

import time

import pytest

from game.bots import registry
from game.bots.bot import Advice, Budget, decision_seed
from game.bots.search import FORCED, TRIES, Search
from game.bots.values import PLAIN, Plain, value_of
from game.engine.sample import Sampler
from game.engine.table import Table
from game.rules import game as game_of
from game.rules.cubosaurs import layout as at
from tests.bots.positions import ALL, every_setting, positions


def some(name: str, number: int = 3) -> list[Table]:
    """A few positions of a game."""
    settings = every_setting(name)
    return [
        table
        for seed, (game, seats, options) in enumerate(settings)
        for table in positions(game, seats, options, seed, number)
    ]


def think(level: str, table: Table, seed: int, iterations: int = 60) -> Advice:
    """What a level says with a few iterations."""
    sampler = Sampler(table, table.actor, seed)
    return registry.make(level).choose(sampler, seed, Budget(iterations))


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("level", registry.NAMES)
def test_equal_seeds_lead_to_equal_advice_and_every_advice_is_legal(level: str, name: str) -> None:
    for table in some(name):
        before = table.digest()
        one = think(level, table, 5)
        assert one == think(level, table, 5)
        assert one.move in table.moves()
        assert one.runner_up is None or one.runner_up in table.moves()
        assert one.value is None or 0 <= one.value <= 1
        assert table.digest() == before


def test_no_two_decisions_share_a_seed() -> None:
    seeds = {
        decision_seed(match, seat, decision, level)
        for match in (0, 1, -1, 2**70)
        for seat in range(5)
        for decision in range(20)
        for level in registry.NAMES
    }
    assert len(seeds) == 4 * 5 * 20 * len(registry.NAMES)


def test_the_move_visited_most_is_advised_and_visits_add_up() -> None:
    for table in some("cubosaurs"):
        search = Search(Sampler(table, table.actor, 1), 1, value_of(table.game))
        search.run(Budget(200))
        found = search.found()
        tried = sum(search.tried.values())
        assert sum(one.visits for one in found) + tried == search.iterations == 200
        if len(found) > 1:
            assert set(search.tried) == set(search.options)
            assert min(search.tried.values()) == min(TRIES, 100 // len(found))
        assert found[0].visits == max(one.visits for one in found)
        assert len({one.move for one in found}) == len(found)


def test_a_seat_without_a_choice_is_not_kept_waiting() -> None:
    table = game_of("cubosaurs").new_table(2, {}, 3)
    while len(table.moves()) > 1:
        table.play(table.moves()[-1])
    said = think("expert", table, 1, 100_000)
    assert said.move == table.moves()[0]
    assert said.runner_up is None and said.value is not None
    assert said.iterations == FORCED


def test_iterations_come_first_and_seconds_second() -> None:
    table = game_of("cubosaurs").new_table(3, {}, 1)
    sampler = Sampler(table, table.actor, 1)
    search = Search(sampler, 1, PLAIN)
    search.run(Budget(50, 60.0))
    assert search.iterations == 50
    began = time.monotonic()
    search = Search(sampler, 1, PLAIN)
    search.run(Budget(10**9, 0.2))
    assert search.iterations > 50
    assert time.monotonic() - began < 1.0


def test_a_cancelled_search_stops_at_once() -> None:
    table = game_of("cubosaurs").new_table(3, {}, 1)
    said = registry.choose("master", Sampler(table, table.actor, 1), 1, lambda: True)
    assert said.move in table.moves()
    assert said.iterations <= 32


def test_forecasts_foresee_the_final_scores() -> None:
    game = game_of("cubosaurs")
    for options in ({"rounds": 1}, {"rounds": 2, "dna": 1}):
        for table in positions(game, 3, options, 2, 8):
            said = think("expert", table, 1)
            assert said.scores is not None and len(said.scores) == 3
            assert all(-60 < score < 120 for score in said.scores)


def test_the_forecast_of_a_last_decision_is_the_result() -> None:
    game = game_of("cubosaurs")
    found = 0
    for seed in range(12):
        table = positions(game, 2, {"rounds": 1}, seed)[-1]
        if table.zones[at.DECK]:
            continue
        said = think("expert", table, 1, 200)
        table.play(said.move)
        if table.over:
            found += 1
            assert said.scores == game.result(table).scores
    assert found


class Watching(Plain):
    """Remembers in which chapters it was asked."""

    def __init__(self) -> None:
        self.inside: set[int] = set()
        self.beyond: set[int] = set()

    def returns(self, table: Table) -> list[float]:
        self.inside.add(self.chapter(table))
        return super().returns(table)

    def closing(self, table: Table) -> list[float]:
        self.beyond.add(self.chapter(table))
        return super().closing(table)


def test_a_search_looks_no_further_than_the_chapter() -> None:
    for table in some("samogon"):
        value = Watching()
        search = Search(Sampler(table, table.actor, 1), 1, value)
        search.run(Budget(200))
        assert value.inside <= {search.chapter}
        assert search.chapter not in value.beyond
