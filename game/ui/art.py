"""Pictures, icons, rounded shapes and shadows, rendered at the size they are shown and cached.

``picture("cubosaurs/triceratops", (300, 240))`` finds ``assets/art/cubosaurs/triceratops.svg`` (or
``.png``); ``icon("egg", 24, INK)`` finds ``assets/icons/egg.svg`` and paints it in one colour. A
picture that is missing or broken is logged once and shown as a placeholder. Surfaces are shared:
do not draw into them.
"""

import io
import logging
from contextlib import suppress
from functools import cache
from pathlib import Path

import pygame

from game import paths
from game.ui.cache import SurfaceCache
from game.ui.theme import BARK, INK, SAND, Colour, mix

Size = tuple[int, int]

_log = logging.getLogger(__name__)
_pictures = SurfaceCache()
_shapes = SurfaceCache()


def forget() -> None:
    """Drop every cached picture, also the knowledge of which files there are."""
    _pictures.clear()
    _shapes.clear()
    for cached in (_find, _complain):
        cached.cache_clear()


@cache
def _find(folder: str, name: str) -> Path | None:
    """The file of a picture, or None when there is none (or no file can have such a name)."""
    base = paths.assets() / folder
    files = (base / f"{name}{suffix}" for suffix in (".svg", ".png"))
    with suppress(OSError, ValueError):
        return next((file for file in files if file.is_file()), None)
    return None


@cache
def _complain(what: str, place: str) -> None:
    """One line in the log per picture, however often it is asked for."""
    _log.warning("picture %s: %s", what, place)


def exists(name: str) -> bool:
    """Whether there is a picture of that name."""
    return _find("art", name) is not None


def picture(name: str, size: Size, cover: bool = False) -> pygame.Surface:
    """A picture of ``assets/art`` in its own proportions.

    It is as large as fits into ``size`` (pixels); with ``cover`` it fills the size, and what
    stands out is cut off evenly.
    """
    make = _covering if cover else _fitting
    return _pictures.get(("art", name, size, cover), lambda: make("art", name, size))


def icon(name: str, px: int, colour: Colour | None = None) -> pygame.Surface:
    """An icon of ``assets/icons``, ``px`` pixels square, in its own colours or all in one."""
    key = ("icons", name, px, colour)
    return _pictures.get(key, lambda: _tinted(_fitting("icons", name, (px, px)), colour))


def _fitting(folder: str, name: str, size: Size) -> pygame.Surface:
    file = _find(folder, name)
    if file is None:
        _complain("missing", f"{folder}/{name}")
        return _placeholder(size)
    return _load(file, size)


def _load(file: Path, size: Size) -> pygame.Surface:
    """The picture of a file inside a size; a placeholder, logged, when it cannot be read."""
    try:
        if file.suffix == ".svg":
            return pygame.image.load_sized_svg(file, size).convert_alpha()
        raw = pygame.image.load(file).convert_alpha()
        share = min(size[0] / raw.get_width(), size[1] / raw.get_height())
        return pygame.transform.smoothscale_by(raw, share)
    except (pygame.error, OSError, ValueError, ZeroDivisionError) as error:
        _complain("broken", f"{file}: {error}")
        return _placeholder(size)


def _covering(folder: str, name: str, size: Size) -> pygame.Surface:
    """The picture enlarged until it leaves no part of the size empty, its middle cut out."""
    whole = _fitting(folder, name, size)
    share = max(size[0] / whole.get_width(), size[1] / whole.get_height())
    if share > 1:
        larger = (round(whole.get_width() * share) + 1, round(whole.get_height() * share) + 1)
        whole = _fitting(folder, name, larger)
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.blit(whole, whole.get_rect(center=surface.get_rect().center))
    return surface.convert_alpha()


def _placeholder(size: Size) -> pygame.Surface:
    """What is shown where a picture is missing: a plain tile with a diagonal cross."""
    surface = pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)
    surface.fill(SAND)
    right, bottom = surface.get_width() - 1, surface.get_height() - 1
    pygame.draw.aaline(surface, BARK, (0, 0), (right, bottom))
    pygame.draw.aaline(surface, BARK, (right, 0), (0, bottom))
    pygame.draw.rect(surface, BARK, surface.get_rect(), 1)
    return surface.convert_alpha()


def _tinted(surface: pygame.Surface, colour: Colour | None) -> pygame.Surface:
    """The shape of a surface in one colour."""
    if colour is None:
        return surface
    painted = surface.copy()
    painted.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    painted.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return painted


def rounded(
    size: Size,
    radius: int,
    fill: Colour,
    border: Colour | None = None,
    border_width: int = 1,
    alpha: int = 255,
) -> pygame.Surface:
    """A rounded rectangle, anti-aliased; ``alpha`` (0 to 255) is that of the filling."""
    radius = max(0, min(radius, (size[0] - 1) // 2, (size[1] - 1) // 2))
    key = ("rounded", size, radius, fill, border, border_width, alpha)
    return _shapes.get(
        key, lambda: _stretched(_corner(radius, fill, border, border_width, alpha), size)
    )


def ring(size: Size, radius: int, colour: Colour, width: int) -> pygame.Surface:
    """The outline of a rounded rectangle with nothing inside, ``width`` pixels wide."""
    return rounded(size, radius, colour, colour, width, alpha=0)


def _corner(
    radius: int, fill: Colour, border: Colour | None, border_width: int, alpha: int
) -> pygame.Surface:
    """The smallest rounded rectangle with these corners: four corners and one pixel between."""
    key = ("corner", radius, fill, border, border_width, alpha)
    return _shapes.get(key, lambda: _four_corners(radius, fill, border, border_width, alpha))


def _four_corners(
    radius: int, fill: Colour, border: Colour | None, border_width: int, alpha: int
) -> pygame.Surface:
    line = border_width if border else 0
    side = 2 * max(radius, line) + 1
    inner = side - line
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}">'
        f'<rect x="{line / 2}" y="{line / 2}" width="{inner}" height="{inner}"'
        f' rx="{max(0.0, radius - line / 2)}" fill="{_hex(fill)}" fill-opacity="{alpha / 255}"'
        f' stroke="{_hex(border or fill)}" stroke-width="{line}"/></svg>'
    )
    return pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (side, side)).convert_alpha()


def _hex(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def _stretched(tile: pygame.Surface, size: Size) -> pygame.Surface:
    """A tile enlarged to a size by repeating its middle row and column: its corners stay sharp."""
    size = (max(1, size[0]), max(1, size[1]))  # a map may give next to no room
    surface = pygame.Surface(size, pygame.SRCALPHA)
    for x, w, to_x, to_w in _spans(tile.get_width(), size[0]):
        for y, h, to_y, to_h in _spans(tile.get_height(), size[1]):
            part = pygame.transform.scale(tile.subsurface((x, y, w, h)), (to_w, to_h))
            surface.blit(part, (to_x, to_y))
    return surface.convert_alpha()


def _spans(length: int, wanted: int) -> list[tuple[int, int, int, int]]:
    """Which part of a line goes where: start and length, wanted start and wanted length."""
    if wanted <= length:
        return [(0, wanted, 0, wanted)]
    half = length // 2
    rest = length - half - 1
    spans = [
        (0, half, 0, half),
        (half, 1, half, wanted - half - rest),
        (half + 1, rest, wanted - rest, rest),
    ]
    return [span for span in spans if span[1]]


def shadow(size: Size, radius: int, blur: int, alpha: int = 90) -> pygame.Surface:
    """The soft shadow of a rounded rectangle of ``size``: ``blur`` pixels larger on each side."""
    key = ("shadow", size, radius, blur, alpha)
    return _shapes.get(key, lambda: _shadow(size, radius, blur, alpha))


def _shadow(size: Size, radius: int, blur: int, alpha: int) -> pygame.Surface:
    """Blurs the corners only and stretches the rest, so large shadows cost no more than small."""
    most = 2 * (radius + 2 * blur) + 1
    core = (min(size[0], most), min(size[1], most))
    tile = pygame.Surface((core[0] + 2 * blur, core[1] + 2 * blur), pygame.SRCALPHA)
    dark = mix(INK, (0, 0, 0), 0.5)
    tile.fill((*dark, 0))
    tile.blit(rounded(core, radius, dark, alpha=alpha), (blur, blur))
    soft = pygame.transform.box_blur(pygame.transform.box_blur(tile, max(1, blur // 2)), blur // 2)
    soft.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    soft.fill((*dark, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return _stretched(soft.convert_alpha(), (size[0] + 2 * blur, size[1] + 2 * blur))


def fade(size: Size, colour: Colour, alpha: int) -> pygame.Surface:
    """A colour that fades out from the upper edge (``alpha`` of 255) to nothing below."""
    return _shapes.get(("fade", size, colour, alpha), lambda: _fade(size, colour, alpha))


def _fade(size: Size, colour: Colour, alpha: int) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    for y in range(size[1]):
        strength = (1 - y / size[1]) ** 2
        surface.fill((*colour, round(alpha * strength)), (0, y, size[0], 1))
    return surface.convert_alpha()


def draw_panel(
    surface: pygame.Surface,
    rect: pygame.Rect,
    radius: int,
    fill: Colour,
    border: Colour | None = None,
    border_width: int = 1,
    lift: int = 0,
) -> None:
    """Draw a rounded rectangle, with a soft shadow beneath it when it is lifted (pixels)."""
    if lift:
        below = shadow(rect.size, radius, lift)
        surface.blit(below, (rect.x - lift, rect.y - lift + lift // 3))
    surface.blit(rounded(rect.size, radius, fill, border, border_width), rect)
