"""Choices that effects and combat ask for. § Words on cards."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.move import Move
from game.engine.step import Ask, Step
from game.engine.table import Table
from game.engine.text import N_
from game.rules.selva import layout as at
from game.rules.selva.cards import COMMON_RESOURCE
from game.rules.selva.layout import HURT, TURNED
from game.rules.selva.state import defence
from game.rules.selva.steps.moving import leave_play

NONE = Move("none")
DONE = Move("done")


@dataclass(frozen=True, slots=True)
class Leave(Ask):
    """An animal leaves play: its player chooses Isolation or the graveyard."""

    seat: int
    card: int

    def moves(self, table: Table) -> list[Move]:
        seat = self.seat
        return [
            Move("leave", self.card, at.ISOLATION + seat),
            Move("leave", self.card, at.GRAVEYARD + seat),
        ]

    def play(self, table: Table, move: Move) -> None:
        target = at.ISOLATION if move.zone == at.ISOLATION + self.seat else at.GRAVEYARD
        leave_play(table, self.card, at.FIELD, target)
        if target == at.ISOLATION:
            table.say(N_("{cards} goes to {seat}'s Isolation."), self.seat, (self.card,))
        else:
            table.say(N_("{cards} goes to {seat}'s graveyard."), self.seat, (self.card,))


@dataclass(frozen=True, slots=True)
class Casualties(Step):
    """§ Words on cards: an animal whose defence damage has brought to 0 leaves play.

    One after the other, those of the turn's player first: what one of them gave the others may be
    gone with it.
    """

    def run(self, table: Table) -> None:
        active = table.counters[at.ACTIVE]
        for seat in (active, 1 - active):
            for slot in table.zones[at.FIELD + seat]:
                if table.marks[slot] & HURT and defence(table, slot) <= 0:
                    table.push(Leave(seat, slot), self)
                    return


@dataclass(frozen=True, slots=True)
class Discard(Ask):
    """A player discards a card of own choice."""

    seat: int

    def moves(self, table: Table) -> list[Move]:
        return [Move("discard", slot) for slot in table.zones[at.HAND + self.seat]]

    def play(self, table: Table, move: Move) -> None:
        table.move(move.card, at.HAND + self.seat, at.GRAVEYARD + self.seat)
        table.say(N_("{seat} discards {cards}."), self.seat, (move.card,))


@dataclass(frozen=True, slots=True)
class Reshuffle(Ask):
    """Cards of the own graveyard are put aside one by one, then shuffled into the Forest."""

    seat: int
    left: int

    def moves(self, table: Table) -> list[Move]:
        found: dict[int, int] = {}
        for slot in table.zones[at.GRAVEYARD + self.seat]:
            found.setdefault(table.faces[slot], slot)
        return [DONE, *(Move("reshuffle", slot) for slot in found.values())]

    def play(self, table: Table, move: Move) -> None:
        seat = self.seat
        if move.card >= 0:
            table.move(move.card, at.GRAVEYARD + seat, at.FOREST + seat)
            table.say(N_("{seat} reshuffles {cards}."), seat, (move.card,))
            if self.left > 1 and table.zones[at.GRAVEYARD + seat]:
                table.push(Reshuffle(seat, self.left - 1))
                return
        table.shuffle(at.FOREST + seat)


@dataclass(frozen=True, slots=True)
class Search(Ask):
    """A player searches the Forest for a common herb or prey, puts it into play and shuffles.

    Moves name faces: nobody learns where in the Forest the card lay, and others do not even see
    what could be found.
    """

    seat: int
    turned: bool = False

    def moves(self, table: Table) -> list[Move]:
        faces = {table.faces[slot] for slot in table.zones[at.FOREST + self.seat]}
        found = [face for face in sorted(faces) if COMMON_RESOURCE[face]]
        return [Move("search", n=face) for face in found] or [NONE]

    def play(self, table: Table, move: Move) -> None:
        forest = at.FOREST + self.seat
        if move.n < 0:
            table.say(N_("{seat} finds no common herb or prey."), self.seat)
        else:
            slot = next(slot for slot in table.zones[forest] if table.faces[slot] == move.n)
            table.move(slot, forest, at.RESOURCES + self.seat)
            if self.turned:
                table.mark((slot,), TURNED)
            table.say(N_("{seat} puts {cards} into play."), self.seat, (slot,))
        table.shuffle(forest)
