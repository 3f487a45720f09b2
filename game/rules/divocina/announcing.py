"""What is announced while opponents may cancel it, in words and pictures. § Cancelling."""

from collections.abc import Callable
from typing import Any

from game.engine.game import Announcement
from game.engine.text import N_, Seat, T, Text
from game.engine.view import View
from game.rules.divocina import layout as at
from game.rules.divocina.cards import HERD, INDIVIDUAL, NAMES, PAIR
from game.rules.divocina.groups import foreign_zones, group_of, opponents, zone_of
from game.rules.divocina.steps.altodon import Gift
from game.rules.divocina.steps.arca import OWN_SHARE, AllDraw, Share
from game.rules.divocina.steps.cancel import Cancel, Effect, MayCancel, PaySecond, disputed
from game.rules.divocina.steps.cranicorn import Split
from game.rules.divocina.steps.devoraptor import Theft
from game.rules.divocina.steps.ignicama import Purge, wild_of
from game.rules.divocina.steps.leviathan import Attach
from game.rules.divocina.words import group_name, name_of

_COST = T(
    N_(
        "Cancelling costs two cards: any of the hand and individuals, or a pair, or two of a herd. One payment cancels it for all."
    )
)


def announcement(view: View) -> Announcement | None:
    """What may be cancelled now; ``None`` if nothing is announced."""
    ask = view.ask
    if not isinstance(ask, MayCancel | PaySecond):
        return None
    effect = disputed(view.steps)
    bare = _BARE[type(effect)](view, effect)
    group = tuple(s for s in view.zones[at.LAID + effect.seat] if view.marks[s] == effect.group)
    lines = (*bare.lines, *_always(effect), _COST, *_payments(view), *_waiting(ask))
    return bare._replace(cards=group, lines=lines)


def _always(effect: Effect) -> tuple[Text, ...]:
    """The part that happens in any case."""
    seat = Seat(effect.seat)
    if effect.size != INDIVIDUAL or isinstance(effect, Theft):
        return ()
    if isinstance(effect, AllDraw):
        return (T(N_("In any case {seat} then draws two cards."), seat=seat),)
    if isinstance(effect, Gift):
        return (T(N_("In any case {seat} then takes the top two discards."), seat=seat),)
    return (T(N_("In any case {seat} then looks at two cards and keeps one."), seat=seat),)


def _payments(view: View) -> list[Text]:
    """The exchange so far, the first payment first."""
    effect = disputed(view.steps)
    lines = []
    for step in view.steps:
        if isinstance(step, Cancel):
            cards = {"first": name_of(view, step.cards[0]), "second": name_of(view, step.cards[1])}
            message = N_("{seat} paid {first} and {second} to cancel it.")
            if step.seat == effect.seat:
                message = N_("{seat} paid {first} and {second} to carry it through.")
            lines.append(T(message, seat=Seat(step.seat), **cards))
    if isinstance(view.ask, PaySecond):
        card = name_of(view, view.ask.first)
        lines.append(T(N_("{seat} pays {card} and another card."), seat=Seat(view.ask.seat), card=card))
    return lines


def _waiting(ask: MayCancel | PaySecond) -> list[Text]:
    """Who is asked after this seat."""
    later = ask.later if isinstance(ask, MayCancel) else ()
    return [T(N_("{seat} is asked afterwards."), seat=Seat(seat)) for seat in later]


# --- by effect ----------------------------------------------------------------------------------


def _attach(view: View, effect: Attach) -> Announcement:
    taken, onto = group_of(view, effect.card), group_of(view, effect.onto)
    names: dict[str, Any] = {"seat": Seat(effect.seat), "taken": group_name(view, taken)}
    names["own"] = group_name(view, onto) if onto else name_of(view, effect.onto)
    zone = zone_of(view, effect.card)
    if zone == at.WILD:
        title = T(N_("{seat} wants the wild {taken} for their {own}"), **names)
    else:
        title = T(N_("{seat} wants {other}'s {taken} for their {own}"), other=Seat(zone - at.LAID), **names)
    return Announcement(effect.seat, title, aims=tuple(taken), zones=(at.LAID + effect.seat,))
