"""Playing an Item: both its actions, their values, and the Flasks that raise them. § Items."""

from dataclasses import dataclass

from game.engine.move import Move
from game.engine.step import Ask, Step
from game.engine.table import Table
from game.engine.text import N_
from game.rules.samogon import layout as at
from game.rules.samogon.cards import BOTTOM, GAIN, PORTRAIT, TOP
from game.rules.samogon.seats import State, character_of
from game.rules.samogon.steps.actions import Aimed, perform, targets
from game.rules.samogon.vocabulary import Action

FIRST, SECOND = 1, 2
BOTH = FIRST | SECOND
"""Which actions of an Item are left: the top one, the bottom one, or both."""
AIM_TOP, AIM_BOTTOM = Aimed("top"), Aimed("bottom")
BOOSTS = [Move("boost", n=0), Move("boost", n=1)]
"""A Flask for the top or the bottom action."""
SKIP = Move("skip")


def own_portrait(state: State, seat: int, zone: int) -> bool:
    """Whether the Item in a zone bears the portrait of this seat's Character."""
    return PORTRAIT[state.faces[state.zones[zone][0]]] == character_of(state, seat)


def boosts(table: Table, seat: int, zone: int) -> list[Move]:
    """§ Flasks: they strengthen only an Item with the own portrait."""
    can = table.counters[at.FLASKS + seat] and own_portrait(table, seat, zone)
    return BOOSTS if can else []


def boost(table: Table, seat: int, half: int) -> None:
    """A Flask is spent for one action of the Item in play."""
    table.count(at.FLASKS + seat, -1)
    table.count(at.TOP + half, 1)
    table.say(
        N_("{seat} spends a Flask on the bottom action.")
        if half
        else N_("{seat} spends a Flask on the top action."),
        seat,
    )


def begin_item(table: Table, seat: int, card: int) -> None:
    """An Item lies at the place of the Item in play; support and Flasks do not count yet."""
    table.move(card, at.HAND + seat, at.PLAYED)
    table.set_count(at.TOP, 0)
    table.set_count(at.BOTTOM, 0)
    table.say(N_("{seat} plays {cards}."), seat, (card,))


def action_of(face: int, half: int) -> Action:
    """The top (0) or bottom (1) action of an Item's face."""
    return BOTTOM[face] if half else TOP[face]


def total(state: State, half: int) -> int:
    """The value of the top (0) or bottom (1) action of the Item in play, support and Flasks
    included."""
    faces, zones = state.faces, state.zones
    value = action_of(faces[zones[at.PLAYED][0]], half).value + state.counters[at.TOP + half]
    if zones[at.SUPPORT]:
        value += action_of(faces[zones[at.SUPPORT][0]], half).support
    return value


@dataclass(frozen=True, slots=True)
class UseItem(Step):
    """The actions that are left are resolved, as far as there is anything to act on."""

    seat: int
    left: int

    def run(self, table: Table) -> None:
        act = _ACT[self.seat][self.left]
        if act.aims(table):
            table.steps.append(act)


@dataclass(frozen=True, slots=True)
class Act(Ask):
    """The active player resolves an action, in the order of choice, or leaves the rest unused.

    Before the first of them, Flasks may be spent."""

    seat: int
    left: int

    def aims(self, table: Table) -> list[Move]:
        """The actions that are left with all their targets."""
        face = table.faces[table.zones[at.PLAYED][0]]
        found = targets(table, self.seat, TOP[face], AIM_TOP) if self.left & FIRST else []
        if self.left & SECOND:
            found += targets(table, self.seat, BOTTOM[face], AIM_BOTTOM)
        return found

    def moves(self, table: Table) -> list[Move]:
        flasks = boosts(table, self.seat, at.PLAYED) if self.left == BOTH else []
        return [*self.aims(table), *flasks, SKIP]

    def play(self, table: Table, move: Move) -> None:
        if move.verb == "skip":
            return
        if move.verb == "boost":
            table.steps.append(self)
            boost(table, self.seat, move.n)
            return
        half = int(move.verb == "bottom")
        left = self.left & ~(1 << half)
        if left:
            table.steps.append(USE[self.seat][left])
        action = action_of(table.faces[table.zones[at.PLAYED][0]], half)
        perform(table, self.seat, action.kind, total(table, half), move)


@dataclass(frozen=True, slots=True)
class FinishItem(Step):
    """Item and support are discarded; the ability of the Character may bring Flasks."""

    seat: int

    def run(self, table: Table) -> None:
        face = table.faces[table.zones[at.PLAYED][0]]
        table.move_all(at.PLAYED, at.DISCARD)
        table.move_all(at.SUPPORT, at.DISCARD)
        kind, flasks = GAIN[character_of(table, self.seat)]
        if kind in (TOP[face].kind, BOTTOM[face].kind):
            table.count(at.FLASKS + self.seat, flasks)
            table.say(N_("{seat} gains Flasks: {n}."), self.seat, n=flasks)


_ACT = [[Act(seat, left) for left in range(BOTH + 1)] for seat in range(at.SEATS)]
USE = [[UseItem(seat, left) for left in range(BOTH + 1)] for seat in range(at.SEATS)]
FINISH = [FinishItem(seat) for seat in range(at.SEATS)]
