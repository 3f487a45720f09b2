"""What a position is worth: the game's own estimate, or one fitted by self-play."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from game.engine.game import Game
    from game.engine.table import Table


class Value(Protocol):
    """An estimate of positions, for a search to put at its leaves."""

    def returns(self, table: Table) -> list[float]:
        """The expected returns by seat, in 0 … 1, of a table that is not over."""

    def scores(self, table: Table) -> list[float] | None:
        """The expected final scores by seat; ``None`` if it knows none."""

    def chapter(self, table: Table) -> int:
        """A number that grows when looking further is in vain (all cards are dealt anew)."""


class Plain:
    """The game's own estimate."""

    def __init__(self, game: Game) -> None:
        self.returns = game.evaluate

    def scores(self, table: Table) -> list[float] | None:
        """It knows none."""
        return None

    def chapter(self, table: Table) -> int:
        """The whole game is one."""
        return 0


@cache
def value_of(game: Game) -> Value:
    """The best estimate there is of a game's positions."""
    return Plain(game)
