"""The journal of a running game: every move is on disk before it is shown.

A move is written at once, so that nothing is lost however the program ends, and brought to the
disk itself in the background. When the disk refuses, play goes on in memory: the scene gets one
``SaveTrouble`` to show, and at the next move the whole game is written anew.
"""

import errno
import os
from contextlib import suppress
from pathlib import Path

from game.engine.game import Result
from game.engine.move import Move
from game.save import files
from game.save.fault import NO_FOLDER, SaveTrouble, unwritable
from game.save.lines import Closing, Header, Outcome, encode, game_named, move_line, undo_line
from game.save.lock import Lock
from game.save.reader import Saved

COMPACT_FACTOR = 2
"""The file is written anew without the moves taken back when it has so many times the lines that
the longest game has (reading allows twice that)."""


class Journal:
    """The save of a running game. Nothing here raises because of the disk.

    ``path`` is the file, or None if there is no folder to keep one in; ``trouble`` says what is
    wrong at the moment, None when all moves are on disk.
    """

    def __init__(self, path: Path | None, header: Header, lock: Lock | None = None) -> None:
        self.path = path
        self.header = header
        self.trouble: SaveTrouble | None = None
        self._lock = lock
        self._moves: list[bytes] = []
        self._closing = b""
        self._file = -1
        self._lines = 0
        self._most = game_named(header.game).max_decisions * COMPACT_FACTOR
        self._syncer = files.Syncer()

    @classmethod
    def begin(cls, path: Path | None, header: Header) -> "Journal":
        """The journal of a new game, in a new file. See ``trouble`` whether that worked."""
        journal = cls(path, header, Lock(path) if path else None)
        journal._put(b"")
        return journal

    @classmethod
    def go_on(cls, saved: Saved, path: Path | None, header: Header, lock: Lock | None) -> "Journal":
        """The journal of a loaded game, in its own file or in a new one. ``lock`` is that of the
        file, taken already if others may know it. See ``trouble`` whether that worked."""
        journal = cls(path, header, lock)
        moves = zip(saved.match.moves, saved.digests, strict=True)
        journal._moves = [move_line(move, digest) for move, digest in moves]
        if saved.closed:
            result = saved.match.setup.game.result(saved.match.table)
            journal._closing = encode(Closing(Outcome.of(result)))
        journal._put(b"")
        return journal

    @property
    def moves(self) -> int:
        """How many moves stand in it."""
        return len(self._moves)

    def record(self, move: Move, digest: str) -> SaveTrouble | None:
        """A move that was played, with the digest of the table after it.

        Returns a trouble once when it begins; then the moves are kept in memory meanwhile.
        """
        line = move_line(move, digest)
        self._moves.append(line)
        return self._put(line)

    def undo(self, count: int) -> SaveTrouble | None:
        """The last ``count`` moves were taken back."""
        del self._moves[-count:]
        self._closing = b""
        return self._put(undo_line(count))

    def finish(self, result: Result) -> SaveTrouble | None:
        """The game is over."""
        self._closing = encode(Closing(Outcome.of(result)))
        return self._put(self._closing)

    def content(self, header: Header | None = None) -> bytes:
        """The game as a file, without what was taken back; under another header if given."""
        return b"".join([encode(header or self.header), *self._moves, self._closing])

    def close(self) -> None:
        """Bring all to the disk and give the file free. A game without a move leaves no file."""
        if self.trouble and self._moves:
            self._put(b"")  # one more try
        self._syncer.close()
        if self._file >= 0 and not self._moves and self.path and self._is_ours():
            with suppress(OSError):
                self.path.unlink()
        self._shut()
        if self._lock:
            self._lock.release()

    # --- to the disk ----------------------------------------------------------------------

    def _put(self, line: bytes) -> SaveTrouble | None:
        """Write a line that belongs at the end, or everything if the file is not as it should
        be (or not there yet)."""
        if self.path is None:
            return self._troubled(SaveTrouble(None, NO_FOLDER))
        try:
            if self._file >= 0 and self._lines < self._most and self._is_ours():
                files.write_all(self._file, line)
                self._lines += 1
            else:
                self._write_anew(self.path)
            self._syncer.request(self._file)
        except OSError as error:
            self._shut()
            return self._troubled(unwritable(error)._replace(path=self.path))
        self.trouble = None
        return None

    def _write_anew(self, path: Path) -> None:
        """The whole file at once; then it is open for the lines to come."""
        self._shut()
        path.parent.mkdir(parents=True, exist_ok=True)
        if self._lock and not self._lock.take():
            raise OSError(errno.EBUSY, os.strerror(errno.EBUSY))
        files.replace(path, self.content())
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))
        self._lines = len(self._moves) + 1

    def _is_ours(self) -> bool:
        """Whether the file that is open is still the one in the folder."""
        assert self.path is not None
        with suppress(OSError):
            return os.path.samestat(os.fstat(self._file), os.stat(self.path))
        return False

    def _shut(self) -> None:
        if self._file >= 0:
            with suppress(OSError):
                self._syncer.wait()
            os.close(self._file)
            self._file = -1

    def _troubled(self, trouble: SaveTrouble) -> SaveTrouble | None:
        """Remember the trouble; tell of it only when it is new."""
        new = self.trouble is None
        self.trouble = trouble
        return trouble if new else None
