"""Arca: draw cards, and let others draw. § Arca."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.move import Move
from game.engine.step import Ask
from game.engine.table import Table
from game.engine.text import N_
from game.rules.divocina import layout as at
from game.rules.divocina.cards import DECK, INDIVIDUAL, PAIR
from game.rules.divocina.groups import opponents
from game.rules.divocina.steps.cancel import Effect, announce_effect
from game.rules.divocina.steps.deck import Draw, Look, draw, draw_to_hand, drawable

CHOOSE = [Move("choose", card=slot) for slot in range(len(DECK))]
OWN_SHARE = 2
"""So many of the revealed cards are the player's, before each opponent takes one."""


def start(table: Table, seat: int, size: int, group: int) -> None:
    """What an arca of this size does; ``group`` is the number of the group just laid."""
    if size == INDIVIDUAL:
        table.push(Draw(seat, 2))
        offer(table, AllDraw(seat, size, group))
    elif size == PAIR:
        offer(table, Share(seat, size, group))
    else:
        table.push(Look(seat, 3, 2))


def offer(table: Table, effect: AllDraw | Share) -> None:
    """Announce what opponents would draw, if there is anything to draw."""
    if drawable(table):
        table.say(effect.words, effect.seat)
        announce_effect(table, effect)


@dataclass(frozen=True, slots=True)
class AllDraw(Effect):
    """Each opponent draws a card, in turn order as far as the cards go."""

    words = N_("{seat} lets each opponent draw a card.")

    def asked(self, table: Table) -> tuple[int, ...]:
        return opponents(table, self.seat)[: drawable(table)]

    def run(self, table: Table) -> None:
        for other in opponents(table, self.seat):
            draw_to_hand(table, other, 1)


@dataclass(frozen=True, slots=True)
class Share(Effect):
    """A card more than there are players is revealed: the player takes two, the others one each."""

    words = N_("{seat} reveals cards for all to take from.")

    def asked(self, table: Table) -> tuple[int, ...]:
        return opponents(table, self.seat)[: max(0, drawable(table) - OWN_SHARE)]

    def run(self, table: Table) -> None:
        others = opponents(table, self.seat)
        for _ in range(OWN_SHARE + len(others)):
            draw(table, at.REVEALED)
        revealed = table.zones[at.REVEALED]
        table.say(N_("{seat} reveals {cards}."), self.seat, revealed)
        takers = [self.seat] * OWN_SHARE + list(others)
        table.push(*(TakeRevealed(taker) for taker in takers[: len(revealed)]))


@dataclass(frozen=True, slots=True)
class TakeRevealed(Ask):
    """A player takes one of the revealed cards."""

    seat: int

    def moves(self, table: Table) -> list[Move]:
        return [CHOOSE[slot] for slot in table.zones[at.REVEALED]]

    def play(self, table: Table, move: Move) -> None:
        table.move(move.card, at.REVEALED, at.HAND + self.seat)
        table.say(N_("{seat} takes {cards}."), self.seat, (move.card,))
