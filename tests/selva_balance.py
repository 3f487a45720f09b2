"""How the decks of Selva fare against one another: ``python -m tests.selva_balance --games 400``.

Every pair plays with the sides swapped, both players the same greedy bot (it looks at each move and
the best reply to it, in ``--worlds`` sampled worlds). Prints the share of wins of each pair and the
share of whoever began; drawn games count half.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from game.bots.bot import Budget, decision_seed
from game.bots.greedy import GreedyBot
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


def play(decks: tuple[int, int], seed: int, worlds: int) -> Played:
    """A game between two decks; equal seeds, equal games."""
    table = GAME.new_table(2, {"deck0": decks[0], "deck1": decks[1]}, seed)
    bot = GreedyBot()
    first, decision = -1, 0
    while table.steps:
        if first < 0 and table.counters[at.TURN]:
            first = table.counters[at.ACTIVE]
        table.play(_move(table, bot, decision_seed(seed, table.actor, decision, "greedy"), worlds))
        decision += 1
    return Played(GAME.result(table).winners, first, table.counters[at.TURN])


def _move(table: Table, bot: GreedyBot, seed: int, worlds: int) -> Move:
    moves = table.moves()
    if len(moves) == 1:
        return moves[0]
    return bot.choose(Sampler(table, table.actor, seed), seed, Budget(worlds)).move


def share(games: Sequence[Played], of: Sequence[int]) -> float:
    """The share of wins of the seats ``of``, one for each game, in per cent."""
    won = sum(
        (seat in game.winners) / len(game.winners) for game, seat in zip(games, of, strict=True)
    )
    return 100 * won / len(games)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play all pairs."""
    parser = argparse.ArgumentParser(prog="python -m tests.selva_balance", description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="of each pair (400)")
    parser.add_argument("--worlds", type=int, default=1, help="sampled worlds a decision (1)")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    start = time.perf_counter()
    everything: list[Played] = []
    for one, other in combinations(range(len(PREBUILT)), 2):
        games = [
            play((one, other) if n % 2 == 0 else (other, one), wanted.seed + n // 2, wanted.worlds)
            for n in range(wanted.games)
        ]
        everything += games
        won = share(games, [n % 2 for n in range(wanted.games)])
        print(f"{PREBUILT[one]:14} against {PREBUILT[other]:14} {won:5.1f} %", flush=True)
    began = share(everything, [game.first for game in everything])
    turns = sum(game.turns for game in everything) / len(everything)
    longest = max(game.turns for game in everything)
    seconds = time.perf_counter() - start
    print(f"whoever began {began:.1f} % of {len(everything)} games")
    print(f"{turns:.1f} turns, at most {longest}; {seconds / len(everything):.2f} s a game")


if __name__ == "__main__":
    main()
