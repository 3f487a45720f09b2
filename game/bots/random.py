"""The bot that plays anything: for simulations, and as the last resort."""

from game.bots.bot import Advice, Budget
from game.engine.rng import Rng
from game.engine.sample import Sampler


class RandomBot:
    """Every legal move is equally likely."""

    def choose(self, sampler: Sampler, seed: int, budget: Budget) -> Advice:
        """Any legal move."""
        moves = sampler.moves
        return Advice(moves[Rng(seed).below(len(moves))])
