"""Hints: what an expert would do in a human's place, and what it expects of it."""

from __future__ import annotations

from game.bots.bot import Advice
from game.engine.move import Move
from game.engine.text import N_, T, Text
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


def words(advice: Advice, option: Option, session: Session, second: Option | None = None) -> Text:
    """The hint for whoever is to decide: what to do and what will come of it, and how much worse
    the ``second`` best choice is, in hundredths of a result."""
    hint = _best(advice, option, session)
    if second is None or advice.value is None or advice.runner_up_value is None:
        return hint
    move = second.handle.button
    if move == option.handle.button:  # another card of the same kind
        return hint
    worse = round(100 * (advice.value - advice.runner_up_value))
    if worse <= 0:
        return T(N_("{hint} As good: {move}."), hint=hint, move=move)
    return T(N_("{hint} Next best: {move}, {n} % worse."), hint=hint, move=move, n=worse)


def _best(advice: Advice, option: Option, session: Session) -> Text:
    if session.game.cooperative and advice.value is not None:
        return T(
            N_("Hint: {move}. Chance to win together: {n} of 100."),
            move=option.handle.button,
            n=round(100 * advice.value),
        )
    if advice.scores is not None:
        seat = session.actor
        own = round(advice.scores[seat], 1)
        rest = [score for other, score in enumerate(advice.scores) if other != seat]
        return T(
            N_("Hint: {move}. Expected in the end: {own} points, the best of the others {rest}."),
            move=option.handle.button,
            own=f"{own:g}".replace("-", "−"),
            rest=f"{round(max(rest), 1):g}".replace("-", "−"),
        )
    if advice.value is not None:
        percent = round(100 * advice.value)
        return T(
            N_("Hint: {move}. Expected result: {n} of 100, where 50 is even."),
            move=option.handle.button,
            n=percent,
        )
    return T(N_("Hint: {move}."), move=option.handle.button)
