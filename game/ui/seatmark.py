"""The sign of a seat: a disc in its colour with a human or a bot on it."""

import pygame

from game.ui import art
from game.ui.board.plates import SEAT_COLOURS
from game.ui.theme import CREAM
from game.ui.widgets import Widget


class SeatMark(Widget):
    """A disc that grows with the text; the name always stands beside it."""

    def __init__(self, seat: int, icon: str, units: float = 28) -> None:
        super().__init__()
        self.seat = seat
        self.icon = icon
        self.units = units

    def set(self, icon: str) -> None:
        """Show another icon."""
        self.icon = icon
        self.changed()

    def natural_width(self) -> int:
        return self.metrics.t(self.units)

    def height_for(self, width: int) -> int:
        return self.metrics.t(self.units)

    def draw(self, surface: pygame.Surface) -> None:
        side = min(self.rect.size)
        disc = art.rounded((side, side), side // 2, SEAT_COLOURS[self.seat])
        surface.blit(disc, disc.get_rect(center=self.rect.center))
        glyph = art.icon(self.icon, max(4, round(side * 0.68)), CREAM)
        surface.blit(glyph, glyph.get_rect(center=self.rect.center))
