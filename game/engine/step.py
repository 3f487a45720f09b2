"""Steps: the rulebook cut into small pieces that lie on a table's stack.

A step is a frozen dataclass that holds seats, slots, zones and numbers. A plain ``Step`` is run by
the engine when it comes to the top; an ``Ask`` stops there until its seat has chosen a move, even
if there is only one: whether a table stops, and for whom, must never depend on hidden cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from game.engine.move import Move
    from game.engine.table import Table


class Step:
    """A piece of the rules without a decision."""

    __slots__ = ()
    asks: ClassVar[bool] = False

    def run(self, table: Table) -> None:
        """Do it: change the table by its verbs and push the steps that follow."""
        raise RuntimeError(f"{type(self).__name__} cannot be run")


class Ask(Step):
    """A decision of one seat; it stays on the stack until ``play`` has been called."""

    __slots__ = ()
    asks: ClassVar[bool] = True
    seat: int

    def moves(self, table: Table) -> list[Move]:
        """The legal moves, never none, in a fixed order that depends on the table alone."""
        raise RuntimeError(f"{type(self).__name__} has no moves")

    def play(self, table: Table, move: Move) -> None:
        """Carry out one of ``moves``; the step itself has already left the stack."""
        raise RuntimeError(f"{type(self).__name__} cannot be played")
