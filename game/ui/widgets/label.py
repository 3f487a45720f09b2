"""Widgets that only show: words, pictures, lines and empty space."""

import pygame

from game.ui import art, text
from game.ui.text import Align, Weight
from game.ui.theme import LINE, TEXT, Colour, TextSize
from game.ui.widgets.widget import Widget, Words, words


class Label(Widget):
    """Words, wrapped to the width there is."""

    def __init__(
        self,
        say: Words,
        size: TextSize = "body",
        weight: Weight = "regular",
        colour: Colour = TEXT,
        align: Align = "left",
        *,
        grow: int = 0,
        basis: float = 0,
        tip: Words = "",
    ) -> None:
        super().__init__(grow=grow, basis=basis, tip=tip)
        self.say = say
        self.size: TextSize = size
        self.weight: Weight = weight
        self.colour = colour
        self.align: Align = align

    def set(self, say: Words) -> None:
        """Say something else."""
        if say != self.say:
            self.say = say
            self.relayout()

    def lines(self, width: int) -> tuple[str, ...]:
        """The words as they are broken at a width in pixels."""
        return text.wrap(words(self.say), self.metrics.font(self.size), self.weight, max(1, width))

    def natural_width(self) -> int:
        px = self.metrics.font(self.size)
        return max(text.width(line, px, self.weight) for line in words(self.say).split("\n"))

    def height_for(self, width: int) -> int:
        px = self.metrics.font(self.size)
        return len(self.lines(width)) * text.line_height(px, self.weight)

    def draw(self, surface: pygame.Surface) -> None:
        px = self.metrics.font(self.size)
        picture = text.block(self.lines(self.rect.w), px, self.weight, self.colour, self.align)
        spare = self.rect.w - picture.get_width()
        left = {"left": 0, "centre": spare // 2, "right": spare}[self.align]
        top = (self.rect.h - picture.get_height()) // 2
        surface.blit(picture, (self.rect.x + left, self.rect.y + top))


class Picture(Widget):
    """A picture of ``assets/art`` at a size in design units, in its own proportions."""

    def __init__(self, name: str, size: tuple[int, int], *, grow: int = 0, tip: Words = "") -> None:
        super().__init__(grow=grow, tip=tip)
        self.name = name
        self.size = size

    def natural_width(self) -> int:
        return self.metrics.u(self.size[0])

    def height_for(self, width: int) -> int:
        return min(self.metrics.u(self.size[1]), max(1, width * self.size[1] // self.size[0]))

    def draw(self, surface: pygame.Surface) -> None:
        picture = art.picture(self.name, self.rect.size)
        surface.blit(picture, picture.get_rect(center=self.rect.center))


class Icon(Widget):
    """An icon of ``assets/icons``, ``units`` design units square; it grows with the text."""

    def __init__(
        self, name: str, units: int = 20, colour: Colour | None = TEXT, *, tip: Words = ""
    ) -> None:
        super().__init__(tip=tip)
        self.name = name
        self.units = units
        self.colour = colour

    def natural_width(self) -> int:
        return self.metrics.t(self.units)

    def height_for(self, width: int) -> int:
        return self.metrics.t(self.units)

    def draw(self, surface: pygame.Surface) -> None:
        picture = art.icon(self.name, min(self.rect.size), self.colour)
        surface.blit(picture, picture.get_rect(center=self.rect.center))


class Divider(Widget):
    """A thin line across."""

    def height_for(self, width: int) -> int:
        return self.metrics.u(1)

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(LINE, self.rect)


class Spacer(Widget):
    """Empty space of so many design units in both directions, or what is left over."""

    def __init__(self, units: float = 0, *, grow: int = 0) -> None:
        super().__init__(grow=grow)
        self.units = units

    def natural_width(self) -> int:
        return self.metrics.u(self.units)

    def height_for(self, width: int) -> int:
        return self.metrics.u(self.units)
