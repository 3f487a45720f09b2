"""Leviathan: attach an opponent's cards to your own. § Leviathan."""

from collections import defaultdict
from dataclasses import dataclass

from game.engine.move import Move
from game.engine.step import Ask
from game.engine.table import Table
from game.engine.text import N_
from game.rules.divocina import layout as at
from game.rules.divocina.cards import HERD, INDIVIDUAL, PAIR, SPECIES
from game.rules.divocina.groups import foreign_zones, group_of, grouped, guardian, put, zone_of
from game.rules.divocina.steps.cancel import Effect, announce_effect
from game.rules.divocina.steps.deck import Look


def start(table: Table, seat: int, size: int, group: int) -> None:
    """What a leviathan of this size does; ``group`` is the number of the group just laid."""
    if size == INDIVIDUAL:
        table.push(Look(seat, 2, 1))
    if attachments(table, seat, size):
        table.push(ChooseAttachment(seat, size, group))


def fits(size: int, taken: int, onto: int) -> bool:
    """Whether a leviathan of a size attaches so many cards to so many."""
    if taken == PAIR:
        return size == HERD and onto == INDIVIDUAL
    return taken == INDIVIDUAL and (onto == INDIVIDUAL or (onto == PAIR and size >= PAIR))


def attachments(table: Table, seat: int, size: int) -> list[Move]:
    """Every group that can be taken with every own group that it can be attached to."""
    faces = table.faces
    own: dict[int, list[list[int]]] = defaultdict(list)
    for group in grouped(table, at.LAID + seat):
        own[SPECIES[faces[group[0]]]].append(group)
    return [
        Move("attach", card=taken[0], onto=onto[0])
        for zone in foreign_zones(table, seat)
        for taken in grouped(table, zone)
        for onto in own.get(SPECIES[faces[taken[0]]], ())
        if fits(size, len(taken), len(onto))
    ]


@dataclass(frozen=True, slots=True)
class ChooseAttachment(Ask):
    """Which group is taken, and which of your own it is attached to. Not to be declined."""

    seat: int
    size: int
    group: int

    def moves(self, table: Table) -> list[Move]:
        return attachments(table, self.seat, self.size)

    def play(self, table: Table, move: Move) -> None:
        zone = zone_of(table, move.card)
        cards = group_of(table, move.card)
        if zone == at.WILD:
            table.say(N_("{seat} wants to attach {cards} of the wild monsters."), self.seat, cards)
        else:
            other = zone - at.LAID
            table.say(N_("{seat} wants to attach {cards} of {other}."), self.seat, cards, other)
        effect = Attach(self.seat, self.size, self.group, move.card, move.onto)
        announce_effect(table, effect)


@dataclass(frozen=True, slots=True)
class Attach(Effect):
    """The group of ``card`` joins the own group of ``onto``; one that was paid away is skipped."""

    card: int
    onto: int

    def asked(self, table: Table) -> tuple[int, ...]:
        return (guardian(table, zone_of(table, self.card), self.seat),)

    def run(self, table: Table) -> None:
        cards = group_of(table, self.card)
        if cards and zone_of(table, self.onto) >= 0:
            source = zone_of(table, self.card)
            for slot in cards:
                put(table, slot, source, at.LAID + self.seat, table.marks[self.onto])
            table.say(N_("{seat} attaches {cards}."), self.seat, cards)
