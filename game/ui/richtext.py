"""Running text in several kinds of letters, wrapped to a width."""

from functools import lru_cache
from typing import NamedTuple

import pygame

from game.ui import text
from game.ui.markdown import Span, Spans
from game.ui.text import Weight
from game.ui.theme import TEXT, Colour, TextSize
from game.ui.widgets import Widget


class Piece(NamedTuple):
    """Words in one kind of letters on one line, ``x`` pixels from its beginning."""

    x: int
    text: str
    weight: Weight


Line = tuple[Piece, ...]


@lru_cache(maxsize=1024)
def lines(spans: Spans, px: int, limit: int, base: Weight = "regular") -> tuple[Line, ...]:
    """Spans as lines no wider than ``limit`` pixels; plain words have the weight ``base``."""
    blank = text.width(" ", px, base)
    done: list[Line] = []
    line: list[Piece] = []
    x = 0
    for word in _words(spans, base):
        for part in _fitting(word, px, limit):
            wide = sum(text.width(words, px, weight) for words, weight in part)
            if line and x + blank + wide > limit:
                done.append(tuple(line))
                line, x = [], 0
            x += blank if line else 0
            for words, weight in part:
                line.append(Piece(x, words, weight))
                x += text.width(words, px, weight)
    return (*done, tuple(line))


Word = list[tuple[str, Weight]]
"""A word in parts of different letters."""


def _words(spans: Spans, base: Weight) -> list[Word]:
    """The words of spans; a word ends at a blank, not where the letters change."""
    words: list[Word] = [[]]
    for span in spans:
        weight = _weight(span, base)
        first, *rest = span.text.split(" ")
        words[-1].append((first, weight))
        words += [[(part, weight)] for part in rest]
    full = [[part for part in word if part[0]] for word in words]
    return [word for word in full if word]


def _weight(span: Span, base: Weight) -> Weight:
    if span.bold:
        return "semibold" if base == "regular" else "bold"
    return "italic" if span.italic else base


def _fitting(word: Word, px: int, limit: int) -> list[Word]:
    """The word, or its pieces if it is wider than a whole line."""
    if sum(text.width(words, px, weight) for words, weight in word) <= limit:
        return [word]
    return [
        [(piece, weight)] for words, weight in word for piece in text.wrap(words, px, weight, limit)
    ]


@lru_cache(maxsize=1024)
def longest_word(spans: Spans, px: int, base: Weight = "regular") -> int:
    """The width of the widest word, in pixels."""
    widths = [sum(text.width(w, px, weight) for w, weight in word) for word in _words(spans, base)]
    return max(widths, default=0)


def full_width(spans: Spans, px: int, base: Weight = "regular") -> int:
    """The width of everything on one line, in pixels."""
    last = lines(spans, px, 1 << 20, base)[0]
    return last[-1].x + text.width(last[-1].text, px, last[-1].weight) if last else 0


class RichText(Widget):
    """Spans, wrapped to the width there is. ``weight`` is that of the plain words."""

    def __init__(
        self,
        spans: Spans,
        size: TextSize = "body",
        weight: Weight = "regular",
        colour: Colour = TEXT,
        right: bool = False,
    ) -> None:
        super().__init__()
        self.spans = spans
        self.size: TextSize = size
        self.weight: Weight = weight
        self.colour = colour
        self.right = right

    @property
    def px(self) -> int:
        """The size of the letters in pixels."""
        return self.metrics.font(self.size)

    def lines(self, width: int) -> tuple[Line, ...]:
        """The lines at a width in pixels."""
        return lines(self.spans, self.px, max(1, width), self.weight)

    def natural_width(self) -> int:
        return full_width(self.spans, self.px, self.weight)

    def height_for(self, width: int) -> int:
        return len(self.lines(width)) * self._step()

    def _step(self) -> int:
        """From one line to the next: a little more than in labels, for reading."""
        return round(text.line_height(self.px) * 1.08)

    def draw(self, surface: pygame.Surface) -> None:
        y, step = self.rect.y, self._step()
        clip = surface.get_clip()
        for line in self.lines(self.rect.w):
            if line and y + step > clip.top and y < clip.bottom:
                self._draw_line(surface, line, y)
            y += step

    def _draw_line(self, surface: pygame.Surface, line: Line, y: int) -> None:
        x = self.rect.x
        if self.right:
            last = line[-1]
            x += self.rect.w - last.x - text.width(last.text, self.px, last.weight)
        for piece in line:
            picture = text.render(piece.text, self.px, piece.weight, self.colour)
            surface.blit(picture, (x + piece.x, y))
