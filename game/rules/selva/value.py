"""What a table promises to each seat, for bots: life, animals, resources and hands."""

from __future__ import annotations

import math

from game.engine.table import Table
from game.rules.selva import layout as at
from game.rules.selva.cards import COST
from game.rules.selva.layout import INACTIVE_SHIFT, POISON_SHIFT, number
from game.rules.selva.policy import settle
from game.rules.selva.results import MARGIN
from game.rules.selva.state import attack, defence, keywords
from game.rules.selva.steps.ending import MATCH_GAMES, MATCH_WINS
from game.rules.selva.vocabulary import (
    BULWARK,
    DEFENDER,
    INDOMITABLE,
    SENTRY,
)
from game.rules.worth import worths

UNIT, DOUBT = 8.0, 0.03
"""A lead of so much is worth most of what there is to win; and how sure one can never be."""
LIFE, DANGER = 1.0, 11.0
"""Each life, and what the first ones mean more than the last ones."""
BODY, STRENGTH, TOUGHNESS, FREE_STRENGTH = 1.2, 0.9, 0.3, 1.0
"""An animal in play, each attack and defence of it, and more for an attack that none can block."""
CARD, DEAR, NEEDED, SPARE = 1.1, 0.0, 0.9, 0.0
"""A card in hand that can soon be paid, and one that cannot; a herb or prey that will be laid, and
one beyond."""
RESOURCE, ENOUGH, MORE = 2.4, 6, 0.4
"""A herb or prey in play, so many of them, and each beyond."""
ELEMENT, SIGIL, ISOLATED = 2.0, 1.3, 0.4
"""An element, a sigil, and an animal in Isolation for each resource it costs."""


def evaluate(table: Table) -> list[float]:
    """An estimate of the returns of a table that is not over."""
    chance = chance_of(settle(table))
    if table.options["match"]:
        first = of_match(table, chance)
        return [first, 1.0 - first]
    lives = [max(1, table.counters[at.LIFE + seat]) for seat in range(at.SEATS)]
    winning, losing = worths((lives[0], 0), MARGIN), worths((0, lives[1]), MARGIN)
    first = chance * (1.0 + winning[0]) / 2 + (1.0 - chance) * losing[0] / 2
    return [first, 1.0 - first]


def chance_of(table: Table) -> float:
    """The first player's chance of winning, from a table at the beginning of a turn.

    If the game has come to its end by thumb (see ``policy``), that is likely but not certain: what
    else there is on the table still counts a little.
    """
    lead = standing(table, 0) - standing(table, 1)
    chance = 1.0 / (1.0 + math.exp(-lead / UNIT))
    if table.steps:
        return DOUBT + (1.0 - 2 * DOUBT) * chance
    lives = table.counters[at.LIFE : at.LIFE + at.SEATS]
    outcome = 0.5 + 0.5 * ((lives[0] > lives[1]) - (lives[0] < lives[1]))
    return DOUBT * chance + (1.0 - DOUBT) * outcome


def standing(table: Table, seat: int) -> float:
    """What a seat has, in lives."""
    zones = table.zones
    life = max(1, table.counters[at.LIFE + seat])
    value = LIFE * life - DANGER / life
    value += sum(animal_value(table, slot) for slot in zones[at.FIELD + seat])
    resources = len(zones[at.RESOURCES + seat])
    value += RESOURCE * min(resources, ENOUGH) + MORE * max(0, resources - ENOUGH)
    value += hand_value(table, seat, resources)
    value += ELEMENT * len(zones[at.ELEMENTS + seat]) + SIGIL * len(zones[at.SIGILS + seat])
    isolated = zones[at.ISOLATION + seat]
    return value + ISOLATED * sum(COST[table.faces[slot]].total for slot in isolated)


def animal_value(table: Table, slot: int) -> float:
    """What an animal in play is worth: its strength, and how long it may use it."""
    words, mark = keywords(table, slot), table.marks[slot]
    strength, toughness = attack(table, slot), defence(table, slot)
    value = BODY + TOUGHNESS * toughness
    if not words & SENTRY:
        value += strength * (STRENGTH + FREE_STRENGTH * bool(words & INDOMITABLE))
    value += 0.25 * strength * bool(words & DEFENDER) + 1.0 * bool(words & BULWARK)
    poison = number(mark, POISON_SHIFT)
    if poison:
        value *= 0.2 * poison if poison < 4 else 0.8
    inactive = number(mark, INACTIVE_SHIFT)
    return value * (1.0 - 0.2 * min(4, inactive))


def hand_value(table: Table, seat: int, resources: int) -> float:
    """What the cards in hand are worth: most those for which there will be the resources."""
    faces = table.faces
    costs = [COST[faces[slot]].total for slot in table.zones[at.HAND + seat]]
    spare = costs.count(0)
    needed = min(spare, max(0, ENOUGH - resources))
    soon = resources + needed + 1
    payable = sum(0 < cost <= soon for cost in costs)
    cards = CARD * payable + DEAR * (len(costs) - spare - payable)
    return cards + NEEDED * needed + SPARE * (spare - needed)


def of_match(table: Table, game: float) -> float:
    """The chance of winning a match from the chance of winning its present game."""
    wins = table.counters[at.WINS : at.WINS + at.SEATS]
    left = MATCH_GAMES - table.counters[at.GAME] - 1

    def later(mine: int, theirs: int, games: int) -> float:
        if max(mine, theirs) >= MATCH_WINS or not games:
            return 0.5 + 0.5 * ((mine > theirs) - (mine < theirs))
        won, lost = later(mine + 1, theirs, games - 1), later(mine, theirs + 1, games - 1)
        return 0.5 * (won + lost)

    won, lost = later(wins[0] + 1, wins[1], left), later(wins[0], wins[1] + 1, left)
    return game * won + (1.0 - game) * lost
