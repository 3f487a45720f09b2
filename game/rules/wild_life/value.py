"""What a table promises to each seat, for bots: footprints to come from habitats and hands."""

from game.engine.game import MAX_SEATS
from game.engine.table import Table
from game.rules.wild_life import layout as at
from game.rules.wild_life.cards import (
    AQUATIC,
    DISASTER,
    ENHANCER,
    ENHANCES,
    HUNTER,
    KIND,
    PREDATOR,
    PROTECTOR,
    RAIN,
    RAIN_FOOTPRINTS,
    TIMES,
    VALUE,
)
from game.rules.wild_life.menaces import MayProtect
from game.rules.wild_life.scoring import by_type
from game.rules.wild_life.steps import BeginTurn, PlayCard
from game.rules.worth import worths

STAY = 0.8
"""The share of a habitat's footprints that is still there a cycle later."""
HELD = 0.45
"""What a card in hand is worth of what it would be worth in the habitat."""
HOPE = 1.0
"""Footprints a cycle that an enhancer promises while there is no life for it."""
BITE, SHOT, BLAST = 1.2, 2.4, 0.5
"""Footprints a cycle that a predator, a hunter and a disaster in hand are good for."""
GUARD = 0.12
"""The share of the best type of life that a protector in hand saves in a cycle."""
UNIT, HAZE = 8.0, 5.0
"""A lead of UNIT + HAZE × cycles to come is worth most of what a margin can be worth."""


def evaluate(table: Table) -> list[float]:
    """An estimate of the returns of a table that is not over."""
    if isinstance(table.steps[-1], MayProtect):
        table = table.clone()
        table.play(table.moves()[-1])
        if not table.steps:
            return table.game.returns(table)
    left = at.CYCLES[table.seats] - table.counters[at.CYCLE]
    turns = _turns_to_come(table)
    stakes = [_stake(table, seat, left, turns >> seat & 1) for seat in range(table.seats)]
    return worths(stakes, UNIT + HAZE * left)


def _turns_to_come(table: Table) -> int:
    """The seats, as bits, that will still play cards in this cycle."""
    seats = 0
    for step in table.steps:
        if isinstance(step, BeginTurn | PlayCard):
            seats |= 1 << step.seat
    return seats


_HORIZON = [sum(STAY**i for i in range(cycles)) for cycles in range(at.MAX_CYCLES + 1)]
"""How often a footprint counts that lies there for so many scorings to come."""


def _stake(table: Table, seat: int, left: int, plays: int) -> float:
    """The footprints a seat may expect at the end; ``plays`` if it has cards to play this cycle."""
    faces, zones = table.faces, table.zones
    habitat = [faces[slot] for slot in zones[at.HABITAT + seat]]
    sums = by_type(habitat)
    value = float(sum(table.counters[at.SCORE + seat :: MAX_SEATS]))
    value += RAIN_FOOTPRINTS * len(zones[at.RAIN + seat])
    value += sum(sums) * _HORIZON[left]
    later = left if plays else left - 1
    if not later:
        return value
    return value + HELD * _hand(table, seat, habitat, sums, _HORIZON[later])


def _hand(table: Table, seat: int, habitat: list[int], sums: list[int], horizon: float) -> float:
    """What the hand would add, if it were played now."""
    doubled = swimmers = 0
    for face in habitat:
        doubled |= ENHANCES[face]
        swimmers += KIND[face] == AQUATIC
    flow = once = 0.0
    faces = table.faces
    for slot in table.zones[at.HAND + seat]:
        face = faces[slot]
        kind = KIND[face]
        if kind < ENHANCER:
            gain = VALUE[face]
            if kind == AQUATIC:
                gain *= (swimmers + 1) * min(swimmers + 1, TIMES) - swimmers * min(swimmers, TIMES)
            flow += 2 * gain if doubled >> kind & 1 else gain
        elif kind == ENHANCER:
            bit = ENHANCES[face]
            flow += 0 if doubled & bit else max(HOPE, sums[bit.bit_length() - 1])
        elif kind == RAIN:
            once += RAIN_FOOTPRINTS
        elif kind == PROTECTOR:
            flow += GUARD * max(sums)
        else:
            flow += _MENACE[kind]
    return flow * horizon + once


_MENACE = {PREDATOR: BITE, HUNTER: SHOT, DISASTER: BLAST}
