"""Setting up, and the course of the rounds. § Setting up, § Round."""

from dataclasses import dataclass

from game.engine.move import Move
from game.engine.step import Ask, Step
from game.engine.table import Table
from game.engine.text import N_
from game.rules.samogon import layout as at
from game.rules.samogon.cardfile import ITEMS_EACH, Strength
from game.rules.samogon.cards import ITEM, LEADER, LEVELS, PORTRAIT
from game.rules.samogon.seats import character_of, clockwise, full_life
from game.rules.samogon.steps.leader import LeaderAttack
from game.rules.samogon.steps.minions import call
from game.rules.samogon.steps.summoning import SummonFromCrosses, SummonTo
from game.rules.samogon.steps.turn import BeginTurn

CHOOSE = [Move("choose", card=character) for character in range(ITEM)]


@dataclass(frozen=True, slots=True)
class ChooseCharacter(Ask):
    """A player takes one of the Characters that are left."""

    seat: int

    def moves(self, table: Table) -> list[Move]:
        return [CHOOSE[slot] for slot in table.zones[at.CHOICE]]

    def play(self, table: Table, move: Move) -> None:
        take(table, self.seat, move.card)


@dataclass(frozen=True, slots=True)
class DealCharacters(Step):
    """Every player gets a Character by lot."""

    def run(self, table: Table) -> None:
        characters = list(table.zones[at.CHOICE])
        table.shuffle_list(characters)
        for seat, slot in zip(range(table.seats), characters, strict=False):
            take(table, seat, slot)


def take(table: Table, seat: int, character: int) -> None:
    """A Character goes to a player, with full life."""
    table.move(character, at.CHOICE, at.CHARACTER + seat)
    table.set_count(at.LIFE + seat, full_life(table, character))
    table.say(N_("{seat} takes the part of {cards}."), seat, (character,))


@dataclass(frozen=True, slots=True)
class SetUp(Step):
    """The Characters are taken: the Items of all are shuffled, hands and first minions dealt."""

    def run(self, table: Table) -> None:
        table.move_all(at.CHOICE, at.BOX)
        self.deal_items(table)
        counters, players = table.counters, table.seats
        level = LEVELS[table.options["difficulty"]]
        strength = leader_strength(table)
        life = strength.life[players - 1] * players
        table.set_count(at.LEADER_LIFE, life)
        table.set_count(at.LEADER_START, life)
        table.set_count(at.DARK_ARMOR, strength.dark_armor[players - 1] * players)
        table.set_count(at.FIRST, table.below(players))
        for seat in clockwise(counters[at.FIRST], players):
            for _ in range(level.minions[players - 1]):
                call(table, seat)
        table.say(N_("{seat} is the first player."), counters[at.FIRST])
        table.push(BeginRound())

    def deal_items(self, table: Table) -> None:
        """The Items of the Characters in play become the deck, and each player draws a hand."""
        played = {character_of(table, seat) for seat in range(table.seats)}
        faces = table.faces
        table.zones[at.BOX].sort(key=lambda slot: _is_item_of(faces[slot], played))
        table.deal(at.BOX, at.DECK, ITEMS_EACH * table.seats)
        table.shuffle(at.DECK)
        for seat in range(table.seats):
            table.deal(at.DECK, at.HAND + seat, at.HAND_CARDS)


def _is_item_of(face: int, characters: set[int]) -> bool:
    return ITEM <= face < LEADER and PORTRAIT[face] in characters


def leader_strength(table: Table) -> Strength:
    """Life and Dark Armor of the chosen Leader on the chosen difficulty."""
    level = LEVELS[table.options["difficulty"]]
    return level.devil if table.options["leader"] else level.drakula


@dataclass(frozen=True, slots=True)
class BeginRound(Step):
    """A round: the players' turns, the Leader's attack, the summoning."""

    def run(self, table: Table) -> None:
        table.count(at.ROUND, 1)
        table.say(N_("Round {n} begins."), n=table.counters[at.ROUND])
        order = clockwise(table.counters[at.FIRST], table.seats)
        table.push(
            *(BeginTurn(seat) for seat in order),
            LeaderAttack(),
            *(SummonTo(seat) for seat in order),
            SummonFromCrosses(),
            EndRound(),
        )


@dataclass(frozen=True, slots=True)
class EndRound(Step):
    """Each Character gains Haunting, and the next round begins."""

    def run(self, table: Table) -> None:
        haunting = LEVELS[table.options["difficulty"]].haunting[table.seats - 1]
        for seat in range(table.seats):
            table.count(at.HAUNTING + seat, haunting)
        table.say(N_("Each Character gains {n} Haunting."), n=haunting)
        table.push(BeginRound())
