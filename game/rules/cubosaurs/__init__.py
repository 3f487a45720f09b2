"""Cubosaurs: collect dinosaurs by taking or passing a growing hand. Rules in ``RULES.md``."""

from collections.abc import Mapping, Sequence

from game.engine.game import (
    Attempt,
    Choice,
    Game,
    Handle,
    Info,
    Option,
    Result,
    Sheet,
)
from game.engine.move import Move
from game.engine.table import Record, RulesError, Table
from game.engine.text import N_, T, Text
from game.engine.view import View
from game.rules.cubosaurs import layout as at
from game.rules.cubosaurs import results, tiles, words
from game.rules.cubosaurs.cards import DECK, FACES, POOL, TILE_DECK
from game.rules.cubosaurs.steps import SetUpRound
from game.rules.cubosaurs.tokens import TOKENS

_ROUNDS = Option(
    "rounds",
    T(N_("Rounds")),
    T(N_("The rulebook plays two rounds, and three when two play.")),
    tuple(Choice(n, str(n), Text(str(n))) for n in range(1, at.MAX_ROUNDS + 1)),
    lambda seats: 3 if seats == 2 else 2,
)
_DNA = Option(
    "dna",
    T(N_("DNA evolution")),
    T(N_("Marked dinosaurs bring tokens that buy evolution tiles.")),
    (Choice(0, "off", T(N_("Off"))), Choice(1, "on", T(N_("On")))),
    lambda seats: 0,
)


class Cubosaurs(Game):
    """The game as the house sees it; the rules themselves are in ``steps``."""

    name = "cubosaurs"
    title = T(N_("Cubosaurs"))
    blurb = T(N_("Take the whole hand or pass it on: collect dinosaurs in just the right numbers."))
    rules_version = 1
    seats = range(2, 6)
    options = (_ROUNDS, _DNA)
    zones = at.ZONES
    counters = at.COUNTERS
    faces = FACES
    pool_of = POOL
    pool_count = 2
    offstage = frozenset({"aside"})
    open_screen = True
    max_decisions = 2000

    def lay_out(self, table: Table) -> None:
        """Cards into the deck, tiles and tokens if they are played with, a random starter."""
        cards = [*DECK, *TILE_DECK]
        table.faces = cards
        table.known = [0] * len(cards)
        table.zones[at.DECK] = list(range(len(DECK)))
        table.zones[at.TILE_DECK] = list(range(len(DECK), len(cards)))
        table.set_count(at.DIRECTION, 1)
        table.set_count(at.STARTER, table.below(table.seats))
        if table.options["dna"]:
            table.set_count(at.POOL, TOKENS)
            table.shuffle(at.TILE_DECK)
            table.deal(at.TILE_DECK, at.TILE_ROW, table.seats + 1)
        table.push(SetUpRound())

    def unused(self, options: Mapping[str, int], seats: int) -> frozenset[str]:
        """Without DNA evolution there are no tiles, and no card leaves the game."""
        return (
            frozenset()
            if options["dna"]
            else frozenset({"tile_deck", "tiles", "bought", "removed"})
        )

    def back_of(self, slot: int) -> str:
        """Tiles have a back of their own."""
        return "card_back" if slot < len(DECK) else "tile_back"

    def prompt(self, view: View) -> Text:
        """What the actor is asked."""
        return words.prompt(view)

    def handle(self, view: View, move: Move) -> Handle:
        """How a move is made."""
        return words.handle(view, move)

    def why_not(self, view: View, attempt: Attempt) -> Text:
        """The rule against an attempt."""
        return words.why_not(view, attempt)

    def infos(self, view: View) -> Sequence[Info]:
        """Round, direction, deck, points and tokens."""
        return words.infos(view)

    def tally(self, view: View) -> Sheet:
        """Points as they stand in this round."""
        return results.tally(view)

    def sheet(self, record: Record) -> Sheet:
        """A round or the end of the game in words."""
        return results.sheet(record)

    def result(self, table: Table) -> Result:
        """Totals, winners, and what decided a tie."""
        return results.result(table)

    def returns(self, table: Table) -> list[float]:
        """Half for winning, half for the margin."""
        return results.returns(table)

    def evaluate(self, table: Table) -> list[float]:
        """The same with the points of the present collections."""
        return results.evaluate(table)

    def key(self, table: Table, move: Move) -> object:
        """Equal faces come to the same, but not if they are taken from different players."""
        if move.card < 0:
            return move
        if move.verb in ("steal", "remove", "swap"):
            return move._replace(card=table.faces[move.card], zone=tiles.owner(table, move.card))
        return move.on(table.faces[move.card])

    def check(self, table: Table) -> None:
        """Also: all the tokens are somewhere, and only the player whose turn it is holds a hand."""
        super().check(table)
        tokens = table.counters[at.POOL] + sum(table.counters[at.DNA : at.DNA + table.seats])
        if tokens != (TOKENS if table.options["dna"] else 0):
            raise RulesError(f"there are {tokens} DNA tokens")
        if sum(map(bool, table.zones[at.HAND : at.COLL])) > 1:
            raise RulesError("two players hold a hand")


GAME = Cubosaurs()
