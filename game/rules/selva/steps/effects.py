"""What cards do: a step for each effect, a function for each verb. § Words on cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.step import Step
from game.engine.table import Table
from game.engine.text import N_
from game.engine.window import cancel
from game.rules.selva import layout as at
from game.rules.selva import vocabulary as v
from game.rules.selva.cards import CARDS, KIND
from game.rules.selva.layout import (
    ATTACK_SHIFT,
    DAMAGE_SHIFT,
    DEFENCE_SHIFT,
    FIGHTING,
    HURT,
    INACTIVE_SHIFT,
    KEYWORD_SHIFT,
    POISON_SHIFT,
    TURNED,
    number,
    signed,
    with_number,
    with_signed,
)
from game.rules.selva.state import in_play, owner
from game.rules.selva.steps.choices import Casualties, Discard, Reshuffle, Search
from game.rules.selva.steps.moving import draw, end_if_decided, leave_play, wound
from game.rules.selva.targets import bars, in_reach, reached, sides
from game.rules.selva.vocabulary import Effect


@dataclass(frozen=True, slots=True)
class Do(Step):
    """An effect of a card ``source`` of ``seat`` happens, to ``onto`` if it has a chosen target."""

    seat: int
    source: int
    onto: int
    effect: Effect

    def run(self, table: Table) -> None:
        VERBS[self.effect.verb](table, self)
        if end_if_decided(table):
            return
        for seat in range(at.SEATS):
            for slot in table.zones[at.FIELD + seat]:
                if table.marks[slot] & HURT:
                    table.push(Casualties())
                    return


def effects_of(
    seat: int, source: int, effects: tuple[Effect, ...], onto: int = -1
) -> tuple[Do, ...]:
    """The steps of effects; those that need a target are left out if there is none."""
    return tuple(
        Do(seat, source, onto, effect) for effect in effects if onto >= 0 or not effect.whom.chosen
    )


def met(table: Table, do: Do) -> list[int]:
    """The cards in play or elsewhere that an effect meets now.

    Its card itself, everything in reach, or the chosen target; a target that is not where it was,
    or cannot be reached any more, is met no longer.
    """
    whom = do.effect.whom
    if whom.place == v.ITSELF:
        return [do.source] if in_play(table, do.source) else []
    if whom.each:
        return reached(table, do.seat, do.effect)
    if whom.place in (v.GRAVEYARD, v.ISOLATED):
        zone = at.GRAVEYARD if whom.place == v.GRAVEYARD else at.ISOLATION
        return [do.onto] if do.onto in table.zones[zone + do.seat] else []
    if do.onto not in in_reach(table, do.seat, whom):
        return []
    barred = KIND[table.faces[do.onto]] == v.ANIMAL and bars(table, do.onto, do.effect.verb)
    return [] if barred and whom.place == v.IN_PLAY else [do.onto]


# --- on animals ---------------------------------------------------------------------------------


def _damage(table: Table, do: Do) -> None:
    n = do.effect.n
    if do.effect.whom.place == v.ALFAS:
        wound(table, sides(do.effect.whom, do.seat), n)
        return
    for slot in met(table, do):
        mark = table.marks[slot]
        table.mark((slot,), with_number(mark, DAMAGE_SHIFT, number(mark, DAMAGE_SHIFT) + n))
        table.say(N_("{n} damage to {cards}."), cards=(slot,), n=n)


def _poison(table: Table, do: Do) -> None:
    for slot in met(table, do):
        table.mark((slot,), with_number(table.marks[slot], POISON_SHIFT, do.effect.n))
        table.say(N_("{cards} is poisoned: {n}."), cards=(slot,), n=do.effect.n)


def _inactive(table: Table, do: Do) -> None:
    """§ Confrontation: an animal that becomes inactive fights no more."""
    for slot in met(table, do):
        mark = table.marks[slot] & ~FIGHTING
        table.mark((slot,), with_number(mark, INACTIVE_SHIFT, do.effect.n))
        table.say(N_("{cards} becomes inactive: {n}."), cards=(slot,), n=do.effect.n)


def _turn(table: Table, do: Do) -> None:
    for slot in met(table, do):
        if not table.marks[slot] & TURNED:
            table.mark((slot,), table.marks[slot] | TURNED)
            table.say(N_("{cards} is turned."), cards=(slot,))


def _straighten(table: Table, do: Do) -> None:
    for slot in met(table, do):
        if table.marks[slot] & TURNED:
            table.mark((slot,), table.marks[slot] & ~TURNED)
            table.say(N_("{cards} is straightened."), cards=(slot,))


def _attack(table: Table, do: Do) -> None:
    _change(table, do, ATTACK_SHIFT)


def _defence(table: Table, do: Do) -> None:
    _change(table, do, DEFENCE_SHIFT)


def _change(table: Table, do: Do, shift: int) -> None:
    for slot in met(table, do):
        mark = table.marks[slot]
        table.mark((slot,), with_signed(mark, shift, signed(mark, shift) + do.effect.n))


def _grant(table: Table, do: Do) -> None:
    for slot in met(table, do):
        table.mark((slot,), table.marks[slot] | do.effect.n << KEYWORD_SHIFT)


# --- from place to place ------------------------------------------------------------------------

_BASES = {v.ANIMAL: at.FIELD, v.ELEMENT: at.ELEMENTS, v.SIGIL: at.SIGILS}


def _raze(table: Table, do: Do) -> None:
    base = _BASES.get(do.effect.whom.kinds[0], at.RESOURCES)
    for slot in met(table, do):
        leave_play(table, slot, base, at.GRAVEYARD)
        table.say(N_("{cards} is razed."), cards=(slot,))


def _isolate(table: Table, do: Do) -> None:
    for slot in met(table, do):
        leave_play(table, slot, at.FIELD, at.ISOLATION)
        table.say(N_("{cards} goes to {seat}'s Isolation."), owner(table, slot), (slot,))


def _raise(table: Table, do: Do) -> None:
    whom = do.effect.whom
    if whom.place == v.FOREST:
        _raise_from_forest(table, do)
        return
    base = {v.GRAVEYARD: at.GRAVEYARD, v.ISOLATED: at.ISOLATION}.get(whom.place, at.FIELD)
    for slot in met(table, do):
        leave_play(table, slot, base, at.HAND)
        table.say(N_("{cards} returns to {seat}'s hand."), owner(table, slot), (slot,))


def _raise_from_forest(table: Table, do: Do) -> None:
    """The uppermost card of its kind; then the order of the Forest means nothing any more."""
    seat = do.seat
    forest = table.zones[at.FOREST + seat]
    fitting = (s for s in reversed(forest) if KIND[table.faces[s]] in do.effect.whom.kinds)
    slot = next(fitting, -1)
    if slot >= 0:
        table.move(slot, at.FOREST + seat, at.HAND + seat)
        table.say(N_("{seat} takes {cards} out of the Forest."), seat, (slot,))
    else:
        table.say(N_("{seat} finds nothing in the Forest."), seat)
    table.shuffle(at.FOREST + seat)


def _neutralise(table: Table, do: Do) -> None:
    """§ Answering: the card that is being played goes to the graveyard without effect."""
    for slot in met(table, do):
        step = next(s for s in table.steps if getattr(s, "played", -1) == slot)
        cancel(table, step)
        table.move(slot, at.STACK, at.GRAVEYARD + owner(table, slot))
        table.say(N_("{cards} is neutralised."), cards=(slot,))


# --- of players ---------------------------------------------------------------------------------


def _heal(table: Table, do: Do) -> None:
    """An Alfa never has more life than is printed on it."""
    alfa = table.zones[at.ALFA + do.seat][0]
    room = CARDS[table.faces[alfa]].life - table.counters[at.LIFE + do.seat]
    gained = min(do.effect.n, room)
    if gained > 0:
        table.count(at.LIFE + do.seat, gained)
        table.say(N_("{seat}'s Alfa regains {n} life."), do.seat, n=gained)


def _draw(table: Table, do: Do) -> None:
    for seat in sides(do.effect.whom, do.seat):
        table.say(N_("{seat} draws cards: {n}."), seat, n=do.effect.n)
        draw(table, seat, do.effect.n)


def _drop(table: Table, do: Do) -> None:
    for seat in sides(do.effect.whom, do.seat):
        dropped = table.deal(at.FOREST + seat, at.GRAVEYARD + seat, do.effect.n)
        if dropped:
            table.say(N_("{seat} drops {cards}."), seat, dropped)


def _discard(table: Table, do: Do) -> None:
    asked = []
    for seat in sides(do.effect.whom, do.seat):
        asked += [Discard(seat)] * min(do.effect.n, len(table.zones[at.HAND + seat]))
    table.push(*asked)


def _reshuffle(table: Table, do: Do) -> None:
    if table.zones[at.GRAVEYARD + do.seat]:
        table.push(Reshuffle(do.seat, do.effect.n))


def _grow(table: Table, do: Do) -> None:
    if table.zones[at.FOREST + do.seat]:
        table.push(Search(do.seat, turned=True))


VERBS: tuple[Callable[[Table, Do], None], ...] = (
    _damage,
    _heal,
    _raze,
    _isolate,
    _raise,
    _poison,
    _inactive,
    _turn,
    _straighten,
    _attack,
    _defence,
    _grant,
    _draw,
    _drop,
    _discard,
    _reshuffle,
    _neutralise,
    _grow,
)
