"""Why something cannot be done in Dziki Samogon: the rule against each attempt."""

from collections.abc import Callable
from typing import Any

from game.engine.game import Attempt
from game.engine.text import N_, Seat, T, Text
from game.engine.view import View
from game.rules.samogon import layout as at
from game.rules.samogon.cards import ITEM, LOCATION, LOCATION_FACE, MINION, SPEND
from game.rules.samogon.seats import character_of
from game.rules.samogon.steps.actions import missing_life
from game.rules.samogon.steps.course import ChooseCharacter
from game.rules.samogon.steps.effects import ChooseDiscard
from game.rules.samogon.steps.items import BOTH, FIRST, SECOND, Act, action_of, own_portrait
from game.rules.samogon.steps.support import MaySupport, StrengthenSupport
from game.rules.samogon.steps.turn import ChooseItem, MayUseAbility
from game.rules.samogon.vocabulary import (
    CLOSE,
    EXORCISM,
    HEALING,
    NO_RANGE,
    OFFENSIVE,
    Action,
)
from game.rules.samogon.words import prompt


def why_not(view: View, attempt: Attempt) -> Text:
    """Why this cannot be done now, by the rule that forbids it."""
    if view.over:
        return T(N_("The game is over."))
    if view.actor != view.seat:
        return T(N_("{other} is to decide now."), other=Seat(view.actor))
    reason = _REASONS.get(type(view.ask))
    found = reason(view, view.ask, attempt) if reason and attempt.card >= 0 else None
    return found or _elsewhere(view, attempt.card) or prompt(view)


def _holder(view: View, card: int) -> int:
    """The seat in whose hand a card is, −1 if in none."""
    hands = enumerate(view.zones[at.HAND : at.HAND + view.seats])
    return next((seat for seat, hand in hands if card in hand), -1)


def _elsewhere(view: View, card: int) -> Text | None:
    """Why a card takes no part in what is decided now."""
    if card < 0:
        return None
    if card in view.zones[at.DECK]:
        return T(N_("Items are drawn at the end of the turn, and by Drawing."))
    if card in view.zones[at.DISCARD]:
        return T(N_("Discarded Items come back when the deck has run out."))
    holder = _holder(view, card)
    if holder >= 0 and holder != view.seat:
        return T(N_("This Item is in {other}'s hand; it can only support you."), other=Seat(holder))
    if any(card in melee for melee in view.zones[at.MELEE : at.MELEE + view.seats]):
        return T(N_("Minions are no cards of yours: aim an Item at them."))
    return None


# --- Characters, Items, support -----------------------------------------------------------------


def _choose(view: View, ask: ChooseCharacter, attempt: Attempt) -> Text | None:
    for seat in range(view.seats):
        if attempt.card in view.zones[at.CHARACTER + seat]:
            return T(N_("{other} plays this Character: nobody else can."), other=Seat(seat))
    return None


def _choose_item(view: View, ask: ChooseItem, attempt: Attempt) -> Text | None:
    if attempt.card in view.zones[at.HAND + view.seat]:
        return T(
            N_(
                "First an Item is played, at the place of the Item in play; then you aim its actions."
            )
        )
    return _ability(view, attempt)


def _may_support(view: View, ask: MaySupport, attempt: Attempt) -> Text | None:
    if attempt.card in view.zones[at.HAND + view.seat]:
        return T(N_("A support is laid onto the Item in play."))
    if _holder(view, attempt.card) >= 0:
        return T(N_("You support with an Item of your own hand."))
    if attempt.card in view.zones[at.CHARACTER + view.seat]:
        return T(N_("Special abilities work in your own turn only."))
    return None


def _flask(view: View, zone: int) -> Text | None:
    """Why no Flask can be spent on the Item in a zone."""
    if not own_portrait_view(view, zone):
        return T(N_("Flasks strengthen only Items with your own portrait."))
    if not view.counters[at.FLASKS + view.seat]:
        return T(N_("You have no Flask to spend."))
    return None


def own_portrait_view(view: View, zone: int) -> bool:
    """Whether the Item in a zone bears the portrait of the viewer's Character."""
    return bool(view.zones[zone]) and own_portrait(view, view.seat, zone)


def _strengthen(view: View, ask: StrengthenSupport, attempt: Attempt) -> Text | None:
    if attempt.card in view.zones[at.HAND + view.seat]:
        return T(N_("Only one Item supports; you may still spend Flasks on it."))
    return None


def _discard(view: View, ask: ChooseDiscard, attempt: Attempt) -> Text | None:
    if attempt.card in view.zones[at.HAND + view.seat]:
        return T(N_("Items that you lose go to the discard pile."))
    return T(N_("You lose Items of your own hand."))


# --- aiming -------------------------------------------------------------------------------------


def _act(view: View, ask: Act, attempt: Attempt) -> Text | None:
    played = view.zones[at.PLAYED]
    if attempt.card in played:
        face = view.faces[played[0]]
        halves = [half for half, bit in enumerate((FIRST, SECOND)) if ask.left & bit]
        return _unaimed(view, [action_of(face, half) for half in halves], attempt)
    if attempt.card in view.zones[at.HAND + view.seat]:
        return T(N_("Finish the Item in play first."))
    if attempt.card in view.zones[at.SUPPORT]:
        return T(N_("The support only adds to the Item in play: drag that one."))
    if attempt.card in view.zones[at.CHARACTER + view.seat]:
        if ask.left != BOTH:
            return T(N_("Flasks are spent before the first action."))
        return _flask(view, at.PLAYED) or T(
            N_("Drop your Character onto the Item in play to spend a Flask; abilities come later.")
        )
    return None


def _ability(view: View, attempt: Attempt) -> Text | None:
    """Why the special ability cannot be used, or not there."""
    character = character_of(view, view.seat)
    if attempt.card in range(ITEM) and attempt.card != character:
        return T(N_("You can use only the ability of your own Character."))
    if attempt.card != character:
        return None
    flasks, action = SPEND[character]
    have = view.counters[at.FLASKS + view.seat]
    if have < flasks:
        return T(
            N_("Your ability costs {n} Flask; you have {have}."),
            N_("Your ability costs {n} Flasks; you have {have}."),
            n=flasks,
            have=have,
        )
    return _unaimed(view, [action], attempt)


def _may_use(view: View, ask: MayUseAbility, attempt: Attempt) -> Text | None:
    if attempt.card in view.zones[at.HAND + view.seat]:
        return T(N_("You have played your Items; what you drew is for later."))
    return _ability(view, attempt)


def _unaimed(view: View, actions: list[Action], attempt: Attempt) -> Text | None:
    """Why none of these actions can be aimed at the place where a card was dropped."""
    slot, seat = _dropped(view, attempt)
    if slot in view.zones[at.LEADER]:
        return T(N_("Piercing and Disorientation do not work on the Leader."))
    if slot >= 0 and MINION <= view.faces[slot] < LOCATION_FACE:
        return _not_onto_minion(view, actions, slot)
    if slot == LOCATION:
        if all(action.kind != EXORCISM for action in actions):
            return T(N_("Only Exorcism works on the Forest of Crosses."))
        return T(N_("There is no Haunting on the Forest of Crosses."))
    if seat >= 0:
        return _not_at_seat(view, actions, seat)
    if at.MELEE <= attempt.zone < at.MELEE + view.seats:
        if view.zones[attempt.zone]:
            return T(N_("Drop it onto one of the minions."))
        return T(N_("There is no minion here."))
    return None


def _dropped(view: View, attempt: Attempt) -> tuple[int, int]:
    """The card aimed at and the seat whose Character is, each −1 if there is none."""
    slot = attempt.onto
    if attempt.zone in (at.LEADER, at.LOCATION):
        slot = view.zones[attempt.zone][0]
    for seat in range(view.seats):
        character, hand = at.CHARACTER + seat, at.HAND + seat
        if attempt.zone in (character, hand) or slot in view.zones[character]:
            return -1, seat
        if slot in view.zones[hand]:
            return -1, seat
    in_melee = any(slot in melee for melee in view.zones[at.MELEE : at.MELEE + view.seats])
    on_table = in_melee or slot == LOCATION or slot in view.zones[at.LEADER]
    return (slot if on_table else -1), -1


def _not_onto_minion(view: View, actions: list[Action], slot: int) -> Text:
    offensive = [action for action in actions if action.kind in OFFENSIVE]
    if not offensive:
        return T(N_("This works on Characters, not on minions."))
    mine = slot in view.zones[at.MELEE + view.seat]
    if not mine and all(action.range == CLOSE for action in offensive):
        return T(N_("Close range: only minions in melee with you, or the Leader."))
    return T(N_("This minion has no armor left to pierce."))


def _not_at_seat(view: View, actions: list[Action], seat: int) -> Text:
    kinds = [action.kind for action in actions if action.range == NO_RANGE]
    if not kinds:
        return T(N_("This works on minions, not on Characters."))
    if HEALING in kinds and not missing_life(view, seat):
        return T(N_("{other} has full life."), other=Seat(seat))
    return T(N_("{other} has no Haunting."), other=Seat(seat))


_REASONS: dict[type, Callable[[View, Any, Attempt], Text | None]] = {
    Act: _act,
    ChooseCharacter: _choose,
    ChooseDiscard: _discard,
    ChooseItem: _choose_item,
    MaySupport: _may_support,
    MayUseAbility: _may_use,
    StrengthenSupport: _strengthen,
}
