"""The player's language: gettext catalogues behind ``use``, ``tr`` and ``_``.

English is the source: the message itself is its id. A translation lives in
``assets/locale/<code>/LC_MESSAGES/wildtable.po`` with its compiled ``.mo`` beside it, and names
itself in the header field ``X-Own-Name``. Nothing here raises because of a catalogue: one that
is broken is passed over, and a translation with a placeholder that does not exist gives way to
the English message.

The pseudo-language ``PSEUDO`` lengthens every message by some 40 per cent and accents its
letters: with it one sees texts that are cut, and texts that do not come from the catalogue.
"""

import gettext
import io
import logging
import os
import re
from collections.abc import Sequence
from pathlib import Path

from game import paths
from game.engine.text import N_, Seat, Text

DOMAIN = "wildtable"
PSEUDO = "qps"
PLAYER = N_("Player {number}")
MOST_BYTES = 4_000_000
"""The largest catalogue that is read."""

_log = logging.getLogger(__name__)
_PLACEHOLDER = re.compile(r"\{(\w+)\}")
_ACCENTS = str.maketrans("aceinorsuyzACEINORSUYZ", "áčéíňóřšúýžÁČÉÍŇÓŘŠÚÝŽ")


class _Pseudo(gettext.NullTranslations):
    """English made longer and accented; placeholders stay as they are."""

    def gettext(self, message: str) -> str:
        parts = _PLACEHOLDER.split(message)
        parts[::2] = [part.translate(_ACCENTS) for part in parts[::2]]
        text = "".join(f"{{{part}}}" if i % 2 else part for i, part in enumerate(parts))
        words = "žluťoučký kůň skáče přes " * (len(message) // 40 + 1)
        return f"{text} {words[: max(1, round(len(message) * 0.4) - 1)].strip()}"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)


_catalogue: gettext.NullTranslations = gettext.NullTranslations()


def use(language: str) -> None:
    """Speak this language from now on; an empty code means the system's, else English."""
    global _catalogue
    wanted = [language] if language else _system_languages()
    _catalogue = _Pseudo() if language == PSEUDO else _first_catalogue(wanted)


def available() -> list[tuple[str, str]]:
    """The languages there are: pairs (code, the language's own name), English first."""
    found = []
    for file in sorted(_folder().glob(f"*/LC_MESSAGES/{DOMAIN}.mo")):
        code = file.parent.parent.name
        catalogue = _load(code)
        if catalogue and code != "en":
            found.append((code, catalogue.info().get("x-own-name", code)))
    return [("en", "English"), *found]


def tr(text: Text | str, names: Sequence[str] = ()) -> str:
    """A text in the player's language.

    ``names`` are the players' names by seat, for arguments that are a ``Seat``. Texts among the
    arguments are translated too; every other argument is shown as it is.
    """
    if isinstance(text, str):
        return _(text)
    args = {key: _shown(value, names) for key, value in text.args}
    n = dict(text.args).get("n")
    if text.plural and isinstance(n, int):
        source = text.message if n == 1 else text.plural
        return _fill(_plural(text.message, text.plural, n), source, args)
    return _fill(_(text.message), text.message, args)


def _plural(message: str, plural: str, n: int) -> str:
    """The message for a number; a catalogue whose rule cannot be worked out gives way to English."""
    try:
        return _catalogue.ngettext(message, plural, n)
    except ArithmeticError as error:
        _log.warning("wrong plural rule for %d: %s", n, error)
        return message if n == 1 else plural


def _(message: str) -> str:
    """A message without arguments in the player's language."""
    return _catalogue.gettext(message) if message else ""


def _shown(value: object, names: Sequence[str]) -> str:
    """An argument as the player reads it."""
    if isinstance(value, Text):
        return tr(value, names)
    if isinstance(value, Seat):
        known = 0 <= value.number < len(names)
        return names[value.number] if known else tr(Text(PLAYER, (("number", value.number + 1),)))
    return str(value)


def _fill(translated: str, source: str, args: dict[str, str]) -> str:
    """Put the arguments in; with a placeholder nobody knows, the English message it is."""
    unknown = set(_PLACEHOLDER.findall(translated)) - args.keys()
    if unknown and translated != source:
        _log.warning("translation with unknown placeholder %s: %r", sorted(unknown), translated)
        translated = source
    return _PLACEHOLDER.sub(lambda hit: args.get(hit[1], hit[0]), translated)


def _folder() -> Path:
    return paths.assets() / "locale"


def _load(code: str) -> gettext.GNUTranslations | None:
    """The catalogue of a language, or None when there is none that can be read."""
    if not re.fullmatch(r"\w+", code):
        return None
    try:
        place = _folder() / code / "LC_MESSAGES" / f"{DOMAIN}.mo"
        return gettext.GNUTranslations(io.BytesIO(paths.content(place, MOST_BYTES)))
    except FileNotFoundError:
        return None
    except Exception as error:  # gettext raises whatever a broken file happens to provoke
        _log.warning("catalogue %s cannot be read: %s", code, error)
        return None


def _first_catalogue(codes: Sequence[str]) -> gettext.NullTranslations:
    """The first of these languages that there is; English needs no catalogue."""
    for code in codes:
        if code == "en":
            break
        catalogue = _load(code)
        if catalogue:
            return catalogue
    return gettext.NullTranslations()


def _system_languages() -> list[str]:
    """The codes of the languages the user prefers: environment first, then the system's list."""
    variables = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    value = next((os.environ[name] for name in variables if os.environ.get(name)), "")
    asked = value.split(":") if value else _preferred_by_system()
    return [re.split(r"[_.@-]", code)[0].lower() for code in asked]


def _preferred_by_system() -> list[str]:
    """The desktop's own list, for systems that tell it in no environment variable."""
    from pygame import system  # noqa: PLC0415 (commands without a window do without pygame)

    return [locale["language"] for locale in system.get_pref_locales()]
