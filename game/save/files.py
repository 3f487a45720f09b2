"""Writing files so that a crash at any instant leaves a whole one."""

import datetime
import errno
import os
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

from game.save.lock import beside

_NO_SYNC_HERE = {errno.EINVAL, errno.ENOSYS, errno.ENOTSUP, errno.EROFS}


def write_new(path: Path, content: bytes) -> None:
    """A new file, wholly or not at all; ``FileExistsError`` if there is one. Raises OSError."""
    try:
        with path.open("xb") as file:
            file.write(content)
            file.flush()
            sync(file.fileno())
    except FileExistsError:
        raise
    except OSError:
        with suppress(OSError):
            path.unlink()
        raise
    sync_folder(path.parent)


def replace(path: Path, content: bytes) -> None:
    """A file's whole content anew: at every instant there is the old one or the new one."""
    draft = beside(path, "tmp")
    try:
        with draft.open("wb") as file:
            file.write(content)
            file.flush()
            sync(file.fileno())
        os.replace(draft, path)
    except OSError:
        with suppress(OSError):
            draft.unlink()
        raise
    sync_folder(path.parent)


def changed(path: Path) -> datetime.datetime:
    """When a file was last written, here; 1970 for times that no calendar has. Raises OSError."""
    seconds = path.lstat().st_mtime
    try:
        return datetime.datetime.fromtimestamp(seconds).astimezone()
    except (ValueError, OverflowError, OSError):
        return datetime.datetime.fromtimestamp(0).astimezone()


def write_all(descriptor: int, content: bytes) -> None:
    """Write to an open file; OSError if not all of it fits."""
    if os.write(descriptor, content) != len(content):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def sync(descriptor: int) -> None:
    """To the disk itself, where the file system knows how."""
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno not in _NO_SYNC_HERE:
            raise


def sync_folder(folder: Path) -> None:
    """The names in a folder to the disk too (POSIX asks for that; Windows does it by itself)."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


class Syncer:
    """Brings what was written to the disk itself, beside the game.

    A write outlives the program, whatever happens to it; only a power cut asks for more, and that
    takes a disk up to a second when it is busy. So it is done in a thread, at most one behind.
    """

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, "save")
        self._job: Future[None] | None = None

    def request(self, descriptor: int) -> None:
        """Sync soon. Raises the OSError of a sync before, if one failed."""
        job = self._job
        if job is None or job.done():
            self._job = None
            if job:
                job.result()
            self._job = self._pool.submit(sync, descriptor)
        elif job.running():
            self._job = self._pool.submit(sync, descriptor)

    def wait(self) -> None:
        """Until all that was asked for is done. Raises the OSError of the last sync."""
        job, self._job = self._job, None
        if job:
            job.result()

    def close(self) -> None:
        """Wait, and end the thread; never raises."""
        with suppress(OSError):
            self.wait()
        self._pool.shutdown()
