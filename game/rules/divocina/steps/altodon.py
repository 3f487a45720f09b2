"""Altodon: give a card, take from the discard pile. § Altodon."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.move import Move
from game.engine.step import Ask
from game.engine.table import Table
from game.engine.text import N_
from game.rules.divocina import layout as at
from game.rules.divocina.cards import DECK, HERD, INDIVIDUAL, PAIR
from game.rules.divocina.groups import opponents, zone_of
from game.rules.divocina.steps.cancel import Effect, announce_effect
from game.rules.divocina.steps.gifts import GiveFromHand, TakeDiscards, give_from_table

OFFER = Move("offer")
PROMISE = [Move("promise", card=slot) for slot in range(len(DECK))]


def start(table: Table, seat: int, size: int, group: int) -> None:
    """What an altodon of this size does; ``group`` is the number of the group just laid."""
    if size != HERD:
        table.push(TakeDiscards(seat, 2))
    if size != PAIR:
        others = opponents(table, seat)
        if len(others) > 1:
            table.push(ChooseReceiver(seat, size, group))
        else:
            choose_gift(table, seat, size, group, others[0])


def payable(table: Table, seat: int, size: int, group: int) -> bool:
    """Whether the gift can be paid once ``group`` lies: with a hand card, for a herd a laid one."""
    if size == PAIR or table.zones[at.HAND + seat]:
        return True
    return size == HERD and bool(laid_gifts(table, seat, group))


def laid_gifts(table: Table, seat: int, group: int) -> list[int]:
    """The laid cards that may be given: all but those of the group just laid."""
    marks = table.marks
    return [slot for slot in table.zones[at.LAID + seat] if marks[slot] != group]


@dataclass(frozen=True, slots=True)
class ChooseReceiver(Ask):
    """Which opponent gets the card."""

    seat: int
    size: int
    group: int

    def moves(self, table: Table) -> list[Move]:
        return [Move("aim", zone=at.HAND + other) for other in opponents(table, self.seat)]

    def play(self, table: Table, move: Move) -> None:
        choose_gift(table, self.seat, self.size, self.group, move.zone - at.HAND)


def choose_gift(table: Table, seat: int, size: int, group: int, to: int) -> None:
    """An individual's gift comes from the hand; for a herd's the player says from where."""
    if size == INDIVIDUAL:
        promise(table, Gift(seat, size, group, to, -1))
    else:
        table.push(ChooseGift(seat, size, group, to))


@dataclass(frozen=True, slots=True)
class ChooseGift(Ask):
    """A herd's gift: a certain laid card, or one of the hand, which is chosen later."""

    seat: int
    size: int
    group: int
    to: int

    def moves(self, table: Table) -> list[Move]:
        moves = [PROMISE[slot] for slot in laid_gifts(table, self.seat, self.group)]
        return [OFFER, *moves] if table.zones[at.HAND + self.seat] else moves

    def play(self, table: Table, move: Move) -> None:
        promise(table, Gift(self.seat, self.size, self.group, self.to, move.card))


def promise(table: Table, gift: Gift) -> None:
    """Announce who gets a card, and which if it comes from the table."""
    if gift.card < 0:
        table.say(N_("{seat} wants to give {other} a card of the hand."), gift.seat, other=gift.to)
    else:
        cards = (gift.card,)
        table.say(N_("{seat} wants to give {other} {cards}."), gift.seat, cards, gift.to)
    announce_effect(table, gift)


@dataclass(frozen=True, slots=True)
class Gift(Effect):
    """The receiver gets the laid ``card``, or one of the hand (−1); a herd then takes discards."""

    to: int
    card: int

    def asked(self, table: Table) -> tuple[int, ...]:
        return (self.to,)

    def reserved(self, seat: int) -> tuple[int, int]:
        if seat != self.seat:
            return 0, -1
        return (1, -1) if self.card < 0 else (0, self.card)

    def run(self, table: Table) -> None:
        if self.size == HERD:
            table.push(TakeDiscards(self.seat, 3))
        if self.card < 0:
            table.push(GiveFromHand(self.seat, self.to))
        elif zone_of(table, self.card) >= 0:
            give_from_table(table, self.seat, self.to, self.card)
