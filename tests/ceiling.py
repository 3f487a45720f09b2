"""How much hidden hands cost: a level that is shown everybody's hands, against the greedy bot.

No honest bot can expect to win more than this. What lies in the deck is hidden here too. Every
deal is played from both seats; ``python -m game simulate GAME --seats expert,greedy --swap`` plays
the honest match.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from game.bots import registry
from game.bots.bot import Budget, decision_seed
from game.cli import arguments as args
from game.cli.simulation import Share, bot_move, share_of
from game.engine.game import Game
from game.engine.move import Move
from game.engine.sample import Sampler
from game.engine.table import Table
from game.engine.zone import Sight

LEVEL, OTHER = "expert", "greedy"
SEATS = 2


def laid_open(table: Table, seat: int) -> Table:
    """The same table, but a seat knows the cards in every zone that its owner alone may see."""
    shown = table.clone()
    for zone, slots in zip(table.game.zones, table.zones, strict=True):
        if zone.sight is Sight.OWNER:
            for slot in slots:
                shown.known[slot] |= 1 << seat
    return shown


def seeing_move(table: Table, seed: int, iterations: int) -> Move:
    """What the level does that sees all hands."""
    sampler = Sampler(laid_open(table, table.actor), table.actor, seed)
    return registry.make(LEVEL).choose(sampler, seed, Budget(iterations)).move


def won(game: Game, seed: int, seat: int, iterations: int) -> float:
    """The share of the win that goes to the one who sees, sitting at ``seat``."""
    table = game.new_table(SEATS, {}, seed)
    decisions = 0
    while not table.over:
        sees = table.actor == seat
        own = decision_seed(seed, table.actor, decisions, LEVEL if sees else OTHER)
        move = seeing_move(table, own, iterations) if sees else bot_move(table, OTHER, own)
        table.play_checked(move)
        decisions += 1
    winners = game.result(table).winners
    return (seat in winners) / max(1, len(winners))


def ceiling(game: Game, seeds: Sequence[int], iterations: int) -> Share:
    """The share of wins of the one who sees, on these deals."""
    deals = [
        sum(won(game, seed, seat, iterations) for seat in range(SEATS)) / SEATS for seed in seeds
    ]
    return share_of(deals, SEATS)


def parser() -> argparse.ArgumentParser:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.ceiling", description=__doc__)
    args.add_game(parser)
    parser.add_argument("--games", type=args.positive, default=400, help="in all (400)")
    parser.add_argument(
        "--iterations", type=args.positive, help=f"of the search (those of {LEVEL} in the game)"
    )
    args.add_seed(parser)
    return parser


def main(arguments: Sequence[str] | None = None) -> None:
    """Play the match and print how it ended."""
    wanted = parser().parse_args(arguments)
    game = args.game_of(wanted.game)
    iterations = wanted.iterations or registry.iterations(LEVEL, game.name)
    seeds = range(wanted.seed, wanted.seed + (wanted.games + 1) // SEATS)
    share = ceiling(game, seeds, iterations)
    print(
        f"{game.name}: {LEVEL} with {iterations} iterations, seeing all hands, won {share} of "
        f"{share.games} games against {OTHER}, seeds from {wanted.seed}"
    )


if __name__ == "__main__":
    main()
