"""How the moves of Wild Life are made with the mouse, and their words on buttons."""

from collections.abc import Callable

from game.engine.game import Handle
from game.engine.move import Move
from game.engine.text import N_, Seat, T, Text
from game.engine.view import View
from game.rules.wild_life import layout as at
from game.rules.wild_life.cards import KIND, RAIN, STRIKES
from game.rules.wild_life.habitat import column, fallen, life_of
from game.rules.wild_life.menaces import MayProtect, habitat_of
from game.rules.wild_life.words import name_of, pending


def handle(view: View, move: Move) -> Handle:
    """How a move of the actor is made."""
    return _HANDLES[move.verb](view, move)


def _play(view: View, move: Move) -> Handle:
    seat, card = view.actor, (move.card,)
    words = T(N_("Play {card}"), card=name_of(view, move.card))
    kind = KIND[view.faces[move.card]]
    zones = (at.HABITAT + seat, at.RAIN + seat) if kind == RAIN else (at.HABITAT + seat,)
    return Handle(words, card, zones, click=card)


def _predate(view: View, move: Move) -> Handle:
    zone = habitat_of(view, move.onto)
    victim, other = name_of(view, move.onto), Seat(zone - at.HABITAT)
    message = N_("Remove {card} from {other} with {predator}")
    words = T(message, card=victim, other=other, predator=name_of(view, move.card))
    doomed = tuple(fallen(view, zone, [move.onto]))
    return Handle(words, (move.card,), onto=(move.onto,), help=_loss(other, doomed), doomed=doomed)


_HUNTS = (
    N_("Hunt the small life of {other}"),
    N_("Hunt the big life of {other}"),
    N_("Hunt the flying life of {other}"),
    N_("Hunt the aquatic life of {other}"),
)


def _hunt(view: View, move: Move) -> Handle:
    other = Seat(move.zone - at.HABITAT)
    words = T(_HUNTS[move.n], other=other)
    target = tuple(column(view, move.zone, move.n))
    return Handle(
        words,
        (move.card,),
        onto=target,
        icon="mark_hunter",
        help=_loss(other, target),
        doomed=target,
    )


def _loss(other: Seat, doomed: tuple[int, ...]) -> Text:
    return T(N_("{other} loses {n} card."), "{other} loses {n} cards.", other=other, n=len(doomed))


def _unleash(view: View, move: Move) -> Handle:
    card = (move.card,)
    zones = range(at.HABITAT, at.HABITAT + view.seats)
    struck = STRIKES[view.faces[move.card]]
    losses = [fallen(view, zone, life_of(view, zone, struck)) for zone in zones]
    doomed = tuple(slot for lost in losses for slot in lost)
    help_ = T(
        N_("{n} card is discarded. Yours among them: {own}."),
        "{n} cards are discarded. Yours among them: {own}.",
        n=len(doomed),
        own=len(losses[view.actor]),
    )
    words = T(N_("Play {card}"), card=name_of(view, move.card))
    return Handle(words, card, (*zones, at.DISCARD), click=card, help=help_, doomed=doomed)


def _discard(view: View, move: Move) -> Handle:
    card = (move.card,)
    words = T(N_("Discard {card}"), card=name_of(view, move.card))
    return Handle(words, card, (at.DISCARD,), click=card)


def _protect(view: View, move: Move) -> Handle:
    """A button for one protector is enough if there are several in hand."""
    card = (move.card,)
    hunt = pending(view)
    main = move == next(m for m in view.moves if m.verb == "protect")
    return Handle(
        T(N_("Reveal a protector")),
        card,
        (at.HABITAT + hunt.victim, at.DISCARD),
        (hunt.card,),
        click=card,
        icon="mark_protector",
        main=main,
    )


def _pass(view: View, move: Move) -> Handle:
    if isinstance(view.ask, MayProtect):
        return Handle(T(N_("Let it happen")), icon="check", main=True)
    return Handle(T(N_("End the turn")), icon="check", main=True)


_HANDLES: dict[str, Callable[[View, Move], Handle]] = {
    "play": _play,
    "predate": _predate,
    "hunt": _hunt,
    "unleash": _unleash,
    "discard": _discard,
    "protect": _protect,
    "pass": _pass,
}
