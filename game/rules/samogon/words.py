"""What Dziki Samogon says: what is asked, and the numbers that everybody may see."""

from collections.abc import Callable
from typing import Any

from game.engine.game import Info
from game.engine.step import Ask
from game.engine.text import N_, Seat, T, Text
from game.engine.view import View
from game.rules.samogon import layout as at
from game.rules.samogon.cards import (
    EFFECT,
    FACES,
    LOCATION,
    MINION_ARMOR,
    MINION_LIFE,
    SPEND,
)
from game.rules.samogon.seats import character_of, full_life
from game.rules.samogon.steps.course import ChooseCharacter
from game.rules.samogon.steps.effects import ChooseDiscard
from game.rules.samogon.steps.items import BOTH, FIRST, Act, action_of, total
from game.rules.samogon.steps.leader import ChooseAim
from game.rules.samogon.steps.summoning import ChooseEngaged
from game.rules.samogon.steps.support import ChooseReaction, MaySupport, StrengthenSupport
from game.rules.samogon.steps.turn import ChooseAttacker, ChooseItem, MayUseAbility
from game.rules.samogon.tokens import armor_of, disorientation_of, life_of, tokens
from game.rules.samogon.vocabulary import action_text, effect_text


def name_of(view: View, slot: int) -> Text:
    """The name of a card that lies open."""
    return FACES[view.faces[slot]].name


def played_name(view: View) -> Text:
    """The Item in play."""
    return name_of(view, view.zones[at.PLAYED][0])


def total_text(view: View, half: int) -> Text:
    """The top (0) or bottom (1) action of the Item in play with its total value."""
    face = view.faces[view.zones[at.PLAYED][0]]
    return action_text(action_of(face, half), total(view, half))


# --- what is asked ------------------------------------------------------------------------------


def prompt(view: View) -> Text:
    """What is asked, in one sentence."""
    return _PROMPTS[type(view.ask)](view, view.ask)


def _choose_item(view: View, ask: ChooseItem) -> Text:
    if ask.number > 1:
        return T(N_("Play a second Item, or end your turn: you draw up, then the minions attack."))
    return T(N_("Play an Item: drag it to the place of the Item in play."))


def _may_support(view: View, ask: MaySupport) -> Text:
    message = N_("Support {other}'s {item} with an Item from your hand?")
    if len(view.zones[at.HAND + view.actor]) == 1:
        message = N_(
            "Support {other}'s {item} with your last Item? Without one when your turn begins, all of you lose."
        )
    return T(message, other=Seat(view.counters[at.TURN]), item=played_name(view))


def _act(view: View, ask: Act) -> Text:
    item = played_name(view)
    if ask.left == BOTH:
        top, bottom = total_text(view, 0), total_text(view, 1)
        message = N_("Drag the {item} onto a target, in either order: {top}, {bottom}.")
        return T(message, item=item, top=top, bottom=bottom)
    half = 0 if ask.left & FIRST else 1
    message = N_("Drag the {item} onto a target for its other action: {action}.")
    return T(message, item=item, action=total_text(view, half))


def _ability(view: View, ask: MayUseAbility) -> Text:
    flasks, action = SPEND[character_of(view, ask.seat)]
    return T(
        N_(
            "Before the minions attack: spend {n} Flask for {action}? Drag your Character onto a target."
        ),
        N_(
            "Before the minions attack: spend {n} Flasks for {action}? Drag your Character onto a target."
        ),
        n=flasks,
        action=action_text(action, action.value),
    )


def _discard(view: View, ask: ChooseDiscard) -> Text:
    return T(
        N_("{card}: choose an Item that you discard."),
        N_("{card}: choose {n} Items that you discard."),
        card=name_of(view, ask.cause),
        n=ask.n,
    )


def _aim(view: View, ask: ChooseAim) -> Text:
    slot = view.zones[at.ATTACK_DISCARD][-1]
    effect = effect_text(EFFECT[view.faces[slot]])
    message = N_("{card}: choose the Character who suffers it. {effect}")
    return T(message, card=name_of(view, slot), effect=effect)


def _engaged(view: View, ask: ChooseEngaged) -> Text:
    card = name_of(view, view.zones[at.MIDDLE][-1])
    return T(N_("The Forest of Crosses calls: choose whom the {card} engages."), card=card)


def _always(text: Text) -> Callable[[View, Ask], Text]:
    return lambda view, ask: text


_PROMPTS: dict[type, Callable[[View, Any], Text]] = {
    ChooseCharacter: _always(T(N_("Choose your Character."))),
    ChooseItem: _choose_item,
    MaySupport: _may_support,
    StrengthenSupport: _always(
        T(N_("Spend Flasks on your support? Each adds 1 to one of its actions."))
    ),
    ChooseReaction: _always(T(N_("You have supported: choose the minion that reacts."))),
    Act: _act,
    MayUseAbility: _ability,
    ChooseAttacker: _always(T(N_("The minions attack: choose which comes next."))),
    ChooseDiscard: _discard,
    ChooseAim: _aim,
    ChooseEngaged: _engaged,
}


# --- numbers ------------------------------------------------------------------------------------


def infos(view: View) -> list[Info]:
    """Round, Attack cards, the Leader and the Forest of Crosses; then each Character."""
    counters, zones = view.counters, view.zones
    attacks = str(len(zones[at.ATTACK_DECK]))
    result = [
        Info("round", "clockwise", str(counters[at.ROUND]), T(N_("Round"))),
        Info("attacks", "mark_attack", attacks, T(N_("Attack cards left"))),
        Info("leader_life", "heart", _leader_life(view), T(N_("The Leader's life"))),
        Info("dark_armor", "shield", _dark_armor(view), T(N_("Dark Armor"))),
        Info("crosses", "haunting", str(counters[at.CROSSES]), T(N_("Forest of Crosses"))),
        Info("deck", "deck", str(len(zones[at.DECK])), T(N_("Items in the deck"))),
    ]
    for seat in range(view.seats):
        if counters[at.ROUND] and seat == counters[at.FIRST]:
            result.append(Info(f"start@{seat}", "crown", "", T(N_("First player"))))
        numbers = (
            Info(f"life@{seat}", "heart", _life(view, seat), T(N_("Life"))),
            Info(f"flasks@{seat}", "flask", str(counters[at.FLASKS + seat]), T(N_("Flasks"))),
            Info(
                f"haunting@{seat}", "haunting", str(counters[at.HAUNTING + seat]), T(N_("Haunting"))
            ),
            Info(f"hand@{seat}", "hand", str(len(zones[at.HAND + seat])), T(N_("Items in hand"))),
        )
        result.extend(numbers)
    return result


def _leader_life(view: View) -> str:
    """Life now and at the start; nothing before the Leader has come."""
    start = view.counters[at.LEADER_START]
    return f"{view.counters[at.LEADER_LIFE]}/{start}" if start else "–"


def _dark_armor(view: View) -> str:
    return str(view.counters[at.DARK_ARMOR]) if view.counters[at.LEADER_START] else "–"


def _life(view: View, seat: int) -> str:
    """Life now and at the start; nothing before a Character is chosen."""
    if not view.zones[at.CHARACTER + seat]:
        return "–"
    return f"{view.counters[at.LIFE + seat]}/{full_life(view, character_of(view, seat))}"


def badges(view: View) -> dict[int, tuple[tuple[str, str], ...]]:
    """The tokens on the cards: for each slot, icons with their numbers. Those of a Character in play
    stand on the plate beside it and would hide its face."""
    counters, zones = view.counters, view.zones
    result: dict[int, tuple[tuple[str, str], ...]] = {
        zones[at.LEADER][0]: (
            ("heart", _leader_life(view)),
            ("shield", _dark_armor(view)),
        ),
        LOCATION: (("haunting", str(counters[at.CROSSES])),),
    }
    for seat in range(view.seats):
        for slot in zones[at.MELEE + seat]:
            result[slot] = minion_badges(view.marks[slot])
    for slot in zones[at.CHOICE]:
        result[slot] = (("heart", str(full_life(view, slot))),)
    for slot in zones[at.MIDDLE]:
        face = view.faces[slot]
        result[slot] = minion_badges(tokens(MINION_LIFE[face], MINION_ARMOR[face]))
    return result


def minion_badges(mark: int) -> tuple[tuple[str, str], ...]:
    """Life and armor of a minion, and Disorientation if there is any."""
    plain = (("heart", str(life_of(mark))), ("shield", str(armor_of(mark))))
    dizzy = disorientation_of(mark)
    return (*plain, ("daze", str(dizzy))) if dizzy else plain
