"""Pairs: a small game with hidden hands, for the tests.

27 cards, the numbers 1–9 in three colours; everybody holds a few. In a trick everybody in turn
lays a card (with ``sealed``, face down until all have). The highest number takes the trick, of
equal ones the first; who took it leads the next, and all draw a card while the deck lasts. When no
cards are left, each pair of equal numbers among the cards someone took is a point.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from game.engine.game import (
    Attempt,
    Choice,
    Face,
    Game,
    Handle,
    Info,
    Option,
    Result,
    Row,
    Sheet,
)
from game.engine.move import Move
from game.engine.step import Ask, Step
from game.engine.table import Record, Table
from game.engine.text import N_, Seat, T, Text
from game.engine.view import View
from game.engine.zone import Sight, Zone, per_seat

SEATS = 4
DECK, TRICK = range(2)
HAND, LAID, WON = (2 + SEATS * n for n in range(3))
COLOURS = (
    ("leaf", T(N_("leaf")), "#5F8445", "cubosaurs/stegosaurus"),
    ("fish", T(N_("fish")), "#4E8FA8", "cubosaurs/pterodactyl"),
    ("bird", T(N_("bird")), "#D07A34", "cubosaurs/tyrannosaurus"),
)
NUMBERS = range(1, 10)
FACES = tuple(
    Face(
        key=f"{colour}_{number}",
        name=T(N_("{colour} {n}"), colour=name, n=number),
        picture=picture,
        tint=tint,
        mark=colour,
        group=number,
        corner=str(number),
        help=(T(N_("Two cards of one number are a point.")),),
    )
    for colour, name, tint, picture in COLOURS
    for number in NUMBERS
)


@dataclass(frozen=True, slots=True)
class Lead(Step):
    """A trick begins with this seat; without cards in the hands the game is over."""

    seat: int

    def run(self, table: Table) -> None:
        order = [(self.seat + i) % table.seats for i in range(table.seats)]
        order = [seat for seat in order if table.zones[HAND + seat]]
        if order:
            table.push(*(Lay(seat) for seat in order), Take(tuple(order)))
        else:
            table.score(("final", tuple(map(tuple, _taken(table)))))


@dataclass(frozen=True, slots=True)
class Lay(Ask):
    """A seat lays a card of its hand."""

    seat: int

    def moves(self, table: Table) -> list[Move]:
        return [Move("lay", card=slot) for slot in table.zones[HAND + self.seat]]

    def play(self, table: Table, move: Move) -> None:
        target = LAID + self.seat if table.options["sealed"] else TRICK
        table.move(move.card, HAND + self.seat, target)
        table.say(N_("{seat} lays {cards}."), self.seat, (move.card,))


@dataclass(frozen=True, slots=True)
class Take(Step):
    """The highest card takes the trick; everybody draws."""

    order: tuple[int, ...]

    def run(self, table: Table) -> None:
        for seat in self.order:
            table.move_all(LAID + seat, TRICK)
        trick = table.zones[TRICK]
        best = max(trick, key=lambda slot: FACES[table.faces[slot]].group)
        winner = self.order[trick.index(best)]
        table.say(N_("{seat} takes {cards}."), winner, trick)
        table.move_all(TRICK, WON + winner)
        for seat in self.order:
            table.deal(DECK, HAND + seat, 1)
        table.push(Lead(winner))


def _taken(table: Table) -> list[list[int]]:
    """The faces that every seat has taken."""
    return [[table.faces[slot] for slot in table.zones[WON + seat]] for seat in range(table.seats)]


def pair_rows(faces: Sequence[int]) -> tuple[Row, ...]:
    """The pairs among these faces."""
    rows = []
    for number, cards in sorted(Counter(FACES[face].group for face in faces).items()):
        if cards > 1:
            why = T(N_("{n} cards of number {number}"), n=cards, number=number)
            rows.append(Row(T(N_("Pair")), "star", cards, cards // 2, why))
    return tuple(rows)


def _sheet(taken: Sequence[Sequence[int]], final: bool) -> Sheet:
    rows = tuple(map(pair_rows, taken))
    totals = tuple(sum(row.points for row in own) for own in rows)
    return Sheet(T(N_("Pairs")), rows, totals, final)


class Pairs(Game):
    """The game for those who show it; see the top of the module."""

    name = "pairs"
    title = T(N_("Pairs"))
    blurb = T(N_("Take tricks and collect pairs."))
    rules_version = 1
    seats = range(2, SEATS + 1)
    options = (
        Option(
            "hand",
            T(N_("Cards in hand")),
            T(N_("How many cards everybody holds.")),
            tuple(Choice(n, str(n), Text(str(n))) for n in (3, 4, 5)),
            lambda seats: 4,
        ),
        Option(
            "sealed",
            T(N_("Sealed")),
            T(N_("Cards are laid face down.")),
            (Choice(0, "off", T(N_("Off"))), Choice(1, "on", T(N_("On")))),
            lambda seats: 0,
        ),
    )
    zones = (
        Zone("deck", Sight.HIDDEN),
        Zone("trick", Sight.PUBLIC),
        *per_seat("hand", Sight.OWNER, SEATS),
        *per_seat("laid", Sight.OWNER, SEATS),
        *per_seat("won", Sight.PUBLIC, SEATS),
    )
    counters = ()
    faces = FACES
    pool_of = [0] * len(FACES)
    pool_count = 1
    open_screen = False
    max_decisions = len(FACES)

    def lay_out(self, table: Table) -> None:
        """Shuffle and deal; a random seat leads."""
        table.faces = list(range(len(FACES)))
        table.known = [0] * len(FACES)
        table.zones[DECK] = list(range(len(FACES)))
        table.shuffle(DECK)
        for seat in range(table.seats):
            table.deal(DECK, HAND + seat, table.options["hand"])
        table.push(Lead(table.below(table.seats)))

    def prompt(self, view: View) -> Text:
        """What the actor is asked."""
        return T(N_("Lay a card of your hand."))

    def handle(self, view: View, move: Move) -> Handle:
        """A card is dragged into the trick, or clicked."""
        words = T(N_("Lay {card}"), card=FACES[view.faces[move.card]].name)
        return Handle(words, (move.card,), (TRICK, LAID + view.actor), click=(move.card,))

    def why_not(self, view: View, attempt: Attempt) -> Text:
        """Only cards of the own hand are laid, and only in turn."""
        if view.over:
            return T(N_("The game is over."))
        if view.actor != view.seat:
            return T(N_("It is {other}'s turn."), other=Seat(view.actor))
        if attempt.card in view.zones[HAND + view.seat]:
            return T(N_("A card is laid into the trick."))
        return T(N_("You lay a card of your own hand."))

    def infos(self, view: View) -> Sequence[Info]:
        """Cards in the deck, pairs of every seat."""
        totals = enumerate(self.tally(view).totals)
        pairs = [Info(f"points@{s}", "points", str(n), T(N_("Pairs"))) for s, n in totals]
        return [
            Info("deck", "deck", str(len(view.zones[DECK])), T(N_("Cards in the deck"))),
            *pairs,
        ]

    def tally(self, view: View) -> Sheet:
        """The pairs taken so far."""
        won = view.zones[WON : WON + view.seats]
        return _sheet([[view.faces[slot] for slot in zone] for zone in won], final=False)

    def sheet(self, record: Record) -> Sheet:
        """The pairs at the end."""
        return _sheet(cast(tuple[tuple[int, ...], ...], record[1]), final=True)

    def result(self, table: Table) -> Result:
        """Most pairs win, several share."""
        scores = _sheet(_taken(table), final=True).totals
        winners = tuple(seat for seat, n in enumerate(scores) if n == max(scores))
        return Result(scores, winners, T(N_("Most pairs.")))

    def returns(self, table: Table) -> list[float]:
        """One for the winners, shared evenly."""
        winners = self.result(table).winners
        return [(seat in winners) / len(winners) for seat in range(table.seats)]

    def evaluate(self, table: Table) -> list[float]:
        """The share of the pairs taken so far."""
        scores = _sheet(_taken(table), final=False).totals
        return [(n + 1) / (sum(scores) + table.seats) for n in scores]


PAIRS = Pairs()
