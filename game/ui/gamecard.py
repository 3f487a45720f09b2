"""A game of the house to look at and to choose: some of its cards, its name and what it is."""

from collections.abc import Callable

import pygame

from game.engine.game import Face, Game
from game.engine.text import N_, T, Text
from game.i18n import tr
from game.ui import art, cardface
from game.ui.cache import SurfaceCache
from game.ui.theme import CREAM, FOREST, LEAF, LINE, MUTED, RADIUS, SAND, mix
from game.ui.widgets import Column, Icon, Label, Pressable, Row, Widget
from game.ui.widgets.widget import Point

TILT = 11.0
"""Degrees between the cards of a fan."""
ASPECT = 1.34
"""Width of a fan divided by its height."""
_fans = SurfaceCache()


def faces_of(game: Game) -> list[Face]:
    """Three faces of different kinds that stand for a game."""
    kinds = list({face.group: face for face in reversed(game.faces)}.values())[::-1]
    step = max(1, len(kinds) // 4)
    return kinds[: 3 * step : step]


def seats_of(game: Game) -> Text:
    """For how many players a game is, in words."""
    least, most = game.seats[0], game.seats[-1]
    if least == most:
        return T(N_("{n} player"), "{n} players", n=most)
    return T(N_("{least}–{most} players"), least=least, most=most)


def fan(game: Game, height: int) -> pygame.Surface:
    """Three cards of a game held like a hand, so many pixels high. Do not draw into the result."""
    faces = faces_of(game)
    names = tuple(tr(face.name) for face in faces)
    return _fans.get((game.name, names, height), lambda: _fan(faces, height))


def _fan(faces: list[Face], height: int) -> pygame.Surface:
    card = max(8, round(height * 0.56))
    surface = pygame.Surface((round(height * ASPECT), height), pygame.SRCALPHA)
    surface.fill((255, 255, 255, 0))
    middle = (len(faces) - 1) / 2
    for number, face in enumerate(faces):
        off = number - middle
        picture = _turned(cardface.front(face, card), -TILT * off)
        x = surface.get_width() / 2 + off * card * 0.52
        y = height / 2 + abs(off) * height * 0.04
        surface.blit(picture, picture.get_rect(center=(round(x), round(y))))
    return surface.convert_alpha()


def _turned(card: pygame.Surface, angle: float) -> pygame.Surface:
    """A card turned, with a transparent rim so that its edges stay smooth."""
    rim = pygame.Surface((card.get_width() + 4, card.get_height() + 4), pygame.SRCALPHA)
    rim.fill((255, 255, 255, 0))
    rim.blit(card, (2, 2))
    return pygame.transform.rotozoom(rim, angle, 1.0)


class Fan(Widget):
    """Three cards of a game; ``units`` is the height in design units."""

    def __init__(self, game: Game, units: float) -> None:
        super().__init__()
        self.game = game
        self.units = units

    def natural_width(self) -> int:
        return round(self.height_for(0) * ASPECT)

    def height_for(self, width: int) -> int:
        return self.metrics.u(self.units)

    def draw(self, surface: pygame.Surface) -> None:
        picture = fan(self.game, self.height_for(0))
        surface.blit(picture, picture.get_rect(center=self.rect.center))


class GameCard(Pressable):
    """A game that can be chosen; the chosen one has a mark and a green edge."""

    def __init__(self, game: Game, on_press: Callable[[Game], None], large: bool) -> None:
        super().__init__()
        self.game = game
        self.on_press = on_press
        self.chosen = False
        self.mark = Icon("check", 22, FOREST)
        words = Column(
            Row(Label(game.title, "large", "semibold", grow=1), self.mark, gap=6),
            Label(game.blurb, "small" if not large else "body"),
            Label(seats_of(game), "small", "medium", MUTED),
            gap=3,
            grow=1,
            basis=190,
        )
        self.children = [Row(Fan(game, 128 if large else 78), words, gap=14)]

    def choose(self, chosen: bool) -> None:
        """Be the chosen one, or not."""
        self.chosen = chosen
        self.mark.show(chosen)
        self.changed()

    def activate(self) -> None:
        self.on_press(self.game)

    def hit(self, pos: Point) -> Widget | None:
        """The card takes the pointer for everything on it."""
        return self if self.visible and self.enabled and self.rect.collidepoint(pos) else None

    def _pad(self) -> int:
        return self.metrics.u(12)

    def natural_width(self) -> int:
        return self.children[0].natural_width() + 2 * self._pad()

    def height_for(self, width: int) -> int:
        return self.children[0].height_for(max(1, width - 2 * self._pad())) + 2 * self._pad()

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        self.children[0].place(rect.inflate(-2 * self._pad(), -2 * self._pad()))

    def draw(self, surface: pygame.Surface) -> None:
        u = self.metrics.u
        fill = mix(CREAM, SAND, 0.4 * self.glow.value)
        if self.chosen:
            fill = mix(CREAM, LEAF, 0.22)
        border, width = (FOREST, u(2)) if self.chosen else (LINE, u(1.5))
        art.draw_panel(surface, self.rect, u(RADIUS), fill, border, width)
        super().draw(surface)
