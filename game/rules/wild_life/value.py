"""What a table promises to each seat, for bots: footprints to come from habitats and hands."""

from game.engine.game import MAX_SEATS
from game.engine.table import Table
from game.rules.wild_life import layout as at
from game.rules.wild_life.cards import (
    AQUATIC,
    ENHANCER,
    ENHANCES,
    KIND,
    PROTECTOR,
    RAIN,
    RAIN_FOOTPRINTS,
)
from game.rules.wild_life.menaces import MayProtect
from game.rules.wild_life.scoring import added, by_type
from game.rules.wild_life.steps import BeginTurn, PlayCard
from game.rules.worth import worths

SAFE = {2: 0.65, 3: 0.5, 4: 0.45, 5: 0.45}
"""The share of a habitat's footprints that is still there after everybody else's turn, by seats:
of several rivals more than one goes for the leader."""
HELD = 0.4
"""What life in hand is worth of what it would be worth in the habitat."""
HOPE = 0.6
"""Footprints a cycle that an enhancer promises while there is no life for it."""
SHELTER = 2.0
"""Footprints of rain in hand."""
GUARD = 1.0
"""Footprints that a protector in hand saves."""
UNIT = 2.0
HAZE = {2: 4.5, 3: 2.0, 4: 2.0, 5: 2.0}
"""A lead of UNIT + HAZE × cycles to come is worth most of what a margin can be worth."""

_HORIZON = {
    seats: [sum(safe**i for i in range(cycles)) for cycles in range(at.MAX_CYCLES + 1)]
    for seats, safe in SAFE.items()
}
"""How often a footprint counts that lies there for so many scorings to come."""
_TURN = {seats: safe ** (1 / (seats - 1)) for seats, safe in SAFE.items()}
"""What is left of it after the turn of one rival."""


def evaluate(table: Table) -> list[float]:
    """An estimate of the returns of a table that is not over."""
    table = settle(table)
    if not table.steps:
        return table.game.returns(table)
    seats = table.seats
    left = at.CYCLES[seats] - table.counters[at.CYCLE]
    to_come = _turns_to_come(table)
    stakes = []
    for seat in range(seats):
        plays = to_come >> seat & 1
        rivals = to_come.bit_count() - plays
        horizon = _HORIZON[seats][left] * _TURN[seats] ** rivals
        stakes.append(_stake(table, seat, horizon, left - 1 + plays))
    return worths(stakes, UNIT + HAZE[seats] * left)


def settle(table: Table) -> Table:
    """The table after a hunter that nobody stops; the same where none is under way."""
    if not table.steps or not isinstance(table.steps[-1], MayProtect):
        return table
    table = table.clone()
    table.play(table.moves()[-1])
    return table


def _turns_to_come(table: Table) -> int:
    """The seats, as bits, that will still play cards in this cycle."""
    seats = 0
    for step in table.steps:
        if isinstance(step, BeginTurn | PlayCard):
            seats |= 1 << step.seat
    return seats


def _stake(table: Table, seat: int, horizon: float, turns: int) -> float:
    """The footprints a seat may expect at the end; ``horizon`` is how often those in its habitat
    count, ``turns`` how many turns it has to come."""
    faces, zones = table.faces, table.zones
    habitat = [faces[slot] for slot in zones[at.HABITAT + seat]]
    sums = by_type(habitat)
    value = sum(table.counters[at.SCORE + seat :: MAX_SEATS]) + sum(sums) * horizon
    value += RAIN_FOOTPRINTS * len(zones[at.RAIN + seat])
    if turns:
        hand = [faces[slot] for slot in zones[at.HAND + seat]]
        value += _promise(hand, habitat, sums, HELD * min(horizon, turns))
    return value


def _promise(hand: list[int], habitat: list[int], sums: list[int], horizon: float) -> float:
    """What a hand may still add."""
    doubled = swimmers = 0
    for face in habitat:
        doubled |= ENHANCES[face]
        swimmers += KIND[face] == AQUATIC
    flow = once = 0.0
    for face in hand:
        kind = KIND[face]
        if kind < ENHANCER:
            flow += added(face, swimmers, doubled)
        elif kind == ENHANCER:
            bit = ENHANCES[face]
            flow += 0 if doubled & bit else max(HOPE, sums[bit.bit_length() - 1])
        elif kind == RAIN:
            once += SHELTER
        elif kind == PROTECTOR:
            once += GUARD
    return flow * horizon + once
