"""Cranicorn: split pairs and herds. § Cranicorn."""

from dataclasses import dataclass

from game.engine.move import Move
from game.engine.step import Ask
from game.engine.table import Table
from game.engine.text import N_
from game.rules.divocina import layout as at
from game.rules.divocina.cards import HERD, INDIVIDUAL, PAIR
from game.rules.divocina.groups import foreign_zones, group_of, grouped, guardian, split, zone_of
from game.rules.divocina.steps.cancel import Effect, announce_effect
from game.rules.divocina.steps.deck import Look
from game.rules.divocina.steps.ursera import SKIP


def start(table: Table, seat: int, size: int, group: int) -> None:
    """What a cranicorn of this size does; ``group`` is the number of the group just laid."""
    if size == INDIVIDUAL:
        table.push(Look(seat, 2, 1))
    if any(splittable(table, at.LAID + seat, size)) or foreign(table, seat, size, -1):
        table.push(ChooseSplit(seat, size, group, -1))


def splittable(table: Table, zone: int, size: int) -> list[int]:
    """The first card of every group in a zone that a cranicorn of a size can split."""
    largest = PAIR if size == INDIVIDUAL else HERD
    return [group[0] for group in grouped(table, zone) if PAIR <= len(group) <= largest]


def foreign(table: Table, seat: int, size: int, taken: int) -> list[int]:
    """What can be split of others, the wild monsters too, but not in the zone ``taken``."""
    zones = [zone for zone in foreign_zones(table, seat) if zone != taken]
    return [slot for zone in zones for slot in splittable(table, zone, size)]


@dataclass(frozen=True, slots=True)
class ChooseSplit(Ask):
    """Which group is split; for a herd a second one, of another player than ``first`` (−1: none).

    Own groups may be chosen, but need not be: with nothing else to split the rest is skipped.
    """

    seat: int
    size: int
    group: int
    first: int

    def moves(self, table: Table) -> list[Move]:
        theirs = foreign(table, self.seat, self.size, self.taken(table))
        moves = [Move("split", card=slot) for slot in theirs + self.own(table)]
        return moves if theirs else [SKIP, *moves]

    def taken(self, table: Table) -> int:
        """The zone of the group chosen first, −1 if this is the first."""
        return zone_of(table, self.first) if self.first >= 0 else -1

    def own(self, table: Table) -> list[int]:
        """What the player could split of their own."""
        laid = at.LAID + self.seat
        return [] if self.taken(table) == laid else splittable(table, laid, self.size)

    def play(self, table: Table, move: Move) -> None:
        aims = tuple(slot for slot in (self.first, move.card) if slot >= 0)
        if self.size == HERD and self.first < 0 <= move.card:
            more = ChooseSplit(self.seat, self.size, self.group, move.card)
            if more.own(table) or foreign(table, self.seat, HERD, more.taken(table)):
                table.push(more)
                return
        if aims:
            self.announce(table, aims)

    def announce(self, table: Table, aims: tuple[int, ...]) -> None:
        """Say what is to be split."""
        for slot in aims:
            zone = zone_of(table, slot)
            cards = group_of(table, slot)
            if zone == at.WILD:
                table.say(N_("{seat} wants to split the wild {cards}."), self.seat, cards)
            elif zone == at.LAID + self.seat:
                table.say(N_("{seat} wants to split their own {cards}."), self.seat, cards)
            else:
                other = zone - at.LAID
                table.say(N_("{seat} wants to split {cards} of {other}."), self.seat, cards, other)
        announce_effect(table, Split(self.seat, self.size, self.group, aims))


@dataclass(frozen=True, slots=True)
class Split(Effect):
    """The announced groups fall into individuals; one that was paid away is skipped."""

    aims: tuple[int, ...]

    def asked(self, table: Table) -> tuple[int, ...]:
        zones = [zone_of(table, slot) for slot in self.aims]
        owners = {guardian(table, zone, self.seat) for zone in zones} - {self.seat}
        seats = table.seats
        return tuple(sorted(owners, key=lambda other: (other - self.seat) % seats))

    def run(self, table: Table) -> None:
        for slot in self.aims:
            cards = group_of(table, slot)
            if len(cards) > 1:
                split(table, cards)
                table.say(N_("{seat} splits {cards}."), self.seat, cards)
