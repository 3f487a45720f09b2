"""What a seat may play, reveal or use at a moment, and whether it may have an answer at all."""

from __future__ import annotations

from game.engine.move import Move
from game.engine.table import Table
from game.rules.selva import layout as at
from game.rules.selva.cards import (
    ABILITY,
    COST,
    EFFECTS,
    ELEMENT_OF,
    KEYWORDS_OF,
    KIND,
    WHOM,
    WITHDRAWAL,
    Activated,
)
from game.rules.selva.layout import FRESH, INACTIVE_BITS, TURNED, USED
from game.rules.selva.paying import Purse, purse, ways
from game.rules.selva.state import State, has_element
from game.rules.selva.targets import targets
from game.rules.selva.vocabulary import AMBUSH, ANIMAL, ELEMENT, FORCE, SIGIL

MOST_SIGILS, MOST_RECOVERED = 3, 2
_EMPTY = Purse(0, 0, 0)


def answers_of(
    table: Table, seat: int, any_force: bool = False, abilities: bool = True
) -> list[Move]:
    """The answers a seat has: with Ambush, sigils; in combat any natural force, and perhaps no
    abilities of animals."""
    held = purse(table, seat)
    moves: list[Move] = []
    if held != _EMPTY:
        faces = table.faces
        for slot in table.zones[at.HAND + seat]:
            face = faces[slot]
            kind = KIND[face]
            if (kind == FORCE and any_force) or KEYWORDS_OF[face] & AMBUSH:
                moves += plays(table, seat, slot, held)
        moves += reveals(table, seat, held)
    return moves + uses(table, seat, held, True, abilities)


def plays(table: Table, seat: int, slot: int, held: Purse) -> list[Move]:
    """The ways to play an animal, element or natural force of the hand."""
    face = table.faces[slot]
    cost = COST[face]
    if not held.pays(cost):
        return []
    kind = KIND[face]
    if kind == ELEMENT:
        if has_element(table, seat, ELEMENT_OF[face]):
            return []
        return [Move("play", slot, n=how) for how in ways(held, cost)]
    if kind == FORCE and WHOM[face] is not None:
        return [Move("play", slot, onto=onto) for onto in targets(table, seat, EFFECTS[face])]
    return [Move("play", slot)]


def reveals(table: Table, seat: int, held: Purse) -> list[Move]:
    """The sigils that may be revealed, not those laid in this turn."""
    moves: list[Move] = []
    for slot in table.zones[at.SIGILS + seat]:
        face = table.faces[slot]
        if table.marks[slot] & FRESH or not held.pays(COST[face]):
            continue
        if WHOM[face] is None:
            moves.append(Move("reveal", slot))
        else:
            found = targets(table, seat, EFFECTS[face])
            moves += [Move("reveal", slot, onto=onto) for onto in found]
    return moves


def uses(table: Table, seat: int, held: Purse, answering: bool, animals: bool = True) -> list[Move]:
    """The abilities that may be used: of the Alfa and, with ``animals``, of animals."""
    moves: list[Move] = []
    for slot in able(table, seat, held, answering, animals):
        ability = ABILITY[table.faces[slot]]
        assert ability is not None
        if ability.whom is None:
            moves.append(Move("use", slot))
        else:
            found = targets(table, seat, ability.effects)
            moves += [Move("use", slot, onto=onto) for onto in found]
    return moves


def able(table: State, seat: int, held: Purse, answering: bool, animals: bool = True) -> list[int]:
    """The cards in play whose ability could be used and paid now, targets aside."""
    faces, marks = table.faces, table.marks
    found = []
    slots = (*table.zones[at.ALFA + seat], *(table.zones[at.FIELD + seat] if animals else ()))
    for slot in slots:
        ability = ABILITY[faces[slot]]
        if ability is not None and _usable(ability, marks[slot], held, answering):
            found.append(slot)
    return found


def _usable(ability: Activated, mark: int, held: Purse, answering: bool) -> bool:
    if mark & (USED | INACTIVE_BITS) or (ability.turn and mark & TURNED):
        return False
    return (ability.ambush or not answering) and held.pays(ability.cost)


def may_answer(table: State, seat: int) -> bool:
    """Whether a seat could have an answer, as far as everybody can see.

    Without straight resources nothing of the hand can be played and no sigil revealed (each costs
    at least one).
    """
    held = purse(table, seat)
    if held != _EMPTY:
        marks = table.marks
        if table.zones[at.HAND + seat]:
            return True
        if any(not marks[slot] & FRESH for slot in table.zones[at.SIGILS + seat]):
            return True
    return bool(able(table, seat, held, True))


def in_preparation(table: Table, seat: int) -> list[Move]:
    """All that a seat may do in its Preparation."""
    held = purse(table, seat)
    moves: list[Move] = []
    faces = table.faces
    for slot in table.zones[at.HAND + seat]:
        kind = KIND[faces[slot]]
        if kind in (ANIMAL, ELEMENT, FORCE):
            moves += plays(table, seat, slot, held)
        elif kind == SIGIL:
            if len(table.zones[at.SIGILS + seat]) < MOST_SIGILS:
                moves.append(Move("hide", slot))
        elif not table.counters[at.LAID]:
            moves.append(Move("lay", slot))
    moves += reveals(table, seat, held)
    moves += uses(table, seat, held, False)
    return moves + _from_isolation(table, seat, held) + _withdrawals(table, seat, held)


def _from_isolation(table: Table, seat: int, held: Purse) -> list[Move]:
    if table.counters[at.RECOVERED] >= MOST_RECOVERED:
        return []
    zone = table.zones[at.ISOLATION + seat]
    return [Move("recover", slot) for slot in zone if held.pays(COST[table.faces[slot]])]


def _withdrawals(table: Table, seat: int, held: Purse) -> list[Move]:
    moves: list[Move] = []
    for side in (seat, 1 - seat):
        for slot in table.zones[at.ELEMENTS + side]:
            cost = WITHDRAWAL[table.faces[slot]]
            if held.pays(cost):
                moves += [Move("withdraw", slot, n=how) for how in ways(held, cost)]
    return moves
