"""``simulate``: bots play many games without a window, and every game is checked."""

import argparse
import json
import multiprocessing
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from statistics import fmean
from typing import NamedTuple

from game.cli import arguments as args
from game.cli.main import Parser
from game.cli.simulation import Plan, Played, play_all
from game.engine.game import Game
from game.i18n import tr
from game.save.lines import option_keys

CHUNK = 50


class Seat(NamedTuple):
    """How a seat did: games won alone, wins shared with others, and the mean score."""

    bot: str
    wins: int
    shared: int
    mean_score: float


def parser() -> Parser:
    """The arguments of this command."""
    parser = Parser("simulate")
    args.add_game(parser)
    parser.add_argument(
        "--seats",
        default="greedy,greedy,greedy",
        metavar="LEVEL,LEVEL,…",
        help="the bot of each seat (default: %(default)s)",
    )
    parser.add_argument("--games", type=args.positive, default=100, help="default: %(default)s")
    args.add_seed(parser)
    args.add_options(parser)
    parser.add_argument("--jobs", type=args.positive, default=1, help="processes (default: 1)")
    args.add_json(parser)
    return parser


def run(arguments: argparse.Namespace) -> int:
    """Play, check and print; ``Broken`` at the first game that breaks an invariant."""
    game = args.game_of(arguments.game)
    levels = args.levels_of(game, arguments.seats)
    options = game.checked_options(len(levels), args.options_of(game, arguments.option))
    plan = Plan(game.name, tuple(levels), tuple(options.items()))
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    start = time.perf_counter()
    played = list(_play(plan, seeds, arguments.jobs))
    seconds = time.perf_counter() - start
    found = summary(game, levels, options, played, seconds)
    print(json.dumps(found) if arguments.json else _table(game, found))
    return 0


def _play(plan: Plan, seeds: range, jobs: int) -> Iterator[Played]:
    """All games, in the order of their seeds, by so many processes."""
    if jobs == 1:
        yield from play_all(plan, seeds)
        return
    context = multiprocessing.get_context("spawn")
    chunks = [seeds[at : at + CHUNK] for at in range(0, len(seeds), CHUNK)]
    with ProcessPoolExecutor(min(jobs, len(chunks)), context) as pool:
        for played in pool.map(play_all, [plan] * len(chunks), chunks):
            yield from played


def summary(
    game: Game,
    levels: Sequence[str],
    options: Mapping[str, int],
    played: Sequence[Played],
    seconds: float,
) -> dict[str, object]:
    """The figures of a simulation, as they are printed with ``--json``."""
    longest = max(played, key=lambda one: one.decisions)
    decisions = sum(one.decisions for one in played)
    return {
        "game": game.name,
        "options": option_keys(game, options),
        "games": len(played),
        "first_seed": played[0].seed,
        "seats": [_seat(seat, level, played)._asdict() for seat, level in enumerate(levels)],
        "decisions": decisions,
        "longest": {"decisions": longest.decisions, "seed": longest.seed},
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds),
        "games_per_second": round(len(played) / seconds, 1),
        "replayed": sum(one.replayed for one in played),
    }


def _seat(seat: int, level: str, played: Sequence[Played]) -> Seat:
    won = [one.winners for one in played if seat in one.winners]
    alone = sum(len(winners) == 1 for winners in won)
    mean = fmean(one.scores[seat] for one in played)
    return Seat(level, alone, len(won) - alone, round(mean, 2))


def _table(game: Game, found: Mapping[str, object]) -> str:
    """The figures for people."""
    games, seats, longest = found["games"], found["seats"], found["longest"]
    assert isinstance(games, int) and isinstance(seats, list) and isinstance(longest, dict)
    options = ", ".join(f"{name}={key}" for name, key in dict(found["options"]).items())  # type: ignore[call-overload]
    lines = [
        f"{tr(game.title)}, {len(seats)} seats, {options}: "
        f"{games:,} games from seed {found['first_seed']}",
        "",
        f"{'seat':>4}  {'bot':10}{'wins':>8}{'':8}{'shared':>8}{'mean score':>12}",
    ]
    for number, seat in enumerate(seats, start=1):
        share = f"({seat['wins'] / games:.1%})"
        lines.append(
            f"{number:>4}  {seat['bot']:10}{seat['wins']:>8}{share:>8}"
            f"{seat['shared']:>8}{seat['mean_score']:>12.2f}"
        )
    mean = found["decisions"] / games  # type: ignore[operator]
    return "\n".join(
        [
            *lines,
            "",
            f"decisions  {found['decisions']:,} in all, {mean:.1f} a game, "
            f"at most {longest['decisions']} (seed {longest['seed']})",
            f"speed      {found['decisions_per_second']:,} decisions/s, "
            f"{found['games_per_second']:,} games/s",
            f"checked    every game at its end, {found['replayed']} of them played again",
        ]
    )
