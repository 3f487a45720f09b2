"""Dziki Samogon: together against Drakula or the Devil. Rules in ``RULES.md``."""

from collections.abc import Mapping, Sequence

from game.engine.event import Event
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
from game.rules.samogon import layout as at
from game.rules.samogon import results, words
from game.rules.samogon.announcing import announcement
from game.rules.samogon.cards import (
    ATTACK,
    ATTACK_OF,
    FACES,
    ITEM,
    LEADER,
    LEADER_TYPES,
    LOCATION,
    MINION,
    POOL,
    SHELTER,
    SLOT_FACES,
    TYPE,
)
from game.rules.samogon.handles import handle
from game.rules.samogon.reasons import why_not
from game.rules.samogon.steps.actions import missing_life
from game.rules.samogon.steps.course import ChooseCharacter, DealCharacters, SetUp
from game.rules.samogon.steps.leader import LEADER_ATTACKS
from game.rules.samogon.steps.minions import melee_of
from game.rules.samogon.tokens import life_of
from game.rules.samogon.value import evaluate

_LEADER = Option(
    "leader",
    T(N_("Leader")),
    T(N_("Each has Attack cards and minions of its own. The Devil gives you a round more.")),
    (Choice(0, "drakula", T(N_("Drakula"))), Choice(1, "devil", T(N_("The Devil")))),
    lambda seats: 0,
)
_DIFFICULTY = Option(
    "difficulty",
    T(N_("Difficulty")),
    T(N_("How much life and Dark Armor the Leader has.")),
    (
        Choice(0, "easy", T(N_("Easy"))),
        Choice(1, "normal", T(N_("Normal"))),
        Choice(2, "hard", T(N_("Hard"))),
    ),
    lambda seats: 1,
)
_CREW = Option(
    "crew",
    T(N_("Characters")),
    T(N_("Choose the Characters at the table, one after the other, or draw lots.")),
    (Choice(0, "choose", T(N_("Choose"))), Choice(1, "random", T(N_("By lot")))),
    lambda seats: 0,
)


class Samogon(Game):
    """The game as the house sees it; the rules themselves are in ``steps``."""

    name = "samogon"
    title = T(N_("Dziki Samogon"))
    blurb = T(N_("Moonshiners, a priest and a lot of junk against Drakula or the Devil, together."))
    rules_version = 1
    seats = range(1, at.SEATS + 1)
    options = (_LEADER, _DIFFICULTY, _CREW)
    zones = at.ZONES
    counters = at.COUNTERS
    faces = FACES
    pool_of = POOL
    pool_count = 4
    offstage = frozenset({"box"})
    open_screen = True
    announces = True
    cooperative = True
    max_decisions = 20_000

    def lay_out(self, table: Table) -> None:
        """Leader, places, Attack cards and minions on the table, the rest in the box."""
        leader = table.options["leader"]
        table.faces = SLOT_FACES[:]
        table.known = [(1 << table.seats) - 1] * len(SLOT_FACES)
        table.marks = [0] * len(SLOT_FACES)
        for slot, face in enumerate(SLOT_FACES):
            table.zones[_first_zone(slot, face, leader)].append(slot)
        table.shuffle(at.ATTACK_DECK)
        table.shuffle(at.MINION_DECK)
        if table.options["crew"]:
            table.push(DealCharacters(), SetUp())
        else:
            table.push(*(ChooseCharacter(seat) for seat in range(table.seats)), SetUp())

    def unused(self, options: Mapping[str, int], seats: int) -> frozenset[str]:
        """Alone there is nobody to support."""
        return frozenset({"support"}) if seats == 1 else frozenset()

    def prompt(self, view: View) -> Text:
        """What the actor is asked."""
        return words.prompt(view)

    def handle(self, view: View, move: Move) -> Handle:
        """How a move is made."""
        return handle(view, move)

    def announcement(self, view: View) -> Announcement | None:
        """The Item in play."""
        return announcement(view)

    def why_not(self, view: View, attempt: Attempt) -> Text:
        """The rule against an attempt."""
        return why_not(view, attempt)

    def infos(self, view: View) -> Sequence[Info]:
        """Round, Attack cards, Leader and Forest of Crosses, and each Character."""
        return words.infos(view)

    def badges(self, view: View) -> Mapping[int, tuple[tuple[str, str], ...]]:
        """Tokens on Leader, Location and minions."""
        return words.badges(view)

    def moment(self, event: Event) -> int:
        """The Leader's Attack card."""
        return event.cards[0].face if event.message == LEADER_ATTACKS else -1

    def tally(self, view: View) -> Sheet:
        """What each Character has done so far."""
        return results.tally(view)

    def sheet(self, record: Record) -> Sheet:
        """The end of the game in words."""
        return results.sheet(record)

    def result(self, table: Table) -> Result:
        """All win, or nobody."""
        return results.result(table)

    def returns(self, table: Table) -> list[float]:
        """1 if the game is won, 0 if it is lost."""
        return results.returns(table)

    def evaluate(self, table: Table) -> list[float]:
        """The estimated chance of winning, the same for every seat."""
        return evaluate(table)

    def chapter(self, table: Table) -> int:
        """The turn: what follows depends on Items and minions that nobody knows yet, and
        deeper looks won less often in company."""
        return table.counters[at.ROUND] * at.SEATS + table.counters[at.TURN]

    def key(self, table: Table, move: Move) -> object:
        """Minions of one name with the same tokens in the same melee come to the same."""
        slot = move.onto if move.onto >= 0 else move.card
        if not MINION <= slot < LOCATION:
            return move
        return move.verb, table.faces[slot], table.marks[slot], melee_of(table, slot)

    def back_of(self, slot: int) -> str:
        """Items, minions and Attack cards have backs of their own."""
        return FACES[SLOT_FACES[slot]].back

    def check(self, table: Table) -> None:
        """Also: only minions in melee have tokens, and no number is out of its bounds."""
        super().check(table)
        melees = range(at.MELEE, at.MELEE + table.seats)
        fighting = {slot for zone in melees for slot in table.zones[zone]}
        if any(bool(life_of(mark)) != (s in fighting) for s, mark in enumerate(table.marks)):
            raise RulesError("a minion in melee has no life, or a card elsewhere has tokens")
        counters = table.counters
        if min(counters) < 0 or counters[at.LEADER_LIFE] > counters[at.LEADER_START]:
            raise RulesError("a number is out of its bounds")
        for seat in range(table.seats):
            if table.zones[at.CHARACTER + seat] and missing_life(table, seat) < 0:
                raise RulesError("a Character has more life than at its start")


def _first_zone(slot: int, face: int, leader: int) -> int:
    """Where a card lies before the Characters are chosen."""
    if slot < ITEM:
        return at.CHOICE
    if slot in (LOCATION, SHELTER):
        return at.LOCATION if slot == LOCATION else at.SHELTER
    if slot == LEADER + leader:
        return at.LEADER
    if ATTACK <= slot < MINION and ATTACK_OF[face] == leader:
        return at.ATTACK_DECK
    if slot >= MINION and TYPE[face] in LEADER_TYPES[leader]:
        return at.MINION_DECK
    return at.BOX


GAME = Samogon()
