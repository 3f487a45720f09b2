"""What a combat would come to, in words: shown before anything is confirmed."""

from __future__ import annotations

from game.engine.text import N_, Seat, T, Text
from game.engine.view import View
from game.rules.selva.naming import listed, name_of
from game.rules.selva.state import attack, block_mode, defence, keywords
from game.rules.selva.steps.combat import Outcome, Pairs, fight
from game.rules.selva.vocabulary import BULWARK, DEFENDER


def combat_text(view: View, seat: int, pairs: Pairs) -> Text:
    """What would come of the attack of ``seat`` as things stand."""
    outcome = fight(view, seat, pairs)
    text = T(N_("{n} damage would pass to {other}'s Alfa."), n=outcome.passes, other=Seat(1 - seat))
    leaving = _leaving(view, outcome)
    return T(N_("{text} {sentence}"), text=text, sentence=leaving) if leaving else text


def attack_text(view: View, seat: int, another: int = -1) -> Text:
    """What the attackers of ``seat``, perhaps with another one, would do if nobody blocked."""
    damage = fight(view, seat, ()).passes + (attack(view, another) if another >= 0 else 0)
    message = N_("Without a block, {n} damage would pass to {other}'s Alfa.")
    return T(message, n=damage, other=Seat(1 - seat))


def _leaving(view: View, outcome: Outcome) -> Text | None:
    slots = (*outcome.attackers, *outcome.blockers)
    if not slots:
        return None
    names = listed([name_of(view, slot) for slot in slots])
    return T(
        N_("{cards} would leave play."), "{cards} would leave play.", n=len(slots), cards=names
    )


def block_text(view: View, blocker: int, attacker: int) -> Text:
    """What would come of one block."""
    mode = block_mode(view, blocker, attacker)
    opposite = not mode & view.marks[attacker] >> 3
    guard = defence(view, blocker) - opposite
    excess = attack(view, attacker) - guard
    words = keywords(view, blocker)
    if excess <= 0:
        text = T(N_("No damage passes, and it stays."))
    elif words & BULWARK:
        text = T(N_("It leaves play, and no damage passes."))
    else:
        text = T(N_("It leaves play, and {n} damage passes."), n=excess)
    if words & DEFENDER and attack(view, blocker) > defence(view, attacker):
        beaten = T(N_("{attacker} leaves play."), attacker=name_of(view, attacker))
        text = T(N_("{text} {sentence}"), text=text, sentence=beaten)
    return text
