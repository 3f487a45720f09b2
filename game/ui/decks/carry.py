"""Dragging cards into a deck and out of it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.rules.selva.cards import FACES
from game.ui import art, cardface
from game.ui.theme import CREAM, FOREST, ROSE, Colour, Metrics
from game.ui.widgets import Pressable
from game.ui.widgets.widget import Point

WIDTH = 112
"""The width of a dragged card in design units of the text."""
SLIP = 7
"""Design units the pointer may move before a press becomes a drag."""


class Carry:
    """The card that is being dragged, if any. ``out`` says that it comes from the deck;
    ``dropped`` hears where it was let go."""

    def __init__(self, dropped: Callable[[int, bool, Point], None]) -> None:
        self.dropped = dropped
        self.holder: Portable | None = None
        self.pos: Point = (0, 0)

    @property
    def face(self) -> int:
        """The card, −1 for none."""
        return self.holder.face if self.holder else -1

    @property
    def out(self) -> bool:
        """Whether it comes from the deck."""
        return self.holder is not None and self.holder.out

    def drop(self) -> None:
        """Let it go where it is."""
        holder, self.holder = self.holder, None
        if holder:
            self.dropped(holder.face, holder.out, self.pos)

    def draw(self, surface: pygame.Surface, metrics: Metrics, sign: str) -> None:
        """The card hangs at the pointer; ``sign``, an icon, tells what letting go would do."""
        if self.holder is None:
            return
        u, width = metrics.u, metrics.t(WIDTH)
        card = cardface.front(FACES[self.face], width)
        place = card.get_rect(center=self.pos)
        surface.blit(
            art.shadow(card.get_size(), width // 14, u(10), 120), place.move(-u(10), -u(5))
        )
        surface.blit(card, place)
        if sign:
            self._draw_sign(surface, metrics, sign, place)

    def _draw_sign(
        self, surface: pygame.Surface, metrics: Metrics, sign: str, place: pygame.Rect
    ) -> None:
        side = metrics.t(34)
        disc = pygame.Rect(0, 0, side, side)
        disc.center = place.midbottom
        fill: Colour = ROSE if sign == "minus" else FOREST
        art.draw_panel(surface, disc, side // 2, fill, CREAM, metrics.u(2))
        glyph = art.icon(sign, round(side * 0.66), CREAM)
        surface.blit(glyph, glyph.get_rect(center=disc.center))


class Portable(Pressable):
    """A card that can be clicked and dragged. ``out``: it lies in the deck."""

    focusable = False

    def __init__(self, face: int, carry: Carry, out: bool) -> None:
        super().__init__()
        self.face = face
        self.carry = carry
        self.out = out
        self._from: Point = (0, 0)

    def press(self, pos: Point) -> None:
        super().press(pos)
        self._from = pos

    def drag(self, pos: Point) -> None:
        far = max(abs(a - b) for a, b in zip(pos, self._from, strict=True))
        if self.carry.holder is None and self.pressed and far > self.metrics.u(SLIP):
            self.carry.holder = self
        self.carry.pos = pos
        if self.carry.holder is self:
            self.changed()

    def release(self, pos: Point) -> None:
        if self.carry.holder is not self:
            super().release(pos)
            return
        self.carry.pos = pos
        self.pressed = False
        self.changed()
        self.carry.drop()

    def cancel(self) -> None:
        if self.carry.holder is self:
            self.carry.holder = None
        super().cancel()
