"""The deck that is being built: its numbers, its costs, its cards, and the rules it breaks."""

from collections.abc import Callable

import pygame

from game.rules.selva.decks import Deck
from game.ui.decks.carry import Carry
from game.ui.decks.curve import CostCurve
from game.ui.decks.facts import Numbers, Verdict
from game.ui.decks.painter import Painter
from game.ui.decks.strips import DeckList
from game.ui.widgets import Column

LEAST_WITH_CURVE = 360
"""Below this height, in design units of the text, the cards are worth more than the curve."""

VERDICT_SHARE = 0.26
"""The most of the height that the broken rules take before they scroll."""


class DeckPane(Column):
    """Everything about the deck, below each other."""

    def __init__(
        self,
        carry: Carry,
        painter: Painter,
        on_add: Callable[[int], None],
        on_take: Callable[[int], None],
    ) -> None:
        self.numbers, self.curve, self.verdict = Numbers(), CostCurve(), Verdict()
        self.list = DeckList(carry, painter, on_add, on_take)
        super().__init__(self.numbers, self.curve, self.list, self.verdict, gap=8)

    def show_deck(self, deck: Deck) -> None:
        """Show a deck."""
        self.numbers.show_deck(deck)
        self.curve.show_deck(deck)
        self.list.fill(deck)
        self.verdict.show_deck(deck)

    def place(self, rect: pygame.Rect) -> None:
        self.verdict.limit = max(self.metrics.t(52), round(rect.h * VERDICT_SHARE))
        self.curve.visible = rect.h >= self.metrics.t(LEAST_WITH_CURVE)
        super().place(rect)
