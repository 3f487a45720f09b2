"""The Item in play, its totals, and what a support costs, for all who decide about it."""

from game.engine.game import Announcement
from game.engine.text import N_, Seat, T, Text
from game.engine.view import View
from game.rules.samogon import layout as at
from game.rules.samogon.cards import BOTTOM, MINION_REACTION, TOP
from game.rules.samogon.steps.items import Act
from game.rules.samogon.steps.support import ChooseReaction, MaySupport, StrengthenSupport
from game.rules.samogon.tokens import disorientation_of
from game.rules.samogon.vocabulary import effect_text
from game.rules.samogon.words import name_of, played_name, total_text


def announcement(view: View) -> Announcement | None:
    """The Item in play while it may be supported and until its actions are resolved.

    Whoever resolves them reads the totals in the prompt, so they are not said twice."""
    ask = view.ask
    if not isinstance(ask, MaySupport | StrengthenSupport | ChooseReaction | Act):
        return None
    turn = view.counters[at.TURN]
    title = T(N_("{seat} plays {item}"), seat=Seat(turn), item=played_name(view))
    cards = (*view.zones[at.PLAYED], *view.zones[at.SUPPORT])
    told = isinstance(ask, Act) and view.actor == view.seat
    lines = [*([] if told else _totals(view)), *_support(view)]
    later: list[Text] = []
    if isinstance(ask, MaySupport):
        lines += _price(view, ask.seat)
        later = [T(N_("{seat} is asked afterwards."), seat=Seat(seat)) for seat in ask.later]
    return Announcement(turn, title, cards, lines=tuple(lines), reminders=tuple(later))


def _totals(view: View) -> list[Text]:
    return [
        T(N_("Top: {action}"), action=total_text(view, 0)),
        T(N_("Bottom: {action}"), action=total_text(view, 1)),
    ]


def _support(view: View) -> list[Text]:
    """What is included in the totals: a support, and Flasks."""
    lines = []
    for slot in view.zones[at.SUPPORT]:
        face = view.faces[slot]
        message = N_("Support with {item}: +{top} and +{bottom}")
        top, bottom = TOP[face].support, BOTTOM[face].support
        lines.append(T(message, item=name_of(view, slot), top=top, bottom=bottom))
    top, bottom = view.counters[at.TOP], view.counters[at.BOTTOM]
    if top or bottom:
        lines.append(T(N_("Flasks: +{top} and +{bottom}"), top=top, bottom=bottom))
    return lines


def _price(view: View, seat: int) -> list[Text]:
    """What happens to a supporter."""
    minions = view.zones[at.MELEE + seat]
    if not minions:
        return [T(N_("No minion is in melee with {seat}: support is free."), seat=Seat(seat))]
    lead = T(
        N_("If {seat} supports, a minion reacts:"),
        N_("If {seat} supports, one of {n} minions reacts:"),
        seat=Seat(seat),
        n=len(minions),
    )
    return [lead, *(_reaction(view, slot) for slot in minions)]


def _reaction(view: View, slot: int) -> Text:
    card = name_of(view, slot)
    if disorientation_of(view.marks[slot]):
        return T(N_("{card} is disoriented and only loses a token."), card=card)
    return T(
        N_("{card}: {effect}"), card=card, effect=effect_text(MINION_REACTION[view.faces[slot]])
    )
