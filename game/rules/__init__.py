"""The games of the house, by name."""

from importlib import import_module

from game.engine.game import Game

NAMES = ("cubosaurs", "divocina", "wild_life")
_loaded: dict[str, Game] = {}


def game(name: str) -> Game:
    """The game of this name; ``KeyError`` if the house has none such."""
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
    """All games, in the order of the menu."""
    return [game(name) for name in NAMES]
