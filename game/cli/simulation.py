"""Games between bots, checked: what ``simulate`` and ``ladder`` do in each of their processes.

Levels think for as many iterations as they have, however long it takes: what is found does not
depend on the machine.
"""

import multiprocessing
import os
import threading
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from game.bots import registry
from game.bots.bot import Budget, decision_seed
from game.cli.errors import Broken
from game.engine.game import Game
from game.engine.move import Move
from game.engine.rng import Rng
from game.engine.sample import Sampler
from game.engine.table import Table
from game.rules import game as game_named

REPLAYED = 10
"""Every so many games the moves are played again, and must lead to the same tables."""


CHUNK = 48
"""So many games are given to a process at once."""


class Plan(NamedTuple):
    """What is played: game, the level of each player, options. With ``swap`` every deal is played
    once for each way to turn the players around the table, so that luck of deal and seat cancels
    out. Levels think for ``most`` iterations at most, or for as many as they have."""

    game: str
    levels: tuple[str, ...]
    options: tuple[tuple[str, int], ...]
    swap: bool = False
    most: int | None = None

    def deal(self, number: int) -> tuple[int, int]:
        """The seed of a game by its number, and how many seats the players have moved on."""
        return divmod(number, len(self.levels)) if self.swap else (number, 0)


class Played(NamedTuple):
    """A game that was played and found right; winners and scores by player, not by seat."""

    seed: int
    decisions: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    replayed: bool


def play(plan: Plan, seed: int, games: int, jobs: int) -> Iterator[Played]:
    """So many games by so many processes, in the order of their seeds; ``Broken`` says which one
    went wrong, and how. The number of processes changes nothing in what comes out."""
    first = seed * len(plan.levels) if plan.swap else seed
    numbers = range(first, first + games)
    if jobs == 1:
        yield from play_all(plan, numbers)
        return
    context = multiprocessing.get_context("spawn")
    size = max(1, min(CHUNK, games // jobs))
    chunks = [numbers[at : at + size] for at in range(0, games, size)]
    with ProcessPoolExecutor(min(jobs, len(chunks)), context, end_with_parent) as pool:
        for played in pool.map(play_all, [plan] * len(chunks), chunks):
            yield from played


def end_with_parent() -> None:
    """Let this process end as soon as the one that started it has, even if that was killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, name="parent's end", daemon=True).start()


def play_all(plan: Plan, numbers: Iterable[int]) -> list[Played]:
    """The games of these numbers."""
    return [_play(plan, number) for number in numbers]


def _play(plan: Plan, number: int) -> Played:
    game = game_named(plan.game)
    seed, turned = plan.deal(number)
    seats = len(plan.levels)
    players = [(seat - turned) % seats for seat in range(seats)]
    seated = plan._replace(levels=tuple(plan.levels[player] for player in players))
    moves: list[Move] = []
    try:
        table = game.new_table(seats, dict(plan.options), seed)
        digests = _to_the_end(table, seated, seed, moves)
        replayed = seed % REPLAYED == 0
        if replayed:
            _play_again(plan, seed, moves, digests)
        _check(game, table, seed)
    except Broken:
        raise
    except Exception as error:  # whatever breaks in a game is to be found with its seed
        what = f"{type(error).__name__}: {error}"
        raise Broken(f"{what} (seed {seed}, after {len(moves)} moves)") from error
    result = game.result(table)
    return Played(
        seed,
        len(moves),
        tuple(sorted(players[seat] for seat in result.winners)),
        tuple(result.scores[players.index(player)] for player in range(seats)),
        replayed,
    )


def _to_the_end(table: Table, plan: Plan, seed: int, moves: list[Move]) -> list[str]:
    """Play on; ``moves`` grows. Returns the digests if the game will be played again."""
    digests = []
    most = table.game.max_decisions
    while not table.over:
        if len(moves) >= most:
            raise Broken(f"more than {most} decisions (seed {seed})")
        level = plan.levels[table.actor]
        own = decision_seed(seed, table.actor, len(moves), level)
        move = bot_move(table, level, own, plan.most)
        if move not in table.moves():
            raise Broken(f"{level} chose {move}, which is illegal (seed {seed})")
        table.play(move)
        moves.append(move)
        if seed % REPLAYED == 0:
            digests.append(table.digest())
    return digests


def bot_move(table: Table, level: str, seed: int, most: int | None = None) -> Move:
    """What a bot does at a table, seeing only what its seat sees, after all its iterations or
    ``most``."""
    if level == "random":  # it looks at nothing, so it needs no sampled world: much faster
        moves = table.moves()
        return moves[Rng(seed).below(len(moves))]
    iterations = registry.iterations(level, table.game.name)
    budget = Budget(iterations if most is None else min(iterations, most))
    return registry.make(level).choose(Sampler(table, table.actor, seed), seed, budget).move


def _play_again(plan: Plan, seed: int, moves: list[Move], digests: list[str]) -> None:
    table = game_named(plan.game).new_table(len(plan.levels), dict(plan.options), seed)
    for number, (move, digest) in enumerate(zip(moves, digests, strict=True), start=1):
        table.play_checked(move)
        if table.digest() != digest:
            raise Broken(f"a replay runs apart at move {number} (seed {seed})")


def _check(game: Game, table: Table, seed: int) -> None:
    game.check(table)
    result = game.result(table)
    if len(result.scores) != table.seats or not (result.winners or game.cooperative):
        raise Broken(f"no result for every seat (seed {seed})")
    if any(not 0 <= value <= 1 for value in game.returns(table)):
        raise Broken(f"returns out of 0 … 1 (seed {seed})")


# --- shares ---------------------------------------------------------------------------------------


class Share(NamedTuple):
    """A share of wins (shared wins count for each their part) and the half width of its 95 %
    interval, over so many games."""

    share: float
    margin: float
    games: int

    def __str__(self) -> str:
        return f"{100 * self.share:.1f} % ± {100 * self.margin:.1f}"


def deals_of(played: Sequence[Played], player: int, size: int) -> list[float]:
    """The share of wins of a player on each deal of ``size`` games."""
    won = [(player in one.winners) / max(1, len(one.winners)) for one in played]
    parts = [won[at : at + size] for at in range(0, len(won), size)]
    return [fmean(part) for part in parts]


def share_of(shares: Sequence[float], size: int) -> Share:
    """The mean over deals of ``size`` games with its interval: the games of one deal are not
    independent of each other, the deals are. One deal more that is won and one that is lost are
    taken into the interval, so that a run of equal deals is not taken for certainty."""
    wide = stdev([*shares, 0.0, 1.0]) / sqrt(len(shares) + 2)
    return Share(fmean(shares), 1.96 * wide, len(shares) * size)
