"""``train``: fits the bots' estimate of a game by self-play and writes its weights file."""

import argparse
from pathlib import Path

from game.bots import train
from game.bots.values import FITTED, weights_file
from game.cli import arguments as args
from game.cli.errors import CommandError
from game.cli.main import Parser


def parser() -> Parser:
    """The arguments of this command."""
    parser = Parser("train")
    args.add_game(parser)
    parser.add_argument(
        "--games",
        type=args.positive,
        default=train.GAMES,
        help="of the last generation with two players, with more fewer (default: %(default)s)",
    )
    parser.add_argument("--generations", type=args.positive, default=train.GENERATIONS)
    args.add_seed(parser)
    parser.add_argument("--out", type=Path, help="instead of the file that the bots use")
    return parser


def run(arguments: argparse.Namespace) -> int:
    """Train and write; equal seeds write equal files."""
    game = args.game_of(arguments.game)
    if game.name not in FITTED:
        raise CommandError(
            f"the bots of {game.name} use the estimate by rule, which no match has found worse "
            f"than a fitted one (fitted are: {', '.join(FITTED)})"
        )
    fits = train.train(game, arguments.games, arguments.generations, arguments.seed)
    path = arguments.out or weights_file(game.name)
    try:
        train.write(path, fits)
    except OSError as error:
        raise CommandError(f"cannot write {path}: {error.strerror}") from error
    print(f"wrote {path}")
    return 0
