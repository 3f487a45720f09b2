"""Buttons with words and buttons with a picture only."""

from collections.abc import Callable
from typing import Literal

import pygame

from game.ui import art, sound, text
from game.ui.text import Align
from game.ui.theme import (
    BARK,
    CREAM,
    FOREST,
    HIT,
    LINE,
    MOSS,
    MUTED,
    PARCHMENT,
    RADIUS,
    ROSE,
    SAND,
    TEXT,
    Colour,
    TextSize,
    mix,
)
from game.ui.widgets.widget import Pressable, Words, words

Kind = Literal["primary", "secondary", "danger", "quiet"]
_FILLS: dict[Kind, tuple[Colour, Colour, Colour]] = {
    "primary": (FOREST, mix(FOREST, MOSS, 0.4), CREAM),
    "secondary": (CREAM, mix(CREAM, SAND, 0.55), TEXT),
    "danger": (mix(ROSE, TEXT, 0.15), ROSE, CREAM),
    "quiet": (PARCHMENT, mix(PARCHMENT, SAND, 0.6), TEXT),
}
"""For each kind: the filling, the filling under the pointer, the words."""


class Button(Pressable):
    """A button with words, and an icon before them if one is named; long words are wrapped."""

    def __init__(
        self,
        say: Words,
        action: Callable[[], None],
        kind: Kind = "secondary",
        *,
        icon: str = "",
        size: TextSize = "body",
        align: Literal["left", "centre"] = "centre",
        grow: int = 0,
        tip: Words = "",
    ) -> None:
        super().__init__(grow=grow, tip=tip)
        self.align: Align = align
        self.say = say
        self.action = action
        self.kind: Kind = kind
        self.icon = icon
        self.size: TextSize = size

    def set(self, say: Words) -> None:
        """Say something else."""
        if say != self.say:
            self.say = say
            self.relayout()

    def activate(self) -> None:
        sound.play("button")
        self.action()

    def aside(self) -> int:
        """Pixels at the sides that the words cannot have."""
        icon = self.metrics.t(20) + self.metrics.u(8) if self.icon else 0
        return icon + 2 * self.metrics.u(16)

    def lines(self, width: int) -> tuple[str, ...]:
        """The words as they are broken on a button of that width in pixels."""
        room = max(1, width - self.aside())
        return text.wrap(words(self.say), self.metrics.font(self.size), "medium", room)

    def natural_width(self) -> int:
        own = text.width(words(self.say), self.metrics.font(self.size), "medium")
        return max(self.metrics.u(HIT), own + self.aside())

    def height_for(self, width: int) -> int:
        line = text.line_height(self.metrics.font(self.size), "medium")
        inner = len(self.lines(width)) * line
        return max(self.metrics.u(HIT + 4), inner + 2 * self.metrics.u(7))

    def colours(self) -> tuple[Colour, Colour, Colour]:
        """The filling, the border and the words as they are now."""
        plain, warm, ink = _FILLS[self.kind]
        if not self.enabled:
            return mix(plain, PARCHMENT, 0.65), LINE, mix(MUTED, PARCHMENT, 0.35)
        fill = mix(plain, warm, self.glow.value)
        if self.pressed and self.hovered:
            fill = mix(fill, TEXT, 0.12)
        dark = self.kind in ("primary", "danger")
        return fill, mix(fill, TEXT, 0.35) if dark else mix(BARK, fill, 0.45), ink

    def draw(self, surface: pygame.Surface) -> None:
        u = self.metrics.u
        fill, border, ink = self.colours()
        art.draw_panel(surface, self.rect, u(RADIUS - 2), fill, border, max(1, u(1.5)))
        px = self.metrics.font(self.size)
        picture = text.block(self.lines(self.rect.w), px, "medium", ink, self.align)
        aside = self.aside() - 2 * u(16)
        box = picture.get_rect(center=self.rect.center).move(aside // 2, 0)
        if self.align == "left":
            box.x = self.rect.x + u(16) + aside
        if self.icon:
            glyph = art.icon(self.icon, self.metrics.t(20), ink)
            surface.blit(glyph, glyph.get_rect(midleft=(box.x - aside, self.rect.centery)))
        surface.blit(picture, box)


class IconButton(Button):
    """A square button with an icon; its words are the tip and what a screen reader would say."""

    def __init__(
        self, icon: str, say: Words, action: Callable[[], None], kind: Kind = "quiet"
    ) -> None:
        super().__init__(say, action, kind, icon=icon, tip=say)

    def natural_width(self) -> int:
        return max(self.metrics.u(HIT + 4), self.metrics.t(24) + self.metrics.u(12))

    def height_for(self, width: int) -> int:
        return self.natural_width()

    def draw(self, surface: pygame.Surface) -> None:
        fill, border, ink = self.colours()
        radius = self.metrics.u(RADIUS - 2)
        art.draw_panel(surface, self.rect, radius, fill, border, max(1, self.metrics.u(1.5)))
        glyph = art.icon(self.icon, self.metrics.t(24), ink)
        surface.blit(glyph, glyph.get_rect(center=self.rect.center))
