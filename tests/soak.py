"""Many random games, straight on the table: ``python -m tests.soak --help``.

Not a part of the normal tests (it takes minutes). Every game is checked at its end; one of
``--every`` also at each decision, with its events told. Prints a line for each number of seats and
combination of options, and what was asked how often; a broken invariant ends it with the seed.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product

from game.engine.game import Game
from game.engine.rng import Rng
from game.engine.table import Table
from game.rules import NAMES
from game.rules import game as game_of
from tests import games


@dataclass
class Figures:
    """What came out of the games of one setup."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    shared: int = 0
    lowest: int = 0
    highest: int = 0
    seconds: float = 0.0
    asked: Counter[str] = field(default_factory=Counter)

    def add(self, table: Table, decisions: int) -> None:
        """One more game that is over."""
        result = table.game.result(table)
        self.games += 1
        self.decisions += decisions
        self.longest = max(self.longest, decisions)
        self.shared += len(result.winners) > 1
        self.lowest = min(self.lowest, *result.scores)
        self.highest = max(self.highest, *result.scores)

    def line(self) -> str:
        """The figures as the end of a line."""
        return (
            f"{self.games:7} {self.decisions / self.games:8.1f} {self.longest:8} "
            f"{self.shared:7} {self.lowest:7} {self.highest:8} {self.decisions / self.seconds:12,.0f}"
        )


OTHERS = ", ".join(games.NAMES)
HEAD = f"{'':44}  games     mean  longest  shared  lowest  highest  decisions/s"


def play(game: Game, seats: int, options: Mapping[str, int], seed: int) -> tuple[Table, int]:
    """A random game to its end, and how many decisions it took."""
    table = game.new_table(seats, options, seed)
    below = Rng(seed).below
    count = 0
    while table.steps:
        moves = table.moves()
        table.play(moves[below(len(moves))])
        count += 1
    return table, count


def play_checked(
    game: Game, seats: int, options: Mapping[str, int], seed: int, asked: Counter[str]
) -> None:
    """The same game, told and checked at every decision; counts what was asked."""
    table = game.new_table(seats, options, seed)
    below = Rng(seed).below
    while table.steps:
        game.check(table)
        asked[type(table.ask).__name__] += 1
        table.events = []
        moves = table.moves()
        table.play_checked(moves[below(len(moves))])


def soak(game: Game, seats: int, options: Mapping[str, int], count: int, every: int) -> Figures:
    """``count`` games of one setup, their seeds 0, 1, …"""
    figures = Figures()
    for seed in range(count):
        try:
            start = time.perf_counter()
            table, decisions = play(game, seats, options, seed)
            figures.seconds += time.perf_counter() - start
            game.check(table)
            if decisions > game.max_decisions:
                raise AssertionError(f"{decisions} decisions")
            if seed % every == 0:
                play_checked(game, seats, options, seed, figures.asked)
        except Exception as error:
            error.add_note(f"{game.name}, {seats} seats, {dict(options)}, seed {seed}")
            raise
        figures.add(table, decisions)
    return figures


def main(arguments: Sequence[str] | None = None) -> None:
    """Soak the games that the command line names."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("names", nargs="*", default=NAMES, help=f"games (all; also {OTHERS})")
    parser.add_argument("--games", type=int, default=10_000, help="for each setup (10000)")
    parser.add_argument(
        "--every", type=int, default=20, help="check each decision of one in … (20)"
    )
    wanted = parser.parse_args(arguments)
    print(HEAD)
    asked: Counter[str] = Counter()
    total = 0
    for name in wanted.names:
        game = game_of(name)
        values = [[(o.name, choice.value) for choice in o.choices] for o in game.options]
        for seats, options in product(game.seats, product(*values)):
            figures = soak(game, seats, dict(options), wanted.games, wanted.every)
            label = f"{name}, {seats} seats, " + ", ".join(f"{key} {n}" for key, n in options)
            print(f"{label:44}{figures.line()}", flush=True)
            asked += figures.asked
            total += figures.games
    print(f"{total:,} games without a fault; asked: {dict(asked.most_common())}")


if __name__ == "__main__":
    main()
