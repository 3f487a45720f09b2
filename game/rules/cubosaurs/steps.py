"""Cubosaurs as steps, in the order of the rulebook. "§" names parts of ``RULES.md``."""

from dataclasses import dataclass

from game.engine.move import Move
from game.engine.step import Ask, Step
from game.engine.table import Table
from game.engine.text import N_
from game.rules.cubosaurs import layout as at
from game.rules.cubosaurs import scoring, tiles
from game.rules.cubosaurs.cards import BIT, BROOD, DECK, FORBIDDEN, SLIP, VALUE, VARIETY
from game.rules.cubosaurs.tokens import GainTokens, gain, marks, seats_from

TAKE = Move("take")
PASS = [Move("pass", card=slot) for slot in range(len(DECK))]
CARDS_EACH, START_CARDS = 10, 4


@dataclass(frozen=True, slots=True)
class SetUpRound(Step):
    """§ Setting up a round: gather and shuffle all cards, leave ten for each player, deal four."""

    def run(self, table: Table) -> None:
        zones = table.zones
        for zone in (at.ASIDE, at.REMOVED, *range(at.HAND, at.BOUGHT)):
            table.move_all(zone, at.DECK)
        table.shuffle(at.DECK)
        table.deal(at.DECK, at.ASIDE, len(zones[at.DECK]) - CARDS_EACH * table.seats)
        counters = table.counters
        first = counters[at.STARTER]
        table.say(N_("Round {n} begins. {seat} starts."), seat=first, n=counters[at.ROUND] + 1)
        order = seats_from(table, first)
        for seat in order:
            table.deal(at.DECK, at.COLL + seat, START_CARDS)
        table.push(Receive(first))
        if table.options["dna"]:
            table.push(*(GainTokens(seat, marks(table, zones[at.COLL + seat])) for seat in order))


@dataclass(frozen=True, slots=True)
class Receive(Step):
    """§ Turn, 1: the hand that was passed, else a card from the deck; no card left ends the round."""

    seat: int

    def run(self, table: Table) -> None:
        zones = table.zones
        seat = self.seat
        if table.counters[at.HAS_BOUGHT]:
            table.set_count(at.HAS_BOUGHT, 0)
        if not zones[at.HAND + seat]:
            if not zones[at.DECK]:
                table.push(ScoreRound())
                return
            slot = table.draw(at.DECK, at.HAND + seat)
            table.say(N_("{seat} draws {cards}."), seat, (slot,))
        table.steps.append(_TAKE_OR_PASS[seat])


@dataclass(frozen=True, slots=True)
class TakeOrPass(Ask):
    """§ Turn, 2: take the whole hand, or add a card of a new type and pass it on; before that,
    once a turn, buy an evolution tile."""

    seat: int

    def moves(self, table: Table) -> list[Move]:
        zones, faces = table.zones, table.faces
        held = 0
        for slot in zones[at.HAND + self.seat]:
            held |= BIT[faces[slot]]
        moves = [TAKE]
        for slot in zones[at.COLL + self.seat]:
            if not held & BIT[faces[slot]]:
                moves.append(PASS[slot])
        if table.options["dna"]:
            moves += tiles.moves(table, self.seat)
        return moves

    def play(self, table: Table, move: Move) -> None:
        if move.verb == "take":
            take(table, self.seat)
        elif move.verb == "pass":
            add_and_pass(table, self.seat, move.card)
        else:
            self.use(table, tiles.buy(table, self.seat, move.card))

    def use(self, table: Table, tile: int) -> None:
        """A bought tile works at once; Slip away and Odd one in end the turn, others do not."""
        if tile == SLIP:
            pass_on(table, self.seat)
        elif tile == FORBIDDEN:
            table.push(AddForbidden(self.seat))
        else:
            table.push(self)
            tiles.start(table, self.seat, tile)


_TAKE_OR_PASS = [TakeOrPass(seat) for seat in range(5)]


@dataclass(frozen=True, slots=True)
class AddForbidden(Ask):
    """§ Tiles, Odd one in: add a card of any type, even one already in the hand, and pass."""

    seat: int

    def moves(self, table: Table) -> list[Move]:
        return [PASS[slot] for slot in table.zones[at.COLL + self.seat]]

    def play(self, table: Table, move: Move) -> None:
        add_and_pass(table, self.seat, move.card)


def take(table: Table, seat: int) -> None:
    """All cards of the hand go into the collection; the next player draws."""
    hand = table.zones[at.HAND + seat]
    table.move_all(at.HAND + seat, at.COLL + seat)
    table.say(N_("{seat} takes {cards}."), seat, hand)
    table.steps.append(_RECEIVE[next_seat(table, seat)])
    if table.options["dna"]:
        gain(table, seat, marks(table, hand))


def add_and_pass(table: Table, seat: int, slot: int) -> None:
    """A card of the collection joins the hand, which goes to the next player."""
    table.move(slot, at.COLL + seat, at.HAND + seat)
    table.say(N_("{seat} adds {cards} and passes the hand on."), seat, (slot,))
    pass_on(table, seat)


def pass_on(table: Table, seat: int) -> None:
    """The whole hand goes to the next player, whose turn it is then."""
    follower = next_seat(table, seat)
    table.move_all(at.HAND + seat, at.HAND + follower)
    table.steps.append(_RECEIVE[follower])


_RECEIVE = [Receive(seat) for seat in range(5)]


def next_seat(table: Table, seat: int) -> int:
    """The seat that plays after this one in the round's direction."""
    return (seat + table.counters[at.DIRECTION]) % table.seats


@dataclass(frozen=True, slots=True)
class ScoreRound(Step):
    """§ End of a round: points for every collection; then the next round or the end."""

    def run(self, table: Table) -> None:
        counters = table.counters
        collections = table_collections(table)
        points = scoring.points(collections)
        base = at.SCORE + counters[at.ROUND] * 5
        for seat, value in enumerate(points):
            table.set_count(base + seat, value)
        table.score(("round", counters[at.ROUND], tuple(map(tuple, collections)), tuple(points)))
        last = counters[at.ROUND] + 1 == table.options["rounds"]
        table.push(EndGame() if last else NextRound())


def table_collections(table: Table) -> list[list[int]]:
    """The faces of every seat's collection."""
    faces = table.faces
    return [[faces[slot] for slot in table.zones[at.COLL + seat]] for seat in range(table.seats)]


@dataclass(frozen=True, slots=True)
class NextRound(Step):
    """§ Later rounds: the weakest of the last round starts, play turns round, tiles are refilled."""

    def run(self, table: Table) -> None:
        counters = table.counters
        base = at.SCORE + counters[at.ROUND] * 5
        order = seats_from(table, counters[at.STARTER])
        table.set_count(at.STARTER, min(order, key=lambda seat: counters[base + seat]))
        table.set_count(at.DIRECTION, -counters[at.DIRECTION])
        table.set_count(at.ROUND, counters[at.ROUND] + 1)
        if table.options["dna"]:
            refill_tiles(table)
        table.push(SetUpRound())


def refill_tiles(table: Table) -> None:
    """§ DNA evolution, later rounds: unbought tiles stay, the others are shuffled and fill the row."""
    table.shuffle(at.TILE_DECK)
    table.deal(at.TILE_DECK, at.TILE_ROW, table.seats + 1 - len(table.zones[at.TILE_ROW]))


@dataclass(frozen=True, slots=True)
class EndGame(Step):
    """§ End of the game: points for unspent tokens and for the tiles Variety and Brood."""

    def run(self, table: Table) -> None:
        table.score(("final", round_points(table), *final_points(table)))


def round_points(table: Table) -> tuple[tuple[int, ...], ...]:
    """The points of every finished round by seat."""
    rounds = (at.SCORE + number * 5 for number in range(table.counters[at.ROUND] + 1))
    return tuple(tuple(table.counters[base : base + table.seats]) for base in rounds)


def final_points(table: Table) -> tuple[tuple[int, ...], ...]:
    """Of every seat the tokens left, the types that Variety counts, and the eggs Brood counts."""
    tokens = tuple(table.counters[at.DNA : at.DNA + table.seats])
    types, eggs = [], []
    for seat, collection in enumerate(table_collections(table)):
        bought = [VALUE[table.faces[slot]] for slot in table.zones[at.BOUGHT + seat]]
        types.append(scoring.types_held(collection) if VARIETY in bought else 0)
        eggs.append(scoring.eggs_held(collection) if BROOD in bought else 0)
    return tokens, tuple(types), tuple(eggs)
