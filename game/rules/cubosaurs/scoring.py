"""Points in Cubosaurs: sets, velociraptor pairs and eggs, in numbers and in words."""

from collections.abc import Sequence

from game.engine.game import Row
from game.engine.text import N_, T
from game.rules.cubosaurs.cards import (
    BLACK,
    DINOSAURS,
    EGG,
    EGG_POINTS,
    GREY,
    NAMES,
    POINTS,
    TYPE,
    TYPE_ICONS,
    TYPES,
    VALUE,
    signed,
)

RAPTORS = len(DINOSAURS)
"""The number of the velociraptors among the kinds that eggs ask for."""


def kind_counts(collection: Sequence[int]) -> list[int]:
    """How many cards of each kind an egg may ask for: the dinosaurs, then all velociraptors."""
    counts = [0] * TYPES
    for face in collection:
        counts[TYPE[face]] += 1
    counts[RAPTORS] = counts[BLACK] + counts[GREY]
    return counts[: RAPTORS + 1]


def most(counts: Sequence[Sequence[int]]) -> list[int]:
    """Of each kind, the most that any collection holds (at least 1)."""
    return [max(1, *column) for column in zip(*counts, strict=True)]


def pair_points(black: list[int], grey: list[int]) -> int:
    """Points of velociraptors of these values: as many pairs as the smaller colour has cards,
    the best of the other colour in them, the rest alone."""
    few, many = (black, grey) if len(black) <= len(grey) else (grey, black)
    return sum(few) + sum(many) - 2 * sum(sorted(many)[: len(many) - len(few)])


def points(collections: Sequence[Sequence[int]]) -> list[int]:
    """Points of each collection (lists of faces) against the others."""
    counts = [kind_counts(collection) for collection in collections]
    best = most(counts)
    return [
        _own_points(collection, own, best)
        for collection, own in zip(collections, counts, strict=True)
    ]


def _own_points(collection: Sequence[int], counts: list[int], best: list[int]) -> int:
    total = 0
    for kind in range(RAPTORS):
        number = counts[kind]
        total += POINTS[kind][number if number < 4 else 4]
    black: list[int] = []
    grey: list[int] = []
    for face in collection:
        kind = TYPE[face]
        if kind == BLACK:
            black.append(VALUE[face])
        elif kind == GREY:
            grey.append(VALUE[face])
        elif kind == EGG:
            asked = VALUE[face]
            total += EGG_POINTS if counts[asked] >= best[asked] else -EGG_POINTS
    return total + pair_points(black, grey)


def types_held(collection: Sequence[int]) -> int:
    """How many of the 8 types a collection holds."""
    return len({TYPE[face] for face in collection})


def eggs_held(collection: Sequence[int]) -> int:
    """How many eggs a collection holds."""
    return sum(TYPE[face] == EGG for face in collection)


# --- in words -----------------------------------------------------------------------------------


def rows(collections: Sequence[Sequence[int]]) -> tuple[tuple[Row, ...], ...]:
    """The points of each collection line by line: sets, pairs and single raptors, eggs."""
    counts = [kind_counts(collection) for collection in collections]
    best = most(counts)
    return tuple(
        (*_set_rows(own), *_raptor_rows(collection), *_egg_rows(collection, own, best))
        for collection, own in zip(collections, counts, strict=True)
    )


def _set_rows(counts: list[int]) -> list[Row]:
    result = []
    for kind, key in enumerate(DINOSAURS):
        number = counts[kind]
        if number:
            value = POINTS[kind][min(number, 4)]
            why = T(N_("{n} card: {points}"), "{n} cards: {points}", n=number, points=signed(value))
            result.append(Row(NAMES[key], TYPE_ICONS[kind], number, value, why))
    return result


def _raptor_rows(collection: Sequence[int]) -> list[Row]:
    values = [
        sorted((VALUE[f] for f in collection if TYPE[f] == kind), reverse=True)
        for kind in (BLACK, GREY)
    ]
    pairs = min(map(len, values))
    result = []
    for black, grey in zip(values[0][:pairs], values[1][:pairs], strict=True):
        why = T(N_("a pair: {black} + {grey}"), black=black, grey=grey)
        label = T(N_("velociraptor pair"))
        result.append(Row(label, TYPE_ICONS[BLACK], 2, black + grey, why))
    for kind, key, left in zip(
        (BLACK, GREY), ("velociraptor_black", "velociraptor_grey"), values, strict=True
    ):
        for value in left[pairs:]:
            why = T(N_("alone: {points}"), points=signed(-value))
            result.append(Row(NAMES[key], TYPE_ICONS[kind], 1, -value, why))
    return result


def _egg_rows(collection: Sequence[int], counts: list[int], best: list[int]) -> list[Row]:
    result = []
    for face in sorted(f for f in collection if TYPE[f] == EGG):
        asked = VALUE[face]
        won = counts[asked] >= best[asked]
        key = (*DINOSAURS, "velociraptor")[asked]
        if won:
            why = T(N_("nobody has more than {n}"), n=counts[asked])
        elif counts[asked]:
            why = T(N_("{own} here, {best} elsewhere"), own=counts[asked], best=best[asked])
        else:
            why = T(N_("none of its kind here"))
        label = T(N_("{kind} egg"), kind=NAMES[key])
        result.append(Row(label, TYPE_ICONS[EGG], 1, EGG_POINTS if won else -EGG_POINTS, why))
    return result
