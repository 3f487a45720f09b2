"""How many iterations a second the bots' search makes at the beginning of a game, on one core."""

import time
from statistics import median

import msgspec

from game.bots.bot import Budget
from game.bots.search import Search
from game.bots.values import value_of
from game.engine.game import Game
from game.engine.sample import Sampler

ITERATIONS = 2000
REPEATS = 5


class Thinking(msgspec.Struct, frozen=True):
    """The speed of the search in a game."""

    game: str
    seats: int
    iterations_per_second: int


def measure(game: Game) -> Thinking:
    """The median over the first real decisions of several deals."""
    seats = min(3, game.seats[-1])
    speeds = [_speed(game, seats, seed) for seed in range(REPEATS)]
    return Thinking(game.name, seats, round(median(speeds)))


def _speed(game: Game, seats: int, seed: int) -> float:
    table = game.new_table(seats, {}, seed)
    while len(table.moves()) == 1:
        table.play(table.moves()[0])
    search = Search(Sampler(table, table.actor, seed), seed, value_of(game))
    start = time.process_time()
    search.run(Budget(ITERATIONS))
    return search.iterations / (time.process_time() - start)
