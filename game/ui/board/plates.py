"""What stands beside the cards of a seat: name, numbers, and the running points by kind."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import pygame

from game.engine.game import Face, Info, Row
from game.ui import art, cardface, text
from game.ui.theme import (
    CLAY,
    CREAM,
    DEEP,
    FOREST,
    INK,
    LINE,
    MUTED,
    OCHRE,
    PARCHMENT,
    PLUM,
    ROSE,
    Colour,
    Metrics,
    mix,
)

SEAT_COLOURS: tuple[Colour, ...] = (CLAY, DEEP, mix(FOREST, INK, 0.1), PLUM, mix(OCHRE, INK, 0.25))
"""One for each seat; the name always stands with it."""


def seat_ink(seat: int) -> Colour:
    """A seat's colour, dark enough for words on light ground."""
    return mix(SEAT_COLOURS[seat], INK, 0.32)


LEAN = 0.12
"""The share of a low plate's height that is left free above and below the words."""
HEADS = (0.52, 0.46, 0.4, 0.34)
"""The shares of a flat plate's width that its name may have, the first at which the numbers are
not much smaller than the name."""
BALANCE = 0.6
"""The size of their letters as a share of the name's."""
LETTERS = 0.68
"""The size of a chip's letters as a share of its height."""


class Chip(NamedTuple):
    """A small number with its icon."""

    icon: str
    value: str
    colour: Colour


def chips_of(infos: Sequence[Info], seat: int) -> list[Chip]:
    """The public numbers of a seat."""
    return [Chip(i.icon, i.value, INK) for i in infos if i.key.endswith(f"@{seat}")]


def tally_chips(rows: Sequence[Row]) -> list[Chip]:
    """The running points of a seat, added up by icon."""
    sums: dict[str, int] = {}
    for row in rows:
        sums[row.icon] = sums.get(row.icon, 0) + row.points
    return [
        Chip(icon, signed(points), ROSE if points < 0 else FOREST) for icon, points in sums.items()
    ]


def signed(points: int) -> str:
    """Points with their sign."""
    if points == 0:
        return "0"
    return f"+{points}" if points > 0 else f"−{-points}"


def draw_plate(
    surface: pygame.Surface,
    rect: pygame.Rect,
    metrics: Metrics,
    name: str,
    seat: int,
    icon: str,
    chips: Sequence[Chip],
    active: bool,
) -> None:
    """A seat's name plate; the seat that is to play has a bright edge and an arrow."""
    u = metrics.u
    edge = u(3) if active else u(1.5)
    border = OCHRE if active else mix(SEAT_COLOURS[seat], CREAM, 0.3)
    art.draw_panel(surface, rect, u(10), PARCHMENT if not active else CREAM, border, edge, u(5))
    inner = rect.inflate(-2 * u(9), -2 * min(u(5), max(edge, round(rect.h * LEAN))))
    flat = inner.w > 3.2 * inner.h
    head = inner.copy()
    if flat:
        head.w = _head_width(name, tuple(chips), inner.size, metrics) if chips else inner.w
    elif chips:
        head.h = min(round(inner.h * 0.4), metrics.t(34))
    _draw_head(surface, head, metrics, name, seat, icon, active)
    rest = (
        pygame.Rect(head.right + u(6), inner.y, inner.right - head.right - u(6), inner.h)
        if flat
        else pygame.Rect(inner.x, head.bottom, inner.w, inner.bottom - head.bottom)
    )
    draw_chips(surface, rest, chips, metrics.t(30), align_right=flat)


@lru_cache(maxsize=256)
def _head_width(name: str, chips: tuple[Chip, ...], size: tuple[int, int], metrics: Metrics) -> int:
    """How wide the name of a flat plate stands."""
    most = min(metrics.font("body"), round(size[1] * 0.8))
    for share in HEADS:
        width = round(size[0] * share)
        letters = _letters(name, most, width - _disc(width, size[1], metrics) - metrics.u(7))
        rest = pygame.Rect(0, 0, size[0] - width - metrics.u(6), size[1])
        if _flow(chips, rest, metrics.t(30))[0] * LETTERS >= BALANCE * letters:
            break
    return width


def _disc(width: int, height: int, metrics: Metrics) -> int:
    """The size of the sign before a name."""
    return min(height, metrics.t(24), width // 3)


def _letters(name: str, most: int, room: int) -> int:
    """The largest letters with which a name finds room on one line."""
    sizes = range(max(8, most), 8, -1)
    return next((px for px in sizes if text.width(name, px, "semibold") <= room), 8)


def _draw_head(
    surface: pygame.Surface,
    rect: pygame.Rect,
    metrics: Metrics,
    name: str,
    seat: int,
    icon: str,
    active: bool,
) -> None:
    side = _disc(rect.w, rect.h, metrics)
    box = pygame.Rect(rect.x, rect.y + (rect.h - side) // 2, side, side)
    disc = art.rounded(box.size, side // 2, SEAT_COLOURS[seat])
    surface.blit(disc, box)
    inner = max(4, round(side * 0.7))
    glyph = art.icon("play" if active else icon, inner, CREAM)
    surface.blit(glyph, glyph.get_rect(center=box.center))
    room = max(1, rect.w - side - metrics.u(7))
    px = _letters(name, min(metrics.font("body"), round(rect.h * 0.8)), room)
    picture = text.render(text.shorten(name, px, "semibold", room), px, "semibold", INK)
    surface.blit(picture, picture.get_rect(midleft=(box.right + metrics.u(7), rect.centery)))


def draw_chips(
    surface: pygame.Surface,
    rect: pygame.Rect,
    chips: Sequence[Chip],
    wish: int,
    align_right: bool = False,
    low: bool = False,
) -> None:
    """Chips in lines from the left, as large as they fit (at most ``wish`` pixels high), in the
    middle of the rectangle or along its lower edge."""
    if not chips or rect.w < 8 or rect.h < 8:
        return
    height, lines = _flow(chips, rect, wish)
    gap = max(2, height // 5)
    rest = max(0, rect.h - len(lines) * (height + gap) + gap)
    y = rect.y + (rest if low else rest // 2)
    for line in lines:
        width = sum(_chip_width(chip, height) for chip in line) + gap * (len(line) - 1)
        x = rect.right - width if align_right else rect.x
        for chip in line:
            _draw_chip(surface, chip, (x, y), height)
            x += _chip_width(chip, height) + gap
        y += height + gap


def draw_on_card(
    surface: pygame.Surface,
    card: pygame.Rect,
    face: Face,
    chips: Sequence[Chip],
    turned: bool = False,
) -> None:
    """The numbers that lie on a card, along the lower edge of its picture."""
    height = max(12, min(round(card.w * 0.22), 10 + round(card.w * 0.09)))
    strip = pygame.Rect(card.x + 2, 0, card.w - 4, 2 * height + 4)
    strip.bottom = card.y + cardface.picture_floor(face, card.w) - 2
    if turned:  # the lower edge of the picture lies aslant
        strip.bottom -= round(card.w * 0.1)
    draw_chips(surface, strip, chips, height, low=True)


def _flow(chips: Sequence[Chip], rect: pygame.Rect, wish: int) -> tuple[int, list[list[Chip]]]:
    """The largest height at which the chips fit the rectangle, and their lines."""
    for height in range(max(10, wish), 9, -1):
        lines = _lines(chips, height, rect.w)
        gap = max(2, height // 5)
        wide = max(_chip_width(chip, height) for chip in chips)
        if len(lines) * (height + gap) - gap <= rect.h and wide <= rect.w:
            return height, lines
    return 10, _lines(chips, 10, rect.w)


def _lines(chips: Sequence[Chip], height: int, width: int) -> list[list[Chip]]:
    gap = max(2, height // 5)
    lines: list[list[Chip]] = [[]]
    used = 0
    for chip in chips:
        own = _chip_width(chip, height)
        if lines[-1] and used + own > width:
            lines.append([])
            used = 0
        lines[-1].append(chip)
        used += own + gap
    return lines


def _chip_width(chip: Chip, height: int) -> int:
    px = max(8, round(height * LETTERS))
    words = text.width(chip.value, px, "semibold") if chip.value else 0
    return height + words + round(height * 0.35)


def _draw_chip(surface: pygame.Surface, chip: Chip, at: tuple[int, int], height: int) -> None:
    width = _chip_width(chip, height)
    surface.blit(art.rounded((width, height), height // 2, CREAM, LINE, 1), at)
    px = round(height * 0.78)
    plain = None if chip.icon in _OWN_COLOURS else MUTED
    glyph = art.icon(chip.icon, px, plain)
    surface.blit(glyph, (at[0] + round(height * 0.18), at[1] + (height - px) // 2))
    if chip.value:
        words = text.render(chip.value, max(8, round(height * LETTERS)), "semibold", chip.colour)
        place = words.get_rect(midleft=(at[0] + round(height * 1.04), at[1] + height // 2))
        surface.blit(words, place)


_OWN_COLOURS = frozenset({"token", "points", "egg", "dna", "crown", "leaf", "drop", "flame"})
"""Icons that are shown in their own colours."""
