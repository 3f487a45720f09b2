"""Fitting an estimate by self-play; ``python -m game train`` is the command.

The greedy bot plays against itself, looking one move ahead by the estimate there is; from all the
positions it came by, ridge regression finds the weights that foresee best how their chapter ended;
and so on for a few generations. The same seed gives the same file.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from pathlib import Path

from game.bots.bot import Budget, decision_seed
from game.bots.greedy import GreedyBot
from game.bots.linear import ORDER, Described, Features, Fit, Linear
from game.bots.values import features_of
from game.engine.game import Game
from game.engine.rng import Rng
from game.engine.sample import Sampler
from game.engine.table import Table

STRAY = 0.08
"""So often a move of self-play is drawn at random, that other positions are met as well."""
RIDGE = 10.0
"""How strongly weights are held at zero: what was seen seldom shall not count much."""
GENERATIONS = 3
GAMES = 2400
"""Games of the last generation with two players; with more of them fewer, so that the same number
of results is learned from. Each generation plays twice as many as the one before it."""

Row = list[float]


class Sums:
    """What regression needs to know of the positions at one step, without keeping them: of every
    two features how often they met (or how much of both there was), of every feature the sum of
    what was still to come."""

    def __init__(self, features: int) -> None:
        self.number = 0
        self.squares = 0.0
        self.sums = [0.0] * features
        self.met: list[Row] = [[0] * features for _ in range(features)]

    def add(self, one: Described, to_come: float) -> None:
        """One seat in one position, and what it still scored."""
        self.number += 1
        self.squares += to_come * to_come
        sums, met = self.sums, self.met
        amounts = [*((i, 1) for i in one.active), *one.amounts]
        for i, x in amounts:
            sums[i] += x * to_come
            row = met[i]
            for j, y in amounts:
                row[j] += x * y


Sample = dict[int, Sums]
"""The sums by what is still to come at a step."""


def self_play(
    game: Game,
    features: Features,
    bot: GreedyBot,
    seats: int,
    options: Mapping[str, int],
    seed: int,
) -> tuple[list[tuple[int, list[Described]]], Table]:
    """One game: the step and the seats' positions at every decision, and the table at its end."""
    table = game.new_table(seats, options, seed)
    rng = Rng(~seed)
    seen = []
    decision = 0
    while not table.over:
        if features.quiet(table):
            seen.append((features.step(table)[0], features.describe(table)))
        decision += 1
        moves = table.moves()
        if rng.random() < STRAY:
            table.play(moves[rng.below(len(moves))])
        else:
            own = decision_seed(seed, table.actor, decision, "train")
            table.play(bot.choose(Sampler(table, table.actor, own), own, Budget(1)).move)
    return seen, table


def gather(
    game: Game,
    features: Features,
    bot: GreedyBot,
    seats: int,
    options: Mapping[str, int],
    seeds: range,
) -> tuple[Sample, float, int]:
    """Sums over many games, the mean score, and the step at which games begin."""
    width = sum(group.size for group in features.groups)
    sample: Sample = {}
    total = 0
    of = 1
    for seed in seeds:
        seen, end = self_play(game, features, bot, seats, options, seed)
        of = features.step(end)[1]
        scores = game.result(end).scores
        total += sum(scores)
        for left, described in seen:
            sums = sample.setdefault(left, Sums(width))
            for score, one in zip(scores, described, strict=True):
                sums.add(one, score - one.exact)
    return sample, total / (len(seeds) * seats), of


def fit(sample: Sample, mean: float, of: int, features: Features) -> Fit:
    """The weights that foresee best."""
    width = sum(group.size for group in features.groups)
    size = width * ORDER
    matrix = [[0.0] * size for _ in range(size)]
    vector = [0.0] * size
    for left, sums in sorted(sample.items()):
        powers = [(left / of) ** k for k in range(2 * ORDER)]
        _add(matrix, vector, sums, powers)
    for i in range(size):
        matrix[i][i] += RIDGE
    flat = solve(matrix, vector)
    spread = _spread(sample, flat, of)
    weights = {}
    start = 0
    for group in features.groups:
        rows = range(start, start + group.size)
        weights[group.name] = [[round(flat[i * ORDER + k], 2) for k in range(ORDER)] for i in rows]
        start += group.size
    return Fit(round(mean, 2), [round(value, 2) for value in spread], weights)


def _add(matrix: list[Row], vector: Row, sums: Sums, powers: Sequence[float]) -> None:
    """One step's part in the normal equations."""
    orders = range(ORDER)
    for i, met in enumerate(sums.met):
        if not met[i]:
            continue
        for k in orders:
            vector[i * ORDER + k] += powers[k] * sums.sums[i]
        for j, number in enumerate(met):
            if number:
                for k in orders:
                    row = matrix[i * ORDER + k]
                    for m in orders:
                        row[j * ORDER + m] += number * powers[k + m]


def _spread(sample: Sample, flat: Row, of: int) -> Row:
    """The polynomial of the variance of what was not foreseen."""
    matrix = [[1e-6 * (i == j) for j in range(ORDER)] for i in range(ORDER)]
    vector = [0.0] * ORDER
    for left, sums in sorted(sample.items()):
        x = left / of
        weights = [
            sum(flat[i * ORDER + k] * x**k for k in range(ORDER)) for i in range(len(sums.sums))
        ]
        wrong = sums.squares
        for i, weight in enumerate(weights):
            if sums.met[i][i]:
                wrong -= 2 * weight * sums.sums[i]
                wrong += weight * sum(n * w for n, w in zip(sums.met[i], weights, strict=True) if n)
        for k in range(ORDER):
            vector[k] += x**k * wrong
            for m in range(ORDER):
                matrix[k][m] += sums.number * x ** (k + m)
    return solve(matrix, vector)


def solve(matrix: list[Row], vector: Row) -> Row:
    """The solution of a system of equations with a positive definite matrix (both are used up)."""
    size = len(vector)
    for i in range(size):
        row = matrix[i]
        pivot = row[i]
        for j in range(i + 1, size):
            other = matrix[j]
            if other[i]:
                factor = other[i] / pivot
                other[i:] = [a - factor * b for a, b in zip(other[i:], row[i:], strict=True)]
                vector[j] -= factor * vector[i]
    for i in reversed(range(size)):
        row = matrix[i]
        known = sum(row[k] * vector[k] for k in range(i + 1, size))
        vector[i] = (vector[i] - known) / row[i]
    return vector


def train(
    game: Game, games: int, generations: int, seed: int, seats: Sequence[int] = ()
) -> dict[str, Fit]:
    """The weights of all variants of a game (or of those for these numbers of ``seats``) after
    ``generations`` of self-play."""
    features = features_of(game.name)
    fits: dict[str, Fit] = {}
    first = seed
    for generation in range(generations):
        bot = GreedyBot(Linear(features, fits).returns if fits else None, replies=False)
        results = 2 * max(1, games >> (generations - 1 - generation))
        new = {}
        for options in features.options:
            for number in seats or game.seats:
                table = game.new_table(number, options, first)
                seeds = range(first, first + math.ceil(results / number))
                sample, mean, of = gather(game, features, bot, number, options, seeds)
                variant = features.variant(table)
                new[variant] = fit(sample, mean, of, features)
                print(f"generation {generation + 1}, {variant}: {new[variant].spread}", flush=True)
        first += results
        fits = new
    return fits


def write(path: Path, fits: Mapping[str, Fit]) -> None:
    """A weights file that a person can read: a line for each group of features."""
    variants = []
    for variant, one in fits.items():
        groups = ",\n".join(
            f'      "{name}": {json.dumps(rows)}' for name, rows in one.weights.items()
        )
        variants.append(
            f'  "{variant}": {{\n    "mean": {one.mean},\n    "spread": {one.spread},\n'
            f'    "weights": {{\n{groups}\n    }}\n  }}'
        )
    path.write_text("{\n" + ",\n".join(variants) + "\n}\n", encoding="utf-8")
