"""Groups: cards of one species that lie together before a player or among the wild monsters.

All cards of a player lie in one zone; the cards of a group bear its number as their mark. Numbers
rise, so of two groups the one with the lower number lies longer.
"""

from collections.abc import Iterable

from game.engine.game import MAX_SEATS
from game.engine.table import Table
from game.engine.view import View
from game.rules.divocina import layout as at

OTHERS = [
    [tuple((seat + i) % seats for i in range(1, seats)) for seat in range(seats)]
    for seats in range(MAX_SEATS + 1)
]
"""``OTHERS[seats][seat]``: the opponents in turn order, from the left of ``seat``."""


def opponents(table: Table | View, seat: int) -> tuple[int, ...]:
    """The opponents of a seat in turn order from its left."""
    return OTHERS[table.seats][seat]


def grouped(table: Table | View, zone: int) -> list[list[int]]:
    """The groups in a zone, each a list of slots."""
    marks = table.marks
    found: dict[int, list[int]] = {}
    for slot in table.zones[zone]:
        mark = marks[slot]
        if mark in found:
            found[mark].append(slot)
        else:
            found[mark] = [slot]
    return list(found.values())


def foreign_zones(table: Table | View, seat: int) -> list[int]:
    """Where groups lie that are not the seat's: the opponents' in turn order, then the wild."""
    zones = [at.LAID + other for other in OTHERS[table.seats][seat]]
    if table.seats == 2:
        zones.append(at.WILD)
    return zones


def zone_of(table: Table | View, slot: int) -> int:
    """The zone of the table in which a card lies in a group, −1 if it does not."""
    zones = table.zones
    for zone in range(at.LAID, at.LAID + table.seats):
        if slot in zones[zone]:
            return zone
    return at.WILD if slot in zones[at.WILD] else -1


def group_of(table: Table | View, slot: int) -> list[int]:
    """The cards of the group in which a card lies; none if it has left the table."""
    marks = table.marks
    zone = zone_of(table, slot)
    if zone < 0:
        return []
    mark = marks[slot]
    return [other for other in table.zones[zone] if marks[other] == mark]


def owner(zone: int) -> int:
    """The seat of a zone with groups, −1 for the wild monsters."""
    return zone - at.LAID if zone >= at.LAID else -1


def guardian(table: Table | View, zone: int, attacker: int) -> int:
    """Who may defend the groups in a zone: their owner, for the wild monsters the opponent."""
    return OTHERS[table.seats][attacker][0] if zone == at.WILD else zone - at.LAID


# --- verbs --------------------------------------------------------------------------------------


def new_group(table: Table) -> int:
    """The number of a group that is about to be made."""
    table.count(at.GROUPS, 1)
    return table.counters[at.GROUPS]


def put(table: Table, slot: int, source: int, target: int, mark: int) -> None:
    """Move a card from anywhere into a group of the table."""
    table.mark((slot,), mark)
    if source != target:
        table.move(slot, source, target)


def take_off(table: Table, slot: int, source: int, target: int) -> None:
    """Move a card from the table to where there are no groups; the rest of its group stays."""
    table.move(slot, source, target)
    table.mark((slot,), 0)


def split(table: Table, group: Iterable[int]) -> None:
    """Every card of a group but the first becomes a group of its own."""
    for slot in list(group)[1:]:
        table.mark((slot,), new_group(table))
