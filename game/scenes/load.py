"""The saved games, to be played on or looked at, and what can be done with their files."""

from pathlib import Path

import pygame

from game import rules
from game.engine.text import N_, T
from game.save import Damaged, Journal, SaveError, SaveTrouble, Shelf, Summary, load
from game.save.shelf import samples
from game.scenes import outcome
from game.scenes.details import Look, damage_details, facts_of, game_details, look, names_of
from game.scenes.dialog import confirm
from game.scenes.naming import AskName
from game.scenes.navigator import Navigator
from game.scenes.page import Page
from game.ui.saverow import SaveRow
from game.ui.theme import CREAM, FOREST, MUTED
from game.ui.widgets import (
    Button,
    Column,
    Frame,
    Icon,
    Label,
    ListView,
    Panel,
    Row,
    ScrollArea,
    Widget,
)
from game.ui.widgets.split import Split

REST = 0.15
"""Seconds a game must stay selected before its table is loaded."""
Entry = Summary | Damaged


class LoadScene(Page):
    """All games on a shelf; with ``replays`` those that are over, and the samples.

    Enter or a second click opens a game: to play on, or to watch when it is over. The keys Delete
    and F2 delete and rename.
    """

    def __init__(self, navigator: Navigator, shelf: Shelf, replays: bool = False) -> None:
        super().__init__()
        self.navigator = navigator
        self.shelf = shelf
        self.replays = replays
        self.entries: list[Entry] = []
        self._looks: dict[Path, Look | None] = {}
        self._rest = 0.0

    # --- building -----------------------------------------------------------------------------

    def build(self) -> Widget:
        self.list = ListView(on_select=self._selected, on_open=lambda _: self.open())
        self.details = Column()
        self.area = ScrollArea(self.details)
        self.actions = Row(justify="end", gap=10)
        side = Panel(Column(self.area, self.actions, gap=12), fill=CREAM)
        self.games = Split(self.list, side, width=410, least=400)
        self.nothing = self._nothing()
        title = T(N_("Replays")) if self.replays else T(N_("Load"))
        page = Column(
            Label(title, "heading", "semibold", FOREST),
            self.games,
            self.nothing,
            Row(Button(T(N_("Back")), self.back), justify="end"),
            gap=16,
        )
        return Frame(page, width=1400, margin=24, fill=True)

    def _nothing(self) -> Widget:
        """What there is to see when there is no game."""
        if self.replays:
            say = T(
                N_("No game has been played to its end yet. Here you will find those that are.")
            )
        else:
            say = T(N_("No game has been played yet. Each is kept by itself, move by move."))
        words = Column(
            Icon("deck", 56, MUTED),
            Label(say, "large", align="centre"),
            Frame(Button(T(N_("New game")), self.navigator.new_game, "primary"), width=200),
            gap=18,
        )
        return Frame(ScrollArea(words), width=520, grow=1)

    def enter(self) -> None:
        super().enter()
        self.refresh()
        self.root.focus(self.list if self.entries else self.root.focusable()[0])

    def refresh(self, path: Path | None = None) -> None:
        """List the shelf anew, and select the game at a path, if it is there."""
        before = max(0, self.list.selected)
        self.entries = self._listed()
        paths = [entry.path for entry in self.entries]
        selected = paths.index(path) if path in paths else min(before, len(paths) - 1)
        self.list.fill([_row(entry) for entry in self.entries], selected)
        self.games.show(bool(paths))
        self.nothing.show(not paths)
        if paths:
            self._selected(selected)
            self.root.settle()
            self.list.select(selected)

    def _listed(self) -> list[Entry]:
        if self.replays:
            return [*self.shelf.finished(), *samples()]
        return self.shelf.entries()

    # --- the selected game --------------------------------------------------------------------

    @property
    def entry(self) -> Entry | None:
        """The game that is selected, None if there is none at all."""
        return self.entries[self.list.selected] if self.entries else None

    def _selected(self, index: int) -> None:
        self._rest = REST
        self._show(self.entries[index])
        self.area.scroll_to(0)

    def _show(self, entry: Entry) -> None:
        """Show what is known of a game by now."""
        found = self._looks.get(entry.path)
        self.details.children = [
            damage_details(entry, found)
            if isinstance(entry, Damaged)
            else game_details(entry, found)
        ]
        self.actions.children = list(self._actions(entry, found))
        self.details.relayout()

    def _actions(self, entry: Entry, found: Look | None) -> list[Button]:
        """The buttons for what can be done with a game."""
        buttons = []
        if entry.path.parent == self.shelf.folder:
            buttons.append(Button(T(N_("Delete")), self.ask_delete, icon="trash"))
            if isinstance(entry, Summary):
                named = bool(entry.header.title)
                say = T(N_("Rename")) if named else T(N_("Save as"))
                buttons.append(Button(say, self.ask_name, icon="save"))
        if isinstance(entry, Summary):
            say = T(N_("Watch")) if entry.finished else T(N_("Go on"))
            buttons.append(Button(say, self.open, "primary", icon="play"))
        elif found and found.moves:
            buttons.append(Button(T(N_("Go on from there")), self.open, "primary", icon="play"))
        return buttons

    def update(self, dt: float) -> None:
        super().update(dt)
        entry = self.entry
        self._rest -= dt
        if entry and self._rest <= 0.0 and entry.path not in self._looks:
            self._looks[entry.path] = look(entry.path, recover=isinstance(entry, Damaged))
            self._show(entry)

    # --- doing --------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and self.entry:
            if event.key == pygame.K_DELETE:
                self.ask_delete()
                return True
            if event.key == pygame.K_F2:
                self.ask_name()
                return True
        return super().handle(event)

    def open(self) -> None:
        """Play the selected game on, or watch it."""
        entry = self.entry
        if isinstance(entry, Damaged):
            found = self._looks.get(entry.path)
            if found and found.moves:
                self.navigator.open(entry.path, recover=True)
        elif entry and entry.finished:
            self.navigator.watch(entry.path)
        elif entry:
            self.navigator.open(entry.path)

    def ask_delete(self) -> None:
        """Ask whether the selected game shall be deleted."""
        entry = self.entry
        if entry and entry.path.parent == self.shelf.folder:
            words = T(N_("“{name}” cannot be brought back afterwards."), name=_name(entry))
            self.host.push(confirm(T(N_("Delete this game?")), words, T(N_("Delete")), danger=True))

    def resumed(self, result: object) -> None:
        entry = self.entry
        if result is True and entry:
            trouble = self.shelf.delete(entry.path)
            if trouble:
                self.host.tell(trouble.reason)
        self.refresh(entry.path if entry else None)

    def ask_name(self) -> None:
        """Ask for a name for the selected game."""
        entry = self.entry
        if isinstance(entry, Summary) and entry.path.parent == self.shelf.folder:
            title = T(N_("Rename")) if entry.header.title else T(N_("Save as"))
            words = T(N_("Under which name shall the game be kept?"))
            self.host.push(AskName(title, words, T(N_("Save")), entry.header.title, self._keep))

    def _keep(self, name: str) -> None:
        """Keep the selected game under a name; a copy that had another name goes."""
        entry = self.entry
        assert isinstance(entry, Summary)
        kept = copy(self.shelf, entry.path, name)
        if isinstance(kept, SaveTrouble):
            self.host.tell(kept.reason)
            return
        if entry.header.title:
            self.shelf.delete(entry.path)
        self.refresh(kept)


def copy(shelf: Shelf, path: Path, name: str) -> Path | SaveTrouble:
    """A copy of a saved game under a name: where it is, or why it could not be made."""
    try:
        saved = load(path)
    except SaveError as error:
        return SaveTrouble(path, error.reason)
    journal = Journal.go_on(saved, None, saved.header, None)
    try:
        return shelf.save_as(journal, name)
    finally:
        journal.close()


def _name(entry: Entry) -> str:
    """What a game is called where nothing else is said of it."""
    if isinstance(entry, Damaged):
        return entry.path.name
    return entry.header.title or names_of(entry.header.seats)


def _row(entry: Entry) -> SaveRow:
    if isinstance(entry, Damaged):
        return SaveRow(None, entry.path.name, facts_of(entry))
    if entry.result:
        icon = outcome.sign(entry.result.winners)
    else:
        icon = "save" if entry.header.title else "play"
    return SaveRow(rules.game(entry.header.game), _name(entry), facts_of(entry), icon)
