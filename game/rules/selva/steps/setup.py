"""Before the first turn: Alfas, opening hands that may be changed, a first resource, and the coin.
§ Setting up."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.move import Move
from game.engine.step import Ask, Step
from game.engine.table import Table
from game.engine.text import N_
from game.rules.selva import layout as at
from game.rules.selva.cards import CARDS
from game.rules.selva.steps.choices import Search
from game.rules.selva.steps.turn import BeginTurn

HAND_CARDS = 7
KEEP, CHANGE = Move("keep"), Move("change")


@dataclass(frozen=True, slots=True)
class SetUp(Step):
    """§ Setting up: each player puts down an Alfa, shuffles, and looks at an opening hand."""

    def run(self, table: Table) -> None:
        table.set_count(at.PHASE, at.OPENING)
        table.set_count(at.TURN, 0)
        table.set_count(at.DEEDS, 0)
        for seat in range(at.SEATS):
            alfa = table.draw(at.WAITING + seat, at.ALFA + seat)
            table.set_count(at.LIFE + seat, CARDS[table.faces[alfa]].life)
            table.shuffle(at.FOREST + seat)
            table.deal(at.FOREST + seat, at.DRAFT + seat, HAND_CARDS)
            show_draft(table, seat, HAND_CARDS)
        table.push(ChangeHand(0), ChangeHand(1), TakeHands(), Search(0), Search(1), TossCoin())


def show_draft(table: Table, seat: int, number: int) -> None:
    """Let a player see the first cards of the opening hand: those that may be kept."""
    table.show(table.zones[at.DRAFT + seat][:number], 1 << seat)


def kept(table: Table, seat: int) -> list[int]:
    """The cards of the opening hand that its owner sees and may keep."""
    return [slot for slot in table.zones[at.DRAFT + seat] if table.known[slot] >> seat & 1]


@dataclass(frozen=True, slots=True)
class ChangeHand(Ask):
    """§ Setting up: keep the hand, or change it for one card fewer.

    Seven cards always lie there, and nobody but the owner sees how many of them are to be kept:
    the changes are secret.
    """

    seat: int

    def moves(self, table: Table) -> list[Move]:
        return [KEEP, CHANGE] if kept(table, self.seat) else [KEEP]

    def play(self, table: Table, move: Move) -> None:
        if move == CHANGE:
            number = len(kept(table, self.seat)) - 1
            change_hand(table, self.seat)
            show_draft(table, self.seat, number)
            table.push(self)


def change_hand(table: Table, seat: int) -> None:
    """The opening hand is shuffled into the Forest and seven cards lie in its place.

    They are the same slots with other faces: whoever watches only hears the shuffling.
    """
    draft, forest = table.zones[at.DRAFT + seat], table.zones[at.FOREST + seat]
    forest += draft
    table.shuffle(at.FOREST + seat)
    del forest[-len(draft) :]


@dataclass(frozen=True, slots=True)
class TakeHands(Step):
    """Both have decided: what they keep goes into their hands, the rest back into the Forest."""

    def run(self, table: Table) -> None:
        for seat in range(at.SEATS):
            hand = kept(table, seat)
            for slot in table.zones[at.DRAFT + seat][:]:
                target = at.HAND if slot in hand else at.FOREST
                table.move(slot, at.DRAFT + seat, target + seat)
            if len(hand) < HAND_CARDS:
                table.say(N_("{seat} keeps cards: {n}."), seat, n=len(hand))


@dataclass(frozen=True, slots=True)
class TossCoin(Step):
    """§ Setting up: a coin decides who begins."""

    def run(self, table: Table) -> None:
        first = table.below(at.SEATS)
        table.say(N_("The coin: {seat} begins."), first)
        table.push(BeginTurn(first))
