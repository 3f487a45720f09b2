"""What a table promises, for bots: the chance that the players win together.

A logistic model of a few sums over the table, its weights fitted to games of bots among
themselves.
"""

import math

from game.engine.table import Table
from game.rules.samogon import layout as at
from game.rules.samogon.policy import THREAT, WORTH, settle
from game.rules.samogon.steps.turn import ChooseItem
from game.rules.samogon.tokens import armor_of, disorientation_of, life_of

HIT, KILL = 3.2, 1.6
"""An Item takes so much life of a Leader without Dark Armor; so many Items defeat a minion."""


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


def features(table: Table) -> list[float]:
    """The sums the chance depends on, for a table where an Item is to be chosen."""
    seats, counters, zones = table.seats, table.counters, table.zones
    faces, marks = table.faces, table.marks
    life, dark = counters[at.LEADER_LIFE], counters[at.DARK_ARMOR]
    left = items_left(table)
    need = life / HIT + KILL * max(0, dark - 1)
    rounds = left / seats / 2.0
    threat = toughness = soon = later = worth = lives = doomed = bare = 0.0
    turn = counters[at.TURN]
    for seat in range(seats):
        coming = lasting = 0.0
        for slot in zones[at.MELEE + seat]:
            mark = marks[slot]
            bite = THREAT[faces[slot]]
            dizzy = disorientation_of(mark)
            coming += bite if not dizzy else 0.0
            lasting += bite * max(0, 2 - dizzy)
            threat += bite / (1 + dizzy)
            toughness += life_of(mark) + armor_of(mark)
        hand = zones[at.HAND + seat]
        if seat != turn and len(hand) < 2:
            bare += 4.0 - 3.0 * len(hand)
        own = counters[at.LIFE + seat]
        lives += own
        soon += 1.0 / (1.0 + math.exp(own - coming - 0.5))
        later += 1.0 / (1.0 + math.exp((own - lasting - 1.0) / 2.0))
        doomed += max(0.0, min(rounds, 3.0) * lasting / 2.0 - own)
        worth += sum(sorted(WORTH[faces[slot]] for slot in hand)[-5:])
    haunting = sum(counters[at.HAUNTING : at.HAUNTING + seats])
    flasks = sum(min(6, n) for n in counters[at.FLASKS : at.FLASKS + seats])
    return [
        1.0,
        life / seats,
        dark / seats,
        left / seats,
        max(0.0, need - left) / seats,
        need / (left + 2.0),
        threat / seats,
        toughness / seats,
        soon,
        later,
        lives / seats,
        haunting / seats,
        counters[at.CROSSES] / seats,
        flasks / seats,
        worth / seats,
        doomed / seats,
        bare,
    ]


WEIGHTS = [
    2.0813,
    -0.2027,
    -0.5337,
    0.0868,
    -0.4985,
    -2.5404,
    -0.072,
    -0.1091,
    -1.0176,
    -0.503,
    0.1692,
    -0.1761,
    -0.198,
    0.1247,
    0.0344,
    -0.017,
    -0.6305,
]


def chance(table: Table) -> float:
    """The estimated chance of winning, of a table where an Item is to be chosen."""
    logit = sum(w * f for w, f in zip(WEIGHTS, features(table), strict=True))
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, logit))))


def evaluate(table: Table) -> list[float]:
    """The estimated returns of a table that is not over."""
    if not table.zones[at.LEADER] or not table.counters[at.ROUND]:
        return [0.5] * table.seats
    table = settle(table)
    if not table.steps:
        return table.game.returns(table)
    return [chance(table)] * table.seats
