"""A choice of one among several values."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import pygame

from game.ui import art, sound, text
from game.ui.theme import BARK, CREAM, FOREST, HIT, LINE, MUTED, PARCHMENT, SAND, TEXT, Colour, mix
from game.ui.widgets.navigation import Nav
from game.ui.widgets.widget import Point, Widget, Words, words

V = TypeVar("V")


class Choice(Widget, Generic[V]):
    """One of several values: side by side where there is room, else one at a time with arrows.

    ``options`` are pairs (value, words). Arrow keys, the wheel and clicks reach every value.
    """

    interactive = True
    focusable = True
    cursor = pygame.SYSTEM_CURSOR_HAND

    def __init__(
        self,
        options: Sequence[tuple[V, Words]],
        value: V,
        on_change: Callable[[V], None],
        *,
        segmented: bool = True,
        grow: int = 0,
    ) -> None:
        super().__init__(grow=grow)
        self.options = list(options)
        self.index = 0
        self.on_change = on_change
        self.segmented = segmented
        self.set(value)

    @property
    def value(self) -> V:
        """The value chosen now."""
        return self.options[self.index][0]

    def set(self, value: V) -> None:
        """Show a value without reporting it; one that is no option changes nothing."""
        for index, (option, _) in enumerate(self.options):
            if option == value:
                self.index = index
        self.changed()

    def offer(self, options: Sequence[tuple[V, Words]], value: V) -> None:
        """Show other options and a value without reporting it."""
        self.options = list(options)
        self.index = 0
        self.set(value)
        self.relayout()

    def choose(self, index: int) -> bool:
        """The user picks an option by its place; False when it is out of range or the same."""
        if not 0 <= index < len(self.options) or index == self.index:
            return False
        self.index = index
        self.changed()
        sound.play("button")
        self.on_change(self.value)
        return True

    # Layout

    def _widths(self) -> list[int]:
        """The widths of the words, in pixels."""
        px = self.metrics.font("body")
        return [text.width(words(say), px, "medium") for _, say in self.options]

    def _arrow(self) -> int:
        return max(self.metrics.u(HIT), self.metrics.t(30))

    def _whole(self) -> int:
        """The width of all options side by side."""
        least = self.metrics.u(HIT)
        return sum(max(least, w + 2 * self.metrics.u(12)) for w in self._widths())

    def in_line(self, width: int) -> bool:
        """Whether all options are shown side by side at a width in pixels."""
        return self.segmented and self._whole() <= width

    def natural_width(self) -> int:
        stepper = max(self._widths()) + 2 * (self._arrow() + self.metrics.u(8))
        return self._whole() if self.segmented else max(stepper, self.metrics.t(220))

    def lines(self, width: int) -> tuple[str, ...]:
        """The words of the value chosen, broken for a stepper of that width in pixels."""
        room = max(1, width - 2 * (self._arrow() + self.metrics.u(4)))
        say = words(self.options[self.index][1])
        return text.wrap(say, self.metrics.font("body"), "medium", room)

    def height_for(self, width: int) -> int:
        line = text.line_height(self.metrics.font("body"), "medium")
        count = 1 if self.in_line(width) else self._most_lines(width)
        return max(self.metrics.u(HIT + 4), count * line + 2 * self.metrics.u(5))

    def _most_lines(self, width: int) -> int:
        """Lines of the longest option, so that stepping through them never moves the screen."""
        room = max(1, width - 2 * (self._arrow() + self.metrics.u(4)))
        px = self.metrics.font("body")
        return max(len(text.wrap(words(say), px, "medium", room)) for _, say in self.options)

    def parts(self) -> list[pygame.Rect]:
        """The rectangles that can be pressed: every option, or the two arrows."""
        if not self.in_line(self.rect.w):
            arrow = self._arrow()
            left = pygame.Rect(self.rect.x, self.rect.y, arrow, self.rect.h)
            right = left.move(self.rect.w - arrow, 0)
            return [left, right]
        spare = self.rect.w - self._whole()
        least, pad = self.metrics.u(HIT), 2 * self.metrics.u(12)
        parts = []
        x = self.rect.x
        for i, own in enumerate(self._widths()):
            count = len(self.options)
            extra = spare * (i + 1) // count - spare * i // count
            width = max(least, own + pad) + extra
            parts.append(pygame.Rect(x, self.rect.y, width, self.rect.h))
            x += width
        return parts

    # Use

    def release(self, pos: Point) -> None:
        meant = self.pressed and self.enabled
        self.cancel()
        if not meant:
            return
        for i, part in enumerate(self.parts()):
            if part.collidepoint(pos):
                in_line = self.in_line(self.rect.w)
                self.choose(i if in_line else self.index + (1 if i else -1))
                return

    def wheel(self, steps: int) -> bool:
        self.choose(self.index - steps)
        return True

    def navigate(self, nav: Nav) -> bool:
        if nav in (Nav.LEFT, Nav.RIGHT):
            self.choose(self.index + (1 if nav is Nav.RIGHT else -1))
            return True
        if nav is Nav.ACTIVATE:
            return self.choose((self.index + 1) % len(self.options))
        return False

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        u = self.metrics.u
        fill = mix(CREAM, SAND, 0.25 * self.glow.value)
        art.draw_panel(surface, self.rect, u(10), fill, mix(BARK, CREAM, 0.45), u(1.5))
        if self.in_line(self.rect.w):
            self._draw_segments(surface)
        else:
            self._draw_stepper(surface)

    def _draw_segments(self, surface: pygame.Surface) -> None:
        px = self.metrics.font("body")
        for i, part in enumerate(self.parts()):
            chosen = i == self.index
            if chosen:
                inner = part.inflate(-2 * self.metrics.u(3), -2 * self.metrics.u(3))
                art.draw_panel(surface, inner, self.metrics.u(8), FOREST)
            ink = CREAM if chosen else TEXT
            picture = text.render(words(self.options[i][1]), px, "medium", ink)
            surface.blit(picture, picture.get_rect(center=part.center))

    def _draw_stepper(self, surface: pygame.Surface) -> None:
        px = self.metrics.font("body")
        picture = text.block(self.lines(self.rect.w), px, "medium", TEXT, "centre")
        surface.blit(picture, picture.get_rect(center=self.rect.center))
        left, right = self.parts()
        self._draw_arrow(surface, left, "chevron_left", self.index > 0)
        self._draw_arrow(surface, right, "chevron_right", self.index < len(self.options) - 1)

    def _draw_arrow(
        self, surface: pygame.Surface, part: pygame.Rect, name: str, usable: bool
    ) -> None:
        ink: Colour = FOREST if usable else mix(MUTED, PARCHMENT, 0.7)
        glyph = art.icon(name, self.metrics.t(22), ink)
        surface.blit(glyph, glyph.get_rect(center=part.center))
        edge = part.right if name == "chevron_left" else part.left
        inset = self.metrics.u(6)
        pygame.draw.line(surface, LINE, (edge, part.y + inset), (edge, part.bottom - inset - 1))
