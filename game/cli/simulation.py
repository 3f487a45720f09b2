"""Games between bots, checked: what ``simulate`` does in each of its processes."""

from collections.abc import Iterable
from typing import NamedTuple

from game.bots import registry
from game.bots.bot import decision_seed
from game.cli.errors import Broken
from game.engine.game import Game
from game.engine.move import Move
from game.engine.rng import Rng
from game.engine.sample import Sampler
from game.engine.table import Table
from game.rules import game as game_named

REPLAYED = 10
"""Every so many games the moves are played again, and must lead to the same tables."""


class Plan(NamedTuple):
    """What is played: game, levels by seat, options."""

    game: str
    levels: tuple[str, ...]
    options: tuple[tuple[str, int], ...]


class Played(NamedTuple):
    """A game that was played and found right."""

    seed: int
    decisions: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    replayed: bool


def play_all(plan: Plan, seeds: Iterable[int]) -> list[Played]:
    """The games of these seeds; ``Broken`` says which one went wrong, and how."""
    return [_play(plan, seed) for seed in seeds]


def _play(plan: Plan, seed: int) -> Played:
    game = game_named(plan.game)
    moves: list[Move] = []
    try:
        table = game.new_table(len(plan.levels), dict(plan.options), seed)
        digests = _to_the_end(table, plan, seed, moves)
        replayed = seed % REPLAYED == 0
        if replayed:
            _play_again(plan, seed, moves, digests)
        return _result(game, table, seed, len(moves), replayed)
    except Broken:
        raise
    except Exception as error:  # whatever breaks in a game is to be found with its seed
        what = f"{type(error).__name__}: {error}"
        raise Broken(f"{what} (seed {seed}, after {len(moves)} moves)") from error


def _to_the_end(table: Table, plan: Plan, seed: int, moves: list[Move]) -> list[str]:
    """Play on; ``moves`` grows. Returns the digests if the game will be played again."""
    digests = []
    most = table.game.max_decisions
    while not table.over:
        if len(moves) >= most:
            raise Broken(f"more than {most} decisions (seed {seed})")
        level = plan.levels[table.actor]
        move = bot_move(table, level, decision_seed(seed, table.actor, len(moves), level))
        if move not in table.moves():
            raise Broken(f"{level} chose {move}, which is illegal (seed {seed})")
        table.play(move)
        moves.append(move)
        if seed % REPLAYED == 0:
            digests.append(table.digest())
    return digests


def bot_move(table: Table, level: str, seed: int) -> Move:
    """What a bot does at a table, seeing only what its seat sees."""
    if level == "random":  # it looks at nothing, so it needs no sampled world: much faster
        moves = table.moves()
        return moves[Rng(seed).below(len(moves))]
    return registry.choose(level, Sampler(table, table.actor, seed), seed).move


def _play_again(plan: Plan, seed: int, moves: list[Move], digests: list[str]) -> None:
    table = game_named(plan.game).new_table(len(plan.levels), dict(plan.options), seed)
    for number, (move, digest) in enumerate(zip(moves, digests, strict=True), start=1):
        table.play_checked(move)
        if table.digest() != digest:
            raise Broken(f"a replay runs apart at move {number} (seed {seed})")


def _result(game: Game, table: Table, seed: int, decisions: int, replayed: bool) -> Played:
    game.check(table)
    result = game.result(table)
    if len(result.scores) != table.seats or not (result.winners or game.cooperative):
        raise Broken(f"no result for every seat (seed {seed})")
    if any(not 0 <= value <= 1 for value in game.returns(table)):
        raise Broken(f"returns out of 0 … 1 (seed {seed})")
    return Played(seed, decisions, result.winners, result.scores, replayed)
