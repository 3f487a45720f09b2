"""DNA tokens: who gains them, and from whom when the pool is empty. § DNA evolution."""

from collections.abc import Iterable
from dataclasses import dataclass

from game.engine.move import Move
from game.engine.step import Ask, Step
from game.engine.table import Table
from game.engine.text import N_
from game.rules.cubosaurs import layout as at
from game.rules.cubosaurs.cards import MARKED

TOKENS = 40


def seats_from(table: Table, first: int) -> list[int]:
    """All seats in the round's order of play, from ``first`` on."""
    step = table.counters[at.DIRECTION]
    return [(first + i * step) % table.seats for i in range(table.seats)]


def marks(table: Table, slots: Iterable[int]) -> int:
    """How many of these cards carry a DNA mark."""
    faces = table.faces
    return sum([MARKED[faces[slot]] for slot in slots])


def gain(table: Table, seat: int, number: int) -> None:
    """Tokens from the pool as far as it goes; for each one missing the gainer takes an opponent's."""
    counters = table.counters
    paid = min(number, counters[at.POOL])
    if paid:
        table.count(at.POOL, -paid)
        table.count(at.DNA + seat, paid)
        table.say(N_("{seat} gains DNA tokens: {n}."), seat, n=paid)
    for _ in range(number - paid):
        table.push(TokenFromOpponent(seat))


@dataclass(frozen=True, slots=True)
class GainTokens(Step):
    """A seat gains tokens, where several gain one after the other."""

    seat: int
    number: int

    def run(self, table: Table) -> None:
        gain(table, self.seat, self.number)


@dataclass(frozen=True, slots=True)
class TokenFromOpponent(Step):
    """The pool is empty: a token comes from an opponent, if any has one."""

    seat: int

    def run(self, table: Table) -> None:
        if donors(table, self.seat):
            table.push(ChooseDonor(self.seat))


def donors(table: Table, seat: int) -> list[int]:
    """The opponents who hold tokens."""
    return [
        other
        for other in range(table.seats)
        if other != seat and table.counters[at.DNA + other] > 0
    ]


@dataclass(frozen=True, slots=True)
class ChooseDonor(Ask):
    """The gainer chooses the opponent who gives a token."""

    seat: int

    def moves(self, table: Table) -> list[Move]:
        return [Move("token", zone=at.COLL + other) for other in donors(table, self.seat)]

    def play(self, table: Table, move: Move) -> None:
        other = move.zone - at.COLL
        table.count(at.DNA + other, -1)
        table.count(at.DNA + self.seat, 1)
        table.say(N_("{seat} takes a DNA token from {other}."), self.seat, other=other)
