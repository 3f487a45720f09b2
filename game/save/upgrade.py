"""Saves of older formats, brought up to the present one step at a time.

When the format changes, ``FORMAT`` in ``lines`` goes up by one and the table below gets the way
from the old number to the next. Old files themselves are only read.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple


class Upgrade(NamedTuple):
    """From one format to the next: what becomes of the header, and of each line after it.

    Both get what JSON gave (dicts, lists, strings, numbers) and return the same kind of thing.
    Line by line, so that the numbers of lines in messages stay those of the file.
    """

    header: Callable[[dict[str, Any]], dict[str, Any]]
    line: Callable[[Any], Any]


UPGRADES: Mapping[int, Upgrade] = {}
"""By the format they start from. Format 1 is the first, so there is none yet."""


def header(old: dict[str, Any], found: int, wanted: int) -> dict[str, Any]:
    """A header of format ``found`` as one of format ``wanted``; ValueError if it is damaged."""
    for number in range(found, wanted):
        old = {**_changed(UPGRADES[number].header, old), "format": number + 1}
    return old


def line(old: Any, found: int, wanted: int) -> Any:
    """The same for one of the other lines."""
    for number in range(found, wanted):
        old = _changed(UPGRADES[number].line, old)
    return old


def _changed(change: Callable[[Any], Any], old: Any) -> Any:
    """Apply one change. It may rely on its old format: what it stumbles over is damage."""
    try:
        return change(old)
    except (LookupError, TypeError, AttributeError) as error:
        raise ValueError(f"not of its format: {error}") from error
