"""The feed: masked events, shown on the board one after the other."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

import pygame

from game.engine.event import MOVED, SCORED, SHUFFLED, Event
from game.settings import Settings
from game.ui import sound
from game.ui.board.board import Board

SECONDS = {"slow": 0.6, "normal": 0.32, "fast": 0.15, "off": 0.0}
"""How long a card is on its way, by the setting."""
PAUSE = {"slow": 1.0, "normal": 0.55, "fast": 0.2, "off": 0.0}
"""How long a bot's move stands before the next, so that people can follow."""


def glide(settings: Settings) -> float:
    """Seconds a card takes to its place; none with reduced motion."""
    return 0.0 if settings.reduced_motion else SECONDS[settings.animation]


FRESH = 3
"""After so many cards that turn up face up, the rest waits for the next picture: without motion a
whole deal would come at once, and painting it would hold the picture up."""
PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN)
"""What people do who have seen enough."""
HOLD = {"slow": 2.6, "normal": 1.6, "fast": 0.7, "off": 0.0}
"""How long a card that strikes the table is shown large, unless somebody presses something."""


class Feed:
    """Events wait here until the board has shown those before them."""

    def __init__(self, board: Board, settings: Settings, tell: Callable[[Event], None]) -> None:
        self.board = board
        self.settings = settings
        self.tell = tell
        self.waiting: deque[Event] = deque()
        self.moment = -1
        self._hold = 0.0

    def put(self, events: Iterable[Event]) -> None:
        """More events, to be shown after those that wait."""
        self.waiting.extend(events)

    @property
    def busy(self) -> bool:
        """Something is still to be shown or on its way."""
        return bool(self.waiting) or self.board.moving or self._hold > 0.0

    def update(self, dt: float = 0.0) -> bool:
        """Let ``dt`` seconds pass and show what can be shown now; returns whether anything
        happened. ``moment`` is the face that is to be seen large, −1 for none."""
        happened = False
        if self._hold > 0.0:
            self._hold -= dt
            happened = self._hold <= 0.0
            if happened:
                self.hurry()
        fresh = 0
        while self.waiting and fresh < FRESH and not self.board.moving and self._hold <= 0.0:
            event = self.waiting.popleft()
            happened = True
            fresh += event.kind == MOVED and sum(card.face >= 0 for card in event.cards)
            self._sound(event)
            self.board.apply(event, glide(self.settings))
            self.tell(event)
            self._dwell(event)
        return happened

    def _dwell(self, event: Event) -> None:
        """Give people a moment to look, if this was one."""
        moment = self.board.game.moment(event)
        self._hold = HOLD[self.settings.animation] if moment >= 0 else 0.0
        self.moment = moment if self._hold else -1

    def hurry(self) -> bool:
        """Somebody has seen enough of the card that is shown large; returns whether one was."""
        shown = self.moment >= 0
        self.moment, self._hold = -1, 0.0
        return shown

    def skip(self) -> None:
        """Show all that waits at once, without motion."""
        self.hurry()
        while self.waiting:
            event = self.waiting.popleft()
            self.board.apply(event, 0.0)
            self.tell(event)
        self.board.settle()

    @staticmethod
    def _sound(event: Event) -> None:
        if event.kind == MOVED:
            sound.play("card_slide")
        elif event.kind == SHUFFLED:
            sound.play("shuffle")
        elif event.kind == SCORED:
            sound.play("round_end")
