"""The greedy bot: the move after which the table looks best, by the game's own estimate."""

from collections.abc import Callable

from game.bots.bot import Advice, Budget
from game.bots.options import distinct, own_options
from game.engine.rng import Rng
from game.engine.sample import Sampler
from game.engine.table import Table

Estimate = Callable[[Table], list[float]]
"""Expected returns by seat of a table that is not over."""
WORLDS = 4
"""So many sampled worlds are averaged, as far as the budget goes."""


class GreedyBot:
    """One ply over ``Game.evaluate``, and the best reply to it.

    The reply matters where a move hands something on: a hand passed in Cubosaurs costs little if
    one only looks at one's own cards, and may be just what the next player needs.
    """

    def __init__(self, estimate: Estimate | None = None, replies: bool = True) -> None:
        """``estimate`` is used instead of the game's own; without ``replies`` it stops after its
        own move, which is much faster."""
        self.estimate = estimate
        self.look = reply if replies else plain

    def choose(self, sampler: Sampler, seed: int, budget: Budget) -> Advice:
        """The move with the best mean over a few sampled worlds."""
        rng = Rng(seed)
        seat = sampler.seat
        options = own_options(sampler.sample(rng), seat)
        totals = dict.fromkeys(options, 0.0)
        worlds = max(1, min(WORLDS, budget.iterations))
        for _ in range(worlds):
            world = sampler.sample(rng)
            for key, move in options.items():
                after = world.clone()
                after.play(move)
                totals[key] += self.look(after, self.estimate)[seat] / worlds
        best, *others = sorted(options, key=lambda key: -totals[key])
        if not others:
            return Advice(options[best], totals[best], iterations=worlds)
        second = others[0]
        return Advice(
            options[best], totals[best], options[second], totals[second], iterations=worlds
        )


def plain(table: Table, estimate: Estimate | None) -> list[float]:
    """The estimate as the table stands; the returns if the game is over."""
    if table.over:
        return table.game.returns(table)
    return (estimate or table.game.evaluate)(table)


def reply(table: Table, estimate: Estimate | None) -> list[float]:
    """The estimate after the actor's best reply; the returns if the game is over."""
    if table.over:
        return table.game.returns(table)
    actor = table.actor
    best: list[float] = []
    for move in distinct(table).values():
        after = table.clone()
        after.play(move)
        values = plain(after, estimate)
        if not best or values[actor] > best[actor]:
            best = values
    return best
