"""The games of the house, by name."""

from functools import cache
from importlib import import_module

from game.engine.game import Game

NAMES = ("cubosaurs",)


@cache
def game(name: str) -> Game:
    """The game of this name; ``KeyError`` if the house has none such."""
    if name not in NAMES:
        raise KeyError(name)
    made: Game = import_module(f"game.rules.{name}").GAME
    return made


def games() -> list[Game]:
    """All games, in the order of the menu."""
    return [game(name) for name in NAMES]
