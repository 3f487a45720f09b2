"""The card that is shown large: the one on which the pointer or the keyboard has rested."""

from typing import NamedTuple

import pygame

from game.engine.game import Face
from game.ui.board.preview import draw_preview
from game.ui.theme import Metrics

REST = 0.35
"""Seconds until a card is shown large."""


class Looked(NamedTuple):
    """A card that somebody looks at: what is on it, and where it is on the screen."""

    face: Face
    rect: pygame.Rect


class Lens:
    """Shows one card large, after a while, beside the place where it lies."""

    def __init__(self) -> None:
        self.card: Looked | None = None
        self._rest = 0.0

    @property
    def shown(self) -> Looked | None:
        """The card that is shown large now."""
        return self.card if self._rest >= REST else None

    def look(self, card: Looked | None, dt: float) -> bool:
        """Somebody has looked at this card for ``dt`` seconds; True when what is shown changes."""
        before = self.shown
        same = card is not None and self.card is not None and card.face is self.card.face
        self._rest = self._rest + dt if same else 0.0
        self.card = card
        return self.shown != before

    def draw(self, surface: pygame.Surface, metrics: Metrics) -> None:
        """Draw the card large, if one is to be shown."""
        if self.shown:
            area = surface.get_rect()
            draw_preview(surface, self.shown.face, self.shown.rect, area, metrics)
