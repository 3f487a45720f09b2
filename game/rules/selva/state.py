"""What holds at a table of Selva: whose a card is, how strong animals are, and what they may do."""

from __future__ import annotations

from game.engine.table import Table
from game.engine.view import View
from game.rules.selva import layout as at
from game.rules.selva.cards import (
    ACTIVE_IN,
    BASE_ATTACK,
    BASE_DEFENCE,
    CONSTANTS,
    ELEMENT_OF,
    KEYWORDS_OF,
)
from game.rules.selva.layout import (
    ATTACK_SHIFT,
    DAMAGE_SHIFT,
    DEFENCE_SHIFT,
    FIGHTING,
    FRESH,
    HURT,
    INACTIVE_BITS,
    KEYWORD_SHIFT,
    POISON_BITS,
    TURNED,
    number,
    signed,
)
from game.rules.selva.vocabulary import (
    ATTACK,
    DAY,
    DEFENCE,
    NIGHT,
    ON_ENEMIES,
    ON_OTHERS,
    ON_OWN,
    ON_OWN_DAY,
    ON_OWN_NIGHT,
    ON_THIS,
    PER_ELEMENT,
    PER_OTHER,
    PER_SIGIL,
    SENTRY,
    SWIFT,
    Constant,
)

State = Table | View
"""Strengths are public, so a view will do; what is hidden there is never asked for."""


def owner(table: State, slot: int) -> int:
    """The seat that a card belongs to."""
    return int(slot >= table.counters[at.BORDER])


def in_play(table: State, slot: int) -> bool:
    """Whether an animal is in play."""
    return slot in table.zones[at.FIELD + owner(table, slot)]


# --- strength -----------------------------------------------------------------------------------


def attack(table: State, slot: int) -> int:
    """The attack of an animal in play, never below 0."""
    value = BASE_ATTACK[table.faces[slot]] + signed(table.marks[slot], ATTACK_SHIFT)
    return max(0, value + _constants(table, slot, _ATTACK_CONSTANTS))


def defence(table: State, slot: int) -> int:
    """The defence of an animal in play; at 0 or less it leaves play if damage brought it there."""
    mark = table.marks[slot]
    value = BASE_DEFENCE[table.faces[slot]] + _constants(table, slot, _DEFENCE_CONSTANTS)
    if mark & HURT:
        value += signed(mark, DEFENCE_SHIFT) - number(mark, DAMAGE_SHIFT)
    return value


def _of_stat(stat: int) -> list[tuple[Constant, ...]]:
    """For each face, the constants that change a stat."""
    return [tuple(c for c in constants if c.stat == stat) for constants in CONSTANTS]


_ATTACK_CONSTANTS, _DEFENCE_CONSTANTS = _of_stat(ATTACK), _of_stat(DEFENCE)
_SOURCES = ((0, at.FIELD), (1, at.FIELD + 1), (0, at.ALFA), (1, at.ALFA + 1))
"""The zones of cards with constants, with their seats."""


def _constants(table: State, slot: int, by_face: list[tuple[Constant, ...]]) -> int:
    """What the constants of all cards in play add to an animal."""
    faces, zones = table.faces, table.zones
    seat = owner(table, slot)
    total = 0
    for side, zone in _SOURCES:
        for source in zones[zone]:
            for constant in by_face[faces[source]]:
                if _reaches(constant.scope, source, slot, side == seat, faces[slot]):
                    total += constant.n * _times(table, constant, side)
    return total


def _reaches(scope: int, source: int, slot: int, own: bool, face: int) -> bool:
    """Whether a constant of ``source`` reaches the animal ``slot``."""
    if scope == ON_ENEMIES:
        return not own
    if not own:
        return False
    if scope == ON_THIS:
        return slot == source
    if scope == ON_OTHERS:
        return slot != source
    return (
        scope == ON_OWN
        or (scope == ON_OWN_DAY and bool(ACTIVE_IN[face] & DAY))
        or (scope == ON_OWN_NIGHT and bool(ACTIVE_IN[face] & NIGHT))
    )


def _times(table: State, constant: Constant, seat: int) -> int:
    """How often a constant counts."""
    if not constant.per:
        return 1
    if constant.per == PER_OTHER:
        return len(table.zones[at.FIELD + seat]) - 1
    if constant.per == PER_ELEMENT:
        return len(table.zones[at.ELEMENTS + seat])
    if constant.per == PER_SIGIL:
        return len(table.zones[at.SIGILS + seat])
    fields = (table.zones[at.FIELD], table.zones[at.FIELD + 1])
    return sum(bool(table.marks[slot] & POISON_BITS) for field in fields for slot in field)


def keywords(table: State, slot: int) -> int:
    """The keywords of an animal in play, printed or granted until Retreat, as bits."""
    return KEYWORDS_OF[table.faces[slot]] | table.marks[slot] >> KEYWORD_SHIFT


# --- what animals may do ------------------------------------------------------------------------


def may_attack(table: State, slot: int) -> bool:
    """Whether an animal in play may attack now."""
    mark = table.marks[slot]
    if mark & (TURNED | INACTIVE_BITS):
        return False
    words = keywords(table, slot)
    return not words & SENTRY and (not mark & FRESH or bool(words & SWIFT))


def may_block(table: State, slot: int) -> bool:
    """Whether an animal in play may block now."""
    return not table.marks[slot] & (TURNED | INACTIVE_BITS)


def attackers(table: State, seat: int) -> list[int]:
    """The animals of a seat that are attacking (on the other side: blocking)."""
    marks = table.marks
    return [slot for slot in table.zones[at.FIELD + seat] if marks[slot] & FIGHTING]


def block_mode(table: State, blocker: int, attacker: int) -> int:
    """The mode in which a blocker does best: the attacker's if it is active then."""
    active = ACTIVE_IN[table.faces[blocker]]
    wanted = active & table.marks[attacker] >> at.MODE_SHIFT
    return wanted or active


def blocking_defence(table: State, blocker: int, attacker: int) -> int:
    """The defence of a blocker against an attacker: 1 less in the opposite mode."""
    opposite = not table.marks[blocker] & table.marks[attacker] & FIGHTING
    return defence(table, blocker) - opposite


def has_element(table: State, seat: int, kind: int) -> bool:
    """Whether a seat has an element of a kind in play."""
    return any(ELEMENT_OF[table.faces[slot]] == kind for slot in table.zones[at.ELEMENTS + seat])
