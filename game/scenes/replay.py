"""The replay viewer: a kept game, move by move."""

from __future__ import annotations

import pygame

from game.coach import Coach
from game.engine.event import SAID, Event, mask
from game.engine.text import N_, T, Text
from game.engine.view import View, view
from game.i18n import tr
from game.scenes import outcome, review
from game.scenes.navigator import Navigator
from game.scenes.page import Page
from game.scenes.replaybar import ReplayBar
from game.scenes.table import speech
from game.scenes.table.drawing import draw_large
from game.scenes.table.feed import Feed, glide
from game.scenes.table.field import Field
from game.scenes.table.hud import Log, Screen, Tools, TopBar, log_opens
from game.session import Session
from game.ui import level
from game.ui.board.board import Board
from game.ui.theme import Metrics
from game.ui.widgets import Widget

SECONDS_A_MOVE = 1.2


class ReplayScene(Page):
    """Shows the moves of a session's match. A finished game is shown openly, an unfinished one as
    its humans saw it."""

    def __init__(self, session: Session, navigator: Navigator, coach: bool = False) -> None:
        super().__init__()
        self.session = session
        self.navigator = navigator
        self.coach: Coach | None = Coach(session) if coach else None
        match = session.match
        self.tables = [*match.history, match.table]
        everybody = (1 << match.setup.seats) - 1
        self.watchers = everybody if match.over else session.watchers
        self.at = 0
        self.running = False
        self.speed = 1.0
        self._wait = 0.0

    # --- building -------------------------------------------------------------------------------

    def build(self) -> Widget:
        session = self.session
        board = Board(level.load(session.game), self._view())
        self.feed = Feed(board, self.host.settings, self._tell)
        self.field = Field(
            board, session, self.host.settings, lambda *_: None, lambda _: None, lambda: None
        )
        nothing = self.host.pop
        self.top = TopBar(session.game.title, Tools(nothing, None, None, self.toggle_log, None))
        self.log = Log()
        self.bar = ReplayBar(self, len(session.match.moves))
        return Screen(self.top, self.field, self.bar, self.log)

    def enter(self) -> None:
        super().enter()
        self.root.focus(self.bar.play)
        self._show()

    def leave(self) -> None:
        super().leave()
        if self.coach:
            self.coach.stop()
        self.session.close()

    def resize(self, metrics: Metrics) -> None:
        self.log.visible = log_opens(metrics)
        super().resize(metrics)
        self._show()

    # --- where we are ---------------------------------------------------------------------------

    def _view(self) -> View:
        return view(self.tables[self.at], self.session.viewer, self.watchers)

    def _events(self, number: int) -> list[Event]:
        return [mask(event, self.watchers) for event in self.session.match.events[number]]

    def _show(self) -> None:
        """Board, bars and log for the present move."""
        session, seen = self.session, self._view()
        if not self.feed.busy:
            self.field.board.sync(seen, glide(self.host.settings))
        self.field.present(seen)
        self.top.chips.set(self.field.infos)
        self.bar.slider.set(self.at)
        self.bar.words.set(tr(_words(session, seen, self.at + 1), session.names))
        told = [mask(event, self.watchers) for event in session.match.opening()]
        for number in range(self.at):
            told += self._events(number)
        waiting = sum(event.kind == SAID for event in self.feed.waiting)
        lines = speech.lines(told, session.game, session.names)
        self.log.set(lines[: len(lines) - waiting])
        self._show_play()
        self._show_coach()

    def _show_play(self) -> None:
        self.bar.play.icon = "pause" if self.running else "play"
        self.root.changed()

    def _show_coach(self) -> None:
        """The chart, and what the coach says of the decision that is to be made here."""
        review.show(self.bar, self.coach, self.session, self.at, self.field)
        self.root.relayout()

    def _tell(self, event: Event) -> None:
        if event.kind == SAID:
            words = speech.line(event, self.session.game, self.session.names)
            self.log.add_line(event.seat, words)

    # --- controls -------------------------------------------------------------------------------

    def jump(self, to: int) -> None:
        """Show the table after so many moves."""
        to = max(0, min(to, len(self.tables) - 1))
        self.running = False
        self.feed.skip()
        self.at = to
        self._show()

    def back_one(self) -> None:
        """One move back."""
        self.jump(self.at - 1)

    def on_one(self) -> None:
        """One move on, with its motion."""
        self.running = False
        self._step()

    def toggle(self) -> None:
        """Play or pause; at the end, play from the beginning."""
        if not self.running and self.at == len(self.tables) - 1:
            self.jump(0)
        self.running = not self.running
        self._wait = 0.0
        self._show_play()

    def set_speed(self, speed: float) -> None:
        """How many times faster than usual."""
        self.speed = speed

    def review(self) -> None:
        """Let the coach go through the game, or send it away."""
        if self.coach:
            self.coach.stop()
            self.coach = None
        else:
            self.coach = Coach(self.session)
        self._show_coach()

    def next_costly(self) -> None:
        """The next decision after this one that cost much, from the beginning again at the end."""
        if self.coach:
            costly = sorted(verdict.decision for verdict in self.coach.worst())
            later = [number for number in costly if number > self.at]
            if costly:
                self.jump((later or costly)[0])

    def play_on(self) -> None:
        """Leave the replay and play on from here, in a game of its own."""
        self.navigator.branch(self.session, self.at)

    def toggle_log(self) -> None:
        """Open or close the log."""
        self.log.show(not self.log.visible)

    def _step(self) -> None:
        self.feed.skip()
        if self.at == len(self.tables) - 1:
            self.running = False
            self._show_play()
            return
        self.feed.put(self._events(self.at))
        self.feed.update()
        self.at += 1
        self._show()

    # --- events, time, drawing ------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self.field.hover(event.pos)
        if event.type == pygame.KEYDOWN and self._key(event.key):
            return True
        return super().handle(event)

    def _key(self, key: int) -> bool:
        """The keys of a player; the slider keeps its own while it has the keyboard."""
        if self.bar.slider.focused:
            return False
        actions = {
            pygame.K_SPACE: self.toggle,
            pygame.K_RIGHT: self.on_one,
            pygame.K_LEFT: self.back_one,
            pygame.K_HOME: lambda: self.jump(0),
            pygame.K_END: lambda: self.jump(len(self.tables) - 1),
            pygame.K_l: self.toggle_log,
        }
        action = actions.get(key)
        if action:
            action()
        return action is not None

    def update(self, dt: float) -> None:
        super().update(dt * self.speed)
        if self.coach and self.coach.poll():
            self._show_coach()
        if self.feed.busy:
            if self.feed.update(dt * self.speed):
                self.root.changed()
            return
        if self.running:
            self._wait += dt * self.speed
            if self._wait >= SECONDS_A_MOVE:
                self._wait = 0.0
                self._step()

    def draw(self, surface: pygame.Surface) -> None:
        self.root.draw(surface)
        draw_large(surface, self.field, self.feed.moment)


def _words(session: Session, seen: View, number: int) -> Text:
    """What the bar says at a table: who is to make the next move, or how it ended."""
    if seen.over:
        result = session.result()
        ended = outcome.headline(session, result.winners)
        return T(N_("The end. {ended} – {why}"), ended=ended, why=result.why)
    return T(N_("Next is move {n}: {who} is to decide."), n=number, who=session.names[seen.actor])
