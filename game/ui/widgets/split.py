"""Two widgets beside each other, each with its own scrolling, where the window is wide enough."""

from typing import Literal

import pygame

from game.ui.theme import M
from game.ui.widgets.widget import Widget


class Split(Widget):
    """``side`` at the left or right of ``main``, both as high as the space there is.

    ``width`` is that of the side and ``least`` the smallest of the main part, in design units that
    grow with the text. Where that is too much, the side is laid below the main part (``stack``),
    with at most ``share`` of the height, or left out (``hide``).
    """

    shrinks = True

    def __init__(
        self,
        main: Widget,
        side: Widget,
        *,
        width: float,
        least: float,
        at: Literal["left", "right"] = "right",
        narrow: Literal["stack", "hide"] = "stack",
        share: float = 0.45,
        gap: float = M,
    ) -> None:
        super().__init__(grow=1)
        self.main, self.side = main, side
        self.children = [side, main] if at == "left" else [main, side]
        self.width, self.least = width, least
        self.at = at
        self.narrow = narrow
        self.share = share
        self.gap = gap

    def _widths(self, width: int) -> tuple[int, int] | None:
        """The widths of main part and side, None where they do not fit beside each other."""
        side = self.metrics.t(self.width)
        main = width - side - self.metrics.u(self.gap)
        return (main, side) if main >= self.metrics.t(self.least) else None

    def natural_width(self) -> int:
        gap = self.metrics.u(self.gap)
        return self.metrics.t(self.width) + gap + self.main.natural_width()

    def height_for(self, width: int) -> int:
        widths = self._widths(width)
        if widths:
            return max(self.main.height_for(widths[0]), self.side.height_for(widths[1]))
        below = self.side.height_for(width) + self.metrics.u(self.gap)
        return self.main.height_for(width) + (below if self.narrow == "stack" else 0)

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        widths = self._widths(rect.w)
        self.side.visible = widths is not None or self.narrow == "stack"
        main, side = rect.copy(), rect.copy()
        if widths:
            main.w, side.w = widths
            (main if self.at == "left" else side).right = rect.right
        elif self.side.visible:
            side.h = min(self.side.height_for(rect.w), round(rect.h * self.share))
            side.bottom = rect.bottom
            main.h = max(1, side.top - self.metrics.u(self.gap) - rect.top)
        self.main.place(main)
        if self.side.visible:
            self.side.place(side)
