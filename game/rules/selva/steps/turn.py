"""The turn: Awakening, Preparation, Confrontation, Retreat. § The turn."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.move import Move
from game.engine.step import Ask, Step
from game.engine.table import Table
from game.engine.text import N_
from game.engine.window import PASS
from game.rules.selva import layout as at
from game.rules.selva.cards import COST, EFFECTS, WHOM, WITHDRAWAL
from game.rules.selva.layout import (
    FRESH,
    INACTIVE_BITS,
    INACTIVE_SHIFT,
    LASTING,
    POISON_BITS,
    POISON_SHIFT,
    TURNED,
)
from game.rules.selva.options import in_preparation
from game.rules.selva.paying import pay
from game.rules.selva.state import owner
from game.rules.selva.steps.choices import DONE, Discard
from game.rules.selva.steps.combat import Confront
from game.rules.selva.steps.moving import draw, end_if_decided, leave_play
from game.rules.selva.steps.playing import Response, announce, on_entering
from game.rules.selva.targets import targets

LAST_TURN = 100
HAND_LIMIT = 8


@dataclass(frozen=True, slots=True)
class BeginTurn(Step):
    """A turn begins, unless a hundred have been played."""

    seat: int

    def run(self, table: Table) -> None:
        seat = self.seat
        if table.counters[at.TURN] >= LAST_TURN:
            table.say(N_("A hundred turns have been played: the game ends."))
            return
        table.count(at.TURN, 1)
        table.set_count(at.ACTIVE, seat)
        table.set_count(at.DEEDS, 0)
        table.set_count(at.LAID, 0)
        table.set_count(at.RECOVERED, 0)
        table.push(
            Awaken(seat),
            DrawCard(seat),
            Prepare(seat),
            Confront(seat),
            Retreat(seat),
            EndTurn(seat),
        )


@dataclass(frozen=True, slots=True)
class Awaken(Step):
    """§ Awakening: animals and resources are straightened; an element may be used."""

    seat: int

    def run(self, table: Table) -> None:
        seat = self.seat
        table.set_count(at.PHASE, at.AWAKENING)
        marks = table.marks
        for zone in (at.FIELD + seat, at.RESOURCES + seat):
            for slot in table.zones[zone]:
                if marks[slot] & TURNED:
                    table.mark((slot,), marks[slot] & ~TURNED)
        if table.zones[at.ELEMENTS + seat]:
            table.push(UseElement(seat))


@dataclass(frozen=True, slots=True)
class UseElement(Ask):
    """§ Awakening: the ability of one of the own elements."""

    seat: int

    def moves(self, table: Table) -> list[Move]:
        moves = [PASS]
        for slot in table.zones[at.ELEMENTS + self.seat]:
            face = table.faces[slot]
            if WHOM[face] is None:
                moves.append(Move("use", slot))
            else:
                found = targets(table, self.seat, EFFECTS[face])
                moves += [Move("use", slot, onto=onto) for onto in found]
        return moves

    def play(self, table: Table, move: Move) -> None:
        table.count(at.DEEDS, 1)
        if move.verb == "use":
            announce(table, self.seat, move, Response)


@dataclass(frozen=True, slots=True)
class DrawCard(Step):
    """§ Awakening: a card is drawn, but not in the very first turn; then Preparation begins."""

    seat: int

    def run(self, table: Table) -> None:
        table.set_count(at.PHASE, at.PREPARATION)
        if table.counters[at.TURN] > 1:
            draw(table, self.seat, 1)
            end_if_decided(table)


@dataclass(frozen=True, slots=True)
class Prepare(Ask):
    """§ Preparation: as much as the player can and will, one thing after the other."""

    seat: int

    def moves(self, table: Table) -> list[Move]:
        return [DONE, *in_preparation(table, self.seat)]

    def play(self, table: Table, move: Move) -> None:
        table.count(at.DEEDS, 1)
        if move.verb == "done":
            return
        table.steps.append(self)
        if move.verb in ("play", "reveal", "use"):
            announce(table, self.seat, move, Response)
        else:
            _DEEDS[move.verb](table, self.seat, move)


def _lay(table: Table, seat: int, move: Move) -> None:
    """§ Preparation: a herb or prey; nobody can answer that."""
    slot = move.card
    table.count(at.LAID, 1)
    table.move(slot, at.HAND + seat, at.RESOURCES + seat)
    table.say(N_("{seat} lays {cards}."), seat, (slot,))
    on_entering(table, seat, slot)


def _hide(table: Table, seat: int, move: Move) -> None:
    """§ Sigils: laid face down for nothing; nobody can answer that."""
    table.move(move.card, at.HAND + seat, at.SIGILS + seat)
    table.mark((move.card,), FRESH)
    table.say(N_("{seat} lays a sigil face down."), seat)


def _recover(table: Table, seat: int, move: Move) -> None:
    """§ Isolation: an animal is paid for again and returns to the hand."""
    pay(table, seat, COST[table.faces[move.card]])
    table.count(at.RECOVERED, 1)
    table.move(move.card, at.ISOLATION + seat, at.HAND + seat)
    table.say(N_("{seat} takes {cards} back from Isolation."), seat, (move.card,))


def _withdraw(table: Table, seat: int, move: Move) -> None:
    """§ Elements: either player may pay to get rid of one."""
    slot = move.card
    pay(table, seat, WITHDRAWAL[table.faces[slot]], move.n)
    leave_play(table, slot, at.ELEMENTS, at.GRAVEYARD)
    table.say(N_("{seat} withdraws {cards}."), seat, (slot,), owner(table, slot))


_DEEDS = {"lay": _lay, "hide": _hide, "recover": _recover, "withdraw": _withdraw}


@dataclass(frozen=True, slots=True)
class Retreat(Step):
    """§ Retreat: damage heals, poison and inactivity tick, then the hand is cut to its limit."""

    seat: int

    def run(self, table: Table) -> None:
        table.set_count(at.PHASE, at.RETREAT)
        marks = table.marks
        for side in range(at.SEATS):
            for zone in (at.FIELD, at.SIGILS, at.ALFA):
                for slot in table.zones[zone + side]:
                    if marks[slot] & ~LASTING:
                        table.mark((slot,), marks[slot] & LASTING)
        for slot in table.zones[at.FIELD + self.seat][:]:
            if marks[slot] & POISON_BITS:
                self._poison(table, slot)
        for slot in table.zones[at.FIELD + self.seat]:
            if marks[slot] & INACTIVE_BITS:
                table.mark((slot,), marks[slot] - (1 << INACTIVE_SHIFT))
        excess = len(table.zones[at.HAND + self.seat]) - HAND_LIMIT
        if excess > 0:
            table.push(*[Discard(self.seat)] * excess)

    def _poison(self, table: Table, slot: int) -> None:
        """§ Words on cards: with the last counter the animal is razed, Protection or not."""
        mark = table.marks[slot] - (1 << POISON_SHIFT)
        if mark & POISON_BITS:
            table.mark((slot,), mark)
        else:
            leave_play(table, slot, at.FIELD, at.GRAVEYARD)
            table.say(N_("{cards} dies of its poison."), self.seat, (slot,))


@dataclass(frozen=True, slots=True)
class EndTurn(Step):
    """The other player's turn follows."""

    seat: int

    def run(self, table: Table) -> None:
        table.push(BeginTurn(1 - self.seat))
