"""A desktop of its own for the tests: Xvfb, a window manager, and xdotool for mouse and keys."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

NEEDED = ("Xvfb", "xdotool", "openbox")
CLASS = "wildtable-test"
Point = tuple[int, int]


def missing() -> list[str]:
    """The programs that cannot be had here."""
    return [name for name in NEEDED if shutil.which(name) is None]


class Desktop:
    """A screen without a monitor on which the program runs; ``command`` is how it is started."""

    command: Sequence[str] = (sys.executable, "-m", "game")

    def __init__(self, home: Path, size: Point = (1280, 800)) -> None:
        self.home = home
        reader, writer = os.pipe()
        self._server = subprocess.Popen(
            [
                "Xvfb",
                "-noreset",
                "-displayfd",
                str(writer),
                "-screen",
                "0",
                f"{size[0]}x{size[1]}x24",
            ],
            pass_fds=[writer],
            stderr=subprocess.DEVNULL,
        )
        os.close(writer)
        with os.fdopen(reader) as pipe:
            self.display = f":{pipe.readline().strip()}"
        self._manager = self._spawn(["openbox"])
        self.program: subprocess.Popen[bytes] | None = None
        self.window = ""

    def _environment(self) -> dict[str, str]:
        hidden = {"SDL_VIDEODRIVER", "WAYLAND_DISPLAY"}
        kept = {key: value for key, value in os.environ.items() if key not in hidden}
        return kept | {
            "DISPLAY": self.display,
            "SDL_VIDEO_X11_WMCLASS": CLASS,
            "SDL_AUDIODRIVER": "dummy",
            "WILD_TABLE_HOME": str(self.home),
            "LANG": "C.UTF-8",
        }

    def _spawn(self, command: list[str]) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            command,
            env=self._environment(),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def start(self, *arguments: str) -> None:
        """Start the program and wait for its window."""
        self.program = self._spawn([*self.command, *arguments])
        self.window = self.until(self._find, "the window")
        self._do("windowmove", "--sync", self.window, "0", "0")
        self._do("windowfocus", "--sync", self.window)
        time.sleep(1.0)

    def _find(self) -> str:
        found = self._do("search", "--onlyvisible", "--class", CLASS)
        return found.split()[0] if found else ""

    def _do(self, *arguments: str) -> str:
        done = subprocess.run(
            ["xdotool", *arguments], env=self._environment(), capture_output=True, text=True
        )
        return done.stdout.strip()

    @staticmethod
    def until(test: Callable[[], str], what: str, seconds: float = 30.0) -> str:
        """Wait until a test gives something, and return it."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = test()
            if found:
                return found
            time.sleep(0.05)
        raise AssertionError(f"waited in vain for {what}")

    # --- mouse and keys -------------------------------------------------------------------------

    def _at(self, point: Point) -> list[str]:
        return ["mousemove", "--window", self.window, str(point[0]), str(point[1])]

    def click(self, point: Point) -> None:
        """Click somewhere in the window."""
        self._do(*self._at(point), "sleep", "0.08", "click", "1")
        time.sleep(0.15)

    def drag(self, start: Point, end: Point) -> None:
        """Drag from one point of the window to another, in a few steps."""
        middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
        self._do(*self._at(start), "sleep", "0.08", "mousedown", "1", "sleep", "0.08")
        for point in (middle, end):
            self._do(*self._at(point), "sleep", "0.08")
        self._do("mouseup", "1")
        time.sleep(0.15)

    def key(self, name: str) -> None:
        """Press a key by its X name."""
        self._do("key", "--window", self.window, name)
        time.sleep(0.1)

    def picture(self, path: Path) -> None:
        """Save what is on the screen, for a person to look at (needs ImageMagick)."""
        subprocess.run(
            ["import", "-window", "root", str(path)], env=self._environment(), check=False
        )

    # --- ends -----------------------------------------------------------------------------------

    def kill(self) -> None:
        """End the program as a power cut would."""
        assert self.program is not None
        self.program.kill()
        self.program.wait()
        self.program = None

    def ended(self, seconds: float = 10.0) -> int:
        """Wait for the program to end by itself; its exit code."""
        assert self.program is not None
        code = self.program.wait(seconds)
        self.program = None
        return code

    def close(self) -> None:
        """Take the desktop down with everything on it."""
        for process in (self.program, self._manager, self._server):
            if process is not None:
                process.terminate()
                process.wait()
