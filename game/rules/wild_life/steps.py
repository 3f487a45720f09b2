"""Wild Life as steps, in the order of the rulebook. "§" names parts of ``RULES.md``."""

from dataclasses import dataclass

from game.engine.game import MAX_SEATS
from game.engine.move import Move
from game.engine.step import Ask, Step
from game.engine.table import Table
from game.engine.text import N_
from game.engine.window import PASS
from game.rules.wild_life import layout as at
from game.rules.wild_life import menaces, scoring
from game.rules.wild_life.cards import (
    DECK,
    DISASTER,
    ENHANCER,
    ENHANCES,
    HUNTER,
    KIND,
    PREDATOR,
    RAIN,
)
from game.rules.wild_life.habitat import herds, lacking_enhancer, prey

PLAY = [Move("play", card=slot) for slot in range(len(DECK))]
DISCARD = [Move("discard", card=slot) for slot in range(len(DECK))]


@dataclass(frozen=True, slots=True)
class BeginCycle(Step):
    """§ A cycle: everybody draws, everybody plays in turn, everybody scores."""

    def run(self, table: Table) -> None:
        first = table.counters[at.STARTER]
        table.say(N_("Cycle {n} begins. {seat} starts."), first, n=table.counters[at.CYCLE] + 1)
        order = [(first + i) % table.seats for i in range(table.seats)]
        table.push(DrawPhase(), *(BeginTurn(seat) for seat in order), ScoreCycle())


@dataclass(frozen=True, slots=True)
class DrawPhase(Step):
    """§ Draw phase: from the starting player on, everybody draws until holding six cards."""

    def run(self, table: Table) -> None:
        first = table.counters[at.STARTER]
        for i in range(table.seats):
            seat = (first + i) % table.seats
            missing = at.HAND_CARDS - len(table.zones[at.HAND + seat])
            if missing > 0:
                drawn = draw(table, seat, missing)
                table.say(N_("{seat} draws cards: {n}."), seat, n=drawn)


def draw(table: Table, seat: int, number: int) -> int:
    """Draw cards; an empty deck is made anew from the discard pile. Returns how many there were."""
    drawn = len(table.deal(at.DECK, at.HAND + seat, number))
    if drawn < number and table.zones[at.DISCARD]:
        table.move_all(at.DISCARD, at.DECK)
        table.shuffle(at.DECK)
        table.say(N_("The deck is empty: the discard pile is shuffled and becomes the deck."))
        drawn += len(table.deal(at.DECK, at.HAND + seat, number - drawn))
    return drawn


@dataclass(frozen=True, slots=True)
class BeginTurn(Step):
    """§ Habitat phase: a player's turn to play three cards."""

    seat: int

    def run(self, table: Table) -> None:
        if table.zones[at.HAND + self.seat]:
            table.steps.append(_PLAY_CARD[self.seat][at.PLAYS])


@dataclass(frozen=True, slots=True)
class PlayCard(Ask):
    """§ Habitat phase: play a card, ``left`` of them are still due; who cannot discards down to
    three cards, and so ends the turn."""

    seat: int
    left: int

    def moves(self, table: Table) -> list[Move]:
        seat = self.seat
        hand = table.zones[at.HAND + seat]
        moves = playable(table, seat, hand)
        if moves:
            return moves
        return [DISCARD[slot] for slot in hand] if len(hand) > at.PLAYS else [PASS]

    def play(self, table: Table, move: Move) -> None:
        seat, verb = self.seat, move.verb
        if verb == "discard":
            discard_one(table, seat, move.card)
        elif verb == "pass":
            table.say(N_("{seat} can play no card."), seat)
        else:
            if self.left > 1 and len(table.zones[at.HAND + seat]) > 1:
                table.steps.append(_PLAY_CARD[seat][self.left - 1])
            if verb == "play":
                lay(table, seat, move.card)
            else:
                menaces.DO[verb](table, seat, move)


_PLAY_CARD = [[PlayCard(seat, left) for left in range(at.PLAYS + 1)] for seat in range(MAX_SEATS)]


def playable(table: Table, seat: int, hand: list[int]) -> list[Move]:
    """The moves that play a card of the hand."""
    faces = table.faces
    wanted = lacking_enhancer(table, at.HABITAT + seat)
    moves: list[Move] = []
    for slot in hand:
        face = faces[slot]
        kind = KIND[face]
        if kind < ENHANCER or kind == RAIN or ENHANCES[face] & wanted:
            moves.append(PLAY[slot])
        elif kind == PREDATOR:
            row = menaces.PREDATE[slot]
            moves += [row[victim] for victim in prey(table, seat)]
        elif kind == HUNTER:
            moves += [menaces.HUNT[slot][zone][life] for zone, life in herds(table, seat)]
        elif kind == DISASTER:
            moves.append(menaces.UNLEASH[slot])
    return moves


def lay(table: Table, seat: int, slot: int) -> None:
    """Life, an enhancer or rain comes to lie before its player."""
    rain = KIND[table.faces[slot]] == RAIN
    table.move(slot, at.HAND + seat, (at.RAIN if rain else at.HABITAT) + seat)
    table.say(N_("{seat} plays {cards}."), seat, (slot,))


@dataclass(frozen=True, slots=True)
class DiscardDown(Ask):
    """§ Habitat phase: no card could be played, and there are still more than three in hand."""

    seat: int

    def moves(self, table: Table) -> list[Move]:
        return [DISCARD[slot] for slot in table.zones[at.HAND + self.seat]]

    def play(self, table: Table, move: Move) -> None:
        discard_one(table, self.seat, move.card)


def discard_one(table: Table, seat: int, slot: int) -> None:
    """A card of the hand is discarded, and more if there are still more than three."""
    table.move(slot, at.HAND + seat, at.DISCARD)
    table.say(N_("{seat} can play no card and discards {cards}."), seat, (slot,))
    if len(table.zones[at.HAND + seat]) > at.PLAYS:
        table.push(DiscardDown(seat))


@dataclass(frozen=True, slots=True)
class ScoreCycle(Step):
    """§ Scoring phase: footprints of every habitat; rain goes, and the marker moves to the left."""

    def run(self, table: Table) -> None:
        counters = table.counters
        points = scoring.points(table)
        for seat, value in enumerate(points):
            table.set_count(at.SCORE + counters[at.CYCLE] * MAX_SEATS + seat, value)
            table.say(N_("{seat} counts footprints: {n}."), seat, n=value)
        table.score(("cycle", cycle_points(table), *scoring.laid(table)))
        for seat in range(table.seats):
            table.move_all(at.RAIN + seat, at.DISCARD)
        if counters[at.CYCLE] + 1 == at.CYCLES[table.seats]:
            table.push(EndGame())
            return
        table.set_count(at.CYCLE, counters[at.CYCLE] + 1)
        table.set_count(at.STARTER, (counters[at.STARTER] + 1) % table.seats)
        table.push(BeginCycle())


def cycle_points(table: Table) -> tuple[tuple[int, ...], ...]:
    """The footprints of every cycle up to the present one, by seat."""
    bases = (at.SCORE + cycle * MAX_SEATS for cycle in range(table.counters[at.CYCLE] + 1))
    return tuple(tuple(table.counters[base : base + table.seats]) for base in bases)


@dataclass(frozen=True, slots=True)
class EndGame(Step):
    """§ End of the game: the footprints of all cycles are added up."""

    def run(self, table: Table) -> None:
        table.score(("final", cycle_points(table)))
