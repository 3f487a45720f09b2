"""All kinds of cards of a game, to be looked at one by one."""

from collections.abc import Callable

import pygame

from game.engine.game import Face, Game
from game.ui import art, cardface
from game.ui.layout import RATIO
from game.ui.theme import OCHRE
from game.ui.widgets import Pressable, Row

WIDTH = 128
"""The width of a card in design units of the text."""


class CardView(Pressable):
    """One card; under the pointer or with the keyboard it has a bright edge."""

    def __init__(self, face: Face, look: Callable[["CardView"], None]) -> None:
        super().__init__()
        self.face = face
        self.look = look

    def activate(self) -> None:
        self.look(self)

    def natural_width(self) -> int:
        return self.metrics.t(WIDTH)

    def height_for(self, width: int) -> int:
        return round(width * RATIO)

    def draw(self, surface: pygame.Surface) -> None:
        if not self.rect.colliderect(surface.get_clip()):
            return
        picture = cardface.front(self.face, self.rect.w)
        surface.blit(picture, self.rect)
        if self.hovered:
            edge = self.metrics.u(3)
            ring = art.ring(self.rect.size, max(2, self.rect.w // 14), OCHRE, edge)
            surface.blit(ring, self.rect)


class Gallery(Row):
    """The cards of a game in the order of its faces, line by line."""

    def __init__(self, game: Game, look: Callable[[CardView], None]) -> None:
        self.cards = [CardView(face, look) for face in game.faces]
        super().__init__(*self.cards, gap=14, line_gap=14, justify="centre")
