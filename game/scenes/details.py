"""What the lists of games show beside them: a saved game with its table, or what is wrong."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pygame

from game import rules
from game.bots.registry import TITLES
from game.engine.game import Info
from game.engine.text import N_, T, Text
from game.engine.view import View, view
from game.save import Damaged, Saved, SaveError, SeatInfo, Summary, load
from game.ui import art
from game.ui.board.miniature import aspect, miniature
from game.ui.board.plates import Chip, chips_of, draw_chips
from game.ui.seatmark import SeatMark
from game.ui.theme import CLAY, INK, LINE, MUTED, PARCHMENT
from game.ui.widgets import Column, Divider, Icon, Label, Row, Widget

WIDEST = 440
"""The widest a picture of a table gets, in design units."""


class Look(NamedTuple):
    """A saved game as it may be shown to whoever is before the screen."""

    view: View
    infos: Sequence[Info]
    moves: int


def look(path: Path, recover: bool = False) -> Look | None:
    """The table of a saved game; None if it cannot be loaded."""
    try:
        saved = load(path, recover)
    except SaveError:
        return None
    seen = shown(saved)
    return Look(seen, seen.game.infos(seen), len(saved.match.moves))


def shown(saved: Saved) -> View:
    """The table as its only human sees it; where several play (or none), with the cards alone
    that everybody knows."""
    table = saved.match.table
    humans = [seat for seat, info in enumerate(saved.header.seats) if info.human]
    seen = view(table, humans[0] if humans else 0)
    if len(humans) == 1:
        return seen
    faces = [view(table, seat).faces for seat in range(table.seats)]
    known = tuple(one[0] if min(one) >= 0 else -1 for one in zip(*faces, strict=True))
    return replace(seen, faces=known, moves=())


def names_of(seats: Sequence[SeatInfo]) -> str:
    """The players of a game as a list."""
    return ", ".join(seat.name for seat in seats)


def facts_of(entry: Summary | Damaged) -> Text:
    """Game, date, moves and state in one line; for a damaged file date and reason."""
    date = f"{entry.changed.astimezone():%Y-%m-%d %H:%M}"
    if isinstance(entry, Damaged):
        return T(N_("{date} · {reason}"), date=date, reason=entry.reason)
    return T(
        N_("{game} · {date} · {moves} · {state}"),
        game=rules.game(entry.header.game).title,
        date=date,
        moves=T(N_("{n} move"), "{n} moves", n=entry.moves),
        state=_state(entry),
    )


def _state(entry: Summary) -> Text:
    return T(N_("finished")) if entry.finished else T(N_("not finished"))


class TablePicture(Widget):
    """The miniature of a table; an empty frame until it is there."""

    def __init__(self, seats: Sequence[SeatInfo]) -> None:
        super().__init__()
        self.names = [seat.name for seat in seats]
        self.icons = ["human" if seat.human else "bot" for seat in seats]
        self.view: View | None = None
        self._aspect = 0.5
        self._picture: pygame.Surface | None = None

    def show_view(self, seen: View) -> None:
        """Show this table."""
        self.view = seen
        self._aspect = aspect(seen)
        self._picture = None
        self.relayout()

    def _size(self, width: int) -> tuple[int, int]:
        width = min(width, self.metrics.u(WIDEST))
        return width, round(width * self._aspect)

    def height_for(self, width: int) -> int:
        return self._size(width)[1]

    def draw(self, surface: pygame.Surface) -> None:
        box = pygame.Rect((0, 0), self._size(self.rect.w))
        box.center = self.rect.center
        if self.view is None:
            art.draw_panel(surface, box, self.metrics.u(8), PARCHMENT, LINE)
            return
        if self._picture is None or self._picture.get_width() != box.w:
            self._picture = miniature(self.view, self.names, self.icons, box.w)
        surface.blit(self._picture, box)


class Numbers(Widget):
    """The public numbers of a seat, each with its icon."""

    def __init__(self, chips: Sequence[Chip]) -> None:
        super().__init__()
        self.chips = list(chips)

    def natural_width(self) -> int:
        return self.metrics.t(66) * len(self.chips)

    def height_for(self, width: int) -> int:
        return self.metrics.t(28)

    def draw(self, surface: pygame.Surface) -> None:
        draw_chips(surface, self.rect, self.chips, self.rect.h, align_right=True)


def game_details(entry: Summary, found: Look | None) -> Widget:
    """A saved game: its table, who plays, and how it stands."""
    header = entry.header
    picture = TablePicture(header.seats)
    if found:
        picture.show_view(found.view)
    seats = [_seat(seat, info, entry, found) for seat, info in enumerate(header.seats)]
    return Column(
        Label(header.title or names_of(header.seats), "large", "semibold"),
        Label(facts_of(entry), "small", colour=MUTED),
        picture,
        *_round(found),
        Divider(),
        *seats,
        gap=9,
    )


def _round(found: Look | None) -> list[Widget]:
    """The round that is being played, in games that have rounds."""
    numbers = [info for info in found.infos if info.key == "round"] if found else []
    return [
        Label(T(N_("{what} {value}"), what=info.help, value=info.value), weight="medium")
        for info in numbers
    ]


def _seat(seat: int, info: SeatInfo, entry: Summary, found: Look | None) -> Widget:
    """A player with level and points; without points where all win or lose together."""
    level = TITLES.get(info.level)
    who: list[Widget] = [Label(info.name, weight="medium")]
    if level:
        who.append(Label(level, "small", colour=MUTED))
    chips: list[Chip] = []
    if entry.result:
        points = entry.result.scores[seat]
        if not rules.game(entry.header.game).cooperative:
            chips = [Chip("points", f"−{-points}" if points < 0 else str(points), INK)]
        if seat in entry.result.winners:
            chips.insert(0, Chip("crown", "", INK))
    elif found:
        chips = chips_of(found.infos, seat)
    mark = SeatMark(seat, "human" if info.human else "bot")
    return Row(mark, Column(*who, gap=0, grow=1, basis=110), Numbers(chips), gap=10)


def damage_details(entry: Damaged, found: Look | None) -> Widget:
    """A file that cannot be opened as it is: why, and what can be saved of it."""
    parts: list[Widget] = [
        Row(Icon("warning", 34, CLAY), Label(entry.path.name, "large", "semibold", grow=1), gap=10),
        Label(entry.reason),
    ]
    if found and found.moves:
        told = T(
            N_("Its beginning is whole: the game can go on after {n} move. The file stays."),
            "Its beginning is whole: the game can go on after {n} moves. The file stays.",
            n=found.moves,
        )
        parts.append(Label(told))
    else:
        parts.append(Label(T(N_("Nothing of it can be played. You may delete it.")), colour=MUTED))
    return Column(*parts, gap=12)
