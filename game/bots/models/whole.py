"""What the features of games have in common that are not played in chapters."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.engine.table import Table


class WholeGame:
    """A game that is one chapter: nothing is carried over, nothing comes after it."""

    def variant(self, table: Table) -> str:
        """Seats."""
        return f"{table.seats}"

    def chapter(self, table: Table) -> int:
        """The game is one."""
        return 0

    def chapters_left(self, table: Table) -> int:
        """None."""
        return 0

    def carried(self, table: Table) -> list[float]:
        """There are no earlier chapters."""
        return [0.0] * table.seats
