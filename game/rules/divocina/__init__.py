"""Divočina: lay monsters, whose effects attach, split, steal and copy. Rules in ``RULES.md``."""

from collections.abc import Sequence

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
from game.rules.divocina import results
from game.rules.divocina.cards import DECK, FACES, HERD, POOL, SMALL_DECK, SPECIES
from game.rules.divocina.groups import grouped
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
    max_decisions = 300_000

    def lay_out(self, table: Table) -> None:
        """All cards into the deck, with two players without the crowns."""
        cards = list(SMALL_DECK if table.seats == 2 else DECK)
        table.faces = cards
        table.known = [0] * len(cards)
        table.marks = [0] * len(cards)
        table.zones[at.DECK] = list(range(len(cards)))
        table.push(SetUp())

    def evaluate(self, table: Table) -> list[float]:
        """The squashed margin of what everybody's cards promise."""
        return evaluate(table)

    def returns(self, table: Table) -> list[float]:
        """Half for winning, half for the margin."""
        return results.returns(table)

    def result(self, table: Table) -> Result:
        """Points, winners, and what decided a tie."""
        return results.result(table)

    def tally(self, view: View) -> Sheet:
        """Points as the groups lie."""
        return results.tally(view)

    def sheet(self, record: Record) -> Sheet:
        """The end of the game in words."""
        return results.sheet(record)


GAME = Divocina()
