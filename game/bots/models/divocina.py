"""What is looked at in Divočina to foresee the points at the end.

Cards of a species in hand by how many and of how many types, individuals, pairs and herds that
lie, and how many cards there are in hand. Windows and half-made choices are settled first, by the
rule of thumb that the game itself estimates with. Once the deck has run out only the best group in
hand counts, and only for those who still have a turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.bots.linear import Described, Group
from game.bots.models.whole import WholeGame
from game.rules.divocina import layout as at
from game.rules.divocina.cards import (
    CROWN,
    DECK,
    FORM,
    HERD,
    INDIVIDUAL,
    PAIR,
    POINTS,
    SMALL_DECK,
    SPECIES,
    SPECIES_KEYS,
)
from game.rules.divocina.groups import grouped
from game.rules.divocina.policy import settle
from game.rules.divocina.results import MARGIN
from game.rules.divocina.scoring import points
from game.rules.divocina.steps.turn import HAND_CARDS, Turn

if TYPE_CHECKING:
    from game.engine.table import Table

HELD = ("one", "pair", "pair 2 types", "herd", "herd 3 types", "four", "five or more")
"""Cards of a species in hand."""
LYING = ("alone", "two alone", "three alone", "pair", "herd")
"""Groups of a species on the table."""
MOST_HELD = 12

GROUPS = (
    Group("turns to wait", 5),
    Group("hand", MOST_HELD + 1),
    Group("last turn", 2),
    Group("of a species in hand", len(HELD)),
    Group("species in hand", len(SPECIES_KEYS)),
    Group("of a species on the table", len(LYING)),
    Group("individuals on the table", len(SPECIES_KEYS)),
)
_START = {group.name: sum(g.size for g in GROUPS[:i]) for i, group in enumerate(GROUPS)}
_HAND, _LAST = _START["hand"], _START["last turn"]
_BASE = (0, 0, POINTS.pair, POINTS.herd)
_HELD, _LYING = _START["of a species in hand"], _START["of a species on the table"]
_IN_HAND, _ALONE = _START["species in hand"], _START["individuals on the table"]


class DivocinaFeatures(WholeGame):
    """The features of Divočina for ``linear.Linear``."""

    groups: tuple[Group, ...] = GROUPS
    options: tuple[Mapping[str, int], ...] = ({},)
    margin = MARGIN

    def quiet(self, table: Table) -> bool:
        """At the beginning of a turn."""
        return not table.steps or isinstance(table.steps[-1], Turn)

    def settled(self, table: Table) -> Table:
        """The table at the beginning of the next turn."""
        return settle(table)

    def step(self, table: Table) -> tuple[int, int]:
        """Cards in the deck, and how many there were after the deal; none once it has run out."""
        of = len(SMALL_DECK if table.seats == 2 else DECK) - HAND_CARDS * table.seats
        left = 0 if table.counters[at.LAST_TURNS] else len(table.zones[at.DECK])
        return min(left, of), of

    def describe(self, table: Table) -> list[Described]:
        """Points that lie, and what hands and individuals may become, by seat."""
        seats, last = table.seats, table.counters[at.LAST_TURNS]
        turn = table.counters[at.TURN]
        described = []
        for seat in range(seats):
            wait = (seat - turn) % seats
            active = [wait]
            exact = _laid(table, seat, active)
            if last:
                exact += _at_last(table, seat, active, wait < last)
            else:
                _held(table, seat, active)
            described.append(Described(exact, active))
        return described


def _laid(table: Table, seat: int, active: list[int]) -> float:
    """The points of the groups that lie; what else they are good for is noted."""
    faces = table.faces
    alone = [0] * len(SPECIES_KEYS)
    exact = 0
    for group in grouped(table, at.LAID + seat):
        species = SPECIES[faces[group[0]]]
        size = len(group)
        if size == INDIVIDUAL:
            alone[species] += 1
        else:
            exact += points([faces[slot] for slot in group])
            active.append(_LYING + 1 + size)
    for species, number in enumerate(alone):
        if number:
            active += (_ALONE + species, _LYING + min(number, 3) - 1)
    return float(exact)


def _by_species(table: Table, seat: int) -> list[list[int]]:
    faces = table.faces
    held: list[list[int]] = [[] for _ in SPECIES_KEYS]
    for slot in table.zones[at.HAND + seat]:
        face = faces[slot]
        held[SPECIES[face]].append(FORM[face])
    return held


def _held(table: Table, seat: int, active: list[int]) -> None:
    """Notes the hand."""
    active.append(_HAND + min(len(table.zones[at.HAND + seat]), MOST_HELD))
    for species, forms in enumerate(_by_species(table, seat)):
        if forms:
            active += (_IN_HAND + species, _HELD + _shape(forms))


def _types(forms: list[int]) -> int:
    crowns = forms.count(CROWN)
    return len(set(forms) - {CROWN}) + crowns


def _shape(forms: list[int]) -> int:
    """The place of the cards of a species in ``HELD``."""
    size = len(forms)
    if size == PAIR:
        return 1 + (_types(forms) >= PAIR)
    if size == HERD:
        return 3 + (_types(forms) >= HERD)
    return 0 if size == INDIVIDUAL else min(size + 1, len(HELD) - 1)


def _at_last(table: Table, seat: int, active: list[int], to_come: bool) -> float:
    """The points of the best group in hand, if there is a turn to lay it."""
    if not to_come:
        return 0.0
    best = 0
    for forms in _by_species(table, seat):
        size = min(len(forms), HERD)
        if size > INDIVIDUAL:
            best = max(best, _BASE[size] + POINTS.type * (min(size, _types(forms)) - 1))
    active.append(_LAST + (best > 0))
    return float(best)


FEATURES = DivocinaFeatures()
