"""Messages and questions, laid over the scene that asks."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.engine.text import N_, T
from game.scenes.page import Page
from game.ui.widgets import Button, Dialog, Widget, Words
from game.ui.widgets.button import Kind

OK = T(N_("OK"))
CANCEL = T(N_("Cancel"))
SHADE = (150, 144, 138)
"""What is left, of 255, of each colour of the scene beneath a question."""


class Answer(NamedTuple):
    """One way out of a dialog: the words on its button, and the result it gives."""

    say: Words
    result: object
    kind: Kind = "secondary"


class Ask(Page):
    """A question with its answers; the scene beneath hears the result in ``resumed``.

    Escape gives ``otherwise``. The keyboard starts at the last answer that destroys nothing.
    """

    opaque = False

    def __init__(
        self, title: Words, say: Words, answers: Sequence[Answer], otherwise: object = None
    ) -> None:
        super().__init__()
        self.title = title
        self.say = say
        self.answers = answers
        self.otherwise = otherwise

    def build(self) -> Widget:
        buttons = [
            Button(answer.say, partial(self.host.pop, answer.result), answer.kind)
            for answer in self.answers
        ]
        self._first = next((b for b in reversed(buttons) if b.kind != "danger"), buttons[-1])
        return Dialog(self.title, self.say, buttons)

    def enter(self) -> None:
        super().enter()
        self.root.focus(self._first, ring=True)

    def back(self) -> None:
        self.host.pop(self.otherwise)

    def backdrop(self, surface: pygame.Surface) -> None:
        """Darkens the scene beneath."""
        surface.fill(SHADE, special_flags=pygame.BLEND_RGB_MULT)


def message(title: Words, say: Words) -> Ask:
    """A message that is read and closed; the result is None."""
    return Ask(title, say, [Answer(OK, None, "primary")])


def confirm(title: Words, say: Words, yes: Words, danger: bool = False) -> Ask:
    """A question answered by ``yes`` or by Cancel; the result is True or False."""
    kind: Kind = "danger" if danger else "primary"
    return Ask(title, say, [Answer(CANCEL, False), Answer(yes, True, kind)], False)
