"""Where things are: what ships with the program, and the folders that belong to the user.

Shipped folders are looked for in a frozen bundle, in an installed wheel and in the source tree,
in that order. The user's folders follow the habits of the system (platformdirs) unless the
environment variable ``WILD_TABLE_HOME`` names one folder that holds them all, for portable use
and for tests. The program writes nowhere else.
"""

import errno
import os
import stat
import sys
from functools import cache
from pathlib import Path

import platformdirs

APP = "WildTable"
HOME_VARIABLE = "WILD_TABLE_HOME"


def _roots() -> list[Path]:
    """Folders that may hold ``assets``, ``levels`` and ``saves``, the likeliest first."""
    package = Path(__file__).resolve().parent
    bundle = getattr(sys, "_MEIPASS", None)
    roots = [Path(bundle), Path(bundle) / "game" / "_data"] if bundle else []
    return [*roots, package / "_data", package.parent]


@cache
def _shipped(name: str) -> Path:
    """The first existing shipped folder of that name; the source tree's place when none exists."""
    places = [root / name for root in _roots()]
    return next((place for place in places if place.is_dir()), places[-1])


def assets() -> Path:
    """Pictures, icons, sounds and catalogues that ship with the program."""
    return _shipped("assets")


def levels() -> Path:
    """The Tiled maps, one per game."""
    return _shipped("levels")


def samples() -> Path:
    """The sample saves that ship with the program."""
    return _shipped("saves")


def content(path: Path, most: int) -> bytes:
    """The bytes of a file. Raises OSError when it cannot be read, is not a plain file (which might
    never come to an end), or is larger than ``most`` bytes."""
    with path.open("rb") as file:
        status = os.fstat(file.fileno())
        if not stat.S_ISREG(status.st_mode) or status.st_size > most:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
        return file.read(most)


def _user(kind: str, usual: str) -> Path:
    """One of the user's folders, created when it does not exist. Raises OSError when it cannot."""
    home = os.environ.get(HOME_VARIABLE)
    folder = Path(home).expanduser() / kind if home else Path(usual)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def user_data() -> Path:
    """The folder of the user's saves, replays and screenshots. Raises OSError when unwritable."""
    return _user("data", platformdirs.user_data_dir(APP, appauthor=False))


def user_config() -> Path:
    """The folder of the user's settings. Raises OSError when it cannot be created."""
    return _user("config", platformdirs.user_config_dir(APP, appauthor=False))


def user_cache() -> Path:
    """The folder of things that can be made again. Raises OSError when it cannot be created."""
    return _user("cache", platformdirs.user_cache_dir(APP, appauthor=False))
