"""Log lines: what the rules said, in words that the viewer may hear."""

from game.engine.event import SAID, Event
from game.engine.game import Attempt, Game
from game.engine.text import N_, Seat, T, Text
from game.engine.view import View
from game.i18n import tr
from game.session import Session

HIDDEN = T(N_("a card"))
HIDDEN_MANY = "{n} cards"


def line(event: Event, game: Game, names: list[str]) -> str:
    """The words of a ``said`` event; cards that are hidden from the viewer are only counted."""
    args = (
        ("seat", Seat(event.seat)),
        ("other", Seat(event.other)),
        ("cards", cards(event, game)),
        ("n", event.n),
    )
    return tr(Text(event.message, args), names)


def cards(event: Event, game: Game) -> str:
    """The cards of an event as a list of names."""
    named = [tr(game.faces[card.face].name) for card in event.cards if card.face >= 0]
    hidden = len(event.cards) - len(named)
    if hidden == 1:
        named.append(tr(HIDDEN))
    elif hidden:
        named.append(tr(T(N_("{n} card"), HIDDEN_MANY, n=hidden)))
    return ", ".join(named)


def lines(events: list[Event], game: Game, names: list[str]) -> list[tuple[int, str]]:
    """All log lines of some events with the seat that acted (−1: nobody)."""
    return [(event.seat, line(event, game, names)) for event in events if event.kind == SAID]


def reason(attempt: Attempt, session: Session, view: View, ready: bool) -> str:
    """The rule by which an attempt cannot be made; ``ready`` if the human here is to decide."""
    if session.over:
        text = T(N_("The game is over."))
    elif not ready and view.actor == session.viewer:
        text = T(N_("One moment: the table is still moving."))
    elif not ready:
        text = T(N_("It is {who}'s turn."), who=Seat(view.actor))
    else:
        text = session.game.why_not(view, attempt)
    return tr(text, session.names)
