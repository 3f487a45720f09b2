"""What is shown after an unexpected error: where its report is, and the ways to go on."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from game.engine.text import N_, T, Text
from game.scenes.dialog import Ask
from game.ui.widgets import Button, Column, Dialog, Label, Widget
from game.ui.widgets.button import Kind

TITLE = T(N_("Something went wrong"))
WITH_GAME = T(
    N_(
        "An error in the program stopped what was on the screen. Your game is kept up to its last move."
    )
)
WITHOUT_GAME = T(N_("An error in the program stopped what was on the screen."))
REPORT = N_(
    "A report for the makers of the program is in the file {path}. It holds the moves of the game, and nothing about you."
)
NO_REPORT = N_("A report for the makers of the program could not be written: {reason}")


def written(path: Path) -> Text:
    """The words for a report that was written."""
    return T(REPORT, path=str(path))


def not_written(error: OSError) -> Text:
    """The words for a report that could not be written."""
    return T(NO_REPORT, reason=error.strerror or str(error))


class Mishap(Ask):
    """Lies on the menu. ``go_on`` opens the game that was being played; None if there was none."""

    def __init__(self, report: Text, go_on: Callable[[], None] | None) -> None:
        super().__init__(TITLE, report, [])
        self.go_on = go_on

    def build(self) -> Widget:
        kind: Kind = "secondary" if self.go_on else "primary"
        buttons = [
            Button(T(N_("Quit")), self.host.quit),
            Button(T(N_("Main menu")), self.back, kind),
        ]
        if self.go_on:
            say = T(N_("Go on with the game"))
            buttons.append(Button(say, partial(self._play, self.go_on), "primary"))
        self._first = buttons[-1]
        happened = Label(WITH_GAME if self.go_on else WITHOUT_GAME)
        return Dialog(self.title, "", buttons, Column(happened, Label(self.say), gap=12))

    def _play(self, go_on: Callable[[], None]) -> None:
        self.host.pop()
        go_on()
