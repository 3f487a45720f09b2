"""Ursera: join your own cards. § Ursera."""

from collections import defaultdict
from dataclasses import dataclass

from game.engine.move import Move
from game.engine.step import Ask
from game.engine.table import Table
from game.engine.text import N_
from game.rules.divocina import layout as at
from game.rules.divocina.cards import HERD, INDIVIDUAL, PAIR, SPECIES
from game.rules.divocina.groups import group_of, grouped, put
from game.rules.divocina.steps.deck import Look

SKIP = Move("skip")


def start(table: Table, seat: int, size: int, group: int) -> None:
    """What an ursera of this size does; ``group`` is the number of the group just laid."""
    if size == INDIVIDUAL:
        table.push(Look(seat, 2, 1))
    table.push(Join(seat, size))


def join(table: Table, seat: int, card: int, onto: int) -> None:
    """A card of the hand, or a whole laid group, joins the group of ``onto``."""
    in_hand = card in table.zones[at.HAND + seat]
    cards = [card] if in_hand else group_of(table, card)
    source = at.HAND + seat if in_hand else at.LAID + seat
    for slot in cards:
        put(table, slot, source, at.LAID + seat, table.marks[onto])
    table.say(N_("{seat} joins {cards}."), seat, group_of(table, onto))


@dataclass(frozen=True, slots=True)
class Join(Ask):
    """The first, mostly the only, joining. It may be skipped: only your own cards change."""

    seat: int
    size: int

    def moves(self, table: Table) -> list[Move]:
        own = by_species(table, self.seat)
        moves = [SKIP]
        for groups in own.values():
            moves += self.joinings(groups)
        if self.size != PAIR:
            moves += self.from_hand(table, own)
        return moves

    def joinings(self, groups: list[list[int]]) -> list[Move]:
        """Two individuals of one species, or an individual and a pair, but for an individual."""
        singles = [group[0] for group in groups if len(group) == INDIVIDUAL]
        moves = [
            Move("join", card=card, onto=onto)
            for number, card in enumerate(singles)
            for onto in singles[number + 1 :]
        ]
        if self.size != INDIVIDUAL:
            pairs = [group[0] for group in groups if len(group) == PAIR]
            moves += [Move("join", card=card, onto=onto) for card in singles for onto in pairs]
        return moves

    def from_hand(self, table: Table, own: dict[int, list[list[int]]]) -> list[Move]:
        """A card of the hand and an individual, for a herd also a pair."""
        largest = PAIR if self.size == HERD else INDIVIDUAL
        faces = table.faces
        return [
            Move("join", card=card, onto=group[0])
            for card in table.zones[at.HAND + self.seat]
            for group in own.get(SPECIES[faces[card]], ())
            if len(group) <= largest
        ]

    def play(self, table: Table, move: Move) -> None:
        if move.verb == "skip":
            return
        join(table, self.seat, move.card, move.onto)
        if self.size == HERD and len(group_of(table, move.onto)) == PAIR:
            table.push(JoinMore(self.seat, move.onto))


def by_species(table: Table, seat: int) -> dict[int, list[list[int]]]:
    """A player's groups by their species."""
    own: dict[int, list[list[int]]] = defaultdict(list)
    for group in grouped(table, at.LAID + seat):
        own[SPECIES[table.faces[group[0]]]].append(group)
    return own


@dataclass(frozen=True, slots=True)
class JoinMore(Ask):
    """A herd of urseras may join a second card to the same individual."""

    seat: int
    onto: int

    def moves(self, table: Table) -> list[Move]:
        faces = table.faces
        species = SPECIES[faces[self.onto]]
        singles = [g[0] for g in grouped(table, at.LAID + self.seat) if len(g) == INDIVIDUAL]
        cards = [
            card
            for card in table.zones[at.HAND + self.seat] + singles
            if SPECIES[faces[card]] == species
        ]
        return [SKIP, *(Move("join", card=card, onto=self.onto) for card in cards)]

    def play(self, table: Table, move: Move) -> None:
        if move.verb == "join":
            join(table, self.seat, move.card, move.onto)
