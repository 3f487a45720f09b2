"""Why something cannot be done in Divočina: the rule against each attempt."""

from collections.abc import Callable
from typing import Any

from game.engine.game import Attempt
from game.engine.text import N_, Seat, T, Text
from game.engine.view import View
from game.rules.divocina import layout as at
from game.rules.divocina.cards import ALTODON, HERD, INDIVIDUAL, NAMES, PAIR, TEUTHIS
from game.rules.divocina.groups import group_of, zone_of
from game.rules.divocina.steps.altodon import ChooseGift, ChooseReceiver
from game.rules.divocina.steps.arca import TakeRevealed
from game.rules.divocina.steps.cancel import MayCancel, PaySecond, disputed
from game.rules.divocina.steps.cranicorn import ChooseSplit
from game.rules.divocina.steps.deck import Keep
from game.rules.divocina.steps.devoraptor import ChooseVictim, TakeWild
from game.rules.divocina.steps.gifts import GiveFromHand, GiveFromTable
from game.rules.divocina.steps.ignicama import DiscardOne
from game.rules.divocina.steps.leviathan import ChooseAttachment
from game.rules.divocina.steps.teuthis import ChooseModel
from game.rules.divocina.steps.turn import AddCard, Turn
from game.rules.divocina.steps.ursera import Join, JoinMore
from game.rules.divocina.words import prompt, species_of

ONE_SPECIES = T(N_("Only cards of one species can be joined."))
AT_MOST_THREE = T(N_("A group never has more than three cards."))


def why_not(view: View, attempt: Attempt) -> Text:
    """Why this cannot be done now, by the rule that forbids it."""
    if view.over:
        return T(N_("The game is over."))
    if view.actor != view.seat:
        return T(N_("{other} is to decide now."), other=Seat(view.actor))
    if attempt.card < 0 and attempt.zone == at.DECK and not view.zones[at.DECK]:
        return T(N_("The deck is empty: no card is left to draw."))
    reason = _REASONS.get(type(view.ask))
    found = reason(view, view.ask, attempt) if reason and attempt.card >= 0 else None
    return found or prompt(view)


def _mine(view: View, slot: int) -> bool:
    return slot in view.zones[at.HAND + view.seat] or slot in view.zones[at.LAID + view.seat]


def _size(view: View, slot: int) -> int:
    return len(group_of(view, slot))


def _elsewhere(view: View, card: int) -> Text | None:
    """Why a card that is not the player's own takes no part in the turn."""
    if card in view.zones[at.DISCARD]:
        return T(N_("Only an altodon takes cards from the discard pile."))
    if card in view.zones[at.WILD]:
        return T(N_("Wild monsters are moved by effects only."))
    for other in range(view.seats):
        if other != view.seat and card in view.zones[at.LAID + other]:
            return T(N_("These are {other}'s cards; only effects change them."), other=Seat(other))
        if other != view.seat and card in view.zones[at.HAND + other]:
            return T(N_("This is a hidden card of {other}."), other=Seat(other))
    return None


# --- the turn -----------------------------------------------------------------------------------


def _turn(view: View, ask: Turn, attempt: Attempt) -> Text | None:
    card = attempt.card
    if card in view.zones[at.HAND + view.seat]:
        if not any(move.card == card for move in view.moves):
            return T(N_("An altodon needs another card that you can give away; you have none."))
        return T(N_("Cards of your hand are laid in front of you: drag them to your own side."))
    if card in view.zones[at.LAID + view.seat]:
        return T(N_("Laid cards stay as they are: only effects join, split or move them."))
    if card in view.zones[at.DECK]:
        return T(N_("A card drawn from the deck goes into your hand."))
    return _elsewhere(view, card)


def _add_card(view: View, ask: AddCard, attempt: Attempt) -> Text | None:
    species = NAMES[species_of(view, view.zones[at.LAID + view.seat][-1])]
    if attempt.card in view.zones[at.HAND + view.seat]:
        return T(
            N_("You are laying a group of {species}: only that species fits."), species=species
        )
    return T(N_("First finish the group that you are laying."))


def _keep(view: View, ask: Keep, attempt: Attempt) -> Text | None:
    if attempt.card in view.zones[at.LOOK + view.seat]:
        return T(N_("The card that you keep goes into your hand."))
    return T(N_("You keep one of the cards that you are looking at."))


# --- cancelling ---------------------------------------------------------------------------------


def _may_cancel(view: View, ask: MayCancel, attempt: Attempt) -> Text | None:
    card = attempt.card
    if not _mine(view, card):
        return T(N_("You pay with cards of your own hand or table."))
    if len(view.moves) == 1:
        return prompt(view)
    if any(move.card == card for move in view.moves):
        return T(N_("Cards that you pay go to the discard pile."))
    return _promised(view, card) or T(N_("You have no second card that goes with this one."))


def _promised(view: View, card: int) -> Text | None:
    """A card that the attacker must keep for the gift."""
    spare, kept = disputed(view.steps).reserved(view.seat)
    if card == kept:
        return T(N_("This card is promised as a gift, so you cannot pay with it."))
    if spare and card in view.zones[at.HAND + view.seat]:
        return T(N_("You must keep a card of your hand for the gift."))
    if kept >= 0 and kept in group_of(view, card):
        return T(N_("A card of this pair is promised as a gift, so you cannot pay with it."))
    return None


def _pay_second(view: View, ask: PaySecond, attempt: Attempt) -> Text | None:
    card = attempt.card
    if not _mine(view, card):
        return T(N_("You pay with cards of your own hand or table."))
    if any(move.card == card for move in view.moves):
        return T(N_("Cards that you pay go to the discard pile."))
    if ask.herd:
        return T(N_("You began to pay with a herd: the second card comes from it too."))
    if _size(view, card) > 1:
        return T(N_("A single card cannot be taken out of a pair or herd to pay."))
    return _promised(view, card)


# --- effects ------------------------------------------------------------------------------------


def _attachment(view: View, ask: ChooseAttachment, attempt: Attempt) -> Text | None:
    card, onto = attempt.card, attempt.onto
    if zone_of(view, card) < 0:
        return None
    if _mine(view, card):
        return T(N_("Take a group of somebody else and drag it onto one of yours."))
    if not any(move.card in group_of(view, card) for move in view.moves):
        return _not_attachable(view, ask, card)
    if onto < 0 or zone_of(view, onto) != at.LAID + view.seat:
        return T(N_("Drag it onto a group of your own of the same species."))
    if species_of(view, card) != species_of(view, onto):
        return ONE_SPECIES
    if _size(view, card) + _size(view, onto) > HERD:
        return AT_MOST_THREE
    return _not_attachable(view, ask, card)


def _not_attachable(view: View, ask: ChooseAttachment, card: int) -> Text:
    if _size(view, card) == HERD:
        return T(N_("A herd cannot be attached."))
    if ask.size == INDIVIDUAL:
        return T(N_("A single leviathan attaches an individual to your individual of its species."))
    if ask.size == PAIR:
        return T(
            N_("A pair of leviathans attaches an individual to an individual or pair of yours.")
        )
    return T(
        N_(
            "A herd of leviathans attaches an individual to an individual or pair, or a pair to an individual."
        )
    )


def _model(view: View, ask: ChooseModel, attempt: Attempt) -> Text | None:
    card = attempt.card
    if zone_of(view, card) < 0:
        return T(N_("A teuthis copies a group that lies on the table."))
    if species_of(view, card) == TEUTHIS:
        return T(N_("A teuthis never copies a teuthis."))
    if _size(view, card) != ask.size:
        return T(N_("A teuthis copies a group as large as its own."))
    if species_of(view, card) == ALTODON:
        return T(N_("You have no card that you could give away, so you cannot copy this altodon."))
    return None


def _victim(view: View, ask: ChooseVictim, attempt: Attempt) -> Text | None:
    if _mine(view, attempt.card):
        return T(N_("Choose an opponent, by their cards or their name."))
    return None


def _gift(view: View, ask: ChooseGift, attempt: Attempt) -> Text | None:
    card = attempt.card
    if card in view.zones[at.HAND + view.seat]:
        return T(N_("Say first that the card comes from your hand; you choose it afterwards."))
    if card in view.zones[at.LAID + view.seat] and view.marks[card] == ask.group:
        return T(N_("The gift cannot come from the group that you have just laid."))
    return T(N_("You give a card of your own."))


def _from_hand(view: View, ask: GiveFromHand, attempt: Attempt) -> Text | None:
    if attempt.card in view.zones[at.HAND + view.seat]:
        return T(N_("The card goes to {other}."), other=Seat(ask.to))
    return T(N_("You must give a card of your hand."))


def _from_table(view: View, ask: GiveFromTable, attempt: Attempt) -> Text | None:
    if attempt.card in view.zones[at.LAID + view.seat]:
        return T(N_("The card goes to {other}."), other=Seat(ask.to))
    return T(N_("You must give a card that lies before you."))


def _take_wild(view: View, ask: TakeWild, attempt: Attempt) -> Text | None:
    if attempt.card in view.zones[at.WILD]:
        return T(N_("The wild monster goes into your hand."))
    return None


def _discard(view: View, ask: DiscardOne, attempt: Attempt) -> Text | None:
    if any(move.card == attempt.card for move in view.moves):
        return T(N_("The card goes to the discard pile."))
    if ask.zone == at.WILD:
        return T(N_("Only wild {species} can be discarded."), species=NAMES[ask.species])
    if ask.zone == at.LAID + view.seat:
        return T(
            N_("Only {species} that lies before you can be discarded."), species=NAMES[ask.species]
        )
    return T(N_("Only {species} of your hand can be discarded."), species=NAMES[ask.species])


def _revealed(view: View, ask: TakeRevealed, attempt: Attempt) -> Text | None:
    if attempt.card in view.zones[at.REVEALED]:
        return T(N_("The card that you take goes into your hand."))
    return T(N_("You take one of the revealed cards."))


def _join(view: View, ask: Join, attempt: Attempt) -> Text | None:
    card, onto = attempt.card, attempt.onto
    if not _mine(view, card) or (onto >= 0 and not _mine(view, onto)):
        return T(N_("An ursera joins your own cards only."))
    if onto < 0 or zone_of(view, onto) < 0:
        return T(N_("Drag the card onto a group that lies before you."))
    if species_of(view, card) != species_of(view, onto):
        return ONE_SPECIES
    if max(1, _size(view, card)) + _size(view, onto) > HERD:
        return AT_MOST_THREE
    if card in view.zones[at.HAND + view.seat] and ask.size == PAIR:
        return T(N_("A pair of urseras joins only cards that lie before you."))
    return T(N_("A single ursera only joins a card to an individual."))


def _join_more(view: View, ask: JoinMore, attempt: Attempt) -> Text | None:
    if not _mine(view, attempt.card):
        return T(N_("An ursera joins your own cards only."))
    if species_of(view, attempt.card) != species_of(view, ask.onto):
        return ONE_SPECIES
    return T(N_("The second card joins the same group as the first."))


def _split(view: View, ask: ChooseSplit, attempt: Attempt) -> Text | None:
    card = attempt.card
    zone, size = zone_of(view, card), _size(view, card)
    if zone < 0:
        return T(N_("A cranicorn splits a group that lies on the table."))
    if ask.first >= 0 and zone == zone_of(view, ask.first):
        return T(N_("The second group must be another player's than the first."))
    if size == INDIVIDUAL:
        return T(N_("An individual cannot be split."))
    if size == HERD and ask.size == INDIVIDUAL:
        return T(N_("A single cranicorn splits only a pair."))
    return None


_REASONS: dict[type, Callable[[View, Any, Attempt], Text | None]] = {
    Turn: _turn,
    AddCard: _add_card,
    Keep: _keep,
    MayCancel: _may_cancel,
    PaySecond: _pay_second,
    ChooseAttachment: _attachment,
    ChooseModel: _model,
    ChooseVictim: _victim,
    ChooseReceiver: _victim,
    ChooseGift: _gift,
    GiveFromHand: _from_hand,
    GiveFromTable: _from_table,
    TakeWild: _take_wild,
    DiscardOne: _discard,
    TakeRevealed: _revealed,
    Join: _join,
    JoinMore: _join_more,
    ChooseSplit: _split,
}
