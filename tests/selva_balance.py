"""How the decks of Selva fare against one another: ``python -m tests.selva_balance --games 400``.

Every pair plays with the sides swapped, both players the same bot: the greedy one (it looks at each
move and the best reply to it, in ``--worlds`` sampled worlds), or with ``--iterations`` the search.
Prints the share of wins of each pair and of whoever began, with 95 % intervals; drawn games count
half. ``BALANCE.md`` beside the rules keeps the figures.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from game.bots.bot import Bot, Budget, decision_seed
from game.bots.greedy import GreedyBot
from game.bots.levels import SearchBot
from game.engine.move import Move
from game.engine.sample import Sampler
from game.engine.table import Table
from game.rules.selva import GAME
from game.rules.selva import layout as at
from game.rules.selva.decks import PREBUILT


class Played(NamedTuple):
    """A game: the winners' seats, who began, and how many turns it took."""

    winners: tuple[int, ...]
    first: int
    turns: int


class Mind(NamedTuple):
    """How both players think: the bot, and its iterations (of the greedy bot: worlds)."""

    bot: Bot
    iterations: int


def play(decks: tuple[int, int], seed: int, mind: Mind) -> Played:
    """A game between two decks; equal seeds, equal games."""
    table = GAME.new_table(2, {"deck0": decks[0], "deck1": decks[1]}, seed)
    first, decision = -1, 0
    while table.steps:
        if first < 0 and table.counters[at.TURN]:
            first = table.counters[at.ACTIVE]
        table.play(_move(table, mind, decision_seed(seed, table.actor, decision, "greedy")))
        decision += 1
    return Played(GAME.result(table).winners, first, table.counters[at.TURN])


def _move(table: Table, mind: Mind, seed: int) -> Move:
    moves = table.moves()
    if len(moves) == 1:
        return moves[0]
    sampler = Sampler(table, table.actor, seed)
    return mind.bot.choose(sampler, seed, Budget(mind.iterations)).move


def share(games: Sequence[Played], of: Sequence[int]) -> str:
    """The share of wins of the seats ``of``, one for each game, in per cent with its interval."""
    won = [(seat in game.winners) / len(game.winners) for game, seat in zip(games, of, strict=True)]
    mean = sum(won) / len(won)
    spread = math.sqrt(sum((one - mean) ** 2 for one in won) / len(won) / len(won))
    return f"{100 * mean:5.1f} % (± {196 * spread:.1f})"


def play_pair(one: int, other: int, number: int, seed: int, mind: Mind) -> list[Played]:
    """So many games of two decks; those of an odd number with the sides swapped."""
    games = []
    for n in range(number):
        decks = (one, other) if n % 2 == 0 else (other, one)
        games.append(play(decks, seed + n // 2, mind))
    won = share(games, [n % 2 for n in range(number)])
    print(f"{PREBUILT[one]:14} against {PREBUILT[other]:14} {won}", flush=True)
    return games


def main(arguments: Sequence[str] | None = None) -> None:
    """Play all pairs, or one."""
    parser = argparse.ArgumentParser(prog="python -m tests.selva_balance", description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="of each pair (400)")
    parser.add_argument("--worlds", type=int, default=1, help="sampled worlds a decision (1)")
    parser.add_argument("--iterations", type=int, help="let the search play, so many a decision")
    parser.add_argument("--pair", nargs=2, choices=PREBUILT, metavar="DECK", help="only these two")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    start = time.perf_counter()
    searching = wanted.iterations is not None
    mind = Mind(SearchBot(), wanted.iterations) if searching else Mind(GreedyBot(), wanted.worlds)
    pairs = list(combinations(range(len(PREBUILT)), 2))
    if wanted.pair:
        pairs = [(PREBUILT.index(wanted.pair[0]), PREBUILT.index(wanted.pair[1]))]
    games: list[Played] = []
    for one, other in pairs:
        games += play_pair(one, other, wanted.games, wanted.seed, mind)
    print(f"whoever began {share(games, [game.first for game in games])} of {len(games)} games")
    turns = sum(game.turns for game in games) / len(games)
    seconds = (time.perf_counter() - start) / len(games)
    print(f"{turns:.1f} turns, at most {max(g.turns for g in games)}; {seconds:.2f} s a game")


if __name__ == "__main__":
    main()
