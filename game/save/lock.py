"""A lock on a save, so that two running programs do not continue the same game.

The lock is the operating system's, on a small file beside the save: it ends with the process that
holds it, however that process ends. A lock file that was left behind means nothing. (The save
itself is not locked: it may be replaced by a whole new file while the game goes on.)
"""

import os
import sys
from contextlib import suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """The right to write to one save. Take it before the save is read, release it when done."""

    def __init__(self, save: Path) -> None:
        self.path = beside(save, "lock")
        self._descriptor = -1

    def take(self) -> bool:
        """Whether the save is ours now, or was already. Where no lock can be had at all (a
        read-only folder, a file system without locks) nobody else has one either, so it is."""
        if self._descriptor >= 0 and _is_at(self._descriptor, self.path):
            return True
        self.release()
        while True:
            try:
                descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
            except OSError:
                return True
            if not _locked(descriptor):
                os.close(descriptor)
                return False
            if _is_at(descriptor, self.path):
                self._descriptor = descriptor
                return True
            os.close(descriptor)  # its last owner removed the file meanwhile: once more

    def release(self) -> None:
        """Give the save free for others."""
        if self._descriptor < 0:
            return
        if _is_at(self._descriptor, self.path):
            with suppress(OSError):  # Windows does not remove open files; the lock ends anyway
                self.path.unlink()
        os.close(self._descriptor)
        self._descriptor = -1


def in_use(save: Path) -> bool:
    """Whether a running program, this one included, plays the game of this save."""
    lock = Lock(save)
    if not lock.path.exists():
        return False
    free = lock.take()
    lock.release()
    return not free


def beside(save: Path, kind: str) -> Path:
    """The place of a helper file of a save; hidden, and no save by its ending."""
    return save.with_name(f".{save.name}.{kind}")


def _locked(descriptor: int) -> bool:
    """Lock an open file; False if somebody else has it."""
    try:
        _lock(descriptor)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True
    return True


def _is_at(descriptor: int, path: Path) -> bool:
    """Whether an open file is (still) the one at this path."""
    try:
        return os.path.samestat(os.fstat(descriptor), os.stat(path))
    except OSError:
        return False
