"""A page of Markdown as widgets."""

from collections.abc import Iterable
from typing import NamedTuple

import pygame

from game.ui import art
from game.ui.markdown import Block, Heading, Item, Paragraph, Quote, Rule, Span, Spans, Table
from game.ui.richtext import RichText, longest_word
from game.ui.theme import (
    BARK,
    CREAM,
    FOREST,
    LINE,
    PARCHMENT,
    RADIUS,
    SAND,
    TextSize,
    mix,
)
from game.ui.widgets import Column, Divider, Panel, Spacer, Widget
from game.ui.widgets.boxes import shares

SIZES: dict[int, TextSize] = {1: "title", 2: "heading", 3: "large"}
INDENT = 26
"""How far a list stands in, in design units of the text."""


class Section(NamedTuple):
    """A heading and the widget that shows it."""

    heading: Heading
    widget: Widget


class Document(Column):
    """The blocks below each other; ``sections`` are the places a table of contents leads to."""

    def __init__(self, blocks: Iterable[Block]) -> None:
        super().__init__(gap=0)
        self.sections: list[Section] = []
        previous: Block | None = None
        for block in blocks:
            widget = _widget(block)
            if previous is not None:
                self.children.append(Spacer(_space(previous, block)))
            self.children.append(widget)
            if isinstance(block, Heading):
                self.sections.append(Section(block, widget))
            previous = block


def _space(before: Block, block: Block) -> int:
    """The space between two blocks in design units."""
    if isinstance(block, Heading):
        return 28 if block.level <= 2 else 18
    if isinstance(before, Heading):
        return 8
    return 5 if isinstance(before, Item) and isinstance(block, Item) else 12


def _widget(block: Block) -> Widget:
    match block:
        case Heading():
            size = SIZES.get(block.level, "body")
            return RichText(block.spans, size, "semibold", FOREST)
        case Paragraph():
            return RichText(block.spans)
        case Item():
            return ItemLine(block)
        case Table():
            return TableGrid(block)
        case Quote():
            fill = mix(PARCHMENT, SAND, 0.35)
            return Panel(Document(block.blocks), fill=fill, border=LINE, padding=14)
        case Rule():
            return Divider()


class Paper(Panel):
    """A sheet to write on, however long: only what can be seen of it is painted."""

    def __init__(self, child: Widget, padding: float = 28) -> None:
        super().__init__(child, padding=padding)

    def draw(self, surface: pygame.Surface) -> None:
        u, clip = self.metrics.u, surface.get_clip()
        rim = 2 * u(RADIUS)
        seen = self.rect.copy()
        seen.h = min(self.rect.h, clip.h + 2 * rim)
        seen.y = max(self.rect.y, min(clip.y - rim, self.rect.bottom - seen.h))
        art.draw_panel(surface, seen, u(RADIUS), CREAM, LINE, u(1))
        super().draw(surface)


class ItemLine(Widget):
    """A point of a list: its marker, and the text beside it."""

    def __init__(self, item: Item) -> None:
        super().__init__()
        self.item = item
        self.marker = RichText((Span(item.marker),), colour=BARK)
        self.words = RichText(item.spans)
        self.children = [self.marker, self.words] if item.marker else [self.words]

    def _aside(self) -> int:
        return self.metrics.t(INDENT) * (self.item.depth + 1)

    def natural_width(self) -> int:
        return self._aside() + self.words.natural_width()

    def height_for(self, width: int) -> int:
        return self.words.height_for(max(1, width - self._aside()))

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        aside = self._aside()
        own = self.metrics.t(INDENT - 6)
        self.marker.place(pygame.Rect(rect.x + aside - own, rect.y, own, rect.h))
        self.words.place(pygame.Rect(rect.x + aside, rect.y, max(1, rect.w - aside), rect.h))


class TableGrid(Widget):
    """Rows and columns, as wide as their words like, wrapped when there is less room."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        head, *rows = table.rows
        count = len(head)
        numeric = [_numeric([row[i] for row in rows if i < len(row)]) for i in range(count)]
        right = [table.right[i] or numeric[i] for i in range(count)]
        self.rows = [
            [
                RichText(cell, weight="semibold" if row is head else "regular", right=right[i])
                for i, cell in enumerate(row)
            ]
            for row in table.rows
        ]
        self.count = count
        self.children = [cell for row in self.rows for cell in row]
        self._measured: tuple[tuple[int, int, int], list[int]] = ((0, 0, 0), [])

    def _pad(self) -> tuple[int, int]:
        """Space around the words of a cell: sideways, and above and below, in pixels."""
        return self.metrics.u(12), self.metrics.u(6)

    def _column(self, number: int) -> list[RichText]:
        return [row[number] for row in self.rows if number < len(row)]

    def _widths(self, width: int) -> list[int]:
        """The width of every column: what is missing is taken from those that can be wrapped."""
        key = (width, self.rows[0][0].px, self._pad()[0])
        if key != self._measured[0]:
            self._measured = (key, self._measure(width))
        return self._measured[1]

    def _measure(self, width: int) -> list[int]:
        pad = 2 * self._pad()[0]
        columns = [self._column(i) for i in range(self.count)]
        wish = [max(cell.natural_width() for cell in column) + pad for column in columns]
        least = [
            max(longest_word(c.spans, c.px, c.weight) for c in column) + pad for column in columns
        ]
        return wish if sum(wish) <= width else _fitted(wish, least, width)

    def natural_width(self) -> int:
        pad = 2 * self._pad()[0]
        return sum(
            max(cell.natural_width() for cell in self._column(i)) + pad for i in range(self.count)
        )

    def _heights(self, widths: list[int]) -> list[int]:
        across, down = self._pad()
        return [
            max(cell.height_for(max(1, widths[i] - 2 * across)) for i, cell in enumerate(row))
            + 2 * down
            for row in self.rows
        ]

    def height_for(self, width: int) -> int:
        return sum(self._heights(self._widths(width)))

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        widths = self._widths(rect.w)
        across, down = self._pad()
        top = rect.y
        for row, height in zip(self.rows, self._heights(widths), strict=True):
            left = rect.x
            for cell, width in zip(row, widths, strict=False):
                inner = pygame.Rect(left, top, width, height).inflate(-2 * across, -2 * down)
                cell.place(inner)
                left += width
            top += height

    def draw(self, surface: pygame.Surface) -> None:
        widths = self._widths(self.rect.w)
        top = self.rect.y
        for number, height in enumerate(self._heights(widths)):
            line = pygame.Rect(self.rect.x, top, sum(widths), height)
            if not number:
                surface.fill(mix(CREAM, SAND, 0.6), line)
            surface.fill(LINE, (line.x, line.bottom - 1, line.w, self.metrics.u(1)))
            top += height
        super().draw(surface)


def _fitted(wish: list[int], least: list[int], width: int) -> list[int]:
    """Column widths that fill a width: the widest give first, none less than its least; where
    even the least is too much, all give in proportion."""
    if sum(least) >= width:
        return shares(width, least)
    cap = max(wish)
    while sum(max(low, min(w, cap)) for w, low in zip(wish, least, strict=True)) > width:
        cap -= 1
    return [max(low, min(w, cap)) for w, low in zip(wish, least, strict=True)]


def _numeric(cells: list[Spans]) -> bool:
    """Whether a column holds nothing but numbers: such a column stands at the right."""
    words = ["".join(span.text for span in cell).strip() for cell in cells]
    full = [word for word in words if word]
    return bool(full) and all(word.lstrip("+−-").isdigit() for word in full)
