"""A scoring sheet as widgets: a column for each seat, with points that count up."""

from collections.abc import Sequence

import pygame

from game.engine.game import Row as Line
from game.engine.text import Text
from game.i18n import tr
from game.ui import art, text
from game.ui.seatmark import SeatMark
from game.ui.theme import (
    CHARCOAL,
    CREAM,
    FOREST,
    MUTED,
    OCHRE,
    RADIUS,
    ROSE,
    TextSize,
    mix,
)
from game.ui.widgets import Column, Divider, Icon, Label, Panel, Row, Widget

MINUS = "−"
COLUMN = 228
"""The least width of a column in design units."""
OWN_COLOURS = frozenset({"points", "token", "egg", "dna", "crown", "leaf", "drop", "flame"})
"""Icons that are painted in their own colours."""


class Clock:
    """How far the counting is: 0 at the beginning, 1 when every number is there."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.share = 0.0 if seconds > 0 else 1.0

    def step(self, dt: float) -> bool:
        """Let time pass; True while numbers change."""
        before = self.share
        if self.seconds > 0:
            self.share = min(1.0, before + dt / self.seconds)
        return self.share != before


class Points(Widget):
    """A number of points that counts up from 0 between two moments of a clock."""

    def __init__(
        self,
        points: int,
        clock: Clock,
        begin: float,
        end: float,
        size: TextSize = "body",
        signed: bool = True,
    ) -> None:
        super().__init__()
        self.points = points
        self.clock = clock
        self.begin, self.end = begin, end
        self.size: TextSize = size
        self.signed = signed

    @property
    def counted(self) -> int:
        """The number as far as it has been counted."""
        share = (self.clock.share - self.begin) / (self.end - self.begin)
        return round(self.points * min(1.0, max(0.0, share)))

    def words(self, number: int) -> str:
        """The number as it is written."""
        plus = "+" if self.signed and number > 0 else ""
        return f"{MINUS}{-number}" if number < 0 else f"{plus}{number}"

    def natural_width(self) -> int:
        return text.width(self.words(self.points), self.metrics.font(self.size), "bold")

    def height_for(self, width: int) -> int:
        return text.line_height(self.metrics.font(self.size), "bold")

    def draw(self, surface: pygame.Surface) -> None:
        number = self.counted
        ink = ROSE if number < 0 else FOREST if number else MUTED
        picture = text.render(self.words(number), self.metrics.font(self.size), "bold", ink)
        surface.blit(picture, picture.get_rect(midright=self.rect.midright))


class Counted(Widget):
    """An icon with the number of cards at its corner, where there are several."""

    def __init__(self, name: str, number: int) -> None:
        super().__init__()
        self.name = name
        self.number = number

    def natural_width(self) -> int:
        return self.metrics.t(36)

    def height_for(self, width: int) -> int:
        return self.metrics.t(30)

    def draw(self, surface: pygame.Surface) -> None:
        m = self.metrics
        ink = None if self.name in OWN_COLOURS else mix(MUTED, CHARCOAL, 0.4)
        glyph = art.icon(self.name, m.t(28), ink)
        surface.blit(glyph, glyph.get_rect(midleft=self.rect.midleft))
        if self.number > 1:
            digits = text.render(str(self.number), m.t(12), "bold", CREAM)
            height = digits.get_height() + m.t(1)
            size = (max(height, digits.get_width() + m.t(6)), height)
            disc = art.rounded(size, height // 2, CHARCOAL, CREAM, max(1, m.u(1)))
            box = disc.get_rect(bottomright=self.rect.bottomright)
            surface.blit(disc, box)
            surface.blit(digits, digits.get_rect(center=box.center))


class SeatColumn(Panel):
    """What one seat scored: its name with the total, and every line with its reason, or the words
    ``nothing`` if there is no line."""

    def __init__(
        self,
        seat: int,
        name: str,
        icon: str,
        lines: Sequence[Line],
        total: int,
        clock: Clock,
        names: Sequence[str],
        nothing: Text,
        won: bool = False,
    ) -> None:
        step = 1 / max(1, len(lines))
        rows = [
            _line(line, Points(line.points, clock, i * step, (i + 1) * step), names)
            for i, line in enumerate(lines)
        ] or [Label(nothing, "small", "italic", MUTED)]
        self.total = Points(total, clock, 0.0, 1.0, "heading", signed=False)
        head: list[Widget] = [SeatMark(seat, icon, 30), Label(name, "large", "semibold", grow=1)]
        if won:
            head.append(Icon("crown", 30, None))
        body = Column(Row(*head, self.total, gap=9), Divider(), *rows, gap=9)
        fill = mix(CREAM, OCHRE, 0.16) if won else CREAM
        super().__init__(body, fill=fill, padding=14, grow=1, basis=COLUMN)
        self.won = won

    def natural_width(self) -> int:
        """All columns are equally wide, however little stands in one."""
        return max(super().natural_width(), self.metrics.t(COLUMN))

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.won:
            u = self.metrics.u
            surface.blit(art.ring(self.rect.size, u(RADIUS), OCHRE, u(3)), self.rect)


def _line(line: Line, points: Points, names: Sequence[str]) -> Widget:
    """Icon and number of cards, what it is, why, and the points."""
    label = tr(line.label, names)
    words: list[Widget] = [Label(label[:1].upper() + label[1:], weight="medium")]
    why = tr(line.why, names)
    if why:
        words.append(Label(why, "small", colour=MUTED))
    return Row(
        Counted(line.icon, line.number),
        Column(*words, gap=0, grow=1, basis=100),
        points,
        gap=10,
    )
