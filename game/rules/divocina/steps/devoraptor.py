"""Devoraptor: two opponents each give you a card. § Devoraptor."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.move import Move
from game.engine.step import Ask
from game.engine.table import Table
from game.engine.text import N_
from game.rules.divocina import layout as at
from game.rules.divocina.cards import DECK, HERD, PAIR
from game.rules.divocina.groups import opponents, take_off
from game.rules.divocina.steps.cancel import Effect, announce_effect
from game.rules.divocina.steps.deck import Draw
from game.rules.divocina.steps.gifts import GiveFromHand, GiveFromTable

VICTIMS = 2
TAKE = [Move("take", card=slot) for slot in range(len(DECK))]


def start(table: Table, seat: int, size: int, group: int) -> None:
    """What a devoraptor of this size does; ``group`` is the number of the group just laid."""
    able = holders(table, seat, size)
    if len(able) > VICTIMS:
        table.push(ChooseVictim(seat, size, group, -1))
    elif able or (table.seats == 2 and table.zones[at.WILD]):
        aim_at(table, Theft(seat, size, group, able))


def holders(table: Table, seat: int, size: int) -> tuple[int, ...]:
    """The opponents who hold what is asked, in turn order: a hand card, for a pair a laid one."""
    base = at.LAID if size == PAIR else at.HAND
    return tuple(other for other in opponents(table, seat) if table.zones[base + other])


@dataclass(frozen=True, slots=True)
class ChooseVictim(Ask):
    """Which two opponents give, one after the other; ``first`` is the one chosen already or −1."""

    seat: int
    size: int
    group: int
    first: int

    def moves(self, table: Table) -> list[Move]:
        able = holders(table, self.seat, self.size)
        return [Move("aim", zone=at.HAND + other) for other in able if other != self.first]

    def play(self, table: Table, move: Move) -> None:
        chosen = move.zone - at.HAND
        if self.first < 0:
            table.push(ChooseVictim(self.seat, self.size, self.group, chosen))
            return
        both = (self.first, chosen)
        victims = tuple(other for other in opponents(table, self.seat) if other in both)
        aim_at(table, Theft(self.seat, self.size, self.group, victims))


def aim_at(table: Table, theft: Theft) -> None:
    """Announce whom a devoraptor robs."""
    for other in theft.victims:
        table.say(N_("{seat} wants a card of {other}."), theft.seat, other=other)
    if table.seats == 2:
        table.say(N_("{seat} wants a wild monster."), theft.seat)
    announce_effect(table, theft)


@dataclass(frozen=True, slots=True)
class Theft(Effect):
    """Each victim gives a card of own choice; then, but for a herd, each of them draws one.

    With two players, a wild monster is taken in between.
    """

    victims: tuple[int, ...]

    def asked(self, table: Table) -> tuple[int, ...]:
        return opponents(table, self.seat) if table.seats == 2 else self.victims

    def run(self, table: Table) -> None:
        give, base = (GiveFromTable, at.LAID) if self.size == PAIR else (GiveFromHand, at.HAND)
        table.push(
            *(give(v, self.seat) for v in self.victims if table.zones[base + v]), *self.rest(table)
        )

    def rest(self, table: Table) -> list[Ask | Draw]:
        """What follows upon the gifts."""
        wild = table.seats == 2 and table.zones[at.WILD]
        draws = [Draw(victim, 1) for victim in self.victims if self.size != HERD]
        return [TakeWild(self.seat), *draws] if wild else [*draws]


@dataclass(frozen=True, slots=True)
class TakeWild(Ask):
    """§ Two players: take any wild monster into the hand, out of a group if need be."""

    seat: int

    def moves(self, table: Table) -> list[Move]:
        return [TAKE[slot] for slot in table.zones[at.WILD]]

    def play(self, table: Table, move: Move) -> None:
        take_off(table, move.card, at.WILD, at.HAND + self.seat)
        table.say(N_("{seat} takes the wild {cards}."), self.seat, (move.card,))
