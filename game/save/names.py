"""File names that every file system takes, and that stay in their folder."""

import unicodedata

_LONGEST = 60
_DEVICES = {
    "con",
    "prn",
    "aux",
    "nul",
    *(f"{port}{n}" for port in ("com", "lpt") for n in "123456789"),
}


def file_stem(title: str) -> str:
    """A file name, without ending, that resembles a title: letters, digits and hyphens.

    ``a/b:c?*`` becomes ``a-b-c``, ``..`` becomes ``game``, ``CON`` (a device on Windows)
    ``game-CON``; long titles are cut to what any file system takes in any encoding.
    """
    composed = unicodedata.normalize("NFC", title)
    words = "".join(c if c.isalnum() else " " for c in composed).split()
    stem = _cut("-".join(words))
    return f"game-{stem}".rstrip("-") if not stem or stem.lower() in _DEVICES else stem


def _cut(stem: str) -> str:
    """At most so many characters and twice as many bytes, without half a character at the end."""
    short = stem[:_LONGEST].encode()[: 2 * _LONGEST]
    return short.decode("utf-8", "ignore").rstrip("-")
