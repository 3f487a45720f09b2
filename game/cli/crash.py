"""Unexpected errors: a report in the user's folder and one line for the user."""

import platform
import sys
import time
import traceback
from contextlib import suppress
from pathlib import Path

from game import __version__, paths


def report(error: BaseException) -> str:
    """Write down what happened; returns the one line to say. Never raises."""
    reason = f"unexpected error ({type(error).__name__}: {_first_line(error)})"
    try:
        path = _write(error)
    except OSError as trouble:
        return f"{reason}; no report could be written ({trouble.strerror or trouble})"
    return f"{reason}; the report is in {path}"


def tell(line: str) -> None:
    """One line on the standard error; a windowed executable has none and shows a box instead."""
    if sys.stderr is None:
        show_box(line)
        return
    with suppress(OSError, ValueError):  # closed
        sys.stderr.write(f"{line}\n")
        sys.stderr.flush()


def show_box(line: str) -> None:
    """A box with a line, if the program has come as far as its window."""
    pygame = sys.modules.get("pygame")
    if pygame:
        with suppress(Exception):  # there is nobody left to tell
            pygame.display.message_box("Wild Table", line, message_type="error")


def _first_line(error: BaseException) -> str:
    return str(error).partition("\n")[0][:200]


def _write(error: BaseException) -> Path:
    folder = paths.user_data() / "crash"
    folder.mkdir(exist_ok=True)
    path = folder / time.strftime("crash-%Y%m%d-%H%M%S.txt")
    facts = (
        f"Wild Table {__version__}",
        f"Python {platform.python_version()} on {platform.platform()}",
        f"arguments: {sys.argv[1:]}",
    )
    trace = "".join(traceback.format_exception(error))
    path.write_text("\n".join([*facts, "", trace]), "utf-8", errors="replace")
    return path
