"""Unexpected errors: a report in the user's folder and one line for the user.

A report has what is needed to find the fault and nothing about the person: the program and its
parts, the traceback, the game as a save without names, and the end of the log. Folders of the
user are written as ``~``.
"""

import os
import platform
import re
import sys
import time
import traceback
from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib import import_module
from itertools import count
from pathlib import Path

from game import __version__, paths

LOG = "wild-table.log"
TAIL = 100
"""So many last lines of the log go into a report."""
_TYPED_NAME = re.compile(r"\b(human|bot:\w+):[^,'\"]*")


def report(error: BaseException) -> str:
    """Write down what happened; returns the one line to say. Never raises."""
    reason = f"unexpected error ({type(error).__name__}: {_first_line(error)})"
    try:
        path = write(error)
    except OSError as trouble:
        return f"{reason}; no report could be written ({trouble.strerror or trouble})"
    return f"{reason}; the report is in {path}"


def write(error: BaseException, more: Iterable[str] = (), names: Iterable[str] = ()) -> Path:
    """Write a report to a new file and return its path; OSError if that cannot be.

    ``more`` are further chapters; ``names`` are names of people, which are left out.
    """
    chapters = [_facts(), "".join(traceback.format_exception(error)), *more, _end_of_log()]
    folder = paths.user_data() / "crash"
    folder.mkdir(exist_ok=True)
    content = _anonymous("\n\n".join(filter(None, chapters)), names)
    for path in _new_names(folder):
        with suppress(FileExistsError), path.open("x", encoding="utf-8", errors="replace") as file:
            file.write(content)
            break
    return path


def tell(line: str) -> None:
    """One line on the standard error; a windowed executable has none and shows a box instead."""
    if sys.stderr is None:
        show_box(line)
        return
    with suppress(OSError, ValueError):  # closed
        sys.stderr.write(f"{line}\n")
        sys.stderr.flush()


def show_box(line: str) -> None:
    """A box with a line, where the system has such a thing."""
    with suppress(Exception):  # there is nobody left to tell
        import_module("pygame").display.message_box("Wild Table", line, message_type="error")


def _first_line(error: BaseException) -> str:
    return str(error).partition("\n")[0][:200]


def _facts() -> str:
    pygame = sys.modules.get("pygame")
    parts = [f"Python {platform.python_version()} on {platform.platform()}"]
    if pygame:
        sdl = ".".join(map(str, pygame.get_sdl_version()))
        parts.append(f"pygame-ce {pygame.version.ver}, SDL {sdl}")
    started = _TYPED_NAME.sub(r"\1", " ".join(sys.argv[1:]))
    return "\n".join([f"Wild Table {__version__}", *parts, f"arguments: {started or 'none'}"])


def _end_of_log() -> str:
    try:
        lines = (paths.user_data() / LOG).read_text("utf-8", errors="replace").splitlines()
    except OSError:
        return ""
    return "\n".join(["The end of the log:", *lines[-TAIL:]]) if lines else ""


def _anonymous(text: str, names: Iterable[str]) -> str:
    """The text without folders that tell who the user is, and without these names."""
    folders = [os.environ.get(paths.HOME_VARIABLE, "")]
    with suppress(RuntimeError):  # a user without a home
        folders.append(str(Path.home()))
    for folder in sorted(filter(None, folders), key=len, reverse=True):
        text = text.replace(folder.rstrip("/\\") or folder, "~")
    for name in sorted(filter(None, names), key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "somebody", text)
    return text


def _new_names(folder: Path) -> Iterator[Path]:
    """``crash-DATE-TIME.txt``, then the same with a number."""
    stem = time.strftime("crash-%Y%m%d-%H%M%S")
    yield folder / f"{stem}.txt"
    for number in count(2):
        yield folder / f"{stem}-{number}.txt"
