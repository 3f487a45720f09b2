"""A page with many cards."""

import pygame

from game.scenes.page import Page
from game.ui.decks.painter import Painter
from game.ui.lens import Lens, Looked


class CardPage(Page):
    """Its cards are painted little by little by ``painter``, and the one that somebody looks at is
    shown large by ``lens``: override ``looked``."""

    def __init__(self) -> None:
        super().__init__()
        self.painter = Painter()
        self.lens = Lens()

    def looked(self) -> Looked | None:
        """The card that somebody looks at now."""
        raise NotImplementedError

    def update(self, dt: float) -> None:
        super().update(dt)
        painted = self.painter.work()
        if self.lens.look(self.looked(), dt) or painted:
            self.root.changed()

    def draw(self, surface: pygame.Surface) -> None:
        self.painter.begin()
        super().draw(surface)
        self.lens.draw(surface, self.root.metrics)
