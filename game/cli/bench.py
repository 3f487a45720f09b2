"""``bench``: how fast rules, bots, drawing, start and saves are on this machine.

Every figure is the median of several repeats, so that what else the machine does counts little.
"""

import argparse
import platform
import random
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import TypeVar

import msgspec
import pygame

from game import __version__
from game.cli import arguments as args
from game.cli import bench_bots, bench_frames, bench_start
from game.cli.bench_bots import Thinking
from game.cli.bench_frames import Frames
from game.cli.bench_start import Bundle
from game.cli.main import Parser
from game.engine.game import Game
from game.engine.match import Match, Setup
from game.engine.rng import Rng
from game.engine.sample import Sampler
from game.engine.table import Table
from game.rules import games
from game.save import Header, Journal, SeatInfo, load, peek

Thing = TypeVar("Thing")
REPEATS = 5
GAMES = 200
"""So many random games are looked through for the longest."""


class Rules(msgspec.Struct, frozen=True):
    """The rules layer of a game: random play on one core, and single steps in microseconds."""

    game: str
    seats: int
    decisions_per_second: int
    games_per_second: int
    clone_us: float
    sample_us: float
    moves_us: float
    digest_us: float


class Save(msgspec.Struct, frozen=True):
    """The longest of many random games as a save."""

    game: str
    moves: int
    bytes: int
    load_ms: float
    peek_ms: float
    record_us: float


class Bench(msgspec.Struct, frozen=True):
    """All figures; printed like this with ``--json``."""

    version: str
    python: str
    machine: str
    rules: list[Rules]
    thinking: list[Thinking]
    frames: list[Frames]
    first_frame_s: float
    bundle: Bundle | None
    saves: list[Save]


def parser() -> Parser:
    """The arguments of this command."""
    parser = Parser("bench")
    args.add_json(parser)
    return parser


def run(arguments: argparse.Namespace) -> int:
    """Measure everything and print it; takes about a minute."""
    found = Bench(
        version=__version__,
        python=f"{platform.python_version()}, pygame-ce {pygame.version.ver}",
        machine=f"{platform.machine()}, {platform.system()}",
        rules=[rules(game) for game in games()],
        thinking=[bench_bots.measure(game) for game in games()],
        frames=[frame for game in games() for frame in bench_frames.measure(game)],
        first_frame_s=bench_start.from_source(timed),
        bundle=bench_start.bundle(timed),
        saves=[save(game) for game in games()],
    )
    print(msgspec.json.encode(found).decode() if arguments.json else page(found))
    return 0


def timed(work: Callable[[], object]) -> float:
    """Seconds that something takes, the median of the repeats."""
    times = []
    for _ in range(REPEATS):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return median(times)


# --- rules ----------------------------------------------------------------------------------------


def rules(game: Game) -> Rules:
    """Random play with the options as they are by default, and what single steps cost."""
    seats = min(3, game.seats[-1])
    decisions = sum(len(random_game(game, seats, seed, {})) for seed in range(GAMES))
    seconds = timed(lambda: [random_play(game, seats, seed, {}) for seed in range(GAMES)])
    tables = random_game(game, seats, 1, {})
    rng = Rng(1)
    samplers = [Sampler(table, table.actor, 1) for table in tables]
    return Rules(
        game=game.name,
        seats=seats,
        decisions_per_second=round(decisions / seconds),
        games_per_second=round(GAMES / seconds),
        clone_us=each(tables, lambda table: table.clone()),
        sample_us=each(samplers, lambda sampler: sampler.sample(rng)),
        moves_us=each(tables, lambda table: table.steps[-1].moves(table)),  # type: ignore[attr-defined]
        digest_us=each(tables, lambda table: table.digest()),
    )


def each(things: Sequence[Thing], work: Callable[[Thing], object]) -> float:
    """Microseconds that something takes for each of these."""
    times = 20

    def repeat() -> None:
        for _ in range(times):
            for thing in things:
                work(thing)

    return round(timed(repeat) / times / len(things) * 1e6, 2)


def random_play(game: Game, seats: int, seed: int, options: dict[str, int]) -> Table:
    """A random game to its end, as fast as it goes."""
    table = game.new_table(seats, options, seed)
    chance = random.Random(seed).random
    while not table.over:
        moves = table.moves()
        table.play(moves[int(chance() * len(moves))])
    return table


def random_game(game: Game, seats: int, seed: int, options: dict[str, int]) -> list[Table]:
    """The tables at all decisions of the same game."""
    table = game.new_table(seats, options, seed)
    chance = random.Random(seed).random
    tables = []
    while not table.over:
        moves = table.moves()
        tables.append(table.clone())
        table.play(moves[int(chance() * len(moves))])
    return tables


# --- start and saves ------------------------------------------------------------------------------


def save(game: Game) -> Save:
    """Keep the longest of many random games, with as many seats and options as there can be."""
    options = {option.name: option.choices[-1].value for option in game.options}
    seats = game.seats[-1]
    lengths = [(len(random_game(game, seats, seed, options)), seed) for seed in range(GAMES)]
    moves, seed = max(lengths)
    match = Match(Setup(game, seats, seed, options))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "long.wild"
        recorded = record(match, path, seed)
        return Save(
            game=game.name,
            moves=moves,
            bytes=path.stat().st_size,
            load_ms=round(timed(lambda: load(path)) * 1e3, 1),
            peek_ms=round(timed(lambda: peek(path)) * 1e3, 2),
            record_us=recorded,
        )


def record(match: Match, path: Path, seed: int) -> float:
    """Play at random and keep every move; the median of what keeping one takes, in µs."""
    chance = random.Random(seed).random
    players = [SeatInfo("bot", "Bo", "random")] * match.setup.seats
    journal = Journal.begin(path, Header.of(match.setup, players))
    times = []
    while not match.over:
        moves = match.table.moves()
        move = moves[int(chance() * len(moves))]
        match.play(move)
        start = time.perf_counter()
        journal.record(move, match.digest())
        times.append(time.perf_counter() - start)
    journal.finish(match.setup.game.result(match.table))
    journal.close()
    return round(median(times) * 1e6, 1)


# --- in words -------------------------------------------------------------------------------------


def page(found: Bench) -> str:
    """The figures for people."""
    head = [f"Wild Table {found.version}, Python {found.python}, {found.machine}", ""]
    return "\n".join([*head, *_rules(found), *_frames(found), *_starts(found), *_saves(found)])


def _rules(found: Bench) -> Iterator[str]:
    """Random play and the bots' search."""
    for one in found.rules:
        yield (
            f"{one.game}, random play, {one.seats} seats: "
            f"{one.decisions_per_second:,} decisions/s, {one.games_per_second:,} games/s"
        )
        yield (
            f"  clone {one.clone_us} µs, sampled world {one.sample_us} µs, "
            f"legal moves {one.moves_us} µs, digest {one.digest_us} µs"
        )
    yield ""
    for search in found.thinking:
        yield (
            f"{search.game}, bots' search, {search.seats} seats: "
            f"{search.iterations_per_second:,} iterations/s"
        )
    yield ""


def _frames(found: Bench) -> Iterator[str]:
    for frame in found.frames:
        yield (
            f"{frame.game}, {frame.cards} cards at {frame.size}: "
            f"median {frame.median_ms} ms, 99 % below {frame.p99_ms} ms; "
            f"while a bot thinks {frame.thinking_median_ms} ms, {frame.thinking_p99_ms} ms"
        )
    yield ""


def _starts(found: Bench) -> Iterator[str]:
    yield f"start to first frame: {found.first_frame_s} s"
    if found.bundle:
        yield (
            f"standalone program: {found.bundle.megabytes} MB in {found.bundle.files} files, "
            f"start to first frame {found.bundle.first_frame_s} s"
        )
    yield ""


def _saves(found: Bench) -> Iterator[str]:
    for kept in found.saves:
        yield (
            f"{kept.game}, longest of {GAMES} games: {kept.moves} moves, {kept.bytes:,} bytes, "
            f"loaded in {kept.load_ms} ms, listed in {kept.peek_ms} ms, "
            f"a move kept in {kept.record_us} µs"
        )
