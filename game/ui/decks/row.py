"""One line of the list of decks."""

import pygame

from game.engine.game import Face
from game.ui import art, cardface
from game.ui.gamecard import ASPECT
from game.ui.saverow import PICTURE, SaveRow
from game.ui.theme import CLAY, CREAM, FOREST, INK, MUTED, ROSE, mix
from game.ui.widgets import Words


class DeckRow(SaveRow):
    """A deck with the picture of its first Alfa; ``icon`` is a sign at the right end.

    Without an Alfa there is an empty frame, and a warning when the file cannot be read.
    """

    def __init__(
        self, alfa: Face | None, title: Words, facts: Words, icon: str, readable: bool = True
    ) -> None:
        super().__init__(None, title, facts)
        self.sign = icon
        self.alfa = alfa
        self.readable = readable

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        colour = ROSE if self.sign == "warning" else MUTED if self.sign == "lock" else FOREST
        glyph = art.icon(self.sign, self.metrics.t(22), colour)
        surface.blit(glyph, glyph.get_rect(midright=self.rect.midright))

    def _draw_picture(self, surface: pygame.Surface) -> None:
        high = self.metrics.u(PICTURE)
        box = pygame.Rect(self.rect.x, 0, round(high * ASPECT), high)
        box.centery = self.rect.centery
        if not self.readable:
            glyph = art.icon("warning", round(high * 0.8), CLAY)
            surface.blit(glyph, glyph.get_rect(center=box.center))
        elif self.alfa is None:
            glyph = art.icon("deck", round(high * 0.8), mix(FOREST, CREAM, 0.4))
            surface.blit(glyph, glyph.get_rect(center=box.center))
        else:
            tint = mix(cardface.colour(self.alfa.tint), INK, 0.35)
            picture = art.picture(self.alfa.picture, box.size, cover=True)
            surface.blit(picture, box)
            surface.blit(art.ring(box.size, self.metrics.u(4), tint, self.metrics.u(2)), box)
