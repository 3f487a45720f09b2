"""Caches of surfaces that share one bound on the memory they hold."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


class Budget:
    """How many bytes of pixels some caches may hold together. The longest unused go first,
    whichever cache they are in: what one screen needs takes the room of what the last one needed.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.held = 0
        self.surfaces: OrderedDict[tuple[SurfaceCache, Hashable], pygame.Surface] = OrderedDict()

    def add(self, key: tuple[SurfaceCache, Hashable], surface: pygame.Surface) -> None:
        """Hold one more; the newest always stays."""
        self.surfaces[key] = surface
        self.held += size_of(surface)
        while self.held > self.limit and len(self.surfaces) > 1:
            self.drop(next(iter(self.surfaces)))

    def drop(self, key: tuple[SurfaceCache, Hashable]) -> None:
        """Let one go."""
        self.held -= size_of(self.surfaces.pop(key))


COMMON = Budget(160 << 20)
"""What all pictures of the program share: a table and the menu in a window of 3840×2160, or all
that a game shows in several smaller sizes."""


class SurfaceCache:
    """Surfaces by any key, as many as its budget has room for."""

    def __init__(self, budget: Budget = COMMON) -> None:
        self.budget = budget

    def __len__(self) -> int:
        return len(self._keys())

    def __contains__(self, key: Hashable) -> bool:
        return (self, key) in self.budget.surfaces

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface under this key, made when it is not there."""
        held, own = self.budget.surfaces, (self, key)
        found = held.get(own)
        if found is not None:
            held.move_to_end(own)
            return found
        made = make()
        self.budget.add(own, made)
        return made

    def clear(self) -> None:
        """Forget everything."""
        for key in self._keys():
            self.budget.drop(key)

    def _keys(self) -> list[tuple[SurfaceCache, Hashable]]:
        return [key for key in self.budget.surfaces if key[0] is self]


def size_of(surface: pygame.Surface) -> int:
    """The bytes that its pixels take."""
    width, height = surface.get_size()
    return width * height * surface.get_bytesize()
