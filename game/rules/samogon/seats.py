"""Seats of Dziki Samogon: their order, and the Characters in them."""

from typing import Protocol

from game.rules.samogon import layout as at


class Places(Protocol):
    """A table or a view of one."""

    @property
    def seats(self) -> int:
        """How many play."""

    @property
    def zones(self) -> "list[list[int]] | tuple[tuple[int, ...], ...]":
        """The slots in each zone."""


def clockwise(first: int, seats: int) -> list[int]:
    """All seats, beginning with ``first``."""
    return [*range(first, seats), *range(first)]


def character_of(table: Places, seat: int) -> int:
    """The Character of a seat: slot and face, which are the same number."""
    return table.zones[at.CHARACTER + seat][0]
