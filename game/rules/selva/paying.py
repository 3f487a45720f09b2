"""Costs and how they are paid: which resources are turned. § Paying."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.table import Table
from game.rules.selva import layout as at
from game.rules.selva.cards import GIVES, GIVES_HERB, GIVES_PREY
from game.rules.selva.layout import TURNED
from game.rules.selva.state import State
from game.rules.selva.vocabulary import Cost

AUTOMATIC, HERBS_FIRST, PREYS_FIRST = -1, 0, 1
"""How a cost that herbs and preys may pay in any mix is paid; the number of a move."""


class Purse(NamedTuple):
    """The straight resources of a seat: those that pay only herbs, only preys, and either."""

    herbs: int
    preys: int
    either: int

    def pays(self, cost: Cost) -> bool:
        """Whether the cost can be paid."""
        herbs, preys, mixed = cost
        short = max(0, herbs - self.herbs) + max(0, preys - self.preys)
        total = self.herbs + self.preys + self.either
        return short <= self.either and herbs + preys + mixed <= total


def purse(table: State, seat: int) -> Purse:
    """What a seat can pay now."""
    faces, marks = table.faces, table.marks
    counts = [0, 0, 0, 0]
    for slot in table.zones[at.RESOURCES + seat]:
        if not marks[slot] & TURNED:
            counts[GIVES[faces[slot]]] += 1
    return Purse(counts[GIVES_HERB], counts[GIVES_PREY], counts[GIVES_HERB | GIVES_PREY])


def turned_for(held: Purse, cost: Cost, how: int = AUTOMATIC) -> Purse:
    """How many resources of each kind are turned for a cost that can be paid.

    Those that pay only one kind go first. Where the mix is free, the kind goes first of which more
    would be left, so that both stay at hand.
    """
    herbs, preys = min(cost.herbs, held.herbs), min(cost.preys, held.preys)
    either = cost.herbs + cost.preys - herbs - preys
    for _ in range(cost.any):
        left_herbs, left_preys = held.herbs - herbs, held.preys - preys
        if not left_herbs and not left_preys:
            either += 1
        elif left_herbs and (not left_preys or _herb_next(how, left_herbs, left_preys)):
            herbs += 1
        else:
            preys += 1
    return Purse(herbs, preys, either)


def _herb_next(how: int, herbs: int, preys: int) -> bool:
    """Whether a herb pays next, while there are both."""
    return how == HERBS_FIRST or (how == AUTOMATIC and herbs > preys)


def ways(held: Purse, cost: Cost) -> list[int]:
    """The ways to pay a cost that can be paid: the automatic one, and those that differ from it."""
    if not cost.any:
        return _ONLY_AUTOMATIC
    usual = turned_for(held, cost)
    others = [how for how in (HERBS_FIRST, PREYS_FIRST) if turned_for(held, cost, how) != usual]
    return [AUTOMATIC, *others]


_ONLY_AUTOMATIC = [AUTOMATIC]


def pay(table: Table, seat: int, cost: Cost, how: int = AUTOMATIC) -> None:
    """Turn resources for a cost."""
    if not cost.total:
        return
    left = list(turned_for(purse(table, seat), cost, how))
    chosen = []
    for slot in table.zones[at.RESOURCES + seat]:
        kind = _KIND[GIVES[table.faces[slot]]]
        if left[kind] and not table.marks[slot] & TURNED:
            left[kind] -= 1
            chosen.append(slot)
    table.mark(chosen, TURNED)


_KIND = {GIVES_HERB: 0, GIVES_PREY: 1, GIVES_HERB | GIVES_PREY: 2}
