"""How the moves of Selva are made with the mouse, and their words on buttons."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.game import Handle
from game.engine.move import Move
from game.engine.text import N_, T, Text
from game.engine.view import View
from game.engine.window import PASS
from game.rules.selva import layout as at
from game.rules.selva.cards import ABILITY, ACTIVE_ICONS, EFFECTS, FACES, KIND, NAMES
from game.rules.selva.naming import name_of
from game.rules.selva.outlook import attack_text, block_text, combat_text
from game.rules.selva.paying import AUTOMATIC, HERBS_FIRST
from game.rules.selva.prose import effects_text
from game.rules.selva.state import attackers, owner
from game.rules.selva.steps.choices import Reshuffle
from game.rules.selva.steps.combat import DeclareAttack, DeclareBlocks
from game.rules.selva.steps.playing import Response
from game.rules.selva.steps.turn import UseElement
from game.rules.selva.vocabulary import (
    ANIMAL,
    DAY,
    ELEMENT,
    IN_PLAY,
    ISOLATE,
    NIGHT,
    RAISE,
    RAZE,
    Effect,
)
from game.rules.selva.words import announced, can_attack


def handle(view: View, move: Move) -> Handle:
    """How a move of the actor is made."""
    return _HANDLES[move.verb](view, move)


def _effect_help(effects: tuple[Effect, ...]) -> Text | None:
    return effects_text(effects) if effects else None


def _doomed(effects: tuple[Effect, ...], onto: int) -> tuple[int, ...]:
    """The target, if these effects let it leave play."""
    leaves = any(
        effect.whom.chosen
        and effect.whom.place == IN_PLAY
        and effect.verb in (RAZE, ISOLATE, RAISE)
        for effect in effects
    )
    return (onto,) if leaves and onto >= 0 else ()


# --- cards and abilities ------------------------------------------------------------------------


def _play(view: View, move: Move) -> Handle:
    slot, seat = move.card, view.actor
    face = view.faces[slot]
    card = name_of(view, slot)
    effects = EFFECTS[face]
    if move.n != AUTOMATIC:
        return Handle(_paying(card, move.n), click=(slot,))
    if move.onto >= 0:
        return _aimed(
            view,
            move,
            T(N_("Play {card} on {target}"), card=card, target=name_of(view, move.onto)),
            effects,
        )
    zones: tuple[int, ...] = (at.STACK, at.FIELD, at.FIELD + 1)
    if KIND[face] == ANIMAL:
        zones = (at.FIELD + seat,)
    elif KIND[face] == ELEMENT:
        zones = (at.ELEMENTS + seat, at.FIELD + seat)
    words = T(N_("Play {card}"), card=card)
    return Handle(
        words, (slot,), zones, click=(slot,), icon=FACES[face].mark, help=_effect_help(effects)
    )


def _paying(card: Text, how: int) -> Text:
    if how == HERBS_FIRST:
        return T(N_("{card}: pay with herbs first"), card=card)
    return T(N_("{card}: pay with preys first"), card=card)


def _aimed(view: View, move: Move, words: Text, effects: tuple[Effect, ...]) -> Handle:
    """A card dragged onto its target."""
    return Handle(
        words,
        (move.card,),
        onto=(move.onto,),
        click=(move.card,),
        help=_effect_help(effects),
        doomed=_doomed(effects, move.onto),
    )


def _lay(view: View, move: Move) -> Handle:
    slot = move.card
    words = T(N_("Lay {card}"), card=name_of(view, slot))
    icon = FACES[view.faces[slot]].mark
    return Handle(words, (slot,), (at.RESOURCES + view.actor,), click=(slot,), icon=icon)


def _hide(view: View, move: Move) -> Handle:
    slot = move.card
    words = T(N_("Lay {card} face down"), card=name_of(view, slot))
    icon = FACES[view.faces[slot]].mark
    return Handle(words, (slot,), (at.SIGILS + view.actor,), click=(slot,), icon=icon)


def _reveal(view: View, move: Move) -> Handle:
    slot = move.card
    card, effects = name_of(view, slot), EFFECTS[view.faces[slot]]
    if move.onto >= 0:
        words = T(N_("Reveal {card} on {target}"), card=card, target=name_of(view, move.onto))
        return _aimed(view, move, words, effects)
    words = T(N_("Reveal {card}"), card=card)
    return Handle(words, (slot,), (at.STACK,), click=(slot,), help=_effect_help(effects))


def _use(view: View, move: Move) -> Handle:
    slot = move.card
    face = view.faces[slot]
    ability = ABILITY[face]
    effects = ability.effects if ability else EFFECTS[face]
    card = name_of(view, slot)
    if move.onto >= 0:
        words = T(N_("Use {card} on {target}"), card=card, target=name_of(view, move.onto))
        return _aimed(view, move, words, effects)
    words = T(N_("Use {card}"), card=card)
    return Handle(words, (slot,), (at.STACK,), click=(slot,), help=_effect_help(effects))


def _aim(view: View, move: Move) -> Handle:
    ask = view.ask
    slot: int = ask.card  # type: ignore[union-attr]
    effects = EFFECTS[view.faces[slot]]
    return Handle(
        name_of(view, move.onto),
        (slot,),
        onto=(move.onto,),
        click=(move.onto,),
        help=_effect_help(effects),
        doomed=_doomed(effects, move.onto),
    )


def _recover(view: View, move: Move) -> Handle:
    words = T(N_("Take {card} back"), card=name_of(view, move.card))
    return Handle(words, (move.card,), (at.HAND + view.actor,), click=(move.card,))


def _withdraw(view: View, move: Move) -> Handle:
    slot = move.card
    card = name_of(view, slot)
    if move.n != AUTOMATIC:
        return Handle(_paying(card, move.n), click=(slot,))
    words = T(N_("Withdraw {card}"), card=card)
    zones = (at.GRAVEYARD + owner(view, slot),)
    return Handle(words, (slot,), zones, click=(slot,), doomed=(slot,))


# --- combat -------------------------------------------------------------------------------------


def _attack(view: View, move: Move) -> Handle:
    words = T(N_("Attack by day")) if move.n == DAY else T(N_("Attack by night"))
    enemy = 1 - view.actor
    zones = (at.FIELD + enemy, at.ALFA + enemy)
    return Handle(
        words,
        (move.card,),
        zones,
        click=(move.card,),
        icon=ACTIVE_ICONS[DAY if move.n == DAY else NIGHT],
        help=attack_text(view, view.actor, move.card),
    )


def _block(view: View, move: Move) -> Handle:
    words = T(N_("Block {attacker}"), attacker=name_of(view, move.onto))
    return Handle(
        words,
        (move.card,),
        onto=(move.onto,),
        click=(move.card,),
        help=block_text(view, move.card, move.onto),
    )


def _leave(view: View, move: Move) -> Handle:
    isolated = move.zone == at.ISOLATION + view.actor
    words = T(N_("To Isolation")) if isolated else T(N_("To the graveyard"))
    icon = "isolation" if isolated else "graveyard"
    return Handle(words, (move.card,), (move.zone,), icon=icon, main=True)


# --- the rest -----------------------------------------------------------------------------------


def _done(view: View, move: Move) -> Handle:
    ask = view.ask
    if isinstance(ask, DeclareAttack):
        fighting = bool(attackers(view, ask.seat))
        words = T(N_("Begin the attack")) if fighting else T(N_("Do not attack"))
        told = attack_text(view, ask.seat) if fighting else None
        return Handle(words, icon="attack" if fighting else "check", main=True, help=told)
    if isinstance(ask, DeclareBlocks):
        words = T(N_("Go on")) if ask.pairs else T(N_("Do not block"))
        return Handle(
            words, icon="check", main=True, help=combat_text(view, 1 - ask.seat, ask.pairs)
        )
    if isinstance(ask, Reshuffle):
        return Handle(T(N_("No more")), icon="check", main=True)
    if can_attack(view, view.actor):
        return Handle(T(N_("Go on to Confrontation")), icon="attack", main=True)
    return Handle(T(N_("End the turn")), icon="check", main=True)


def _pass(view: View, move: Move) -> Handle:
    if isinstance(view.ask, UseElement):
        words = T(N_("Use none"))
    elif isinstance(view.ask, Response) and announced(view):
        words = T(N_("Let it happen"))
    else:
        words = T(N_("Go on"))
    return Handle(words, icon="check", main=True)


def _discard(view: View, move: Move) -> Handle:
    words = T(N_("Discard {card}"), card=name_of(view, move.card))
    return Handle(words, (move.card,), (at.GRAVEYARD + view.actor,), click=(move.card,))


def _reshuffle(view: View, move: Move) -> Handle:
    words = T(N_("Reshuffle {card}"), card=name_of(view, move.card))
    return Handle(words, (move.card,), (at.FOREST + view.actor,), click=(move.card,))


def _search(view: View, move: Move) -> Handle:
    return Handle(NAMES[move.n], icon=FACES[move.n].mark)


def _none(view: View, move: Move) -> Handle:
    return Handle(T(N_("Go on")), icon="check", main=True)


def _keep(view: View, move: Move) -> Handle:
    return Handle(T(N_("Keep")), icon="check", main=True)


def _change(view: View, move: Move) -> Handle:
    return Handle(T(N_("Change the hand")), icon="refresh")


_HANDLES: dict[str, Callable[[View, Move], Handle]] = {
    "play": _play,
    "lay": _lay,
    "hide": _hide,
    "reveal": _reveal,
    "use": _use,
    "aim": _aim,
    "recover": _recover,
    "withdraw": _withdraw,
    "attack": _attack,
    "block": _block,
    "leave": _leave,
    "done": _done,
    PASS.verb: _pass,
    "discard": _discard,
    "reshuffle": _reshuffle,
    "search": _search,
    "none": _none,
    "keep": _keep,
    "change": _change,
}
