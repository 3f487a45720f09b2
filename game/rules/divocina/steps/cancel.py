"""Effects that change others' cards, and how those may cancel them. § Cancelling.

An effect is announced with its targets; the opponents it would change are asked in turn order, and
whoever pays two cards cancels it. With multiple cancelling the attacker may pay to overcome that,
the same defender again, and so on: each payment lies as a ``Cancel`` upon the one before.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.move import Move
from game.engine.step import Ask, Step
from game.engine.table import Table
from game.engine.text import N_
from game.engine.window import Window, announce
from game.rules.divocina import layout as at
from game.rules.divocina.cards import DECK, HERD, PAIR
from game.rules.divocina.groups import group_of, grouped, take_off

PAY = [Move("pay", card=slot) for slot in range(len(DECK))]


@dataclass(frozen=True, slots=True)
class Effect(Step):
    """The part of an effect that changes others' cards, as ``seat`` has announced it.

    ``size`` is the size of the group just laid and ``group`` its number.
    """

    seat: int
    size: int
    group: int

    def asked(self, table: Table) -> tuple[int, ...]:
        """The opponents who may cancel it, in turn order; known from public facts alone."""
        raise RuntimeError(f"{type(self).__name__} asks nobody")

    def changes(self, table: Table, seat: int) -> bool:
        """Whether it really would change the cards of a seat that is asked."""
        return True

    def reserved(self, seat: int) -> tuple[int, int]:
        """What ``seat`` must not pay with: a number of hand cards, and a laid card (−1: none)."""
        return 0, -1


def announce_effect(table: Table, effect: Effect) -> None:
    """Announce an effect to those it would change; if it changes nobody, it simply happens."""
    announce(table, effect, MayCancel, effect.asked(table))


def disputed(steps: Sequence[Step]) -> Effect:
    """The effect that those on the stack pay for or against."""
    return next(step for step in reversed(steps) if isinstance(step, Effect))


@dataclass(frozen=True, slots=True)
class Cancel(Step):
    """A payment: cancels what lies beneath it, an effect or the payment before."""

    seat: int
    cards: tuple[int, ...]

    def run(self, table: Table) -> None:
        if isinstance(table.steps.pop(), Effect):
            table.say(N_("{seat} has cancelled the effect."), self.seat)


@dataclass(frozen=True, slots=True)
class MayCancel(Window):
    """§ Cancelling: pay two cards, or let it happen."""

    def answers(self, table: Table) -> list[Move]:
        beneath = table.steps[-2]
        if isinstance(beneath, Effect) and not beneath.changes(table, self.seat):
            return []
        return payments(table, self.seat)

    def answer(self, table: Table, move: Move) -> None:
        pay_first(table, self.seat, move.card)


def payments(table: Table, seat: int) -> list[Move]:
    """The first cards with which a seat may begin to pay two.

    Cards of the hand and individuals go with each other; a pair is paid whole; of a herd two
    cards, the third stays. No other card may be taken out of a group.
    """
    spare, kept = disputed(table.steps).reserved(seat)
    singles: list[int] = []
    bound: list[int] = []
    for group in grouped(table, at.LAID + seat):
        if len(group) == PAIR and kept in group:
            continue
        (singles if len(group) == 1 else bound).extend(slot for slot in group if slot != kept)
    hand = table.zones[at.HAND + seat]
    free = max(0, len(hand) - spare)
    loose = (hand + singles if free else singles) if free + len(singles) > 1 else []
    return [PAY[slot] for slot in loose + bound]


def pay_first(table: Table, seat: int, card: int) -> None:
    """The first card of a payment; of a pair the second goes with it."""
    hand, laid = at.HAND + seat, at.LAID + seat
    if card in table.zones[hand]:
        table.move(card, hand, at.DISCARD)
        table.push(PaySecond(seat, card, 0))
        return
    group = group_of(table, card)
    mark = table.marks[card]
    take_off(table, card, laid, at.DISCARD)
    if len(group) == PAIR:
        other = group[1 - group.index(card)]
        take_off(table, other, laid, at.DISCARD)
        settle(table, seat, (card, other))
    else:
        table.push(PaySecond(seat, card, mark if len(group) == HERD else 0))


@dataclass(frozen=True, slots=True)
class PaySecond(Ask):
    """The second card of a payment: of the same herd, or from the hand or an individual."""

    seat: int
    first: int
    herd: int

    def moves(self, table: Table) -> list[Move]:
        zones, marks = table.zones, table.marks
        spare, kept = disputed(table.steps).reserved(self.seat)
        laid = at.LAID + self.seat
        if self.herd:
            slots = [slot for slot in zones[laid] if marks[slot] == self.herd]
        else:
            hand = zones[at.HAND + self.seat]
            singles = [group[0] for group in grouped(table, laid) if len(group) == 1]
            slots = (hand if len(hand) > spare else []) + singles
        return [PAY[slot] for slot in slots if slot != kept]

    def play(self, table: Table, move: Move) -> None:
        card = move.card
        if card in table.zones[at.HAND + self.seat]:
            table.move(card, at.HAND + self.seat, at.DISCARD)
        else:
            take_off(table, card, at.LAID + self.seat, at.DISCARD)
        settle(table, self.seat, (self.first, card))


def settle(table: Table, seat: int, cards: tuple[int, int]) -> None:
    """A payment is complete: it cancels; with multiple cancelling the rival may pay against it."""
    effect = disputed(table.steps)
    payment = Cancel(seat, cards)
    if seat == effect.seat:
        table.say(N_("{seat} pays {cards} to carry the effect through."), seat, cards)
    else:
        table.say(N_("{seat} pays {cards} to cancel the effect."), seat, cards)
    if table.options["multi_cancel"]:
        beneath = table.steps[-1]
        rival = beneath.seat if isinstance(beneath, Cancel) else effect.seat
        announce(table, payment, MayCancel, (rival,))
    else:
        payment.run(table)
