"""The games of the house, by name."""

from importlib import import_module

from game.engine.game import Game
from game.rules.cards import CardFileError

NAMES = ("cubosaurs", "divocina", "wild_life", "selva", "samogon")
_loaded: dict[str, Game] = {}


def game(name: str) -> Game:
    """The game of this name; ``KeyError`` if the house has none such, ``CardFileError`` if its
    cards cannot be used."""
    if name not in _loaded:
        if name not in NAMES:
            raise KeyError(name)
        _loaded[name] = import_module(f"game.rules.{name}").GAME
    return _loaded[name]


def register(guest: Game) -> None:
    """Let ``game`` find a game from elsewhere too; it stays out of the menu.

    The same game may come twice; ``ValueError`` if another has its name.
    """
    taken = guest.name in NAMES or _loaded.get(guest.name, guest) is not guest
    if taken:
        raise ValueError(f"there is a game called {guest.name!r} already")
    _loaded[guest.name] = guest


def games() -> list[Game]:
    """The games whose cards can be used, in the order of the menu; ``damaged`` tells the others."""
    return [found for name in NAMES if isinstance(found := _tried(name), Game)]


def damaged() -> list[CardFileError]:
    """Why games are missing among ``games``."""
    return [found for name in NAMES if isinstance(found := _tried(name), CardFileError)]


def _tried(name: str) -> Game | CardFileError:
    try:
        return game(name)
    except CardFileError as error:
        return error
