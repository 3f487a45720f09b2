"""``simulate``: bots play many games without a window, and every game is checked."""

import argparse
import time
from collections.abc import Sequence
from statistics import fmean

import msgspec

from game.cli import arguments as args
from game.cli.main import Parser
from game.cli.simulation import Plan, Played, Share, deals_of, play, share_of
from game.engine.game import Game
from game.i18n import tr
from game.save.lines import option_keys

SEATS = "greedy,greedy,greedy"


class Seat(msgspec.Struct, frozen=True):
    """How a player did: games won alone, wins shared with others, and the mean score; the share of
    all wins (a shared one counts its part) with the half width of its 95 % interval."""

    bot: str
    wins: int
    shared: int
    mean_score: float
    share: float
    margin: float


class Figures(msgspec.Struct, frozen=True):
    """What came out of a simulation; printed like this with ``--json``."""

    game: str
    options: dict[str, str]
    games: int
    first_seed: int
    seats: list[Seat]
    decisions: int
    longest: int
    longest_seed: int
    replayed: int
    seconds: float
    decisions_per_second: int
    games_per_second: float


def parser() -> Parser:
    """The arguments of this command."""
    parser = Parser("simulate")
    args.add_game(parser)
    parser.add_argument(
        "--seats",
        metavar="LEVEL,LEVEL,…",
        help=f"the bot of each seat (default: {SEATS})",
    )
    parser.add_argument("--games", type=args.positive, default=100, help="default: %(default)s")
    args.add_seed(parser)
    args.add_options(parser)
    parser.add_argument(
        "--swap",
        action="store_true",
        help="play every deal from all seats, so that the luck of deal and seat cancels out",
    )
    parser.add_argument(
        "--iterations",
        type=args.positive,
        help="let the levels think for so many iterations at most, to be quick",
    )
    parser.add_argument("--jobs", type=args.positive, default=1, help="processes (default: 1)")
    args.add_json(parser)
    return parser


def run(arguments: argparse.Namespace) -> int:
    """Play, check and print; ``Broken`` at the first game that breaks an invariant."""
    game = args.game_of(arguments.game)
    levels = args.levels_of(game, args.seated(game, arguments.seats, SEATS))
    options = game.checked_options(len(levels), args.options_of(game, arguments.option))
    given = tuple(options.items())
    plan = Plan(game.name, tuple(levels), given, arguments.swap, arguments.iterations)
    start = time.perf_counter()
    played = list(play(plan, arguments.seed, arguments.games, arguments.jobs))
    seconds = time.perf_counter() - start
    found = figures(game, plan, played, seconds)
    print(msgspec.json.encode(found).decode() if arguments.json else _page(game, found))
    return 0


def figures(game: Game, plan: Plan, played: Sequence[Played], seconds: float) -> Figures:
    """What came out of these games."""
    longest = max(played, key=lambda one: one.decisions)
    decisions = sum(one.decisions for one in played)
    return Figures(
        game=game.name,
        options=option_keys(game, dict(plan.options)),
        games=len(played),
        first_seed=played[0].seed,
        seats=[_seat(plan, player, played) for player in range(len(plan.levels))],
        decisions=decisions,
        longest=longest.decisions,
        longest_seed=longest.seed,
        replayed=sum(one.replayed for one in played),
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds),
        games_per_second=round(len(played) / seconds, 1),
    )


def _seat(plan: Plan, player: int, played: Sequence[Played]) -> Seat:
    won = [one.winners for one in played if player in one.winners]
    alone = sum(len(winners) == 1 for winners in won)
    mean = fmean(one.scores[player] for one in played)
    share = _share(plan, player, played)
    return Seat(
        plan.levels[player],
        alone,
        len(won) - alone,
        round(mean, 2),
        round(share.share, 4),
        round(share.margin, 4),
    )


def _share(plan: Plan, player: int, played: Sequence[Played]) -> Share:
    size = len(plan.levels) if plan.swap else 1
    return share_of(deals_of(played, player, size), size)


def _page(game: Game, found: Figures) -> str:
    """The figures for people."""
    options = ", ".join(f"{name}={key}" for name, key in found.options.items())
    mean = found.decisions / found.games
    lines = (
        f"{tr(game.title)}, {len(found.seats)} seats, {options}: "
        f"{found.games:,} games from seed {found.first_seed}",
        "",
        f"{'':4}  {'bot':10}{'wins':>8}{'shared':>8}{'mean score':>12}   share of all wins",
        *(_row(number, seat) for number, seat in enumerate(found.seats, start=1)),
        "",
        f"decisions  {found.decisions:,} in all, {mean:.1f} a game, "
        f"at most {found.longest} (seed {found.longest_seed})",
        f"speed      {found.decisions_per_second:,} decisions/s, "
        f"{found.games_per_second:,} games/s",
        f"checked    every game at its end, {found.replayed} of them played again",
    )
    return "\n".join(lines)


def _row(number: int, seat: Seat) -> str:
    share = f"{seat.share:>7.1%} ± {seat.margin:.1%}"
    return (
        f"{number:>4}  {seat.bot:10}{seat.wins:>8}{seat.shared:>8}{seat.mean_score:>12.2f}{share}"
    )
