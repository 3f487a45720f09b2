"""One line of a list of games: a picture, who plays, and what there is to know."""

import pygame

from game.engine.game import Game
from game.ui import art, text
from game.ui.gamecard import ASPECT, fan
from game.ui.theme import CLAY, FOREST, MUTED, TEXT
from game.ui.widgets import Widget, Words, words

PICTURE = 46
"""Height of the picture in design units."""


class SaveRow(Widget):
    """A row that draws itself, so that hundreds of them are laid out and drawn at once.

    Without a game (a damaged file) it bears a warning. ``icon`` is a sign at the right end.
    """

    def __init__(self, game: Game | None, title: Words, facts: Words, icon: str = "") -> None:
        super().__init__()
        self.game = game
        self.title = title
        self.facts = facts
        self.icon = icon

    def _aside(self) -> tuple[int, int]:
        """The widths that picture and icon take at the left and right, in pixels."""
        u = self.metrics.u
        return round(u(PICTURE) * ASPECT) + u(12), self.metrics.t(22) + u(10)

    def lines(self, width: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Title and facts as they are broken at a width in pixels."""
        room = max(1, width - sum(self._aside()))
        font = self.metrics.font
        title = text.wrap(words(self.title), font("body"), "semibold", room)
        return title, text.wrap(words(self.facts), font("small"), "regular", room)

    def natural_width(self) -> int:
        font = self.metrics.font
        title = text.width(words(self.title), font("body"), "semibold")
        return max(title, text.width(words(self.facts), font("small"))) + sum(self._aside())

    def height_for(self, width: int) -> int:
        title, facts = self.lines(width)
        font = self.metrics.font
        high = len(title) * text.line_height(font("body"), "semibold")
        high += len(facts) * text.line_height(font("small"))
        return max(high, self.metrics.u(PICTURE))

    def draw(self, surface: pygame.Surface) -> None:
        if not self.rect.colliderect(surface.get_clip()):
            return
        self._draw_picture(surface)
        if self.icon:
            glyph = art.icon(self.icon, self.metrics.t(22), FOREST)
            surface.blit(glyph, glyph.get_rect(midright=self.rect.midright))
        self._draw_words(surface)

    def _draw_picture(self, surface: pygame.Surface) -> None:
        high = self.metrics.u(PICTURE)
        if self.game:
            picture = fan(self.game, high)
        else:
            picture = art.icon("warning", round(high * 0.8), CLAY)
        box = pygame.Rect(self.rect.x, 0, round(high * ASPECT), high)
        box.centery = self.rect.centery
        surface.blit(picture, picture.get_rect(center=box.center))

    def _draw_words(self, surface: pygame.Surface) -> None:
        title, facts = self.lines(self.rect.w)
        font = self.metrics.font
        upper = text.block(title, font("body"), "semibold", TEXT)
        lower = text.block(facts, font("small"), "regular", MUTED)
        left = self.rect.x + self._aside()[0]
        top = self.rect.centery - (upper.get_height() + lower.get_height()) // 2
        surface.blit(upper, (left, top))
        surface.blit(lower, (left, top + upper.get_height()))
