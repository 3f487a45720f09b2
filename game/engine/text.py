"""Words the rules layer speaks, kept apart from any language.

The rules say *what* is to be said: a message of the catalogue and its arguments. The user
interface turns it into words of the player's language (``game.i18n.tr``).
"""

from typing import NamedTuple


def N_(message: str) -> str:
    """Mark a message for the catalogue; returned unchanged."""
    return message


class Seat(NamedTuple):
    """A place at the table as an argument of a text: shown as that player's name."""

    number: int


class Text(NamedTuple):
    """A message of the catalogue with named arguments, ready to be translated.

    ``message`` has ``{name}`` placeholders; ``args`` are pairs (name, value), where a value is
    an int, a plain string that is not translated (a name someone typed), another ``Text``, or a
    ``Seat``. With ``plural`` given, the integer argument called ``n`` picks the form.
    """

    message: str
    args: tuple[tuple[str, object], ...] = ()
    plural: str = ""


def T(message: str, plural: str = "", **args: object) -> Text:
    """Short form: ``T(N_("{n} cards"), n=3)``."""
    return Text(message, tuple(args.items()), plural)
