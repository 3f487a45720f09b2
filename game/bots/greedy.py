"""The greedy bot: the move after which the table looks best, by the game's own estimate."""

from game.bots.bot import Advice, Budget
from game.engine.move import Move
from game.engine.rng import Rng
from game.engine.sample import Sampler
from game.engine.table import Table

WORLDS = 4
"""So many sampled worlds are averaged, as far as the budget goes."""


class GreedyBot:
    """One ply over ``Game.evaluate``, and the best reply to it.

    The reply matters where a move hands something on: a hand passed in Cubosaurs costs little if
    one only looks at one's own cards, and may be just what the next player needs.
    """

    def choose(self, sampler: Sampler, seed: int, budget: Budget) -> Advice:
        """The move with the best mean over a few sampled worlds."""
        rng = Rng(seed)
        totals: dict[object, float] = {}
        moves: dict[object, Move] = {}
        worlds = max(1, min(WORLDS, budget.iterations))
        for _ in range(worlds):
            world = sampler.sample(rng)
            moves = distinct(world)
            for key, move in moves.items():
                after = world.clone()
                after.play(move)
                totals[key] = totals.get(key, 0.0) + reply(after)[sampler.seat]
        order = sorted(moves, key=lambda key: -totals[key])
        best, *others = order
        second = others[0] if others else None
        return Advice(
            moves[best],
            totals[best] / worlds,
            None if second is None else moves[second],
            None if second is None else totals[second] / worlds,
            None,
            worlds,
        )


def distinct(table: Table) -> dict[object, Move]:
    """The legal moves, one of each kind that makes a difference to the actor."""
    key = table.game.key
    kinds: dict[object, Move] = {}
    for move in table.moves():
        kinds.setdefault(key(table, move), move)
    return kinds


def reply(table: Table) -> list[float]:
    """The estimate after the actor's best reply; the returns if the game is over."""
    game = table.game
    if table.over:
        return game.returns(table)
    actor = table.actor
    best: list[float] = []
    for move in distinct(table).values():
        after = table.clone()
        after.play(move)
        values = game.returns(after) if after.over else game.evaluate(after)
        if not best or values[actor] > best[actor]:
            best = values
    return best
