"""Why something cannot be done in Selva: the rule against each attempt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.game import Attempt
from game.engine.text import N_, Seat, T, Text
from game.engine.view import View
from game.rules.selva import layout as at
from game.rules.selva.naming import name_of
from game.rules.selva.state import may_block, owner
from game.rules.selva.steps.choices import Discard, Leave, Reshuffle, Search
from game.rules.selva.steps.combat import DeclareAttack, DeclareBlocks
from game.rules.selva.steps.playing import Aim, ClashWindow, IntimidationWindow, Response
from game.rules.selva.steps.setup import ChangeHand
from game.rules.selva.steps.turn import Prepare, UseElement
from game.rules.selva.unplayable import (
    ability_reason,
    attack_reason,
    block_reason,
    element_reason,
    hand_reason,
    isolated_reason,
    sigil_reason,
    withdrawal_reason,
)
from game.rules.selva.words import prompt


def why_not(view: View, attempt: Attempt) -> Text:
    """Why this cannot be done now, by the rule that forbids it."""
    if view.over:
        return T(N_("The game is over."))
    if view.actor != view.seat:
        return T(N_("{other} is to decide now."), other=Seat(view.actor))
    if attempt.card < 0:
        return prompt(view)
    reason = _REASONS.get(type(view.ask))
    return (reason(view, view.ask, attempt) if reason else None) or prompt(view)


def place_of(view: View, slot: int) -> tuple[int, int]:
    """The zone of a card without its seat, and the seat of the zone (−1: nobody's)."""
    for number, slots in enumerate(view.zones):
        if slot in slots:
            seat = view.game.zones[number].seat
            return (number - seat if seat >= 0 else number), seat
    return -1, -1


def _movable(view: View, slot: int) -> bool:
    """Whether there is a legal move with this card."""
    return any(move.card == slot for move in view.moves)


def _wrong_place(view: View, attempt: Attempt) -> Text:
    """A card that may be moved was dropped where it does not belong."""
    moves = [move for move in view.moves if move.card == attempt.card]
    if any(move.onto >= 0 for move in moves):
        return T(N_("{card} needs a target: drag it onto one."), card=name_of(view, attempt.card))
    return T(N_("{card} does not go there."), card=name_of(view, attempt.card))


def _aimed_wrongly(view: View, attempt: Attempt) -> bool:
    """Whether the card could reach some target, but not this one."""
    moves = [move for move in view.moves if move.card == attempt.card]
    return attempt.onto >= 0 and any(move.onto >= 0 for move in moves)


def _common(view: View, attempt: Attempt) -> Text | None:
    """What holds in Preparation and in every window."""
    if _aimed_wrongly(view, attempt):
        return T(
            N_("{card} cannot reach {target}."),
            card=name_of(view, attempt.card),
            target=name_of(view, attempt.onto),
        )
    if _movable(view, attempt.card):
        return _wrong_place(view, attempt)
    zone, seat = place_of(view, attempt.card)
    if seat == 1 - view.seat and zone != at.ELEMENTS:
        return T(N_("This card is {other}'s."), other=Seat(seat))
    if zone == at.GRAVEYARD:
        return T(N_("Cards of the graveyard only come back by what other cards do."))
    if zone == at.FOREST:
        return T(N_("You draw a card in the Awakening, and by what cards do."))
    if zone == at.STACK:
        return T(N_("This card is being played just now."))
    if zone == at.RESOURCES:
        return T(N_("Herbs and preys are turned by themselves when you pay for something."))
    return None


# --- Preparation --------------------------------------------------------------------------------


def _prepare(view: View, ask: Prepare, attempt: Attempt) -> Text | None:
    card = attempt.card
    zone, _ = place_of(view, card)
    if zone == at.FIELD and attempt.zone in (at.FIELD + 1 - view.seat, at.ALFA + 1 - view.seat):
        return T(N_("Animals attack in the Confrontation: end your Preparation first."))
    common = _common(view, attempt)
    if common:
        return common
    if zone == at.HAND:
        return hand_reason(view, card, any_force=True, answering=False)
    if zone == at.SIGILS:
        return sigil_reason(view, card)
    if zone in (at.FIELD, at.ALFA):
        return ability_reason(view, card, answering=False)
    if zone == at.ISOLATION:
        return isolated_reason(view, card)
    return withdrawal_reason(view, card) if zone == at.ELEMENTS else None


def _use_element(view: View, ask: UseElement, attempt: Attempt) -> Text | None:
    zone, seat = place_of(view, attempt.card)
    if zone == at.ELEMENTS and seat == view.seat:
        if _aimed_wrongly(view, attempt) or not _movable(view, attempt.card):
            return element_reason(view, attempt.card)
        return _wrong_place(view, attempt)
    if zone == at.ELEMENTS:
        return T(N_("In your Awakening you use an element of your own."))
    return T(N_("In the Awakening only an element can be used."))


# --- windows ------------------------------------------------------------------------------------


def _response(view: View, ask: Response, attempt: Attempt) -> Text | None:
    common = _common(view, attempt)
    if common:
        return common
    card = attempt.card
    zone, _ = place_of(view, card)
    if zone == at.HAND:
        in_combat = isinstance(ask, IntimidationWindow | ClashWindow)
        return hand_reason(view, card, any_force=in_combat, answering=True)
    if zone == at.SIGILS:
        return sigil_reason(view, card)
    if zone == at.FIELD and _without_block(view, ask):
        return T(N_("You do not block, so you cannot use abilities of animals in the Clash."))
    if zone in (at.FIELD, at.ALFA):
        return ability_reason(view, card, answering=True)
    if zone == at.ISOLATION:
        return T(N_("Animals are taken back from Isolation in your own Preparation."))
    return T(N_("Elements are used in the Awakening, and withdrawn in the Preparation."))


def _without_block(view: View, ask: Response) -> bool:
    """Whether this is the Clash and the viewer defends without blocking."""
    if not isinstance(ask, ClashWindow) or view.counters[at.ACTIVE] == view.seat:
        return False
    return not any(getattr(step, "pairs", ()) for step in view.steps)


# --- combat -------------------------------------------------------------------------------------


def _declare_attack(view: View, ask: DeclareAttack, attempt: Attempt) -> Text | None:
    zone, seat = place_of(view, attempt.card)
    if zone != at.FIELD or seat != view.seat:
        return T(N_("You are choosing attackers: your own straight animals."))
    if _movable(view, attempt.card):
        return T(N_("An attacker is dragged to the enemy's side."))
    return attack_reason(view, attempt.card)


def _declare_blocks(view: View, ask: DeclareBlocks, attempt: Attempt) -> Text | None:
    zone, seat = place_of(view, attempt.card)
    if zone != at.FIELD or seat != view.seat:
        return T(N_("You are choosing blockers: your own straight animals."))
    if not may_block(view, attempt.card):
        return block_reason(view, attempt.card, -1)
    onto = attempt.onto
    if onto < 0 or place_of(view, onto) != (at.FIELD, 1 - view.seat):
        return T(N_("A blocker is dragged onto the attacker that it blocks."))
    if any(onto == attacker for attacker, _ in ask.pairs):
        return T(
            N_("{card} is blocked already: one animal blocks one attacker."),
            card=name_of(view, onto),
        )
    return block_reason(view, attempt.card, onto)


# --- choices ------------------------------------------------------------------------------------


def _leave(view: View, ask: Leave, attempt: Attempt) -> Text | None:
    if attempt.card != ask.card:
        return T(N_("First decide where {card} goes."), card=name_of(view, ask.card))
    return T(N_("It goes to your Isolation or to your graveyard."))


def _aim(view: View, ask: Aim, attempt: Attempt) -> Text | None:
    target = attempt.onto if attempt.onto >= 0 else attempt.card
    if target != ask.card:
        card, other = name_of(view, ask.card), name_of(view, target)
        return T(N_("{card} cannot reach {target}."), card=card, target=other)
    return None


def _discard(view: View, ask: Discard, attempt: Attempt) -> Text | None:
    zone, seat = place_of(view, attempt.card)
    if zone == at.HAND and seat == view.seat:
        return T(N_("A discarded card goes to your graveyard."))
    return T(N_("You discard a card of your hand."))


def _reshuffle(view: View, ask: Reshuffle, attempt: Attempt) -> Text | None:
    zone, seat = place_of(view, attempt.card)
    if zone == at.GRAVEYARD and seat == view.seat:
        return T(N_("A reshuffled card goes into your Forest."))
    return T(N_("You reshuffle cards of your own graveyard."))


def _search(view: View, ask: Search, attempt: Attempt) -> Text | None:
    return T(N_("First choose what you take out of your Forest."))


def _change_hand(view: View, ask: ChangeHand, attempt: Attempt) -> Text | None:
    if owner(view, attempt.card) == view.seat and place_of(view, attempt.card)[0] == at.DRAFT:
        return T(N_("The hand is kept or changed as a whole."))
    return T(N_("First decide on your opening hand."))


_REASONS: dict[type, Callable[[View, Any, Attempt], Text | None]] = {
    Prepare: _prepare,
    UseElement: _use_element,
    Response: _response,
    IntimidationWindow: _response,
    ClashWindow: _response,
    DeclareAttack: _declare_attack,
    DeclareBlocks: _declare_blocks,
    Leave: _leave,
    Aim: _aim,
    Discard: _discard,
    Reshuffle: _reshuffle,
    Search: _search,
    ChangeHand: _change_hand,
}
