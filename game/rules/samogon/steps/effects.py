"""What Attacks and Reactions do, word by word. § Effects."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.move import Move
from game.engine.step import Ask, Step
from game.engine.table import Table
from game.engine.text import N_
from game.rules.samogon import layout as at
from game.rules.samogon.cards import SLOT_FACES
from game.rules.samogon.steps.ending import judge
from game.rules.samogon.steps.minions import call
from game.rules.samogon.tokens import ONE_ARMOR
from game.rules.samogon.vocabulary import (
    ARMOR,
    CALL,
    CROSSES,
    DARK_ARMOR,
    DISCARD,
    HAUNTING,
    HEAL_LEADER,
    HURT_LEADER,
    LOSE_FLASKS,
    LOSE_LIFE,
    Words,
)

DISCARDED = [Move("discard", card=slot) for slot in range(len(SLOT_FACES))]


def befall(table: Table, seats: Sequence[int], words: Words, minion: int = -1) -> None:
    """An effect happens to the Characters of these seats; it may end the game.

    It comes from ``minion``, or from the Leader (−1): then what happens besides is counted for
    each player. What the players choose to discard follows.
    """
    for word, n in words:
        if word == DISCARD:
            cause = minion if minion >= 0 else table.zones[at.ATTACK_DISCARD][-1]
            table.push(*(Discard(seat, n, cause) for seat in seats))
    for seat in seats:
        for word, n in words:
            if word == LOSE_LIFE:
                lose_life(table, seat, n)
            elif word == HAUNTING:
                gain_haunting(table, seat, n)
            elif word == LOSE_FLASKS:
                lose_flasks(table, seat, n)
            elif word == ARMOR:
                gain_armor(table, (minion,) if minion >= 0 else table.zones[at.MELEE + seat], n)
            elif word == CALL:
                for _ in range(n):
                    call(table, seat)
    for word, n in words:
        if word > DISCARD:
            _BESIDES[word](table, n if minion >= 0 else n * table.seats)
    judge(table)


def lose_life(table: Table, seat: int, n: int) -> None:
    """A Character loses life, at most what it has."""
    table.count(at.LIFE + seat, -min(n, table.counters[at.LIFE + seat]))
    table.say(N_("{seat} loses {n} life."), seat, n=n)


def gain_haunting(table: Table, seat: int, n: int) -> None:
    """A Character gains Haunting."""
    table.count(at.HAUNTING + seat, n)
    table.say(N_("{seat} gains {n} Haunting."), seat, n=n)


def lose_flasks(table: Table, seat: int, n: int) -> None:
    """A Character loses Flasks, as many as there are."""
    lost = min(n, table.counters[at.FLASKS + seat])
    if lost:
        table.count(at.FLASKS + seat, -lost)
        table.say(N_("{seat} loses Flasks: {n}."), seat, n=lost)


def gain_armor(table: Table, minions: Sequence[int], n: int) -> None:
    """Minions gain armor tokens."""
    for slot in minions:
        table.mark((slot,), table.marks[slot] + n * ONE_ARMOR)
    if minions:
        table.say(N_("{cards} gains {n} armor."), cards=minions, n=n)


def haunt_crosses(table: Table, n: int) -> None:
    """The Forest of Crosses gains Haunting."""
    table.count(at.CROSSES, n)
    table.say(N_("The Forest of Crosses gains {n} Haunting."), n=n)


def heal_leader(table: Table, n: int) -> None:
    """The Leader regains life, never above its start."""
    lost = table.counters[at.LEADER_START] - table.counters[at.LEADER_LIFE]
    healed = min(n, lost)
    if healed:
        table.count(at.LEADER_LIFE, healed)
        table.say(N_("The Leader regains {n} life."), n=healed)


def harden_leader(table: Table, n: int) -> None:
    """The Leader gains Dark Armor."""
    table.count(at.DARK_ARMOR, n)
    table.say(N_("The Leader gains {n} Dark Armor."), n=n)


def hurt_leader(table: Table, n: int) -> None:
    """The Leader loses life, at most what it has."""
    table.count(at.LEADER_LIFE, -min(n, table.counters[at.LEADER_LIFE]))
    table.say(N_("The Leader loses {n} life."), n=n)


_BESIDES = {
    CROSSES: haunt_crosses,
    HEAL_LEADER: heal_leader,
    DARK_ARMOR: harden_leader,
    HURT_LEADER: hurt_leader,
}


@dataclass(frozen=True, slots=True)
class Discard(Step):
    """A player discards so many Items, all if there are no more, because of a card."""

    seat: int
    n: int
    cause: int

    def run(self, table: Table) -> None:
        hand = table.zones[at.HAND + self.seat]
        if len(hand) > self.n:
            table.push(ChooseDiscard(self.seat, self.n, self.cause))
        elif hand:
            table.say(N_("{seat} discards {cards}."), self.seat, hand)
            table.move_all(at.HAND + self.seat, at.DISCARD)


@dataclass(frozen=True, slots=True)
class ChooseDiscard(Ask):
    """The player chooses the Items, one after the other."""

    seat: int
    n: int
    cause: int

    def moves(self, table: Table) -> list[Move]:
        return [DISCARDED[slot] for slot in table.zones[at.HAND + self.seat]]

    def play(self, table: Table, move: Move) -> None:
        table.say(N_("{seat} discards {cards}."), self.seat, (move.card,))
        table.move(move.card, at.HAND + self.seat, at.DISCARD)
        if self.n > 1:
            table.push(ChooseDiscard(self.seat, self.n - 1, self.cause))
