"""What a player of the first game is told: what to do now, and why.

``LESSONS`` is a table with one line for each lesson. Of those that belong to what is asked, the
first that fits is told, up to the turn in which everybody should have understood it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.engine.step import Ask
from game.engine.text import N_, Seat, Text
from game.engine.view import View
from game.rules.selva import layout as at
from game.rules.selva.cards import COST, EFFECTS, GIVES, KEYWORDS_OF, KIND, NAMES
from game.rules.selva.prose import cost_text, effects_text
from game.rules.selva.state import attackers, may_block
from game.rules.selva.steps.choices import Discard, Leave, Search
from game.rules.selva.steps.combat import DeclareAttack, DeclareBlocks
from game.rules.selva.steps.playing import (
    Aim,
    ClashWindow,
    IntimidationWindow,
    Play,
    Response,
)
from game.rules.selva.steps.setup import ChangeHand
from game.rules.selva.steps.turn import Prepare, UseElement
from game.rules.selva.vocabulary import (
    ANIMAL,
    ELEMENT,
    FORCE,
    RESOURCES,
    SENTRY,
    SIGIL,
    SWIFT,
)
from game.rules.selva.words import announced, can_attack

FEW, MANY = 2, 5
"""An opening hand with so many herbs and preys is worth keeping."""


def lesson(view: View) -> Text | None:
    """What is told to whoever is to decide, if there is something to be told."""
    turn = view.counters[at.TURN]
    for row in LESSONS:
        if isinstance(view.ask, row.ask) and turn <= row.until:
            found = row.card(view)
            if found is not None:
                return _filled(view, row.words, found)
    return None


class Lesson(NamedTuple):
    """A lesson for a kind of question, told up to a turn. ``card`` gives the card that it is about,
    ``NO_CARD`` if it is about none, and ``None`` if the lesson does not fit now."""

    ask: type[Ask]
    until: int
    card: Callable[[View], int | None]
    words: str


NO_CARD = -1


def _filled(view: View, words: str, slot: int) -> Text:
    """The words of a lesson with the names and numbers they speak of."""
    seat = view.seat
    args: dict[str, object] = {"other": Seat(1 - seat), "n": len(_resources(view))}
    if slot != NO_CARD:
        face = view.faces[slot]
        args["card"], args["cost"] = NAMES[face], cost_text(COST[face])
        if EFFECTS[face]:
            args["effect"] = effects_text(EFFECTS[face])
    return Text(words, tuple(args.items()))


# --- when a lesson fits ---------------------------------------------------------------------------


def _when(holds: Callable[[View], bool]) -> Callable[[View], int | None]:
    """Fits if something holds, and is about no card."""
    return lambda view: NO_CARD if holds(view) else None


def _always(view: View) -> int | None:
    return NO_CARD


def _resources(view: View) -> list[int]:
    """The herbs and preys of the opening hand."""
    seen = [view.faces[slot] for slot in view.zones[at.DRAFT + view.seat]]
    return [face for face in seen if face >= 0 and KIND[face] in RESOURCES]


def _playable(verb: str, *kinds: int) -> Callable[[View], int | None]:
    """Fits if a card of some kinds can be used so, and is about the dearest of them."""

    def find(view: View) -> int | None:
        slots = {move.card for move in view.moves if move.verb == verb}
        found = [slot for slot in slots if KIND[view.faces[slot]] in kinds]
        return max(found, key=lambda slot: (COST[view.faces[slot]].total, -slot), default=None)

    return find


def _to_lay(view: View) -> int | None:
    """A herb or prey that can be laid, of the kind of which there are fewer in play."""
    laid = [GIVES[view.faces[slot]] for slot in view.zones[at.RESOURCES + view.seat]]
    slots = {move.card for move in view.moves if move.verb == "lay"}
    return min(slots, key=lambda slot: (laid.count(GIVES[view.faces[slot]]), slot), default=None)


def _animal(keyword: int) -> Callable[[View], int | None]:
    """Fits if the dearest animal that can be played has a keyword."""

    def find(view: View) -> int | None:
        slot = _playable("play", ANIMAL)(view)
        return slot if slot is not None and KEYWORDS_OF[view.faces[slot]] & keyword else None

    return find


def _source(view: View) -> int | None:
    """The card that aims."""
    return view.ask.card if isinstance(view.ask, Aim) else None


def _answered(view: View) -> int | None:
    """What the other has announced."""
    for step in announced(view)[:1]:
        if step.seat != view.seat:
            slot = step.played if isinstance(step, Play) else step.card
            return slot if view.faces[slot] >= 0 else None
    return None


def _unguarded(view: View) -> bool:
    enemies = view.zones[at.FIELD + 1 - view.seat]
    return not attackers(view, view.seat) and not any(may_block(view, slot) for slot in enemies)


LESSONS = (
    Lesson(
        ChangeHand,
        0,
        _when(lambda view: FEW <= len(_resources(view)) <= MANY),
        N_(
            "This is your opening hand. Herbs and preys pay for everything else, and {n} of these "
            "cards are such: a good hand. Keep it."
        ),
    ),
    Lesson(
        ChangeHand,
        0,
        _always,
        N_(
            "Herbs and preys pay for everything else. With {n} of them this hand will hardly work: "
            "change it, although you get one card fewer."
        ),
    ),
    Lesson(
        Search,
        0,
        _always,
        N_(
            "You begin with one herb or prey in play. Look at the costs in your hand, and take the "
            "kind of which you will need more."
        ),
    ),
    Lesson(
        Prepare,
        2,
        _to_lay,
        N_(
            "Each turn you may lay one herb or prey, and each pays 1 in every turn of yours. Drag "
            "{card} to your herbs and preys; or choose it (a click, or arrow keys and Enter), and "
            "once more to play it."
        ),
    ),
    Lesson(
        Prepare,
        6,
        _to_lay,
        N_(
            "First lay a herb or prey again: drag {card} to your herbs and preys. With more of them "
            "you can pay for stronger animals."
        ),
    ),
    Lesson(
        Prepare,
        8,
        _animal(SWIFT),
        N_(
            "Call {card} for {cost}: drag it to your animals, and what it costs is turned. It is "
            "Swift, so it can attack in this very turn."
        ),
    ),
    Lesson(
        Prepare,
        8,
        _animal(SENTRY),
        N_(
            "Call {card} for {cost}: drag it to your animals, and what it costs is turned. It is a "
            "Sentry, so it blocks and never attacks."
        ),
    ),
    Lesson(
        Prepare,
        8,
        _playable("play", ANIMAL),
        N_(
            "Call {card} for {cost}: drag it to your animals, and what it costs is turned. It can "
            "block at once, and attack from your next turn on."
        ),
    ),
    Lesson(
        Prepare,
        12,
        _playable("recover", ANIMAL),
        N_(
            "{card} waits in your Isolation. For {cost} you take it back into your hand, and then "
            "play it again."
        ),
    ),
    Lesson(
        Prepare,
        12,
        _playable("hide", SIGIL),
        N_(
            "Lay {card} face down among your sigils; that costs nothing. From the next turn on you "
            "reveal it for {cost}, also in the enemy's turn: {effect}"
        ),
    ),
    Lesson(
        Prepare,
        12,
        _playable("play", ELEMENT),
        N_(
            "{card} is an element. Once in play it helps you at the beginning of each of your "
            "turns: {effect}"
        ),
    ),
    Lesson(
        Prepare,
        12,
        _playable("play", FORCE),
        N_(
            "{card} works once, so choose the moment, and do not play it just because you can: {effect}"
        ),
    ),
    Lesson(
        Prepare,
        8,
        _when(lambda view: can_attack(view, view.seat)),
        N_("Nothing is left to pay for, but you can attack: go on to the Confrontation."),
    ),
    Lesson(
        Prepare,
        8,
        _always,
        N_(
            "Nothing is left to pay for, and no animal can attack. End the turn: in your next one "
            "everything of yours is straightened, and you draw a card."
        ),
    ),
    Lesson(
        Prepare,
        14,
        _when(lambda view: view.counters[at.TURN] > 12),
        N_(
            "You have seen what a turn is made of. The book above tells the rules, the lamp beside "
            "it what a strong player would do. Good hunting!"
        ),
    ),
    Lesson(
        DeclareAttack,
        12,
        _when(_unguarded),
        N_(
            "{other} has no animal that could block, so all that you attack with comes through. "
            "Drag your animals to the other side."
        ),
    ),
    Lesson(
        DeclareAttack,
        12,
        _when(lambda view: not attackers(view, view.seat)),
        N_(
            "Drag animals to the other side to attack: what is not blocked hurts the enemy Alfa. "
            "But attackers are turned and cannot block in {other}'s turn, so keep some at home."
        ),
    ),
    Lesson(
        DeclareAttack,
        12,
        _always,
        N_(
            "Choose more attackers, or begin. {other} may block each of them with one animal; one "
            "that is active only at the other time of day has 1 defence less then."
        ),
    ),
    Lesson(
        DeclareBlocks,
        12,
        _always,
        N_(
            "Drag an animal onto the attacker that it shall block: its defence is taken off the "
            "attack, and your Alfa loses only the rest. A blocker that lets a rest pass leaves "
            "play. Hold it there to see what would happen."
        ),
    ),
    Lesson(
        IntimidationWindow,
        12,
        _when(lambda view: not announced(view)),
        N_(
            "The attackers are chosen. Before animals block, both may play natural forces and "
            "sigils; what you can play has a bright edge. Else go on."
        ),
    ),
    Lesson(
        ClashWindow,
        12,
        _when(lambda view: not announced(view)),
        N_(
            "The blockers are chosen. This is the last chance to change something before the damage."
        ),
    ),
    Lesson(
        Response,
        12,
        _answered,
        N_(
            "{other} uses {card}, and it has not happened yet. You may answer with sigils and with "
            "cards that have Ambush: your answer happens first. Else let it happen."
        ),
    ),
    Lesson(
        Leave,
        99,
        _always,
        N_(
            "Isolation is nearly always better: from there you can take it back for its cost. Out "
            "of the graveyard only few cards bring it back."
        ),
    ),
    Lesson(
        Aim,
        10,
        _source,
        N_("{card} does something as it enters: {effect} Click the card that it shall reach."),
    ),
    Lesson(
        UseElement,
        12,
        _always,
        N_("Your turn begins. Now you may use one of your elements, before you draw a card."),
    ),
    Lesson(
        Discard,
        99,
        _always,
        N_("Let go of what you will not be able to pay for a long time, or of spare resources."),
    ),
)
"""Sorted by what is asked; the more special before the more general."""
