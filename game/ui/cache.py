"""A cache of surfaces with a bound on the memory it holds."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


class SurfaceCache:
    """The surfaces used last, by any key, within ``limit`` bytes of pixels."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.held = 0
        self._surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._surfaces)

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface under this key, made when it is not there."""
        found = self._surfaces.get(key)
        if found is not None:
            self._surfaces.move_to_end(key)
            return found
        made = make()
        self._surfaces[key] = made
        self.held += _bytes(made)
        self._trim()
        return made

    def clear(self) -> None:
        """Forget everything."""
        self._surfaces.clear()
        self.held = 0

    def _trim(self) -> None:
        """Let the longest unused go until the rest fits; the newest always stays."""
        while self.held > self.limit and len(self._surfaces) > 1:
            _, surface = self._surfaces.popitem(last=False)
            self.held -= _bytes(surface)


def _bytes(surface: pygame.Surface) -> int:
    width, height = surface.get_size()
    return width * height * surface.get_bytesize()
