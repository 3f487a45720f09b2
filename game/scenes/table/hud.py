"""The bars around the field: public numbers and tools above, the prompt below, the log beside."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.engine.game import Info
from game.engine.text import N_, T, Text
from game.i18n import tr
from game.scenes.table.prompt import MOST, STEADY
from game.ui import art, text
from game.ui.board.plates import SEAT_COLOURS
from game.ui.theme import INK, LINE, PARCHMENT, Metrics
from game.ui.widgets import (
    Column,
    IconButton,
    Label,
    Panel,
    Row,
    ScrollArea,
    Spacer,
    Widget,
    Words,
)

LOG_UNITS = 250
MOST_BUTTONS = 12


class LogLines(Widget):
    """The lines of the log, oldest first, each with the colour of the seat that acted."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[tuple[int, str]] = []

    def _wrapped(self, width: int) -> list[tuple[int, tuple[str, ...]]]:
        px = self.metrics.font("small")
        room = max(1, width - self.metrics.u(16))
        return [(seat, text.wrap(words, px, "regular", room)) for seat, words in self.lines]

    def height_for(self, width: int) -> int:
        step = text.line_height(self.metrics.font("small"))
        gap = self.metrics.u(5)
        return sum(len(lines) * step + gap for _, lines in self._wrapped(width))

    def draw(self, surface: pygame.Surface) -> None:
        px = self.metrics.font("small")
        step, gap, u = text.line_height(px), self.metrics.u(5), self.metrics.u
        y = self.rect.y
        clip = surface.get_clip()
        for seat, lines in self._wrapped(self.rect.w):
            height = len(lines) * step
            if y + height >= clip.top and y <= clip.bottom:
                bar = pygame.Rect(self.rect.x, y + u(2), u(4), height - u(4))
                surface.fill(SEAT_COLOURS[seat] if seat >= 0 else LINE, bar)
                surface.blit(text.block(lines, px, "regular", INK), (self.rect.x + u(12), y))
            y += height + gap


class Log(Panel):
    """The log in a panel that scrolls; new lines show the end."""

    def __init__(self) -> None:
        self.lines = LogLines()
        self.area = ScrollArea(self.lines)
        heading = Label(T(N_("Log")), "body", "semibold")
        super().__init__(
            Column(heading, self.area, gap=6), fill=PARCHMENT, border=LINE, padding=10, lift=4
        )
        self._at_end = True

    def set(self, lines: Sequence[tuple[int, str]]) -> None:
        """Show these lines."""
        self.lines.lines = list(lines)
        self._at_end = True
        self.relayout()

    def add_line(self, seat: int, words: str) -> None:
        """One more line."""
        self.lines.lines.append((seat, words))
        self._at_end = True
        self.relayout()

    def place(self, rect: pygame.Rect) -> None:
        # who reads the end goes on reading it when the panel gets lower
        at_end = self._at_end or self.area.offset == self.area.reach
        super().place(rect)
        if at_end:
            self._at_end = False
            self.area.scroll_to(self.area.reach)


class InfoChips(Widget):
    """The public numbers of the table, each with its icon; words where there is room, and all of
    them in words as a tip."""

    interactive = True

    def __init__(self) -> None:
        super().__init__(grow=1)
        self.infos: list[Info] = []

    def set(self, infos: Sequence[Info]) -> None:
        """Show these numbers."""
        fresh = [info for info in infos if "@" not in info.key]
        if fresh != self.infos:
            self.infos = fresh
            self.tip = "\n".join(self._chip(info, long=True) for info in fresh)
            self.relayout()

    def _chip(self, info: Info, long: bool) -> str:
        return f"{tr(info.help)} {info.value}".strip() if long else info.value

    def _width(self, info: Info, long: bool) -> int:
        words = self._chip(info, long)
        px = self.metrics.font("body")
        return self.metrics.t(22) + self.metrics.u(6) + text.width(words, px, "medium")

    def _total(self, long: bool) -> int:
        gap = self.metrics.u(18)
        return sum(self._width(info, long) + gap for info in self.infos)

    def natural_width(self) -> int:
        return self._total(long=False)

    def height_for(self, width: int) -> int:
        return max(self.metrics.t(22), text.line_height(self.metrics.font("body")))

    def draw(self, surface: pygame.Surface) -> None:
        long = self._total(long=True) <= self.rect.w
        x, px, side = self.rect.x, self.metrics.font("body"), self.metrics.t(22)
        for info in self.infos:
            glyph = art.icon(info.icon, side, None if info.icon == "token" else INK)
            surface.blit(glyph, glyph.get_rect(midleft=(x, self.rect.centery)))
            words = text.render(self._chip(info, long), px, "medium", INK)
            left = x + side + self.metrics.u(6)
            surface.blit(words, words.get_rect(midleft=(left, self.rect.centery)))
            x += self._width(info, long) + self.metrics.u(18)


class Tools(NamedTuple):
    """What the buttons of the upper bar do, ``None`` leaving a button out; and ``result``, which
    stands in the lower bar once the game is over."""

    menu: Callable[[], None]
    hint: Callable[[], None] | None
    undo: Callable[[], None] | None
    log: Callable[[], None]
    rules: Callable[[], None] | None
    result: Callable[[], None] | None = None


class TopBar(Panel):
    """The game's name, the numbers of the table, and the tools."""

    def __init__(self, title: Words, tools: Tools) -> None:
        self.chips = InfoChips()
        kinds: list[tuple[str, Text, Callable[[], None] | None]] = [
            ("hint", T(N_("Hint (H)")), tools.hint),
            ("undo", T(N_("Undo (U)")), tools.undo),
            ("log", T(N_("Log (L)")), tools.log),
            ("book", T(N_("Rules (F1)")), tools.rules),
        ]
        self.tools = {icon: IconButton(icon, say, action) for icon, say, action in kinds if action}
        row = Row(
            IconButton("menu", T(N_("Menu (Esc)")), tools.menu),
            Label(title, "large", "semibold"),
            Spacer(8),
            self.chips,
            *self.tools.values(),
        )
        super().__init__(row, fill=PARCHMENT, border=None, padding=5)

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(PARCHMENT, self.rect)
        surface.fill(LINE, (self.rect.x, self.rect.bottom - 1, self.rect.w, 1))
        Widget.draw(self, surface)


class Screen(Widget):
    """The whole window: bar above, prompt below, the field between, the log at its right side."""

    def __init__(
        self, top: TopBar, field: Widget, bottom: Widget, log: Log, kept: float = 0.0
    ) -> None:
        """``kept`` is the share of the height that the prompt has from the beginning."""
        super().__init__()
        self.top, self.field, self.bottom, self.log = top, field, bottom, log
        self.kept = kept
        self.children = [field, top, bottom, log]
        self._below = ((0, 0, 0), 0)

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        above = self.top.height_for(rect.w)
        below = self._height_below(rect)
        self.top.place(pygame.Rect(rect.x, rect.y, rect.w, above))
        self.bottom.place(pygame.Rect(rect.x, rect.bottom - below, rect.w, below))
        middle = pygame.Rect(rect.x, rect.y + above, rect.w, max(1, rect.h - above - below))
        if self.log.visible:
            width = min(self.metrics.t(LOG_UNITS), round(rect.w * 0.45))
            pad = self.metrics.u(8)
            side = pygame.Rect(middle.right - width, middle.y, width, middle.h).inflate(-pad, -pad)
            self.log.place(side)
            if not log_covers(self.metrics):
                middle.w -= width
        self.field.place(middle)

    def _height_below(self, rect: pygame.Rect) -> int:
        """The height of the prompt. Once it was high it stays so while window and text are as they
        are, or the table would move under the hand with every question; what needs very much room
        gets it only for a while."""
        wish = self.bottom.height_for(rect.w)
        percent = self.metrics.text_percent
        sizes = (*rect.size, percent)
        steady = round(rect.h * STEADY)
        of, before = self._below
        first = min(steady, round(rect.h * self.kept * percent / 100))
        kept = max(before if of == sizes else first, min(wish, steady))
        self._below = (sizes, kept)
        return max(kept, min(wish, round(rect.h * MOST)))


def log_covers(metrics: Metrics) -> bool:
    """Whether there is so little room that the log lies over the field instead of beside it."""
    return metrics.size[0] / metrics.scale / (metrics.text_percent / 100) < 1100


def log_opens(metrics: Metrics) -> bool:
    """Whether the log is open from the beginning."""
    return not log_covers(metrics)
