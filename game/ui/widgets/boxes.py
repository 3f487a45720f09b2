"""Containers: columns, rows that wrap, panels, frames and grids."""

from collections.abc import Sequence
from typing import Literal

import pygame

from game.ui import art
from game.ui.theme import LINE, RADIUS, Colour, S
from game.ui.widgets.widget import Widget

Justify = Literal["start", "centre", "end", "between"]


def shares(spare: int, weights: Sequence[int]) -> list[int]:
    """Divide pixels by weight without losing one."""
    total = sum(weights)
    if total == 0:
        return [0] * len(weights)
    edges = [spare * sum(weights[:i]) // total for i in range(len(weights) + 1)]
    return [edges[i + 1] - edges[i] for i in range(len(weights))]


class Column(Widget):
    """Widgets below each other, as wide as the column, or as they like when not stretched.

    Space left over goes to the children that grow; what is missing is taken from those that
    scroll.
    """

    def __init__(
        self,
        *children: Widget,
        gap: float = S,
        stretch: bool = True,
        align: Literal["left", "centre", "right"] = "left",
        grow: int = 0,
        basis: float = 0,
    ) -> None:
        super().__init__(grow=grow, basis=basis)
        self.children = list(children)
        self.gap = gap
        self.stretch = stretch
        self.align = align

    @property
    def shrinks(self) -> bool:  # type: ignore[override]
        """A column can be lower when something in it scrolls."""
        return any(child.shrinks for child in self.shown())

    def natural_width(self) -> int:
        return max((child.natural_width() for child in self.shown()), default=0)

    def _child_width(self, child: Widget, width: int) -> int:
        return width if self.stretch else min(width, child.natural_width())

    def _heights(self, width: int) -> list[int]:
        return [child.height_for(self._child_width(child, width)) for child in self.shown()]

    def height_for(self, width: int) -> int:
        heights = self._heights(width)
        return sum(heights) + self.metrics.u(self.gap) * max(0, len(heights) - 1)

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        kids = self.shown()
        heights = self._heights(rect.w)
        gap = self.metrics.u(self.gap)
        spare = rect.h - sum(heights) - gap * max(0, len(kids) - 1)
        weights = [
            kid.grow if spare > 0 else h * kid.shrinks for kid, h in zip(kids, heights, strict=True)
        ]
        top = rect.y
        for kid, height, extra in zip(kids, heights, shares(spare, weights), strict=True):
            width = self._child_width(kid, rect.w)
            offset = {"left": 0, "centre": (rect.w - width) // 2, "right": rect.w - width}
            height = max(1, height + extra)
            kid.place(pygame.Rect(rect.x + offset[self.align], top, width, height))
            top += height + gap


class Row(Widget):
    """Widgets side by side, on several lines when they do not fit on one.

    A line breaks by the natural widths (or the ``basis`` of those that grow); space left over
    goes to the children that grow, else where ``justify`` says.
    """

    def __init__(
        self,
        *children: Widget,
        gap: float = S,
        line_gap: float = S,
        justify: Justify = "start",
        stretch: bool = False,
        grow: int = 0,
        basis: float = 0,
    ) -> None:
        super().__init__(grow=grow, basis=basis)
        self.children = list(children)
        self.gap = gap
        self.line_gap = line_gap
        self.justify: Justify = justify
        self.stretch = stretch

    def natural_width(self) -> int:
        kids = self.shown()
        gaps = self.metrics.u(self.gap) * max(0, len(kids) - 1)
        return sum(kid.natural_width() for kid in kids) + gaps

    def _least(self, kid: Widget, width: int) -> int:
        """The width that counts for breaking the line."""
        natural = kid.natural_width()
        wanted = min(natural, self.metrics.t(kid.basis)) if kid.basis else natural
        return min(width, wanted)

    def _lines(self, width: int) -> list[list[tuple[Widget, int]]]:
        """The children line by line, each with its width in pixels."""
        gap = self.metrics.u(self.gap)
        lines: list[list[tuple[Widget, int]]] = []
        used = 0
        for kid in self.shown():
            least = self._least(kid, width)
            if lines and used + gap + least <= width:
                lines[-1].append((kid, least))
                used += gap + least
            else:
                lines.append([(kid, least)])
                used = least
        return [self._grown(line, width) for line in lines]

    def _grown(self, line: list[tuple[Widget, int]], width: int) -> list[tuple[Widget, int]]:
        """A line with its spare space given to those that grow."""
        spare = width - sum(w for _, w in line) - self.metrics.u(self.gap) * (len(line) - 1)
        extras = shares(spare, [kid.grow for kid, _ in line])
        return [(kid, w + extra) for (kid, w), extra in zip(line, extras, strict=True)]

    def height_for(self, width: int) -> int:
        lines = self._lines(width)
        heights = [max(kid.height_for(w) for kid, w in line) for line in lines]
        return sum(heights) + self.metrics.u(self.line_gap) * max(0, len(lines) - 1)

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        lines = self._lines(rect.w)
        top = rect.y
        for line in lines:
            height = max(kid.height_for(w) for kid, w in line)
            if len(lines) == 1:
                height = rect.h
            self._place_line(line, pygame.Rect(rect.x, top, rect.w, height))
            top += height + self.metrics.u(self.line_gap)

    def _place_line(self, line: list[tuple[Widget, int]], rect: pygame.Rect) -> None:
        gap: float = self.metrics.u(self.gap)
        spare = rect.w - sum(w for _, w in line) - gap * (len(line) - 1)
        left = rect.x + {"centre": spare / 2, "end": spare}.get(self.justify, 0.0)
        if self.justify == "between" and len(line) > 1:
            gap += spare / (len(line) - 1)
        for kid, width in line:
            height = rect.h if self.stretch or kid.shrinks else kid.height_for(width)
            top = rect.y + (rect.h - height) // 2
            kid.place(pygame.Rect(round(left), top, width, height))
            left += width + gap


class Panel(Widget):
    """One widget with a margin around it, on a rounded card if a filling is given."""

    def __init__(
        self,
        child: Widget,
        *,
        fill: Colour | None = None,
        border: Colour | None = LINE,
        padding: float = 16,
        lift: float = 0,
        grow: int = 0,
        basis: float = 0,
    ) -> None:
        super().__init__(grow=grow, basis=basis)
        self.children = [child]
        self.fill = fill
        self.border = border
        self.padding = padding
        self.lift = lift

    @property
    def shrinks(self) -> bool:  # type: ignore[override]
        """As low as what is inside."""
        return self.children[0].shrinks

    def natural_width(self) -> int:
        return self.children[0].natural_width() + 2 * self.metrics.u(self.padding)

    def height_for(self, width: int) -> int:
        pad = 2 * self.metrics.u(self.padding)
        return self.children[0].height_for(max(1, width - pad)) + pad

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        pad = self.metrics.u(self.padding)
        self.children[0].place(rect.inflate(-2 * pad, -2 * pad))

    def draw(self, surface: pygame.Surface) -> None:
        if self.fill:
            u = self.metrics.u
            lift = u(self.lift) if self.lift else 0
            art.draw_panel(surface, self.rect, u(RADIUS), self.fill, self.border, u(1), lift)
        super().draw(surface)


class Frame(Widget):
    """One widget within bounds (design units, 0: none), at a place of the space there is.

    ``across`` and ``down`` say where it lies: 0 is left or top, 1 right or bottom. The width
    bound grows with the text, so that lines stay about as long.
    """

    def __init__(
        self,
        child: Widget,
        *,
        width: float = 0,
        margin: float = 0,
        across: float = 0.5,
        down: float = 0.5,
        fill: bool = False,
        grow: int = 0,
    ) -> None:
        super().__init__(grow=grow)
        self.children = [child]
        self.width = width
        self.margin = margin
        self.across = across
        self.down = down
        self.fill = fill

    @property
    def shrinks(self) -> bool:  # type: ignore[override]
        """As low as what is inside."""
        return self.children[0].shrinks

    def _inner(self, width: int) -> int:
        room = max(1, width - 2 * self.metrics.u(self.margin))
        return min(room, self.metrics.t(self.width)) if self.width else room

    def natural_width(self) -> int:
        own = self.metrics.t(self.width) if self.width else self.children[0].natural_width()
        return own + 2 * self.metrics.u(self.margin)

    def height_for(self, width: int) -> int:
        return self.children[0].height_for(self._inner(width)) + 2 * self.metrics.u(self.margin)

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        pad = 2 * self.metrics.u(self.margin)
        room = rect.inflate(-pad, -pad)
        width = self._inner(rect.w)
        height = room.h if self.fill else min(room.h, self.children[0].height_for(width))
        left = room.x + round((room.w - width) * self.across)
        top = room.y + round((room.h - height) * self.down)
        self.children[0].place(pygame.Rect(left, top, width, height))
