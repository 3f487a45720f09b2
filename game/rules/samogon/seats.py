"""Seats of Dziki Samogon: their order, and the Characters in them."""

from typing import TypeAlias

from game.engine.table import Table
from game.engine.view import View
from game.rules.samogon import layout as at

State: TypeAlias = Table | View
"""A table or a view of one: all that is asked here is public."""


def clockwise(first: int, seats: int) -> list[int]:
    """All seats, beginning with ``first``."""
    return [*range(first, seats), *range(first)]


def character_of(state: State, seat: int) -> int:
    """The Character of a seat: slot and face, which are the same number."""
    return state.zones[at.CHARACTER + seat][0]
