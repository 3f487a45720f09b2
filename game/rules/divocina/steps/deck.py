"""The draw deck: drawing, looking at cards, and what happens when it runs out. § The last round."""

from dataclasses import dataclass

from game.engine.move import Move
from game.engine.step import Ask, Step
from game.engine.table import Table
from game.engine.text import N_
from game.rules.divocina import layout as at
from game.rules.divocina.cards import DECK

KEEP = [Move("keep", card=slot) for slot in range(len(DECK))]


def drawable(table: Table) -> int:
    """How many cards can be drawn now, from the deck and from the one re-formed after it."""
    pile = 0 if table.counters[at.LAST_TURNS] else len(table.zones[at.DISCARD])
    return len(table.zones[at.DECK]) + pile


def draw(table: Table, target: int) -> int:
    """Move the top card of the deck; returns its slot, −1 if there is none left."""
    deck = table.zones[at.DECK]
    if not deck:
        return -1
    slot = table.draw(at.DECK, target)
    table.set_count(at.QUIET, 0)
    if not deck and not table.counters[at.LAST_TURNS]:
        _begin_last_round(table)
    return slot


def _begin_last_round(table: Table) -> None:
    """This turn is the player's last, all others have one more; the discards are a new deck."""
    table.set_count(at.LAST_TURNS, table.seats)
    table.say(N_("The deck has run out: the last round begins."))
    if table.zones[at.DISCARD]:
        table.move_all(at.DISCARD, at.DECK)
        table.shuffle(at.DECK)


def draw_to_hand(table: Table, seat: int, number: int) -> None:
    """Draw so many cards, or as many as there are."""
    drawn = [slot for slot in (draw(table, at.HAND + seat) for _ in range(number)) if slot >= 0]
    if drawn:
        table.say(N_("{seat} draws {cards}."), seat, drawn)
    else:
        table.say(N_("No card is left for {seat} to draw."), seat)


@dataclass(frozen=True, slots=True)
class Draw(Step):
    """A player draws cards into the hand."""

    seat: int
    number: int

    def run(self, table: Table) -> None:
        draw_to_hand(table, self.seat, self.number)


@dataclass(frozen=True, slots=True)
class Look(Step):
    """§ Looking at cards: look at the top cards of the deck, keep some, the last goes under it."""

    seat: int
    number: int
    keep: int

    def run(self, table: Table) -> None:
        seat = self.seat
        for _ in range(self.number):
            draw(table, at.LOOK + seat)
        looked = table.zones[at.LOOK + seat]
        if len(looked) > self.keep:
            table.say(N_("{seat} looks at {cards}."), seat, looked)
            table.push(Keep(seat, self.keep))
        elif looked:
            table.move_all(at.LOOK + seat, at.HAND + seat)
            table.say(N_("{seat} draws {cards}."), seat, looked)
        else:
            table.say(N_("No card is left for {seat} to draw."), seat)


@dataclass(frozen=True, slots=True)
class Keep(Ask):
    """Keep one of the cards looked at; when all are chosen, the rest goes under the deck."""

    seat: int
    left: int

    def moves(self, table: Table) -> list[Move]:
        return [KEEP[slot] for slot in table.zones[at.LOOK + self.seat]]

    def play(self, table: Table, move: Move) -> None:
        seat = self.seat
        table.move(move.card, at.LOOK + seat, at.HAND + seat)
        table.say(N_("{seat} keeps {cards}."), seat, (move.card,))
        if self.left > 1:
            table.push(Keep(seat, self.left - 1))
            return
        for slot in table.zones[at.LOOK + seat][:]:
            table.move(slot, at.LOOK + seat, at.DECK, at=0)
            table.say(N_("{seat} puts {cards} under the deck."), seat, (slot,))
