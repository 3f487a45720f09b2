"""Switches for what is looked for among the cards."""

from collections.abc import Callable

import pygame

from game.ui import art, text
from game.ui.decks.search import ASPECTS, Aspect, Search, Value
from game.ui.theme import CREAM, FOREST, HIT, LINE, MUTED, RADIUS, SAND, TEXT, Colour, mix
from game.ui.widgets import Button, Column, IconButton, Label, Row, ScrollArea, Widget, Words


def _colours(on: bool, glow: float) -> tuple[Colour, Colour, Colour]:
    """Filling, border and words of a switch; ``glow`` (0 to 1) says how near the pointer is."""
    if on:
        return mix(FOREST, CREAM, 0.12 * glow), mix(FOREST, TEXT, 0.3), CREAM
    return mix(CREAM, SAND, 0.6 * glow), LINE, TEXT


class Chip(Button):
    """A small button with words that is on or off."""

    def __init__(self, say: Words, action: Callable[[], None]) -> None:
        super().__init__(say, action, size="small")
        self.on = False

    def colours(self) -> tuple[Colour, Colour, Colour]:
        return _colours(self.on, self.glow.value)

    def aside(self) -> int:
        return 2 * self.metrics.u(9)

    def height_for(self, width: int) -> int:
        line = text.line_height(self.metrics.font(self.size), "medium")
        return max(self.metrics.u(HIT), len(self.lines(width)) * line + self.metrics.u(8))

    def draw(self, surface: pygame.Surface) -> None:
        u, (fill, border, ink) = self.metrics.u, self.colours()
        art.draw_panel(surface, self.rect, u(RADIUS - 3), fill, border, u(1.5))
        px = self.metrics.font(self.size)
        picture = text.block(self.lines(self.rect.w), px, "medium", ink, "centre")
        surface.blit(picture, picture.get_rect(center=self.rect.center))


class IconChip(IconButton):
    """A small button with an icon that is on or off; its words are the tip."""

    def __init__(self, icon: str, say: Words, action: Callable[[], None]) -> None:
        super().__init__(icon, say, action)
        self.on = False

    def colours(self) -> tuple[Colour, Colour, Colour]:
        return _colours(self.on, self.glow.value)


class Filters(ScrollArea):
    """A group of switches for each aspect of the cards; ``on_change`` hears of every change."""

    def __init__(self, search: Search, on_change: Callable[[], None]) -> None:
        self.search = search
        self.on_change = on_change
        self.chips: list[tuple[int, Value, Chip | IconChip]] = []
        groups = [self._group(number, aspect) for number, aspect in enumerate(ASPECTS)]
        super().__init__(Column(*groups, gap=9))

    def _group(self, number: int, aspect: Aspect) -> Widget:
        icons = aspect.icons or [""] * len(aspect.values)
        chips = [
            self._chip(number, value, say, icon)
            for (value, say), icon in zip(aspect.values, icons, strict=True)
        ]
        title = Label(aspect.title, "small", "semibold", MUTED)
        return Column(title, Row(*chips, gap=4, line_gap=4), gap=3)

    def _chip(self, aspect: int, value: Value, say: Words, icon: str) -> Widget:
        def toggle() -> None:
            self.search.toggle(aspect, value)
            self.refresh()
            self.on_change()

        chip = IconChip(icon, say, toggle) if icon else Chip(say, toggle)
        self.chips.append((aspect, value, chip))
        return chip

    def refresh(self) -> None:
        """Show what is looked for."""
        for aspect, value, chip in self.chips:
            chip.on = value in self.search.chosen[aspect]
        self.changed()
