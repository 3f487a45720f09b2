"""The application: the clock, the loop and the events of the whole program.

Only this module uses ``pygame.event``, and only ``window`` uses ``pygame.display``. The loop
looks for events 60 times a second and draws only when a scene is dirty, so an idle game costs next
to nothing. ``frame`` does one step of the loop and is all that tests and pictures need: with
``headless=True`` it works without a display.
"""

import logging
import time
from collections import deque
from collections.abc import Callable, Sequence

import pygame

from game import heap, snapshot
from game.desk import Desk
from game.events import KeyRepeat, merged
from game.scenes.scene import Scene
from game.settings import Settings
from game.ui import art, backdrop, gamepad, sound, text

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


class App(Desk):
    """The running program: a desk and the loop that keeps it going.

    ``rescue`` is called with an exception that came out of a scene; without one it ends the
    program.
    """

    rescue: Callable[[Exception], None] | None = None

    def __init__(
        self, options: Settings, headless: bool = False, size: tuple[int, int] | None = None
    ) -> None:
        heap.give_back_large_blocks()
        super().__init__(options, headless, size)
        self._gamepads = gamepad.Gamepads()
        self._repeat = KeyRepeat()
        self._waiting: deque[pygame.Event] = deque()
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
