"""What lies beneath the cards: the mats of the zones, their labels and counts, and highlights."""

import pygame

from game.i18n import tr
from game.ui import art, text
from game.ui.board.board import Board
from game.ui.layout import RATIO
from game.ui.place import Place
from game.ui.theme import CHARCOAL, CREAM, INK, LEAF, OCHRE, PARCHMENT, ROSE, Metrics, mix

MOST_LINES = 2
"""Of a label in the middle of a mat."""
BESIDE = 0.4
"""How far down a pile its number is, as a share of its height."""
COUNT, LEAST_COUNT = 0.26, 12
"""The letters of that number: at most this share of the pile's width, or so many pixels."""


def draw_mats(surface: pygame.Surface, board: Board, metrics: Metrics) -> None:
    """A soft mat for every zone, with its label: in the middle while it is empty, else in the
    upper left corner, beneath the cards. No label peeps out from behind the cards of a quiet place
    that lies over it."""
    above = [board.rect_of(p.box) for zone, p in board.places() if p.quiet and board.zones[zone]]
    for zone, place in board.places():
        if place.quiet and not board.zones[zone]:
            continue
        rect = mat_rect(board, place)
        radius = max(4, metrics.u(10))
        surface.blit(art.rounded(rect.size, radius, INK, alpha=34), rect)
        if not place.label or rect.collidelist(above) >= 0:
            continue
        if not board.zones[zone]:
            _label(surface, rect, tr(place.label), metrics)
        elif place.kind != "pile":
            cards = [board.sprites[slot].home for slot in board.zones[zone]]
            _caption(surface, rect, tr(place.label), metrics, cards)


def mat_rect(board: Board, place: Place) -> pygame.Rect:
    """The mat of a place: its box, for piles just the card with a small rim."""
    rect = board.rect_of(place.box)
    if place.kind != "pile":
        return rect
    width = min(rect.w, rect.h / RATIO, place.card * board.scale or rect.w)
    pad = max(2, round(width * 0.06))
    small = pygame.Rect(0, 0, round(width) + 2 * pad, round(width * RATIO) + 2 * pad)
    small.center = rect.center
    return small


def _label(surface: pygame.Surface, rect: pygame.Rect, words: str, metrics: Metrics) -> None:
    room = (max(1, rect.w - 8), max(1, rect.h - 4))
    px = min(metrics.font("small"), max(9, rect.h // 2))
    while px > 9 and (
        text.longest_word(words, px, "medium") > room[0]
        or len(text.wrap(words, px, "medium", room[0])) > MOST_LINES
    ):
        px -= 1
    if text.longest_word(words, px, "medium") > room[0]:
        return  # pieces of words would tell nobody anything
    fitted = text.fit(words, px, "medium", room)
    picture = text.block(fitted.lines, fitted.px, "medium", mix(PARCHMENT, INK, 0.1), "centre")
    surface.blit(picture, picture.get_rect(center=rect.center))


def _caption(
    surface: pygame.Surface,
    rect: pygame.Rect,
    words: str,
    metrics: Metrics,
    cards: list[pygame.Rect],
) -> None:
    """The label in the upper left corner, unless cards cover it: a piece of it tells nothing."""
    px = max(9, min(round(metrics.font("small") * 0.85), rect.h // 4))
    line = text.shorten(words, px, "medium", max(1, rect.w - metrics.u(16)))
    picture = text.render(line, px, "medium", mix(PARCHMENT, INK, 0.1))
    place = picture.get_rect(topleft=(rect.x + metrics.u(7), rect.y + metrics.u(3)))
    if place.collidelist(cards) < 0:
        surface.blit(picture, place)


def draw_counts(surface: pygame.Surface, board: Board, metrics: Metrics) -> None:
    """The number of cards on every pile of more than one: beside the picture of the card on top,
    where it hides neither its name nor what stands in its head."""
    for zone, place in board.places():
        count = len(board.zones[zone])
        if place.kind == "pile" and count > 1:
            rect = mat_rect(board, place)
            edge = (rect.right, rect.top + round(rect.h * BESIDE))
            px = min(metrics.font("small"), max(LEAST_COUNT, round(rect.w * COUNT)))
            badge(surface, str(count), edge, px, metrics)


def badge(
    surface: pygame.Surface, words: str, edge: tuple[int, int], px: int, metrics: Metrics
) -> None:
    """A number in letters of so many pixels on a dark disc whose right end is at ``edge``."""
    picture = text.render(words, px, "semibold", CREAM)
    side = max(picture.get_height() + metrics.u(4), picture.get_width() + metrics.u(10))
    disc = art.rounded((side, picture.get_height() + metrics.u(4)), side // 2, CHARCOAL, CREAM, 1)
    box = disc.get_rect(midright=edge)
    surface.blit(disc, box)
    surface.blit(picture, picture.get_rect(center=box.center))


def glow(surface: pygame.Surface, rect: pygame.Rect, metrics: Metrics, hot: bool) -> None:
    """Mark a place as a target: a bright ring around a veil, which is thicker while something hangs
    over it."""
    veil(surface, rect, metrics, hot)
    outline(surface, rect, metrics, hot)


def veil(surface: pygame.Surface, rect: pygame.Rect, metrics: Metrics, hot: bool) -> None:
    """What lies over a target."""
    colour = OCHRE if hot else LEAF
    radius = max(4, metrics.u(10))
    surface.blit(art.rounded(rect.size, radius, colour, alpha=90 if hot else 46), rect)


def outline(surface: pygame.Surface, rect: pygame.Rect, metrics: Metrics, hot: bool) -> None:
    """The ring around a target."""
    colour = OCHRE if hot else LEAF
    radius = max(4, metrics.u(10))
    surface.blit(art.ring(rect.size, radius, colour, max(2, metrics.u(3))), rect)


def halo(surface: pygame.Surface, rect: pygame.Rect, metrics: Metrics, strong: bool) -> None:
    """Mark a card: a ring around it, thin for one that can be played, thick for the chosen one."""
    width = max(2, metrics.u(4 if strong else 2))
    ring_rect = rect.inflate(2 * width, 2 * width)
    colour = OCHRE if strong else LEAF
    radius = max(2, rect.w // 14) + width
    surface.blit(art.ring(ring_rect.size, radius, colour, width), ring_rect)


def aim(surface: pygame.Surface, rect: pygame.Rect, metrics: Metrics) -> None:
    """Mark what somebody else's announcement is aimed at: a ring with four ticks."""
    width = max(2, metrics.u(3))
    outer = rect.inflate(2 * width, 2 * width)
    radius = min(max(2, rect.w // 14), metrics.u(10)) + width
    surface.blit(art.ring(outer.size, radius, ROSE, width), outer)
    for x, y in (outer.midtop, outer.midbottom):
        surface.fill(ROSE, (x - width, y - 2 * width, 2 * width, 4 * width))
    for x, y in (outer.midleft, outer.midright):
        surface.fill(ROSE, (x - 2 * width, y - width, 4 * width, 2 * width))


def doom(surface: pygame.Surface, rect: pygame.Rect, metrics: Metrics) -> None:
    """Mark a card that would leave the table: darkened, with a cross."""
    surface.blit(art.rounded(rect.size, max(2, rect.w // 14), CHARCOAL, alpha=120), rect)
    side = round(min(rect.size) * 0.6)
    cross = art.icon("cross", side, CREAM)
    surface.blit(cross, cross.get_rect(center=rect.center))


def bubble(
    surface: pygame.Surface, words: str, card: pygame.Rect, room: pygame.Rect, metrics: Metrics
) -> None:
    """Say beneath a held card what a drop would do; above it where there is no room."""
    px = metrics.font("small")
    lines = text.wrap(words, px, "semibold", metrics.t(300))
    picture = text.block(lines, px, "semibold", CREAM, "centre")
    box = picture.get_rect().inflate(2 * metrics.u(10), 2 * metrics.u(6))
    box.midtop = (card.centerx, card.bottom + metrics.u(6))
    if box.bottom > room.bottom:
        box.midbottom = (card.centerx, card.top - metrics.u(6))
    box.clamp_ip(room)
    surface.blit(art.rounded(box.size, metrics.u(8), CHARCOAL, alpha=235), box)
    surface.blit(picture, picture.get_rect(center=box.center))


def arrow(surface: pygame.Surface, start: pygame.Rect, end: pygame.Rect, metrics: Metrics) -> None:
    """An arrow from one card to another."""
    a, b = pygame.Vector2(start.center), pygame.Vector2(end.center)
    if a.distance_to(b) < 1:
        return
    way = (b - a).normalize()
    a, b = a + way * start.h * 0.3, b - way * end.h * 0.3
    side = pygame.Vector2(-way.y, way.x)
    width, head = metrics.u(4), metrics.u(13)
    neck = b - way * head
    for grow, colour in ((metrics.u(2), CREAM), (0, ROSE)):
        half = width / 2 + grow
        tip = b + way * grow * 1.5
        wing = side * (head * 0.6 + grow)
        shaft = [a + side * half, neck + side * half, neck - side * half, a - side * half]
        pygame.draw.polygon(surface, colour, shaft)
        pygame.draw.polygon(surface, colour, [tip, neck + wing, neck - wing])
