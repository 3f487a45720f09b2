"""Evolution tiles: buying one, and the choices that tiles 6–10 ask for. § Tiles."""

from dataclasses import dataclass

from game.engine.move import Move
from game.engine.step import Ask
from game.engine.table import Table
from game.engine.text import N_
from game.rules.cubosaurs import layout as at
from game.rules.cubosaurs.cards import (
    COSTS,
    DESTROY,
    DRAW,
    FORBIDDEN,
    GIVE,
    LOSE,
    STEAL,
    SWAP,
    VALUE,
)
from game.rules.cubosaurs.tokens import GainTokens, gain, marks

NEEDS_OWN_CARD = frozenset({FORBIDDEN, LOSE, GIVE, SWAP})
NEEDS_THEIR_CARD = frozenset({DESTROY, STEAL, SWAP})


def usable(tile: int, own_cards: int, their_cards: int, deck: int) -> bool:
    """Whether a tile can do something with so many cards in the collections and the deck."""
    return not (
        (tile in NEEDS_OWN_CARD and not own_cards)
        or (tile in NEEDS_THEIR_CARD and not their_cards)
        or (tile == DRAW and not deck)
    )


def moves(table: Table, seat: int) -> list[Move]:
    """The tiles of the row that the seat can pay and use, unless it has bought one this turn."""
    counters = table.counters
    tokens = counters[at.DNA + seat]
    if not tokens or counters[at.HAS_BOUGHT]:
        return []
    zones = table.zones
    own = len(zones[at.COLL + seat])
    theirs = sum(map(len, zones[at.COLL : at.COLL + table.seats])) - own
    deck = len(zones[at.DECK])
    result = []
    for slot in zones[at.TILE_ROW]:
        tile = VALUE[table.faces[slot]]
        if COSTS[tile] <= tokens and usable(tile, own, theirs, deck):
            result.append(Move("buy", card=slot))
    return result


def buy(table: Table, seat: int, slot: int) -> int:
    """Pay a tile and lay it before its buyer; returns its number."""
    tile = VALUE[table.faces[slot]]
    table.count(at.DNA + seat, -COSTS[tile])
    table.count(at.POOL, COSTS[tile])
    table.set_count(at.HAS_BOUGHT, 1)
    table.move(slot, at.TILE_ROW, at.BOUGHT + seat)
    table.say(N_("{seat} buys the tile {cards}."), seat, (slot,))
    return tile


def start(table: Table, seat: int, tile: int) -> None:
    """Begin the effect of a tile after which the turn goes on."""
    if tile == DRAW:
        slot = table.draw(at.DECK, at.HAND + seat)
        table.say(N_("{seat} draws {cards}."), seat, (slot,))
    elif tile in _CHOICES:
        table.push(_CHOICES[tile](seat))


def _own(table: Table, seat: int) -> list[int]:
    return table.zones[at.COLL + seat]


def _theirs(table: Table, seat: int) -> list[int]:
    return [
        slot
        for other in range(table.seats)
        if other != seat
        for slot in table.zones[at.COLL + other]
    ]


def owner(table: Table, slot: int) -> int:
    """The seat in whose collection a card lies."""
    return next(seat for seat in range(table.seats) if slot in table.zones[at.COLL + seat])


@dataclass(frozen=True, slots=True)
class Lose(Ask):
    """Tile 6: remove one of your cards from the game."""

    seat: int

    def moves(self, table: Table) -> list[Move]:
        return [Move("remove", card=slot) for slot in _own(table, self.seat)]

    def play(self, table: Table, move: Move) -> None:
        table.move(move.card, at.COLL + self.seat, at.REMOVED)
        table.say(N_("{seat} removes {cards}."), self.seat, (move.card,))


@dataclass(frozen=True, slots=True)
class Destroy(Ask):
    """Tile 7: remove an opponent's card from the game."""

    seat: int

    def moves(self, table: Table) -> list[Move]:
        return [Move("remove", card=slot) for slot in _theirs(table, self.seat)]

    def play(self, table: Table, move: Move) -> None:
        other = owner(table, move.card)
        table.move(move.card, at.COLL + other, at.REMOVED)
        table.say(N_("{seat} removes {cards} of {other}."), self.seat, (move.card,), other)


@dataclass(frozen=True, slots=True)
class Steal(Ask):
    """Tile 8: take an opponent's card."""

    seat: int

    def moves(self, table: Table) -> list[Move]:
        return [Move("steal", card=slot) for slot in _theirs(table, self.seat)]

    def play(self, table: Table, move: Move) -> None:
        hand_over(table, move.card, owner(table, move.card), self.seat)
        table.say(N_("{seat} takes {cards}."), self.seat, (move.card,))
        gain(table, self.seat, marks(table, (move.card,)))


@dataclass(frozen=True, slots=True)
class Give(Ask):
    """Tile 9: put one of your cards into an opponent's collection."""

    seat: int

    def moves(self, table: Table) -> list[Move]:
        return [
            Move("give", card=slot, zone=at.COLL + other)
            for slot in _own(table, self.seat)
            for other in range(table.seats)
            if other != self.seat
        ]

    def play(self, table: Table, move: Move) -> None:
        other = move.zone - at.COLL
        hand_over(table, move.card, self.seat, other)
        table.say(N_("{seat} gives {cards} to {other}."), self.seat, (move.card,), other)
        gain(table, other, marks(table, (move.card,)))


@dataclass(frozen=True, slots=True)
class SwapFor(Ask):
    """Tile 10, first half: the opponent's card that you want."""

    seat: int

    def moves(self, table: Table) -> list[Move]:
        return [Move("swap", card=slot) for slot in _theirs(table, self.seat)]

    def play(self, table: Table, move: Move) -> None:
        table.push(SwapGive(self.seat, move.card))


@dataclass(frozen=True, slots=True)
class SwapGive(Ask):
    """Tile 10, second half: the card that you give for it. The buyer gains tokens first."""

    seat: int
    wanted: int

    def moves(self, table: Table) -> list[Move]:
        return [Move("swap", card=slot) for slot in _own(table, self.seat)]

    def play(self, table: Table, move: Move) -> None:
        other = owner(table, self.wanted)
        hand_over(table, self.wanted, other, self.seat)
        hand_over(table, move.card, self.seat, other)
        table.say(
            N_("{seat} swaps {cards} with {other}."), self.seat, (move.card, self.wanted), other
        )
        table.push(
            GainTokens(self.seat, marks(table, (self.wanted,))),
            GainTokens(other, marks(table, (move.card,))),
        )


def hand_over(table: Table, slot: int, source: int, target: int) -> None:
    """A card goes from one seat's collection into another's."""
    table.move(slot, at.COLL + source, at.COLL + target)


_CHOICES: dict[int, type[Lose] | type[Destroy] | type[Steal] | type[Give] | type[SwapFor]] = {
    LOSE: Lose,
    DESTROY: Destroy,
    STEAL: Steal,
    GIVE: Give,
    SWAP: SwapFor,
}
