"""The stage: a session on the screen, from the deal to the last score."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.event import Event
from game.engine.game import Attempt
from game.engine.move import Move
from game.engine.text import N_, T
from game.scenes.navigator import Navigator
from game.scenes.page import Page
from game.scenes.scoring import Scoring
from game.scenes.table import hints, speech
from game.scenes.table.choices import Option
from game.scenes.table.curtain import Curtain
from game.scenes.table.director import Director
from game.scenes.table.display import Display
from game.scenes.table.field import Field
from game.scenes.table.hud import Tools
from game.scenes.table.passing import Passing
from game.scenes.table.pick import Pick
from game.scenes.table.playing import Playing
from game.session import Session
from game.ui import backdrop, cardface, sound
from game.ui.theme import Metrics
from game.ui.widgets import Widget

PASSED = T(N_("Passed for you, because nothing new had happened. You could have played something."))
PLAIN_TABLE = N_("The map of this table cannot be used, so the cards lie on a plain one: {reason}")


class Stage(Page):
    """A session on the screen, and the director's stage. ``fresh`` shows the deal; a loaded game
    stands as it was left."""

    def __init__(self, session: Session, navigator: Navigator, fresh: bool = False) -> None:
        super().__init__()
        self.session = session
        self.navigator = navigator
        self.fresh = fresh
        self.hinter = hints.Hinter(session)
        if session.shared and session.human_to_act:  # nobody knows who looks: begin with them
            session.viewer = session.actor

    # --- building -------------------------------------------------------------------------------

    def build(self) -> Widget:
        session, settings = self.session, self.host.settings
        self.passing = Passing(session)
        self.display = Display(
            session, settings, self.tools(), self.passing, self._play, self._refuse, self._heard
        )
        self.director = Director(session, self.display.feed, settings, self, self.passing)
        self.playing = Playing(self.display.field, self._play_move, self._ask)
        return self.display.screen

    def tools(self) -> Tools:
        """What the buttons of the bars do."""
        raise NotImplementedError

    @property
    def field(self) -> Field:
        """The table under the pointer."""
        return self.display.field

    def enter(self) -> None:
        super().enter()
        self.root.focus(self.field)
        backdrop.paper(self.host.metrics.size)  # what the first score will lie on takes long
        if fault := self.field.board.level.fault:
            self.host.tell(T(PLAIN_TABLE, reason=fault))
        if self.fresh:
            self.fresh = False
            self.display.deal()
            self.director.reset()
        else:
            self.settled()
            if self.session.over:
                self.director.sheets.append(len(self.session.match.table.sheets) - 1)
        if self.session.shared and not self.session.over:
            self.host.push(Curtain(self.session.names[self.session.viewer]))

    def leave(self) -> None:
        super().leave()
        self.session.close()

    def resize(self, metrics: Metrics) -> None:
        cardface.use_marks(self.host.settings.marks)
        self.display.fit(metrics)
        super().resize(metrics)
        self.display.show_log()
        self._show_bars()

    def _show_bars(self) -> None:
        self.display.show_bars(self.director.ready, self._undo_count() > 0)

    def _undo_count(self) -> int:
        options = self.host.settings
        return self.session.undo_count(options.casual_undo, options.skip_windows)

    # --- the director's stage -------------------------------------------------------------------

    def _heard(self, event: Event) -> None:
        self.director.heard(event)

    def tell(self, event: Event) -> None:
        """An event has just been shown on the board."""
        self.display.tell(event)

    def settled(self) -> None:
        """All has been shown; whoever is next may decide."""
        self.display.renew()
        self._show_bars()
        if self.director.ready:
            self.playing.go_on()

    def look(self, seat: int) -> None:
        """From now on the screen is for this seat."""
        self.session.viewer = seat
        self.field.cancel()
        self.settled()

    def show_sheet(self, number: int) -> None:
        """A round was scored: look at it before play goes on."""
        session = self.session
        sheet = session.game.sheet(session.match.table.sheets[number])
        self.host.push(Scoring(session, sheet, session.result() if sheet.final else None))

    def show_end(self) -> None:
        """The game is over, and its last sheet was looked at."""
        if self.session.result().winners:
            sound.play("win")
        self._show_bars()

    def passed(self) -> None:
        """A window was passed because the player wished so, although there was something to play."""
        self.host.tell(PASSED)

    def draw_curtain(self) -> None:
        """Another human is next: cover everything first."""
        self.field.cancel()
        self.host.push(Curtain(self.session.names[self.session.actor]))

    # --- playing --------------------------------------------------------------------------------

    def _play(self, options: Sequence[Option], followers: Sequence[int] = ()) -> None:
        self.playing.start(options, followers)

    def _play_move(self, move: Move) -> None:
        self.hinter.stop()
        self.host.hush()
        self.director.play(move)
        self._show_bars()

    def _ask(self, options: Sequence[Option]) -> None:
        self.host.push(Pick(options, self.session.names))

    def _refuse(self, attempt: Attempt) -> None:
        sound.play("refuse")
        ready = self.director.ready
        self.host.tell(speech.reason(attempt, self.session, self.field.view, ready))
