"""How a game has ended, in a headline and a sign."""

from collections.abc import Sequence

from game.engine.text import N_, T, Text
from game.session import Session

TROPHY = "trophy"
SKULL = "skull"


def sign(winners: Sequence[int]) -> str:
    """The icon of an end: a trophy only where somebody has won."""
    return TROPHY if winners else SKULL


def headline(session: Session, winners: Sequence[int]) -> Text:
    """How the game of a session has ended, in one line."""
    if not session.game.cooperative:
        return won_by(winners, session.names)
    if len(session.players) == 1:
        return T(N_("You have won!")) if winners else T(N_("You have lost"))
    return T(N_("You have won together!")) if winners else T(N_("You have lost together"))


def won_by(winners: Sequence[int], names: Sequence[str]) -> Text:
    """Who won against the others, in one line."""
    if not winners:
        return T(N_("Nobody has won"))
    if len(winners) == 1:
        return T(N_("{name} wins!"), name=names[winners[0]])
    listed: Text | str = names[winners[0]]
    for seat in winners[1:-1]:
        listed = T(N_("{names}, {name}"), names=listed, name=names[seat])
    return T(N_("{names} and {name} share the win!"), names=listed, name=names[winners[-1]])
