"""The display: everything the table scene shows, put together and kept up to date."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile

from game.bots.bot import Advice
from game.engine.event import SAID, Event
from game.engine.game import Attempt
from game.engine.text import N_, T
from game.engine.window import PASS
from game.i18n import tr
from game.scenes import outcome
from game.scenes.table import hints, speech
from game.scenes.table.choices import Choices, Option
from game.scenes.table.feed import Feed, glide
from game.scenes.table.field import Field
from game.scenes.table.hud import Log, Screen, Tools, TopBar, log_opens
from game.scenes.table.passing import Passing
from game.scenes.table.prompt import PromptBar
from game.session import Session
from game.settings import Settings
from game.ui import level
from game.ui.board.ahead import Ahead
from game.ui.board.board import Board
from game.ui.board.preview import card_width
from game.ui.theme import Metrics

ASKED, ANNOUNCED = 0.13, 0.18
"""The shares of the window's height that the prompt has for a question with a hint, and where cards
are announced in it. If it grew with the first of them, the whole table would move."""

NEWEST = 2
"""So many lines of the log at most stand in the prompt while it is closed."""


class Display:
    """Field, bars and log of a session. It shows ``view``, which is renewed when events have been
    shown, not when they happen."""

    def __init__(
        self,
        session: Session,
        settings: Settings,
        tools: Tools,
        passing: Passing,
        play: Callable[[Sequence[Option], Sequence[int]], None],
        refuse: Callable[[Attempt], None],
        heard: Callable[[Event], None],
    ) -> None:
        self.session = session
        self.settings = settings
        self.play = play
        self.passing = passing
        board = Board(level.load(session.game), session.view())
        self.feed = Feed(board, settings, heard)
        self.field = Field(board, session, settings, play, refuse, self.show_buttons)
        self.ahead = Ahead(board, self.feed.waiting, self._large)
        self.show_result = tools.result
        self.top = TopBar(session.game.title, tools)
        self.bottom = PromptBar()
        self.log = Log()
        kept = ANNOUNCED if session.game.announces else ASKED
        self.screen = Screen(self.top, self.field, self.bottom, self.log, kept)
        self._log_wish: bool | None = None

    def _large(self) -> int:
        """The width of a card that is shown large."""
        return card_width(self.field.rect, self.field.metrics)

    # --- the table ------------------------------------------------------------------------------

    def deal(self) -> None:
        """Let the deal of a new game be seen."""
        events = self.session.opening()
        self.field.board.rewind(events)
        self.feed.put(events)

    def renew(self) -> None:
        """Show the present of the session: the board glides to what has changed."""
        self.field.present(self.session.view())
        self.field.board.sync(self.field.view, glide(self.settings))
        self.field.look_again()
        self.show_log()

    def tell(self, event: Event) -> None:
        """An event has been shown on the board: a line of the log may belong to it."""
        session = self.session
        if event.kind == SAID:
            self.log.add_line(event.seat, speech.line(event, session.game, session.names))
            self._report()

    # --- the log --------------------------------------------------------------------------------

    def fit(self, metrics: Metrics) -> None:
        """Open the log where there is room for it, unless the player wished otherwise."""
        self.ahead.again()
        wish = self._log_wish
        self.log.visible = log_opens(metrics) if wish is None else wish

    def toggle_log(self) -> None:
        """Open or close the log."""
        self._log_wish = not self.log.visible
        self.log.show(self._log_wish)
        self._report()

    def _report(self) -> None:
        """Where the log is closed, the prompt tells what others have done last."""
        newest = [] if self.log.visible else self.log.lines.lines[-NEWEST:]
        others = takewhile(lambda line: line[0] != self.session.viewer, reversed(newest))
        self.bottom.report("\n".join(words for _, words in [*others][::-1]))

    def show_log(self) -> None:
        """The whole log anew: another viewer, another language, or an undo."""
        session = self.session
        told = [session.opening(), *session.told()]
        waiting = sum(event.kind == SAID for event in self.feed.waiting)
        shown = [
            line for events in told for line in speech.lines(events, session.game, session.names)
        ]
        self.log.set(shown[: len(shown) - waiting])

    # --- the bars -------------------------------------------------------------------------------

    def show_bars(self, ready: bool, can_undo: bool) -> None:
        """Numbers, prompt, choices and tools; ``ready`` if the human here is to decide."""
        view, session = self.field.view, self.session
        self.top.chips.set(self.field.infos)
        self.field.offer(Choices(view if ready else None))
        announced = session.game.announcement(view)
        self.field.aim(announced)
        self.bottom.announce(announced, view, session.names)
        self._report()
        self._show_prompt()
        lesson = session.lesson(view) if ready else None
        self.bottom.teach(tr(lesson, session.names) if lesson else "")
        self.show_buttons()
        self.top.tools["undo"].enable(can_undo)
        self.top.tools["hint"].enable(ready)
        self.screen.changed()

    def _show_prompt(self) -> None:
        """Who is to play, and what is asked of them."""
        session, view = self.session, self.field.view
        if view.over:
            if session.over:  # else the end that is still shown has just been taken back
                winners = session.result().winners
                ended = tr(outcome.headline(session, winners), session.names)
                self.bottom.say(outcome.sign(winners), T(N_("The game is over")), ended)
        elif session.players[view.actor].human:
            words = tr(session.game.prompt(view), session.names)
            self.bottom.say("human", session.names[view.actor], words)
        else:
            self.bottom.say("bot", session.names[view.actor], T(N_("is thinking …")))

    def show_buttons(self) -> None:
        """A button for each move that needs one, and for those of the chosen card."""
        field = self.field
        options = field.choices.buttons(field.selection)
        followers = field.selection[1:]
        names = self.session.names
        self.bottom.offer(options, lambda o: self.play([o], followers), names, field.hinted)
        if field.choices and self.passing.offered():
            self.bottom.offer_passing(self._pass_on)
        if field.view.over and self.show_result:
            self.bottom.offer_result(self.show_result)

    def _pass_on(self) -> None:
        """Pass now, and in the windows to come."""
        self.passing.begin()
        self.play([o for o in self.field.choices.options if o.move == PASS], ())

    def await_hint(self) -> None:
        """Say that somebody thinks about a hint."""
        self.bottom.teach(T(N_("Thinking about a hint …")))

    def show_hint(self, advice: Advice) -> None:
        """Mark the move of a hint on the table and tell it in words, until something is done."""
        option = hints.option_of(advice.move, self.field.choices)
        self.bottom.teach("")
        if option:
            cards = option.handle.cards
            self.field.choose(cards[0] if len(cards) == 1 else -1)  # then a click plays it
            self.field.hinted = option
            words = hints.words(advice, option, self.field.choices, self.session)
            self.bottom.teach(tr(words, self.session.names))
            self.show_buttons()
            self.screen.changed()
