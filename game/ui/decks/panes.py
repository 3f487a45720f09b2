"""The parts of the deck builder side by side, or in turn where the window is small."""

from collections.abc import Sequence

import pygame

from game.engine.text import N_, T
from game.ui.theme import M
from game.ui.widgets import Choice, Widget

CARDS, FILTERS, DECK = range(3)
NAMES = [(CARDS, T(N_("Cards"))), (FILTERS, T(N_("Filters"))), (DECK, T(N_("Deck")))]
FILTER_WIDTH, LEAST_POOL, LEAST_DECK = 244, 290, 320
"""In design units of the text."""
DECK_SHARE = 0.315


class Panes(Widget):
    """Filters, cards and deck, all at once where they fit.

    Where they do not, the filters take the place of the cards when they are wanted, and in a
    small window one of the three is shown at a time; ``tabs`` then says which.
    """

    shrinks = True

    def __init__(self, cards: Widget, filters: Widget, deck: Widget) -> None:
        super().__init__(grow=1)
        self.cards, self.filters, self.deck = cards, filters, deck
        self.tabs: Choice[int] = Choice(NAMES, CARDS, lambda _: self.relayout())
        self.children = [self.tabs, filters, cards, deck]

    def natural_width(self) -> int:
        return self.metrics.t(FILTER_WIDTH + LEAST_POOL + LEAST_DECK)

    def height_for(self, width: int) -> int:
        return self.metrics.u(480)

    def _fitting(self, width: int) -> int:
        """How many of the three are shown side by side."""
        t, gap = self.metrics.t, self.metrics.u(M)
        if t(FILTER_WIDTH) + t(LEAST_POOL) + t(LEAST_DECK) + 2 * gap <= width:
            return 3
        return 2 if t(LEAST_POOL) + t(LEAST_DECK) + gap <= width else 1

    def _offer(self, fitting: int) -> None:
        """Tabs for what shares a place."""
        offered = NAMES[: 4 - fitting] if fitting < 3 else NAMES[:1]
        if self.tabs.options != offered:
            self.tabs.options = list(offered)
            self.tabs.index = min(self.tabs.index, len(offered) - 1)
        self.tabs.visible = fitting < 3

    def _shown(self, fitting: int) -> Sequence[Widget]:
        """The parts that are shown, from left to right."""
        if fitting == 3:
            return (self.filters, self.cards, self.deck)
        part = (self.cards, self.filters, self.deck)[self.tabs.value]
        return (part, self.deck) if fitting == 2 else (part,)

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        fitting = self._fitting(rect.w)
        self._offer(fitting)
        shown = self._shown(fitting)
        for part in (self.cards, self.filters, self.deck):
            part.visible = part in shown
        left = rect.x
        for part, width in zip(shown, self._widths(rect.w, fitting), strict=True):
            column = pygame.Rect(left, rect.y, width, rect.h)
            part.place(self._below_tabs(column) if part is shown[0] else column)
            left += width + self.metrics.u(M)

    def _below_tabs(self, column: pygame.Rect) -> pygame.Rect:
        """Place the tabs, if there are any, in the first column; the room below them."""
        room = column.copy()
        if self.tabs.visible:
            high = self.tabs.height_for(column.w)
            self.tabs.place(pygame.Rect(column.x, column.y, column.w, high))
            room.y += high + self.metrics.u(M) // 2
            room.h = max(1, column.bottom - room.y)
        return room

    def _widths(self, width: int, fitting: int) -> list[int]:
        t, gap = self.metrics.t, self.metrics.u(M)
        if fitting == 1:
            return [width]
        deck = max(t(LEAST_DECK), min(t(420), round(width * DECK_SHARE)))
        if fitting == 2:
            return [width - gap - deck, deck]
        return [t(FILTER_WIDTH), width - t(FILTER_WIDTH) - deck - 2 * gap, deck]
