"""One screen of the program, and what it may ask of the program around it."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.settings import Settings
from game.ui.theme import Metrics
from game.ui.widgets import Words


class Host(Protocol):
    """What a scene can rely on around it; the application is one, a test may be another."""

    settings: Settings
    metrics: Metrics

    def push(self, scene: Scene) -> None:
        """Lay a scene over this one."""

    def pop(self, result: object = None) -> None:
        """Close the uppermost scene; the one beneath hears of the result in ``resumed``."""

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the uppermost one."""

    def home(self) -> None:
        """Close every scene but the lowest one."""

    def tell(self, say: Words) -> None:
        """Show a short message that goes by itself."""

    def hush(self) -> None:
        """Take away the message: what it was about is over."""

    def apply_settings(self) -> None:
        """Let changed settings take effect at once, everywhere, and keep them on disk."""

    def window_sizes(self) -> list[tuple[int, int]]:
        """The window sizes that fit this screen, in pixels, small to large."""

    def resize_window(self, size: tuple[int, int]) -> None:
        """Give the window a size in pixels."""

    def quit(self) -> None:
        """End the program."""


class Scene:
    """A screen. The stack calls these methods; a scene overrides what it needs.

    ``dirty``: a new picture is wanted. ``opaque``: nothing beneath shows through. ``cursor``: the
    pointer's shape, pygame's number of a system cursor.
    """

    opaque = True
    host: Host

    def __init__(self) -> None:
        self.dirty = True

    @property
    def cursor(self) -> int:
        """The pointer's shape above this scene."""
        return pygame.SYSTEM_CURSOR_ARROW

    def enter(self) -> None:
        """The scene is on the stack and ``host`` is known; ``resize`` follows."""

    def leave(self) -> None:
        """The scene was taken off the stack."""

    def resumed(self, result: object) -> None:
        """The scene above was closed with this result."""

    def resize(self, metrics: Metrics) -> None:
        """The window, the text size or the language changed: lay out anew."""

    def handle(self, event: pygame.Event) -> bool:
        """React to an event; True when it was used."""
        return False

    def cancel(self) -> None:
        """Drop whatever is being dragged: the window lost its focus, or a scene came on top."""

    def update(self, dt: float) -> None:
        """Let time pass: seconds, 0 to 0.1."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw everything; the surface has the window's size."""

    def prepare(self) -> bool:
        """There is time before the next picture: do a small piece of work for those to come.
        False if nothing is left to do until the scene is drawn again."""
        return False
