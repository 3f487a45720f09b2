"""What an action would do at a target, in words, before it is done."""

from typing import NamedTuple

from game.engine.move import Move
from game.engine.text import N_, Seat, T, Text
from game.engine.view import View
from game.rules.samogon import layout as at
from game.rules.samogon.cards import LOCATION, MINION
from game.rules.samogon.seats import character_of, full_life
from game.rules.samogon.steps.actions import missing_life
from game.rules.samogon.tokens import armor_of, disorientation_of, life_of
from game.rules.samogon.vocabulary import (
    ATTACK,
    BREWING,
    DRAWING,
    HEALING,
    PIERCING,
    joined,
)
from game.rules.samogon.words import name_of


class Forecast(NamedTuple):
    """What would happen, and the minions that would be defeated."""

    text: Text
    doomed: tuple[int, ...] = ()


def forecast(view: View, kind: int, value: int, move: Move) -> Forecast:
    """What an action of this kind and value would do at the target of a move."""
    if move.zone >= at.MELEE:
        each = [_on_minion(view, kind, value, slot) for slot in view.zones[move.zone]]
        doomed = tuple(slot for one in each for slot in one.doomed)
        return Forecast(joined(one.text for one in each), doomed)
    if MINION <= move.onto < LOCATION:
        return _on_minion(view, kind, value, move.onto)
    if move.onto == LOCATION:
        return Forecast(_crosses(view, value))
    if move.onto >= 0:
        return Forecast(_on_leader(view, value))
    return Forecast(_on_character(view, kind, value, move.zone - at.CHARACTER))


def _on_minion(view: View, kind: int, value: int, slot: int) -> Forecast:
    mark, card = view.marks[slot], name_of(view, slot)
    armor, life = armor_of(mark), life_of(mark)
    if kind == ATTACK:
        return _struck(card, slot, max(0, value - armor), life)
    if kind == PIERCING:
        message = N_("{card}: armor {old} → {new}.")
        return Forecast(T(message, card=card, old=armor, new=max(0, armor - value)))
    old = disorientation_of(mark)
    return Forecast(
        T(N_("{card}: Disorientation {old} → {new}."), card=card, old=old, new=old + value)
    )


def _struck(card: Text, slot: int, damage: int, life: int) -> Forecast:
    if damage >= life:
        return Forecast(T(N_("{card}: damage {n}, defeated."), card=card, n=damage), (slot,))
    message = N_("{card}: damage {n}, life {old} → {new}.")
    return Forecast(T(message, card=card, n=damage, old=life, new=life - damage))


def _on_leader(view: View, value: int) -> Text:
    damage = max(0, value - view.counters[at.DARK_ARMOR])
    life = view.counters[at.LEADER_LIFE]
    leader = name_of(view, view.zones[at.LEADER][0])
    if damage >= life:
        return T(N_("{leader}: damage {n}. You win!"), leader=leader, n=damage)
    message = N_("{leader}: damage {n}, life {old} → {new}.")
    return T(message, leader=leader, n=damage, old=life, new=life - damage)


def _on_character(view: View, kind: int, value: int, seat: int) -> Text:
    counters, other = view.counters, Seat(seat)
    if kind == HEALING:
        life = counters[at.LIFE + seat]
        new = min(life + value, life + missing_life(view, seat))
        return T(
            N_("{other}: life {old} → {new} of {most}."),
            other=other,
            old=life,
            new=new,
            most=full_life(view, character_of(view, seat)),
        )
    if kind == BREWING:
        flasks = counters[at.FLASKS + seat]
        return T(N_("{other}: Flasks {old} → {new}."), other=other, old=flasks, new=flasks + value)
    if kind == DRAWING:
        return T(N_("{other} draws {n} Item."), "{other} draws {n} Items.", other=other, n=value)
    haunting = counters[at.HAUNTING + seat]
    new = max(0, haunting - value)
    return T(N_("{other}: Haunting {old} → {new}."), other=other, old=haunting, new=new)


def _crosses(view: View, value: int) -> Text:
    haunting = view.counters[at.CROSSES]
    new = max(0, haunting - value)
    return T(N_("Forest of Crosses: Haunting {old} → {new}."), old=haunting, new=new)
