"""Footprints in Wild Life: of types of life, enhanced or not, and of rain. § Scoring phase."""

from collections.abc import Iterable, Sequence

from game.engine.game import Row
from game.engine.table import Table
from game.engine.text import N_, T, Text
from game.engine.view import View
from game.rules.wild_life import layout as at
from game.rules.wild_life.cards import (
    AQUATIC,
    ENHANCER,
    ENHANCES,
    KIND,
    LIFE_ICONS,
    RAIN_FOOTPRINTS,
    TIMES,
    TYPES,
    VALUE,
)
from game.rules.wild_life.names import ENHANCER_NAMES, LIFE_NAMES, NAMES

Ints = tuple[int, ...]


def by_type(habitat: Iterable[int]) -> list[int]:
    """The footprints of each type of life in a habitat (faces)."""
    sums = [0, 0, 0, 0]
    swimmers = doubled = 0
    for face in habitat:
        kind = KIND[face]
        if kind < ENHANCER:
            sums[kind] += VALUE[face]
            if kind == AQUATIC:
                swimmers += 1
        else:
            doubled |= ENHANCES[face]
    sums[AQUATIC] *= swimmers if swimmers < TIMES else TIMES
    if doubled:
        for kind in TYPES:
            if doubled >> kind & 1:
                sums[kind] *= 2
    return sums


def added(face: int, swimmers: int, doubled: int) -> int:
    """The footprints that life adds to a habitat with so many aquatic animals, in which the types
    ``doubled``, as bits, are enhanced."""
    kind, gain = KIND[face], VALUE[face]
    if kind == AQUATIC:
        gain *= (swimmers + 1) * min(swimmers + 1, TIMES) - swimmers * min(swimmers, TIMES)
    return 2 * gain if doubled >> kind & 1 else gain


def laid(table: Table | View) -> tuple[tuple[Ints, ...], Ints]:
    """The faces in the habitat of every seat, and the number of its rains."""
    faces, zones, seats = table.faces, table.zones, table.seats
    habitats = zones[at.HABITAT : at.HABITAT + seats]
    return (
        tuple(tuple(faces[slot] for slot in zone) for zone in habitats),
        tuple(map(len, zones[at.RAIN : at.RAIN + seats])),
    )


def points(table: Table | View) -> list[int]:
    """The footprints of every seat if the cycle ended now."""
    habitats, rains = laid(table)
    return [
        sum(by_type(habitat)) + RAIN_FOOTPRINTS * rain
        for habitat, rain in zip(habitats, rains, strict=True)
    ]


# --- in words -----------------------------------------------------------------------------------


def rows(habitats: Sequence[Ints], rains: Ints) -> tuple[tuple[Row, ...], ...]:
    """The footprints of every seat line by line: types of life, then rain."""
    return tuple(
        (*_life_rows(habitat), *_rain_rows(rain))
        for habitat, rain in zip(habitats, rains, strict=True)
    )


def _life_rows(habitat: Ints) -> list[Row]:
    found = []
    for kind, value in enumerate(by_type(habitat)):
        number = sum(KIND[face] == kind for face in habitat)
        if number:
            doubled = any(ENHANCES[face] >> kind & 1 for face in habitat)
            why = _why(kind, number, value, doubled)
            found.append(Row(LIFE_NAMES[kind], LIFE_ICONS[kind], number, value, why))
    return found


def _why(kind: int, number: int, value: int, doubled: bool) -> Text:
    """How the footprints of a type come about."""
    bare = value // 2 if doubled else value
    enhancer, times = ENHANCER_NAMES[kind], min(number, TIMES)
    if kind != AQUATIC or times == 1:
        if doubled:
            return T(
                N_("{n} card: {bare}, doubled by {enhancer}"),
                "{n} cards: {bare}, doubled by {enhancer}",
                n=number,
                bare=bare,
                enhancer=enhancer,
            )
        return T(N_("{n} card: {bare}"), "{n} cards: {bare}", n=number, bare=bare)
    if doubled:
        message = N_("{number} cards, each counted {times}×: {bare}, doubled by {enhancer}")
        return T(message, number=number, times=times, bare=bare, enhancer=enhancer)
    message = N_("{number} cards, each counted {times}×: {bare}")
    return T(message, number=number, times=times, bare=bare)


def _rain_rows(rain: int) -> list[Row]:
    if not rain:
        return []
    why = T(
        N_("{n} card: {each} each, this cycle only"),
        "{n} cards: {each} each, this cycle only",
        n=rain,
        each=RAIN_FOOTPRINTS,
    )
    return [Row(NAMES["rain"], "mark_rain", rain, RAIN_FOOTPRINTS * rain, why)]
