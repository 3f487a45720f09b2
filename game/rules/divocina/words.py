"""What Divočina says: what is asked, and the numbers that everybody may see."""

from collections.abc import Callable
from typing import Any

from game.engine.game import Info
from game.engine.step import Ask
from game.engine.text import N_, Seat, T, Text
from game.engine.view import View
from game.rules.divocina import layout as at
from game.rules.divocina.cards import INDIVIDUAL, NAMES, PAIR, SPECIES, card_name
from game.rules.divocina.scoring import standing, total
from game.rules.divocina.steps.altodon import ChooseGift, ChooseReceiver
from game.rules.divocina.steps.arca import TakeRevealed
from game.rules.divocina.steps.cancel import Cancel, MayCancel, PaySecond, disputed
from game.rules.divocina.steps.cranicorn import ChooseSplit
from game.rules.divocina.steps.deck import Keep
from game.rules.divocina.steps.devoraptor import ChooseVictim, TakeWild
from game.rules.divocina.steps.gifts import GiveFromHand, GiveFromTable
from game.rules.divocina.steps.ignicama import DiscardOne, NameSpecies
from game.rules.divocina.steps.leviathan import ChooseAttachment
from game.rules.divocina.steps.teuthis import ChooseModel
from game.rules.divocina.steps.turn import AddCard, Turn
from game.rules.divocina.steps.ursera import Join, JoinMore


def name_of(view: View, slot: int) -> Text:
    """A visible card by species and form."""
    return card_name(view.faces[slot])


def species_of(view: View, slot: int) -> int:
    """The species of a visible card."""
    return SPECIES[view.faces[slot]]


def group_name(view: View, group: list[int]) -> Text:
    """A group by size and species: *pair of Arca*."""
    species = NAMES[species_of(view, group[0])]
    if len(group) == INDIVIDUAL:
        return T(N_("individual {species}"), species=species)
    if len(group) == PAIR:
        return T(N_("pair of {species}"), species=species)
    return T(N_("herd of {species}"), species=species)


# --- what is asked ------------------------------------------------------------------------------


def prompt(view: View) -> Text:
    """What is asked, in one sentence."""
    return _PROMPTS[type(view.ask)](view, view.ask)


def _turn(view: View, ask: Turn) -> Text:
    hand, deck = view.zones[at.HAND + ask.seat], view.zones[at.DECK]
    if view.moves and view.moves[0].verb == "pass":
        return T(N_("You can neither lay nor draw a card, so you must pass."))
    if not hand:
        return T(N_("Your hand is empty: draw two cards."))
    if not deck:
        return T(N_("The deck is empty: lay one to three cards of a species."))
    return T(N_("Lay one to three cards of a species, or draw a card."))


def _add_card(view: View, ask: AddCard) -> Text:
    species = NAMES[species_of(view, view.zones[at.LAID + ask.seat][-1])]
    return T(N_("Lay one more {species}."), "Lay {n} more {species}.", n=ask.left, species=species)


def _may_cancel(view: View, ask: MayCancel) -> Text:
    effect = disputed(view.steps)
    beneath = view.steps[-2]
    if isinstance(beneath, Cancel):
        return _may_pay_again(view, ask, beneath)
    if view.actor == view.seat and len(view.moves) == 1:
        if not may_pay(view, ask.seat):
            return T(N_("You have no two cards to pay, so you can only let it happen."))
        return T(N_("The effect changes none of your cards, so you can only let it happen."))
    return T(
        N_("Cancel {other}'s effect? Then click the first of two cards you pay."),
        other=Seat(effect.seat),
    )


def _may_pay_again(view: View, ask: MayCancel, payment: Cancel) -> Text:
    rival = Seat(payment.seat)
    if view.actor == view.seat and len(view.moves) == 1:
        return T(N_("{other} has paid, and you have no two cards to pay against it."), other=rival)
    if ask.seat == disputed(view.steps).seat:
        return T(N_("{other} cancels. Pay two cards to carry your effect through?"), other=rival)
    return T(N_("{other} insists. Pay two more cards to cancel the effect?"), other=rival)


def may_pay(view: View, seat: int) -> bool:
    """Whether, as far as numbers go, a seat has two cards that can be paid."""
    marks = [view.marks[slot] for slot in view.zones[at.LAID + seat]]
    alone = sum(marks.count(mark) == 1 for mark in marks)
    return len(view.zones[at.HAND + seat]) + alone > 1 or alone < len(marks)


def _pay_second(view: View, ask: PaySecond) -> Text:
    if ask.herd:
        return T(N_("Choose the second card you pay, from the same herd."))
    return T(N_("Choose the second card you pay."))


def _keep(view: View, ask: Keep) -> Text:
    if ask.left > 1:
        return T(N_("Choose the first of two cards that you keep."))
    return T(N_("Choose the card that you keep; the other goes under the deck."))


def _attachment(view: View, ask: ChooseAttachment) -> Text:
    if ask.size == INDIVIDUAL:
        return T(N_("Drag an individual of somebody else onto your individual of that species."))
    if ask.size == PAIR:
        return T(N_("Drag an individual of somebody else onto your individual or pair."))
    return T(N_("Drag an individual or pair of somebody else onto a group of yours."))


def _model(view: View, ask: ChooseModel) -> Text:
    if ask.size == INDIVIDUAL:
        return T(N_("Choose the individual whose effect you copy."))
    if ask.size == PAIR:
        return T(N_("Choose the pair whose effect you copy."))
    return T(N_("Choose the herd whose effect you copy."))


def _victim(view: View, ask: ChooseVictim) -> Text:
    if ask.first < 0:
        return T(N_("Choose the first opponent who gives you a card."))
    return T(N_("Choose the second opponent who gives you a card."))


def _gift(view: View, ask: ChooseGift) -> Text:
    return T(N_("Give {other} one of your laid cards, or one of your hand?"), other=Seat(ask.to))


def _from_hand(view: View, ask: GiveFromHand) -> Text:
    return T(N_("Choose the card of your hand that you give to {other}."), other=Seat(ask.to))


def _from_table(view: View, ask: GiveFromTable) -> Text:
    return T(N_("Choose the laid card of yours that you give to {other}."), other=Seat(ask.to))


def _species(view: View, ask: NameSpecies) -> Text:
    if ask.size == INDIVIDUAL:
        return T(N_("Name a species: each opponent discards a card of it from hand."))
    if ask.size == PAIR:
        return T(N_("Name a species: each opponent discards all of it from hand."))
    return T(N_("Name a species: each opponent discards a card of it from the table."))


def _discard(view: View, ask: DiscardOne) -> Text:
    species = NAMES[ask.species]
    if ask.zone == at.WILD:
        return T(N_("Choose the wild {species} that is discarded."), species=species)
    if view.moves and view.moves[0].verb == "none":
        return T(N_("You hold no {species}, so you discard nothing."), species=species)
    return T(N_("Choose the {species} that you discard."), species=species)


def _join(view: View, ask: Join) -> Text:
    if len(view.moves) == 1:
        return T(N_("There is nothing that you could join."))
    if ask.size == INDIVIDUAL:
        return T(N_("Join two of your individuals, or a card of your hand with one."))
    if ask.size == PAIR:
        return T(N_("Join two of your individuals, or an individual and a pair."))
    return T(N_("Drag a card of your hand or an individual onto your individual or pair."))


def _join_more(view: View, ask: JoinMore) -> Text:
    return T(N_("Join one more {species}, or leave it."), species=NAMES[species_of(view, ask.onto)])


def _split(view: View, ask: ChooseSplit) -> Text:
    if ask.first >= 0:
        return T(N_("Choose a pair or herd of another player to split."))
    if view.moves and view.moves[0].verb == "skip":
        return T(N_("Only your own groups could be split: choose one, or none."))
    if ask.size == INDIVIDUAL:
        return T(N_("Choose a pair to split."))
    return T(N_("Choose a pair or herd to split."))


def _always(text: Text) -> Callable[[View, Ask], Text]:
    return lambda view, ask: text


_PROMPTS: dict[type, Callable[[View, Any], Text]] = {
    Turn: _turn,
    AddCard: _add_card,
    MayCancel: _may_cancel,
    PaySecond: _pay_second,
    Keep: _keep,
    ChooseAttachment: _attachment,
    ChooseModel: _model,
    ChooseVictim: _victim,
    ChooseReceiver: _always(T(N_("Choose the opponent who gets a card of yours."))),
    ChooseGift: _gift,
    GiveFromHand: _from_hand,
    GiveFromTable: _from_table,
    TakeWild: _always(T(N_("Choose the wild monster that you take into your hand."))),
    NameSpecies: _species,
    DiscardOne: _discard,
    TakeRevealed: _always(T(N_("Choose one of the revealed cards."))),
    Join: _join,
    JoinMore: _join_more,
    ChooseSplit: _split,
}


# --- numbers ------------------------------------------------------------------------------------


def infos(view: View) -> list[Info]:
    """Deck, discard pile and last round for the table; points and hand cards for the seats."""
    deck, discards = len(view.zones[at.DECK]), len(view.zones[at.DISCARD])
    result = [
        Info("deck", "deck", str(deck), T(N_("Cards in the deck"))),
        Info("discard", "trash", str(discards), T(N_("Cards in the discard pile"))),
    ]
    left = view.counters[at.LAST_TURNS]
    if left:
        words = T(
            N_("The last round: {n} turn is left."), "The last round: {n} turns are left.", n=left
        )
        result.append(Info("last_turns", "warning", str(left), words))
    laid, hands = standing(view)
    for seat in range(view.seats):
        help_ = T(N_("Points of the pairs and herds as they lie"))
        result.append(Info(f"points@{seat}", "points", str(total(laid[seat])), help_))
        result.append(Info(f"hand@{seat}", "hand", str(hands[seat]), T(N_("Cards in hand"))))
    return result
