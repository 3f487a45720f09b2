"""Playing cards, revealing sigils and using abilities: announced first, done when nobody answers.

§ Answering. An announcement lies on the stack with a window above it, the opponent asked first.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.move import Move
from game.engine.step import Ask, Step
from game.engine.table import Table
from game.engine.text import N_
from game.engine.window import Window
from game.rules.selva import layout as at
from game.rules.selva.cards import ABILITY, COST, EFFECTS, KIND, WHOM
from game.rules.selva.layout import TURNED, USED
from game.rules.selva.options import answers_of, may_answer
from game.rules.selva.paying import pay
from game.rules.selva.steps.effects import effects_of
from game.rules.selva.steps.moving import enter
from game.rules.selva.targets import targets
from game.rules.selva.vocabulary import ANIMAL, ELEMENT, SIGIL, Effect


@dataclass(frozen=True, slots=True)
class Play(Step):
    """A card being played, or a sigil being revealed, with its chosen target."""

    seat: int
    played: int
    onto: int

    def run(self, table: Table) -> None:
        seat, slot = self.seat, self.played
        face = table.faces[slot]
        if KIND[face] == ANIMAL:
            enter(table, slot, at.STACK, at.FIELD + seat)
            table.say(N_("{cards} enters on {seat}'s side."), seat, (slot,))
            on_entering(table, seat, slot)
        elif KIND[face] == ELEMENT:
            table.move(slot, at.STACK, at.ELEMENTS + seat)
            table.say(N_("{cards} enters on {seat}'s side."), seat, (slot,))
        else:
            table.push(*effects_of(seat, slot, EFFECTS[face], self.onto), Bury(seat, slot))


@dataclass(frozen=True, slots=True)
class Bury(Step):
    """A natural force or sigil has done what it does."""

    seat: int
    card: int

    def run(self, table: Table) -> None:
        table.move(self.card, at.STACK, at.GRAVEYARD + self.seat)


@dataclass(frozen=True, slots=True)
class Use(Step):
    """An ability in use, with its chosen target; what it does was known when it was announced."""

    seat: int
    card: int
    onto: int
    effects: tuple[Effect, ...]

    def run(self, table: Table) -> None:
        table.push(*effects_of(self.seat, self.card, self.effects, self.onto))


def on_entering(table: Table, seat: int, slot: int) -> None:
    """What happens when an animal, herb or prey enters; a target is chosen now."""
    face = table.faces[slot]
    effects = EFFECTS[face]
    if WHOM[face] is not None and targets(table, seat, effects):
        table.push(Aim(seat, slot))
    elif effects:
        table.push(*effects_of(seat, slot, effects))


@dataclass(frozen=True, slots=True)
class Aim(Ask):
    """The target of what happens on entering."""

    seat: int
    card: int

    def moves(self, table: Table) -> list[Move]:
        effects = EFFECTS[table.faces[self.card]]
        return [Move("aim", onto=slot) for slot in targets(table, self.seat, effects)]

    def play(self, table: Table, move: Move) -> None:
        effects = EFFECTS[table.faces[self.card]]
        table.say(N_("{seat} aims at {cards}."), self.seat, (move.onto,))
        table.push(*effects_of(self.seat, self.card, effects, move.onto))


# --- windows ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Response(Window):
    """§ Answering: cards and abilities with Ambush, sigils, or a pass."""

    def answers(self, table: Table) -> list[Move]:
        return answers_of(table, self.seat)

    def answer(self, table: Table, move: Move) -> None:
        announce(table, self.seat, move, type(self))


@dataclass(frozen=True, slots=True)
class IntimidationWindow(Response):
    """§ Intimidation: the same, and all natural forces."""

    def answers(self, table: Table) -> list[Move]:
        return answers_of(table, self.seat, any_force=True)


@dataclass(frozen=True, slots=True)
class ClashWindow(Response):
    """§ Clash: the same; a defender that does not block uses no abilities of animals."""

    def answers(self, table: Table) -> list[Move]:
        defends = self.seat != table.counters[at.ACTIVE]
        able = not defends or any(getattr(step, "pairs", ()) for step in table.steps)
        return answers_of(table, self.seat, any_force=True, abilities=able)


def window_of(table: Table, first: int, kind: type[Response]) -> list[Response]:
    """The window in which both may answer, ``first`` asked first; none if nobody could.

    Whether somebody could is told by what lies open on the table.
    """
    seats = tuple(seat for seat in (first, 1 - first) if may_answer(table, seat))
    return [kind(seats[0], seats[1:])] if seats else []


# --- announcing ---------------------------------------------------------------------------------


def announce(table: Table, seat: int, move: Move, kind: type[Response]) -> None:
    """Pay for what a move plays, reveals or uses, and announce it."""
    slot = move.card
    if move.verb == "use":
        effect: Step = _used(table, seat, slot, move.onto)
    else:
        effect = _played(table, seat, move)
    table.steps.append(effect)
    table.steps += window_of(table, 1 - seat, kind)


def _played(table: Table, seat: int, move: Move) -> Play:
    slot = move.card
    face = table.faces[slot]
    pay(table, seat, COST[face], move.n)
    if KIND[face] == SIGIL:
        table.move(slot, at.SIGILS + seat, at.STACK)
        table.say(N_("{seat} reveals {cards}."), seat, (slot,))
    else:
        table.move(slot, at.HAND + seat, at.STACK)
        table.say(N_("{seat} plays {cards}."), seat, (slot,))
    return Play(seat, slot, move.onto)


def _used(table: Table, seat: int, slot: int, onto: int) -> Use:
    ability = ABILITY[table.faces[slot]]
    if ability is None:  # an element in the Awakening
        table.say(N_("{seat} uses {cards}."), seat, (slot,))
        return Use(seat, slot, onto, EFFECTS[table.faces[slot]])
    pay(table, seat, ability.cost)
    turned = TURNED if ability.turn else 0
    table.mark((slot,), table.marks[slot] | USED | turned)
    table.say(N_("{seat} uses {cards}."), seat, (slot,))
    return Use(seat, slot, onto, ability.effects)
