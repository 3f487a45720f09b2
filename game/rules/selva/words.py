"""What Selva says: what is asked, the numbers everybody may see, and what lies on cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.game import Info
from game.engine.text import N_, Seat, T, Text
from game.engine.view import View
from game.rules.selva import layout as at
from game.rules.selva.cards import (
    BASE_ATTACK,
    BASE_DEFENCE,
    GIVES,
    GIVES_HERB,
    GIVES_PREY,
    KEYWORD_ICONS,
    keywords_of,
)
from game.rules.selva.layout import (
    BY_DAY,
    BY_NIGHT,
    DAMAGE_SHIFT,
    INACTIVE_SHIFT,
    POISON_SHIFT,
    TURNED,
    number,
)
from game.rules.selva.naming import name_of
from game.rules.selva.outlook import attack_text
from game.rules.selva.state import attack, attackers, defence, keywords, may_attack
from game.rules.selva.steps.choices import Discard, Leave, Reshuffle, Search
from game.rules.selva.steps.combat import DeclareAttack, DeclareBlocks
from game.rules.selva.steps.playing import (
    Aim,
    ClashWindow,
    IntimidationWindow,
    Play,
    Response,
    Use,
)
from game.rules.selva.steps.setup import ChangeHand
from game.rules.selva.steps.turn import HAND_LIMIT, Prepare, UseElement
from game.rules.selva.vocabulary import AMBUSH

# --- what is asked ------------------------------------------------------------------------------


def prompt(view: View) -> Text:
    """What is asked, in one sentence."""
    return _PROMPTS[type(view.ask)](view, view.ask)


def announced(view: View) -> list[Play | Use]:
    """What has been announced and not happened yet, the newest first."""
    return [step for step in reversed(view.steps) if isinstance(step, Play | Use)]


def only_pass(view: View) -> bool:
    """Whether the viewer is to decide and can only pass."""
    return view.actor == view.seat and len(view.moves) == 1


def _change_hand(view: View, ask: ChangeHand) -> Text:
    if view.seat != ask.seat:
        return T(N_("{other} looks at the opening hand."), other=Seat(ask.seat))
    n = sum(view.faces[slot] >= 0 for slot in view.zones[at.DRAFT + ask.seat])
    if not n:
        return T(N_("No card is left to change: you begin with an empty hand."))
    return T(
        N_("Keep this card, or change it for none?"),
        "Keep these {n} cards, or change them all for {less}?",
        n=n,
        less=n - 1,
    )


def _search(view: View, ask: Search) -> Text:
    if view.moves and view.moves[0].verb == "none":
        return T(N_("There is no common herb or prey in your Forest."))
    if ask.turned:
        return T(N_("Choose a herb or prey of your Forest; it comes into play turned."))
    return T(N_("Choose the herb or prey of your Forest with which you begin."))


def _use_element(view: View, ask: UseElement) -> Text:
    if only_pass(view):
        return T(N_("Awakening: none of your elements can be used."))
    return T(N_("Awakening: use one of your elements, or go on."))


def _prepare(view: View, ask: Prepare) -> Text:
    if only_pass(view):
        return T(N_("Preparation: there is nothing that you can play."))
    if not view.counters[at.LAID]:
        return T(N_("Preparation: lay a herb or prey, play cards, use abilities."))
    return T(N_("Preparation: play cards, lay sigils, use abilities."))


def _aim(view: View, ask: Aim) -> Text:
    return T(N_("Choose the target of {card}."), card=name_of(view, ask.card))


def _response(view: View, ask: Response) -> Text:
    steps = announced(view)
    if not steps:
        return _in_combat(view, ask)
    top = steps[0]
    card = name_of(view, top.played if isinstance(top, Play) else top.card)
    if only_pass(view):
        return T(N_("{card}: you have no answer."), card=card)
    if top.seat == ask.seat and view.seat != ask.seat:
        return T(N_("{other} may add something to {card}."), card=card, other=Seat(ask.seat))
    if top.seat == ask.seat:
        return T(N_("Your {card} is about to happen. Add something?"), card=card)
    return T(N_("Answer {card}, or let it happen?"), card=card)


def _in_combat(view: View, ask: Response) -> Text:
    """A window of combat with nothing announced in it."""
    if only_pass(view):
        return T(N_("You have nothing to play in this step."))
    if isinstance(ask, IntimidationWindow):
        return T(N_("Intimidation: play something before animals block?"))
    return T(N_("Clash: play something before the damage?"))


def _declare_attack(view: View, ask: DeclareAttack) -> Text:
    if attackers(view, ask.seat):
        damage = attack_text(view, ask.seat)
        if only_pass(view):
            return T(N_("Intimidation: no other animal can attack. {damage}"), damage=damage)
        return T(N_("Intimidation: choose more attackers, or begin. {damage}"), damage=damage)
    return T(N_("Intimidation: choose animals that attack, by day or by night."))


def _declare_blocks(view: View, ask: DeclareBlocks) -> Text:
    return T(N_("Clash: drag your animals onto the attackers that they block."))


def _leave(view: View, ask: Leave) -> Text:
    return T(
        N_("{card} leaves play: to Isolation or to the graveyard?"), card=name_of(view, ask.card)
    )


def _discard(view: View, ask: Discard) -> Text:
    excess = len(view.zones[at.HAND + ask.seat]) - HAND_LIMIT
    if view.counters[at.PHASE] == at.RETREAT:
        return T(
            N_("Retreat: choose a card to discard, one is too many."),
            "Retreat: choose a card to discard, {n} are too many.",
            n=excess,
        )
    return T(N_("Choose a card of your hand to discard."))


def _reshuffle(view: View, ask: Reshuffle) -> Text:
    return T(
        N_("Choose a card of your graveyard to reshuffle."),
        "Choose up to {n} cards of your graveyard to reshuffle.",
        n=ask.left,
    )


_PROMPTS: dict[type, Callable[[View, Any], Text]] = {
    ChangeHand: _change_hand,
    Search: _search,
    UseElement: _use_element,
    Prepare: _prepare,
    Aim: _aim,
    Response: _response,
    IntimidationWindow: _response,
    ClashWindow: _response,
    DeclareAttack: _declare_attack,
    DeclareBlocks: _declare_blocks,
    Leave: _leave,
    Discard: _discard,
    Reshuffle: _reshuffle,
}

# --- numbers ------------------------------------------------------------------------------------

_PHASES = (
    ("hand", T(N_("Setting up"))),
    ("eye", T(N_("Awakening"))),
    ("herb", T(N_("Preparation"))),
    ("attack", T(N_("Confrontation, Intimidation"))),
    ("defence", T(N_("Confrontation, Clash"))),
    ("home", T(N_("Retreat"))),
)


def infos(view: View) -> list[Info]:
    """Turn and phase for the table; life, resources, cards and games won for the seats."""
    icon, phase = _PHASES[view.counters[at.PHASE]]
    turn = view.counters[at.TURN]
    words = T(N_("Turn {turn}: {phase}"), turn=turn, phase=phase) if turn else phase
    result = [Info("phase", icon, "", words)]
    for seat in range(at.SEATS):
        result += _seat_infos(view, seat)
    return result


def _seat_infos(view: View, seat: int) -> list[Info]:
    counters = view.counters
    hand, forest = len(view.zones[at.HAND + seat]), len(view.zones[at.FOREST + seat])
    result = [
        Info(f"life@{seat}", "life", str(counters[at.LIFE + seat]), T(N_("Life of the Alfa"))),
        *_resources(view, seat),
        Info(f"hand@{seat}", "hand", str(hand), T(N_("Cards in hand"))),
        Info(f"forest@{seat}", "deck", str(forest), T(N_("Cards in the Forest"))),
    ]
    if view.options["match"]:
        won = str(counters[at.WINS + seat])
        result.append(Info(f"wins@{seat}", "trophy", won, T(N_("Games won"))))
    return result


_GIVEN = (
    (GIVES_HERB, "herb", T(N_("Herbs: straight / all"))),
    (GIVES_PREY, "prey", T(N_("Preys: straight / all"))),
    (GIVES_HERB | GIVES_PREY, "either", T(N_("Pay a herb or a prey: straight / all"))),
)


def _resources(view: View, seat: int) -> list[Info]:
    """How many resources of each kind are straight, and how many there are."""
    found = []
    slots = view.zones[at.RESOURCES + seat]
    for gives, icon, help_ in _GIVEN:
        mine = [slot for slot in slots if GIVES[view.faces[slot]] == gives]
        straight = sum(not view.marks[slot] & TURNED for slot in mine)
        if mine or icon != "either":
            found.append(Info(f"{icon}@{seat}", icon, f"{straight}/{len(mine)}", help_))
    return found


# --- on cards -----------------------------------------------------------------------------------

Badges = tuple[tuple[str, str], ...]


def badges(view: View) -> dict[int, Badges]:
    """What lies on cards in play: keywords, mode, attack and defence if they have changed, damage,
    poison, inactivity; and the life of the Alfas."""
    result: dict[int, Badges] = {}
    for seat in range(at.SEATS):
        for slot in view.zones[at.ALFA + seat]:
            result[slot] = (("life", str(view.counters[at.LIFE + seat])),)
        for slot in view.zones[at.FIELD + seat]:
            found = _of_animal(view, slot)
            if found:
                result[slot] = found
    return result


def _of_animal(view: View, slot: int) -> Badges:
    mark, face = view.marks[slot], view.faces[slot]
    words = keywords(view, slot) & ~AMBUSH
    found = [(KEYWORD_ICONS[bit], "") for bit in keywords_of(words)]
    if mark & BY_DAY:
        found.append(("sun", ""))
    elif mark & BY_NIGHT:
        found.append(("moon", ""))
    strength, toughness = attack(view, slot), defence(view, slot)
    if strength != BASE_ATTACK[face]:
        found.append(("attack", str(strength)))
    if toughness != BASE_DEFENCE[face]:
        found.append(("defence", str(toughness)))
    for icon, shift in (
        ("damage", DAMAGE_SHIFT),
        ("poison", POISON_SHIFT),
        ("inactive", INACTIVE_SHIFT),
    ):
        if number(mark, shift):
            found.append((icon, str(number(mark, shift))))
    return tuple(found)


def turned(view: View) -> frozenset[int]:
    """The cards that lie turned."""
    return frozenset(slot for slot, mark in enumerate(view.marks) if mark & TURNED)


def links(view: View) -> list[tuple[int, int]]:
    """Blockers and the attackers that they block."""
    pairs = next((step.pairs for step in reversed(view.steps) if hasattr(step, "pairs")), ())
    return [(blocker, attacker) for attacker, blocker in pairs]


def can_attack(view: View, seat: int) -> bool:
    """Whether some animal of a seat could attack now."""
    return any(may_attack(view, slot) for slot in view.zones[at.FIELD + seat])
