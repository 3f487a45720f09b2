"""What is looked at in Cubosaurs to foresee the points of a round.

The sets of each kind by their size, what raptors and eggs stand at, and how the collection is
made up; with DNA also tokens and tiles. Rounds are dealt anew, so each one is foreseen by itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.bots.linear import Described, Group
from game.rules.cubosaurs import layout as at
from game.rules.cubosaurs.cards import (
    BLACK,
    BROOD,
    DINOSAURS,
    EGG_POINTS,
    GREY,
    POINTS,
    TYPE,
    TYPES,
    VALUE,
    VARIETY,
)
from game.rules.cubosaurs.scoring import RAPTORS, pair_points
from game.rules.cubosaurs.steps import CARDS_EACH, START_CARDS, table_collections

if TYPE_CHECKING:
    from game.engine.table import Table

MOST = 5
"""Sets of so many cards and more are alike."""
CARDS, PAIRS, SUM, BEHIND, AHEAD, TOKENS_HELD = 14, 3, 8, 3, 2, 9
LAST_TYPES, LAST_EGGS = 5, 1
"""Types and eggs that a collection may hold at the end of a round that is still to come."""

GROUPS = (
    Group("place", 5),
    *(Group(key, MOST + 1) for key in DINOSAURS),
    Group("types", TYPES + 1),
    Group("cards", CARDS + 1),
    Group("raptors", (PAIRS + 1) * (PAIRS + 1)),
    Group("alone", SUM + 1),
    Group("egg", BEHIND + AHEAD + 1),
    Group("egg_without", BEHIND),
    Group("tokens", TOKENS_HELD + 1),
    Group("tiles", 2),
)
_START = {group.name: sum(g.size for g in GROUPS[:i]) for i, group in enumerate(GROUPS)}
_PLACE, _TYPES, _CARDS = _START["place"], _START["types"], _START["cards"]
_RAPTORS, _ALONE, _TOKENS, _TILES = (
    _START["raptors"],
    _START["alone"],
    _START["tokens"],
    _START["tiles"],
)
_SETS = [[_START[key] + min(number, MOST) for number in range(8)] for key in DINOSAURS]
_SET_POINTS = [[row[min(number, 4)] for number in range(8)] for row in POINTS]
_EGG = [_START["egg"] + min(max(lead + BEHIND, 0), BEHIND + AHEAD) for lead in range(-14, 15)]
_EGG_WITHOUT = [_START["egg_without"] + min(max(behind - 1, 0), BEHIND - 1) for behind in range(15)]
"""Eggs whose kind the owner holds, by the lead over the best other; those without, by the best."""


class Counted:
    """A collection, counted."""

    __slots__ = ("black", "counts", "eggs", "grey", "size", "types")

    def __init__(self, faces: list[int]) -> None:
        counts = [0] * TYPES
        self.black: list[int] = []
        self.grey: list[int] = []
        self.eggs: list[int] = []
        for face in faces:
            kind = TYPE[face]
            counts[kind] += 1
            if kind >= BLACK:
                (self.black if kind == BLACK else self.grey if kind == GREY else self.eggs).append(
                    VALUE[face]
                )
        self.types = TYPES - counts.count(0)
        self.size = len(faces)
        counts[RAPTORS] += counts[GREY]
        self.counts = counts


class CubosaursFeatures:
    """The features of Cubosaurs for ``linear.Linear``."""

    groups: tuple[Group, ...] = GROUPS
    options: tuple[Mapping[str, int], ...] = ({"rounds": 1, "dna": 0}, {"rounds": 1, "dna": 1})
    margin = 6.5

    def variant(self, table: Table) -> str:
        """Seats, with or without DNA."""
        return f"{table.seats} dna" if table.options["dna"] else f"{table.seats}"

    def chapter(self, table: Table) -> int:
        """The round."""
        return table.counters[at.ROUND]

    def chapters_left(self, table: Table) -> int:
        """Rounds after this one."""
        return table.options["rounds"] - 1 - table.counters[at.ROUND]

    def quiet(self, table: Table) -> bool:
        """Always."""
        return True

    def settled(self, table: Table) -> Table:
        """The table as it is."""
        return table

    def step(self, table: Table) -> tuple[int, int]:
        """Cards in the deck, and how many there were after the deal."""
        return len(table.zones[at.DECK]), (CARDS_EACH - START_CARDS) * table.seats

    def carried(self, table: Table) -> list[float]:
        """Points of the rounds that are over."""
        counters = table.counters
        rounds = range(at.SCORE, at.SCORE + 5 * counters[at.ROUND], 5)
        return [float(sum(counters[r + seat] for r in rounds)) for seat in range(table.seats)]

    def describe(self, table: Table) -> list[Described]:
        """Points as they stand, and what may change them, by seat."""
        counted = [Counted(faces) for faces in table_collections(table)]
        seats = table.seats
        actor, direction = table.actor, table.counters[at.DIRECTION]
        described = [
            _described(own, counted, (seat - actor) * direction % seats)
            for seat, own in enumerate(counted)
        ]
        if table.options["dna"]:
            last = not self.chapters_left(table)
            described = [
                _with_dna(table, seat, counted[seat], one, last)
                for seat, one in enumerate(described)
            ]
        return described


def _described(own: Counted, all_: list[Counted], place: int) -> Described:
    counts = own.counts
    active = [_PLACE + place, _TYPES + own.types, _CARDS + min(own.size, CARDS)]
    exact = 0
    for kind in range(RAPTORS):
        number = counts[kind]
        active.append(_SETS[kind][number])
        exact += _SET_POINTS[kind][number]
    if counts[RAPTORS]:
        exact += _raptors(own, active)
    for kind in own.eggs:
        exact += _egg(kind, own, all_, active)
    return Described(float(exact), active)


def _raptors(own: Counted, active: list[int]) -> int:
    """Points of the velociraptors; their pairs and how many of what sum are alone are noted."""
    few, many = sorted((own.black, own.grey), key=len)
    pairs, alone = len(few), len(many) - len(few)
    points = pair_points(few, many)
    active.append(_RAPTORS + min(pairs, PAIRS) * (PAIRS + 1) + min(alone, PAIRS))
    if alone:
        lost = (sum(few) + sum(many) - points) // 2
        active.append(_ALONE + min(lost, SUM))
    return points


def _egg(kind: int, own: Counted, all_: list[Counted], active: list[int]) -> int:
    """Points of an egg; how near its kind is to being the most is noted."""
    best = max([one.counts[kind] for one in all_ if one is not own])
    number = own.counts[kind]
    if number:
        active.append(_EGG[number - best + 14])
        return EGG_POINTS if number >= best else -EGG_POINTS
    active.append(_EGG_WITHOUT[best])
    return -EGG_POINTS


def _with_dna(table: Table, seat: int, own: Counted, base: Described, last: bool) -> Described:
    """Tokens and tiles too. They are worth what they will be in the last round."""
    tokens = table.counters[at.DNA + seat]
    bought = [VALUE[table.faces[slot]] for slot in table.zones[at.BOUGHT + seat]]
    exact = tokens // 2
    noted = [_TOKENS + min(tokens, TOKENS_HELD)]
    if VARIETY in bought:
        exact += own.types if last else LAST_TYPES
        noted.append(_TILES)
    if BROOD in bought:
        exact += 2 * (len(own.eggs) if last else LAST_EGGS)
        noted.append(_TILES + 1)
    if last:
        return Described(base.exact + exact, base.active + noted)
    return Described(base.exact + exact, base.active, noted)


FEATURES = CubosaursFeatures()
