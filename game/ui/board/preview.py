"""A card shown large beside the pointer, with what there is to know about it."""

from collections.abc import Sequence

import pygame

from game.engine.game import Face
from game.i18n import tr
from game.ui import art, cardface, text
from game.ui.board.plates import Chip, draw_on_card
from game.ui.theme import CREAM, INK, LINE, MUTED, Metrics


def draw_preview(
    surface: pygame.Surface,
    face: Face,
    beside: pygame.Rect | None,
    area: pygame.Rect,
    metrics: Metrics,
    chips: Sequence[Chip] = (),
) -> None:
    """Draw a card large, with the numbers that lie on it, and wholly inside ``area``: above or
    below ``beside``, so that its neighbours stay in sight, else at its side; in the middle if it
    is beside nothing."""
    u, width = metrics.u, card_width(area, metrics)
    card = cardface.front(face, width)
    notes = _notes(face, min(metrics.t(260), round(area.w * 0.34)), area.h - 4 * u(12), metrics)
    total = card.get_width() + (notes.get_width() - u(8) if notes else 0)
    height = max(card.get_height(), notes.get_height() if notes else 0)
    box = pygame.Rect(0, 0, total, height)
    if beside:
        _put_beside(box, beside, area, u(14))
    else:
        box.center = area.center
    box.clamp_ip(area.inflate(-2 * u(8), -2 * u(8)))
    if notes:
        surface.blit(notes, notes.get_rect(midright=(box.right, box.centery)))
    shadow = art.shadow(card.get_size(), width // 14, u(10), 120)
    place = card.get_rect(midleft=(box.x, box.centery))
    surface.blit(shadow, (place.x - u(10), place.y - u(6)))
    surface.blit(card, place)
    draw_on_card(surface, place, face, chips)


def card_width(area: pygame.Rect, metrics: Metrics) -> int:
    """The width of a large card inside an area."""
    return min(round(area.h * 0.62 / 1.4), metrics.t(230), round(area.w * 0.3))


def _put_beside(box: pygame.Rect, beside: pygame.Rect, area: pygame.Rect, gap: int) -> None:
    """Move the box above or below a rectangle, or to its side."""
    box.centerx = beside.centerx
    if beside.centery > area.centery:
        box.bottom = beside.top - gap
    else:
        box.top = beside.bottom + gap
    if not area.contains(box.inflate(-box.w, 0)):
        on_right = beside.centerx < area.centerx
        box.x = beside.right + gap if on_right else beside.left - gap - box.w
        box.centery = beside.centery


def _notes(face: Face, width: int, most: int, metrics: Metrics) -> pygame.Surface | None:
    """The help of a face on a note, ``None`` if there is nothing to say."""
    if not face.help:
        return None
    u = metrics.u
    px = metrics.font("body")
    while True:
        lines = [cardface.title(face)]
        blocks = [text.wrap(tr(line), px, "regular", width - 2 * u(14)) for line in face.help]
        step = text.line_height(px)
        height = step * (1 + sum(map(len, blocks))) + u(7) * len(blocks) + 2 * u(12)
        if height <= most or px <= 10:
            break
        px -= 1
    note = art.rounded((width + u(8), height), u(10), CREAM, LINE, max(1, u(1.5))).copy()
    x, y = u(20), u(12)
    note.blit(text.render(lines[0], px, "bold", INK), (x, y))
    y += step + u(7)
    for block in blocks:
        note.blit(text.block(block, px, "regular", INK if block is blocks[0] else MUTED), (x, y))
        y += step * len(block) + u(7)
    return note
