"""Points in Divočina: what groups are worth, in numbers and in words. § Scoring."""

from collections.abc import Sequence

from game.engine.game import Row
from game.engine.table import Table
from game.engine.text import N_, T, Text
from game.engine.view import View
from game.rules.divocina import layout as at
from game.rules.divocina.cards import (
    CROWN,
    FORM,
    FORM_NAMES,
    HERD,
    ICONS,
    INDIVIDUAL,
    NAMES,
    POINTS,
    SPECIES,
)
from game.rules.divocina.groups import grouped

Laid = tuple[tuple[int, ...], ...]
"""The groups of a player, each as its faces."""

_BASE = (0, 0, POINTS.pair, POINTS.herd)
_BIT = [0 if form == CROWN else 1 << form for form in FORM]
_TYPES = [mask.bit_count() for mask in range(8)]


def types_in(group: Sequence[int]) -> int:
    """How many types a group (faces) counts; a crown counts as one that is missing."""
    mask = crowns = 0
    for face in group:
        mask |= _BIT[face]
        crowns += not _BIT[face]
    return _TYPES[mask] + crowns


def points(group: Sequence[int]) -> int:
    """The points of a group (faces)."""
    size = len(group)
    return _BASE[size] + POINTS.type * (types_in(group) - 1) if size > INDIVIDUAL else 0


def standing(table: Table | View) -> tuple[tuple[Laid, ...], tuple[int, ...]]:
    """Of every seat the laid groups as faces, and the number of cards in hand."""
    faces = table.faces
    laid = tuple(
        tuple(tuple([faces[slot] for slot in group]) for group in grouped(table, at.LAID + seat))
        for seat in range(table.seats)
    )
    return laid, tuple(len(table.zones[at.HAND + seat]) for seat in range(table.seats))


def total(laid: Laid) -> int:
    """The points of all groups of a player."""
    return sum(map(points, laid))


def individuals(laid: Laid) -> int:
    """How many individuals a player has: the first thing to decide a tie."""
    return sum(len(group) == INDIVIDUAL for group in laid)


# --- in words -----------------------------------------------------------------------------------


def group_rows(laid: Laid) -> tuple[Row, ...]:
    """A line for each herd and pair, the best first."""
    groups = sorted((g for g in laid if len(g) > INDIVIDUAL), key=lambda g: (-points(g), g))
    return tuple(_group_row(group) for group in groups)


def rows(laid: Laid) -> tuple[Row, ...]:
    """The same, and a line for all individuals."""
    singles = individuals(laid)
    if not singles:
        return group_rows(laid)
    why = T(N_("no points, but they decide ties"))
    return (*group_rows(laid), Row(T(N_("Individuals")), "paw", singles, 0, why))


def _group_row(group: tuple[int, ...]) -> Row:
    species = SPECIES[group[0]]
    label = T(N_("Pair of {species}"), species=NAMES[species])
    if len(group) == HERD:
        label = T(N_("Herd of {species}"), species=NAMES[species])
    return Row(label, ICONS[species], len(group), points(group), _why(group))


def _why(group: tuple[int, ...]) -> Text:
    """How the points of a pair or herd come about."""
    forms = [FORM_NAMES[form] for form in sorted(FORM[face] for face in group)]
    base, more = _BASE[len(group)], POINTS.type * (types_in(group) - 1)
    if len(group) == HERD:
        types = T(N_("{first}, {second}, {third}"), first=forms[0], second=forms[1], third=forms[2])
        if not more:
            return T(N_("{types}: {base} for the herd"), types=types, base=base)
        message = N_("{types}: {base} for the herd, {more} for different types")
        return T(message, types=types, base=base, more=more)
    types = T(N_("{first}, {second}"), first=forms[0], second=forms[1])
    if not more:
        return T(N_("{types}: {base} for the pair"), types=types, base=base)
    message = N_("{types}: {base} for the pair, {more} for different types")
    return T(message, types=types, base=base, more=more)
