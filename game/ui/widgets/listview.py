"""A list of rows of which one is selected."""

from collections.abc import Callable, Sequence

import pygame

from game.ui import art
from game.ui.theme import CREAM, FOREST, HIT, LEAF, LINE, RADIUS, SAND, mix
from game.ui.widgets.boxes import Column
from game.ui.widgets.label import Label
from game.ui.widgets.navigation import Nav
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.widget import Point, Pressable, Widget, Words


class ListRow(Pressable):
    """One row: any widgets that only show, on a card that can be selected."""

    focusable = False

    def __init__(self, content: Widget, on_press: Callable[["ListRow"], None]) -> None:
        super().__init__()
        self.children = [content]
        self.on_press = on_press
        self.selected = False

    def activate(self) -> None:
        self.on_press(self)

    def hit(self, pos: Point) -> Widget | None:
        """The row takes the pointer for everything on it."""
        return self if self.visible and self.enabled and self.rect.collidepoint(pos) else None

    def natural_width(self) -> int:
        return self.children[0].natural_width() + 2 * self.metrics.u(14)

    def height_for(self, width: int) -> int:
        inner = self.children[0].height_for(max(1, width - 2 * self.metrics.u(14)))
        return max(self.metrics.u(HIT + 8), inner + 2 * self.metrics.u(8))

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        inner = rect.inflate(-2 * self.metrics.u(14), -2 * self.metrics.u(8))
        self.children[0].place(inner)

    def draw(self, surface: pygame.Surface) -> None:
        u = self.metrics.u
        fill = mix(CREAM, SAND, 0.4 * self.glow.value)
        if self.selected:
            fill = mix(CREAM, LEAF, 0.35)
        border, width = (FOREST, u(2)) if self.selected else (LINE, u(1))
        art.draw_panel(surface, self.rect, u(RADIUS - 2), fill, border, width)
        super().draw(surface)


class ListView(ScrollArea):
    """Rows below each other; arrows, Home, End, pages and clicks select, Enter opens.

    A second click on the selected row opens it too. ``empty`` is said when there are no rows.
    """

    focusable = True

    def __init__(
        self,
        rows: Sequence[Widget] = (),
        *,
        on_select: Callable[[int], None] | None = None,
        on_open: Callable[[int], None] | None = None,
        empty: Words = "",
        grow: int = 1,
    ) -> None:
        super().__init__(Column(gap=6), grow=grow)
        self.on_select = on_select
        self.on_open = on_open
        self.empty = empty
        self.rows: list[ListRow] = []
        self.selected = -1
        self.fill(rows)

    def fill(self, rows: Sequence[Widget], selected: int = 0) -> None:
        """Show other rows; ``selected`` is the place of the one selected, if there is one."""
        self.rows = [ListRow(row, self._pressed) for row in rows]
        column = self.children[0]
        column.children = list(self.rows) or [Label(self.empty, align="centre")]
        self.selected = -1
        self._mark(min(selected, len(rows) - 1))
        self.relayout()

    def _mark(self, index: int) -> None:
        self.selected = index
        for i, row in enumerate(self.rows):
            row.selected = i == index

    def select(self, index: int) -> bool:
        """Select a row by its place and bring it into view; False when there is no such row."""
        if not 0 <= index < len(self.rows):
            return False
        changed = index != self.selected
        self._mark(index)
        self.reveal(self.rows[index].rect)
        self.changed()
        if changed and self.on_select:
            self.on_select(index)
        return True

    def _pressed(self, row: ListRow) -> None:
        index = self.rows.index(row)
        again = index == self.selected
        self.select(index)
        if self.root:
            self.root.focus(self)
        if again:
            self._open()

    def _open(self) -> None:
        if self.on_open and self.rows:
            self.on_open(self.selected)

    def navigate(self, nav: Nav) -> bool:
        if nav is Nav.ACTIVATE and self.rows:
            self._open()
            return True
        page = max(1, sum(self.rect.contains(row.rect) for row in self.rows) - 1)
        last = len(self.rows) - 1
        targets = {
            Nav.UP: self.selected - 1,
            Nav.DOWN: self.selected + 1,
            Nav.PAGE_UP: max(0, self.selected - page),
            Nav.PAGE_DOWN: min(last, self.selected + page),
            Nav.HOME: 0,
            Nav.END: last,
        }
        return nav in targets and self.select(targets[nav])
