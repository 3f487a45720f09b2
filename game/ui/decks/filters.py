"""Switches for what is looked for among the cards."""

from collections.abc import Callable

import pygame

from game.engine.text import Text
from game.ui import art, text
from game.ui.decks.search import ASPECTS, Aspect, Search, Value
from game.ui.theme import CREAM, FOREST, HIT, LINE, MUTED, RADIUS, SAND, TEXT, mix
from game.ui.widgets import Button, Column, Label, Row, ScrollArea, Widget, words


class Chip(Button):
    """A small button that is on or off; with an icon its words are the tip."""

    def __init__(self, say: Text | str, action: Callable[["Chip"], None], icon: str = "") -> None:
        super().__init__(say, self._toggle, size="small", icon=icon, tip=say if icon else "")
        self.on = False
        self.on_toggle = action

    def _toggle(self) -> None:
        self.on = not self.on
        self.on_toggle(self)
        self.changed()

    def set_on(self, on: bool) -> None:
        """Be on or off, without telling anybody."""
        self.on = on
        self.changed()

    def aside(self) -> int:
        return 2 * self.metrics.u(10)

    def natural_width(self) -> int:
        if self.icon:
            return max(self.metrics.u(HIT), self.metrics.t(30))
        own = text.width(words(self.say), self.metrics.font(self.size), "medium")
        return max(self.metrics.u(HIT), own + self.aside())

    def height_for(self, width: int) -> int:
        if self.icon:
            return self.natural_width()
        line = text.line_height(self.metrics.font(self.size), "medium")
        return max(self.metrics.u(HIT), len(self.lines(width)) * line + self.metrics.u(8))

    def lines(self, width: int) -> tuple[str, ...]:
        return () if self.icon else super().lines(width)

    def draw(self, surface: pygame.Surface) -> None:
        u = self.metrics.u
        fill = FOREST if self.on else mix(CREAM, SAND, 0.6 * self.glow.value)
        ink = CREAM if self.on else TEXT
        border = mix(FOREST, TEXT, 0.3) if self.on else LINE
        art.draw_panel(surface, self.rect, u(RADIUS - 3), fill, border, u(1.5))
        if self.icon:
            picture = art.icon(self.icon, self.metrics.t(22), ink)
        else:
            px = self.metrics.font(self.size)
            picture = text.block(self.lines(self.rect.w), px, "medium", ink, "centre")
        surface.blit(picture, picture.get_rect(center=self.rect.center))


class Filters(ScrollArea):
    """A group of switches for each aspect of the cards; ``on_change`` hears of every change."""

    def __init__(self, search: Search, on_change: Callable[[], None]) -> None:
        self.search = search
        self.on_change = on_change
        self.chips: list[tuple[int, Value, Chip]] = []
        groups = [self._group(number, aspect) for number, aspect in enumerate(ASPECTS)]
        super().__init__(Column(*groups, gap=12))

    def _group(self, number: int, aspect: Aspect) -> Widget:
        icons = aspect.icons or [""] * len(aspect.values)
        chips = [
            self._chip(number, value, say, icon)
            for (value, say), icon in zip(aspect.values, icons, strict=True)
        ]
        title = Label(aspect.title, "small", "semibold", MUTED)
        return Column(title, Row(*chips, gap=5, line_gap=5), gap=4)

    def _chip(self, aspect: int, value: Value, say: Text | str, icon: str) -> Chip:
        def toggled(_: Chip) -> None:
            self.search.toggle(aspect, value)
            self.on_change()

        chip = Chip(say, toggled, icon)
        self.chips.append((aspect, value, chip))
        return chip

    def refresh(self) -> None:
        """Show what is looked for."""
        for aspect, value, chip in self.chips:
            chip.set_on(value in self.search.chosen[aspect])
