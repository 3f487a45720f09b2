"""What the cards of a deck cost: a small bar for each cost."""

from collections import Counter
from collections.abc import Sequence

import pygame

from game.engine.text import N_, T
from game.rules.selva.decks import Deck
from game.ui import art, text
from game.ui.decks.search import MOST_COST, cost_name, cost_of
from game.ui.theme import LINE, MOSS, MUTED, SAND, TEXT, mix
from game.ui.widgets import Widget

HIGH = 84
"""Height with the words, in design units of the text."""
COSTS = range(1, MOST_COST + 1)


def curve_of(deck: Deck) -> list[int]:
    """How many cards of a deck have each cost; what nobody pays for is not counted."""
    found: Counter[int] = Counter()
    for face, copies in deck.cards.items():
        found[cost_of(face)] += copies
    return [found[cost] for cost in COSTS]


class CostCurve(Widget):
    """Bars from the least cost to the most, each with its number above and its cost below."""

    interactive = True

    def __init__(self) -> None:
        super().__init__(
            tip=T(N_("How many cards have each cost. Herbs and preys are not among them."))
        )
        self.bars: Sequence[int] = [0] * len(COSTS)

    def show_deck(self, deck: Deck) -> None:
        """Show the costs of a deck."""
        self.bars = curve_of(deck)
        self.changed()

    def natural_width(self) -> int:
        return len(COSTS) * self.metrics.t(34)

    def height_for(self, width: int) -> int:
        return self.metrics.t(HIGH)

    def draw(self, surface: pygame.Surface) -> None:
        px = self.metrics.font("small")
        line = text.line_height(px)
        room = max(1, self.rect.h - 2 * line)
        floor = self.rect.bottom - line
        step, most = self.rect.w / len(COSTS), max(6, *self.bars)
        for number, (cost, count) in enumerate(zip(COSTS, self.bars, strict=True)):
            column = pygame.Rect(self.rect.x + round(number * step), 0, round(step), 0)
            high = round(room * count / most)
            bar = pygame.Rect(0, 0, min(column.w - self.metrics.u(6), self.metrics.t(40)), high)
            bar.midbottom = (column.centerx, floor)
            if count:
                art.draw_panel(surface, bar, min(self.metrics.u(4), high // 2), MOSS)
                above = text.render(str(count), px, "semibold", TEXT)
                surface.blit(above, above.get_rect(midbottom=bar.midtop))
            below = text.render(cost_name(cost), px, "medium", MUTED)
            surface.blit(below, below.get_rect(midtop=(column.centerx, floor)))
        surface.fill(mix(LINE, SAND, 0.3), (self.rect.x, floor - 1, self.rect.w, self.metrics.u(1)))
