"""A player's turn: one or two Items, drawing up, the Attacks of the minions. § Turn."""

from dataclasses import dataclass

from game.engine.move import Move
from game.engine.step import Ask, Step
from game.engine.table import Table
from game.engine.text import N_
from game.rules.samogon import layout as at
from game.rules.samogon.cards import MINION_ATTACK, SLOT_FACES, SPEND
from game.rules.samogon.seats import character_of
from game.rules.samogon.steps.actions import Aimed, draw_items, perform, targets
from game.rules.samogon.steps.effects import befall
from game.rules.samogon.steps.ending import NO_ITEMS, finish
from game.rules.samogon.steps.minions import confused
from game.rules.samogon.steps.support import DONE, play_item

AIM_ABILITY = Aimed("use")
PLAY = [Move("play", card=slot) for slot in range(len(SLOT_FACES))]
SUFFER = [Move("suffer", card=slot) for slot in range(len(SLOT_FACES))]
END = Move("end")


@dataclass(frozen=True, slots=True)
class BeginTurn(Step):
    """A turn begins; without an Item in hand the game is lost."""

    seat: int

    def run(self, table: Table) -> None:
        seat = self.seat
        table.set_count(at.TURN, seat)
        if table.zones[at.HAND + seat]:
            table.push(ChooseItem(seat, 1), ChooseItem(seat, 2), DrawUp(seat), MinionsAttack(seat))
        else:
            finish(table, NO_ITEMS, seat)


@dataclass(frozen=True, slots=True)
class ChooseItem(Ask):
    """The first Item must be played, a second one may be; the ability may be used before."""

    seat: int
    number: int

    def moves(self, table: Table) -> list[Move]:
        moves = [PLAY[slot] for slot in table.zones[at.HAND + self.seat]]
        moves += usable(table, self.seat)
        if self.number > 1:
            moves.append(END)
        return moves

    def play(self, table: Table, move: Move) -> None:
        if move.verb == "play":
            play_item(table, self.seat, move.card)
        elif move.verb == "use":
            table.steps.append(self)
            use_ability(table, self.seat, move)


@dataclass(frozen=True, slots=True)
class DrawUp(Step):
    """The player draws up to five Items; more are kept. Then the ability may be used once more."""

    seat: int

    def run(self, table: Table) -> None:
        missing = at.HAND_CARDS - len(table.zones[at.HAND + self.seat])
        if missing > 0:
            drawn = draw_items(table, self.seat, missing)
            table.say(N_("{seat} draws Items: {n}."), self.seat, n=drawn)
        table.push(BeforeAttacks(self.seat))


# --- special abilities --------------------------------------------------------------------------


def usable(table: Table, seat: int) -> list[Move]:
    """§ Abilities: the uses of the ability that costs Flasks, if there are enough."""
    flasks, action = SPEND[character_of(table, seat)]
    if table.counters[at.FLASKS + seat] < flasks:
        return []
    return targets(table, seat, action, AIM_ABILITY)


def use_ability(table: Table, seat: int, move: Move) -> None:
    """Flasks are spent, and the action of the ability is carried out."""
    flasks, action = SPEND[character_of(table, seat)]
    table.count(at.FLASKS + seat, -flasks)
    table.say(N_("{seat} uses the special ability, Flasks: {n}."), seat, n=flasks)
    perform(table, seat, action.kind, action.value, move)


@dataclass(frozen=True, slots=True)
class BeforeAttacks(Step):
    """Before the minions attack, an ability that can be used may be."""

    seat: int

    def run(self, table: Table) -> None:
        if usable(table, self.seat):
            table.steps.append(MayUseAbility(self.seat))


@dataclass(frozen=True, slots=True)
class MayUseAbility(Ask):
    """Use the ability, or let the minions attack."""

    seat: int

    def moves(self, table: Table) -> list[Move]:
        return [DONE, *usable(table, self.seat)]

    def play(self, table: Table, move: Move) -> None:
        if move.verb == "use":
            table.steps.append(BeforeAttacks(self.seat))
            use_ability(table, self.seat, move)


# --- the minions --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MinionsAttack(Step):
    """Every minion that is in melee now attacks, unless it is disoriented."""

    seat: int

    def run(self, table: Table) -> None:
        minions = table.zones[at.MELEE + self.seat]
        ready = tuple(slot for slot in minions if not confused(table, slot))
        if ready:
            table.steps.append(AttackNext(self.seat, ready))


@dataclass(frozen=True, slots=True)
class AttackNext(Step):
    """The minions that have not attacked yet do so; of several the player chooses the next."""

    seat: int
    minions: tuple[int, ...]

    def run(self, table: Table) -> None:
        if len(self.minions) > 1:
            table.steps.append(ChooseAttacker(self.seat, self.minions))
        else:
            attack(table, self.seat, self.minions[0])


@dataclass(frozen=True, slots=True)
class ChooseAttacker(Ask):
    """The player chooses the next minion to attack."""

    seat: int
    minions: tuple[int, ...]

    def moves(self, table: Table) -> list[Move]:
        return [SUFFER[slot] for slot in self.minions]

    def play(self, table: Table, move: Move) -> None:
        rest = tuple(slot for slot in self.minions if slot != move.card)
        table.steps.append(AttackNext(self.seat, rest))
        attack(table, self.seat, move.card)


def attack(table: Table, seat: int, slot: int) -> None:
    """A minion attacks the Character it is in melee with."""
    table.say(N_("{cards} attacks {seat}."), seat, (slot,))
    befall(table, (seat,), MINION_ATTACK[table.faces[slot]], slot)
