"""How the moves of Dziki Samogon are made with the mouse, and their words on buttons."""

from collections.abc import Callable

from game.engine.game import Handle
from game.engine.move import Move
from game.engine.text import N_, Seat, T, Text
from game.engine.view import View
from game.rules.samogon import layout as at
from game.rules.samogon.cards import BOTTOM, LOCATION, MINION_ATTACK, MINION_REACTION, SPEND, TOP
from game.rules.samogon.forecast import forecast
from game.rules.samogon.seats import character_of
from game.rules.samogon.steps.items import action_of, total
from game.rules.samogon.tokens import disorientation_of
from game.rules.samogon.vocabulary import ACTION_ICONS, action_text, effect_text
from game.rules.samogon.words import name_of, total_text


def handle(view: View, move: Move) -> Handle:
    """How a move of the actor is made."""
    return _HANDLES[move.verb](view, move)


def _choose(view: View, move: Move) -> Handle:
    words = T(N_("Play {character}"), character=name_of(view, move.card))
    card = (move.card,)
    return Handle(words, card, (at.CHARACTER + view.actor, at.HAND + view.actor), click=card)


# --- Items --------------------------------------------------------------------------------------


def _play(view: View, move: Move) -> Handle:
    face = view.faces[move.card]
    words = T(N_("Play {item}"), item=name_of(view, move.card))
    top, bottom = (action_text(half, half.value) for half in (TOP[face], BOTTOM[face]))
    actions = T(N_("{top}; {bottom}"), top=top, bottom=bottom)
    card = (move.card,)
    return Handle(words, card, (at.PLAYED,), click=card, help=actions)


def _support(view: View, move: Move) -> Handle:
    words = T(N_("Support with {item}"), item=name_of(view, move.card))
    played, card = view.zones[at.PLAYED], (move.card,)
    zones = (at.PLAYED, at.SUPPORT)
    return Handle(words, card, zones, played, click=card, help=_supported(view, move.card))


def _supported(view: View, card: int) -> Text:
    """The totals of the Item in play with this support."""
    face = view.faces[view.zones[at.PLAYED][0]]
    top, bottom = (
        action_text(action_of(face, half), total(view, half) + extra)
        for half, extra in enumerate(
            (TOP[view.faces[card]].support, BOTTOM[view.faces[card]].support)
        )
    )
    return T(N_("Then: {top}; {bottom}"), top=top, bottom=bottom)


def _pass(view: View, move: Move) -> Handle:
    return Handle(T(N_("No support")), icon="check", main=True)


def _boost(view: View, move: Move) -> Handle:
    value = total(view, move.n) + 1
    words = T(N_("A Flask: {action} → {n}"), action=total_text(view, move.n), n=value)
    zone = at.PLAYED if view.actor == view.counters[at.TURN] else at.SUPPORT
    character = (character_of(view, view.actor),)
    return Handle(words, character, (zone,), view.zones[zone], icon="flask", main=True)


def _act(view: View, move: Move) -> Handle:
    half = int(move.verb == "bottom")
    played = view.zones[at.PLAYED]
    kind = action_of(view.faces[played[0]], half).kind
    return _aimed(view, move, played, total_text(view, half), kind, total(view, half))


def _use(view: View, move: Move) -> Handle:
    character = character_of(view, view.actor)
    _, action = SPEND[character]
    words = action_text(action, action.value)
    return _aimed(view, move, (character,), words, action.kind, action.value)


def _aimed(
    view: View, move: Move, cards: tuple[int, ...], action: Text, kind: int, value: int
) -> Handle:
    """A card is dragged onto what the action is aimed at."""
    zones, onto = _places(view, move)
    words = T(N_("{action}: {target}"), action=action, target=_target(view, move))
    coming = forecast(view, kind, value, move)
    icon = ACTION_ICONS[kind]
    return Handle(words, cards, zones, onto, icon=icon, help=coming.text, doomed=coming.doomed)


def _places(view: View, move: Move) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The zones and the cards that a target is dropped on."""
    if move.zone >= at.MELEE:
        return (move.zone,), view.zones[move.zone]
    if move.zone >= at.CHARACTER:
        seat = move.zone - at.CHARACTER
        return (move.zone, at.HAND + seat), (character_of(view, seat),)
    if move.onto == LOCATION:
        return (at.LOCATION,), (LOCATION,)
    if move.onto in view.zones[at.LEADER]:
        return (at.LEADER,), (move.onto,)
    return (), (move.onto,)


def _target(view: View, move: Move) -> Text | Seat:
    if move.zone >= at.MELEE:
        return T(N_("minions of {seat}"), seat=Seat(move.zone - at.MELEE))
    if move.zone >= at.CHARACTER:
        return Seat(move.zone - at.CHARACTER)
    return name_of(view, move.onto)


def _skip(view: View, move: Move) -> Handle:
    return Handle(T(N_("Leave the rest unused")), icon="check")


def _end(view: View, move: Move) -> Handle:
    return Handle(T(N_("End the turn")), icon="check", main=True)


def _done(view: View, move: Move) -> Handle:
    return Handle(T(N_("Go on")), icon="check", main=True)


# --- opponents ----------------------------------------------------------------------------------


def _react(view: View, move: Move) -> Handle:
    words = T(N_("{minion} reacts"), minion=name_of(view, move.card))
    effect = effect_text(MINION_REACTION[view.faces[move.card]])
    if disorientation_of(view.marks[move.card]):
        effect = T(N_("Disoriented: a token is discarded, and nothing happens."))
    return Handle(words, click=(move.card,), help=effect)


def _suffer(view: View, move: Move) -> Handle:
    words = T(N_("{minion} attacks"), minion=name_of(view, move.card))
    effect = effect_text(MINION_ATTACK[view.faces[move.card]])
    return Handle(words, click=(move.card,), help=effect)


def _discard(view: View, move: Move) -> Handle:
    words = T(N_("Discard {item}"), item=name_of(view, move.card))
    return Handle(words, (move.card,), (at.DISCARD,), click=(move.card,))


def _seat(view: View, move: Move) -> Handle:
    seat = move.zone - at.CHARACTER
    zones = (move.zone, at.HAND + seat, at.MELEE + seat)
    return Handle(T(N_("{other} suffers it"), other=Seat(seat)), zones=zones)


def _engage(view: View, move: Move) -> Handle:
    seat = move.zone - at.MELEE
    words = T(N_("It engages {other}"), other=Seat(seat))
    minion = view.zones[at.MIDDLE][-1:]
    return Handle(words, minion, (move.zone, at.CHARACTER + seat, at.HAND + seat), main=True)


_HANDLES: dict[str, Callable[[View, Move], Handle]] = {
    "choose": _choose,
    "play": _play,
    "support": _support,
    "pass": _pass,
    "boost": _boost,
    "top": _act,
    "bottom": _act,
    "skip": _skip,
    "use": _use,
    "end": _end,
    "done": _done,
    "react": _react,
    "suffer": _suffer,
    "discard": _discard,
    "target": _seat,
    "engage": _engage,
}
