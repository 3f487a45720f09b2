"""The main menu."""

from collections.abc import Callable

import pygame

from game import rules
from game.engine.text import N_, T, Text
from game.scenes.navigator import Navigator
from game.scenes.page import Page
from game.ui import backdrop
from game.ui.theme import BARK, CREAM, FOREST
from game.ui.widgets import Button, Column, Frame, Label, Panel, Picture, Row, ScrollArea, Widget

DECK_GAME = "selva"
"""The game that is played with decks of one's own."""
EMBLEM = "common/logo"


class Menu(Page):
    """The first screen: continue, new game, load, replays, decks, rules, settings, quit.

    ``notice`` is something that went wrong before (a broken settings file); it is shown once.
    """

    def __init__(self, places: Navigator, notice: Text | None = None) -> None:
        super().__init__()
        self.places = places
        self.notice = notice

    def build(self) -> Widget:
        go = self.places
        self.resume = _entry(T(N_("Continue")), "play", go.resume)
        self.new_game = _entry(T(N_("New game")), "deck", go.new_game)
        decks = _entry(T(N_("Decks")), "hand", go.decks)
        decks.visible = DECK_GAME in rules.NAMES
        entries = Column(
            self.resume,
            self.new_game,
            _entry(T(N_("Load")), "load", go.load),
            _entry(T(N_("Replays")), "refresh", go.replays),
            decks,
            _entry(T(N_("Rules")), "book", go.rules),
            _entry(T(N_("Settings")), "settings", go.settings),
            _entry(T(N_("Quit")), "close", self.host.quit),
        )
        page = Column(_heading(), ScrollArea(entries), gap=20)
        card = Panel(page, fill=CREAM, border=None, padding=24, lift=18)
        return Frame(card, width=360, margin=20, across=0.1)

    def enter(self) -> None:
        super().enter()
        self._refresh()
        self.root.focus(self.root.focusable()[0])
        if self.notice:
            self.host.tell(self.notice)

    def resumed(self, result: object) -> None:
        self._refresh()

    def _refresh(self) -> None:
        """Show Continue only while there is something to be continued."""
        unfinished = self.places.unfinished()
        self.resume.show(unfinished)
        self.resume.kind = "primary"
        self.new_game.kind = "secondary" if unfinished else "primary"
        self.root.changed()

    def back(self) -> None:
        """Escape does not end the program: one key too often must not close the window."""

    def backdrop(self, surface: pygame.Surface) -> None:
        surface.blit(backdrop.landscape(surface.get_size()), (0, 0))


def _heading() -> Widget:
    """The emblem beside the name of the program."""
    name = Label(T(N_("Wild Table")), "title", "bold", FOREST)
    games = Label(T(N_("Five card games in the wild")), "small", "italic", BARK)
    return Row(Picture(EMBLEM, (76, 76)), Column(name, games, gap=0, grow=1), gap=14)


def _entry(say: Text, icon: str, action: Callable[[], None]) -> Button:
    return Button(say, action, icon=icon, align="left")
