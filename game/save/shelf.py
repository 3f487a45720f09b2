"""The folder of the user's saves: running games, named copies, replays."""

import datetime
import secrets
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import NamedTuple

import msgspec

from game import __version__, paths
from game.engine.match import Match
from game.engine.text import Text
from game.save import files
from game.save.fault import IN_USE, NO_FOLDER, SaveError, SaveTrouble, undeletable, unwritable
from game.save.journal import Journal
from game.save.lines import ENDING, Header, SeatInfo, clean
from game.save.lock import Lock, beside, in_use
from game.save.names import file_stem
from game.save.reader import Saved, Summary, load, peek


class Damaged(NamedTuple):
    """A file on the shelf that is no save, or one no more; it is listed with the reason."""

    path: Path
    changed: datetime.datetime
    reason: Text


class Shelf:
    """The saves in a folder: the user's own (the default) or any other.

    ``folder`` is None when the user's folder cannot be created: then there is nothing to list,
    and games are kept in memory only.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or _usual_folder()

    # --- looking --------------------------------------------------------------------------

    def entries(self) -> list[Summary | Damaged]:
        """Everything on the shelf, what was played last first."""
        found = [_look(path) for path in self._files()]
        return sorted(
            (entry for entry in found if entry),
            key=lambda entry: (entry.changed, entry.path.name),
            reverse=True,
        )

    def finished(self) -> list[Summary]:
        """Games that are over, the newest first: replays."""
        return [entry for entry in self.entries() if isinstance(entry, Summary) and entry.finished]

    def latest_unfinished(self) -> Summary | None:
        """The game to continue: the last one that is not over, not a named copy, and not being
        played in another window."""
        for entry in self.entries():
            if isinstance(entry, Summary) and entry.running and not in_use(entry.path):
                return entry
        return None

    # --- playing --------------------------------------------------------------------------

    def begin(self, match: Match, seats: Sequence[SeatInfo]) -> Journal:
        """The journal of a new game, in a file of its own. Never raises: see its ``trouble``."""
        return Journal.begin(self._new_path(match.setup.game.name), Header.of(match.setup, seats))

    def open(self, path: Path, recover: bool = False) -> tuple[Saved, Journal]:
        """A saved game to play on, and its journal; ``SaveError`` if it cannot be.

        An autosave goes on in its file. A named copy, a damaged file and one from elsewhere stay
        as they are, and the game goes on in a new file.
        """
        if path.parent != self.folder:
            return self._open_copy(load(path, recover))
        lock = Lock(path)
        if not lock.take():
            raise SaveError(path, IN_USE)
        try:
            saved = load(path, recover)
        except SaveError:
            lock.release()
            raise
        if saved.damage is None and not saved.header.title:
            return saved, Journal.go_on(saved, path, saved.header, lock)
        lock.release()
        return self._open_copy(saved)

    def _open_copy(self, saved: Saved) -> tuple[Saved, Journal]:
        """The game goes on in a new file."""
        path = self._new_path(saved.header.game)
        header = msgspec.structs.replace(saved.header, version=__version__, title="")
        return saved, Journal.go_on(saved, path, header, Lock(path) if path else None)

    # --- keeping --------------------------------------------------------------------------

    def save_as(self, journal: Journal, title: str) -> Path | SaveTrouble:
        """A copy of a game, as it is now, under a name that the player gave.

        Any title will do: the file gets a safe name like it, never one that is taken.
        """
        if self.folder is None:
            return SaveTrouble(None, NO_FOLDER)
        content = journal.content(msgspec.structs.replace(journal.header, title=clean(title)))
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            for path in _free_names(self.folder, file_stem(title)):
                with suppress(FileExistsError):
                    files.write_new(path, content)
                    return path
        except OSError as error:
            return unwritable(error)._replace(path=self.folder)
        raise AssertionError("names are never used up")

    def delete(self, path: Path) -> SaveTrouble | None:
        """Remove a save for good, unless it is being played. Raises ValueError for a path that
        is not on the shelf."""
        if path.parent != self.folder:
            raise ValueError(f"not on the shelf: {path}")
        lock = Lock(path)
        if not lock.take():
            return SaveTrouble(path, IN_USE)
        try:
            path.unlink(missing_ok=True)
            beside(path, "tmp").unlink(missing_ok=True)
        except OSError as error:
            return SaveTrouble(path, undeletable(error))
        finally:
            lock.release()
        return None

    def _files(self) -> list[Path]:
        """The saves by name; none when the folder cannot be read."""
        with suppress(OSError):
            if self.folder:
                return [path for path in self.folder.iterdir() if path.suffix == ENDING]
        return []

    def _new_path(self, game: str) -> Path | None:
        """A place for a new autosave: ``<game>-<date>-<time>-<4 hex>.wild``."""
        if self.folder is None:
            return None
        now = datetime.datetime.now()
        while True:
            name = f"{game}-{now:%Y%m%d-%H%M%S}-{secrets.token_hex(2)}{ENDING}"
            path = self.folder / name
            if not path.exists():
                return path


def samples() -> list[Summary]:
    """The saves that ship with the program, by name."""
    found = sorted(paths.samples().glob(f"*{ENDING}"))
    return [entry for entry in map(_look, found) if isinstance(entry, Summary)]


def _usual_folder() -> Path | None:
    try:
        return paths.user_data() / "saves"
    except OSError:
        return None


def _look(path: Path) -> Summary | Damaged | None:
    """A file as an entry of the list; None if it is gone meanwhile."""
    try:
        return peek(path)
    except SaveError as error:
        try:
            changed = files.changed(path)
        except OSError:
            return None
        return Damaged(path, changed, error.reason)


def _free_names(folder: Path, stem: str) -> Iterator[Path]:
    """``stem.wild``, ``stem-2.wild``, …"""
    yield folder / f"{stem}{ENDING}"
    for number in count(2):
        yield folder / f"{stem}-{number}{ENDING}"
