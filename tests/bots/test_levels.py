"""Levels: names, and how carefully they choose."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from game import rules
from game.bots import levels, registry
from game.bots.bot import Advice, Budget
from game.bots.greedy import WORLDS
from game.bots.levels import LEVELS, OWN, SearchBot, draw, level_in
from game.bots.search import Found
from game.engine.move import Move
from game.engine.rng import Rng
from game.engine.sample import Sampler
from game.rules import NAMES

FOUND = [
    Found(n, Move("take", n=n), visits, 0.5) for n, visits in enumerate((500, 300, 100, 40, 10))
]


def drawn(care: float, cut: float = 0.1) -> Counter[int]:
    """How often each finding is drawn in 2,000 times."""
    rng = Rng(1)
    return Counter(draw(FOUND, care, cut, rng).move.n for _ in range(2000))


def test_endless_care_takes_the_best() -> None:
    assert drawn(math.inf) == {0: 2000}


def test_blunders_are_never_drawn() -> None:
    for care in (-2.0, 0.0, 1.0):
        assert set(drawn(care)) == {0, 1, 2}


def test_care_is_the_exponent_of_the_visits() -> None:
    even = drawn(0.0)
    assert all(abs(number - 667) < 80 for number in even.values())
    fair = drawn(1.0)
    assert abs(fair[0] - 1111) < 100 and abs(fair[2] - 222) < 60
    worse = drawn(-1.0)
    assert worse[2] > worse[1] > worse[0]


def test_every_level_has_a_title_and_those_offered_are_levels_of_care() -> None:
    assert set(registry.OFFERED) == set(LEVELS)
    assert set(registry.OFFERED) < set(registry.NAMES) == set(registry.TITLES)
    cares = [level.care for level in LEVELS.values()]
    assert cares == sorted(cares)


def test_a_game_may_have_numbers_of_its_own_for_a_level() -> None:
    for game, own in OWN.items():
        assert game in NAMES
        for name in LEVELS:
            assert level_in(game, name) == own.get(name, LEVELS[name])
        found = [level_in(game, name) for name in LEVELS]
        assert [one.care for one in found] == sorted(one.care for one in found)
        assert [one.iterations for one in found] == sorted(one.iterations for one in found)
        assert [one.seconds for one in found] == [one.seconds for one in LEVELS.values()]
    assert level_in("cubosaurs", "skilled") == LEVELS["skilled"]
    with pytest.raises(KeyError):
        level_in("divocina", "wizard")


def test_a_level_thinks_as_long_as_it_does_in_the_game() -> None:
    assert registry.iterations("expert", "wild_life") == 3000
    assert registry.iterations("expert", "cubosaurs") == 1000
    assert registry.iterations("greedy", "wild_life") == WORLDS
    for game in NAMES:
        longest = [registry.seconds(name, game) for name in ("greedy", "expert", "master")]
        assert longest == [1.0, 1.0, 4.0]


def test_a_choice_has_the_iterations_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int]] = []

    class Noted(SearchBot):
        def choose(self, sampler: Sampler, seed: int, budget: Budget) -> Advice:
            asked.append((sampler.view.game.name, budget.iterations))
            return super().choose(sampler, seed, Budget(8))

    monkeypatch.setattr(levels, "SearchBot", Noted)
    for name in ("wild_life", "cubosaurs"):
        table = rules.game(name).new_table(2, {}, 1)
        registry.choose("expert", Sampler(table, table.actor, 1), 1)
    assert asked == [("wild_life", 3000), ("cubosaurs", 1000)]


def test_the_bot_of_a_level_draws_as_its_game_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[float, float, float]] = []

    class Noted(SearchBot):
        def choose(self, sampler: Sampler, seed: int, budget: Budget) -> Advice:
            asked.append((self.care, self.cut, self.explore))
            return super().choose(sampler, seed, budget)

    monkeypatch.setattr(levels, "SearchBot", Noted)
    for name in ("divocina", "cubosaurs"):
        table = rules.game(name).new_table(2, {}, 1)
        sampler = Sampler(table, table.actor, 1)
        move = registry.make("skilled").choose(sampler, 1, Budget(8)).move
        assert move in table.moves()
    assert asked == [OWN["divocina"]["skilled"][2:], LEVELS["skilled"][2:]]


def test_there_is_no_bot_of_another_name() -> None:
    with pytest.raises(KeyError):
        registry.make("wizard")
