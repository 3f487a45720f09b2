"""A rule of thumb for every decision but the choice of an Item: how what has begun will go on.

It lets an estimate look past windows and half-played Items: nobody else supports, and every action
goes where it looks best at once. Worths are in points of a Character's life. It may look at all
cards of the table it is given, so give it sampled ones.
"""

from collections.abc import Callable
from typing import Any

from game.engine.move import Move
from game.engine.table import Table
from game.rules.samogon import layout as at
from game.rules.samogon.cards import (
    BOTTOM,
    FACES,
    ITEM,
    LEADER,
    MINION,
    MINION_ATTACK,
    MINION_REACTION,
    TOP,
)
from game.rules.samogon.steps.actions import missing_life
from game.rules.samogon.steps.effects import ChooseDiscard
from game.rules.samogon.steps.items import Act, action_of, total
from game.rules.samogon.steps.leader import ChooseAim
from game.rules.samogon.steps.summoning import ChooseEngaged
from game.rules.samogon.steps.support import ChooseReaction
from game.rules.samogon.steps.turn import ChooseItem
from game.rules.samogon.tokens import (
    ONE_DISORIENTATION,
    armor_of,
    disorientation_of,
    life_of,
)
from game.rules.samogon.vocabulary import (
    ATTACK,
    DISORIENTATION,
    DRAWING,
    EXORCISM,
    HEALING,
    PIERCING,
    Words,
)

LIMIT = 60
"""What has begun never goes on for longer without being cut off."""
_HARM = (1.0, 0.55, 0.25, 0.5, 2.0, 0.35, 0.4, 0.5, 1.0, -0.7)
"""What each word of an effect costs, for each of its number."""
_ITEM_WORTH = (1.0, 0.45, 0.6, 0.6, 0.6, 0.6, 0.5)
"""What a point of each action is worth on a card in hand."""


def _harm(words: Words) -> float:
    return sum(n * _HARM[word] for word, n in words)


_FACES = range(len(FACES))
THREAT = [_harm(MINION_ATTACK[f]) if MINION <= f < len(MINION_ATTACK) else 0.0 for f in _FACES]
REACTION = [_harm(MINION_REACTION[f]) if MINION <= f < len(MINION_ATTACK) else 0.0 for f in _FACES]
"""What one Attack and one Reaction of a minion cost."""
WORTH = [
    sum(_ITEM_WORTH[a.kind] * a.value for a in (TOP[f], BOTTOM[f])) if ITEM <= f < LEADER else 0.0
    for f in _FACES
]
"""What an Item is worth in hand."""


def settle(table: Table) -> Table:
    """The table when an Item is to be chosen next, or at the end of the game; the table itself if
    it is there already."""
    if _calm(table):
        return table
    table = table.clone()
    for _ in range(LIMIT):
        if _calm(table):
            break
        table.play(likely(table))
    return table


def _calm(table: Table) -> bool:
    return not table.steps or isinstance(table.steps[-1], ChooseItem)


def likely(table: Table) -> Move:
    """What the actor will probably do."""
    moves = table.moves()
    ask = table.steps[-1]
    rate = _RATES.get(type(ask))
    if rate is None or len(moves) == 1:
        return moves[0]
    return max(moves, key=lambda move: rate(table, ask, move))


# --- actions ------------------------------------------------------------------------------------


def _act(table: Table, ask: Act, move: Move) -> float:
    """What an action of the Item in play brings at this target."""
    if move.verb in ("skip", "boost"):
        return 0.0
    half = int(move.verb == "bottom")
    kind = action_of(table.faces[table.zones[at.PLAYED][0]], half).kind
    value = total(table, half)
    if move.zone >= at.MELEE:
        return sum(_on_minion(table, kind, value, slot) for slot in table.zones[move.zone])
    if move.onto >= MINION and kind != EXORCISM:
        return _on_minion(table, kind, value, move.onto)
    if kind == ATTACK:
        return _on_leader(table, value)
    return _on_character(table, kind, value, move.zone - at.CHARACTER)


def _on_leader(table: Table, value: int) -> float:
    counters = table.counters
    damage = value - counters[at.DARK_ARMOR]
    if damage >= counters[at.LEADER_LIFE]:
        return 1000.0
    return 0.9 * max(0, damage)


def _on_minion(table: Table, kind: int, value: int, slot: int) -> float:
    mark = table.marks[slot]
    threat = THREAT[table.faces[slot]]
    armor = armor_of(mark)
    if kind == PIERCING:
        return 0.3 * min(value, armor)
    if kind == DISORIENTATION:
        return 0.9 * threat * max(0, min(value, 2 - disorientation_of(mark)))
    damage = value - armor
    if damage <= 0:
        return 0.0
    gain = 0.3 + 1.6 * threat + (1.2 if table.counters[at.DARK_ARMOR] else 0.0)
    life = life_of(mark)
    return gain if damage >= life else 0.6 * gain * damage / life


def _on_character(table: Table, kind: int, value: int, seat: int) -> float:
    counters = table.counters
    if kind == HEALING:
        life = counters[at.LIFE + seat]
        return min(value, missing_life(table, seat)) * (0.5 + 2.5 / (1 + life))
    if kind == EXORCISM:
        counter = at.CROSSES if seat < 0 else at.HAUNTING + seat
        return 0.5 * min(value, counters[counter])
    if kind == DRAWING:
        return 0.25 * value - 0.02 * len(table.zones[at.HAND + seat])
    return 0.35 * value - 0.02 * counters[at.FLASKS + seat]


# --- the rest -----------------------------------------------------------------------------------


def _danger(table: Table, seat: int) -> float:
    """How badly off a Character is."""
    threat = sum(THREAT[table.faces[slot]] for slot in table.zones[at.MELEE + seat])
    return threat - table.counters[at.LIFE + seat]


def _aim(table: Table, ask: ChooseAim, move: Move) -> float:
    return -_danger(table, move.zone - at.CHARACTER)


def _engage(table: Table, ask: ChooseEngaged, move: Move) -> float:
    return -_danger(table, move.zone - at.MELEE)


def _discard(table: Table, ask: ChooseDiscard, move: Move) -> float:
    return -WORTH[table.faces[move.card]]


def _react(table: Table, ask: ChooseReaction, move: Move) -> float:
    if table.marks[move.card] >= ONE_DISORIENTATION:
        return -0.7 * THREAT[table.faces[move.card]]
    return -REACTION[table.faces[move.card]]


_RATES: dict[type, Callable[[Table, Any, Move], float]] = {
    Act: _act,
    ChooseAim: _aim,
    ChooseDiscard: _discard,
    ChooseEngaged: _engage,
    ChooseReaction: _react,
}
