"""Cards in words, as a player sees them at the table."""

from __future__ import annotations

from game.engine.text import N_, T, Text
from game.engine.view import View
from game.rules.selva import layout as at
from game.rules.selva.cards import NAMES
from game.rules.selva.paying import purse
from game.rules.selva.vocabulary import Cost

HIDDEN = T(N_("a hidden card"))
SIGIL = T(N_("a face-down sigil"))


def name_of(view: View, slot: int) -> Text:
    """The name of a card, as far as the viewer sees it."""
    face = view.faces[slot]
    if face >= 0:
        return NAMES[face]
    sigils = (*view.zones[at.SIGILS], *view.zones[at.SIGILS + 1])
    return SIGIL if slot in sigils else HIDDEN


def listed(texts: list[Text]) -> Text:
    """Some texts with commas between them; there must be one at least."""
    first, *others = texts
    for other in others:
        first = T(N_("{list}, {more}"), list=first, more=other)
    return first


_HERBS = T(N_("{n} straight herb"), "{n} straight herbs", n=1)
_PREYS = T(N_("{n} straight prey"), "{n} straight preys", n=1)
_EITHER = T(N_("{n} that pays either"), "{n} that pay either", n=1)


def held_text(view: View, seat: int) -> Text:
    """The straight resources of a seat in words."""
    herbs, preys, either = purse(view, seat)
    parts = [_HERBS._replace(args=(("n", herbs),)), _PREYS._replace(args=(("n", preys),))]
    if either:
        parts.append(_EITHER._replace(args=(("n", either),)))
    return listed(parts)


def payable(view: View, seat: int, cost: Cost) -> bool:
    """Whether a seat can pay a cost now."""
    return purse(view, seat).pays(cost)
