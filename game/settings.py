"""The user's options: one typed struct, kept as a small JSON file.

``load`` never raises. A file that cannot be read gives the defaults and a message; a single bad
value gives that one's default; numbers out of range are clamped. The broken file stays where it
is until new settings are stored, and is then kept beside them as ``settings.broken.json``.
"""

import os
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec

from game import paths
from game.engine.text import N_, T, Text

Animation = Literal["slow", "normal", "fast", "off"]
ANIMATIONS: tuple[Animation, ...] = get_args(Animation)
Skip = Literal["alone", "always", "never"]
RANGES: dict[str, tuple[int, int]] = {
    "width": (640, 16384),
    "height": (480, 16384),
    "volume": (0, 100),
    "text": (80, 200),
}
UNREADABLE = N_("The settings file could not be read, so the usual settings are in use: {path}")
PARTLY_READ = N_("Some settings could not be read and have their usual values: {names}")
MOST_BYTES = 1_000_000
NOT_STORED = N_("The settings could not be saved: {reason}")


class Chair(msgspec.Struct, frozen=True):
    """Who sat at a seat: a human or a bot of a level, with the names typed in for either (empty:
    the usual one)."""

    human: bool = False
    name: str = ""
    bot_name: str = ""
    level: str = ""


class LastSetup(msgspec.Struct, frozen=True):
    """The game that was set up last: chairs of all seats, also of those not used, the options that
    were not left as usual, by name, and the files of own decks in the place of options."""

    game: str = ""
    seats: int = 0
    chairs: tuple[Chair, ...] = ()
    options: dict[str, int] = {}
    decks: dict[str, str] = {}


class Settings(msgspec.Struct, kw_only=True):
    """What the user has chosen. ``text`` and ``volume`` are percentages, sizes are pixels."""

    fullscreen: bool = False
    width: int = 1280
    height: int = 720
    animation: Animation = "normal"
    volume: int = 70
    muted: bool = False
    text: int = 100
    marks: bool = True
    """Marks beside colours, so that nothing is told by colour alone."""
    reduced_motion: bool = False
    language: str = ""
    """A catalogue's code; empty: the system's language."""
    casual_undo: bool = True
    """Against bots every move may be taken back."""
    skip_windows: Skip = "alone"
    """When a human who can only pass is passed over: with one human at the table, always, never
    (among several humans it tells the others something)."""
    last_setup: LastSetup = LastSetup()

    def __post_init__(self) -> None:
        self.clamp()

    def clamp(self) -> None:
        """Bring numbers that are out of range to the nearest allowed value."""
        for name, (low, high) in RANGES.items():
            setattr(self, name, max(low, min(high, getattr(self, name))))


def file() -> Path:
    """Where the settings are kept. Raises OSError when the folder cannot be created."""
    return paths.user_config() / "settings.json"


def load() -> tuple[Settings, Text | None]:
    """The stored settings, and a message for the user when something could not be read."""
    try:
        place = file()
        raw = _decoded(place)
    except FileNotFoundError:
        return Settings(), None
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return Settings(), T(UNREADABLE, path=_shown_path())
    return _from_raw(raw)


def store(settings: Settings) -> Text | None:
    """Keep the settings on disk, wholly or not at all; a message when that fails."""
    settings.clamp()
    try:
        place = file()
        _set_broken_aside(place)
        _write(place, msgspec.json.format(msgspec.json.encode(settings)) + b"\n")
    except OSError as error:
        return T(NOT_STORED, reason=error.strerror or str(error))
    return None


def _decoded(place: Path) -> dict[str, Any]:
    return msgspec.json.decode(paths.content(place, MOST_BYTES), type=dict[str, Any])


def _from_raw(raw: dict[str, Any]) -> tuple[Settings, Text | None]:
    """Take every value that is right; name those that are not. Unknown names are passed over."""
    values: dict[str, Any] = {}
    wrong: list[str] = []
    for field in msgspec.structs.fields(Settings):
        if field.name in raw:
            try:
                values[field.name] = msgspec.convert(raw[field.name], field.type)
            except msgspec.ValidationError:
                wrong.append(field.name)
    message = T(PARTLY_READ, names=", ".join(wrong)) if wrong else None
    return Settings(**values), message


def _set_broken_aside(place: Path) -> None:
    """Keep a settings file that cannot be read beside the new one instead of overwriting it."""
    try:
        _decoded(place)
    except FileNotFoundError:
        return
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        os.replace(place, place.with_suffix(".broken.json"))


def _write(place: Path, content: bytes) -> None:
    """Atomic: the file is the old one or the new one at every instant, even without power."""
    draft = place.with_suffix(f".{os.getpid()}.tmp")
    try:
        with draft.open("wb") as out:
            out.write(content)
            out.flush()
            os.fsync(out.fileno())
        os.replace(draft, place)
    finally:
        draft.unlink(missing_ok=True)


def _shown_path() -> str:
    """The settings file's place as the user knows it."""
    try:
        return str(file())
    except OSError as error:
        return error.filename or ""
