"""The decks of Selva: those that come with the game, and the user's own."""

from collections.abc import Iterator
from pathlib import Path

import pygame

from game.draft import Draft, clean_name
from game.engine.text import N_, T
from game.i18n import tr
from game.plan import distinct
from game.rules.selva.cards import FACES
from game.rules.selva.decks import Deck, to_text
from game.save import SaveTrouble
from game.save.decks import DeckFile, DeckShelf
from game.scenes.cardpage import CardPage
from game.scenes.deckeditor import UNNAMED, DeckEditor
from game.scenes.decklist import NOT_ONE, Listed, listed, row_of
from game.scenes.decktext import ExportDeck, ImportDeck, dropped
from game.scenes.dialog import confirm, message
from game.scenes.naming import AskName
from game.ui.decks.pool import Tile
from game.ui.decks.show import deck_shown
from game.ui.lens import Looked
from game.ui.theme import CREAM, FOREST, MUTED
from game.ui.widgets import (
    Button,
    Column,
    Frame,
    Label,
    ListView,
    Panel,
    Row,
    ScrollArea,
    Widget,
)
from game.ui.widgets.button import Kind
from game.ui.widgets.split import Split

STAYS = N_("The file stays as it is. You may delete it, or mend it with a text editor: {path}")
NOT_YOURS = T(N_("This deck comes with the game. Copy it to change it."))


class DecksScene(CardPage):
    """The list of decks with the selected one beside it.

    Enter or a second click opens a deck of one's own, and copies one that comes with the game. The
    keys Delete and F2 delete and rename; a file or text that is dropped on the window is taken in.
    """

    def __init__(self, shelf: DeckShelf) -> None:
        super().__init__()
        self.shelf = shelf
        self.entries: list[Listed] = []
        self._pinned: Tile | None = None

    # --- building -----------------------------------------------------------------------------

    def build(self) -> Widget:
        self.list = ListView(on_select=self._selected, on_open=lambda _: self.open())
        self.details = Column()
        self.area = ScrollArea(self.details)
        self.actions = Row(justify="end", gap=10)
        side = Panel(Column(self.area, self.actions, gap=12), fill=CREAM)
        buttons = Row(
            Button(T(N_("Back")), self.back),
            Button(T(N_("Import")), self.ask_import, icon="load"),
            Button(T(N_("New deck")), self.new, icon="plus"),
            justify="end",
            gap=12,
        )
        page = Column(
            Label(T(N_("Decks")), "heading", "semibold", FOREST),
            Split(self.list, side, width=600, least=400, share=0.6),
            buttons,
            gap=16,
        )
        return Frame(page, width=1400, margin=24, fill=True)

    def enter(self) -> None:
        super().enter()
        self.refresh()
        self.root.focus(self.list)

    def refresh(self, path: Path | None = None) -> None:
        """List the decks anew, and select the one in a file, if it is there."""
        self.entries = list(listed(self.shelf))
        paths = [entry.path for entry in self.entries]
        before = max(0, min(self.list.selected, len(paths) - 1))
        selected = paths.index(path) if path is not None and path in paths else before
        self.list.fill([row_of(entry) for entry in self.entries], selected)
        self._selected(selected)
        self.root.settle()
        self.list.select(selected)

    # --- the selected deck --------------------------------------------------------------------

    @property
    def entry(self) -> Listed:
        """The deck that is selected; there is always one."""
        return self.entries[self.list.selected]

    def _selected(self, index: int) -> None:
        entry = self.entries[index]
        self._pinned = None
        self.details.children = [self._shown(entry)]
        self.actions.children = list(self._actions(entry))
        self.details.relayout()
        self.area.scroll_to(0)

    def _shown(self, entry: Listed) -> Widget:
        if entry.deck:
            about = "" if entry.path else NOT_YOURS
            return deck_shown(entry.deck, entry.title, about, self.painter, self._pin)
        stays = T(STAYS, path=_short(entry.path)) if entry.path else ""
        return Column(
            Label(entry.title, "large", "semibold"),
            Label(entry.about),
            Label(stays, colour=MUTED),
            gap=12,
        )

    def _actions(self, entry: Listed) -> Iterator[Button]:
        """The buttons for what can be done with a deck."""
        if entry.path:
            yield Button(T(N_("Delete")), self.ask_delete, icon="trash")
        if entry.deck is None:
            return
        if entry.path:
            yield Button(T(N_("Rename")), self.ask_name)
        yield Button(T(N_("Export")), self.ask_export)
        kind: Kind = "secondary" if entry.path else "primary"
        yield Button(T(N_("Copy")), self.ask_copy, kind, icon="deck")
        if entry.path:
            yield Button(T(N_("Change")), self.open, "primary", icon="hand")

    # --- doing --------------------------------------------------------------------------------

    def new(self) -> None:
        """Build a deck from nothing."""
        self._edit(Deck(self._free_name(tr(UNNAMED)), (), {}), None)

    def open(self) -> None:
        """Change the selected deck; copy it if it comes with the game."""
        entry = self.entry
        if entry.deck and entry.file:
            self._edit(entry.deck, entry.file)
        elif entry.deck:
            self.ask_copy()

    def _edit(self, deck: Deck, file: DeckFile | None) -> None:
        self.host.push(DeckEditor(self.shelf, Draft(deck), file))

    def ask_copy(self) -> None:
        """Ask for the name of a copy of the selected deck."""
        deck = self.entry.deck
        if deck:
            words = T(N_("The copy is yours to change. What shall it be called?"))
            name = self._free_name(deck.name)
            self.host.push(AskName(T(N_("Copy")), words, T(N_("Copy")), name, self._copy))

    def _copy(self, name: str) -> None:
        if self.entry.deck:
            self._add(self.entry.deck._replace(name=clean_name(name)))

    def _add(self, deck: Deck) -> None:
        """Keep a deck in a new file, and select it."""
        deck = deck._replace(name=deck.name or self._free_name(tr(UNNAMED)))
        self._show(self.shelf.add(deck.name, to_text(deck)))

    def _show(self, kept: DeckFile | SaveTrouble) -> None:
        """Select what was kept, or say why it was not."""
        if isinstance(kept, SaveTrouble):
            self.host.tell(kept.reason)
        self.refresh(kept.path)

    def ask_name(self) -> None:
        """Ask for another name for the selected deck."""
        entry = self.entry
        if entry.deck and entry.file:
            words = T(N_("What shall the deck be called?"))
            ask = AskName(T(N_("Rename")), words, T(N_("Save")), entry.deck.name, self._rename)
            self.host.push(ask)

    def _rename(self, name: str) -> None:
        entry, name = self.entry, clean_name(name)
        if entry.deck and entry.file and name:
            deck = entry.deck._replace(name=name)
            self._show(self.shelf.replace(entry.file, name, to_text(deck)))

    def ask_delete(self) -> None:
        """Ask whether the selected deck shall be deleted."""
        if self.entry.path:
            words = T(N_("“{name}” cannot be brought back afterwards."), name=self.entry.title)
            self.host.push(confirm(T(N_("Delete this deck?")), words, T(N_("Delete")), danger=True))

    def ask_import(self) -> None:
        """Take a deck in from a text."""
        self.host.push(ImportDeck(self._take_in))

    def _take_in(self, deck: Deck) -> None:
        self._add(deck._replace(name=self._free_name(deck.name)))

    def ask_export(self) -> None:
        """Give the selected deck out as text."""
        if self.entry.deck:
            self.host.push(ExportDeck(self.entry.deck))

    def _free_name(self, name: str) -> str:
        """A name that no deck has, like this one."""
        return distinct(name, [entry.deck.name for entry in self.entries if entry.deck])

    def resumed(self, result: object) -> None:
        path = self.entry.path
        if result is True and path and (trouble := self.shelf.delete(path)):
            self.host.tell(trouble.reason)
        self.refresh(result if isinstance(result, Path) else path)

    # --- events, time and drawing -------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        found = dropped(event)
        if isinstance(found, Deck):
            self._take_in(found)
            return True
        if found:
            self.host.push(message(NOT_ONE, found))
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_DELETE, pygame.K_F2):
            (self.ask_delete if event.key == pygame.K_DELETE else self.ask_name)()
            return True
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self._pinned = None
        return super().handle(event)

    def _pin(self, tile: Tile) -> None:
        self._pinned = tile

    def looked(self) -> Looked | None:
        tiles = (w for w in self.details.walk() if isinstance(w, Tile) and w.hovered)
        tile = next(tiles, self._pinned)
        return Looked(FACES[tile.face], tile.card_rect()) if tile else None


def _short(path: Path) -> str:
    """A place as people write it, with ~ for their home."""
    home = Path.home()
    return str(Path("~") / path.relative_to(home)) if path.is_relative_to(home) else str(path)
