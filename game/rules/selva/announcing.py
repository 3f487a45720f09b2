"""What is announced while it may be answered, in words and pictures. § Answering."""

from __future__ import annotations

from game.engine.game import Announcement
from game.engine.text import N_, Seat, T, Text
from game.engine.view import View
from game.rules.selva import layout as at
from game.rules.selva.cards import EFFECTS, KIND
from game.rules.selva.naming import name_of
from game.rules.selva.outlook import attack_text, combat_text
from game.rules.selva.prose import effects_text
from game.rules.selva.state import attackers
from game.rules.selva.steps.combat import DeclareBlocks
from game.rules.selva.steps.playing import Play, Response, Use
from game.rules.selva.vocabulary import SIGIL, Effect
from game.rules.selva.words import announced


def announcement(view: View) -> Announcement | None:
    """What may be answered now: the newest card or ability, else the attack under way."""
    if not isinstance(view.ask, Response | DeclareBlocks):
        return None
    steps = announced(view)
    if not steps:
        return _attack(view)
    top, *others = steps
    lines = [effects_text(_effects(view, top))] if _effects(view, top) else []
    lines += [T(N_("Before that: {title}."), title=_title(view, step)) for step in others]
    later = [T(N_("{seat} is asked afterwards."), seat=Seat(seat)) for seat in _later(view)]
    aims = (top.onto,) if top.onto >= 0 else ()
    title, cards = _title(view, top), (_card(top),)
    return Announcement(top.seat, title, cards, aims, lines=tuple(lines), reminders=tuple(later))


def _card(step: Play | Use) -> int:
    return step.played if isinstance(step, Play) else step.card


def _later(view: View) -> tuple[int, ...]:
    return view.ask.later if isinstance(view.ask, Response) else ()


def _effects(view: View, step: Play | Use) -> tuple[Effect, ...]:
    return step.effects if isinstance(step, Use) else EFFECTS[view.faces[step.played]]


def _title(view: View, step: Play | Use) -> Text:
    """Who plays, reveals or uses what, and on what."""
    slot = _card(step)
    revealed = isinstance(step, Play) and KIND[view.faces[slot]] == SIGIL
    seat, card = Seat(step.seat), name_of(view, slot)
    if step.onto >= 0:
        target = name_of(view, step.onto)
        if isinstance(step, Use):
            return T(N_("{seat} uses {card} on {target}"), seat=seat, card=card, target=target)
        if revealed:
            return T(N_("{seat} reveals {card} on {target}"), seat=seat, card=card, target=target)
        return T(N_("{seat} plays {card} on {target}"), seat=seat, card=card, target=target)
    if isinstance(step, Use):
        return T(N_("{seat} uses {card}"), seat=seat, card=card)
    if revealed:
        return T(N_("{seat} reveals {card}"), seat=seat, card=card)
    return T(N_("{seat} plays {card}"), seat=seat, card=card)


def _attack(view: View) -> Announcement | None:
    """An attack, with what would come of it as things stand."""
    seat = view.counters[at.ACTIVE]
    fighting = attackers(view, seat)
    if not fighting:
        return None
    title = T(
        N_("{seat} attacks with an animal"),
        "{seat} attacks with {n} animals",
        n=len(fighting),
        seat=Seat(seat),
    )
    pairs = next((step.pairs for step in reversed(view.steps) if hasattr(step, "pairs")), ())
    before = view.counters[at.PHASE] == at.INTIMIDATION
    lines = (attack_text(view, seat) if before else combat_text(view, seat, pairs),)
    enemy = view.zones[at.ALFA + 1 - seat]
    return Announcement(seat, title, tuple(fighting), tuple(enemy), lines=lines)
