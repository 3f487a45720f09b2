"""Selva: two decks of animals, elements and natural forces fight for their Alfas. Rules in
``RULES.md``."""

from collections.abc import Mapping, Sequence

from game.engine.game import Choice, Game, Option
from game.engine.table import RulesError, Table
from game.engine.text import N_, T
from game.rules.selva import layout as at
from game.rules.selva import results
from game.rules.selva.cards import FACES
from game.rules.selva.decks import PREBUILT, Deck, prebuilt
from game.rules.selva.state import owner
from game.rules.selva.steps.ending import CloseGame
from game.rules.selva.steps.setup import SetUp


class Selva(Game):
    name = "selva"
    title = T(N_("Selva"))
    options = (Option("match", T(N_("Match")), T(N_("x")), (Choice(0,"off",T("x")),Choice(1,"on",T("y"))), lambda s: 0),
       Option("deck0", T(N_("Match")), T(N_("x")), tuple(Choice(i,k,T(k)) for i,k in enumerate(PREBUILT)), lambda s: 0),
       Option("deck1", T(N_("Match")), T(N_("x")), tuple(Choice(i,k,T(k)) for i,k in enumerate(PREBUILT)), lambda s: 1),)
    rules_version = 1
    seats = range(2, 3)
    zones = at.ZONES
    counters = at.COUNTERS
    faces = FACES
    pool_of = [0]*len(FACES)
    pool_count = 2
    open_screen = False
    max_decisions = 60_000

    def lay_out(self, table: Table) -> None:
        decks = [prebuilt(table.options[f"deck{s}"]) for s in range(2)]
        faces = []
        for seat, deck in enumerate(decks):
            start = len(faces)
            if seat: table.counters[at.BORDER] = start
            faces += [*deck.alfas, *deck.faces()]
            n = len(deck.alfas)
            table.zones[at.WAITING + seat] = list(range(start + n - 1, start - 1, -1))
            table.zones[at.FOREST + seat] = list(range(start + n, len(faces)))
        table.faces = faces
        table.known = [0] * len(faces)
        table.marks = [0] * len(faces)
        for seat in range(2):
            table.show(table.zones[at.WAITING + seat], 3)
        table.push(SetUp(), CloseGame())

    def result(self, table): return results.result(table)
    def returns(self, table): return results.returns(table)

GAME = Selva()
