"""Render tiles.svg to table_tiles.png (8 x 4 tiles of 120 px)."""

from __future__ import annotations

from pathlib import Path

import pygame

HERE = Path(__file__).resolve().parent
SIZE = (960, 480)


def main() -> None:
    """Draw the SVG at its own size and save it as an opaque PNG."""
    picture = pygame.image.load_sized_svg(str(HERE / "tiles.svg"), SIZE)
    sheet = pygame.Surface(SIZE)
    sheet.blit(picture, (0, 0))
    pygame.image.save(sheet, str(HERE / "table_tiles.png"))


if __name__ == "__main__":
    main()
