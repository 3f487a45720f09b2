"""A table of contents beside a document."""

from collections.abc import Callable, Sequence

import pygame

from game.ui import art, text
from game.ui.document import Section
from game.ui.markdown import plain
from game.ui.theme import CREAM, FOREST, HIT, LEAF, MUTED, RADIUS, SAND, TEXT, TextSize, mix
from game.ui.widgets import Column, Pressable, ScrollArea


class Entry(Pressable):
    """A heading that leads to its section; the one that is being read is marked."""

    def __init__(self, section: Section, go: Callable[[Section], None]) -> None:
        super().__init__()
        self.section = section
        self.go = go
        self.say = plain(section.heading.spans)
        self.deep = section.heading.level > 2
        self.size: TextSize = "small" if self.deep else "body"
        self.current = False

    def activate(self) -> None:
        self.go(self.section)

    def _left(self) -> int:
        return self.metrics.u(28 if self.deep else 14)

    def lines(self, width: int) -> tuple[str, ...]:
        """The words as they are broken at a width in pixels."""
        room = max(1, width - self._left() - self.metrics.u(8))
        return text.wrap(self.say, self.metrics.font(self.size), "medium", room)

    def natural_width(self) -> int:
        own = text.width(self.say, self.metrics.font(self.size), "medium")
        return own + self._left() + self.metrics.u(8)

    def height_for(self, width: int) -> int:
        line = text.line_height(self.metrics.font(self.size), "medium")
        return max(self.metrics.u(HIT), len(self.lines(width)) * line + 2 * self.metrics.u(4))

    def draw(self, surface: pygame.Surface) -> None:
        u = self.metrics.u
        if self.current or self.glow.value:
            fill = mix(CREAM, LEAF, 0.3) if self.current else mix(CREAM, SAND, self.glow.value / 2)
            art.draw_panel(surface, self.rect, u(RADIUS - 4), fill)
        if self.current:
            bar = pygame.Rect(self.rect.x, self.rect.y, u(4), self.rect.h).inflate(0, -u(12))
            surface.fill(FOREST, bar)
        ink = FOREST if self.current else MUTED if self.deep else TEXT
        lines, px = self.lines(self.rect.w), self.metrics.font(self.size)
        picture = text.block(lines, px, "medium", ink)
        left = self.rect.x + self._left()
        surface.blit(picture, picture.get_rect(midleft=(left, self.rect.centery)))


class Contents(ScrollArea):
    """An entry for each section; the one that is being read is marked and kept in view."""

    def __init__(self, sections: Sequence[Section], go: Callable[[Section], None]) -> None:
        self.entries = [Entry(section, go) for section in sections]
        super().__init__(Column(*self.entries, gap=1))

    def mark(self, section: Section) -> None:
        """Mark the entry of a section."""
        for entry in self.entries:
            current = entry.section is section
            if current and not entry.current:
                self.reveal(entry.rect)
                self.changed()
            entry.current = current
