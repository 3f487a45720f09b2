"""Hints: what an expert would do in a human's place, and what it expects of it."""

from __future__ import annotations

from game.bots.bot import Advice
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


def option_of(advice: Advice, choices: Choices) -> Option | None:
    """The choice at the table that the advice means."""
    return next((o for o in choices.options if o.move == advice.move), None)


def words(advice: Advice, option: Option, session: Session) -> Text:
    """The hint for whoever is to decide, in a sentence."""
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
