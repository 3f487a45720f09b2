"""The table scene: a session on the screen, with its bars, its log and its tools."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.bots.bot import Advice
from game.engine.event import SAID, Event
from game.engine.game import Attempt
from game.engine.text import N_, Seat, T, Text
from game.i18n import tr
from game.scenes.navigator import Navigator
from game.scenes.page import Page
from game.scenes.scoring import MENU, REMATCH, Scoring
from game.scenes.table import hints, speech
from game.scenes.table.choices import Choices, Option
from game.scenes.table.curtain import Curtain
from game.scenes.table.director import Director
from game.scenes.table.drawing import draw_large
from game.scenes.table.feed import Feed, glide
from game.scenes.table.field import Field
from game.scenes.table.hud import Log, Screen, Tools, TopBar, log_opens
from game.scenes.table.pause import LEAVE, SAVE, Pause
from game.scenes.table.pick import Pick
from game.scenes.table.prompt import PromptBar
from game.session import Session
from game.ui import cardface, level, sound
from game.ui.board.board import Board
from game.ui.theme import Metrics
from game.ui.widgets import Widget


class TableScene(Page):
    """A game at the table. ``fresh`` lets the deal be heard; a loaded game stands as it was."""

    def __init__(self, session: Session, navigator: Navigator, fresh: bool = False) -> None:
        super().__init__()
        self.session = session
        self.navigator = navigator
        self.fresh = fresh
        self.hinter = hints.Hinter(session)
        self._log_wish: bool | None = None
        self._keys = {
            pygame.K_h: self.hint,
            pygame.K_u: self.undo,
            pygame.K_l: self.toggle_log,
            pygame.K_F1: self.rules,
            pygame.K_p: self.back,
        }

    # --- building -------------------------------------------------------------------------------

    def build(self) -> Widget:
        session, settings = self.session, self.host.settings
        board = Board(level.load(session.game), session.view())
        self.feed = Feed(board, settings, self._heard)
        self.director = Director(session, self.feed, settings, self)
        self.field = Field(board, session, settings, self._play, self._refuse, self._show_buttons)
        tools = Tools(self.back, self.hint, self.undo, self.toggle_log, self.rules)
        self.top = TopBar(session.game.title, tools)
        self.bottom = PromptBar()
        self.log = Log()
        return Screen(self.top, self.field, self.bottom, self.log)

    def enter(self) -> None:
        super().enter()
        self.root.focus(self.field)
        if self.fresh:
            sound.play("shuffle")
        self.settled()

    def leave(self) -> None:
        super().leave()
        self.session.close()

    def resize(self, metrics: Metrics) -> None:
        cardface.use_marks(self.host.settings.marks)
        wish = self._log_wish
        self.log.visible = log_opens(metrics) if wish is None else wish
        super().resize(metrics)
        self._show_log()
        self._show_bars()

    # --- showing --------------------------------------------------------------------------------

    def _heard(self, event: Event) -> None:
        self.director.heard(event)

    def tell(self, event: Event) -> None:
        """An event has just been shown on the board."""
        session = self.session
        if event.kind == SAID:
            self.log.add_line(event.seat, speech.line(event, session.game, session.names))

    def settled(self) -> None:
        """The board equals the view again; whoever is next may decide."""
        view = self.session.view()
        self.field.board.sync(view, glide(self.host.settings))
        self.field.view = view
        self._show_log()
        self._show_bars()

    def look(self, seat: int) -> None:
        """From now on the screen is for this seat."""
        self.session.viewer = seat
        self.field.cancel()
        self.settled()

    def _show_log(self) -> None:
        """The whole log anew: another viewer, another language, or an undo."""
        session = self.session
        told = [session.opening(), *session.told()]
        waiting = sum(event.kind == SAID for event in self.feed.waiting)
        shown = [
            line for events in told for line in speech.lines(events, session.game, session.names)
        ]
        self.log.set(shown[: len(shown) - waiting])

    def _show_bars(self) -> None:
        """Numbers, prompt, choices and tools for the present decision."""
        view = self.field.view
        ready = self.director.ready
        self.top.chips.set(self.session.game.infos(view))
        self.field.offer(Choices(view if ready else None))
        announced = self.session.game.announcement(view)
        self.field.aim(announced)
        self.bottom.announce(announced, view, self.session.names)
        self._show_prompt()
        self._show_buttons()
        self.top.tools["undo"].enable(self._undo_count() > 0)
        self.top.tools["hint"].enable(ready)
        self.root.changed()

    def _show_prompt(self) -> None:
        """Who is to play, and what is asked of them."""
        session, view = self.session, self.field.view
        if view.over:
            self.bottom.say("trophy", T(N_("The game is over")), "")
        elif session.players[view.actor].human:
            words = tr(session.game.prompt(view), session.names)
            self.bottom.say("human", session.names[view.actor], words)
        else:
            self.bottom.say("bot", session.names[view.actor], T(N_("is thinking …")))

    def _show_buttons(self) -> None:
        options = self.field.choices.buttons(self.field.chosen)
        self.bottom.offer(options, self._follow, self.session.names)

    # --- playing --------------------------------------------------------------------------------

    def _play(self, options: Sequence[Option]) -> None:
        """Play the move that is meant; ask which, if it may be several."""
        if len(options) > 1:
            self.host.push(Pick(options, self.session.names))
        else:
            self._follow(options[0])

    def _follow(self, option: Option) -> None:
        self.hinter.stop()
        sound.play("card_take")
        self.field.offer(Choices(None))
        self.director.play(option.move)
        self._show_bars()

    def _refuse(self, attempt: Attempt) -> None:
        sound.play("refuse")
        self.host.tell(self.reason(attempt))

    def reason(self, attempt: Attempt) -> str:
        """The rule by which something cannot be done, in words."""
        session = self.session
        if session.over:
            text: Text = T(N_("The game is over."))
        elif not self.director.ready:
            text = T(N_("It is {who}'s turn."), who=Seat(self.field.view.actor))
        else:
            text = session.game.why_not(self.field.view, attempt)
        return tr(text, session.names)

    # --- the director's stage ---------------------------------------------------------------------

    def show_sheet(self, number: int) -> None:
        """A round was scored: look at it before play goes on."""
        session = self.session
        sheet = session.game.sheet(session.match.table.sheets[number])
        self.host.push(Scoring(session, sheet, session.result() if sheet.final else None))

    def show_end(self) -> None:
        """The final sheet has been closed with "look at the table": nothing more to do."""
        sound.play("win")
        self._show_bars()

    def draw_curtain(self) -> None:
        """Another human is next: cover everything first."""
        self.host.push(Curtain(self.session.names[self.session.actor]))

    def resumed(self, result: object) -> None:
        """A scene above was closed."""
        if isinstance(result, Option):
            self._follow(result)
        elif result in (LEAVE, MENU):
            self.host.home()
        elif result == SAVE:
            self.navigator.save_as(self.session)
        elif result == REMATCH:
            self.navigator.rematch(self.session)
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
            self.host.push(Pause(self.navigator))

    def hint(self) -> None:
        """Ask the strongest bot."""
        if self.director.ready:
            self.hinter.ask()
            self.host.tell(T(N_("Thinking about a hint …")))

    def _show_hint(self, advice: Advice) -> None:
        option = hints.option_of(advice, self.field.choices)
        if option:
            self.field.choose(-1)
            self.field.hinted = option
            words = hints.words(advice, option, self.session.actor)
            self.host.tell(tr(words, self.session.names))
            self.root.changed()

    def _undo_count(self) -> int:
        return self.session.undo_count(self.host.settings.casual_undo)

    def undo(self) -> None:
        """Take back to the last human decision, or say why that may not be."""
        if self.session.undo(self.host.settings.casual_undo):
            self.hinter.stop()
            self.field.cancel()
            self.director.reset()
            if self.session.human_to_act and self.session.game.open_screen:
                self.session.viewer = self.session.actor
        elif self.session.match.moves:
            self.host.tell(
                T(N_("No undo here: a hidden card was seen, or another player has decided."))
            )
        else:
            self.host.tell(T(N_("There is nothing to take back.")))

    def toggle_log(self) -> None:
        """Open or close the log."""
        self._log_wish = not self.log.visible
        self.log.show(self._log_wish)

    def rules(self) -> None:
        """Look something up."""
        self.navigator.rules()

    # --- events, time, drawing ------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self.field.hover(event.pos)
        elif event.type == pygame.KEYDOWN and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            action = self._keys.get(event.key)
            if action:
                action()
                return True
        elif (
            event.type == pygame.KEYDOWN
            and event.key == pygame.K_z
            and event.mod & pygame.KMOD_CTRL
        ):
            self.undo()
            return True
        return super().handle(event)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.session.trouble:
            self.host.tell(self.session.trouble.reason)
            self.session.trouble = None
        if self.director.update(dt):
            self.root.changed()
        advice = self.hinter.poll()
        if advice:
            self._show_hint(advice)

    def draw(self, surface: pygame.Surface) -> None:
        self.root.draw(surface)
        draw_large(surface, self.field)
