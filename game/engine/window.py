"""Windows: the one grammar by which players may interrupt one another.

Whatever others may answer is not done but *announced*: it lies on the stack as a step, and a
``Window`` above it asks the entitled seats in order. A pass hands the question on; when nobody is
left to ask, the stack runs on and the effect resolves. An answer ends the window (those not asked
yet are asked no more) and does one of four things:

* ``cancel`` — the effect beneath is gone (a paid cancellation, a protector);
* ``swap`` — another effect takes its place (a support that changes the action to come);
* ``announce`` — the answer is an effect itself and lies above the first one, with a window of its
  own. Only that newest window is left, and when it closes everything resolves, the last answer
  first: counters to counters nest, and a step that cancels cancels what it finds beneath it, or
  any announced step that it names;
* it asks on — push the window again, as ``Window.reopened`` makes it.

Once each in turn order: ``announce(table, effect, window, seats)`` with each seat once. Two players
by turns until both pass in a row: answer with ``announce(table, answer, window, (other, self))``.
A window without an effect beneath (a moment in which things may be played): push it alone.

**Whom a window asks must follow from public facts.** A window opens also for a seat that has no
answer and can only pass: whether the table stops must tell nothing about a hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from game.engine.move import Move
from game.engine.step import Ask, Step
from game.engine.table import Table

PASS = Move("pass")


@dataclass(frozen=True, slots=True)
class Window(Ask):
    """``seat`` may answer what lies beneath or pass; after a pass each of ``later`` is asked."""

    seat: int
    later: tuple[int, ...]

    def answers(self, table: Table) -> list[Move]:
        """The answers the seat has, perhaps none; passing is always possible besides."""
        raise RuntimeError(f"{type(self).__name__} knows no answers")

    def answer(self, table: Table, move: Move) -> None:
        """Carry out an answer; the window has left the stack, the effect is on top of it."""
        raise RuntimeError(f"{type(self).__name__} cannot be answered")

    def moves(self, table: Table) -> list[Move]:
        """Pass, or one of the answers."""
        return [PASS, *self.answers(table)]

    def play(self, table: Table, move: Move) -> None:
        """A pass asks the next seat or lets the window close."""
        if move.verb != "pass":
            self.answer(table, move)
        elif self.later:
            table.steps.append(self.reopened(self.later))

    def reopened(self, seats: tuple[int, ...]) -> Self:
        """The same window for these seats, the first of them asked now."""
        return replace(self, seat=seats[0], later=seats[1:])


def announce(table: Table, effect: Step, window: type[Window], seats: tuple[int, ...]) -> None:
    """Let ``effect`` come next, unless one of ``seats``, asked in this order, answers it."""
    table.steps.append(effect)
    if seats:
        table.steps.append(window(seats[0], seats[1:]))


def cancel(table: Table, effect: Step | None = None) -> bool:
    """Take the next step from the stack, or the uppermost that equals ``effect``; whether there
    was one."""
    steps = table.steps
    for index in range(len(steps) - 1, -1, -1):
        if effect is None or steps[index] == effect:
            del steps[index]
            return True
    return False


def swap(table: Table, effect: Step) -> None:
    """Put ``effect`` in the place of the next step."""
    table.steps[-1] = effect


def announced(steps: Sequence[Step]) -> Step | None:
    """The announced effect that a stack waits with: the first step below its questions."""
    return next((step for step in reversed(steps) if not step.asks), None)
