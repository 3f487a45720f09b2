"""The desk: a window with scenes in it, and what scenes may ask for."""

import logging
from copy import copy
from pathlib import Path

import pygame

from game import i18n, settings
from game.scenes.scene import Scene
from game.scenes.stack import Stack
from game.settings import Settings
from game.ui import sound
from game.ui.theme import Metrics
from game.ui.widgets import Toast, Words
from game.window import Window

_log = logging.getLogger(__name__)


class Desk:
    """The window, the stack of scenes and the settings; it is the ``Host`` of all scenes.

    ``size`` in pixels overrides the window size of the settings. Raises ``DisplayError`` (of
    ``game.window``) when there is no display to open a window on.
    """

    def __init__(
        self, options: Settings, headless: bool = False, size: tuple[int, int] | None = None
    ) -> None:
        self.settings = options
        self.window = Window(size or (options.width, options.height), headless)
        self.metrics = Metrics(self.window.surface.get_size(), options.text)
        self.stack = Stack(self)
        self.running = True
        self.toast = Toast()
        self._stored = copy(options)

    # The window

    def _fit_window(self) -> None:
        """Lay everything out anew when the window has another size than the scenes believe."""
        size = self.window.surface.get_size()
        if size != self.metrics.size:
            self._lay_out(size)
            if self.window.is_plain and not self.window.headless:
                self.settings.width, self.settings.height = size

    def _lay_out(self, size: tuple[int, int]) -> None:
        self.metrics = Metrics(size, self.settings.text)
        self.toast.adopt(None, None, self.metrics)
        self.stack.resize(self.metrics)

    def _redraw(self) -> None:
        if self.stack.top:
            self.stack.top.dirty = True

    def screenshot(self, path: Path | str) -> None:
        """Save the window's picture as PNG. Raises OSError or pygame.error when it cannot."""
        pygame.image.save(self.window.surface, path)

    # What scenes may ask for (Host)

    def push(self, scene: Scene) -> None:
        """Lay a scene over the others."""
        self.stack.push(scene)

    def pop(self, result: object = None) -> None:
        """Close the uppermost scene."""
        self.stack.pop(result)

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the uppermost one."""
        self.stack.replace(scene)

    def home(self) -> None:
        """Close every scene but the lowest."""
        self.stack.home()

    def tell(self, say: Words) -> None:
        """Show a short message that goes by itself."""
        self.toast.adopt(None, None, self.metrics)
        self.toast.tell(say)

    def hush(self) -> None:
        """Take away the message: what it was about is over."""
        self.toast.hush()

    def apply_settings(self) -> None:
        """Let changed settings take effect at once, and keep them on disk."""
        self._use_settings()
        self._fit_window()
        self._lay_out(self.metrics.size)
        self._keep_settings()

    def window_sizes(self) -> list[tuple[int, int]]:
        """The window sizes that fit this screen."""
        return self.window.sizes()

    def resize_window(self, size: tuple[int, int]) -> None:
        """Give the window a size; a full-screen window leaves the full screen."""
        self.settings.fullscreen = False
        self.settings.width, self.settings.height = size
        self.window.resize(size)
        self.apply_settings()

    def quit(self) -> None:
        """End the program after this frame."""
        self.running = False

    def _use_settings(self) -> None:
        self.settings.clamp()
        i18n.use(self.settings.language)
        sound.set_volume(self.settings.volume, self.settings.muted)
        self.window.set_fullscreen(self.settings.fullscreen)

    def _keep_settings(self) -> None:
        """Store the settings if they are not what was stored last."""
        if self.settings == self._stored:
            return
        self._stored = copy(self.settings)
        problem = settings.store(self.settings)
        if problem:
            _log.warning("%s", i18n.tr(problem))
            self.tell(problem)
