"""What is announced while opponents may cancel it, in words and pictures. § Cancelling."""

from collections.abc import Callable
from typing import Any

from game.engine.game import Announcement
from game.engine.text import N_, Seat, T, Text
from game.engine.view import View
from game.rules.divocina import layout as at
from game.rules.divocina.cards import HERD, INDIVIDUAL, NAMES, PAIR
from game.rules.divocina.groups import group_of, opponents, zone_of
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
        "Cancelling costs two cards: from hand or individuals, a pair, or two of a herd. One payment cancels it for all."
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
    lines = (*bare.lines, *_always(effect), *_payments(view))
    return bare._replace(cards=group, lines=lines, reminders=(_COST, *_waiting(ask)))


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
            first, second = (name_of(view, slot) for slot in step.cards)
            message = N_("{seat} paid {first} and {second} to cancel it.")
            if step.seat == effect.seat:
                message = N_("{seat} paid {first} and {second} to carry it through.")
            lines.append(T(message, seat=Seat(step.seat), first=first, second=second))
    if isinstance(view.ask, PaySecond):
        card = name_of(view, view.ask.first)
        lines.append(
            T(N_("{seat} pays {card} and another card."), seat=Seat(view.ask.seat), card=card)
        )
    return lines


def _waiting(ask: MayCancel | PaySecond) -> list[Text]:
    """Who is asked after this seat."""
    later = ask.later if isinstance(ask, MayCancel) else ()
    return [T(N_("{seat} is asked afterwards."), seat=Seat(seat)) for seat in later]


# --- by effect ----------------------------------------------------------------------------------


def _aimed(view: View, slot: int) -> Text:
    """A group that is aimed at, even if it has been paid away meanwhile."""
    group = group_of(view, slot)
    return (
        group_name(view, group) if group else T(N_("{card} (paid away)"), card=name_of(view, slot))
    )


def _attach(view: View, effect: Attach) -> Announcement:
    zone = zone_of(view, effect.card)
    seat, taken, own = Seat(effect.seat), _aimed(view, effect.card), _aimed(view, effect.onto)
    if zone == at.WILD:
        title = T(
            N_("{seat} attaches the wild {taken} to their {own}"), seat=seat, taken=taken, own=own
        )
    elif zone < 0:
        title = T(N_("{seat} attaches the {taken} to their {own}"), seat=seat, taken=taken, own=own)
    else:
        message = N_("{seat} attaches {other}'s {taken} to their {own}")
        title = T(message, seat=seat, other=Seat(zone - at.LAID), taken=taken, own=own)
    aims = (*group_of(view, effect.card), *group_of(view, effect.onto))
    return Announcement(effect.seat, title, aims=aims)


def _theft(view: View, effect: Theft) -> Announcement:
    message = {
        INDIVIDUAL: N_("{other} gives {seat} a card of the hand, then draws one."),
        PAIR: N_("{other} gives {seat} a card of the table, then draws one."),
        HERD: N_("{other} gives {seat} a card of the hand."),
    }[effect.size]
    base = at.LAID if effect.size == PAIR else at.HAND
    seat = Seat(effect.seat)
    lines = [T(message, other=Seat(victim), seat=seat) for victim in effect.victims]
    zones = [base + victim for victim in effect.victims]
    if view.seats == 2:
        lines.append(T(N_("{seat} takes a wild monster into the hand."), seat=seat))
        zones.append(at.WILD)
    title = T(N_("{seat} steals cards"), seat=seat)
    return Announcement(effect.seat, title, zones=tuple(zones), lines=tuple(lines))


def _gift(view: View, effect: Gift) -> Announcement:
    seat, other = Seat(effect.seat), Seat(effect.to)
    aims: tuple[int, ...] = ()
    if effect.card < 0:
        title = T(
            N_("{seat} gives {other} a card of the hand, chosen later"), seat=seat, other=other
        )
    else:
        card = name_of(view, effect.card)
        title = T(N_("{seat} gives {other} {card}"), seat=seat, other=other, card=card)
        aims = (effect.card,)
    lines: tuple[Text, ...] = ()
    if effect.size == HERD:
        lines = (T(N_("{seat} then takes the top three discards."), seat=seat),)
    return Announcement(effect.seat, title, aims=aims, zones=(at.HAND + effect.to,), lines=lines)


def _purge(view: View, effect: Purge) -> Announcement:
    species = NAMES[effect.species]
    message = {
        INDIVIDUAL: N_("Each opponent discards one {species} from hand."),
        PAIR: N_("Each opponent discards every {species} from hand."),
        HERD: N_("Each opponent discards one {species} from the table."),
    }[effect.size]
    base = at.LAID if effect.size == HERD else at.HAND
    lines = [T(message, species=species)]
    zones = [base + other for other in opponents(view, effect.seat) if view.zones[base + other]]
    if wild_of(view, effect.species):
        message = N_("One wild {species} is discarded.")
        if effect.size == PAIR:
            message = N_("Every wild {species} is discarded.")
        lines.append(T(message, species=species))
        zones.append(at.WILD)
    title = T(N_("{seat} names {species}"), seat=Seat(effect.seat), species=species)
    return Announcement(effect.seat, title, zones=tuple(zones), lines=tuple(lines))


def _all_draw(view: View, effect: AllDraw) -> Announcement:
    title = T(N_("{seat} lets each opponent draw a card"), seat=Seat(effect.seat))
    zones = tuple(at.HAND + other for other in opponents(view, effect.seat))
    return Announcement(effect.seat, title, zones=zones)


def _share(view: View, effect: Share) -> Announcement:
    seat = Seat(effect.seat)
    title = T(N_("{seat} reveals {n} cards"), seat=seat, n=view.seats + OWN_SHARE - 1)
    line = T(N_("{seat} takes two of them, then each opponent one."), seat=seat)
    zones = tuple(at.HAND + other for other in opponents(view, effect.seat))
    return Announcement(effect.seat, title, zones=zones, lines=(line,))


def _split(view: View, effect: Split) -> Announcement:
    seat = Seat(effect.seat)
    aims = tuple(card for slot in effect.aims for card in group_of(view, slot))
    fallen = [_fallen(view, slot) for slot in effect.aims]
    if len(fallen) == 1:
        title = T(N_("{seat} splits {group}"), seat=seat, group=fallen[0])
        return Announcement(effect.seat, title, aims=aims)
    lines = tuple(T(N_("Falls into individuals: {group}."), group=group) for group in fallen)
    return Announcement(
        effect.seat, T(N_("{seat} splits two groups"), seat=seat), aims=aims, lines=lines
    )


def _fallen(view: View, slot: int) -> Text:
    """A group that is to be split, with its owner."""
    zone, group = zone_of(view, slot), _aimed(view, slot)
    if zone < 0:
        return group
    if zone == at.WILD:
        return T(N_("the wild {group}"), group=group)
    return T(N_("{other}'s {group}"), other=Seat(zone - at.LAID), group=group)


_BARE: dict[type, Callable[[View, Any], Announcement]] = {
    Attach: _attach,
    Theft: _theft,
    Gift: _gift,
    Purge: _purge,
    AllDraw: _all_draw,
    Share: _share,
    Split: _split,
}
