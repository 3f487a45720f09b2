"""Divočina: lay monsters, whose effects attach, split, steal and copy. Rules in ``RULES.md``."""

from collections.abc import Mapping, Sequence

from game.engine.game import (
    Announcement,
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
from game.rules.divocina import layout as at
from game.rules.divocina import results, words
from game.rules.divocina.announcing import announcement
from game.rules.divocina.cards import DECK, FACES, HERD, POOL, SMALL_DECK, SPECIES
from game.rules.divocina.groups import grouped
from game.rules.divocina.handles import handle
from game.rules.divocina.reasons import why_not
from game.rules.divocina.steps.turn import SetUp
from game.rules.divocina.value import evaluate

_MULTI_CANCEL = Option(
    "multi_cancel",
    T(N_("Multiple cancelling")),
    T(N_("Attacker and defender may keep paying two cards by turns, until one of them passes.")),
    (Choice(0, "off", T(N_("Off"))), Choice(1, "on", T(N_("On")))),
    lambda seats: 0,
)


class Divocina(Game):
    """The game as the house sees it; the rules themselves are in ``steps``."""

    name = "divocina"
    title = T(N_("Divočina"))
    blurb = T(N_("Lay monsters, use their effects, and gather pairs and herds of many types."))
    rules_version = 1
    seats = range(2, 6)
    options = (_MULTI_CANCEL,)
    zones = at.ZONES
    counters = at.COUNTERS
    faces = FACES
    pool_of = POOL
    pool_count = 1
    open_screen = False
    announces = True
    max_decisions = 300_000

    def lay_out(self, table: Table) -> None:
        """All cards into the deck, with two players without the crowns."""
        cards = list(SMALL_DECK if table.seats == 2 else DECK)
        table.faces = cards
        table.known = [0] * len(cards)
        table.marks = [0] * len(cards)
        table.zones[at.DECK] = list(range(len(cards)))
        table.push(SetUp())

    def unused(self, options: Mapping[str, int], seats: int) -> frozenset[str]:
        """Wild monsters are for two players."""
        return frozenset() if seats == 2 else frozenset({"wild"})

    def prompt(self, view: View) -> Text:
        """What the actor is asked."""
        return words.prompt(view)

    def handle(self, view: View, move: Move) -> Handle:
        """How a move is made."""
        return handle(view, move)

    def announcement(self, view: View) -> Announcement | None:
        """An effect that may be cancelled now."""
        return announcement(view)

    def why_not(self, view: View, attempt: Attempt) -> Text:
        """The rule against an attempt."""
        return why_not(view, attempt)

    def infos(self, view: View) -> Sequence[Info]:
        """Deck, discard pile, last round, points and hand cards."""
        return words.infos(view)

    def tally(self, view: View) -> Sheet:
        """Points as the groups lie."""
        return results.tally(view)

    def sheet(self, record: Record) -> Sheet:
        """The end of the game in words."""
        return results.sheet(record)

    def result(self, table: Table) -> Result:
        """Points, winners, and what decided a tie."""
        return results.result(table)

    def returns(self, table: Table) -> list[float]:
        """Half for winning, half for the margin."""
        return results.returns(table)

    def evaluate(self, table: Table) -> list[float]:
        """The squashed margin of what everybody's cards promise."""
        return evaluate(table)

    def key(self, table: Table, move: Move) -> object:
        """Equal faces come to the same, but those of laid cards are told apart by their group."""
        slot = move.card
        if slot < 0 or table.marks[slot]:
            return move
        return move.on(-2 - table.faces[slot])

    def check(self, table: Table) -> None:
        """Also: groups are of one species and at most three, and no mark lies elsewhere."""
        super().check(table)
        laid = (at.WILD, *range(at.LAID, at.LAID + table.seats))
        groups = [group for zone in laid for group in grouped(table, zone)]
        for group in groups:
            if len(group) > HERD or len({SPECIES[table.faces[slot]] for slot in group}) > 1:
                raise RulesError("cards lie together that are no group")
        marks = [table.marks[group[0]] for group in groups]
        if 0 in marks or len(set(marks)) < len(marks):
            raise RulesError("two groups have the same number")
        loose = [zone for number, zone in enumerate(table.zones) if number not in laid]
        if any(table.marks[slot] for zone in loose for slot in zone):
            raise RulesError("a card bears the number of a group that it has left")


GAME = Divocina()
