"""What a position is worth: the game's own estimate, or one fitted by self-play."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from game.bots.linear import Features, Linear, read

if TYPE_CHECKING:
    from game.engine.game import Game
    from game.engine.table import Table

FITTED = ("cubosaurs", "divocina", "wild_life")
"""The games with an estimate fitted by self-play, each of them found better by a match."""

CONTRAST = {"samogon": 0.2}
"""How much the returns of moves differ, compared with other games (1). A team's chance depends
little on one move, so that a search that explored as much as elsewhere would try all of them alike
and take their mean for what is to come."""


def features_of(name: str) -> Features:
    """What the fitted estimate of a game looks at. Read when it is needed, because a broken card
    file must not keep the other games from starting."""
    made: Features = import_module(f"game.bots.models.{name}").FEATURES
    return made


class Value(Protocol):
    """An estimate of positions, for a search to put at its leaves."""

    def returns(self, table: Table) -> list[float]:
        """The expected returns by seat, in 0 … 1, of a table that is not over."""

    def closing(self, table: Table) -> list[float]:
        """The same, for a table at the very beginning of a new chapter."""

    def scores(self, table: Table) -> list[float] | None:
        """The expected final scores by seat; ``None`` if it knows none."""

    def chapter(self, table: Table) -> int:
        """A number that changes where a search looks no further."""


class Plain:
    """The game's own estimate."""

    def returns(self, table: Table) -> list[float]:
        """What the game says."""
        return table.game.evaluate(table)

    def closing(self, table: Table) -> list[float]:
        """The same: nothing is dealt anew."""
        return table.game.evaluate(table)

    def scores(self, table: Table) -> list[float] | None:
        """It knows none."""
        return None

    def chapter(self, table: Table) -> int:
        """What the game says."""
        return table.game.chapter(table)


PLAIN = Plain()


def value_of(game: Game) -> Value:
    """The best estimate there is of a game's positions."""
    return _fitted(game.name) if game.name in FITTED else PLAIN


@cache
def _fitted(name: str) -> Value:
    features = features_of(name)
    return Linear(features, read(weights_file(name), features))


def weights_file(name: str) -> Path:
    """Where the weights of a game are."""
    return Path(__file__).with_name("weights") / f"{name}.json"
