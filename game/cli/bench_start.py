"""From starting the program to its first picture: from the source, and as the standalone program."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from game.app import FIRST_PICTURE
from game.cli.crash import LOG
from game.cli.errors import Broken

ROOT = Path(__file__).resolve().parents[2]
BUNDLE = ROOT / "dist" / "wild-table"
"""Where ``python bundle/build.py`` puts the standalone program."""
PATIENCE = 60.0
FIRST_FRAME = """
from game import settings
from game.app import App
from game.scenes.menu import Menu
from game.scenes.routes import Routes
app = App(settings.load()[0], headless=True)
app.push(Menu(Routes(app)))
app.frame()
"""


class Bundle(msgspec.Struct, frozen=True):
    """The standalone program: what it takes on the disk, and until its first picture."""

    megabytes: float
    files: int
    first_frame_s: float


def from_source(timed: Callable[[Callable[[], object]], float]) -> float:
    """Seconds until the first picture of the menu, without a display."""
    command = [sys.executable, "-c", FIRST_FRAME]
    return round(timed(lambda: subprocess.run(command, cwd=ROOT, check=True)), 3)


def bundle(timed: Callable[[Callable[[], object]], float], folder: Path = BUNDLE) -> Bundle | None:
    """The figures of the standalone program in a folder; None if there is none."""
    program = folder / ("wild-table.exe" if sys.platform == "win32" else "wild-table")
    if not program.is_file():
        return None
    sizes = [path.lstat().st_size for path in folder.rglob("*") if path.is_file()]
    seconds = timed(lambda: start(program))
    return Bundle(round(sum(sizes) / 1e6, 1), len(sizes), round(seconds, 3))


def start(program: Path) -> None:
    """Start the program and wait until its log says that there was a picture; then end it."""
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        running = subprocess.Popen(
            [str(program)], env={**environment, "WILD_TABLE_HOME": home}, stderr=subprocess.DEVNULL
        )
        try:
            _wait(Path(home) / "data" / LOG)
        finally:
            running.kill()
            running.wait()


def _wait(log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if log.is_file() and FIRST_PICTURE in log.read_text("utf-8", errors="replace"):
            return
        time.sleep(0.002)
    raise Broken(f"no picture within {PATIENCE:.0f} seconds")
