"""The table scene: a session on the screen, and what its players and tools do."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.event import Event
from game.engine.game import Attempt
from game.engine.move import Move
from game.engine.text import N_, T
from game.scenes.navigator import Navigator
from game.scenes.page import Page
from game.scenes.scoring import MENU, REMATCH, REVIEW, Scoring
from game.scenes.table import hints, speech
from game.scenes.table.choices import Option
from game.scenes.table.curtain import Curtain
from game.scenes.table.director import Director
from game.scenes.table.display import Display
from game.scenes.table.drawing import draw_large
from game.scenes.table.feed import PRESSES
from game.scenes.table.field import Field
from game.scenes.table.hud import Tools
from game.scenes.table.passing import Passing
from game.scenes.table.pause import LEAVE, RESULT, SAVE, Pause
from game.scenes.table.pick import Pick
from game.scenes.table.playing import Playing
from game.session import Session
from game.ui import backdrop, cardface, sound
from game.ui.theme import Metrics
from game.ui.widgets import Widget

PASSED = T(N_("Passed for you, because nothing new had happened. You could have played something."))
PLAIN_TABLE = N_("The map of this table cannot be used, so the cards lie on a plain one: {reason}")


class TableScene(Page):
    """A game at the table. ``fresh`` shows the deal; a loaded game stands as it was left."""

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
        tools = Tools(self.back, self.hint, self.undo, self.toggle_log, self.rules, self.result)
        self.passing = Passing(session)
        self.display = Display(
            session, settings, tools, self.passing, self._play, self._refuse, self._heard
        )
        self.director = Director(session, self.display.feed, settings, self, self.passing)
        self.playing = Playing(self.display.field, self._play_move, self._ask)
        return self.display.screen

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
        self.director.play(move)
        self._show_bars()

    def _ask(self, options: Sequence[Option]) -> None:
        self.host.push(Pick(options, self.session.names))

    def _refuse(self, attempt: Attempt) -> None:
        sound.play("refuse")
        ready = self.director.ready
        self.host.tell(speech.reason(attempt, self.session, self.field.view, ready))

    def resumed(self, result: object) -> None:
        """A scene above was closed."""
        if isinstance(result, Option):
            self.playing.follow(result)
        elif result in (LEAVE, MENU):
            self.host.home()
        elif result == SAVE:
            self.navigator.save_as(self.session)
        elif result == REMATCH:
            self.navigator.rematch(self.session)
        elif result == RESULT:
            self.result()
        elif result == REVIEW:
            self.result()  # beneath, so that the way out of the coach leads back to it
            self.navigator.review(self.session)
        elif result is True and self.session.needs_curtain():
            self.look(self.session.actor)
        self.root.changed()

    # --- tools ----------------------------------------------------------------------------------

    def back(self) -> None:
        """Escape: drop what is held or chosen, else pause."""
        if self.field.dragging or self.field.chosen >= 0:
            self.field.cancel()
            self.field.choose(-1)
        else:
            session = self.session
            self.host.push(Pause(self.navigator, session.game.name, session.kept, session.over))

    def hint(self) -> None:
        """Ask the strongest bot."""
        if self.director.ready:
            self.hinter.ask()
            self.host.tell(T(N_("Thinking about a hint …")))

    def _undo_count(self) -> int:
        options = self.host.settings
        return self.session.undo_count(options.casual_undo, options.skip_windows)

    def undo(self) -> None:
        """Take back to the last human decision, or say why that may not be."""
        options = self.host.settings
        if self.session.undo(options.casual_undo, options.skip_windows):
            self.hinter.stop()
            self.passing.stop()
            self.host.tell(T(N_("Taken back.")))
            self.field.cancel()
            self.display.feed.skip()
            self.director.reset()
            if self.session.human_to_act and self.session.game.open_screen:
                self.session.viewer = self.session.actor
        elif self.session.match.moves:
            self.host.tell(
                T(
                    N_(
                        "No undo here: somebody has seen a card that was hidden, or another player has decided."
                    )
                )
            )
        else:
            self.host.tell(T(N_("There is nothing to take back.")))

    def result(self) -> None:
        """How the game has ended, once more."""
        self.show_sheet(len(self.session.match.table.sheets) - 1)

    def toggle_log(self) -> None:
        """Open or close the log."""
        self.display.toggle_log()

    def rules(self) -> None:
        """Look something up."""
        self.navigator.rules(self.session.game.name)

    # --- events, time, drawing ------------------------------------------------------------------

    def cancel(self) -> None:
        super().cancel()
        self.field.cancel()  # no card stays large behind what comes on top

    def handle(self, event: pygame.Event) -> bool:
        if event.type in PRESSES and self.display.feed.hurry():
            return True
        if event.type == pygame.MOUSEMOTION:
            self.field.hover(event.pos)
        elif event.type == pygame.KEYDOWN and self._key(event):
            return True
        return super().handle(event)

    def _key(self, event: pygame.Event) -> bool:
        """The keys of the tools."""
        if event.mod & pygame.KMOD_CTRL:
            action = self.undo if event.key == pygame.K_z else None
        else:
            action = {
                pygame.K_h: self.hint,
                pygame.K_u: self.undo,
                pygame.K_l: self.toggle_log,
                pygame.K_F1: self.rules,
                pygame.K_p: self.back,
            }.get(event.key)
        if action:
            action()
        return action is not None

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.session.trouble:
            self.host.tell(self.session.trouble.reason)
            self.session.trouble = None
        if self.director.update(dt):
            self.root.changed()
        advice = self.hinter.poll()
        if advice:
            self.display.show_hint(advice, self.host.tell)

    def prepare(self) -> bool:
        return self.display.ahead.paint()

    def draw(self, surface: pygame.Surface) -> None:
        self.root.draw(surface)
        draw_large(surface, self.field, self.display.feed.moment)
