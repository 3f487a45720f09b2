"""Hints: what an expert would do in a human's place, and what it expects of it."""

from __future__ import annotations

from game.bots.bot import Advice
from game.engine.move import Move
from game.engine.text import N_, Seat, T, Text
from game.scenes.table.choices import Choices, Option
from game.session import Session

LEVEL = "expert"


class Hinter:
    """Asks for a hint and waits for it without keeping anybody waiting."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.wanted = False

    def ask(self) -> None:
        """A hint is wanted for the present decision."""
        self.wanted = True

    def stop(self) -> None:
        """No hint is wanted any more."""
        if self.wanted:
            self.wanted = False
            self.session.stop_thinking()

    def poll(self) -> Advice | None:
        """The hint, once it is there."""
        if not self.wanted:
            return None
        advice = self.session.think(LEVEL)
        if advice is not None:
            self.wanted = False
        return advice


def option_of(move: Move | None, choices: Choices) -> Option | None:
    """The choice at the table that makes a move."""
    return next((o for o in choices.options if o.move == move), None)


def words(advice: Advice, option: Option, choices: Choices, session: Session) -> Text:
    """The hint for whoever is to decide: what to do and what will come of it, and what would come
    of the next best choice."""
    hint = _best(advice, option, session)
    second = next_best(advice, option, choices)
    if second is None or advice.value is None:
        return hint
    other, value = second
    best, worse = round(100 * advice.value), round(100 * value)
    if worse >= best:
        return T(N_("{hint} As good: {move}."), hint=hint, move=other.handle.button)
    message = N_("{hint} Next best: {move}, {n} of 100.")
    return T(message, hint=hint, move=other.handle.button, n=worse)


def next_best(advice: Advice, option: Option, choices: Choices) -> tuple[Option, float] | None:
    """The best choice that is called otherwise than this one, with its expected return: another
    card of the same kind tells nothing."""
    for move, value in advice.values:
        other = option_of(move, choices)
        if other and other.handle.button != option.handle.button:
            return other, value
    return None


def _best(advice: Advice, option: Option, session: Session) -> Text:
    """What to do, and what is expected of it as far as the bot can tell."""
    move = option.handle.button
    if advice.value is None:
        return T(N_("Hint: {move}."), move=move)
    percent = round(100 * advice.value)
    if session.game.cooperative:
        message = N_("Hint: {move}. Chance to win together: {n} of 100.")
        return T(message, move=move, n=percent)
    if advice.scores is None:
        message = N_("Hint: {move}. Expected result: {n} of 100, where 50 is even.")
        return T(message, move=move, n=percent)
    own, rival, rest = _scores(advice.scores, session.actor)
    message = N_("Hint: {move}. Expected result: {n} of 100 ({own} points, {seat} {rest}).")
    return T(message, move=move, n=percent, own=own, seat=Seat(rival), rest=rest)


def _scores(scores: tuple[float, ...], seat: int) -> tuple[str, int, str]:
    """The expected points of a seat, its best rival and those of the rival."""
    rival = max((s for s in range(len(scores)) if s != seat), key=lambda s: scores[s])
    own, rest = (f"{round(scores[s], 1):g}".replace("-", "−") for s in (seat, rival))
    return own, rival, rest
