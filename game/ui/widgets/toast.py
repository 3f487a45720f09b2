"""A short message that goes by itself."""

import pygame

from game.ui import art, text
from game.ui.theme import CHARCOAL, CREAM
from game.ui.widgets.widget import Glide, Widget, Words, words

SECONDS = 2.5
SECONDS_A_LETTER = 0.04


class Toast(Widget):
    """A dark card at the upper edge of the window: it stays to be read, then fades."""

    def __init__(self) -> None:
        super().__init__()
        self.say: Words = ""
        self.left = 0.0
        self.fade = Glide(seconds=0.25)

    def tell(self, say: Words) -> None:
        """Show a message, longer the longer it is."""
        self.say = say
        self.left = SECONDS + len(words(say)) * SECONDS_A_LETTER
        self.fade.target = 1.0

    def hush(self) -> None:
        """Let the message fade at once: what it was about is over."""
        self.left = 0.0

    def update(self, dt: float, motion: bool) -> bool:
        self.left = max(0.0, self.left - dt)
        if self.left == 0.0:
            self.fade.target = 0.0
        return self.fade.step(dt, motion)

    def draw(self, surface: pygame.Surface) -> None:
        if self.fade.value == 0:
            return
        m, width = self.metrics, surface.get_width()
        limit = min(m.t(560), width - 2 * m.u(44))
        px = m.font("body")
        lines = text.wrap(words(self.say), px, "medium", limit)
        picture = text.block(lines, px, "medium", CREAM, "centre")
        box = picture.get_rect().inflate(2 * m.u(20), 2 * m.u(12))
        card = art.rounded(box.size, m.u(12), CHARCOAL).copy()
        card.blit(picture, (m.u(20), m.u(12)))
        card.set_alpha(round(240 * self.fade.value))
        surface.blit(card, card.get_rect(midtop=(width // 2, m.u(16))))
