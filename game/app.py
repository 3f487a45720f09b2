"""The application: window, clock, loop and the stack of scenes.

The only module that uses ``pygame.display`` and ``pygame.event``. The loop looks for events 60
times a second and draws only when a scene is dirty, so an idle game costs next to nothing.
``frame`` does one step of the loop and is all that tests and pictures need: with
``headless=True`` it works without a display.
"""

import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from copy import copy
from pathlib import Path

import pygame

from game import heap, i18n, settings, snapshot
from game.events import KeyRepeat, merged
from game.scenes.scene import Scene
from game.scenes.stack import Stack
from game.settings import Settings
from game.ui import art, backdrop, gamepad, sound, text
from game.ui.theme import Metrics
from game.ui.widgets import Toast, Words
from game.window import Window

FPS = 60
FIRST_PICTURE = "first picture"
"""The line of the log by which the time from the start to it is measured."""
MOST_EVENTS = 500
"""In one frame; the rest of a flood waits for the next, so that the picture goes on."""
RESTED = 0.5 / FPS
"""Seconds after the beginning of a frame in which something for later frames may be begun."""
LONGEST_STEP = 0.1
"""Seconds; after a pause of the whole machine things go on where they were."""

_log = logging.getLogger(__name__)


class App:
    """The running program; it is the ``Host`` of all scenes.

    ``size`` in pixels overrides the window size of the settings. ``rescue`` is called with an
    exception that came out of a scene; without one it ends the program. Raises ``DisplayError``
    (of ``game.window``) when there is no display to open a window on.
    """

    rescue: Callable[[Exception], None] | None = None

    def __init__(
        self, options: Settings, headless: bool = False, size: tuple[int, int] | None = None
    ) -> None:
        heap.give_back_large_blocks()
        self.settings = options
        self.window = Window(size or (options.width, options.height), headless)
        self.metrics = Metrics(self.window.surface.get_size(), options.text)
        self.stack = Stack(self)
        self.running = True
        self.toast = Toast()
        self._gamepads = gamepad.Gamepads()
        self._repeat = KeyRepeat()
        self._waiting: deque[pygame.Event] = deque()
        self._stored = copy(options)
        self._shown = False
        if not headless:
            sound.start()
            self._gamepads.start()
        self._use_settings()

    # The loop

    def run(self, scene: Scene) -> None:
        """Show a scene, and go on until the program is ended or every scene is closed."""
        clock = pygame.time.Clock()
        before = time.monotonic()
        try:
            self._safely(lambda: self.push(scene))
            while self.running and self.stack.top:
                clock.tick(FPS)
                now = time.monotonic()
                self.frame(pygame.event.get(), now - before)
                self.rest(now)
                before = now
        finally:
            self.close()

    def frame(self, events: Sequence[pygame.Event] = (), dt: float = 0.0) -> bool:
        """One step: these events, ``dt`` seconds, a picture if one is wanted; True if drawn."""
        if any(event.type == pygame.QUIT for event in events):
            self.quit()
            return False
        return bool(self._safely(lambda: self._step(events, max(0.0, min(LONGEST_STEP, dt)))))

    def rest(self, since: float) -> None:
        """Use what is left of a frame that began at an instant of ``time.monotonic``."""
        self._safely(lambda: self.stack.rest(since + RESTED))

    def _safely(self, work: Callable[[], bool | None]) -> bool | None:
        """Do something in which scenes take part; what they raise is left to ``rescue``."""
        try:
            return work()
        except Exception as error:
            if self.rescue is None:
                raise
            self._waiting.clear()  # they were meant for what is closed now
            self.rescue(error)
            return None

    def _step(self, events: Sequence[pygame.Event], dt: float) -> bool:
        self._fit_window()
        self._waiting.extend(merged([*events, *self._repeat.due(dt)]))
        for _ in range(min(len(self._waiting), MOST_EVENTS)):
            self._handle(self._waiting.popleft())
        self._fit_window()
        self.stack.update(dt)
        if self.toast.update(dt, not self.settings.reduced_motion) and self.stack.top:
            self.stack.top.dirty = True
        self.window.show_cursor(self.stack.top.cursor if self.stack.top else 0)
        return self._draw()

    def _draw(self) -> bool:
        if not self.stack.dirty:
            return False
        self.stack.draw(self.window.surface)
        self.toast.draw(self.window.surface)
        self.window.flip()
        if not self._shown:
            self._shown = True
            _log.info(FIRST_PICTURE)
        return True

    def close(self) -> None:
        """Close all scenes and the window, and keep the settings."""
        self.stack.clear()
        if not self.window.headless:
            self._keep_settings()
        sound.stop()
        text.forget()
        art.forget()
        backdrop.forget()
        self.window.close()

    # Events

    def _handle(self, event: pygame.Event) -> None:
        translated = self._gamepads.translate(event)
        if translated is None or self._own(translated):
            return
        self._repeat.note(translated)
        self.stack.handle(translated)

    def _own(self, event: pygame.Event) -> bool:
        """What the application does itself, whatever scene is open; True when that is all."""
        match event.type:
            case pygame.KEYDOWN:
                return self._shortcut(event)
            case pygame.WINDOWFOCUSLOST | pygame.WINDOWFOCUSGAINED:
                # A modifier held while the focus went stays down for ever otherwise.
                pygame.key.set_mods(pygame.KMOD_NONE)
                self._repeat.stop()
                self.stack.cancel()
            case pygame.WINDOWEXPOSED | pygame.WINDOWRESTORED | pygame.WINDOWSHOWN:
                self._redraw()
        return False

    def _shortcut(self, event: pygame.Event) -> bool:
        alt_enter = event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT
        if event.key == pygame.K_F11 or alt_enter:
            self.settings.fullscreen = not self.settings.fullscreen
            self.apply_settings()
        elif event.key == pygame.K_F12:
            self.tell(snapshot.save(self.window.surface))
        else:
            return False
        return True

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
