"""``ladder``: the levels of bots play against each other in pairs, and are ranked by Elo."""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import log10
from statistics import fmean

import msgspec

from game.bots.registry import OFFERED
from game.cli import arguments as args
from game.cli.errors import CommandError
from game.cli.main import Parser
from game.cli.simulation import Plan, Share, deals_of, play, share_of
from game.engine.game import Game
from game.engine.rng import Rng
from game.i18n import tr

SEATS = 2
RESAMPLED = 200
"""The intervals come from so many ladders over deals that are drawn anew from those played."""
PRIOR = 1.0
"""Games that every pair is taken to have drawn before, so that a player who never lost has a
finite rating."""
ROUNDS = 200
"""So many steps of the fit, more than enough for a dozen players."""

Pair = tuple[int, int]
Deals = Mapping[Pair, Sequence[float]]
"""Shares of wins of the first on every deal of a pair, each deal being ``SEATS`` games."""


class Rank(msgspec.Struct, frozen=True):
    """A level on the ladder; Elo relative to the mean of all, with its 95 % interval."""

    level: str
    elo: int
    low: int
    high: int


class Duel(msgspec.Struct, frozen=True):
    """How the first of two levels fared, with the half width of the 95 % interval."""

    one: str
    other: str
    share: float
    margin: float


class Ladder(msgspec.Struct, frozen=True):
    """All that was found; printed like this with ``--json``. In a co-operative game there are no
    duels but the share of games that each level wins (against ``""``), and no ranks."""

    game: str
    games: int
    first_seed: int
    duels: list[Duel]
    ranks: list[Rank]


def parser() -> Parser:
    """The arguments of this command."""
    parser = Parser("ladder")
    args.add_game(parser)
    parser.add_argument(
        "--levels", default=",".join(OFFERED), metavar="LEVEL,…", help="default: %(default)s"
    )
    parser.add_argument(
        "--games", type=args.positive, default=400, help="of each pair (default: %(default)s)"
    )
    args.add_seed(parser)
    args.add_options(parser)
    parser.add_argument("--jobs", type=args.positive, default=1, help="processes (default: 1)")
    args.add_json(parser)
    return parser


def run(arguments: argparse.Namespace) -> int:
    """Play all pairs and print the table."""
    game = args.game_of(arguments.game)
    levels = [args.level_of(part) for part in arguments.levels.split(",")]
    if len(set(levels)) < len(levels) or len(levels) + game.cooperative < SEATS:
        raise CommandError("a ladder needs two levels or more, each of them once")
    options = game.checked_options(SEATS, args.options_of(game, arguments.option))
    plan = Plan(game.name, (), tuple(options.items()), swap=not game.cooperative)
    games = arguments.games + arguments.games % SEATS
    climb = _together if game.cooperative else _in_pairs
    found = climb(plan, levels, arguments.seed, games, arguments.jobs)
    print(msgspec.json.encode(found).decode() if arguments.json else page(game, found))
    return 0


def _in_pairs(plan: Plan, levels: Sequence[str], seed: int, games: int, jobs: int) -> Ladder:
    deals: dict[Pair, list[float]] = {}
    for one, other in combinations(range(len(levels)), SEATS):
        pairing = plan._replace(levels=(levels[one], levels[other]))
        deals[one, other] = deals_of(list(play(pairing, seed, games, jobs)), 0, SEATS)
    duels = [
        _duel(levels[one], levels[other], share_of(shares, SEATS))
        for (one, other), shares in deals.items()
    ]
    return Ladder(plan.game, games, seed, duels, ranks(levels, deals, seed))


def _together(plan: Plan, levels: Sequence[str], seed: int, games: int, jobs: int) -> Ladder:
    duels = []
    for level in levels:
        crew = plan._replace(levels=(level,) * SEATS)
        won = [float(bool(one.winners)) for one in play(crew, seed, games, jobs)]
        duels.append(_duel(level, "", share_of(won, 1)))
    return Ladder(plan.game, games, seed, duels, [])


def _duel(one: str, other: str, share: Share) -> Duel:
    return Duel(one, other, round(share.share, 4), round(share.margin, 4))


# --- ratings --------------------------------------------------------------------------------------


def ranks(levels: Sequence[str], deals: Deals, seed: int) -> list[Rank]:
    """The levels by their rating, the best first; intervals by the bootstrap over deals."""
    rated = ratings(len(levels), deals)
    rng = Rng(seed)
    others = [ratings(len(levels), _redrawn(deals, rng)) for _ in range(RESAMPLED)]
    found = []
    for player, level in enumerate(levels):
        spread = sorted(other[player] for other in others)
        tail = RESAMPLED // 40
        low, high = spread[tail], spread[-1 - tail]
        found.append(Rank(level, round(rated[player]), round(low), round(high)))
    return sorted(found, key=lambda rank: -rank.elo)


def _redrawn(deals: Deals, rng: Rng) -> Deals:
    """As many deals drawn from those played, and from one that is won and one that is lost."""
    pools = {pair: [*shares, 0.0, 1.0] for pair, shares in deals.items()}
    return {
        pair: [pools[pair][rng.below(len(pools[pair]))] for _ in shares]
        for pair, shares in deals.items()
    }


def ratings(players: int, deals: Deals) -> list[float]:
    """Elo of each player, the mean of all being 0: the Bradley–Terry model by its most likely
    strengths (Hunter 2004), shared wins as half a win for each."""
    won = [0.0] * players
    games = {}
    for (one, other), shares in deals.items():
        games[one, other] = SEATS * len(shares) + PRIOR
        ahead = SEATS * len(shares) * fmean(shares) + PRIOR / 2
        won[one] += ahead
        won[other] += games[one, other] - ahead
    strength = [1.0] * players
    for _ in range(ROUNDS):
        met = [0.0] * players
        for (one, other), number in games.items():
            each = number / (strength[one] + strength[other])
            met[one] += each
            met[other] += each
        strength = [wins / meetings for wins, meetings in zip(won, met, strict=True)]
    elo = [400.0 * log10(value) for value in strength]
    return [value - fmean(elo) for value in elo]


# --- in words -------------------------------------------------------------------------------------


def page(game: Game, found: Ladder) -> str:
    """The table for people."""
    return "\n".join(_lines(game, found))


def _lines(game: Game, found: Ladder) -> Iterator[str]:
    yield f"{tr(game.title)}, {SEATS} seats, {found.games} games each from seed {found.first_seed}"
    yield ""
    for duel in found.duels:
        against = f"against {duel.other:10}" if duel.other else "wins "
        yield f"{duel.one:10}{against}{duel.share:>7.1%} ± {duel.margin:.1%}"
    if found.ranks:
        yield ""
        yield f"{'level':10}{'Elo':>6}   95 %"
    for rank in found.ranks:
        yield f"{rank.level:10}{rank.elo:>+6}   {rank.low:+} … {rank.high:+}"
