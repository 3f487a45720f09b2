"""Whom effects can reach at a table."""

from __future__ import annotations

from game.rules.selva import layout as at
from game.rules.selva.cards import ACTIVE_IN, KIND
from game.rules.selva.layout import FIGHTING, INACTIVE_BITS, POISON_BITS, TURNED
from game.rules.selva.state import State, keywords, owner
from game.rules.selva.vocabulary import (
    ANIMAL,
    ATTACKING,
    BEING_PLAYED,
    BY_DAY,
    BY_NIGHT,
    DAY,
    ELEMENT,
    ENEMY,
    GRAVEYARD,
    INACTIVE,
    ISOLATED,
    NIGHT,
    OWN,
    POISON,
    PROTECTION,
    RAZE,
    SIGIL,
    TURNED_ONE,
    Effect,
    Whom,
)

_ZONES = {ANIMAL: at.FIELD, ELEMENT: at.ELEMENTS, SIGIL: at.SIGILS}


def sides(whom: Whom, seat: int) -> list[int]:
    """The seats on whose side an effect of ``seat`` reaches, its own first."""
    found = [seat] if whom.side & OWN else []
    return [*found, 1 - seat] if whom.side & ENEMY else found


def in_reach(table: State, seat: int, whom: Whom) -> list[int]:
    """The cards that ``whom`` means for a seat, whatever is to be done to them."""
    if whom.place == BEING_PLAYED:
        return [slot for slot in table.zones[at.STACK] if owner(table, slot) != seat]
    if whom.place in (GRAVEYARD, ISOLATED):
        zone = at.GRAVEYARD if whom.place == GRAVEYARD else at.ISOLATION
        return _one_of_each(table, table.zones[zone + seat], whom.kinds)
    kind = whom.kinds[0]
    base = _ZONES.get(kind, at.RESOURCES)
    found = [slot for side in sides(whom, seat) for slot in table.zones[base + side]]
    return [s for s in found if _in_state(table, s, whom.state)] if whom.state else found


def _one_of_each(
    table: State, slots: list[int] | tuple[int, ...], kinds: tuple[int, ...]
) -> list[int]:
    """The cards of some kinds, one of each face: it does not matter which of them it is."""
    found: dict[int, int] = {}
    for slot in slots:
        face = table.faces[slot]
        if KIND[face] in kinds:
            found.setdefault(face, slot)
    return list(found.values())


def _in_state(table: State, slot: int, state: int) -> bool:
    """Whether an animal is in a state."""
    if state == ATTACKING:
        return (
            bool(table.marks[slot] & FIGHTING) and owner(table, slot) == table.counters[at.ACTIVE]
        )
    if state == TURNED_ONE:
        return bool(table.marks[slot] & TURNED)
    wanted = {BY_DAY: DAY, BY_NIGHT: NIGHT}[state]
    return bool(ACTIVE_IN[table.faces[slot]] & wanted)


def bars(table: State, slot: int, verb: int) -> bool:
    """Whether an animal cannot be reached by a verb: Protection, or a status it has already."""
    if verb == RAZE:
        return bool(keywords(table, slot) & PROTECTION)
    if verb == POISON:
        return bool(table.marks[slot] & POISON_BITS)
    return verb == INACTIVE and bool(table.marks[slot] & INACTIVE_BITS)


def reached(table: State, seat: int, effect: Effect) -> list[int]:
    """The cards that an effect of a seat can reach now: to choose from, or all of them."""
    found = in_reach(table, seat, effect.whom)
    if effect.verb in _BARRED and effect.whom.kinds == _ANIMALS:
        return [slot for slot in found if not bars(table, slot, effect.verb)]
    return found


def targets(table: State, seat: int, effects: tuple[Effect, ...]) -> list[int]:
    """The cards of which one must be chosen for these effects; one of them asks for a choice."""
    return next(reached(table, seat, effect) for effect in effects if effect.whom.chosen)


_BARRED = (RAZE, POISON, INACTIVE)
_ANIMALS = (ANIMAL,)
