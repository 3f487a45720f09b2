"""Bots against bots: paired games on the same deals with the sides swapped, and how sure one can be.

``python -m game.bots.match cubosaurs expert greedy --games 400`` prints the share of the first.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.bots.bot import Bot, Budget, decision_seed
from game.engine.game import Game
from game.engine.sample import Sampler
from game.engine.table import Table


class Player(NamedTuple):
    """A bot with the iterations it may use and, if it counts, the seconds."""

    name: str
    bot: Bot
    iterations: int = 1
    seconds: float = math.inf


class Share(NamedTuple):
    """A share of wins (shared wins count for each their part) and the half width of its 95 %
    interval, over so many games."""

    share: float
    margin: float
    games: int

    def __str__(self) -> str:
        return f"{100 * self.share:.1f} % ± {100 * self.margin:.1f} of {self.games}"


def play(game: Game, players: Sequence[Player], options: Mapping[str, int], seed: int) -> Table:
    """A whole game between ``players`` by seat; the table at its end."""
    table = game.new_table(len(players), options, seed)
    decision = 0
    while not table.over:
        seat = table.actor
        player = players[seat]
        own = decision_seed(seed, seat, decision, player.name)
        sampler = Sampler(table, seat, own)
        budget = Budget(player.iterations, player.seconds)
        table.play_checked(player.bot.choose(sampler, own, budget).move)
        decision += 1
    return table


def compare(
    game: Game,
    one: Player,
    others: Player,
    games: int,
    seats: int = 2,
    options: Mapping[str, int] | None = None,
    seed: int = 1,
) -> Share:
    """The share of wins of ``one`` against ``others`` in all other seats.

    Every deal is played once from each seat, so luck of the deal and of the seat cancels out.
    """
    shares = []
    for deal in range(math.ceil(games / seats)):
        won = 0.0
        for seat in range(seats):
            players = [one if s == seat else others for s in range(seats)]
            winners = game.result(play(game, players, options or {}, seed + deal)).winners
            won += (seat in winners) / len(winners)
        shares.append(won / seats)
    return share_of(shares, seats)


def share_of(shares: Sequence[float], seats: int) -> Share:
    """The mean over deals with its interval; the games of one deal are not independent."""
    n = len(shares)
    mean = sum(shares) / n
    variance = sum((share - mean) ** 2 for share in shares) / max(1, n - 1)
    return Share(mean, 1.96 * math.sqrt(variance / n), n * seats)
