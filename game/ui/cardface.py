"""Cards as pictures: painted from a game's ``Face`` at the width they are shown, and cached.

From top to bottom: a band in the colour of the kind with its mark, name, value and badges (what
shows of a card that is half covered), the picture, and the points table or effect. A name that
finds no room in the band stands on a ribbon along the lower edge of the picture.
"""

import pygame

from game.engine.game import Face
from game.i18n import tr
from game.ui import art, text
from game.ui.cache import SurfaceCache
from game.ui.layout import RATIO
from game.ui.theme import CREAM, FOREST, INK, LINE, MUTED, ROSE, Colour, mix

BAND = 0.18
"""Height of the band, and of everything else below, as a share of the card's width."""
PICTURE = 0.8
RADIUS = 0.07
SMALLEST_NAME = 9
"""Letters below so many pixels are left out rather than drawn unreadably."""
SMALLEST_WORD = 8
"""But a long word on a ribbon may be so small, where it would be cut otherwise."""
EASY_NAME = 14
"""Letters of so many pixels are large enough not to take the place of the picture for a name."""
RIBBON_LETTERS = 0.14
RIBBON_FROM = 46
"""Height of the letters on a ribbon as a share of the card's width, and the width in pixels from
which a card has one."""

_cards = SurfaceCache()
_marks = True


def forget() -> None:
    """Drop every painted card (the language or the display has changed)."""
    _cards.clear()


def use_marks(wanted: bool) -> None:
    """Whether cards bear the mark of their kind beside its colour."""
    global _marks
    _marks = wanted


def height(width: int) -> int:
    """The height of a card of a width, in pixels."""
    return round(width * RATIO)


def front(face: Face, width: int) -> pygame.Surface:
    """The face of a card, ``width`` pixels wide. Do not draw into the result."""
    return _cards.get(_key(face, width), lambda: _front(face, width))


def back(name: str, width: int) -> pygame.Surface:
    """The back of a card by the name of its picture."""
    return _cards.get((name, width), lambda: _back(name, width))


def has_front(face: Face, width: int) -> bool:
    """Whether the face of a card is painted at this width."""
    return _key(face, width) in _cards


def has_back(name: str, width: int) -> bool:
    """Whether the back of a card is painted at this width."""
    return (name, width) in _cards


def _key(face: Face, width: int) -> tuple[object, ...]:
    return face.key, face.picture, width, tr(face.name), _marks


EFFECT_SHARES = (0.105, 0.07)
"""The height of an effect's letters as a share of the card's width; the second for long ones."""


def title(face: Face) -> str:
    """The name of a card as a heading."""
    name = tr(face.name)
    return name[:1].upper() + name[1:]


def colour(value: str) -> Colour:
    """A colour from #rrggbb."""
    return (int(value[1:3], 16), int(value[3:5], 16), int(value[5:7], 16))


def picture_floor(face: Face, width: int) -> int:
    """How far below the upper edge of a card its picture ends, or the ribbon on it begins, in
    pixels: above this there is room for what lies on the card."""
    floor = _window(face, width, _effect(face, width)).bottom
    words = _ribbon(face, width)
    return floor - (len(words.lines) * text.line_height(words.px, "semibold") if words else 0)


def _window(face: Face, width: int, effect: text.Fitted | None) -> pygame.Rect:
    """Where the picture is: as far down as nothing stands below it."""
    edge, band = _edge(width), round(width * BAND)
    window = pygame.Rect(edge, band, width - 2 * edge, height(width) - band - edge)
    if face.columns or effect:
        window.h = round(window.w * PICTURE)
    return window


def _edge(width: int) -> int:
    return max(1, round(width * 0.014))


def _radius(width: int) -> int:
    return max(2, round(width * RADIUS))


def _back(name: str, width: int) -> pygame.Surface:
    size = (width, height(width))
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.blit(art.picture(f"common/{name}", size, cover=True), (0, 0))
    shape = art.rounded(size, _radius(width), (255, 255, 255))
    surface.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    edge = max(1, round(width * 0.015))
    surface.blit(art.ring(size, _radius(width), CREAM, edge), (0, 0))
    return surface.convert_alpha()


def _front(face: Face, width: int) -> pygame.Surface:
    size = (width, height(width))
    tint = colour(face.tint)
    edge = _edge(width)
    border = mix(tint, INK, 0.35)
    surface = art.rounded(size, _radius(width), CREAM, border, edge).copy()
    band = round(width * BAND)
    top = art.rounded((width, band + 2 * _radius(width)), _radius(width), tint, border, edge)
    surface.blit(top, (0, 0))
    effect = _effect(face, width)
    below = bool(face.columns or effect)
    window = _window(face, width, effect)
    _draw_picture(surface, face, window)
    _draw_band(surface, face, tint, band)
    _draw_ribbon(surface, face, window)
    rest = size[1] - window.bottom
    body = pygame.Rect(0, window.bottom, width, rest).inflate(-width * 0.08, -width * 0.05)
    if face.columns:
        _draw_columns(surface, face, body)
    elif effect:
        words = text.block(effect.lines, effect.px, "regular", INK, "centre")
        surface.blit(words, words.get_rect(center=body.center))
    if not below:  # the picture reaches the round corners at the bottom
        shape = art.rounded(size, _radius(width), (255, 255, 255))
        surface.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(art.ring(size, _radius(width), border, edge), (0, 0))
    return surface.convert_alpha()


def _draw_picture(surface: pygame.Surface, face: Face, rect: pygame.Rect) -> None:
    """The picture below the band, with a line where it ends."""
    surface.blit(art.picture(face.picture, rect.size, cover=True), rect)
    line = max(1, round(surface.get_width() * 0.008))
    shade = mix(colour(face.tint), INK, 0.35)
    pygame.draw.rect(surface, shade, (rect.x, rect.bottom - line, rect.w, line))


def _effect(face: Face, width: int) -> text.Fitted | None:
    """The effect as large as it fits; ``None`` where nobody could read it."""
    if face.text is None:
        return None
    room = height(width) - round(width * BAND) - round(width * PICTURE)
    box = (max(1, round(width * 0.92)), max(1, round(room - width * 0.05)))
    for share in EFFECT_SHARES:
        fitted = text.fit(tr(face.text), max(8, round(width * share)), "regular", box)
        if not fitted.lines[-1].endswith(text.ELLIPSIS):
            return fitted if fitted.px >= SMALLEST_NAME else None
    return None


def _draw_band(surface: pygame.Surface, face: Face, tint: Colour, band: int) -> None:
    """Mark and name at the left, badges and value at the right."""
    width = surface.get_width()
    pad = max(2, round(width * 0.03))
    mark = round(band * 0.82)
    light = mix(CREAM, tint, 0.05)
    if _marks:
        surface.blit(art.icon(face.mark, mark, light), (pad, (band - mark) // 2 + 1))
    else:
        mark = 0
    right = width - pad
    if face.corner:
        right = _draw_corner(surface, face.corner, tint, right, band)
    for badge in face.badges:
        right = _draw_badge(surface, badge, right, band)
    if fitted := _name(face, width):
        label = text.block(fitted.lines, fitted.px, "semibold", light)
        surface.blit(label, (2 * pad + mark, (band - label.get_height()) // 2))


def _name(face: Face, width: int) -> text.Fitted | None:
    """The name as it stands in the band; ``None`` if it finds no room there."""
    band, pad = round(width * BAND), max(2, round(width * 0.03))
    room = width - 3 * pad - (round(band * 0.82) if _marks else 0)
    corner, badge = round(band * 1.3), round(band * 0.86)
    room -= corner + max(1, corner // 12) if face.corner else 0
    room -= len(face.badges) * (badge + max(1, badge // 12))
    for share, smallest in ((0.68, SMALLEST_NAME), (0.48, EASY_NAME)):
        fitted = text.fit(title(face), round(band * share), "semibold", (max(1, room), band))
        if not fitted.lines[-1].endswith(text.ELLIPSIS) and fitted.px >= smallest:
            return fitted
    return None


def _ribbon(face: Face, width: int) -> text.Fitted | None:
    """The name as it stands on the ribbon: in two lines, or if need be in three of the smallest
    letters; ``None`` without a ribbon."""
    if width < RIBBON_FROM or _name(face, width):
        return None
    room = width - 2 * round(width * 0.04)
    for px in range(max(SMALLEST_NAME, round(width * RIBBON_LETTERS)), SMALLEST_NAME, -1):
        lines = text.wrap(title(face), px, "semibold", room)
        if len(lines) <= 2 and text.longest_word(title(face), px, "semibold") <= room:
            return text.Fitted(px, lines)
    return _small_ribbon(title(face), width - 4 * _edge(width))


def _small_ribbon(name: str, room: int) -> text.Fitted:
    """A name in up to three lines of small letters; a word is rather cut than broken."""
    fits = text.longest_word(name, SMALLEST_NAME, "semibold") <= room
    px = SMALLEST_NAME if fits else SMALLEST_WORD
    words = " ".join(text.shorten(word, px, "semibold", room) for word in name.split(" "))
    *whole, rest = text.wrap(words, px, "semibold", room)
    if len(whole) > 2:
        rest = text.shorten(" ".join([*whole[2:], rest]), px, "semibold", room)
    return text.Fitted(px, (*whole[:2], rest))


def _draw_ribbon(surface: pygame.Surface, face: Face, window: pygame.Rect) -> None:
    """The name along the lower edge of the picture, if it has no room in the band."""
    words = _ribbon(face, surface.get_width())
    if words is None:
        return
    shade = mix(colour(face.tint), INK, 0.2)
    label = text.block(words.lines, words.px, "semibold", mix(CREAM, shade, 0.05), "centre")
    ground = pygame.Rect(window.x, window.bottom - label.get_height(), window.w, label.get_height())
    surface.fill(shade, ground)
    surface.blit(label, label.get_rect(center=ground.center))


def _draw_corner(surface: pygame.Surface, value: str, tint: Colour, right: int, band: int) -> int:
    """The value of a card on a light disc that reaches into the picture."""
    side = round(band * 1.3)
    disc = art.rounded((side, side), side // 2, CREAM, mix(tint, INK, 0.35), max(1, side // 16))
    x, y = right - side, round(band * 0.12)
    surface.blit(disc, (x, y))
    digits = text.render(value, round(side * 0.74), "bold", INK)
    surface.blit(digits, digits.get_rect(center=(x + side // 2, y + side // 2)))
    return x - max(1, side // 12)


def _draw_badge(surface: pygame.Surface, badge: str, right: int, band: int) -> int:
    side = round(band * 0.86)
    disc = art.rounded((side, side), side // 2, CREAM)
    x, y = right - side, (band - side) // 2 + 1
    surface.blit(disc, (x, y))
    inner = round(side * 0.82)
    surface.blit(art.icon(badge, inner), (x + (side - inner) // 2, y + (side - inner) // 2))
    return x - max(1, side // 12)


def _draw_columns(surface: pygame.Surface, face: Face, body: pygame.Rect) -> None:
    """The points table: labels above, values below, thin lines between the columns."""
    step = body.width / len(face.columns)
    for number, (label, value) in enumerate(face.columns):
        cell = pygame.Rect(body.x + round(number * step), body.y, round(step), body.height)
        upper = pygame.Rect(cell.x, cell.y, cell.w, round(cell.h * 0.42)).inflate(-2, 0)
        lower = pygame.Rect(cell.x, upper.bottom, cell.w, cell.h - upper.height)
        if isinstance(label, str):
            glyph = art.icon(label, max(8, min(upper.size)), MUTED)
            surface.blit(glyph, glyph.get_rect(center=upper.center))
        else:
            _centred(surface, tr(label), upper, "medium", MUTED)
        _centred(surface, value, lower, "bold", ROSE if value.startswith("−") else FOREST)
        if number:
            pygame.draw.line(surface, LINE, cell.topleft, (cell.x, cell.bottom - 1))


def _centred(
    surface: pygame.Surface, words: str, rect: pygame.Rect, weight: text.Weight, shade: Colour
) -> None:
    fitted = text.fit(words, max(7, round(rect.height * 0.8)), weight, (rect.w, rect.h))
    picture = text.block(fitted.lines, fitted.px, weight, shade, "centre")
    surface.blit(picture, picture.get_rect(center=rect.center))
