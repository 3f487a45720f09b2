"""The spread: where the places of a map lie in the window, for the seat that looks."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.engine.game import Game
from game.engine.view import View
from game.engine.zone import Sight
from game.ui.level import Level
from game.ui.place import CARD_KINDS, Box, Place

MOST_STRETCH = 1.3
"""A map is stretched in one direction by at most this much to fill the window."""


class Spread:
    """The places of a level, relative to a viewer, in window pixels."""

    def __init__(self, level: Level, view: View) -> None:
        self.level = level
        self.game: Game = view.game
        self.viewer = view.seat
        self.seats = view.seats
        self.options = view.options
        self.area = pygame.Rect(0, 0, *level.size)
        self.scale = 1.0
        self.stretch = (1.0, 1.0)
        self._by_zone: dict[int, Place] = {}
        self._extra: list[Place] = []
        self.seat_places()

    def seat_places(self) -> None:
        """Find the place of every zone for the seat that looks."""
        self._by_zone.clear()
        self._extra = []
        unused = self.game.unused(self.options, self.seats)
        for place in self.level.for_seats(self.seats, self.game):
            if place.key.partition("@")[0] in unused:
                continue
            if place.kind in CARD_KINDS:
                self._by_zone[self.game.zone_number(self.absolute(place.key))] = place
            else:
                self._extra.append(place)

    def absolute(self, key: str) -> str:
        """The key of a zone or plate with the seat as the rules count it."""
        name, at, number = key.partition("@")
        return f"{name}@{(int(number) + self.viewer) % self.seats}" if at else key

    def resize(self, area: pygame.Rect) -> None:
        """Fit the map into a part of the window.

        The map may be stretched a little to use the space; cards keep their proportions.
        """
        width, height = self.level.size
        across, down = area.w / width, area.h / height
        self.scale = min(across, down)
        most = self.scale * MOST_STRETCH
        self.stretch = (min(across, most), min(down, most))
        size = (round(width * self.stretch[0]), round(height * self.stretch[1]))
        self.area = pygame.Rect((0, 0), size)
        self.area.center = area.center

    def rect_of(self, box: Box) -> pygame.Rect:
        """A box of the map in the window."""
        across, down = self.stretch
        return pygame.Rect(
            round(self.area.x + box.x * across),
            round(self.area.y + box.y * down),
            round(box.w * across),
            round(box.h * down),
        )

    def fitted(self, place: Place) -> Place:
        """A place with its lengths in window pixels."""
        box = Box(*map(float, self.rect_of(place.box)))
        return place._replace(box=box, card=place.card * self.scale)

    def place_of(self, zone: int) -> Place | None:
        """The place of a zone, ``None`` if it has none on the table."""
        return self._by_zone.get(zone)

    def zone_rect(self, zone: int) -> pygame.Rect | None:
        """Where a zone lies, ``None`` if it has no place on the table."""
        place = self._by_zone.get(zone)
        return self.rect_of(place.box) if place else None

    def places(self) -> Iterator[tuple[int, Place]]:
        """Every zone that has a place, with its place."""
        yield from self._by_zone.items()

    def extras(self, kind: str) -> Iterator[tuple[int, pygame.Rect]]:
        """The places of a kind that hold no cards: (seat, rectangle)."""
        for place in self._extra:
            if place.kind == kind:
                yield (place.seat + self.viewer) % self.seats, self.rect_of(place.box)

    def zones_at(self, pos: tuple[int, int]) -> list[int]:
        """The zones at a point, smallest first; on a name plate what lies open of its seat, in the
        order of the map."""
        found = []
        for zone, place in self._by_zone.items():
            rect = self.rect_of(place.box)
            if rect.collidepoint(pos):
                found.append((rect.w * rect.h, zone))
        return [zone for _, zone in sorted(found)] or self._zones_of_plate(pos)

    def _zones_of_plate(self, pos: tuple[int, int]) -> list[int]:
        """What the name plate at a point stands for when something is dropped on it."""
        seats = [seat for seat, rect in self.extras("plate") if rect.collidepoint(pos)]
        zones = self.game.zones
        return [
            zone
            for zone in self._by_zone
            if zones[zone].seat in seats and zones[zone].sight is Sight.PUBLIC
        ]
