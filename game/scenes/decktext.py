"""Decks as text: taken in from the clipboard or a file, and given out again."""

from collections.abc import Callable
from pathlib import Path

import platformdirs
import pygame

from game.engine.text import N_, T, Text
from game.rules.selva.decks import Deck, DeckError, from_text, to_text
from game.save import SaveError
from game.save.decks import ENDING, export, read
from game.save.names import file_stem
from game.scenes.dialog import CANCEL, Ask
from game.ui import clipboard
from game.ui.theme import ROSE, TEXT, mix
from game.ui.widgets import Button, Column, Dialog, Label, Row, TextField, Widget, Words

LONGEST_PATH = 400
HOW = T(
    N_(
        "A deck is a text: its name, then a card a line, such as “3 Ocelot” or “alfa Orca”. Copy such a text and paste it here, drop its file on this window, or write where the file is."
    )
)
OUT = T(
    N_("Others can take the deck in from its text. Copy the text, or write it into a new file.")
)


def deck_of(text: str) -> Deck | Text:
    """The deck of a text, legal or not, or why it is none."""
    try:
        return from_text(text)
    except DeckError as error:
        return T(N_("Line {line}: {reason}"), line=error.line, reason=error.reason)


def deck_in(path: Path) -> Deck | Text:
    """The deck in a file, or why there is none."""
    try:
        return deck_of(read(path))
    except SaveError as error:
        return error.reason


def dropped(event: pygame.Event) -> Deck | Text | None:
    """The deck of a file or text that was dropped on the window; None for other events."""
    if event.type == pygame.DROPFILE:
        return deck_in(Path(event.file))
    return deck_of(event.text) if event.type == pygame.DROPTEXT else None


class DeckDialog(Ask):
    """A dialog with a line for the place of a file, and a line that says what came of it."""

    def __init__(self, title: Text, how: Text, place: str, do: Text) -> None:
        super().__init__(title, how, [])
        self.place = place
        self.do = do

    def build(self) -> Widget:
        self.field = TextField(
            self.place,
            self._typed,
            on_done=lambda _: self.with_file(),
            hint=T(N_("Where the file is")),
            limit=LONGEST_PATH,
            grow=1,
            basis=220,
        )
        self.file_button = Button(self.do, self.with_file)
        self.outcome = Label("", colour=mix(ROSE, TEXT, 0.25))
        self.outcome.visible = False
        self._typed(self.place)
        body = Column(
            Label(self.say), Row(self.field, self.file_button, gap=10), self.outcome, gap=14
        )
        return Dialog(self.title, "", self.buttons(), body)

    def buttons(self) -> list[Button]:
        """The buttons below."""
        raise NotImplementedError

    def with_file(self) -> None:
        """Do it with the file that was named."""
        raise NotImplementedError

    @property
    def path(self) -> Path:
        """The file that was named, quotes around it left out."""
        return Path(self.field.value.strip().strip("\"'")).expanduser()

    def _typed(self, value: str) -> None:
        self.file_button.enable(bool(value.strip()))

    def complain(self, say: Words) -> None:
        """Say what went wrong; the dialog stays."""
        self.outcome.set(say)
        self.outcome.show(True)


class ImportDeck(DeckDialog):
    """Takes a deck in; ``done`` hears it, whether it is legal or not."""

    def __init__(self, done: Callable[[Deck], None]) -> None:
        super().__init__(T(N_("Import a deck")), HOW, "", T(N_("Open the file")))
        self.done = done

    def buttons(self) -> list[Button]:
        self._first = Button(T(N_("Paste")), self.paste, "primary")
        return [Button(CANCEL, self.back), self._first]

    def paste(self) -> None:
        """Take what is on the clipboard."""
        self._take(deck_of(clipboard.paste()))

    def with_file(self) -> None:
        if self.field.value.strip():
            self._take(deck_in(self.path))

    def handle(self, event: pygame.Event) -> bool:
        found = dropped(event)
        if found is None:
            return super().handle(event)
        self._take(found)
        return True

    def _take(self, found: Deck | Text) -> None:
        if isinstance(found, Text):
            self.complain(found)
        else:
            self.host.pop()
            self.done(found)


class ExportDeck(DeckDialog):
    """Gives a deck out as text."""

    def __init__(self, deck: Deck) -> None:
        place = _usual_folder() / f"{file_stem(deck.name)}{ENDING}"
        super().__init__(T(N_("Export the deck")), OUT, str(place), T(N_("Write the file")))
        self.text = to_text(deck)

    def buttons(self) -> list[Button]:
        self._first = Button(T(N_("Copy the text")), self.copy, "primary")
        return [Button(CANCEL, self.back), self._first]

    def copy(self) -> None:
        """Put the text on the clipboard."""
        if clipboard.copy(self.text):
            self.host.pop()
            self.host.tell(T(N_("The text of the deck is on the clipboard.")))
        else:
            self.complain(T(N_("The clipboard cannot be used here.")))

    def with_file(self) -> None:
        if not self.field.value.strip():
            return
        trouble = export(self.path, self.text)
        if trouble:
            self.complain(trouble.reason)
        else:
            self.host.pop()
            self.host.tell(T(N_("The deck was written to {path}."), path=str(self.path)))


def _usual_folder() -> Path:
    """Where people keep their texts."""
    documents = Path(platformdirs.user_documents_dir())
    return documents if documents.is_dir() else Path.home()
