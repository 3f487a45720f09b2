"""The curtain: between two humans at one screen, so that neither sees the other's cards."""

import pygame

from game.engine.text import N_, T
from game.scenes.page import Page
from game.ui import art
from game.ui.theme import CREAM, FOREST, INK, mix
from game.ui.widgets import Button, Column, Frame, Label, Panel, Picture, Widget


class Curtain(Page):
    """Covers everything until the next player says to be there. The result is True."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def build(self) -> Widget:
        self.ready = Button(
            T(N_("I am {name}: show my cards"), name=self.name), self.go_on, "primary"
        )
        card = Panel(
            Column(
                Picture("common/logo", (120, 120)),
                Label(T(N_("{name} is next"), name=self.name), "heading", "bold", INK, "centre"),
                Label(
                    T(N_("Hand over the screen. The others look away.")),
                    "body",
                    align="centre",
                ),
                self.ready,
                gap=16,
            ),
            fill=CREAM,
            border=None,
            padding=28,
            lift=16,
        )
        return Frame(card, width=420, margin=24)

    def enter(self) -> None:
        super().enter()
        self.root.focus(self.ready)

    def go_on(self) -> None:
        """The next player is there."""
        self.host.pop(True)

    def back(self) -> None:
        """Escape does not lift the curtain: whoever is next says so."""

    def backdrop(self, surface: pygame.Surface) -> None:
        """A closed curtain of leaves."""
        surface.fill(mix(FOREST, INK, 0.25))
        width = max(1, surface.get_width() // 12)
        for number in range(13):
            shade = mix(FOREST, INK, 0.12 if number % 2 else 0.3)
            surface.fill(shade, (number * width, 0, width // 2, surface.get_height()))
        side = min(surface.get_size()) // 3
        leaf = art.icon("leaf", side, mix(FOREST, CREAM, 0.12))
        for x in (0.14, 0.86):
            surface.blit(
                leaf, leaf.get_rect(center=(surface.get_width() * x, surface.get_height() // 2))
            )
