"""A whole table as a small picture, for lists of games."""

from collections.abc import Sequence

import pygame

from game.engine.view import View
from game.ui import art, level
from game.ui.board import mats, plates
from game.ui.board.board import Board
from game.ui.board.ground import paint
from game.ui.theme import Metrics

FINER = 2


def aspect(view: View) -> float:
    """Height of the picture divided by its width."""
    width, height = level.load(view.game).size
    return height / width


def miniature(view: View, names: Sequence[str], icons: Sequence[str], width: int) -> pygame.Surface:
    """The table as a view shows it, so many pixels wide, with the plates of its seats.

    It is drawn larger and scaled down: cards that small are clearer that way.
    """
    size = (width, max(1, round(width * aspect(view))))
    whole = _table(view, names, icons, (size[0] * FINER, size[1] * FINER))
    picture = pygame.transform.smoothscale(whole, size)
    shape = art.rounded(size, max(2, width // 50), (255, 255, 255))
    picture = picture.convert_alpha()
    picture.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _table(
    view: View, names: Sequence[str], icons: Sequence[str], size: tuple[int, int]
) -> pygame.Surface:
    metrics = Metrics(size)
    board = Board(level.load(view.game), view)
    board.resize(pygame.Rect((0, 0), size))
    surface = paint(board.level, size, board.area, board.scale)
    mats.draw_mats(surface, board, metrics)
    for sprite in board.order():
        sprite.draw(surface, board.brush)
    infos = view.game.infos(view)
    for seat, rect in board.extras("plate"):
        chips = plates.chips_of(infos, seat)
        active = seat == view.actor
        plates.draw_plate(surface, rect, metrics, names[seat], seat, icons[seat], chips, active)
    return surface
