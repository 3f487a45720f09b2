"""Going on after an unexpected error inside the window.

The scenes are closed, whatever state they are in, a report is written, and the menu comes back
with a message over it that offers the game that was being played. A second error before the
message was answered means that nothing can be shown any more: it ends the program.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial

from game.app import App
from game.cli import crash
from game.engine.match import Match
from game.engine.text import Text
from game.save import Header, Journal, SeatInfo
from game.save.lines import encode, move_line
from game.scenes.menu import Menu
from game.scenes.mishap import Mishap, not_written, written
from game.scenes.routes import Routes
from game.session import Session

_log = logging.getLogger(__name__)


class Rescue:
    """What the application does with an exception that came out of a scene."""

    def __init__(self, app: App, routes: Routes) -> None:
        self.app = app
        self.routes = routes

    def __call__(self, error: Exception) -> None:
        """Report the error and show the menu; raises the error when there is no hope."""
        scenes = self.app.stack.scenes
        if any(isinstance(scene, Mishap) for scene in scenes):
            raise error
        _log.error("unexpected error", exc_info=error)
        sessions = (getattr(scene, "session", None) for scene in scenes)
        session = next((one for one in sessions if isinstance(one, Session)), None)
        report = self._report(error, session)
        go_on = self._way_back(session) if session else None
        self._abandon(session)
        self.app.push(Menu(self.routes))
        self.app.push(Mishap(report, go_on))

    def _report(self, error: Exception, session: Session | None) -> Text:
        """Write the report; the words for what came of it."""
        people = [player.name for player in session.players if player.human] if session else []
        chapters = [_guarded(self._screen)]
        if session:
            chapters.append(_guarded(partial(game, session)))
        try:
            return written(crash.write(error, chapters, people))
        except OSError as trouble:
            return not_written(trouble)

    def _screen(self) -> str:
        """What was on the screen."""
        scenes = " > ".join(type(scene).__name__ for scene in self.app.stack.scenes)
        width, height = self.app.metrics.size
        return f"On the screen: {scenes}, {width} x {height}, text {self.app.settings.text} %"

    def _way_back(self, session: Session) -> Callable[[], None] | None:
        """How the game can be played on: from its file if that is whole, else from its moves."""
        journal = session.keeper
        if not isinstance(journal, Journal):
            return None
        if journal.path and journal.moves and not journal.trouble:
            return partial(self.routes.open, journal.path)
        return partial(self.routes.again, session)

    def _abandon(self, session: Session | None) -> None:
        """Close everything, though any of it may be broken."""
        self.app.stack.abandon()
        if session:
            with suppress(Exception):  # its scene may have failed to do so
                session.close()
        self.routes.close()


def game(session: Session) -> str:
    """The game as a save without names: it can be cut out of the report and replayed."""
    return "The game:\n" + b"".join(_lines(session.match, session)).decode()


def _lines(match: Match, session: Session) -> Iterator[bytes]:
    seats = [
        SeatInfo("human" if player.human else "bot", f"Seat {number}", player.level)
        for number, player in enumerate(session.players, start=1)
    ]
    yield encode(Header.of(match.setup, seats))
    for move, table in zip(match.moves, [*match.history[1:], match.table], strict=True):
        yield move_line(move, table.digest())


def _guarded(chapter: Callable[[], str]) -> str:
    """A chapter of a report on things that may be broken."""
    try:
        return chapter()
    except Exception as error:
        return f"(another error while this was written: {error!r})"
