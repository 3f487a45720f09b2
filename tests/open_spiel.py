"""The level expert against OpenSpiel's search at equal time: ``python -m tests.open_spiel GAME``.

Not a part of the normal tests, and OpenSpiel is no dependency: ``pip install open_spiel`` into an
environment of its own. A game of the house for two becomes an OpenSpiel game in Python, which its
ISMCTS bot can play (Cowling, Powley, Whitehouse 2012), with random playouts to the end or with the
game's own estimate at the leaves. The bot gets no table but worlds that it cannot tell from the
real one, as ours does, and for each decision as much processor time as ours took on the average of
its last ones. Every deal is played twice with the sides swapped. Prints the share of wins of
expert with its 95 % interval, and how much both of them thought.
"""

from __future__ import annotations

import argparse
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean
from time import process_time

from game.bots import registry
from game.bots.bot import Budget, decision_seed
from game.bots.options import own_options
from game.cli import arguments as args
from game.cli.simulation import Played, deals_of, share_of
from game.engine.game import Game
from game.engine.move import Move
from game.engine.rng import Rng
from game.engine.sample import Sampler
from game.engine.table import Table

try:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts
except ImportError as missing:
    raise SystemExit(f"{missing}: OpenSpiel is needed here, pip install open_spiel") from None

SEATS = 2
LEVEL = "expert"
MOVES_AT_MOST = 1024
"""More moves than any decision has."""
RECENT = 8
"""Their time for a decision is the mean of so many of our last ones."""
UCT = 0.5
"""How much their search prefers moves that it seldom tried, for returns in 0 … 1."""

# --- games of the house as OpenSpiel's -------------------------------------------------------------


class House(pyspiel.Game):  # type: ignore[misc]
    """A game of the house as OpenSpiel sees it, its luck drawn by the table itself."""

    def __init__(self, game: Game, options: Mapping[str, int], seed: int) -> None:
        """``ValueError`` if the game is not for two or has no such options."""
        self.game = game
        self.options = game.checked_options(SEATS, options)
        self.seed = seed
        super().__init__(_type_of(game), _info_of(game), {})

    def new_initial_state(self) -> Position:
        """The first decision of the deal that belongs to the seed."""
        return Position(self, self.game.new_table(SEATS, self.options, self.seed))


def _type_of(game: Game) -> pyspiel.GameType:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"python_{game.name}",
        long_name=game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if game.cooperative else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=SEATS,
        min_num_players=SEATS,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
    )


def _info_of(game: Game) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=MOVES_AT_MOST,
        max_chance_outcomes=0,
        num_players=SEATS,
        min_utility=0.0,
        max_utility=1.0,
        max_game_length=game.max_decisions,
    )


class Position(pyspiel.State):  # type: ignore[misc]
    """A table as an OpenSpiel state: actions are the numbers of the legal moves, which depend on
    what the actor knows alone."""

    def __init__(self, house: House, table: Table) -> None:
        super().__init__(house)
        self.house = house
        self.table = table
        self._seen: dict[int, str] = {}

    def clone(self) -> Position:
        """An independent copy (that of OpenSpiel would copy the rules as well)."""
        return Position(self.house, self.table.clone())

    def current_player(self) -> int:
        """The seat that is to decide."""
        return self.table.actor if self.table.steps else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """The game is over."""
        return not self.table.steps

    def returns(self) -> list[float]:
        """What the end is worth, nothing before."""
        return self.table.game.returns(self.table) if not self.table.steps else [0.0] * SEATS

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player knows: tables keep for each seat which cards it has seen."""
        seat = self.table.actor if player is None else player
        if seat not in self._seen:
            table, bit = self.table, 1 << seat
            faces = [
                face if known & bit else -1
                for face, known in zip(table.faces, table.known, strict=True)
            ]
            public = (table.zones, table.marks, table.counters, table.steps, table.sheets)
            self._seen[seat] = f"{seat} {faces} {public}"
        return self._seen[seat]

    def observation_string(self, player: int | None = None) -> str:
        """The same."""
        return self.information_state_string(player)

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.table.moves()))) if player == self.table.actor else []

    def _apply_action(self, action: int) -> None:
        self.table.play(self.table.moves()[action])
        self._seen = {}

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.table.moves()[action])

    def __str__(self) -> str:
        return self.information_state_string(max(0, self.table.actor))


# --- the two players --------------------------------------------------------------------------------


class Estimate(mcts.Evaluator):  # type: ignore[misc]
    """The game's own estimate at the leaves of their search, no move preferred."""

    def evaluate(self, state: Position) -> list[float]:
        """What the game says of a position that is not over."""
        return state.table.game.evaluate(state.table)

    def prior(self, state: Position) -> list[tuple[int, float]]:
        """All actions alike."""
        number = len(state.table.moves())
        return [(action, 1.0 / number) for action in range(number)]


class TimedSearch(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's ISMCTS, bounded by processor time instead of a number of simulations."""

    seconds = 0.0
    simulations = 0

    def run_search(self, state: Position) -> list[tuple[int, float]]:
        """Simulate until the time is up, twice at least (the first one tries no move)."""
        self.reset()
        end = process_time() + self.seconds
        self._root_node = self.create_new_node(state)
        self.simulations = 0
        while self.simulations < 2 or process_time() < end:
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
        policy: list[tuple[int, float]] = self.get_final_policy(state, self._root_node)
        self.reset()
        return policy


class Thinking:
    """How much a player thought: seconds and looks into worlds, by decision."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.looks: list[int] = []
        self.recent: deque[float] = deque(maxlen=RECENT)

    def add(self, seconds: float, looks: int) -> None:
        """One more decision."""
        self.seconds.append(seconds)
        self.looks.append(looks)
        self.recent.append(seconds)

    def __str__(self) -> str:
        return (
            f"{len(self.seconds):,} decisions, {1000 * fmean(self.seconds):.1f} ms each, "
            f"{fmean(self.looks):,.0f} worlds looked into"
        )


class Duel:
    """Our level and their search, at the tables of one game."""

    def __init__(self, game: Game, options: Mapping[str, int], wanted: argparse.Namespace) -> None:
        self.house = House(game, options, wanted.seed)
        self.iterations: int = wanted.iterations or registry.iterations(LEVEL, game.name)
        luck = np.random.RandomState(wanted.seed % 2**32)
        chosen = mcts.RandomRolloutEvaluator(1, luck), Estimate()
        evaluator = chosen[EVALUATORS.index(wanted.evaluator)]
        self.search = TimedSearch(self.house, evaluator, wanted.uct, 1, random_state=luck)
        self.ours, self.theirs = Thinking(), Thinking()

    def our_move(self, sampler: Sampler, seed: int) -> Move:
        """What our level does."""
        bot = registry.make(LEVEL)
        start = process_time()
        advice = bot.choose(sampler, seed, Budget(self.iterations))
        self.ours.add(process_time() - start, advice.iterations)
        return advice.move

    def their_move(self, sampler: Sampler, seed: int) -> Move:
        """What their search does, in the time that ours took lately."""
        if not self.ours.recent:  # the very first decision of all: see how long ours would take
            self.our_move(sampler, seed)
        rng, house, search = Rng(seed), self.house, self.search
        search.seconds = fmean(self.ours.recent)
        search.set_resampler(lambda state, player: Position(house, sampler.sample(rng)))
        start = process_time()
        root = Position(house, sampler.sample(rng))
        action = int(search.step(root))
        self.theirs.add(process_time() - start, search.simulations)
        return root.table.moves()[action]

    def play(self, seed: int, seat: int) -> Played:
        """A game in which ours sits at ``seat``; winners and scores by player, ours first."""
        game = self.house.game
        table = game.new_table(SEATS, self.house.options, seed)
        decisions = 0
        while table.steps:
            actor = table.actor
            options = list(own_options(table, actor).values())
            if len(options) > 1:
                luck = decision_seed(seed, actor, decisions, LEVEL)
                sampler = Sampler(table, actor, luck)
                move = (self.our_move if actor == seat else self.their_move)(sampler, luck)
            else:
                move = options[0]
            table.play_checked(move)
            decisions += 1
        game.check(table)
        result = game.result(table)
        winners = tuple(sorted(winner ^ seat for winner in result.winners))
        scores = (result.scores[seat], result.scores[1 - seat])
        return Played(seed, decisions, winners, scores, False)

    def match(self, deals: range) -> Iterator[Played]:
        """Every deal with ours at either seat."""
        for seed in deals:
            for seat in range(SEATS):
                yield self.play(seed, seat)


# --- figures ----------------------------------------------------------------------------------------

EVALUATORS = ("random", "ours")


def parser() -> argparse.ArgumentParser:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.open_spiel", description=__doc__)
    args.add_game(parser)
    parser.add_argument("--games", type=args.positive, default=200, help="in all (200)")
    parser.add_argument(
        "--evaluator",
        choices=EVALUATORS,
        default=EVALUATORS[0],
        help="at their leaves: random playouts (default), or the game's own estimate",
    )
    parser.add_argument(
        "--iterations", type=args.positive, help=f"of ours (those of {LEVEL} in the game)"
    )
    parser.add_argument("--uct", type=float, default=UCT, help=f"their exploration ({UCT})")
    args.add_seed(parser)
    args.add_options(parser)
    return parser


def line(duel: Duel, played: Sequence[Played]) -> str:
    """The share of wins of ours in the games so far."""
    share = share_of(deals_of(played, 0, SEATS), SEATS)
    own, other = (fmean(one.scores[player] for one in played) for player in range(SEATS))
    return f"{LEVEL} won {share} of {share.games} games, {own:.1f} : {other:.1f} points"


def main(arguments: Sequence[str] | None = None) -> None:
    """Play the match, telling every tenth deal how it stands."""
    wanted = parser().parse_args(arguments)
    game = args.game_of(wanted.game)
    duel = Duel(game, args.options_of(game, wanted.option), wanted)
    deals = range(wanted.seed, wanted.seed + (wanted.games + 1) // SEATS)
    played: list[Played] = []
    for number, one in enumerate(duel.match(deals), start=1):
        played.append(one)
        if number % (10 * SEATS) == 0:
            print(line(duel, played), flush=True)
    options = ", ".join(f"{name} {value}" for name, value in duel.house.options.items())
    print(f"{game.name} ({options}), {duel.iterations} iterations of ours against OpenSpiel's")
    print(f"ISMCTS, evaluator {wanted.evaluator}, UCT {wanted.uct}, seeds from {wanted.seed}:")
    print(line(duel, played))
    print(f"ours   {duel.ours}\ntheirs {duel.theirs}")


if __name__ == "__main__":
    main()
