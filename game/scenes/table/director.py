"""The director: decides what comes next at the table, and in which order it is shown."""

from __future__ import annotations

from typing import Protocol

from game.engine.event import SCORED, Event
from game.engine.move import Move
from game.scenes.table.feed import PAUSE, Feed
from game.scenes.table.passing import Passing
from game.session import Session
from game.settings import Settings

LINGER = 1.2
"""Seconds in which a human sees what came of the own move before the curtain falls."""


class Stage(Protocol):
    """What the director asks of the scene."""

    def tell(self, event: Event) -> None:
        """An event has just been shown on the board."""

    def settled(self) -> None:
        """All has been shown: the board equals the view, somebody may decide."""

    def show_sheet(self, number: int) -> None:
        """A scoring sheet is to be looked at."""

    def show_end(self) -> None:
        """The game is over and all of it has been seen."""

    def passed(self) -> None:
        """A window was passed for a player who wished so and could have played something."""

    def draw_curtain(self) -> None:
        """Another human must take the seat before the screen."""

    def look(self, seat: int) -> None:
        """The screen is for this seat now."""


class Director:
    """Lets events be shown, then asks the next player: one thing at a time."""

    def __init__(
        self, session: Session, feed: Feed, settings: Settings, stage: Stage, passing: Passing
    ) -> None:
        self.session = session
        self.feed = feed
        self.settings = settings
        self.stage = stage
        self.passing = passing
        self.pause = 0.0
        self.linger = 0.0
        self.sheets: list[int] = []
        self.ended = False
        self._settled = True

    @property
    def ready(self) -> bool:
        """A human may decide now, and it is the one before the screen. Cards that still glide to
        their places (a refused one, or those of a new viewer) keep nobody waiting."""
        session = self.session
        return (
            self._settled
            and not self.feed.waiting
            and session.human_to_act
            and session.actor == session.viewer
        )

    def show(self, events: list[Event]) -> None:
        """These events have happened; they are shown from now on."""
        self._settled = False
        self.pause = PAUSE[self.settings.animation]
        self.linger = LINGER if self.session.human_before else 0.0
        self.feed.put(events)
        self.feed.update()

    def play(self, move: Move) -> None:
        """Play and keep a move, then show it."""
        self.show(self.session.play(move))

    def heard(self, event: Event) -> None:
        """The feed has shown an event."""
        if event.kind == SCORED:
            self.sheets.append(event.n)
        self.stage.tell(event)

    def reset(self) -> None:
        """The present has changed (an undo, a deal): sheets of before are not shown any more."""
        self.sheets.clear()
        self.ended = False
        self._settled = False

    def update(self, dt: float) -> bool:
        """Let time pass (seconds); returns whether something happened that changes the bars."""
        if self.feed.busy:
            return self.feed.update(dt)
        if not self._settled:
            self._settled = True
            self.stage.settled()
            if self.sheets:  # at once: nobody may decide before having seen it
                self._next()
            return True
        self.pause = max(0.0, self.pause - dt)
        self.linger = max(0.0, self.linger - dt)
        self._next()
        return False

    def _next(self) -> None:
        session = self.session
        if self.sheets:
            self.stage.show_sheet(self.sheets.pop(0))
        elif session.over:
            if not self.ended:
                self.ended = True
                self.stage.show_end()
        elif self.pause <= 0.0 and (forced := session.forced_pass(self.settings.skip_windows)):
            self.play(forced)
        elif self.pause <= 0.0 and (move := self.passing.move()):
            if self.passing.able:
                self.stage.passed()
            self.play(move)
        elif session.needs_curtain():
            if self.linger <= 0.0:
                self.stage.draw_curtain()
        elif session.human_to_act:
            if session.viewer != session.actor:
                self.stage.look(session.actor)
        else:
            self._bot()

    def _bot(self) -> None:
        """A bot's move is played when it is there, but not before people could follow."""
        if self.pause <= 0.0:
            advice = self.session.think()
            if advice is not None:
                self.play(advice.move)
        else:
            self.session.prepare()
