"""How cards lie in a place: from a box and a number of cards to one spot per card.

A spot is centre and width of a card; its height follows from ``RATIO``. All lengths are of the
caller's unit (map pixels for the table).
"""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from game.ui.place import Box, Place

RATIO = 1.4
"""Height of a card divided by its width."""
GAP = 0.08
"""Space between cards that do not overlap, as a share of their width."""
PILE_STEP = 0.012
"""How much higher each card of a pile lies, as a share of its width, up to a number of cards."""
PILE_HEIGHT = 12
FAN_DROP = 0.10


class Spot(NamedTuple):
    """Where a card lies: centre, width, and the tilt in degrees (counter-clockwise)."""

    x: float
    y: float
    w: float
    tilt: float = 0.0


def spots(place: Place, groups: Sequence[int]) -> list[Spot]:
    """One spot for each card of a place, in the order of the zone.

    ``groups[i]`` tells which cards belong together; only the layout ``groups`` heeds it.
    """
    if not groups:
        return []
    if place.kind == "pile":
        return _pile(place, len(groups))
    if place.kind == "groups":
        return _groups(place, groups)
    if place.kind == "grid":
        return _grid(place, len(groups))
    return _row(place, len(groups), fan=place.kind == "fan")


def _card_width(place: Place, rows: float = 1.0) -> float:
    """The wished width, or less if the height of the place asks for it."""
    room = place.box.h / rows / RATIO
    return min(place.card, room) if place.card else min(room, place.box.w)


def _pile(place: Place, count: int) -> list[Spot]:
    """On top of each other; the pile grows a little to the upper left, from as far below the
    middle as it can come to lie above it."""
    w = _card_width(place)
    step = w * PILE_STEP
    x, y = place.box.x + place.box.w / 2, place.box.y + place.box.h / 2 + step * PILE_HEIGHT / 2
    heights = [min(i, PILE_HEIGHT) for i in range(count)]
    return [Spot(x - height * step / 2, y - height * step, w) for height in heights]


def _row(place: Place, count: int, fan: bool) -> list[Spot]:
    """Side by side around the middle, overlapping when there is not enough room."""
    box = place.box
    w = _card_width(place, 1.0 + FAN_DROP if fan and count > 1 else 1.0)
    step = w * (1 + GAP)
    if count > 1:
        step = min(step, (box.w - w) / (count - 1))
    left = box.x + box.w / 2 - step * (count - 1) / 2
    y = box.y + box.h / 2
    middle = (count - 1) / 2
    result = []
    for i in range(count):
        off = (i - middle) / max(middle, 1)
        drop = off * off * w * FAN_DROP if fan else 0.0
        result.append(Spot(left + i * step, y + drop, w))
    return result


def _grid(place: Place, count: int) -> list[Spot]:
    """In rows and columns, with the number of columns that lets the cards be largest."""
    box = place.box
    best, columns = 0.0, 1
    for number in range(1, count + 1):
        rows = -(-count // number)
        w = min(box.w / number / (1 + GAP), box.h / rows / RATIO / (1 + GAP))
        if w > best:
            best, columns = w, number
    w = min(best, place.card) if place.card else best
    rows = -(-count // columns)
    left = box.x + box.w / 2 - (columns - 1) / 2 * w * (1 + GAP)
    top = box.y + box.h / 2 - (rows - 1) / 2 * w * RATIO * (1 + GAP)
    return [
        Spot(left + i % columns * w * (1 + GAP), top + i // columns * w * RATIO * (1 + GAP), w)
        for i in range(count)
    ]


def _groups(place: Place, groups: Sequence[int]) -> list[Spot]:
    """One column for each group, the cards of a group overlapping downwards.

    The columns keep the order of the group numbers, so that a kind is always found at the same
    side; with many columns they move closer, and overlap at last.
    """
    box = place.box
    order = sorted(range(len(groups)), key=lambda i: (groups[i], i))
    columns = [list(members) for _, members in groupby(order, key=lambda i: groups[i])]
    tallest = max(map(len, columns))
    w = _group_width(place, tallest)
    step = w * (1 + GAP)
    if len(columns) > 1:
        step = min(step, (box.w - w) / (len(columns) - 1))
    left = box.x + w / 2 + max(0.0, (box.w - w - step * (len(columns) - 1)) / 2)
    result = [Spot(0, 0, 0)] * len(groups)
    for number, members in enumerate(columns):
        drop = w * RATIO * place.spread
        if len(members) > 1:
            drop = min(drop, (box.h - w * RATIO) / (len(members) - 1))
        for row, index in enumerate(members):
            y = box.y + w * RATIO / 2 + row * drop
            result[index] = Spot(left + number * step, y, w)
    return result


def _group_width(place: Place, tallest: int) -> float:
    """As wide as wished, but so that the tallest group fits with at least a sixth of each card
    in sight."""
    rows = 1.0 + (tallest - 1) * min(place.spread, 0.17)
    return _card_width(place, rows)


def content_box(found: Sequence[Spot]) -> Box:
    """The box around some spots."""
    left = min(s.x - s.w / 2 for s in found)
    top = min(s.y - s.w * RATIO / 2 for s in found)
    right = max(s.x + s.w / 2 for s in found)
    bottom = max(s.y + s.w * RATIO / 2 for s in found)
    return Box(left, top, right - left, bottom - top)
