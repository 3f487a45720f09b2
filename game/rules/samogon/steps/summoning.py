"""Minions are summoned by the Haunting on Characters and on the Location. § Summoning."""

from dataclasses import dataclass

from game.engine.move import Move
from game.engine.step import Ask, Step
from game.engine.table import Table
from game.engine.text import N_
from game.rules.samogon import layout as at
from game.rules.samogon.cards import MINION_ARMOR
from game.rules.samogon.steps.minions import draw_minion, engage

ENGAGE = [Move("engage", zone=at.MELEE + seat) for seat in range(at.SEATS)]


def summoned(table: Table, haunting: int) -> int:
    """The next minion that so much Haunting calls, its armor paid; −1 when the summoning ends."""
    slot = draw_minion(table) if table.counters[haunting] else -1
    if slot < 0:
        return -1
    armor = MINION_ARMOR[table.faces[slot]]
    if armor > table.counters[haunting]:
        table.move(slot, at.MIDDLE, at.MINION_DISCARD)
        table.say(N_("{cards} has too much armor to be summoned."), cards=(slot,))
        return -1
    table.count(haunting, -armor)
    return slot


@dataclass(frozen=True, slots=True)
class SummonTo(Step):
    """A Character with Haunting is engaged by minions until it is used up or one is too strong."""

    seat: int

    def run(self, table: Table) -> None:
        while (slot := summoned(table, at.HAUNTING + self.seat)) >= 0:
            engage(table, slot, self.seat)


@dataclass(frozen=True, slots=True)
class SummonFromCrosses(Step):
    """The same with the Haunting of the Location; the players choose whom each minion engages."""

    def run(self, table: Table) -> None:
        slot = summoned(table, at.CROSSES)
        if slot < 0:
            return
        table.steps.append(self)
        if table.seats > 1:
            table.steps.append(ChooseEngaged(table.counters[at.FIRST]))
        else:
            engage(table, slot, 0)


@dataclass(frozen=True, slots=True)
class ChooseEngaged(Ask):
    """The players, that is the first one, choose whom the minion in the middle engages."""

    seat: int

    def moves(self, table: Table) -> list[Move]:
        return ENGAGE[: table.seats]

    def play(self, table: Table, move: Move) -> None:
        engage(table, table.zones[at.MIDDLE][-1], move.zone - at.MELEE)
