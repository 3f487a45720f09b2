"""A card as a sprite: where it is, where it goes, and which side it shows."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui import art
from game.ui.board.brush import Brush
from game.ui.cache import SurfaceCache
from game.ui.layout import RATIO, Spot


def ease(t: float) -> float:
    """Smoothstep: starts and ends gently; 0 to 1 for t in 0 to 1."""
    t = min(1.0, max(0.0, t))
    return t * t * (3.0 - 2.0 * t)


@dataclass
class Sprite:
    """A card on the screen, in pixels.

    It glides from ``start`` to ``goal`` in ``seconds`` after a ``delay``; ``age`` is the time since
    it was sent. ``face`` is the face it shows (−1: the back); a change of side turns it over.
    ``last`` is the face it was drawn with last, and the picture of it.
    """

    slot: int
    goal: Spot
    start: Spot
    face: int = -1
    was: int = -1
    age: float = 0.0
    seconds: float = 0.0
    delay: float = 0.0
    last: tuple[int, pygame.Surface] | None = None

    @property
    def moving(self) -> bool:
        """It has not yet reached its goal."""
        return self.age < self.delay + self.seconds

    @property
    def progress(self) -> float:
        """How much of the way is done, eased."""
        if self.age >= self.delay + self.seconds:
            return 1.0
        return ease((self.age - self.delay) / self.seconds) if self.seconds else 0.0

    @property
    def spot(self) -> Spot:
        """Where it is now."""
        t = self.progress
        if t >= 1.0:
            return self.goal
        a, b = self.start, self.goal
        return Spot(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, a.w + (b.w - a.w) * t)

    @property
    def rect(self) -> pygame.Rect:
        """The rectangle it covers now."""
        return _rect(self.spot)

    @property
    def home(self) -> pygame.Rect:
        """The rectangle it covers when it has come to its goal."""
        return _rect(self.goal)

    def send(self, goal: Spot, face: int, seconds: float, delay: float) -> bool:
        """Send it on its way; returns whether anything changes."""
        if goal == self.goal and face == self.face:
            return False
        self.start = self.spot
        self.goal = goal
        self.was, self.face = self.face, face
        self.age, self.seconds, self.delay = 0.0, seconds, delay
        return True

    def land(self) -> None:
        """Be at the goal at once."""
        self.age = self.delay + self.seconds
        self.was = self.face

    def jump(self, spot: Spot) -> None:
        """Be somewhere (under the pointer) and stay there until sent."""
        self.start = self.goal = spot
        self.age = self.delay + self.seconds

    def draw(
        self,
        surface: pygame.Surface,
        brush: Brush,
        lift: int = 0,
        rise: int = 0,
        turned: bool = False,
        buried: bool = False,
    ) -> None:
        """Draw it ``rise`` pixels above its place, aslant if it is ``turned``; ``lift`` is the
        softness of its shadow in pixels, 0 for none. Of a ``buried`` card no more than an edge is
        seen: it is drawn face down, for pieces of words would stick out below the pile."""
        whole = self.rect.move(0, -rise)
        side, squeeze = (-1, 1.0) if buried else self._side()
        rect = pygame.Rect(0, 0, max(1, round(whole.w * squeeze)), whole.h)
        rect.center = whole.center
        picture = self._picture(brush, side)
        if lift:
            _draw_shadow(surface, rect, lift, picture.get_size())
        share = rect.w / picture.get_width()
        if turned and squeeze == 1.0:
            picture = aslant((brush.game.name, side, self.slot if side < 0 else -1), picture)
            size = picture.get_size()
            rect = pygame.Rect(0, 0, round(size[0] * share), round(size[1] * share))
            rect.center = whole.center
        if share != 1.0:
            picture = pygame.transform.smoothscale(picture, rect.size)
        surface.blit(picture, rect)

    def _picture(self, brush: Brush, side: int) -> pygame.Surface:
        """The picture of a side, as fine as it can be had now."""
        last = self.last[1] if self.last and self.last[0] == side else None
        picture = brush.picture(side, self.slot, self._finest(), last)
        self.last = side, picture
        return picture

    def _finest(self) -> int:
        """The width in pixels at which picture and shadow are painted. On its way they are scaled
        from there: painted in each width in between, they would be used only once."""
        widest = max(self.start.w, self.goal.w) if self.moving else self.goal.w
        return max(8, round(widest))

    def _side(self) -> tuple[int, float]:
        """The face to draw and how far the card is turned edge-on."""
        if self.was == self.face or not self.moving:
            return self.face, 1.0
        t = self.progress
        return (self.was, 1.0 - 2.0 * t) if t < 0.5 else (self.face, 2.0 * t - 1.0)


def _draw_shadow(
    surface: pygame.Surface, rect: pygame.Rect, lift: int, size: tuple[int, int]
) -> None:
    """The soft shadow of a card of a size that is seen as large as ``rect``."""
    shadow = art.shadow(size, max(2, size[0] // 14), lift, 110)
    place = rect.inflate(2 * lift, 2 * lift).move(0, lift // 2)
    if rect.w != size[0]:
        shadow = pygame.transform.scale(shadow, place.size)
    surface.blit(shadow, place)


def aslant(key: tuple[object, ...], picture: pygame.Surface) -> pygame.Surface:
    """The picture of a turned card: aslant and a little darker."""
    return _turned.get((*key, picture.get_size()), lambda: _aslant(picture))


def _aslant(picture: pygame.Surface) -> pygame.Surface:
    width, height = picture.get_size()
    framed = pygame.Surface((width + 4, height + 4), pygame.SRCALPHA)
    framed.fill((255, 255, 255, 0))  # a transparent rim keeps the edges smooth
    framed.blit(picture, (2, 2))
    framed.fill((212, 206, 198, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.rotozoom(framed, TURN_DEGREES, 1.0).convert_alpha()


_turned = SurfaceCache()
TURN_DEGREES = -14.0
"""How far a turned card lies aslant, clockwise."""


def _rect(spot: Spot) -> pygame.Rect:
    w, h = round(spot.w), round(spot.w * RATIO)
    return pygame.Rect(round(spot.x - w / 2), round(spot.y - h / 2), w, h)
