"""The turn and the course of the game. "§" names parts of ``RULES.md``."""

from dataclasses import dataclass

from game.engine.move import Move
from game.engine.step import Ask, Step
from game.engine.table import Table
from game.engine.text import N_
from game.engine.window import PASS
from game.rules.divocina import layout as at
from game.rules.divocina.cards import ALTODON, DECK, HERD, INDIVIDUAL, NAMES, SPECIES, TEUTHIS
from game.rules.divocina.groups import new_group, put
from game.rules.divocina.scoring import standing
from game.rules.divocina.steps import teuthis, wild
from game.rules.divocina.steps.deck import draw_to_hand

HAND_CARDS = 5
QUIET_LIMIT = 200
DRAW = Move("draw")
LAY = [[Move("lay", card=slot, n=size) for size in range(HERD + 1)] for slot in range(len(DECK))]
ADD = [Move("add", card=slot) for slot in range(len(DECK))]
_NO_SPECIES = [0] * len(NAMES)


@dataclass(frozen=True, slots=True)
class SetUp(Step):
    """§ Setting up: five cards for each player, with two players seven wild monsters."""

    def run(self, table: Table) -> None:
        table.shuffle(at.DECK)
        for seat in range(table.seats):
            table.deal(at.DECK, at.HAND + seat, HAND_CARDS)
        if table.seats == 2:
            wild.refill(table)
        first = table.below(table.seats)
        table.say(N_("{seat} starts."), first)
        table.push(BeginTurn(first))


@dataclass(frozen=True, slots=True)
class BeginTurn(Step):
    """A turn begins, unless nothing has moved for too long."""

    seat: int

    def run(self, table: Table) -> None:
        table.count(at.QUIET, 1)
        if table.counters[at.QUIET] > QUIET_LIMIT:
            table.say(N_("Nobody has taken a card from the deck for 200 turns: the game ends."))
            table.push(EndGame())
        else:
            table.set_count(at.TURN, self.seat)
            table.push(Turn(self.seat))


@dataclass(frozen=True, slots=True)
class Turn(Ask):
    """§ Turn: lay one to three cards of a species, or draw; pass only if neither can be done."""

    seat: int

    def moves(self, table: Table) -> list[Move]:
        faces = table.faces
        counts = _NO_SPECIES[:]
        hand = table.zones[at.HAND + self.seat]
        for slot in hand:
            counts[SPECIES[faces[slot]]] += 1
        moves = [DRAW] if table.zones[at.DECK] else []
        for slot in hand:
            species = SPECIES[faces[slot]]
            sizes = min(HERD, counts[species])
            if species == ALTODON:
                moves += [
                    m for m in LAY[slot][1 : sizes + 1] if may_lay_altodon(table, self.seat, m.n)
                ]
            else:
                moves += LAY[slot][1 : sizes + 1]
        return moves or [PASS]

    def play(self, table: Table, move: Move) -> None:
        seat = self.seat
        table.steps.append(_END_TURN[seat])
        if move.verb == "lay":
            lay_first(table, seat, move.card, move.n)
        elif move.verb == "draw":
            draw_to_hand(table, seat, 1 if table.zones[at.HAND + seat] else 2)
        else:
            table.say(N_("{seat} can neither lay nor draw, and passes."), seat)


def may_lay_altodon(table: Table, seat: int, size: int) -> bool:
    """§ Altodon: besides the group there must be a card to give, for a herd a laid one will do."""
    others = len(table.zones[at.HAND + seat]) - size
    if size == INDIVIDUAL:
        return others > 0
    return size != HERD or others > 0 or bool(table.zones[at.LAID + seat])


def lay_first(table: Table, seat: int, card: int, size: int) -> None:
    """The first card of a new group of a size; the others follow."""
    group = new_group(table)
    put(table, card, at.HAND + seat, at.LAID + seat, group)
    if size > INDIVIDUAL:
        table.push(AddCard(seat, size, group, size - 1))
    else:
        trigger(table, seat, size, group)


@dataclass(frozen=True, slots=True)
class AddCard(Ask):
    """One more card of the species for the group that is being laid."""

    seat: int
    size: int
    group: int
    left: int

    def moves(self, table: Table) -> list[Move]:
        faces = table.faces
        species = self.species(table)
        hand = table.zones[at.HAND + self.seat]
        return [ADD[slot] for slot in hand if SPECIES[faces[slot]] == species]

    def species(self, table: Table) -> int:
        """The species of the group; the card laid last is of it."""
        return SPECIES[table.faces[table.zones[at.LAID + self.seat][-1]]]

    def play(self, table: Table, move: Move) -> None:
        put(table, move.card, at.HAND + self.seat, at.LAID + self.seat, self.group)
        if self.left > 1:
            table.push(AddCard(self.seat, self.size, self.group, self.left - 1))
        else:
            trigger(table, self.seat, self.size, self.group)


def trigger(table: Table, seat: int, size: int, group: int) -> None:
    """The group lies: its effect begins."""
    cards = table.zones[at.LAID + seat][-size:]
    table.say(N_("{seat} lays {cards}."), seat, cards)
    species = SPECIES[table.faces[cards[0]]]
    begin = teuthis.start if species == TEUTHIS else teuthis.COPIED[species]
    begin(table, seat, size, group)


@dataclass(frozen=True, slots=True)
class EndTurn(Step):
    """The whole effect is done: wild monsters are refilled, and the next player's turn begins."""

    seat: int

    def run(self, table: Table) -> None:
        if table.seats == 2:
            wild.refill(table)
        left = table.counters[at.LAST_TURNS]
        if left == 1:
            table.push(EndGame())
            return
        if left:
            table.set_count(at.LAST_TURNS, left - 1)
        table.push(BeginTurn((self.seat + 1) % table.seats))


_END_TURN = [EndTurn(seat) for seat in range(5)]


@dataclass(frozen=True, slots=True)
class EndGame(Step):
    """§ Scoring."""

    def run(self, table: Table) -> None:
        table.score(("final", *standing(table)))
