"""What a table promises to each seat, for bots: points that lie, and what hands may become."""

from game.engine.table import Table
from game.rules.divocina import layout as at
from game.rules.divocina.cards import CROWN, FORM, HERD, INDIVIDUAL, PAIR, SPECIES
from game.rules.divocina.groups import grouped
from game.rules.divocina.policy import settle
from game.rules.divocina.scoring import points
from game.rules.worth import worths

PACE = 1.35
"""So many cards leave the deck in a turn, on the average."""
UNIT, HAZE = 6.0, 0.1
"""A lead of UNIT + HAZE × cards in the deck is worth most of what a margin can be worth."""
SINGLE, FOURTH = 0.7, 0.6
"""A card alone in hand; each card of a species beyond a herd."""
HOPE, GROWTH = 1.2, 1.2
"""What a card alone and a pair in hand may still become, while there are AHEAD turns or more."""
AHEAD = 8.0
LONE, MATCH = 0.55, 0.3
"""An individual on the table, and one more of the same species that it might be joined with."""
LATE = 0.25
"""What is left of the worth of groups in hand for which there is probably no turn any more."""


def evaluate(table: Table) -> list[float]:
    """An estimate of the returns of a table that is not over."""
    table = settle(table)
    if not table.steps:
        return table.game.returns(table)
    deck = len(table.zones[at.DECK])
    stakes = [laid_value(table, s) + hand_value(table, s) for s in range(table.seats)]
    return worths(stakes, UNIT + HAZE * deck)


def turns_left(table: Table, seat: int) -> float:
    """How many turns a seat may expect, at the beginning of a turn."""
    wait = (seat - table.counters[at.TURN]) % table.seats
    last = table.counters[at.LAST_TURNS]
    if last:
        return float(wait < last)
    return 1.0 + (len(table.zones[at.DECK]) / PACE - wait) / table.seats


def laid_value(table: Table, seat: int) -> float:
    """Points of the groups that lie, and what individuals are good for."""
    faces = table.faces
    alone = [0] * 8
    value = 0.0
    for group in grouped(table, at.LAID + seat):
        if len(group) == INDIVIDUAL:
            species = SPECIES[faces[group[0]]]
            value += LONE + (MATCH if alone[species] else 0.0)
            alone[species] += 1
        else:
            value += points([faces[slot] for slot in group])
    return value


def hand_value(table: Table, seat: int) -> float:
    """What the hand may become in the turns that are left."""
    faces = table.faces
    held: list[list[int]] = [[] for _ in range(8)]
    for slot in table.zones[at.HAND + seat]:
        face = faces[slot]
        held[SPECIES[face]].append(FORM[face])
    turns = turns_left(table, seat)
    future = min(1.0, turns / AHEAD)
    values = sorted((_set_value(forms, future) for forms in held if forms), reverse=True)
    value = 0.0
    for each in values:
        value += each * (LATE + (1.0 - LATE) * max(0.0, min(1.0, turns)))
        turns -= 1.0
    return value if turns_left(table, seat) > 0 else 0.0


def _set_value(forms: list[int], future: float) -> float:
    """What the cards of one species in a hand are worth, and may become in the future (0 … 1)."""
    size = len(forms)
    if size == INDIVIDUAL:
        return SINGLE + HOPE * future
    crowns = forms.count(CROWN)
    types = len(set(forms) - {CROWN}) + crowns
    if size == PAIR:
        return 1.0 + min(PAIR, types) + GROWTH * future
    return 2.0 + min(HERD, types) + FOURTH * (size - HERD)
