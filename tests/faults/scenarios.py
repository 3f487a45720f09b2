"""Faults brought about on purpose, each of them a function that raises when something is lost.

Every scenario gets an empty folder and says in one line what it found.
"""

from __future__ import annotations

import contextlib
import os
import random
import resource
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from game import paths, settings
from game.app import App
from game.i18n import tr
from game.save import Damaged, Journal, Shelf, Summary, load
from game.ui.widgets import words
from tests.faults.player import Seats, play_on, shelf_of

NOBODY = 65534


@contextlib.contextmanager
def living_in(home: Path) -> Iterator[None]:
    """The user's folder is this one."""
    before = os.environ.get(paths.HOME_VARIABLE)
    os.environ[paths.HOME_VARIABLE] = str(home)
    try:
        yield
    finally:
        if before is None:
            del os.environ[paths.HOME_VARIABLE]
        else:
            os.environ[paths.HOME_VARIABLE] = before


def in_child(work: Callable[[], None]) -> int:
    """Do something in a process of its own; its process number."""
    child = os.fork()
    if child:
        return child
    try:
        work()
        os._exit(0)
    except BaseException:
        import traceback  # noqa: PLC0415 (in the child alone)

        traceback.print_exc()
        os._exit(1)


# --- kill -9 --------------------------------------------------------------------------------------


def kills(home: Path, times: int = 200, longest: float = 0.6, seed: int = 1) -> str:
    """Kill the program at random instants of play and of saving, and go on each time."""
    rng = random.Random(seed)
    told = finished = 0
    with living_in(home):
        for number in range(times):
            lines = _killed(rng.uniform(0.0, longest), seed * 1000 + number)
            told += len(lines)
            finished += lines.count("over")
            _check_shelf(shelf_of(home), lines)
            _, message = settings.load()
            assert message is None, "the settings are whole"
    return f"killed {times} times, {told} moves and copies acknowledged, {finished} games ended"


def _killed(seconds: float, seed: int) -> list[str]:
    """Let the program play, kill it so long after its first move, and return what it said."""
    reader, writer = os.pipe()
    child = in_child(lambda: play_on(writer, seed))
    os.close(writer)
    with os.fdopen(reader) as pipe:
        first = pipe.readline()
        time.sleep(seconds)
        os.kill(child, signal.SIGKILL)
        rest = pipe.read()
    os.waitpid(child, 0)
    whole = (first + rest).splitlines()
    assert first, "the program began to play"
    return whole


def _check_shelf(shelf: Shelf, lines: list[str]) -> None:
    """Every file is whole, and nothing that was acknowledged is lost."""
    for entry in shelf.entries():
        assert not isinstance(entry, Damaged), f"{entry.path}: {tr(entry.reason)}"
        load(entry.path)
    assert shelf.folder is not None
    names = {path.name for path in shelf.folder.glob("*.wild")}
    deleted = {line.split()[1] for line in lines if line.startswith("deleting ")}
    for line in lines:
        if line.startswith("kept "):
            assert line.split()[1] in names | deleted
        elif line[0].isdigit():
            number, digest, name = line.split()
            saved = load(shelf.folder / name)
            assert len(saved.match.moves) >= int(number)
            assert saved.digests[int(number) - 1] == digest


# --- the disk -------------------------------------------------------------------------------------


class Ears:
    """Hears what the application tells its user."""

    def __init__(self, app: App) -> None:
        self.heard: list[str] = []
        self._tell = app.toast.tell
        app.toast.tell = self.tell  # type: ignore[method-assign]

    def tell(self, say: object) -> None:
        """Remember a message and show it."""
        self.heard.append(words(say))  # type: ignore[arg-type]
        self._tell(say)  # type: ignore[arg-type]


@contextlib.contextmanager
def small_disk(place: Path, kilobytes: int) -> Iterator[Callable[[bool], None]]:
    """A disk of its own that can be filled up (True) and freed again (False); where none may be
    mounted, a limit to the size of files does the same."""
    mount = ["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k", "tmpfs", str(place)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        yield _limit_files
        _limit_files(False)
        return
    try:
        yield lambda full: _fill(place / "filler", full)
    finally:
        subprocess.run(["umount", "-l", str(place)], check=True)


def _fill(filler: Path, full: bool) -> None:
    filler.unlink(missing_ok=True)
    if full:
        with contextlib.suppress(OSError), filler.open("wb", buffering=0) as file:
            while True:
                file.write(b"x" * 512)


def _limit_files(full: bool) -> None:
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0 if full else most, most))


def full_disk(home: Path) -> str:
    """The disk is full from the start, later in the middle of a game, and has room again."""
    with living_in(home), small_disk(home, 400) as fill:
        fill(True)
        seats = Seats(1)
        ears = Ears(seats.app)
        seats.open("divocina")
        _turns(seats, 5)
        assert any("saved" in line for line in ears.heard), ears.heard
        fill(False)
        _turns(seats, 5)
        path = _journal(seats).path
        assert path and load(path).match.moves == _moves(seats)
        ears.heard.clear()
        fill(True)
        while not ears.heard:  # the last page of the file may have room for some moves
            _turns(seats, 1)
        _turns(seats, 8)
        assert sum("You can play on" in line for line in ears.heard) == 1, ears.heard
        load(path)
        seats.app.tell("")
        assert settings.store(seats.app.settings) is not None
        fill(False)
        _turns(seats, 1)
        assert load(path).match.moves == _moves(seats)
        seats.app.close()
        assert settings.store(seats.app.settings) is None
    return "told once each time; nothing lost; whole again with the next move"


def _turns(seats: Seats, count: int) -> None:
    for _ in range(count):
        if not seats.turn():
            raise AssertionError("the game ended early")


def _journal(seats: Seats) -> Journal:
    assert seats.session and isinstance(seats.session.keeper, Journal)
    return seats.session.keeper


def _moves(seats: Seats) -> list[object]:
    assert seats.session
    return list(seats.session.match.moves)


def read_only(home: Path) -> str:
    """Nothing can be written at all."""
    home.chmod(0o555)

    def play() -> None:
        if os.geteuid() == 0:
            os.setgid(NOBODY)
            os.setuid(NOBODY)
        seats = Seats(2)
        ears = Ears(seats.app)
        seats.open("cubosaurs")
        while seats.turn():
            pass
        assert any("not being saved" in line or "cannot be" in line for line in ears.heard)
        seats.app.apply_settings()
        seats.app.close()

    with living_in(home):
        _, status = os.waitpid(in_child(play), 0)
    home.chmod(0o755)
    assert status == 0
    assert list(home.iterdir()) == []
    return "a whole game was played in memory, and that was told"


def vanishing(home: Path) -> str:
    """The user's folder disappears while a game is played, several times."""
    with living_in(home):
        seats = Seats(3)
        seats.open("cubosaurs")
        for _ in range(4):
            _turns(seats, 4)
            shutil.rmtree(home / "data")
        _turns(seats, 1)
        path = _journal(seats).path
        assert path and load(path).match.moves == _moves(seats)
        seats.app.apply_settings()
        seats.app.close()
    return "back, and whole, with the next move each time"


# --- two programs ---------------------------------------------------------------------------------


def two_programs(home: Path, turns: int = 40) -> str:
    """Two programs with one folder: both play, both save, each keeps its own game."""
    with living_in(home):
        children = [_player_of(seed, turns) for seed in (1, 2)]
        for child in children:
            assert os.waitpid(child, 0)[1] == 0
        entries = [entry for entry in shelf_of(home).entries() if isinstance(entry, Summary)]
        running = [entry for entry in entries if entry.running or entry.finished]
        assert len(running) == 2, [entry.path.name for entry in entries]
        first = Seats(5)
        first.open()
        second = Seats(6)
        assert first.session is not None
        open_path = _journal(first).path
        second.open()
        assert _journal(second).path != open_path, "no game is played twice"
        first.app.close()
        second.app.close()
    return "two games side by side; a game that is open is not offered to the other"


def _player_of(seed: int, turns: int) -> int:
    def play() -> None:
        seats = Seats(seed)
        seats.open("cubosaurs")
        for _ in range(turns):
            if not seats.turn():
                break
        seats.app.close()

    return in_child(play)


ALL: dict[str, Callable[[Path], str]] = {
    "kill -9": kills,
    "full disk": full_disk,
    "read-only folder": read_only,
    "vanishing folder": vanishing,
    "two programs": two_programs,
}
