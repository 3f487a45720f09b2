"""Wild Life: fill a habitat with life and defend it. Rules in ``RULES.md``."""

from collections.abc import Sequence

from game.engine.event import Event
from game.engine.game import Announcement, Attempt, Game, Handle, Info, Result, Sheet
from game.engine.move import Move
from game.engine.table import Record, RulesError, Table
from game.engine.text import N_, T, Text
from game.engine.view import View
from game.rules.wild_life import handles, refusals, results, value, words
from game.rules.wild_life import layout as at
from game.rules.wild_life.cards import (
    DECK,
    DISASTER,
    ENHANCES,
    FACES,
    HUNTER,
    KIND,
    LIFE,
    POOL,
    RAIN,
    SORT,
)
from game.rules.wild_life.menaces import UNLEASHED, habitat_of
from game.rules.wild_life.steps import BeginCycle


class WildLife(Game):
    """The game as the house sees it; the rules themselves are in ``steps`` and ``menaces``."""

    name = "wild_life"
    title = T(N_("Wild Life"))
    blurb = T(N_("Fill your habitat with life, make it flourish, and fend off what threatens it."))
    rules_version = 1
    seats = range(2, 6)
    options = ()
    zones = at.ZONES
    counters = at.COUNTERS
    faces = FACES
    pool_of = POOL
    pool_count = 1
    open_screen = False
    announces = True
    max_decisions = 150

    def lay_out(self, table: Table) -> None:
        """All cards shuffled, six for everybody, a random starting player."""
        table.faces = list(DECK)
        table.known = [0] * len(DECK)
        table.marks = [0] * len(DECK)
        table.zones[at.DECK] = list(range(len(DECK)))
        table.shuffle(at.DECK)
        for seat in range(table.seats):
            table.deal(at.DECK, at.HAND + seat, at.HAND_CARDS)
        table.set_count(at.STARTER, table.below(table.seats))
        table.push(BeginCycle())

    def prompt(self, view: View) -> Text:
        """What the actor is asked."""
        return words.prompt(view)

    def handle(self, view: View, move: Move) -> Handle:
        """How a move is made."""
        return handles.handle(view, move)

    def announcement(self, view: View) -> Announcement | None:
        """The hunter that may be stopped."""
        return words.announcement(view)

    def why_not(self, view: View, attempt: Attempt) -> Text:
        """The rule against an attempt."""
        return refusals.why_not(view, attempt)

    def infos(self, view: View) -> Sequence[Info]:
        """Cycle, deck, starting player and footprints."""
        return words.infos(view)

    def moment(self, event: Event) -> int:
        """A disaster."""
        if event.message != UNLEASHED or event.cards[0].face < 0:
            return -1
        face = event.cards[0].face
        return face if KIND[face] == DISASTER else -1

    def tally(self, view: View) -> Sheet:
        """The footprints of this cycle as they stand."""
        return results.tally(view)

    def sheet(self, record: Record) -> Sheet:
        """A cycle or the end of the game in words."""
        return results.sheet(record)

    def result(self, table: Table) -> Result:
        """Totals, winners, and what decided a tie."""
        return results.result(table)

    def returns(self, table: Table) -> list[float]:
        """Half for winning, half for the margin."""
        return results.returns(table)

    def evaluate(self, table: Table) -> list[float]:
        """What habitats and hands promise."""
        return value.evaluate(table)

    def key(self, table: Table, move: Move) -> object:
        """Cards that do the same come to the same, whatever animals they show."""
        verb, card, zone, onto, n = move
        if card < 0:
            return move
        faces = table.faces
        if onto >= 0:
            return verb, SORT[faces[card]], habitat_of(table, onto), SORT[faces[onto]]
        return verb, SORT[faces[card]], zone, n

    def check(self, table: Table) -> None:
        """Also: no hand is too large, and every enhancer lies alone on its life."""
        super().check(table)
        for seat in range(table.seats):
            if len(table.zones[at.HAND + seat]) > at.HAND_CARDS:
                raise RulesError("a hand holds more than six cards")
            _check_habitat([table.faces[slot] for slot in table.zones[at.HABITAT + seat]])
            if any(KIND[table.faces[slot]] != RAIN for slot in table.zones[at.RAIN + seat]):
                raise RulesError("something else lies among the rain")


def _check_habitat(habitat: list[int]) -> None:
    """Only life, single enhancers with life of their type, and a hunter may lie there."""
    life = enhanced = 0
    for face in habitat:
        if not (LIFE[face] or ENHANCES[face] or KIND[face] == HUNTER):
            raise RulesError(f"{FACES[face].key} lies in a habitat")
        if ENHANCES[face] & enhanced:
            raise RulesError("a type of life has two enhancers")
        life |= LIFE[face]
        enhanced |= ENHANCES[face]
    if enhanced & ~life:
        raise RulesError("an enhancer lies without life")


GAME = WildLife()
