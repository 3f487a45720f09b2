"""Cards that change hands: gifts to another player, and cards taken from the discard pile."""

from dataclasses import dataclass

from game.engine.move import Move
from game.engine.step import Ask, Step
from game.engine.table import Table
from game.engine.text import N_
from game.rules.divocina import layout as at
from game.rules.divocina.cards import DECK
from game.rules.divocina.groups import take_off

GIVE = [Move("give", card=slot) for slot in range(len(DECK))]


@dataclass(frozen=True, slots=True)
class GiveFromHand(Ask):
    """A player chooses a card of the hand and gives it to another; only the two see it."""

    seat: int
    to: int

    def moves(self, table: Table) -> list[Move]:
        return [GIVE[slot] for slot in table.zones[at.HAND + self.seat]]

    def play(self, table: Table, move: Move) -> None:
        table.move(move.card, at.HAND + self.seat, at.HAND + self.to)
        table.say(N_("{seat} gives {cards} to {other}."), self.seat, (move.card,), self.to)


@dataclass(frozen=True, slots=True)
class GiveFromTable(Ask):
    """A player chooses a card of the table, out of a group if need be, for another's hand."""

    seat: int
    to: int

    def moves(self, table: Table) -> list[Move]:
        return [GIVE[slot] for slot in table.zones[at.LAID + self.seat]]

    def play(self, table: Table, move: Move) -> None:
        give_from_table(table, self.seat, self.to, move.card)


def give_from_table(table: Table, seat: int, to: int, card: int) -> None:
    """A laid card goes into another player's hand."""
    take_off(table, card, at.LAID + seat, at.HAND + to)
    table.say(N_("{seat} gives {cards} to {other}."), seat, (card,), to)


@dataclass(frozen=True, slots=True)
class TakeDiscards(Step):
    """A player takes the top cards of the discard pile, or as many as there are."""

    seat: int
    number: int

    def run(self, table: Table) -> None:
        taken = table.deal(at.DISCARD, at.HAND + self.seat, self.number)
        if taken:
            table.say(N_("{seat} takes {cards} from the discard pile."), self.seat, taken)
        else:
            table.say(N_("The discard pile is empty: {seat} takes nothing."), self.seat)
