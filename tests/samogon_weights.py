"""Finds weights for the estimate of Dziki Samogon: ``python -m tests.samogon_weights``.

The cross-entropy method: in each generation candidates are drawn around the present weights, all
play the same deals (one ply over the estimate), and the weights move towards the mean of the best.
A lost game counts a little by how near it came. Prints the weights after each generation, to be
written into ``game/rules/samogon/value.py``.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence

from game.bots.options import distinct
from game.engine.move import Move
from game.engine.rng import Rng
from game.engine.sample import sample
from game.engine.table import Table
from game.rules.samogon import GAME, value
from game.rules.samogon import layout as at
from game.rules.samogon.steps.ending import WON
from game.rules.samogon.value import Weights

PLAYERS = (1, 2, 2, 3, 3, 4)
DIFFICULTIES = (1, 1, 2)
CANDIDATES, BEST = 14, 4
STEP, KEPT = 0.6, 0.75
"""How far the weights move towards the best, and how much of the spread stays."""
NEAR = 0.3
"""What a lost game counts at most."""


def choose(table: Table, rng: Rng) -> Move:
    """The move after which the estimate is best, in one sampled world."""
    world = sample(table, table.actor, rng)
    best, chosen = -1.0, None
    for move in distinct(world).values():
        after = world.clone()
        after.play(move)
        worth = (GAME.returns if after.over else GAME.evaluate)(after)[0]
        if worth > best:
            best, chosen = worth, move
    assert chosen is not None
    return chosen


def score(weights: Weights, seeds: Sequence[int]) -> float:
    """How well a bot with these weights does on these deals."""
    value.WEIGHTS = weights
    total = 0.0
    for number, seed in enumerate(seeds):
        players = PLAYERS[number % len(PLAYERS)]
        number //= len(PLAYERS)
        options = {"leader": number % 2, "difficulty": DIFFICULTIES[number // 2 % 3], "crew": 1}
        table = GAME.new_table(players, options, seed)
        rng = Rng(seed)
        while table.steps:
            moves = table.moves()
            table.play(choose(table, rng) if len(moves) > 1 else moves[0])
        counters = table.counters
        left = counters[at.LEADER_LIFE] / counters[at.LEADER_START]
        total += 1.0 if table.sheets[-1][1] == WON else NEAR * (1.0 - left)
    return total / len(seeds)


def main(arguments: Sequence[str] | None = None) -> None:
    """Search for so many generations."""
    parser = argparse.ArgumentParser(prog="python -m tests.samogon_weights", description=__doc__)
    parser.add_argument("--generations", type=int, default=14)
    parser.add_argument("--games", type=int, default=144, help="of each candidate (144)")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    chance = random.Random(wanted.seed)
    mean = list(value.WEIGHTS)
    spread = [0.25 * abs(weight) + 0.03 for weight in mean]
    for generation in range(wanted.generations):
        seeds = [chance.randrange(1_000_000) for _ in range(wanted.games)]
        drawn = [
            Weights(*(chance.gauss(*pair) for pair in zip(mean, spread, strict=True)))
            for _ in range(CANDIDATES - 1)
        ]
        ranked = sorted([Weights(*mean), *drawn], key=lambda w: -score(w, seeds))
        best = list(zip(*ranked[:BEST], strict=True))
        mean = [m + STEP * (sum(own) / BEST - m) for m, own in zip(mean, best, strict=True)]
        spread = [
            KEPT * s + (1.0 - KEPT) * (max(own) - min(own)) / 2.0
            for s, own in zip(spread, best, strict=True)
        ]
        print(generation, Weights(*(round(weight, 3) for weight in mean)), flush=True)


if __name__ == "__main__":
    main()
