"""Support: another player strengthens an Item, at the price of a Reaction. § Support."""

from dataclasses import dataclass

from game.engine.move import Move
from game.engine.step import Ask, Step
from game.engine.table import Table
from game.engine.text import N_
from game.engine.window import Window, announce
from game.rules.samogon import layout as at
from game.rules.samogon.cards import MINION_REACTION, SLOT_FACES
from game.rules.samogon.seats import clockwise
from game.rules.samogon.steps.effects import befall
from game.rules.samogon.steps.items import BOTH, FINISH, USE, begin_item, boost, boosts
from game.rules.samogon.steps.minions import confused

SUPPORTING = [Move("support", card=slot) for slot in range(len(SLOT_FACES))]
REACTING = [Move("react", card=slot) for slot in range(len(SLOT_FACES))]
DONE = Move("done")


def play_item(table: Table, seat: int, card: int) -> None:
    """An Item is played: the others may support it, then its actions are resolved."""
    table.steps.append(FINISH[seat])
    begin_item(table, seat, card)
    others = clockwise(seat, table.seats)[1:]
    asked = tuple(other for other in others if table.zones[at.HAND + other])
    announce(table, USE[seat][BOTH], MaySupport, asked)


@dataclass(frozen=True, slots=True)
class MaySupport(Window):
    """One other player may support the Item in play with one from hand."""

    def answers(self, table: Table) -> list[Move]:
        return [SUPPORTING[slot] for slot in table.zones[at.HAND + self.seat]]

    def answer(self, table: Table, move: Move) -> None:
        seat = self.seat
        table.steps.append(React(seat))
        table.move(move.card, at.HAND + seat, at.SUPPORT)
        table.count(at.SUPPORTS + seat, 1)
        table.say(N_("{seat} supports with {cards}."), seat, (move.card,))
        if boosts(table, seat, at.SUPPORT):
            table.steps.append(StrengthenSupport(seat))


@dataclass(frozen=True, slots=True)
class StrengthenSupport(Ask):
    """The supporter may spend Flasks on a support with the own portrait, each +1."""

    seat: int

    def moves(self, table: Table) -> list[Move]:
        return [DONE, *boosts(table, self.seat, at.SUPPORT)]

    def play(self, table: Table, move: Move) -> None:
        if move.verb == "boost":
            boost(table, self.seat, move.n)
            if table.counters[at.FLASKS + self.seat]:
                table.steps.append(self)


@dataclass(frozen=True, slots=True)
class React(Step):
    """The supporter resolves the Reaction of one minion in melee, if there is any."""

    seat: int

    def run(self, table: Table) -> None:
        minions = table.zones[at.MELEE + self.seat]
        if len(minions) > 1:
            table.steps.append(ChooseReaction(self.seat))
        elif minions:
            react(table, self.seat, minions[0])


@dataclass(frozen=True, slots=True)
class ChooseReaction(Ask):
    """The supporter chooses the minion that reacts."""

    seat: int

    def moves(self, table: Table) -> list[Move]:
        return [REACTING[slot] for slot in table.zones[at.MELEE + self.seat]]

    def play(self, table: Table, move: Move) -> None:
        react(table, self.seat, move.card)


def react(table: Table, seat: int, slot: int) -> None:
    """A minion reacts to a support, unless it is disoriented."""
    if not confused(table, slot):
        table.say(N_("{cards} reacts to {seat}."), seat, (slot,))
        befall(table, (seat,), MINION_REACTION[table.faces[slot]], slot)
