"""Passing until something happens: a player who has passed need not pass again and again while
nobody else does anything."""

from __future__ import annotations

from game.engine.move import Move
from game.engine.window import PASS, Window
from game.session import Session


class Passing:
    """Passes in the windows of a seat from when it wishes so until another seat has made a move
    that is no pass. Not for several humans at one screen, whom it would tell something."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.seat = -1
        self.since = 0

    def begin(self) -> None:
        """Whoever is to decide now passes in the windows to come."""
        self.seat = self.session.actor
        self.since = len(self.session.match.moves)

    def stop(self) -> None:
        """Whoever passed is asked again."""
        self.seat = -1

    def offered(self) -> bool:
        """Whether it would be of use: a window in which the human who is asked could do something,
        while what it is about was done by the same player."""
        match = self.session.match
        alone = next(
            (
                table.actor == match.table.actor
                for table, move in zip(reversed(match.history), reversed(match.moves), strict=True)
                if move != PASS
            ),
            False,
        )
        return alone and self._asked() and self.able

    def move(self) -> Move | None:
        """The pass that is to be played now, if there is one."""
        if self.seat < 0 or not self._asked():
            return None
        match = self.session.match
        later = zip(match.history[self.since :], match.moves[self.since :], strict=True)
        if any(table.actor != self.seat and move != PASS for table, move in later):
            self.stop()
        return PASS if self.session.actor == self.seat else None

    @property
    def able(self) -> bool:
        """Whether whoever is asked could do more than pass."""
        return len(self.session.match.table.moves()) > 1

    def _asked(self) -> bool:
        """Whether a human is asked in a window, with no other human at the screen."""
        session = self.session
        window = isinstance(session.match.table.ask, Window)
        return window and session.human_to_act and not session.shared
