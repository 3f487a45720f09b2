"""No bot ever decides by what its seat cannot see."""

from __future__ import annotations

import pytest

from game.bots import registry
from game.bots.bot import Advice, Bot, Budget
from game.bots.greedy import GreedyBot
from game.engine.sample import Sampler
from game.engine.table import Table
from tests.bots.positions import ALL, every_setting, other_world, positions

ITERATIONS = 40
WORLDS = 2


def advice(bot: Bot, table: Table, seed: int) -> Advice:
    """What a bot says at a table."""
    return bot.choose(Sampler(table, table.actor, seed), seed, Budget(ITERATIONS))


def swayed(bot: Bot, name: str, number: int = 4) -> tuple[int, int]:
    """How often other hidden faces change the advice of a bot, of how many trials."""
    changed = trials = 0
    for seed, (game, seats, options) in enumerate(every_setting(name)):
        for table in positions(game, seats, options, seed, number):
            said = advice(bot, table, seed)
            assert said.move in table.moves()
            for world in range(WORLDS):
                trials += 1
                changed += advice(bot, other_world(table, 100 + world), seed) != said
    return changed, trials


class Cheat(GreedyBot):
    """Looks into the real table, by way of a sampler that was left open."""

    def choose(self, sampler: Sampler, seed: int, budget: Budget) -> Advice:
        """The best move in the world that is."""
        assert isinstance(sampler, Open)
        sampler.sample = lambda rng: sampler.table.clone()  # type: ignore[method-assign]
        return super().choose(sampler, seed, budget)


class Open(Sampler):
    """A sampler with the real table in it, as no bot ever gets it."""

    def __init__(self, table: Table, seat: int, seed: int) -> None:
        super().__init__(table, seat, seed)
        self.table = table


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("level", registry.NAMES)
def test_what_a_seat_cannot_see_changes_no_advice(level: str, name: str) -> None:
    changed, trials = swayed(registry.make(level), name)
    assert trials > 10
    assert changed == 0


def test_a_cheat_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.bots.test_fairness.Sampler", Open)
    changed, trials = swayed(Cheat(), "pairs", 10)
    assert changed > trials / 10
