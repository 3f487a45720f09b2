"""The pictures of cards on a board, painted so that no frame has to wait for many of them."""

from __future__ import annotations

import pygame

from game.engine.game import Game
from game.ui import cardface

MOST = 3
"""So many cards at most are painted anew in one picture, if others can be shown as they were."""
COARSEST = 2.0
"""A picture may be enlarged so many times until the right one is there."""


class Brush:
    """Gives a card its picture. When the table takes another size, all cards would have to be
    painted anew at once: they are seen as they were, scaled, and become sharp a few at a time.

    ``drafts`` is the number of cards that were not sharp in the picture that was begun last.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.left = MOST
        self.drafts = 0

    def begin(self) -> None:
        """A new picture of the board begins."""
        self.left = MOST
        self.drafts = 0

    def picture(
        self, face: int, slot: int, width: int, last: pygame.Surface | None
    ) -> pygame.Surface:
        """A card (−1 for the face: its back) ``width`` pixels wide, or ``last``, the same card in
        another width, if it is to be scaled for now."""
        if last and last.get_width() != width and not self._ready(face, slot, width):
            if not self.left and width <= COARSEST * last.get_width():
                self.drafts += 1
                return last
            self.left = max(0, self.left - 1)
        if face >= 0:
            return cardface.front(self.game.faces[face], width)
        return cardface.back(self.game.back_of(slot), width)

    def _ready(self, face: int, slot: int, width: int) -> bool:
        """Whether nothing has to be painted."""
        if face >= 0:
            return cardface.has_front(self.game.faces[face], width)
        return cardface.has_back(self.game.back_of(slot), width)
