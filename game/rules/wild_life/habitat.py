"""Habitats: what lives in them, what may be attacked, and how cards leave them."""

from game.engine.game import MAX_SEATS
from game.engine.table import Table
from game.engine.view import View
from game.rules.wild_life import layout as at
from game.rules.wild_life.cards import ENHANCES, LIFE, TYPES

FOREIGN = [
    [tuple(at.HABITAT + (seat + i) % seats for i in range(1, seats)) for seat in range(seats)]
    for seats in range(MAX_SEATS + 1)
]
"""``FOREIGN[seats][seat]``: the habitats of the others in turn order, from the left of ``seat``."""


def life_in(table: Table | View, zone: int) -> int:
    """The types of life in a habitat, as bits."""
    faces = table.faces
    found = 0
    for slot in table.zones[zone]:
        found |= LIFE[faces[slot]]
    return found


def lacking_enhancer(table: Table | View, zone: int) -> int:
    """The types of life in a habitat that have no enhancer yet, as bits. § Enhancers."""
    faces = table.faces
    life = enhanced = 0
    for slot in table.zones[zone]:
        face = faces[slot]
        life |= LIFE[face]
        enhanced |= ENHANCES[face]
    return life & ~enhanced


def prey(table: Table | View, seat: int) -> list[int]:
    """The life cards of the others: what a predator of this seat may take."""
    faces, zones = table.faces, table.zones
    return [
        slot for zone in FOREIGN[table.seats][seat] for slot in zones[zone] if LIFE[faces[slot]]
    ]


def herds(table: Table | View, seat: int) -> list[tuple[int, int]]:
    """What a hunter of this seat may be sent after: habitats of the others, and types there."""
    found = []
    for zone in FOREIGN[table.seats][seat]:
        bits = life_in(table, zone)
        found += [(zone, kind) for kind in TYPES if bits >> kind & 1]
    return found


def life_of(table: Table | View, zone: int, types: int) -> list[int]:
    """The life cards of some types (bits) in a habitat."""
    faces = table.faces
    return [slot for slot in table.zones[zone] if LIFE[faces[slot]] & types]


def column(table: Table | View, zone: int, kind: int) -> list[int]:
    """The life cards of a type in a habitat, and their enhancer."""
    faces = table.faces
    bit = 1 << kind
    return [slot for slot in table.zones[zone] if (LIFE[faces[slot]] | ENHANCES[faces[slot]]) & bit]


def fallen(table: Table | View, zone: int, victims: list[int]) -> list[int]:
    """The cards that leave a habitat with these life cards: they, and each enhancer that no life
    of its type is left for."""
    faces = table.faces
    rest = [slot for slot in table.zones[zone] if slot not in victims]
    alive = 0
    for slot in rest:
        alive |= LIFE[faces[slot]]
    return victims + [slot for slot in rest if ENHANCES[faces[slot]] & ~alive]


def discard(table: Table, zone: int, slots: list[int]) -> None:
    """Cards of a zone go to the discard pile together, the last of ``slots`` on top."""
    lying = table.zones[zone]
    lying[:] = [slot for slot in lying if slot not in slots] + slots[::-1]
    table.deal(zone, at.DISCARD, len(slots))
