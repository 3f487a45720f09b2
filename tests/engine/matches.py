"""Games played at random, which every conformance test looks at."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, product
from typing import NamedTuple

from game.engine.game import Game
from game.engine.match import Match, Setup
from game.engine.rng import Rng
from game.engine.table import Table
from game.rules import NAMES
from game.rules import game as game_of
from tests import games

MORE_SEEDS = 2
ALL = (*NAMES, *games.NAMES)


class Case(NamedTuple):
    """A way to set up a game."""

    name: str
    seats: int
    options: tuple[tuple[str, int], ...]
    seed: int

    def __str__(self) -> str:
        options = "-".join(f"{name}{value}" for name, value in self.options)
        return f"{self.name}-{self.seats}-{options}-{self.seed}"

    @property
    def game(self) -> Game:
        """The game of this name."""
        return game_of(self.name)

    def match(self) -> Match:
        """A match at its first decision."""
        return Match(Setup(self.game, self.seats, self.seed, dict(self.options)))


def cases() -> Iterator[Case]:
    """Every game with every number of seats and every combination of options, each with a seed of
    its own, and a few more seeds of each game as it is usually played."""
    seed = count(1)
    for name in ALL:
        game = game_of(name)
        values = [[(o.name, choice.value) for choice in o.choices] for o in game.options]
        for seats, options in product(game.seats, product(*values)):
            usual = all(dict(options)[o.name] == o.default(seats) for o in game.options)
            for _ in range(1 + MORE_SEEDS * usual):
                yield Case(name, seats, options, next(seed))


CASES = list(cases())


def played(case: Case) -> Match:
    """The match of a case, played at random to its end."""
    match = case.match()
    rng = Rng(case.seed)
    while not match.over:
        moves = match.table.moves()
        assert len(match.moves) < case.game.max_decisions, "the game does not end"
        match.play(moves[rng.below(len(moves))])
    return match


def positions(match: Match) -> list[Table]:
    """The table at every decision, and at the end."""
    return [*match.history, match.table]
