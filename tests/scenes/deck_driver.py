"""The deck builder under test: its scenes with a folder of decks, used by mouse and keys."""

from pathlib import Path
from typing import cast

from game.draft import Draft
from game.rules.selva.cards import NUMBER
from game.rules.selva.decks import Deck, prebuilt, to_text
from game.save.decks import DeckFile, DeckShelf
from game.scenes.deckeditor import DeckEditor
from game.scenes.decks import DecksScene
from game.settings import Settings
from game.ui.decks.pool import Tile
from game.ui.decks.strips import Strip
from game.ui.widgets import Label, words
from tests.ui.driver import Driver, Point

HALF = Deck("Half a herd", (NUMBER["cape_buffalo"],), {NUMBER["lion"]: 1, NUMBER["impala"]: 9})
"""A deck that breaks two rules: it has 10 cards, and no herbs."""


def shelf_with_decks(folder: Path) -> DeckShelf:
    """A folder with a legal deck, one that breaks rules, and files that are no decks."""
    shelf = DeckShelf(folder)
    shelf.add("Moonlight", to_text(prebuilt(0)._replace(name="Moonlight")))
    shelf.add(HALF.name, to_text(HALF))
    (folder / "misspelt.txt").write_text("Misspelt\n3 Oceloot\n", "utf-8")
    (folder / "zeros.txt").write_bytes(bytes(100))
    (folder / "notes.md").write_text("no deck", "utf-8")
    return shelf


class ListDriver(Driver):
    """The list of decks."""

    def __init__(
        self, shelf: DeckShelf, size: Point = (1280, 720), options: Settings | None = None
    ) -> None:
        self.shelf = shelf
        self.scene = DecksScene(shelf)
        super().__init__(self.scene, size, options)

    @property
    def names(self) -> list[str]:
        """The decks of the list by name."""
        return [words(entry.title) for entry in self.scene.entries]

    def choose(self, name: str) -> None:
        """Click on the last deck of this name."""
        index = len(self.names) - 1 - self.names[::-1].index(name)
        row = self.scene.list.rows[index]
        self.root.reveal(row)
        if self.scene.list.selected != index:
            self.click(row)


class EditorDriver(Driver):
    """The editor with a deck."""

    def __init__(
        self,
        shelf: DeckShelf,
        deck: Deck,
        file: DeckFile | None = None,
        size: Point = (1280, 720),
        options: Settings | None = None,
    ) -> None:
        self.shelf = shelf
        self.editor = DeckEditor(shelf, Draft(deck), file)
        super().__init__(self.editor, size, options)

    @property
    def deck(self) -> Deck:
        """The deck as it is now."""
        return self.editor.draft.deck

    @property
    def verdict(self) -> list[str]:
        """What is said of the deck."""
        lines = self.editor.pane.verdict.walk()
        return [words(line.say) for line in lines if isinstance(line, Label)]


def said(driver: Driver) -> str:
    """All words of the labels on the screen."""
    return " / ".join(words(label.say) for label in driver.all(Label))


def editor_of(driver: Driver) -> DeckEditor:
    """The editor that is open."""
    return cast(DeckEditor, driver.app.stack.top)


def tile(driver: Driver, key: str) -> Tile:
    """A card of the pool, scrolled into view."""
    found = next(w for w in driver.all(Tile) if w.face == NUMBER[key])
    driver.root.reveal(found)
    return found


def strip(driver: Driver, key: str) -> Strip:
    """A card of the deck, scrolled into view."""
    found = next(w for w in driver.all(Strip) if w.face == NUMBER[key])
    driver.root.reveal(found)
    return found


def shown(driver: Driver) -> list[int]:
    """The cards of the pool that are shown."""
    return [widget.face for widget in driver.all(Tile)]
