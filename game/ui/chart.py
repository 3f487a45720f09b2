"""A chart of the expected result over a game, with marks at the decisions that cost much."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.ui import art, text
from game.ui.theme import CREAM, LINE, MUTED, PARCHMENT, ROSE, Colour
from game.ui.widgets import Widget
from game.ui.widgets.widget import Point

SCALE = ("0", "50", "100")
"""What is written beside the chart, from below."""


class Mark(NamedTuple):
    """A point of the chart: the decision, the expected result in 0 … 1, and whether it was costly."""

    decision: int
    value: float
    costly: bool
    colour: Colour


class Chart(Widget):
    """Lines through the marks of each colour; a click goes to the nearest decision."""

    interactive = True
    cursor = pygame.SYSTEM_CURSOR_HAND

    def __init__(self, length: int, jump: Callable[[int], None]) -> None:
        super().__init__(grow=1)
        self.length = max(1, length)
        self.jump = jump
        self.marks: list[Mark] = []
        self.at = 0

    def set(self, marks: Sequence[Mark], at: int) -> None:
        """Show these points, and where the replay stands."""
        self.marks = list(marks)
        self.at = at
        self.changed()

    def natural_width(self) -> int:
        return self.metrics.u(300)

    def height_for(self, width: int) -> int:
        return self.metrics.u(64)

    def press(self, pos: Point) -> None:
        super().press(pos)
        self.drag(pos)

    def drag(self, pos: Point) -> None:
        inner = self._inner()
        share = (pos[0] - inner.x) / max(1, inner.w)
        wanted = round(share * self.length)
        near = min(self.marks, key=lambda mark: abs(mark.decision - wanted), default=None)
        close = near is not None and abs(near.decision - wanted) <= self.length * 0.015
        self.jump(near.decision if near is not None and close else wanted)

    def _inner(self) -> pygame.Rect:
        inner = self.rect.inflate(-2 * self.metrics.u(8), -2 * self.metrics.u(7))
        scale = text.width(SCALE[-1], self._letters(), "regular") + self.metrics.u(8)
        return pygame.Rect(inner.x + scale, inner.y, inner.w - scale, inner.h)

    def _letters(self) -> int:
        return min(self.metrics.font("small"), self.rect.h // 4)

    def _draw_scale(self, surface: pygame.Surface) -> None:
        """What the lower edge, the middle and the upper edge stand for, in hundredths."""
        inner, px = self._inner(), self._letters()
        for number, label in enumerate(SCALE):
            words = text.render(label, px, "regular", MUTED)
            middle = inner.bottom - inner.h * number // (len(SCALE) - 1)
            place = words.get_rect(midright=(inner.x - self.metrics.u(8), middle))
            surface.blit(words, place.clamp(self.rect))

    def _point(self, mark: Mark) -> Point:
        inner = self._inner()
        x = inner.x + inner.w * mark.decision / self.length
        return round(x), round(inner.bottom - inner.h * min(1.0, max(0.0, mark.value)))

    def draw(self, surface: pygame.Surface) -> None:
        u, inner = self.metrics.u, self._inner()
        surface.blit(art.rounded(self.rect.size, u(8), PARCHMENT, LINE, 1), self.rect)
        self._draw_scale(surface)
        pygame.draw.line(surface, LINE, inner.midleft, inner.midright)
        x = inner.x + round(inner.w * self.at / self.length)
        pygame.draw.line(surface, MUTED, (x, self.rect.top + 2), (x, self.rect.bottom - 3), u(2))
        for colour in dict.fromkeys(mark.colour for mark in self.marks):
            points = [self._point(mark) for mark in self.marks if mark.colour == colour]
            if len(points) > 1:
                pygame.draw.aalines(surface, colour, False, points)
        for mark in self.marks:
            radius = u(5) if mark.costly else u(2.5)
            pygame.draw.aacircle(surface, CREAM, self._point(mark), radius + u(1.5))
            shade = ROSE if mark.costly else mark.colour
            pygame.draw.aacircle(surface, shade, self._point(mark), radius)
