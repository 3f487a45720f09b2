"""The seven actions: whom they may reach, and what they do. § Actions."""

from collections.abc import Callable

from game.engine.move import Move
from game.engine.table import Table
from game.engine.text import N_
from game.rules.samogon import layout as at
from game.rules.samogon.cards import ATTACK as ATTACK_SLOT
from game.rules.samogon.cards import LEADER, LOCATION, SLOT_FACES
from game.rules.samogon.seats import State, character_of, full_life
from game.rules.samogon.steps.ending import WON, finish
from game.rules.samogon.steps.minions import defeat, melee_of
from game.rules.samogon.tokens import ONE_ARMOR, ONE_DISORIENTATION, armor_of, life_of
from game.rules.samogon.vocabulary import (
    AREA,
    ATTACK,
    BREWING,
    CLOSE,
    DISORIENTATION,
    DRAWING,
    EXORCISM,
    HEALING,
    NO_RANGE,
    PIERCING,
    Action,
)


class Aimed:
    """The moves of a verb, made once: onto a card, or at a zone."""

    def __init__(self, verb: str) -> None:
        self.onto = [Move(verb, onto=slot) for slot in range(len(SLOT_FACES))]
        self.zone = [Move(verb, zone=zone) for zone in range(len(at.ZONES))]


# --- whom they reach ----------------------------------------------------------------------------


def targets(table: Table, seat: int, action: Action, aimed: Aimed) -> list[Move]:
    """The moves that aim an action of the active player at something it can act on."""
    kind, reach = action.kind, action.range
    if reach == NO_RANGE:
        return _friends(table, kind, aimed)
    zones = table.zones
    if reach == CLOSE:
        found = _minions(table, zones[at.MELEE + seat], kind, aimed)
    elif reach == AREA:
        found = [
            aimed.zone[zone]
            for zone in range(at.MELEE, at.MELEE + table.seats)
            if _minions(table, zones[zone], kind, aimed)
        ]
    else:
        found = []
        for zone in range(at.MELEE, at.MELEE + table.seats):
            found += _minions(table, zones[zone], kind, aimed)
    if kind == ATTACK:
        found.append(aimed.onto[zones[at.LEADER][0]])
    return found


def _minions(table: Table, slots: list[int], kind: int, aimed: Aimed) -> list[Move]:
    """Minions that the action can act on: there must be armor to pierce."""
    onto = aimed.onto
    if kind == PIERCING:
        marks = table.marks
        return [onto[slot] for slot in slots if armor_of(marks[slot])]
    return [onto[slot] for slot in slots]


def _friends(table: Table, kind: int, aimed: Aimed) -> list[Move]:
    """Characters, and for Exorcism the Location, that the action can act on."""
    seats, counters = range(table.seats), table.counters
    zone = aimed.zone
    if kind == HEALING:
        return [zone[at.CHARACTER + seat] for seat in seats if missing_life(table, seat)]
    if kind == EXORCISM:
        found = [zone[at.CHARACTER + seat] for seat in seats if counters[at.HAUNTING + seat]]
        return [*found, aimed.onto[LOCATION]] if counters[at.CROSSES] else found
    return [zone[at.CHARACTER + seat] for seat in seats]


def missing_life(state: State, seat: int) -> int:
    """The life a Character has lost."""
    return full_life(state, character_of(state, seat)) - state.counters[at.LIFE + seat]


# --- what they do -------------------------------------------------------------------------------


def perform(table: Table, seat: int, kind: int, value: int, move: Move) -> None:
    """Carry out an action of ``seat`` at the target of ``move``. It may win the game."""
    onto, zone = move.onto, move.zone
    if onto == LOCATION:
        _exorcise(table, seat, at.CROSSES, value)
        table.say(N_("{seat} removes Haunting from the Forest of Crosses."), seat)
    elif LEADER <= onto < ATTACK_SLOT:
        _strike_leader(table, seat, value)
    elif onto >= 0:
        _ON_MINION[kind](table, seat, onto, melee_of(table, onto), value)
    elif zone >= at.MELEE:
        for slot in tuple(table.zones[zone]):
            _ON_MINION[kind](table, seat, slot, zone, value)
    else:
        _ON_CHARACTER[kind](table, seat, zone - at.CHARACTER, value)


def _strike(table: Table, seat: int, slot: int, zone: int, value: int) -> None:
    """Attack: damage reduced by armor; a minion without life is defeated."""
    mark = table.marks[slot]
    damage = max(0, value - armor_of(mark))
    table.say(N_("{seat} attacks {cards}, damage {n}."), seat, (slot,), n=damage)
    if damage >= life_of(mark):
        defeat(table, slot, zone, seat)
    elif damage:
        table.mark((slot,), mark - damage)


def _strike_leader(table: Table, seat: int, value: int) -> None:
    """Attack: damage reduced by the Dark Armor."""
    counters = table.counters
    damage = min(counters[at.LEADER_LIFE], max(0, value - counters[at.DARK_ARMOR]))
    table.say(N_("{seat} attacks the Leader, damage {n}."), seat, n=damage)
    if damage:
        table.count(at.LEADER_LIFE, -damage)
        table.count(at.STRUCK + seat, damage)
        if not counters[at.LEADER_LIFE]:
            finish(table, WON)


def _pierce(table: Table, seat: int, slot: int, zone: int, value: int) -> None:
    """Piercing: removes armor, the rest is lost."""
    mark = table.marks[slot]
    removed = min(value, armor_of(mark))
    if removed:
        table.mark((slot,), mark - removed * ONE_ARMOR)
        table.say(N_("{seat} pierces {n} armor of {cards}."), seat, (slot,), n=removed)


def _disorient(table: Table, seat: int, slot: int, zone: int, value: int) -> None:
    """Disorientation: so many tokens."""
    table.mark((slot,), table.marks[slot] + value * ONE_DISORIENTATION)
    table.say(N_("{seat} disorients {cards}, tokens: {n}."), seat, (slot,), n=value)


# What the log says, for another Character and for the own one.
_BREWED = (
    N_("{seat} brews, and {other} gains Flasks: {n}."),
    N_("{seat} brews and gains Flasks: {n}."),
)
_DRAWN = N_("{seat} lets {other} draw Items: {n}."), N_("{seat} draws Items: {n}.")
_HEALED = N_("{seat} heals {other}, life: {n}."), N_("{seat} regains life: {n}.")
_EXORCISED = (
    N_("{seat} removes Haunting from {other}."),
    N_("{seat} removes own Haunting."),
)


def _brew(table: Table, seat: int, other: int, value: int) -> None:
    """Brewing: a Character gains Flasks."""
    table.count(at.FLASKS + other, value)
    table.say(_BREWED[seat == other], seat, other=other, n=value)


def _draw(table: Table, seat: int, other: int, value: int) -> None:
    """Drawing: a player draws Items."""
    drawn = draw_items(table, other, value)
    table.say(_DRAWN[seat == other], seat, other=other, n=drawn)


def _heal(table: Table, seat: int, other: int, value: int) -> None:
    """Healing: never above the life at the start."""
    healed = min(value, missing_life(table, other))
    table.count(at.LIFE + other, healed)
    table.count(at.HEALED + seat, healed)
    table.say(_HEALED[seat == other], seat, other=other, n=healed)


def _exorcise_character(table: Table, seat: int, other: int, value: int) -> None:
    """Exorcism of a Character."""
    _exorcise(table, seat, at.HAUNTING + other, value)
    table.say(_EXORCISED[seat == other], seat, other=other)


def _exorcise(table: Table, seat: int, counter: int, value: int) -> None:
    """Exorcism: removes up to so much Haunting."""
    removed = min(value, table.counters[counter])
    table.count(counter, -removed)
    table.count(at.EXORCISED + seat, removed)


def draw_items(table: Table, seat: int, n: int) -> int:
    """Draw Items, shuffling the discard pile when the deck runs out; returns how many came."""
    drawn = len(table.deal(at.DECK, at.HAND + seat, n))
    if drawn < n and table.zones[at.DISCARD]:
        table.move_all(at.DISCARD, at.DECK)
        table.shuffle(at.DECK)
        drawn += len(table.deal(at.DECK, at.HAND + seat, n - drawn))
    return drawn


_ON_MINION: dict[int, Callable[[Table, int, int, int, int], None]] = {
    ATTACK: _strike,
    PIERCING: _pierce,
    DISORIENTATION: _disorient,
}
_ON_CHARACTER: dict[int, Callable[[Table, int, int, int], None]] = {
    BREWING: _brew,
    DRAWING: _draw,
    HEALING: _heal,
    EXORCISM: _exorcise_character,
}
