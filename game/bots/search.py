"""The search: one tree over the moves of a game, a new sampled world for every look into it.

Single-observer information set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012): the
nodes are what the deciding seat can tell apart, each iteration goes down the tree in a world of
its own, and a move is chosen by how well it did among the times it was *available*. Every seat
maximises its own return, so opponents do not gang up, and partners share their returns.
"""

from __future__ import annotations

from math import log, sqrt
from typing import NamedTuple

from game.bots.bot import Advice, Budget
from game.bots.greedy import distinct
from game.bots.values import Value
from game.engine.move import Move
from game.engine.rng import Rng
from game.engine.sample import Sampler
from game.engine.table import Table

CHECK_EVERY = 32
"""So many iterations between two looks at the clock."""


class Node:
    """A move in the tree and what came of it.

    ``total`` sums the returns of the seat that made the move over ``visits`` iterations, out of
    the ``available`` in which it could have been made. ``edges`` are the moves that follow, by the
    seat that makes them and by ``Game.key``.
    """

    __slots__ = ("available", "edges", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 1
        self.total = 0.0
        self.edges: dict[int, dict[object, Node]] = {}


class Found(NamedTuple):
    """What the search found about one move of the deciding seat."""

    move: Move
    visits: int
    value: float


class Search:
    """A search for one decision."""

    def __init__(self, sampler: Sampler, seed: int, value: Value, explore: float = 0.4) -> None:
        self.sampler = sampler
        self.rng = Rng(seed)
        self.value = value
        self.explore = explore
        self.root = Node()
        self.iterations = 0
        self.chapter = value.chapter(sampler.sample(self.rng))

    def run(self, budget: Budget) -> None:
        """Iterate until the budget is used up."""
        while self.iterations < budget.iterations:
            if self.iterations % CHECK_EVERY == 0 and budget.over():
                return
            self.iterate()
            self.iterations += 1

    def iterate(self) -> None:
        """One look: down the tree in a new world, one node further, and back with the result."""
        world = self.sampler.sample(self.rng)
        node = self.root
        path: list[tuple[Node, int]] = []
        fresh = False
        while not fresh and world.steps and self.value.chapter(world) == self.chapter:
            actor = world.actor
            node, move = self.select(node, actor, world)
            fresh = node.visits == 0
            path.append((node, actor))
            world.play(move)
        returns = self.value.returns(world) if world.steps else world.game.returns(world)
        for node, actor in path:
            node.visits += 1
            node.total += returns[actor]

    def select(self, node: Node, actor: int, world: Table) -> tuple[Node, Move]:
        """The next node and the move that leads to it: one that was never tried, else the best
        by its mean and how seldom it was tried."""
        edges = node.edges.get(actor)
        if edges is None:
            edges = node.edges[actor] = {}
        options = distinct(world)
        untried: list[object] = []
        best, chosen = -1.0, None
        explore = self.explore
        for key, move in options.items():
            child = edges.get(key)
            if child is None:
                untried.append(key)
                continue
            child.available += 1
            visits = child.visits
            score = child.total / visits + explore * sqrt(log(child.available) / visits)
            if score > best:
                best, chosen = score, (child, move)
        if untried:
            key = untried[self.rng.below(len(untried))]
            child = edges[key] = Node()
            return child, options[key]
        assert chosen is not None
        return chosen

    def found(self) -> list[Found]:
        """The moves of the deciding seat, the one visited most first."""
        edges = self.root.edges.get(self.sampler.seat, {})
        moves = distinct(self.sampler.sample(Rng(0)))
        found = [
            Found(moves[key], child.visits, child.total / child.visits)
            for key, child in edges.items()
        ]
        return sorted(found, key=lambda one: (-one.visits, -one.value))


class SearchBot:
    """Plays the move that its search visited most."""

    def __init__(self, value: Value, explore: float = 0.4) -> None:
        self.value = value
        self.explore = explore

    def choose(self, sampler: Sampler, seed: int, budget: Budget) -> Advice:
        """The best move."""
        search = Search(sampler, seed, self.value, self.explore)
        search.run(budget)
        best, *others = search.found()
        second = others[0] if others else None
        return Advice(
            best.move,
            best.value,
            second.move if second else None,
            second.value if second else None,
            None,
            search.iterations,
        )
