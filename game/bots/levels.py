"""The levels: one search for all, and how carefully its findings are followed.

A weaker level sees as much as a stronger one but chooses less carefully: among the moves that the
search found worth visiting it draws with weights ``visits ** care``. Few iterations instead would
make a bot that plays well and then collapses.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from game.bots.bot import Advice, Budget
from game.bots.search import EXPLORE, Found, Search
from game.bots.values import Value, value_of
from game.engine.rng import Rng
from game.engine.sample import Sampler


class Level(NamedTuple):
    """How a level thinks: ``iterations``, and at most ``seconds``; ``care`` is the exponent of the
    draw, moves with less than ``cut`` of the most visits are never drawn. How much it may
    ``explore`` decides how far the visits spread over worse moves."""

    iterations: int
    seconds: float = math.inf
    care: float = math.inf
    cut: float = 0.1
    explore: float = EXPLORE


CURIOUS = 0.4
"""Weaker levels spread their visits more, so that there is something to choose from."""
LEVELS = {
    "novice": Level(300, 1.0, -0.5, 0.1, CURIOUS),
    "casual": Level(300, 1.0, 0.5, 0.1, CURIOUS),
    "skilled": Level(300, 1.0, 1.7, 0.1, CURIOUS),
    "expert": Level(1000, 1.0),
    "master": Level(12000, 4.0),
}
OWN: dict[str, dict[str, Level]] = {
    "divocina": {
        "novice": Level(300, 1.0, 0.4, 0.2, 0.3),
        "casual": Level(300, 1.0, 1.0, 0.25, 0.25),
        "skilled": Level(300, 1.0, 3.0, 0.4, 0.2),
    },
    "selva": {"master": Level(8000, 4.0)},
    "wild_life": {"expert": Level(3000, 1.0)},
}
"""By game, levels with numbers of their own. In Divočina a careless move costs so much that levels
as they are elsewhere would never win against an expert; in Wild Life the best move is hard to tell
from the next; in Selva looking takes long."""


def level_in(game: str, name: str) -> Level:
    """How a level thinks in a game; ``KeyError`` if there is no such level."""
    return OWN.get(game, {}).get(name, LEVELS[name])


class SearchBot:
    """Searches, and follows what it found with more or less care."""

    def __init__(
        self,
        care: float = math.inf,
        cut: float = 0.1,
        explore: float = EXPLORE,
        value: Value | None = None,
    ) -> None:
        """As in ``Level``; ``value`` is used instead of the best estimate for the game."""
        self.care = care
        self.cut = cut
        self.explore = explore
        self.value = value

    def choose(self, sampler: Sampler, seed: int, budget: Budget) -> Advice:
        """A move as good as the care allows."""
        search = Search(sampler, seed, self.value or value_of(sampler.view.game), self.explore)
        search.run(budget)
        found = search.found()
        chosen = draw(found, self.care, self.cut, Rng(~seed))
        second = next((one for one in found if one is not chosen), None)
        return Advice(
            chosen.move,
            chosen.value,
            second and second.move,
            second and second.value,
            search.forecast(chosen),
            search.iterations,
            tuple((one.move, one.value) for one in found),
        )


class LevelBot:
    """A level by its name, in every game with the numbers that are right there."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, sampler: Sampler, seed: int, budget: Budget) -> Advice:
        """A move as good as the level's care allows."""
        how = level_in(sampler.view.game.name, self.name)
        return SearchBot(how.care, how.cut, how.explore).choose(sampler, seed, budget)


def draw(found: list[Found], care: float, cut: float, rng: Rng) -> Found:
    """One of the findings (the most visited first): the first, or drawn by visits ** care from
    those that have at least ``cut`` of its visits."""
    if care == math.inf:
        return found[0]
    most = found[0].visits
    fair = [one for one in found if one.visits >= cut * most]
    weights = [(one.visits / most) ** care for one in fair]
    point = rng.random() * sum(weights)
    for one, weight in zip(fair, weights, strict=True):
        point -= weight
        if point < 0:
            return one
    return fair[-1]
