"""Why something cannot be done in Wild Life: the rule against each attempt."""

from collections.abc import Callable

from game.engine.game import Attempt
from game.engine.text import N_, Seat, T, Text
from game.engine.view import View
from game.rules.wild_life import layout as at
from game.rules.wild_life.cards import (
    DISASTER,
    ENHANCER,
    ENHANCES,
    HUNTER,
    KIND,
    PREDATOR,
    PROTECTOR,
    RAIN,
)
from game.rules.wild_life.habitat import lacking_enhancer, life_in, prey
from game.rules.wild_life.menaces import MayProtect
from game.rules.wild_life.names import LIFE_NAMES
from game.rules.wild_life.steps import DiscardDown
from game.rules.wild_life.words import name_of, prompt

ONLY_HUNTERS = T(N_("A protector is played only in answer to a hunter."))
NOT_ONESELF = T(N_("A menace is played into another player's habitat, not into your own."))
RAIN_IS_SAFE = T(N_("Nothing affects rain."))


def why_not(view: View, attempt: Attempt) -> Text:
    """Why this cannot be done now, by the rule that forbids it."""
    card = attempt.card
    if view.over:
        return T(N_("The game is over."))
    if view.actor != view.seat:
        return T(N_("{other} is to decide now."), other=Seat(view.actor))
    if card not in view.zones[at.HAND + view.seat]:
        return _not_in_hand(view, card)
    if isinstance(view.ask, MayProtect):
        if KIND[view.faces[card]] == PROTECTOR:
            return T(N_("Drag the protector onto the hunter that it stops."))
        return T(N_("Only a protector stops a hunter."))
    if isinstance(view.ask, DiscardDown):
        return T(N_("You could play no card, so you discard until you hold three."))
    if _target(view, attempt) == at.DISCARD and view.moves[0].verb not in ("discard", "pass"):
        return T(N_("You discard only if none of your cards can be played."))
    return _REASONS.get(KIND[view.faces[card]], _life)(view, attempt)


def _target(view: View, attempt: Attempt) -> int:
    """The zone that was aimed at, −1 for none."""
    if attempt.onto < 0:
        return attempt.zone
    return next(zone for zone, slots in enumerate(view.zones) if attempt.onto in slots)


def _owner(view: View, zone: int) -> int:
    """Whose habitat or rain a zone is, −1 for others."""
    return (zone - at.HABITAT) % (at.RAIN - at.HABITAT) if zone >= at.HABITAT else -1


def _not_in_hand(view: View, card: int) -> Text:
    """Why a card takes no part that does not lie in the player's hand."""
    zone = next((zone for zone, slots in enumerate(view.zones) if card in slots), -1)
    if zone < 0 or isinstance(view.ask, MayProtect):
        return prompt(view)
    if zone == at.DECK:
        return T(N_("Cards are drawn at the beginning of a cycle only, up to six in hand."))
    if zone == at.DISCARD:
        return T(N_("Discarded cards come back only when the deck is empty."))
    if _owner(view, zone) == view.seat:
        return T(N_("What lies in your habitat stays there; you play cards of your hand."))
    if zone < at.HABITAT:
        return T(N_("This card is in {other}'s hand."), other=Seat(zone - at.HAND))
    return T(
        N_("This card is {other}'s: it can only be attacked, with a card of your hand."),
        other=Seat(_owner(view, zone)),
    )


# --- by the kind of the card --------------------------------------------------------------------


def _life(view: View, attempt: Attempt) -> Text:
    return T(
        N_("Life is played into your own habitat: drag {card} there."),
        card=name_of(view, attempt.card),
    )


def _enhancer(view: View, attempt: Attempt) -> Text:
    bit = ENHANCES[view.faces[attempt.card]]
    card, life = name_of(view, attempt.card), LIFE_NAMES[bit.bit_length() - 1]
    zone = at.HABITAT + view.seat
    if not bit & life_in(view, zone):
        message = N_("Without {life} in your habitat you cannot play {card}.")
        return T(message, life=life, card=card)
    if not bit & lacking_enhancer(view, zone):
        message = N_("Your {life} has {card} already: one enhancer for each type.")
        return T(message, life=life, card=card)
    return T(N_("Enhancers are played into your own habitat: drag {card} there."), card=card)


def _rain(view: View, attempt: Attempt) -> Text:
    return T(N_("Rain is played before your own habitat: drag it there."))


def _protector(view: View, attempt: Attempt) -> Text:
    return ONLY_HUNTERS


def _predator(view: View, attempt: Attempt) -> Text:
    aimed = attempt.onto >= 0 and ENHANCES[view.faces[attempt.onto]]
    if aimed and _owner(view, _target(view, attempt)) not in (-1, view.seat):
        return T(
            N_("A predator takes a life card; an enhancer goes only with the last of its life.")
        )
    return _no_victim(view, attempt) or T(
        N_("Drag the {card} onto the life card that it takes."), card=name_of(view, attempt.card)
    )


def _hunter(view: View, attempt: Attempt) -> Text:
    return _no_victim(view, attempt) or T(
        N_("Drag the hunter onto a column of life in another player's habitat.")
    )


def _no_victim(view: View, attempt: Attempt) -> Text | None:
    """Why there is nothing for a menace to take where it was dropped; ``None`` if there is."""
    if not prey(view, view.seat):
        return T(N_("No other player has a life card, so there is no target."))
    zone = _target(view, attempt)
    owner = _owner(view, zone)
    if owner == view.seat:
        return NOT_ONESELF
    if zone >= at.RAIN and attempt.onto >= 0:
        return RAIN_IS_SAFE
    if owner >= 0 and not life_in(view, at.HABITAT + owner):
        return T(N_("{other} has no life card."), other=Seat(owner))
    return None


def _disaster(view: View, attempt: Attempt) -> Text:
    return T(N_("A disaster strikes all habitats: drag it onto one, or onto the discard pile."))


_REASONS: dict[int, Callable[[View, Attempt], Text]] = {
    ENHANCER: _enhancer,
    RAIN: _rain,
    PROTECTOR: _protector,
    PREDATOR: _predator,
    HUNTER: _hunter,
    DISASTER: _disaster,
}
