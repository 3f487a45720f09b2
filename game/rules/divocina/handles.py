"""How the moves of Divočina are made with the mouse, and their words on buttons."""

from collections.abc import Callable

from game.engine.game import Handle
from game.engine.move import Move
from game.engine.text import N_, Seat, T
from game.engine.view import View
from game.rules.divocina import layout as at
from game.rules.divocina.cards import EFFECTS, HERD, ICONS, INDIVIDUAL, NAMES, PAIR
from game.rules.divocina.groups import foreign_zones, group_of, zone_of
from game.rules.divocina.steps.altodon import ChooseGift, ChooseReceiver
from game.rules.divocina.steps.cancel import Cancel
from game.rules.divocina.steps.gifts import GiveFromHand, GiveFromTable
from game.rules.divocina.steps.ignicama import NameSpecies
from game.rules.divocina.steps.turn import Turn
from game.rules.divocina.steps.ursera import Join
from game.rules.divocina.words import group_name, name_of, species_of


def handle(view: View, move: Move) -> Handle:
    """How a move of the actor is made."""
    return _HANDLES[move.verb](view, move)


def _laid(view: View) -> tuple[int, ...]:
    return (at.LAID + view.actor,)


def _lay(view: View, move: Move) -> Handle:
    species = species_of(view, move.card)
    name = NAMES[species]
    words = {
        INDIVIDUAL: T(N_("Lay one {species}"), species=name),
        PAIR: T(N_("Lay a pair of {species}"), species=name),
        HERD: T(N_("Lay a herd of {species}"), species=name),
    }[move.n]
    effect = EFFECTS[species][move.n - 1]
    card = (move.card,)
    return Handle(
        words, card, _laid(view), click=card, icon=ICONS[species], together=move.n, help=effect
    )


def _add(view: View, move: Move) -> Handle:
    words = T(N_("Add {card}"), card=name_of(view, move.card))
    return Handle(words, (move.card,), _laid(view), click=(move.card,))


def _draw(view: View, move: Move) -> Handle:
    top = view.zones[at.DECK][-1:]
    number = 1 if view.zones[at.HAND + view.actor] else 2
    words = T(N_("Draw a card"), "Draw {n} cards", n=number)
    return Handle(words, top, (at.HAND + view.actor,), click=top, icon="deck", main=True)


def _pass(view: View, move: Move) -> Handle:
    if isinstance(view.ask, Turn):
        words = T(N_("Pass"))
    elif isinstance(view.steps[-2], Cancel):
        words = T(N_("Pay no more"))
    else:
        words = T(N_("Let it happen"))
    return Handle(words, icon="check", main=True)


def _pay(view: View, move: Move) -> Handle:
    card = (move.card,)
    if zone_of(view, move.card) >= 0 and len(group := group_of(view, move.card)) == PAIR:
        words = T(N_("Pay the {group}"), group=group_name(view, group))
    else:
        words = T(N_("Pay {card}"), card=name_of(view, move.card))
    return Handle(words, card, (at.DISCARD,), click=card)


def _keep(view: View, move: Move) -> Handle:
    words = T(N_("Keep {card}"), card=name_of(view, move.card))
    return Handle(words, (move.card,), (at.HAND + view.actor,), click=(move.card,))


def _attach(view: View, move: Move) -> Handle:
    taken, onto = group_of(view, move.card), group_of(view, move.onto)
    words = T(
        N_("Attach the {taken} to your {own}"),
        taken=group_name(view, taken),
        own=group_name(view, onto),
    )
    return Handle(words, tuple(taken), _laid(view), tuple(onto))


def _copy(view: View, move: Move) -> Handle:
    group = tuple(group_of(view, move.card))
    species = species_of(view, move.card)
    effect = EFFECTS[species][len(group) - 1]
    words = T(N_("Copy {species}"), species=NAMES[species])
    return Handle(words, click=group, icon=ICONS[species], help=effect)


def _aim(view: View, move: Move) -> Handle:
    other = move.zone - at.HAND
    if isinstance(view.ask, ChooseReceiver):
        words = T(N_("To {other}"), other=Seat(other))
    else:
        words = T(N_("From {other}"), other=Seat(other))
    return Handle(words, zones=(move.zone, at.LAID + other))


def _promise(view: View, move: Move) -> Handle:
    ask = view.ask
    assert isinstance(ask, ChooseGift)
    words = T(N_("Give {card}"), card=name_of(view, move.card))
    zones = (at.HAND + ask.to, at.LAID + ask.to)
    return Handle(words, (move.card,), zones, click=(move.card,))


def _offer(view: View, move: Move) -> Handle:
    return Handle(T(N_("A card of my hand")), zones=(at.HAND + view.actor,), icon="hand")


def _give(view: View, move: Move) -> Handle:
    ask = view.ask
    assert isinstance(ask, GiveFromHand | GiveFromTable)
    words = T(N_("Give {card}"), card=name_of(view, move.card))
    zones = (at.HAND + ask.to, at.LAID + ask.to)
    return Handle(words, (move.card,), zones, click=(move.card,))


def _take(view: View, move: Move) -> Handle:
    words = T(N_("Take {card}"), card=name_of(view, move.card))
    return Handle(words, (move.card,), (at.HAND + view.actor,), click=(move.card,))


def _name(view: View, move: Move) -> Handle:
    ask = view.ask
    assert isinstance(ask, NameSpecies)
    click: tuple[int, ...] = ()
    if ask.size == HERD:
        zones = foreign_zones(view, ask.seat)
        slots = (slot for zone in zones for slot in view.zones[zone])
        click = tuple(slot for slot in slots if species_of(view, slot) == move.n)
    return Handle(NAMES[move.n], click=click, icon=ICONS[move.n], main=bool(click))


def _discard(view: View, move: Move) -> Handle:
    words = T(N_("Discard {card}"), card=name_of(view, move.card))
    return Handle(words, (move.card,), (at.DISCARD,), click=(move.card,))


def _none(view: View, move: Move) -> Handle:
    return Handle(T(N_("I have none")), icon="check", main=True)


def _join(view: View, move: Move) -> Handle:
    onto = tuple(group_of(view, move.onto))
    words = T(
        N_("Join {card} with the {group}"),
        card=name_of(view, move.card),
        group=group_name(view, list(onto)),
    )
    if zone_of(view, move.card) < 0:
        return Handle(words, (move.card,), _laid(view), onto)
    if len(onto) > INDIVIDUAL:
        return Handle(words, (move.card, *onto), onto=(move.card, *onto))
    both = (move.card, move.onto)
    return Handle(words, both, onto=both)


def _skip(view: View, move: Move) -> Handle:
    if isinstance(view.ask, Join) and len(view.moves) == 1:
        return Handle(T(N_("Go on")), icon="check", main=True)
    return Handle(T(N_("Leave it")), icon="check", main=True)


def _split(view: View, move: Move) -> Handle:
    group = group_of(view, move.card)
    words = T(N_("Split the {group}"), group=group_name(view, group))
    return Handle(words, click=tuple(group))


_HANDLES: dict[str, Callable[[View, Move], Handle]] = {
    "lay": _lay,
    "add": _add,
    "draw": _draw,
    "pass": _pass,
    "pay": _pay,
    "keep": _keep,
    "attach": _attach,
    "copy": _copy,
    "aim": _aim,
    "offer": _offer,
    "promise": _promise,
    "give": _give,
    "take": _take,
    "choose": _take,
    "name": _name,
    "discard": _discard,
    "none": _none,
    "join": _join,
    "skip": _skip,
    "split": _split,
}
