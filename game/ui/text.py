"""Words as pictures, in Fira Sans: measured, wrapped, fitted and rendered, all of it cached.

Sizes are font pixels (``Metrics.font``), widths and boxes are pixels. ``render`` draws one line,
``block`` several; ``fit`` finds the largest size at which a text fits a box. A character the
typeface does not have (an emoji in a name) is shown as a question mark, never as an empty box.
"""

import logging
import unicodedata
from functools import lru_cache
from typing import Literal, NamedTuple

import pygame
from fontpkg_fira_sans import ROOT

from game.ui.cache import SurfaceCache
from game.ui.theme import TEXT, Colour

Weight = Literal["regular", "medium", "semibold", "bold", "italic"]
Align = Literal["left", "centre", "right"]

ELLIPSIS = "…"
_FILES: dict[Weight, str] = {
    "regular": "FiraSans-Regular.ttf",
    "medium": "FiraSans-Medium.ttf",
    "semibold": "FiraSans-SemiBold.ttf",
    "bold": "FiraSans-Bold.ttf",
    "italic": "FiraSans-Italic.ttf",
}
_log = logging.getLogger(__name__)
_NO_GLYPH = "\uffff"
_SMALLEST_SHARE = 0.65
"""How far ``fit`` may shrink a text before it cuts it."""

_rendered = SurfaceCache()


class Fitted(NamedTuple):
    """A text made to fit a box: the font's pixels and the lines."""

    px: int
    lines: tuple[str, ...]


class FontError(Exception):
    """The typeface that ships with the program is not there; the message is one clear line."""


@lru_cache(maxsize=96)
def font(px: int, weight: Weight = "regular") -> pygame.font.Font:
    """The typeface at a size in pixels; where a weight is missing, the regular one. Raises
    ``FontError`` when that is missing too: fonts of the system are never used."""
    pygame.font.init()
    file = ROOT / "files" / _FILES[weight]
    try:
        return pygame.font.Font(file, max(1, px))
    except (OSError, pygame.error) as error:
        if weight == "regular":
            raise FontError(f"the typeface cannot be read: {file} ({error})") from error
        _log.warning("%s cannot be read: %s", file, error)
        return font(px)


def forget() -> None:
    """Drop every cached font and picture; needed once pygame has been shut down."""
    _rendered.clear()
    for cached in (font, width, _drawable, wrap, fit):
        cached.cache_clear()


def line_height(px: int, weight: Weight = "regular") -> int:
    """The distance from one line to the next, in pixels."""
    return font(px, weight).get_linesize()


@lru_cache(maxsize=8192)
def width(text: str, px: int, weight: Weight = "regular") -> int:
    """The width of one line, in pixels."""
    return font(px, weight).size(drawable(text))[0]


def drawable(text: str) -> str:
    """The text with question marks for what the typeface cannot draw."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(_drawable(character) for character in text)


@lru_cache(maxsize=2048)
def _drawable(character: str) -> str:
    """The character, a question mark when there is no glyph, nothing for invisible joiners."""
    if unicodedata.category(character) in ("Cf", "Cc", "Cs", "Mn", "Me"):
        return ""
    large = font(97)
    return "?" if large.metrics(character) == large.metrics(_NO_GLYPH) else character


def render(text: str, px: int, weight: Weight = "regular", colour: Colour = TEXT) -> pygame.Surface:
    """One line of text on a transparent surface, anti-aliased. Do not draw into the result."""
    return _rendered.get(
        (text, px, weight, colour),
        lambda: font(px, weight).render(drawable(text), True, colour).convert_alpha(),
    )


@lru_cache(maxsize=4096)
def wrap(text: str, px: int, weight: Weight = "regular", limit: int = 0) -> tuple[str, ...]:
    """The lines of a text no wider than ``limit`` pixels; a limit of 0 breaks at newlines only.

    Lines break at blanks. A word wider than a whole line is broken within, so nothing is lost.
    """
    if limit <= 0:
        return tuple(text.split("\n"))
    lines: list[str] = []
    for paragraph in text.split("\n"):
        lines += _wrap_paragraph(paragraph, px, weight, limit)
    return tuple(lines)


def _wrap_paragraph(paragraph: str, px: int, weight: Weight, limit: int) -> list[str]:
    lines: list[str] = []
    line = ""
    for word in paragraph.split(" "):
        joined = f"{line} {word}" if line else word
        if _fits(joined, px, weight, limit):
            line = joined
            continue
        if line:
            lines.append(line)
        *broken, line = _break_word(word, px, weight, limit)
        lines += broken
    return [*lines, line]


def _break_word(word: str, px: int, weight: Weight, limit: int) -> list[str]:
    """A word in pieces that each fit the limit (at least one character a piece)."""
    pieces = []
    while len(word) > 1 and not _fits(word, px, weight, limit):
        piece = max(1, _fitting(word, px, weight, limit))
        pieces.append(word[:piece])
        word = word[piece:]
    return [*pieces, word]


def _fits(text: str, px: int, weight: Weight, limit: int) -> bool:
    """Whether one line is no wider than the limit. What has more characters than the limit has
    pixels is not measured: a broken file may hold a name of thousands."""
    return len(text) <= limit and width(text, px, weight) <= limit


def _fitting(text: str, px: int, weight: Weight, limit: int, end: str = "") -> int:
    """How many characters at the beginning fit, less than all of them, with ``end`` after them."""
    low, high = 0, min(len(text) - 1, max(1, limit))
    while low < high:
        middle = (low + high + 1) // 2
        if width(text[:middle] + end, px, weight) <= limit:
            low = middle
        else:
            high = middle - 1
    return low


def longest_word(text: str, px: int, weight: Weight = "regular") -> int:
    """The width of the widest word: below it a text can only be wrapped inside a word."""
    return max(width(word, px, weight) for word in text.split(" "))


@lru_cache(maxsize=2048)
def fit(text: str, px: int, weight: Weight, box: tuple[int, int]) -> Fitted:
    """The text as large as it fits the box (width, height), at most ``px``.

    It is wrapped between words first and shrunk down to two thirds when that is not enough; then
    words are broken; an ellipsis at the end is the last resort.
    """
    smallest = max(8, round(px * _SMALLEST_SHARE))
    for size in range(px, smallest - 1, -1):
        if longest_word(text, size, weight) <= box[0]:
            lines = wrap(text, size, weight, box[0])
            if len(lines) * line_height(size, weight) <= box[1]:
                return Fitted(size, lines)
    size = min(px, smallest)
    return Fitted(size, _cut(wrap(text, size, weight, box[0]), size, weight, box))


def _cut(lines: tuple[str, ...], px: int, weight: Weight, box: tuple[int, int]) -> tuple[str, ...]:
    """As many lines as the box holds, the last one with an ellipsis when some are left out."""
    room = max(1, box[1] // line_height(px, weight))
    if len(lines) <= room:
        return lines
    return (*lines[: room - 1], shorten(" ".join(lines[room - 1 :]), px, weight, box[0]))


def shorten(text: str, px: int, weight: Weight, limit: int) -> str:
    """The text on one line no wider than the limit, with an ellipsis where it had to be cut."""
    if _fits(text, px, weight, limit):
        return text
    return text[: _fitting(text, px, weight, limit, ELLIPSIS)].rstrip() + ELLIPSIS


def block(
    lines: tuple[str, ...],
    px: int,
    weight: Weight = "regular",
    colour: Colour = TEXT,
    align: Align = "left",
) -> pygame.Surface:
    """Several lines as one transparent surface. Do not draw into the result."""
    if len(lines) == 1:
        return render(lines[0], px, weight, colour)
    return _rendered.get(
        (lines, px, weight, colour, align), lambda: _block(lines, px, weight, colour, align)
    )


def _block(
    lines: tuple[str, ...], px: int, weight: Weight, colour: Colour, align: Align
) -> pygame.Surface:
    step = line_height(px, weight)
    pictures = [render(line, px, weight, colour) for line in lines]
    wide = max(picture.get_width() for picture in pictures)
    surface = pygame.Surface((max(1, wide), step * len(lines)), pygame.SRCALPHA)
    surface.fill((*colour, 0))
    for row, picture in enumerate(pictures):
        spare = wide - picture.get_width()
        left = {"left": 0, "centre": spare // 2, "right": spare}[align]
        surface.blit(picture, (left, row * step))
    return surface.convert_alpha()
