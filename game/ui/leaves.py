"""Leaves that drift down over the window for a few seconds: a calm way to celebrate."""

import math
import random
from typing import NamedTuple

import pygame

from game.ui import art
from game.ui.theme import CLAY, LEAF, MOSS, OCHRE, Colour, Metrics

COUNT = 28
SECONDS = 8.0
COLOURS = (LEAF, OCHRE, CLAY, MOSS)


class Leaf(NamedTuple):
    """A leaf: where it starts (share of the width), when, and how it falls."""

    x: float
    start: float
    seconds: float
    sway: float
    turns: float
    units: int
    colour: Colour


def _leaf(luck: random.Random, number: int) -> Leaf:
    seconds = luck.uniform(3.2, 4.6)
    return Leaf(
        x=luck.uniform(0.02, 0.98),
        start=luck.uniform(0.0, SECONDS - seconds),
        seconds=seconds,
        sway=luck.uniform(0.015, 0.05),
        turns=luck.uniform(-1.2, 1.2),
        units=luck.randint(18, 34),
        colour=COLOURS[number % len(COLOURS)],
    )


class Leaves:
    """Draws nothing before ``begin`` and after the last leaf has reached the ground."""

    def __init__(self) -> None:
        luck = random.Random(5)
        self.leaves = [_leaf(luck, number) for number in range(COUNT)]
        self.age = SECONDS

    def begin(self) -> None:
        """Let them fall."""
        self.age = 0.0

    def update(self, dt: float) -> bool:
        """Let time pass (seconds); True while leaves are in the air."""
        falling = self.age < SECONDS
        self.age += dt
        return falling

    def draw(self, surface: pygame.Surface, metrics: Metrics) -> None:
        """Draw the leaves that are in the air."""
        for leaf in self.leaves:
            way = (self.age - leaf.start) / leaf.seconds
            if 0.0 < way < 1.0:
                _draw(surface, leaf, way, metrics.u(leaf.units))


def _draw(surface: pygame.Surface, leaf: Leaf, way: float, side: int) -> None:
    width, height = surface.get_size()
    swing = math.sin(way * math.tau * 1.5 + leaf.x * 9)
    picture = pygame.transform.rotozoom(
        art.icon("leaf", side, leaf.colour), leaf.turns * 360 * way + 25 * swing, 1.0
    )
    x = (leaf.x + leaf.sway * swing) * width
    y = -side + way * (height + 2 * side)
    surface.blit(picture, picture.get_rect(center=(round(x), round(y))))
