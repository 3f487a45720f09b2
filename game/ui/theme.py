"""Colours, spacing and sizes: the one place that says how the program looks.

Everything is measured in *design units*: one unit is one pixel in a window of 1280×720 and grows
with the window. Fonts grow with the user's text size as well. ``Metrics`` turns both into pixels.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

Colour = tuple[int, int, int]

PARCHMENT: Colour = (0xF6, 0xED, 0xDC)
CREAM: Colour = (0xFB, 0xF6, 0xEA)
INK: Colour = (0x3B, 0x2F, 0x2A)
MOSS: Colour = (0x6B, 0x8E, 0x4E)
FOREST: Colour = (0x3F, 0x5D, 0x3A)
LEAF: Colour = (0x8F, 0xB3, 0x5C)
CLAY: Colour = (0xC8, 0x69, 0x3B)
OCHRE: Colour = (0xD9, 0xA4, 0x41)
SAND: Colour = (0xE6, 0xCF, 0xA0)
SKY: Colour = (0xA9, 0xCF, 0xD6)
RIVER: Colour = (0x4E, 0x8F, 0xA8)
DEEP: Colour = (0x2F, 0x5F, 0x78)
PLUM: Colour = (0x7D, 0x5A, 0x80)
ROSE: Colour = (0xB8, 0x50, 0x5A)
SLATE: Colour = (0x5E, 0x6B, 0x73)
CHARCOAL: Colour = (0x2F, 0x2B, 0x2B)
BARK: Colour = (0x7A, 0x5A, 0x3C)

TEXT = INK
"""Ordinary text on parchment or cream."""
MUTED: Colour = (0x6E, 0x5C, 0x4E)
"""Text that explains; 5.5 to 1 on parchment."""
LINE: Colour = (0xD8, 0xC6, 0xA6)
"""Borders and dividers on parchment."""
FOCUS = DEEP
"""The ring around the widget that has the keyboard."""

XS, S, M, L, XL = 4, 8, 16, 24, 40
"""Spacing scale in design units."""
RADIUS = 12
"""Corners of panels and buttons in design units."""
HIT = 36
"""Least width and height of anything that can be pressed, in design units."""

TextSize = Literal["small", "body", "large", "heading", "title"]
FONT_UNITS: dict[TextSize, int] = {
    "small": 14,
    "body": 17,
    "large": 22,
    "heading": 28,
    "title": 40,
}
SMALLEST_SCALE = 0.8
"""Below this a window scrolls instead of shrinking further: letters must stay readable."""


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """The colour that lies ``share`` (0 to 1) of the way from a to b."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


@dataclass(frozen=True)
class Metrics:
    """The window's size in pixels and the user's text size in per cent, and what follows."""

    size: tuple[int, int]
    text_percent: int = 100

    @cached_property
    def scale(self) -> float:
        """Pixels per design unit."""
        width, height = self.size
        return max(SMALLEST_SCALE, min(width / 1280, height / 720))

    def u(self, units: float) -> int:
        """Design units in pixels; at least one pixel for anything above zero."""
        return max(1, round(units * self.scale)) if units > 0 else round(units * self.scale)

    def t(self, units: float) -> int:
        """Design units of something that grows with the text, in pixels."""
        return self.u(units * self.text_percent / 100)

    def font(self, size: TextSize) -> int:
        """The pixel size of a font."""
        return self.t(FONT_UNITS[size])
