"""What a table promises, for bots: the chance that the players win together.

A logistic model of a few sums over the table. Its weights were found by letting bots play with
varied weights and going towards those that won most (``BALANCE.md`` tells how).
"""

import math
from operator import mul
from typing import NamedTuple

from game.engine.table import Table
from game.rules.samogon import layout as at
from game.rules.samogon.policy import THREAT, WORTH, settle
from game.rules.samogon.steps.turn import ChooseItem
from game.rules.samogon.tokens import armor_of, disorientation_of, life_of

HIT, KILL = 3.2, 1.6
"""An Item takes so much life of a Leader without Dark Armor; so many Items defeat a minion."""


class Weights(NamedTuple):
    """What each sum adds to the logit of the chance, per player unless it says otherwise."""

    always: float = 2.641
    leader_life: float = -0.135
    dark_armor: float = -0.496
    items_left: float = 0.208
    items_short: float = -0.262
    """Items that are needed to win beyond those left."""
    pressure: float = -3.131
    """Items needed to win as a share of those left."""
    threat: float = -0.224
    toughness: float = -0.136
    dying_soon: float = -1.275
    """Characters that the next Attacks may kill, counted by how likely it is."""
    dying_later: float = -0.133
    """The same for the Attacks of two rounds."""
    life: float = 0.133
    haunting: float = -0.262
    crosses: float = -0.306
    flasks: float = 0.158
    hands: float = 0.039
    overwhelmed: float = 0.008
    """Life that the minions would take beyond what there is."""
    bare_hands: float = -0.681
    """Players with no Item, or only one, before their turn."""


WEIGHTS = Weights()


class Melee(NamedTuple):
    """The minions in melee with a Character: what their next Attacks cost, those of two rounds,
    of one round on the average, and their life and armor."""

    next: float
    later: float
    threat: float
    toughness: int


def melee(table: Table, seat: int) -> Melee:
    """The minions in melee with the Character of a seat."""
    faces, marks = table.faces, table.marks
    following = later = threat = 0.0
    toughness = 0
    for slot in table.zones[at.MELEE + seat]:
        mark = marks[slot]
        bite = THREAT[faces[slot]]
        tokens = disorientation_of(mark)
        if tokens < 2:
            later += bite * (2 - tokens)
            following += 0.0 if tokens else bite
        threat += bite / (1 + tokens)
        toughness += life_of(mark) + armor_of(mark)
    return Melee(following, later, threat, toughness)


def items_left(table: Table) -> int:
    """How many Items may still be played before the Attack cards run out."""
    seats, counters, zones = table.seats, table.counters, table.zones
    turn = counters[at.TURN]
    left = 2 * seats * len(zones[at.ATTACK_DECK])
    ask = table.steps[-1]
    if isinstance(ask, ChooseItem):
        left += min(3 - ask.number, len(zones[at.HAND + turn]))
    seat = (turn + 1) % seats
    while seat != counters[at.FIRST]:
        left += min(2, len(zones[at.HAND + seat]))
        seat = (seat + 1) % seats
    return left


def race(table: Table) -> tuple[float, ...]:
    """The first sums: the Leader against the Items that are left."""
    seats, counters = table.seats, table.counters
    life, dark, left = counters[at.LEADER_LIFE], counters[at.DARK_ARMOR], items_left(table)
    need = life / HIT + KILL * max(0, dark - 1)
    short = max(0.0, need - left)
    return 1.0, life / seats, dark / seats, left / seats, short / seats, need / (left + 2.0)


def dangers(table: Table) -> tuple[float, ...]:
    """Further sums: the minions against the life of the Characters."""
    seats = table.seats
    rounds = min(3.0, items_left(table) / seats / 2.0)
    threat = soon = later = over = 0.0
    toughness = lives = 0
    for seat in range(seats):
        foes, life = melee(table, seat), table.counters[at.LIFE + seat]
        threat += foes.threat
        toughness += foes.toughness
        soon += 1.0 / (1.0 + math.exp(life - foes.next - 0.5))
        later += 1.0 / (1.0 + math.exp((life - foes.later - 1.0) / 2.0))
        over += max(0.0, rounds * foes.later / 2.0 - life)
        lives += life
    return threat / seats, toughness / seats, soon, later, lives / seats, over / seats


def means(table: Table) -> tuple[float, ...]:
    """The last sums: Haunting, Flasks and Items."""
    seats, counters, faces = table.seats, table.counters, table.faces
    haunting = sum(counters[at.HAUNTING : at.HAUNTING + seats])
    flasks = sum(min(6, n) for n in counters[at.FLASKS : at.FLASKS + seats])
    worth = bare = 0.0
    for seat in range(seats):
        hand = table.zones[at.HAND + seat]
        worth += sum(sorted([WORTH[faces[slot]] for slot in hand])[-at.HAND_CARDS :])
        if len(hand) < 2 and seat != counters[at.TURN]:
            bare += 1.0 if hand else 4.0
    return haunting / seats, counters[at.CROSSES] / seats, flasks / seats, worth / seats, bare


def sums(table: Table) -> list[float]:
    """All sums in the order of ``Weights``, for a table where an Item is to be chosen."""
    *others, over = dangers(table)
    *more, bare = means(table)
    return [*race(table), *others, *more, over, bare]


def chance(table: Table) -> float:
    """The estimated chance of winning, of a table where an Item is to be chosen."""
    logit = sum(map(mul, WEIGHTS, sums(table)))
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, logit))))


def evaluate(table: Table) -> list[float]:
    """The estimated returns of a table that is not over."""
    if not table.counters[at.ROUND]:
        return [0.5] * table.seats
    table = settle(table)
    if not table.steps:
        return table.game.returns(table)
    return [chance(table)] * table.seats
