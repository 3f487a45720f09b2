"""Confrontation: Intimidation, Clash and damage. § Confrontation."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.move import Move
from game.engine.step import Ask, Step
from game.engine.table import Table
from game.engine.text import N_
from game.rules.selva import layout as at
from game.rules.selva.cards import ACTIVE_IN
from game.rules.selva.layout import FIGHTING, MODE_SHIFT, TURNED
from game.rules.selva.state import (
    State,
    attack,
    attackers,
    block_mode,
    blocking_defence,
    defence,
    keywords,
    may_attack,
    may_block,
)
from game.rules.selva.steps.choices import DONE, Casualties, Leave
from game.rules.selva.steps.moving import end_if_decided, wound
from game.rules.selva.steps.playing import ClashWindow, IntimidationWindow, window_of
from game.rules.selva.vocabulary import BULWARK, DAY, DEFENDER, INDOMITABLE, NIGHT

Pairs = tuple[tuple[int, int], ...]
"""Attackers with their blockers, in the order of blocking."""


@dataclass(frozen=True, slots=True)
class Confront(Step):
    """§ Confrontation: without an animal that may attack there is none."""

    seat: int

    def run(self, table: Table) -> None:
        if any(may_attack(table, slot) for slot in table.zones[at.FIELD + self.seat]):
            table.set_count(at.PHASE, at.INTIMIDATION)
            table.push(DeclareAttack(self.seat))


@dataclass(frozen=True, slots=True)
class DeclareAttack(Ask):
    """§ Intimidation: turn animals that attack, one after the other, by day or by night."""

    seat: int

    def moves(self, table: Table) -> list[Move]:
        moves = [DONE]
        for slot in table.zones[at.FIELD + self.seat]:
            if may_attack(table, slot):
                active = ACTIVE_IN[table.faces[slot]]
                moves += [Move("attack", slot, n=mode) for mode in (DAY, NIGHT) if active & mode]
        return moves

    def play(self, table: Table, move: Move) -> None:
        seat = self.seat
        if move.verb == "attack":
            slot = move.card
            table.mark((slot,), table.marks[slot] | TURNED | move.n << MODE_SHIFT)
            message = N_("{cards} attacks by day.")
            if move.n == NIGHT:
                message = N_("{cards} attacks by night.")
            table.say(message, seat, (slot,))
            table.push(self)
        elif attackers(table, seat):
            window = window_of(table, 1 - seat, IntimidationWindow)
            table.push(*window, Clash(seat))


@dataclass(frozen=True, slots=True)
class Clash(Step):
    """§ Clash: if there is still an attacker, the defender may block."""

    seat: int

    def run(self, table: Table) -> None:
        if not attackers(table, self.seat):
            return
        table.set_count(at.PHASE, at.CLASH)
        if pairings(table, 1 - self.seat, ()):
            table.push(DeclareBlocks(1 - self.seat, ()))
        else:
            table.push(*window_of(table, 1 - self.seat, ClashWindow), Damage(self.seat, ()))


def pairings(table: State, seat: int, pairs: Pairs) -> list[tuple[int, int]]:
    """The attackers that are not blocked yet, each with every animal that may still block it."""
    blocked = {attacker for attacker, _ in pairs}
    free = [
        slot
        for slot in attackers(table, 1 - seat)
        if slot not in blocked and not keywords(table, slot) & INDOMITABLE
    ]
    blockers = [slot for slot in table.zones[at.FIELD + seat] if may_block(table, slot)]
    return [(attacker, blocker) for attacker in free for blocker in blockers]


@dataclass(frozen=True, slots=True)
class DeclareBlocks(Ask):
    """§ Clash: turn animals that block, one for each attacker."""

    seat: int
    pairs: Pairs

    def moves(self, table: Table) -> list[Move]:
        found = pairings(table, self.seat, self.pairs)
        return [DONE, *(Move("block", blocker, onto=attacker) for attacker, blocker in found)]

    def play(self, table: Table, move: Move) -> None:
        pairs = self.pairs
        if move.verb == "block":
            mode = block_mode(table, move.card, move.onto)
            mode = mode & -mode
            table.mark((move.card,), table.marks[move.card] | TURNED | mode << MODE_SHIFT)
            message = N_("{cards} blocks by day.")
            if mode == NIGHT:
                message = N_("{cards} blocks by night.")
            table.say(message, self.seat, (move.card,))
            pairs = (*pairs, (move.onto, move.card))
            if pairings(table, self.seat, pairs):
                table.push(DeclareBlocks(self.seat, pairs))
                return
        window = window_of(table, self.seat, ClashWindow)
        table.push(*window, Damage(1 - self.seat, pairs))


@dataclass(frozen=True, slots=True)
class Damage(Step):
    """§ Damage: all differences first, then the Alfa loses life, then animals leave."""

    seat: int
    pairs: Pairs

    def run(self, table: Table) -> None:
        outcome = fight(table, self.seat, self.pairs)
        if outcome.passes:
            wound(table, (1 - self.seat,), outcome.passes)
        if end_if_decided(table):
            return
        leaving = [Leave(self.seat, slot) for slot in outcome.attackers]
        leaving += [Leave(1 - self.seat, slot) for slot in outcome.blockers]
        if leaving:
            table.push(*leaving, Casualties())


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a combat comes to: damage that passes to the Alfa, and the animals that leave."""

    passes: int
    attackers: tuple[int, ...]
    blockers: tuple[int, ...]


def fight(table: State, seat: int, pairs: Pairs) -> Outcome:
    """What would come of the combat of the attacker ``seat`` as things stand.

    An attacker that is gone does nothing; one whose blocker is gone stays blocked.
    """
    blocked = dict(pairs)
    passes = 0
    beaten: list[int] = []
    pushed: list[int] = []
    for attacker in attackers(table, seat):
        blocker = blocked.get(attacker)
        if blocker is None:
            passes += attack(table, attacker)
        elif table.marks[blocker] & FIGHTING:
            excess = attack(table, attacker) - blocking_defence(table, blocker, attacker)
            words = keywords(table, blocker)
            if excess > 0:
                passes += 0 if words & BULWARK else excess
                pushed.append(blocker)
            if words & DEFENDER and attack(table, blocker) > defence(table, attacker):
                beaten.append(attacker)
    return Outcome(passes, tuple(beaten), tuple(pushed))
