"""The pause menu, laid over the table."""

import pygame

from game.engine.text import N_, T
from game.scenes.navigator import Navigator
from game.scenes.page import Page
from game.ui.theme import CHARCOAL, CREAM
from game.ui.widgets import Button, Column, Frame, Label, Panel, ScrollArea, Widget

KEPT = T(N_("The game is kept after every move; you can leave at any time."))
NOT_KEPT = T(N_("This game cannot be saved at the moment: leave it, and it is lost."))
LEAVE = "leave"
RESULT = "result"
SAVE = "save"


class Pause(Page):
    """Go on, save under a name, rules, settings, main menu; the result when the game is over.
    Results: ``LEAVE``, ``RESULT``, ``SAVE``, ``None``."""

    opaque = False

    def __init__(
        self, navigator: Navigator, game: str, kept: bool = True, over: bool = False
    ) -> None:
        super().__init__()
        self.over = over
        self.kept = kept
        self.navigator = navigator
        self.game = game

    def build(self) -> Widget:
        go_on = Button(T(N_("Go on")), self.back, "secondary" if self.over else "primary")
        result = Button(T(N_("Result")), lambda: self.host.pop(RESULT), "primary")
        first = [result, go_on] if self.over else [go_on]
        page = Column(
            Label(T(N_("Pause")), "heading", "bold", align="centre"),
            Label(
                KEPT if self.kept else NOT_KEPT,
                "small",
                align="centre",
            ),
            ScrollArea(
                Column(
                    *first,
                    Button(T(N_("Save under a name")), lambda: self.host.pop(SAVE)),
                    Button(T(N_("Rules")), lambda: self.navigator.rules(self.game)),
                    Button(T(N_("Settings")), self.navigator.settings),
                    Button(T(N_("Main menu")), lambda: self.host.pop(LEAVE)),
                )
            ),
            gap=14,
        )
        return Frame(
            Panel(page, fill=CREAM, border=None, padding=24, lift=16), width=340, margin=24
        )

    def enter(self) -> None:
        super().enter()
        self.root.focus(self.root.focusable()[0])

    def backdrop(self, surface: pygame.Surface) -> None:
        """Darkens the table."""
        veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        veil.fill((*CHARCOAL, 120))
        surface.blit(veil, (0, 0))
