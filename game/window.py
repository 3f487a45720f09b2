"""The program's window: opening, sizes, full screen, icon and pointer."""

import logging
import os
import sys
from contextlib import suppress
from pathlib import Path

import pygame

from game import paths

TITLE = "Wild Table"
LEAST = (800, 600)
"""The smallest size the window manager is asked to allow, in pixels."""
SIZES = (
    (800, 600),
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1600, 900),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
)
_HINTS = {
    # Drawing is done by the processor; asking a graphics card to show it is slower without one.
    "SDL_FRAMEBUFFER_ACCELERATION": "0",
    "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0",
    "SDL_VIDEO_ALLOW_SCREENSAVER": "1",
    "SDL_VIDEO_X11_WMCLASS": "wildtable",
    "SDL_VIDEO_WAYLAND_WMCLASS": "wildtable",
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
}
_BLIND = ("dummy", "offscreen", "evdev")
_log = logging.getLogger(__name__)


class DisplayError(Exception):
    """There is no display to open a window on; the message is one clear line."""


class Window:
    """A resizable window of a size in pixels; ``headless``: a surface that nobody sees."""

    def __init__(self, size: tuple[int, int], headless: bool = False) -> None:
        self.headless = headless
        self._was_maximised = False
        self._fullscreen = False
        self._cursor = -1
        _prepare(headless)
        try:
            pygame.display.init()
            self._refuse_blind_driver()
            wanted = size if headless else _on_screen(size)
            self._window = pygame.Window(TITLE, wanted, resizable=True)
            self.surface = self._window.get_surface()
        except pygame.error as error:
            raise DisplayError(f"no display to open a window on ({error})") from error
        self._window.minimum_size = (1, 1) if headless else LEAST
        self._set_icon()
        pygame.key.stop_text_input()  # an input method listens only while a field is being typed in

    def _refuse_blind_driver(self) -> None:
        """Without a display SDL silently takes a driver that shows nothing."""
        driver = pygame.display.get_driver()
        if driver in _BLIND and not self.headless and "SDL_VIDEODRIVER" not in os.environ:
            pygame.display.quit()
            raise pygame.error(f"only the driver {driver} works")

    def _set_icon(self) -> None:
        file = paths.assets() / "art" / "common" / "app_icon.svg"
        try:
            self._window.set_icon(pygame.image.load_sized_svg(file, (256, 256)))
        except (pygame.error, OSError) as error:
            _log.info("no window icon: %s", error)

    @property
    def is_plain(self) -> bool:
        """Neither full screen nor maximised: its size is one the user chose."""
        return not self._fullscreen and not self._fills_screen()

    def _fills_screen(self) -> bool:
        """Whether it is maximised, told by its size: SDL does not report it everywhere."""
        size, screen = self.surface.get_size(), _screen()
        return size[0] >= screen[0] and size[1] >= 0.85 * screen[1]

    def set_fullscreen(self, fullscreen: bool) -> None:
        """Fill the screen without changing its resolution, or come back to what was before."""
        if fullscreen == self._fullscreen:
            return
        if fullscreen:
            self._was_maximised = self._fills_screen()
            self._window.set_fullscreen(True)
        else:
            self._window.set_windowed()
            if self._was_maximised:
                self._window.maximize()
        self._fullscreen = fullscreen
        self.surface = self._window.get_surface()

    def resize(self, size: tuple[int, int]) -> None:
        """Take a size in pixels; a full-screen or maximised window becomes a plain one."""
        self._was_maximised = False
        self.set_fullscreen(False)
        if self._fills_screen() and not self.headless:
            self._window.restore()
        self._window.size = size
        self.surface = self._window.get_surface()

    def sizes(self) -> list[tuple[int, int]]:
        """The usual window sizes that fit the screen, in pixels, small to large."""
        width, height = _screen()
        return [size for size in SIZES if size[0] <= width and size[1] <= height]

    def show_cursor(self, cursor: int) -> None:
        """Change the pointer's shape: pygame's number of a system cursor."""
        if cursor != self._cursor and not self.headless:
            self._cursor = cursor
            with suppress(pygame.error):  # a driver without that shape keeps the one it has
                pygame.mouse.set_cursor(cursor)

    def flip(self) -> None:
        """Bring what was drawn onto the screen."""
        self._window.flip()

    def close(self) -> None:
        """Close the window."""
        self._window.destroy()
        pygame.display.quit()


def _prepare(headless: bool) -> None:
    """Set SDL's hints where the user has not set them."""
    if headless:
        os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    if os.environ.get("SDL_VIDEO_X11_WMCLASS") == Path(sys.argv[0]).name:
        del os.environ["SDL_VIDEO_X11_WMCLASS"]  # not the user's wish: pygame sets it on import
    for name, value in _HINTS.items():
        os.environ.setdefault(name, value)
    no_display = not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    if sys.platform.startswith("linux") and no_display and "SDL_VIDEODRIVER" not in os.environ:
        raise DisplayError("no display to open a window on (DISPLAY is not set)")


def _screen() -> tuple[int, int]:
    """The size of the largest screen in pixels."""
    return max(pygame.display.get_desktop_sizes(), default=LEAST)


def _on_screen(size: tuple[int, int]) -> tuple[int, int]:
    """The size, or less where the screen is smaller."""
    screen = _screen()
    return min(size[0], screen[0]), min(size[1], screen[1])
