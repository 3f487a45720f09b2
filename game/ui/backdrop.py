"""What lies behind the pages: the landscape of the menu, clear or as if printed pale on paper."""

import math

import pygame

from game.ui import art
from game.ui.cache import SurfaceCache
from game.ui.theme import CREAM, FOREST, INK, LEAF, MOSS, OCHRE, PARCHMENT, SAND, SKY, mix

SCENE = "common/menu_scene"
PALE = 230
"""How much of 255 the paper covers of the landscape behind a page of text."""
_HILLS = ((0.62, SAND), (0.7, LEAF), (0.8, MOSS), (0.9, mix(FOREST, INK, 0.1)))

_WIDTHS = (1280, 1920, 2560, 3840)
"""The landscape is rendered in these widths only and scaled from there: a window being resized
asks for a new size at every step."""

_cache = SurfaceCache()


def forget() -> None:
    """Drop the cached pictures."""
    _cache.clear()


def landscape(size: tuple[int, int]) -> pygame.Surface:
    """The landscape, filling a size in pixels. Do not draw into the result."""
    return _cache.get(("landscape", size), lambda: _landscape(size))


def paper(size: tuple[int, int]) -> pygame.Surface:
    """The landscape so pale that text can be read on it. Do not draw into the result."""
    return _cache.get(("paper", size), lambda: _paper(size))


def _landscape(size: tuple[int, int]) -> pygame.Surface:
    """The rendered picture scaled so that it covers the size, its middle cut out."""
    width = next((w for w in _WIDTHS if w >= size[0] and w * 9 >= size[1] * 16), _WIDTHS[-1])
    whole = _rendered((width, width * 9 // 16))
    share = max(size[0] / whole.get_width(), size[1] / whole.get_height())
    if share != 1:
        scaled = (math.ceil(whole.get_width() * share), math.ceil(whole.get_height() * share))
        whole = pygame.transform.smoothscale(whole, scaled)
    surface = pygame.Surface(size).convert()
    surface.blit(whole, whole.get_rect(center=surface.get_rect().center))
    return surface


def _rendered(size: tuple[int, int]) -> pygame.Surface:
    """The menu's picture, or plain hills where it is missing."""
    if art.exists(SCENE):
        return art.picture(SCENE, size, cover=True)
    return _cache.get(("hills", size), lambda: _hills(size))


def _hills(size: tuple[int, int]) -> pygame.Surface:
    surface = pygame.Surface(size).convert()
    surface.fill(mix(SKY, CREAM, 0.4))
    width, height = size
    pygame.draw.aacircle(surface, mix(OCHRE, CREAM, 0.35), (width * 0.74, height * 0.3), height / 9)
    for i, (top, colour) in enumerate(_HILLS):
        box = pygame.Rect(0, 0, round(width * 1.3), height)
        box.midtop = (round(width * (0.25 + 0.5 * (i % 2))), round(height * top))
        pygame.draw.ellipse(surface, colour, box)
    return surface


def _paper(size: tuple[int, int]) -> pygame.Surface:
    surface = landscape(size).copy()
    veil = pygame.Surface(size).convert()
    veil.fill(PARCHMENT)
    veil.set_alpha(PALE)
    surface.blit(veil, (0, 0))
    return surface
