"""The Leader attacks: a card, its aim, what it does. § Leader attack."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.move import Move
from game.engine.step import Ask, Step
from game.engine.table import Table
from game.engine.text import N_
from game.rules.samogon import layout as at
from game.rules.samogon.cards import AIM, EFFECT
from game.rules.samogon.seats import clockwise
from game.rules.samogon.steps.effects import befall
from game.rules.samogon.steps.ending import NO_TIME, finish
from game.rules.samogon.vocabulary import ALL, CHOSEN, FEWEST_LIFE, MOST_HAUNTING

LEADER_ATTACKS = N_("The Leader attacks: {cards}.")
TARGET = [Move("target", zone=at.CHARACTER + seat) for seat in range(at.SEATS)]


@dataclass(frozen=True, slots=True)
class LeaderAttack(Step):
    """Draw an Attack card and resolve it; without one the game is lost."""

    def run(self, table: Table) -> None:
        if not table.zones[at.ATTACK_DECK]:
            finish(table, NO_TIME)
            return
        slot = table.draw(at.ATTACK_DECK, at.ATTACK_DISCARD)
        table.say(LEADER_ATTACKS, cards=(slot,))
        face = table.faces[slot]
        seats = aimed_at(table, AIM[face])
        if AIM[face] == ALL or len(seats) < 2:
            befall(table, seats, EFFECT[face])
        else:
            table.steps.append(ChooseAim(table.counters[at.FIRST], tuple(seats)))


def aimed_at(table: Table, aim: int) -> Sequence[int]:
    """The seats an Attack card is aimed at, or may be; none if nobody has any of what it seeks."""
    seats = clockwise(table.counters[at.FIRST], table.seats)
    if aim in (ALL, CHOSEN):
        return seats
    if aim == FEWEST_LIFE:
        measure = [-table.counters[at.LIFE + seat] for seat in seats]
    elif aim == MOST_HAUNTING:
        measure = [table.counters[at.HAUNTING + seat] for seat in seats]
    else:
        measure = [len(table.zones[at.MELEE + seat]) for seat in seats]
    most = max(measure)
    return [seat for seat, value in zip(seats, measure, strict=True) if value == most != 0]


@dataclass(frozen=True, slots=True)
class ChooseAim(Ask):
    """The players, that is the first one, choose who suffers the Attack card on top."""

    seat: int
    seats: tuple[int, ...]

    def moves(self, table: Table) -> list[Move]:
        return [TARGET[seat] for seat in self.seats]

    def play(self, table: Table, move: Move) -> None:
        face = table.faces[table.zones[at.ATTACK_DISCARD][-1]]
        seat = move.zone - at.CHARACTER
        table.say(N_("{seat} suffers the attack."), seat)
        befall(table, (seat,), EFFECT[face])
