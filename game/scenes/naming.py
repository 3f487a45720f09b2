"""Asking for a name, and keeping games under one."""

from collections.abc import Callable

from game.engine.text import N_, T
from game.save import Journal, SaveTrouble, Shelf
from game.scenes.dialog import CANCEL, Ask
from game.scenes.scene import Host
from game.session import Session
from game.ui.widgets import Button, Column, Dialog, Label, TextField, Widget, Words

LONGEST = 60
TITLE = T(N_("Save under a name"))
SAVE = T(N_("Save"))


class AskName(Ask):
    """A dialog with one line to type in; ``done`` hears the name, which is never empty.

    The scene beneath is resumed with None in any case.
    """

    def __init__(
        self, title: Words, say: Words, yes: Words, value: str, done: Callable[[str], None]
    ) -> None:
        super().__init__(title, say, [])
        self.yes = yes
        self.value = value
        self.done = done

    def build(self) -> Widget:
        self.field = TextField(self.value, self._typed, on_done=self._finish, limit=LONGEST)
        self.ok = Button(self.yes, lambda: self._finish(self.field.value), "primary")
        self._first = self.ok
        buttons = [Button(CANCEL, self.back), self.ok]
        return Dialog(self.title, "", buttons, Column(Label(self.say), self.field, gap=12))

    def enter(self) -> None:
        super().enter()
        self._typed(self.value)
        self.root.focus(self.field)

    def _typed(self, value: str) -> None:
        self.ok.enable(bool(value.strip()))

    def _finish(self, value: str) -> None:
        if value.strip():
            self.host.pop()
            self.done(value.strip())


def keep(host: Host, session: Session, shelf: Shelf) -> None:
    """Ask for a name and keep a copy of a session's game under it; say what came of it."""
    journal = session.keeper
    if not isinstance(journal, Journal):
        return

    def save(name: str) -> None:
        saved = shelf.save_as(journal, name)
        if isinstance(saved, SaveTrouble):
            host.tell(saved.reason)
        else:
            host.tell(T(N_("Saved as “{name}”."), name=name))

    words = T(N_("Under which name shall the game be kept?"))
    host.push(AskName(TITLE, words, SAVE, "", save))
