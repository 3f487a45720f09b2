"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from game.bots.bot import Advice, Bot, Budget, never
from game.bots.greedy import WORLDS, GreedyBot
from game.bots.levels import LEVELS, LevelBot, level_in
from game.bots.random import RandomBot
from game.engine.sample import Sampler
from game.engine.text import N_, T, Text

TITLES: dict[str, Text] = {
    "random": T(N_("Random")),
    "hasty": T(N_("Hasty")),
    "greedy": T(N_("Greedy")),
    "novice": T(N_("Novice")),
    "casual": T(N_("Casual")),
    "skilled": T(N_("Skilled")),
    "expert": T(N_("Expert")),
    "master": T(N_("Master")),
}
NAMES = tuple(TITLES)
"""The yardsticks, then the levels, the weakest first."""
YARDSTICKS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "hasty": partial(GreedyBot, replies=False),
    "greedy": GreedyBot,
}
"""Bots to measure others by: they do not search."""
OFFERED = tuple(LEVELS)
"""The levels a person may choose to play against."""


@cache
def make(level: str) -> Bot:
    """The bot of this level; ``KeyError`` if there is none such."""
    if level in YARDSTICKS:
        return YARDSTICKS[level]()
    if level not in LEVELS:
        raise KeyError(level)
    return LevelBot(level)


def iterations(level: str, game: str) -> int:
    """The iterations that a level thinks for in a game."""
    return level_in(game, level).iterations if level in LEVELS else WORLDS


def seconds(level: str, game: str) -> float:
    """The longest that a level may think about a move of a game."""
    return level_in(game, level).seconds if level in LEVELS else 1.0


def choose(
    level: str, sampler: Sampler, seed: int, cancelled: Callable[[], bool] = never
) -> Advice:
    """What the bot of this level does, thinking as long as the level does."""
    game = sampler.view.game.name
    budget = Budget(iterations(level, game), seconds(level, game), cancelled)
    return make(level).choose(sampler, seed, budget)
