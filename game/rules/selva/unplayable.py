"""Why a card cannot be played, revealed, used, or fight just now."""

from __future__ import annotations

from game.engine.text import N_, T, Text
from game.engine.view import View
from game.rules.selva import layout as at
from game.rules.selva.cards import (
    ABILITY,
    COST,
    ELEMENT_OF,
    KEYWORDS_OF,
    KIND,
    WITHDRAWAL,
)
from game.rules.selva.layout import FRESH, INACTIVE_BITS, TURNED, USED
from game.rules.selva.naming import held_text, name_of, payable
from game.rules.selva.options import MOST_RECOVERED, MOST_SIGILS
from game.rules.selva.prose import ELEMENTS, cost_text
from game.rules.selva.state import has_element, keywords
from game.rules.selva.vocabulary import (
    AMBUSH,
    ELEMENT,
    FORCE,
    INDOMITABLE,
    RESOURCES,
    SENTRY,
    SIGIL,
    Cost,
)


def hand_reason(view: View, slot: int, any_force: bool, answering: bool) -> Text:
    """Why a card of the hand cannot be played: when, for how much, on what."""
    face = view.faces[slot]
    kind = KIND[face]
    if answering and not (KEYWORDS_OF[face] & AMBUSH or (any_force and kind == FORCE)):
        if any_force:
            return T(N_("In combat only natural forces and cards with Ambush can be played."))
        return T(N_("Only cards with Ambush can be played as an answer."))
    if kind in RESOURCES:
        return T(N_("You may lay one herb or prey in a turn."))
    if kind == SIGIL:
        return T(N_("You have {n} sigils in play, and no more are allowed."), n=MOST_SIGILS)
    if not payable(view, view.seat, COST[face]):
        return _too_dear(view, slot, COST[face])
    if kind == ELEMENT and has_element(view, view.seat, ELEMENT_OF[face]):
        element = ELEMENTS[ELEMENT_OF[face]]
        return T(N_("You have an element of this kind in play: {element}."), element=element)
    return _no_target(view, slot)


def _too_dear(view: View, slot: int, cost: Cost) -> Text:
    return T(
        N_("{card} costs {cost}; you have {held}."),
        card=name_of(view, slot),
        cost=cost_text(cost),
        held=held_text(view, view.seat),
    )


def _no_target(view: View, slot: int) -> Text:
    return T(N_("There is nothing that {card} could reach."), card=name_of(view, slot))


def sigil_reason(view: View, slot: int) -> Text:
    """Why a sigil cannot be revealed."""
    if view.marks[slot] & FRESH:
        return T(N_("A sigil cannot be revealed in the turn in which it was laid."))
    cost = COST[view.faces[slot]]
    if not payable(view, view.seat, cost):
        return _too_dear(view, slot, cost)
    return _no_target(view, slot)


def ability_reason(view: View, slot: int, answering: bool) -> Text:
    """Why the ability of an animal or Alfa cannot be used."""
    ability, mark = ABILITY[view.faces[slot]], view.marks[slot]
    card = name_of(view, slot)
    if ability is None:
        return T(N_("{card} has no ability that is used."), card=card)
    if answering and not ability.ambush:
        return T(N_("The ability of {card} has no Ambush: it is for your Preparation."), card=card)
    if mark & USED:
        return T(N_("The ability of {card} has been used in this turn."), card=card)
    if mark & INACTIVE_BITS:
        return T(N_("{card} is inactive."), card=card)
    if ability.turn and mark & TURNED:
        return T(N_("{card} is turned already."), card=card)
    if not payable(view, view.seat, ability.cost):
        return _too_dear(view, slot, ability.cost)
    return _no_target(view, slot)


def element_reason(view: View, slot: int) -> Text:
    """Why an element cannot be used in the Awakening, or not on this target."""
    return _no_target(view, slot)


def isolated_reason(view: View, slot: int) -> Text:
    """Why an animal cannot be taken back from Isolation."""
    if view.counters[at.RECOVERED] >= MOST_RECOVERED:
        return T(N_("You may take back {n} animals from Isolation in a turn."), n=MOST_RECOVERED)
    return _too_dear(view, slot, COST[view.faces[slot]])


def withdrawal_reason(view: View, slot: int) -> Text:
    """Why an element cannot be withdrawn."""
    return T(
        N_("Withdrawing {card} costs {cost}; you have {held}."),
        card=name_of(view, slot),
        cost=cost_text(WITHDRAWAL[view.faces[slot]]),
        held=held_text(view, view.seat),
    )


# --- combat -------------------------------------------------------------------------------------


def attack_reason(view: View, slot: int) -> Text:
    """Why an own animal cannot attack."""
    card, mark = name_of(view, slot), view.marks[slot]
    if mark & at.FIGHTING:
        return T(N_("{card} attacks already."), card=card)
    if mark & INACTIVE_BITS:
        return T(N_("{card} is inactive."), card=card)
    if mark & TURNED:
        return T(N_("{card} is turned: it straightens in your next Awakening."), card=card)
    if keywords(view, slot) & SENTRY:
        return T(N_("{card} is a Sentry: it only blocks."), card=card)
    return T(N_("{card} entered in this turn and is not Swift, so it cannot attack."), card=card)


def block_reason(view: View, slot: int, attacker: int) -> Text:
    """Why an own animal cannot block, or not this attacker."""
    card, mark = name_of(view, slot), view.marks[slot]
    if mark & at.FIGHTING:
        return T(N_("{card} blocks already."), card=card)
    if mark & INACTIVE_BITS:
        return T(N_("{card} is inactive."), card=card)
    if mark & TURNED:
        return T(N_("{card} is turned, so it cannot block."), card=card)
    enemy = name_of(view, attacker)
    if not view.marks[attacker] & at.FIGHTING:
        return T(N_("{card} does not attack."), card=enemy)
    if keywords(view, attacker) & INDOMITABLE:
        return T(N_("{card} is Indomitable: it cannot be blocked."), card=enemy)
    return T(N_("A blocker is dragged onto the attacker that it blocks."))
