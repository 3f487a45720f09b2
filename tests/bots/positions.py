"""Positions of games played at random, for bots to decide in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.engine.game import Game
from game.engine.rng import Rng
from game.engine.sample import redeal
from game.engine.table import Table
from game.rules import NAMES
from game.rules import game as game_of
from tests import games

ALL = (*NAMES, *games.NAMES)


def every_setting(name: str) -> Iterator[tuple[Game, int, Mapping[str, int]]]:
    """A game with its fewest and most seats, and with each of its options at either end."""
    game = game_of(name)
    ends = {option.name: (option.choices[0], option.choices[-1]) for option in game.options}
    for seats in (game.seats[0], game.seats[-1]):
        for end in (0, 1):
            yield game, seats, {key: choices[end].value for key, choices in ends.items()}


def positions(
    game: Game, seats: int, options: Mapping[str, int], seed: int, number: int = 10**6
) -> list[Table]:
    """Tables of a random game where there is something to choose, about so many, evenly spread."""
    table = game.new_table(seats, options, seed)
    rng = Rng(seed)
    found = []
    while not table.over:
        moves = table.moves()
        if len(moves) > 1:
            found.append(table.clone())
        table.play(moves[rng.below(len(moves))])
    return found[:: max(1, len(found) // number)]


def other_world(table: Table, seed: int) -> Table:
    """The table as it might be for all that its actor knows: other faces behind what it does not
    see, another future."""
    bit = 1 << table.actor
    world = table.clone()
    world._moves = None
    pools: list[list[int]] = [[] for _ in range(table.game.pool_count)]
    for slot, (known, pool) in enumerate(zip(table.known, table.game.pools(table), strict=True)):
        if not known & bit:
            pools[pool].append(slot)
    rng = Rng(seed)
    redeal(world, pools, rng)
    world.rng = rng.bits()
    return world
