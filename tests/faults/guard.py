"""Watches what a piece of the program does: time, memory, files touched."""

from __future__ import annotations

import os
import resource
import signal
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SECONDS = 1.0
"""Of the processor's time, so that a busy machine changes nothing."""
MEGABYTES = 200
_WRITES = {"os.rename", "os.remove", "os.mkdir", "os.rmdir", "os.truncate", "os.link"} | {
    "os.symlink",
    "os.chmod",
    "shutil.rmtree",
    "subprocess.Popen",
    "os.system",
    "socket.connect",
}


class Hang(BaseException):
    """More time than allowed; not an ``Exception``, so that nothing takes it for a broken file."""


class Trespass(BaseException):
    """A file was touched that is none of the program's business."""


class Watch:
    """Where may be written, and (if given) where alone may be read, while it is on."""

    def __init__(self) -> None:
        self.on = False
        self.home = ""
        self.readable: tuple[str, ...] | None = None
        self.trespasses: list[str] = []
        sys.addaudithook(self._hear)

    def _hear(self, event: str, args: tuple[object, ...]) -> None:
        if not self.on:
            return
        if event == "open":
            path, mode, flags = args
            self._opened(path, mode, flags)
        elif event in _WRITES:
            self._written(args[0] if args else "", event)

    def _opened(self, path: object, mode: object, flags: object) -> None:
        if not isinstance(path, str | bytes | os.PathLike):
            return  # a descriptor that is open already
        writes = isinstance(flags, int) and flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT)
        if writes or (isinstance(mode, str) and set(mode) & set("wax+")):
            self._written(path, "open")
        elif self.readable is not None:
            place = _place(path)
            if not place.startswith(self.readable):
                self.trespasses.append(f"read {place}")

    def _written(self, path: object, event: str) -> None:
        place = _place(path)
        if not place.startswith(self.home) and place != os.devnull:
            self.trespasses.append(f"{event} {place}")


def _place(path: object) -> str:
    """Where a path leads, as text."""
    name = os.fsdecode(path) if isinstance(path, str | bytes | os.PathLike) else repr(path)
    return os.path.realpath(name)


WATCH = Watch()


@contextmanager
def watched(
    home: Path, readable: tuple[Path, ...] | None = None, seconds: float = SECONDS
) -> Iterator[None]:
    """Raise ``Hang``, ``MemoryError`` or ``Trespass`` if what is inside deserves it."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    WATCH.home = os.path.realpath(home)
    WATCH.readable = None
    if readable is not None:
        usual = (Path(sys.prefix), Path(sys.base_prefix), Path(tempfile.gettempdir()))
        WATCH.readable = tuple(os.path.realpath(path) for path in (*usual, *readable))
    WATCH.trespasses.clear()
    signal.signal(signal.SIGVTALRM, _too_long)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    WATCH.on = True
    try:
        yield
    finally:
        WATCH.on = False
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
    if grown > MEGABYTES:
        raise MemoryError(f"{grown:.0f} MB")
    if WATCH.trespasses:
        raise Trespass(", ".join(sorted(set(WATCH.trespasses))[:3]))


def _too_long(*_: object) -> None:
    raise Hang
