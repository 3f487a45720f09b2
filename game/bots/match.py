"""Bots against bots: paired games on the same deals with the sides swapped, and how sure one can be.

``python -m game.bots.match cubosaurs expert greedy --games 400`` prints the share of wins of the
first. Levels think for as many iterations as they have, however long it takes: what is measured
does not depend on the machine.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

from game.bots import registry
from game.bots.bot import Bot, Budget, decision_seed
from game.engine.game import Game
from game.engine.sample import Sampler
from game.engine.table import Table
from game.rules import game as game_named


class Player(NamedTuple):
    """A bot with the iterations it may use."""

    name: str
    bot: Bot
    iterations: int = 1


class Deal(NamedTuple):
    """Games on one deal: ``one`` plays it from every seat, ``other`` sits in all the others."""

    game: Game
    one: Player
    other: Player
    seats: int
    options: Mapping[str, int]
    seed: int


class Share(NamedTuple):
    """A share of wins (shared wins count for each their part) and the half width of its 95 %
    interval, over so many games."""

    share: float
    margin: float
    games: int

    def __str__(self) -> str:
        return f"{100 * self.share:.1f} % ± {100 * self.margin:.1f} of {self.games}"


def player(level: str, iterations: int = 0) -> Player:
    """A level as a player, with its own iterations or others."""
    own = registry.iterations(level)
    return Player(level, registry.make(level), iterations or own)


def play(game: Game, players: Sequence[Player], options: Mapping[str, int], seed: int) -> Table:
    """A whole game between ``players`` by seat; the table at its end."""
    table = game.new_table(len(players), options, seed)
    decision = 0
    while not table.over:
        seat = table.actor
        name, bot, iterations = players[seat]
        own = decision_seed(seed, seat, decision, name)
        sampler = Sampler(table, seat, own)
        table.play_checked(bot.choose(sampler, own, Budget(iterations)).move)
        decision += 1
    return table


def won(deal: Deal) -> float:
    """The share of wins of ``one`` on a deal, over all seats."""
    share = 0.0
    for seat in range(deal.seats):
        players = [deal.one if s == seat else deal.other for s in range(deal.seats)]
        winners = deal.game.result(play(deal.game, players, deal.options, deal.seed)).winners
        share += (seat in winners) / max(1, len(winners))
    return share / deal.seats


def compare(
    game: Game,
    one: Player,
    other: Player,
    games: int,
    seats: int = 2,
    options: Mapping[str, int] | None = None,
    seed: int = 1,
    jobs: int = 1,
) -> Share:
    """The share of wins of ``one`` with ``other`` in all other seats.

    Every deal is played once from each seat, so luck of the deal and of the seat cancels out.
    ``jobs`` processes share the work; their number changes nothing in the result.
    """
    deals = [
        Deal(game, one, other, seats, options or {}, seed + number)
        for number in range(math.ceil(games / seats))
    ]
    if jobs == 1:
        return share_of([won(deal) for deal in deals], seats)
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        return share_of(list(pool.map(won, deals)), seats)


def share_of(shares: Sequence[float], seats: int) -> Share:
    """The mean over deals with its interval; the games of one deal are not independent."""
    n = len(shares)
    mean = sum(shares) / n
    variance = sum((share - mean) ** 2 for share in shares) / max(1, n - 1)
    return Share(mean, 1.96 * math.sqrt(variance / n), n * seats)


def _option(text: str) -> tuple[str, int]:
    name, _, value = text.partition("=")
    return name, int(value)


def main(arguments: Sequence[str]) -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m game.bots.match", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("one", choices=registry.NAMES)
    parser.add_argument("other", choices=registry.NAMES)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", type=_option, action="append", default=[], metavar="NAME=N")
    parser.add_argument("--iterations", type=int, default=0, help="of the first, not its own")
    parser.add_argument("--other-iterations", type=int, default=0, help="of the other")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(arguments)
    one = player(given.one, given.iterations)
    other = player(given.other, given.other_iterations)
    share = compare(
        game_named(given.game),
        one,
        other,
        given.games,
        given.seats,
        dict(given.option),
        given.seed,
        given.jobs,
    )
    print(f"{given.game}, {given.seats} seats: {one.name} {one.iterations} it", end=" ")
    print(f"against {other.name} {other.iterations} it: {share}")


if __name__ == "__main__":
    main(sys.argv[1:])
