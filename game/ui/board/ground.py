"""The background of the table: the tiles of its map, at the size of the window."""

from pathlib import Path

import pygame

from game.ui.cache import SurfaceCache
from game.ui.level import Level, Tile
from game.ui.theme import FOREST, MOSS, mix

BEYOND = (1.028, 1.065)
"""The ground is so much wider and higher than the map: places reach up to its edges, and are to lie
on the table that is painted there, not across its rim."""

_painted = SurfaceCache()


def picture(
    level: Level, window: tuple[int, int], board: pygame.Rect, scale: float
) -> pygame.Surface:
    """As ``paint``, but painted once for each size. Do not draw into the result."""
    return _painted.get(_key(level, window, board), lambda: paint(level, window, board, scale))


def has(level: Level, window: tuple[int, int], board: pygame.Rect) -> bool:
    """Whether the picture is painted already."""
    return _key(level, window, board) in _painted


def _key(level: Level, window: tuple[int, int], board: pygame.Rect) -> tuple[object, ...]:
    return level, window, tuple(board)


def paint(
    level: Level, window: tuple[int, int], board: pygame.Rect, scale: float
) -> pygame.Surface:
    """The map's tiles so that the map fills ``board`` and a little more; around it lies the map's
    surround tile."""
    ground = pygame.Surface(window)
    board = board.scale_by(*BEYOND)
    inside = board.clip(ground.get_rect()) if level.tiles else pygame.Rect(0, 0, 0, 0)
    for strip in around(ground.get_rect(), inside):
        ground.set_clip(strip)
        ground.fill(mix(FOREST, MOSS, 0.5))
        if level.surround:
            _surround(ground, level.surround, board, scale)
    ground.set_clip(None)
    if level.tiles:
        whole = _painted.get((level,), lambda: _whole(level))
        ground.blit(pygame.transform.smoothscale(whole, board.size), board)
    return ground


def around(outer: pygame.Rect, inner: pygame.Rect) -> list[pygame.Rect]:
    """What is left of a rectangle without one in it, as rectangles that do not overlap."""
    if not inner:
        return [outer]
    above = pygame.Rect(outer.left, outer.top, outer.w, inner.top - outer.top)
    below = pygame.Rect(outer.left, inner.bottom, outer.w, outer.bottom - inner.bottom)
    left = pygame.Rect(outer.left, inner.top, inner.left - outer.left, inner.h)
    right = pygame.Rect(inner.right, inner.top, outer.right - inner.right, inner.h)
    return [strip for strip in (above, below, left, right) if strip]


def _whole(level: Level) -> pygame.Surface:
    """The map in its own pixels."""
    surface = pygame.Surface(level.size).convert()
    for file, part, at in level.tiles:
        surface.blit(_image(file), at, part)
    return surface


def _image(file: Path) -> pygame.Surface:
    """The picture that tiles are cut from, read once."""
    return _painted.get((file,), lambda: pygame.image.load(file).convert())


def _surround(ground: pygame.Surface, tile: Tile, board: pygame.Rect, scale: float) -> None:
    """One tile repeated over what is not clipped away, joining the map's upper left corner."""
    file, part, _ = tile
    image = _image(file)
    inside = pygame.Rect(part).clip(image.get_rect())  # a map may be wrong about its picture
    if not inside:
        return
    image = image.subsurface(inside)
    side = max(8, round(part[2] * scale))
    image = pygame.transform.smoothscale(image, (side, side))
    clip = ground.get_clip()
    first_x, first_y = (  # the last corners of tiles at or before the clip's own corner
        start - (start - origin) % side for start, origin in ((clip.x, board.x), (clip.y, board.y))
    )
    for y in range(first_y, clip.bottom, side):
        for x in range(first_x, clip.right, side):
            ground.blit(image, (x, y))
