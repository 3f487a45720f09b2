"""A rule of thumb for every decision: how a turn that has begun will probably go on.

Nobody answers and nothing more is played; animals attack and block sensibly. It may look at all
cards of the table it is given, so give it sampled ones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.engine.move import Move
from game.engine.table import Table
from game.engine.window import PASS
from game.rules.selva import layout as at
from game.rules.selva.cards import ACTIVE_IN, COST, GIVES, KIND
from game.rules.selva.state import (
    attack,
    attackers,
    block_mode,
    defence,
    keywords,
    may_attack,
    may_block,
    owner,
)
from game.rules.selva.steps.choices import DONE, Discard, Leave, Reshuffle, Search
from game.rules.selva.steps.combat import DeclareAttack, DeclareBlocks
from game.rules.selva.steps.playing import Aim, ClashWindow, IntimidationWindow, Response
from game.rules.selva.steps.setup import KEEP, ChangeHand
from game.rules.selva.steps.turn import Prepare, UseElement
from game.rules.selva.vocabulary import (
    BULWARK,
    DAY,
    DEFENDER,
    INDOMITABLE,
    NIGHT,
    RESOURCES,
    SENTRY,
)

LIMIT = 400
"""No turn goes on for longer without being cut off."""
LOSS = 0.55
"""What it costs to let an animal leave, for each resource it costs to play it again."""


def settle(table: Table) -> Table:
    """The table at the beginning of a later turn, or at the end of the game.

    A turn in which something was done goes on to its end, and the next one is played through; at
    the beginning of a turn, only that one. So all that can come of a decision is compared at the
    same moment.
    """
    last = table.counters[at.TURN] + (table.counters[at.DEEDS] > 0)
    table = table.clone()
    for _ in range(LIMIT):
        if not table.steps or table.counters[at.TURN] > last:
            break
        ask = table.steps[-1]
        if isinstance(ask, DeclareAttack):
            for move in attacks(table, ask.seat):
                table.play(move)
        table.play(_CHOICES[type(ask)](table, ask))
    return table


# --- attacking ----------------------------------------------------------------------------------


def attacks(table: Table, seat: int) -> list[Move]:
    """Attacks with whatever does some good; those stay at home that are needed to live on."""
    able = [slot for slot in table.zones[at.FIELD + seat] if may_attack(table, slot)]
    if not able:
        return []
    strengths = {slot: attack(table, slot) for slot in able}
    guards = [slot for slot in table.zones[at.FIELD + 1 - seat] if may_block(table, slot)]
    defenders = [attack(table, s) for s in guards if keywords(table, s) & DEFENDER]
    kept = needed_at_home(table, seat, strengths, guards)
    moves = []
    for slot in sorted(able, key=strengths.__getitem__, reverse=True):
        free = keywords(table, slot) & INDOMITABLE or not guards
        if slot in kept or not strengths[slot]:
            continue
        if free or not defenders or max(defenders) <= defence(table, slot):
            moves.append(Move("attack", slot, n=_attack_mode(table, slot, guards)))
    return moves


def needed_at_home(
    table: Table, seat: int, strengths: Mapping[int, int], guards: Sequence[int]
) -> list[int]:
    """The animals that must not attack, lest the enemy's next attack be the last one; none if an
    attack of all is the last one itself."""
    threat = sum(
        attack(table, slot)
        for slot in table.zones[at.FIELD + 1 - seat]
        if not keywords(table, slot) & SENTRY
    )
    danger = threat - table.counters[at.LIFE + seat] + 1
    if danger <= 0:
        return []
    toughness = {slot: defence(table, slot) for slot in (*guards, *table.zones[at.FIELD + seat])}
    shield = sum(toughness[slot] for slot in guards)
    if sum(strengths.values()) - shield >= table.counters[at.LIFE + 1 - seat]:
        return []
    kept: list[int] = []
    straight = [slot for slot in table.zones[at.FIELD + seat] if may_block(table, slot)]
    for slot in sorted(straight, key=toughness.__getitem__, reverse=True):
        if danger <= 0:
            break
        danger -= toughness[slot]
        kept.append(slot)
    return kept


def _attack_mode(table: Table, slot: int, guards: list[int]) -> int:
    """By day or by night: in the mode in which fewer of the possible blockers are active."""
    active = ACTIVE_IN[table.faces[slot]]
    if active != DAY | NIGHT:
        return active
    by_day = sum(bool(ACTIVE_IN[table.faces[guard]] & DAY) for guard in guards)
    by_night = sum(bool(ACTIVE_IN[table.faces[guard]] & NIGHT) for guard in guards)
    return DAY if by_day <= by_night else NIGHT


# --- blocking -----------------------------------------------------------------------------------


def _block(table: Table, ask: DeclareBlocks) -> Move:
    """The block that saves most, as long as one is worth it."""
    blocked = {attacker for attacker, _ in ask.pairs}
    enemies = {
        slot: (attack(table, slot), defence(table, slot))
        for slot in attackers(table, 1 - ask.seat)
        if slot not in blocked
    }
    life = table.counters[at.LIFE + ask.seat]
    open_damage = sum(strength for strength, _ in enemies.values())
    worth = 1.0 + 3.0 * (open_damage >= life) + 4.0 / max(1, life)
    guards = {
        slot: (attack(table, slot), defence(table, slot))
        for slot in table.zones[at.FIELD + ask.seat]
        if may_block(table, slot)
    }
    best, chosen = 0.0, DONE
    for attacker, enemy in enemies.items():
        if keywords(table, attacker) & INDOMITABLE:
            continue
        for blocker, own in guards.items():
            value = _block_value(table, attacker, blocker, enemy, own, worth)
            if value > best:
                best, chosen = value, Move("block", blocker, onto=attacker)
    return chosen


Strength = tuple[int, int]
"""Attack and defence."""


def _block_value(
    table: Table, attacker: int, blocker: int, enemy: Strength, own: Strength, worth: float
) -> float:
    """What a block saves, less what it costs if the blocker leaves, in lives."""
    words = keywords(table, blocker)
    opposite = not block_mode(table, blocker, attacker) & table.marks[attacker] >> at.MODE_SHIFT
    strength, guard = enemy[0], own[1] - opposite
    value = worth * (strength if words & BULWARK else min(strength, guard))
    if strength > guard:
        value -= price(table, blocker)
    else:
        value -= 0.05 * guard
    if words & DEFENDER and own[0] > enemy[1]:
        value += price(table, attacker)
    return value


def price(table: Table, slot: int) -> float:
    """What it costs to lose an animal."""
    return 0.5 + LOSS * COST[table.faces[slot]].total


# --- choices ------------------------------------------------------------------------------------


def _leave(table: Table, ask: Leave) -> Move:
    return Move("leave", ask.card, at.ISOLATION + ask.seat)


def _discard(table: Table, ask: Discard) -> Move:
    """The card that is least likely to be played: spare resources, then the dearest."""
    resources = len(table.zones[at.RESOURCES + ask.seat])
    faces = table.faces

    def use(slot: int) -> float:
        face = faces[slot]
        if KIND[face] in RESOURCES:
            return 3.0 if resources < 5 else 0.0
        return 2.0 - max(0, COST[face].total - resources)

    return Move("discard", min(table.zones[at.HAND + ask.seat], key=use))


def _search(table: Table, ask: Search) -> Move:
    """The kind of which there are fewer in play and in hand."""
    faces = table.faces
    slots = (*table.zones[at.RESOURCES + ask.seat], *table.zones[at.HAND + ask.seat])
    given = [GIVES[faces[slot]] for slot in slots]

    def rarity(move: Move) -> int:
        return given.count(GIVES[move.n]) if move.n >= 0 else 0

    return min(table.moves(), key=rarity)


def _aim(table: Table, ask: Aim) -> Move:
    """The dearest target, of the enemy if there is one."""
    faces = table.faces
    return max(
        table.moves(),
        key=lambda move: (owner(table, move.onto) != ask.seat, COST[faces[move.onto]].total),
    )


_CHOICES: dict[type, Callable[[Table, Any], Move]] = {
    ChangeHand: lambda table, ask: KEEP,
    Search: _search,
    UseElement: lambda table, ask: PASS,
    Prepare: lambda table, ask: DONE,
    Aim: _aim,
    Response: lambda table, ask: PASS,
    IntimidationWindow: lambda table, ask: PASS,
    ClashWindow: lambda table, ask: PASS,
    DeclareAttack: lambda table, ask: DONE,
    DeclareBlocks: _block,
    Leave: _leave,
    Discard: _discard,
    Reshuffle: lambda table, ask: DONE,
}
