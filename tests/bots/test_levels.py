"""Levels: names, and how carefully they choose."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from game.bots import registry
from game.bots.levels import LEVELS, draw
from game.bots.search import Found
from game.engine.move import Move
from game.engine.rng import Rng

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


def test_there_is_no_bot_of_another_name() -> None:
    with pytest.raises(KeyError):
        registry.make("wizard")
