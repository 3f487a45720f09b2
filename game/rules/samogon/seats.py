"""Seats of Dziki Samogon: their order, and the Characters in them."""

from typing import TypeAlias

from game.engine.table import Table
from game.engine.view import View
from game.rules.samogon import layout as at
from game.rules.samogon.cards import ALONE_LIFE, MAX_LIFE

State: TypeAlias = Table | View
"""A table or a view of one: all that is asked here is public."""


def clockwise(first: int, seats: int) -> list[int]:
    """All seats, beginning with ``first``."""
    return [*range(first, seats), *range(first)]


def character_of(state: State, seat: int) -> int:
    """The Character of a seat: slot and face, which are the same number."""
    return state.zones[at.CHARACTER + seat][0]


def full_life(state: State, character: int) -> int:
    """The life with which a Character begins."""
    return (ALONE_LIFE if state.seats == 1 else MAX_LIFE)[character]
