"""Decks of the players' own: text files in a folder, one deck a file.

The first line of a deck is its name; blank lines and those that begin with ``#`` say nothing.
What else makes a deck is the business of its game. Files that cannot be read are listed with
the reason and never touched.
"""

from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import NamedTuple

from game import paths
from game.engine.text import N_, T
from game.save import files
from game.save.fault import EMPTY, NOT_A_FILE, ZEROS, SaveError, SaveTrouble, unreadable
from game.save.names import file_stem
from game.save.shelf import Damaged

ENDING = ".txt"
MAX_BYTES = 20_000
NO_FOLDER = T(N_("The folder for decks cannot be created, so decks cannot be saved."))
NOT_TEXT = T(N_("This is not a text file, so it is not a deck."))
TOO_LARGE = T(N_("The file is too large for a deck (more than {n} kB)."), n=MAX_BYTES // 1000)
TAKEN = T(N_("There is a file of this name already."))


class DeckFile(NamedTuple):
    """A deck in the folder: its file and the whole text."""

    path: Path
    text: str

    @property
    def name(self) -> str:
        """The name of the deck; that of the file if the text has none."""
        lines = (" ".join(line.split()) for line in self.text.splitlines())
        return next((line for line in lines if line and line[0] != "#"), self.path.stem)


class DeckShelf:
    """The decks in a folder: the user's own (the default) or any other.

    ``folder`` is None when the user's folder cannot be created: then there are no decks, and none
    can be kept.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or _usual_folder()

    # --- looking --------------------------------------------------------------------------

    def entries(self) -> list[DeckFile | Damaged]:
        """Everything in the folder, by name."""
        found = [entry for path in self._files() if (entry := _look(path))]
        return sorted(found, key=lambda entry: (_title(entry).casefold(), entry.path.name))

    def decks(self) -> list[DeckFile]:
        """The files that could be read, by name."""
        return [entry for entry in self.entries() if isinstance(entry, DeckFile)]

    def _files(self) -> list[Path]:
        """The text files; none when the folder cannot be read."""
        with suppress(OSError):
            if self.folder:
                return [path for path in self.folder.iterdir() if path.suffix == ENDING]
        return []

    # --- keeping --------------------------------------------------------------------------

    def add(self, name: str, text: str) -> DeckFile | SaveTrouble:
        """Keep a deck in a new file with a safe name like the deck's, never one that is taken."""
        if self.folder is None:
            return SaveTrouble(None, NO_FOLDER)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            for path in _free_names(self.folder, file_stem(name)):
                with suppress(FileExistsError):
                    files.write_new(path, text.encode())
                    return DeckFile(path, text)
        except OSError as error:
            return unwritable(self.folder, error)
        raise AssertionError("names are never used up")

    def replace(self, old: DeckFile, name: str, text: str) -> DeckFile | SaveTrouble:
        """Keep a deck in the place of one of the folder.

        A deck with another name gets a file of that name. Lines that say nothing are kept. What
        somebody else has made of the old file meanwhile stays; the deck is then kept beside it.
        """
        text = _with_notes(text, old.text)
        if _look(old.path) != old:
            return self.add(name, text)
        if file_stem(name) != file_stem(old.name):
            kept = self.add(name, text)
            if isinstance(kept, SaveTrouble):
                return kept
            return self.delete(old.path) or kept
        try:
            files.replace(old.path, text.encode())
        except OSError as error:
            return unwritable(old.path, error)
        return DeckFile(old.path, text)

    def delete(self, path: Path) -> SaveTrouble | None:
        """Remove a deck for good. Raises ValueError for a path that is not in the folder."""
        if path.parent != self.folder:
            raise ValueError(f"not among the decks: {path}")
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            return unwritable(path, error)
        return None


def read(path: Path) -> str:
    """The text of a deck in any file; ``SaveError`` says why it cannot be had."""
    try:
        if path.exists() and not path.is_file():
            raise SaveError(path, NOT_A_FILE)
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise SaveError(path, unreadable(error)) from error
    except ValueError as error:  # a path that no file can have
        raise SaveError(path, NOT_A_FILE) from error
    return _decoded(path, content)


def _decoded(path: Path, content: bytes) -> str:
    if len(content) > MAX_BYTES:
        raise SaveError(path, TOO_LARGE)
    if not content.strip():
        raise SaveError(path, EMPTY)
    if not content.strip(b"\0"):
        raise SaveError(path, ZEROS)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise SaveError(path, NOT_TEXT) from error
    if "\0" in text:
        raise SaveError(path, NOT_TEXT)
    return text


def export(path: Path, text: str) -> SaveTrouble | None:
    """Write a deck into a new file anywhere; a file that is there already stays as it is."""
    try:
        files.write_new(path, text.encode())
    except FileExistsError:
        return SaveTrouble(path, TAKEN)
    except (OSError, ValueError) as error:
        return unwritable(path, error)
    return None


def unwritable(path: Path, error: OSError | ValueError) -> SaveTrouble:
    """The system does not let us write."""
    reason = getattr(error, "strerror", None) or str(error)
    return SaveTrouble(path, T(N_("The deck cannot be saved: {reason}"), reason=reason))


def _usual_folder() -> Path | None:
    try:
        return paths.user_data() / "decks"
    except OSError:
        return None


def _look(path: Path) -> DeckFile | Damaged | None:
    """A file as an entry of the list; None if it is gone meanwhile."""
    try:
        return DeckFile(path, read(path))
    except SaveError as error:
        try:
            changed = files.changed(path)
        except OSError:
            return None
        return Damaged(path, changed, error.reason)


def _title(entry: DeckFile | Damaged) -> str:
    return entry.name if isinstance(entry, DeckFile) else entry.path.name


def _with_notes(text: str, old: str) -> str:
    """A text with what its owner has noted in the old one, as far as there is room."""
    notes = [line for line in old.splitlines() if line.lstrip().startswith("#")]
    first, _, rest = text.partition("\n")
    noted = "\n".join([first, *notes, rest])
    return noted if len(noted.encode()) <= MAX_BYTES else text


def _free_names(folder: Path, stem: str) -> Iterator[Path]:
    """``stem.txt``, ``stem-2.txt``, …"""
    yield folder / f"{stem}{ENDING}"
    for number in count(2):
        yield folder / f"{stem}-{number}{ENDING}"
