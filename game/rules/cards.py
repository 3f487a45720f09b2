"""Reading the card files of the games: data that a person can edit, checked on load."""

from pathlib import Path
from typing import Annotated, TypeVar

import msgspec

T = TypeVar("T")
Tint = Annotated[str, msgspec.Meta(pattern="^#[0-9A-Fa-f]{6}$")]
"""A colour as card files write it."""
MOST_BYTES = 1_000_000


class CardFileError(Exception):
    """A card file is wrong: says which file, where in it, and why."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path.name}: {reason}")
        self.path = path
        self.reason = reason


def read(path: Path, kind: type[T]) -> T:
    """The content of a TOML card file as a typed struct; ``CardFileError`` if it is not that."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise CardFileError(path, "too large for a card file")
        return msgspec.toml.decode(path.read_bytes(), type=kind, strict=True)
    except OSError as error:
        raise CardFileError(path, error.strerror or str(error)) from error
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise CardFileError(path, str(error)) from error
