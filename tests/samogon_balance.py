"""How often the bots win Dziki Samogon: ``python -m tests.samogon_balance --games 300``.

Every Leader, number of players and difficulty that is asked for, the Characters drawn by lot, all
seats the same bot: the greedy one (each move by the estimate, in one sampled world; with
``--replies`` also the best reply to it), or with ``--iterations`` the search with so many. Then the
share of wins of games with each Character, as a ratio to the mean for that number of players.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from math import sqrt
from typing import NamedTuple

from game.bots.bot import Bot, Budget, decision_seed
from game.bots.greedy import GreedyBot
from game.bots.levels import SearchBot
from game.engine.sample import Sampler
from game.engine.table import Table
from game.rules.samogon import GAME
from game.rules.samogon import layout as at
from game.rules.samogon.cards import CARDS
from game.rules.samogon.steps.ending import NO_ITEMS, NO_LIFE, NO_TIME, WON

LEADERS = ("drakula", "devil")
LEVELS = ("easy", "normal", "hard")


class Cell(NamedTuple):
    """What is measured: leader and difficulty as options, and the number of players."""

    leader: int
    level: int
    players: int


class Played(NamedTuple):
    """A game: how it ended, in which round, and its Characters."""

    outcome: int
    round: int
    characters: tuple[int, ...]


def play(cell: Cell, seed: int, bot: Bot, iterations: int) -> Played:
    """A game of bots that think for so many iterations; equal seeds, equal games."""
    options = {"leader": cell.leader, "difficulty": cell.level, "crew": 1}
    table = GAME.new_table(cell.players, options, seed)
    decision = 0
    while table.steps:
        moves = table.moves()
        move = moves[0]
        if len(moves) > 1:
            own = decision_seed(seed, table.actor, decision, "balance")
            sampler = Sampler(table, table.actor, own)
            move = bot.choose(sampler, own, Budget(iterations)).move
        table.play(move)
        decision += 1
    return _played(table)


def _played(table: Table) -> Played:
    outcome, counters = table.sheets[-1][1], table.counters
    assert isinstance(outcome, int)
    characters = tuple(table.zones[at.CHARACTER + seat][0] for seat in range(table.seats))
    return Played(outcome, counters[at.ROUND], characters)


def line(cell: Cell, games: Sequence[Played]) -> str:
    """The figures of one cell."""
    ends = Counter(game.outcome for game in games)
    share = ends[WON] / len(games)
    margin = 1.96 * sqrt(share * (1 - share) / len(games))
    rounds = sum(game.round for game in games) / len(games)
    return (
        f"{LEADERS[cell.leader]:8} {LEVELS[cell.level]:7} {cell.players} players "
        f"{100 * share:5.1f} % ± {100 * margin:.1f}   lost: life {ends[NO_LIFE]}, "
        f"items {ends[NO_ITEMS]}, time {ends[NO_TIME]}   rounds {rounds:.1f}"
    )


def ratios(games: Sequence[Played]) -> Iterator[str]:
    """The share of wins of the games with each Character, against the mean of all."""
    mean = sum(game.outcome == WON for game in games) / len(games)
    for number, character in enumerate(CARDS.character):
        own = [game.outcome == WON for game in games if number in game.characters]
        share = sum(own) / max(1, len(own))
        ratio = share / mean if mean else 0.0
        yield f"  {character.key:10} {100 * share:5.1f} % of {len(own)}, ratio {ratio:.2f}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Play all that is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.samogon_balance", description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="of each cell (300)")
    parser.add_argument("--leaders", nargs="*", choices=LEADERS, default=LEADERS)
    parser.add_argument("--levels", nargs="*", choices=LEVELS, default=LEVELS)
    parser.add_argument("--players", nargs="*", type=int, default=[1, 2, 3, 4])
    parser.add_argument("--iterations", type=int, default=0, help="of the search (0: greedy)")
    parser.add_argument("--replies", action="store_true", help="greedy looks at replies too")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    bot: Bot = SearchBot() if wanted.iterations else GreedyBot(replies=wanted.replies)
    start = time.perf_counter()
    for name, players in product(wanted.levels, wanted.players):
        everything: list[Played] = []
        for leader in wanted.leaders:
            cell = Cell(LEADERS.index(leader), LEVELS.index(name), players)
            seeds = range(wanted.seed, wanted.seed + wanted.games)
            games = [play(cell, seed, bot, wanted.iterations or 1) for seed in seeds]
            print(line(cell, games), flush=True)
            everything += games
        print("\n".join(ratios(everything)), flush=True)
    print(f"{time.perf_counter() - start:.0f} seconds")


if __name__ == "__main__":
    main()
