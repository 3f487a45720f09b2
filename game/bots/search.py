"""The search: one tree over the moves of a game, a new sampled world for every look into it.

Single-observer information set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012): the
nodes are what the deciding seat can tell apart, each iteration goes down the tree in a world of
its own, and a move is chosen by how well it did among the times it was *available*. Every seat
maximises its own return, so opponents do not gang up, and partners share their returns.

A move that is met for the first time is looked at once by the estimate, and tried only if that
makes it seem good. Trying all moves in turn would let others play at random wherever worlds differ
in what they hold: in Divočina, where a hidden hand may pay for a cancellation in dozens of ways,
such a search loses against its own estimate.
"""

from __future__ import annotations

from math import log, sqrt
from typing import NamedTuple

from game.bots.bot import Budget
from game.bots.options import distinct, own_options
from game.bots.values import CONTRAST, Value
from game.engine.move import Move
from game.engine.rng import Rng
from game.engine.sample import Sampler
from game.engine.table import Table

EXPLORE = 0.1
"""How much a seldom tried move is preferred to a good one, for returns in 0 … 1."""
NEUTRAL = 0.5
"""What a move without an alternative is taken to be worth before it is tried."""
CHECK_EVERY = 32
"""So many iterations between two looks at the clock."""
FORCED = 64
"""So many iterations are enough if there is no choice: only the value is asked for."""
TRIES = 8
"""So often every move of the deciding seat is tried, if that takes less than half of the
iterations: what is said about a move that was not chosen should not rest on a single look."""
FORECASTS = 64
"""So many worlds, or one for so many iterations, are played on to foresee the final scores."""


class Node:
    """A move in the tree and what came of it.

    ``total`` sums the returns of the seat that made the move over ``visits`` iterations, out of
    the ``available`` in which it could have been made; the first look by the estimate counts as a
    visit. ``edges`` are the moves that follow, by the
    seat that makes them and by ``Game.key``.
    """

    __slots__ = ("available", "edges", "total", "visits")

    def __init__(self, worth: float = NEUTRAL) -> None:
        self.visits = 1
        self.available = 0
        self.total = worth
        self.edges: dict[int, dict[object, Node]] = {}


class Found(NamedTuple):
    """What the search found about one move of the deciding seat."""

    key: object
    move: Move
    visits: int
    value: float


class Search:
    """A search for one decision."""

    def __init__(self, sampler: Sampler, seed: int, value: Value, explore: float = EXPLORE) -> None:
        self.sampler = sampler
        self.rng = Rng(seed)
        self.value = value
        self.root = Node()
        self.iterations = 0
        self.tried: dict[object, int] = {}
        world = sampler.sample(self.rng)
        self.explore = explore * CONTRAST.get(world.game.name, 1.0)
        self.chapter = value.chapter(world)
        self.options = own_options(world, sampler.seat)

    def run(self, budget: Budget) -> None:
        """Iterate until the budget is used up, once at least."""
        most = budget.iterations if len(self.options) > 1 else min(budget.iterations, FORCED)
        self.iterate()
        tries = list(self.options) * min(TRIES, most // (2 * len(self.options)))
        while self.iterations < most:
            if self.iterations % CHECK_EVERY == 0 and budget.over():
                return
            self.iterate(tries.pop() if tries else None)

    def iterate(self, first: object = None) -> None:
        """One look: down the tree in a new world, one node further, and back with the result;
        beginning with a certain move of the deciding seat or with what seems best."""
        world = self.sampler.sample(self.rng)
        chapter = self.value.chapter
        node = self.root
        path: list[tuple[Node, int]] = []
        fresh = False
        returns: list[float] | None = None
        while not fresh and world.steps and chapter(world) == self.chapter:
            actor = world.actor
            if first is None:
                node, move, returns = self.select(node, actor, world)
            else:
                node, move = node.edges[actor][first], self.options[first]
                self.tried[first] = self.tried.get(first, 0) + 1
                first = None
            fresh = node.visits == 1
            path.append((node, actor))
            if returns is None:
                world.play(move)
        if returns is None:
            returns = self.judge(world)
        for node, actor in path:
            node.visits += 1
            node.total += returns[actor]
        self.iterations += 1

    def select(self, node: Node, actor: int, world: Table) -> tuple[Node, Move, list[float] | None]:
        """The next node and the move that leads to it: the best by its mean and by how seldom it
        was tried. If it has just been looked at for the first time, also the returns seen."""
        edges = node.edges.get(actor)
        if edges is None:
            edges = node.edges[actor] = {}
        options = self.options if node is self.root else distinct(world)
        best, chosen = -1.0, node
        choice: object = None
        found: list[float] | None = None
        explore = self.explore
        for key in options:
            child = edges.get(key)
            seen: list[float] | None = None
            if child is None:
                if len(options) > 1 or node is self.root:
                    seen = self.glance(world, options[key])
                child = edges[key] = Node(seen[actor] if seen else NEUTRAL)
            child.available += 1
            visits = child.visits
            score = child.total / visits + explore * sqrt(log(child.available) / visits)
            if score > best:
                best, chosen, choice, found = score, child, key, seen
        return chosen, options[choice], found

    def glance(self, world: Table, move: Move) -> list[float]:
        """What a move seems to lead to."""
        after = world.clone()
        after.play(move)
        return self.judge(after)

    def judge(self, world: Table) -> list[float]:
        """The returns at the end of a look."""
        if not world.steps:
            return world.game.returns(world)
        if self.value.chapter(world) == self.chapter:
            return self.value.returns(world)
        return self.value.closing(world)

    def found(self) -> list[Found]:
        """The moves of the deciding seat, the one visited most first; the look at each of them and
        the tries that each is due are no visits."""
        edges = self.root.edges[self.sampler.seat]
        tried = self.tried
        found = [
            Found(
                key,
                self.options[key],
                child.visits - 1 - tried.get(key, 0),
                child.total / child.visits,
            )
            for key, child in edges.items()
        ]
        return sorted(found, key=lambda one: (-one.visits, -one.value))

    def forecast(self, first: Found) -> tuple[float, ...] | None:
        """The final scores by seat to be expected if the deciding seat begins with a move and
        then everybody does what the search thinks best; ``None`` if the value knows no scores."""
        totals = [0.0] * self.sampler.view.seats
        worlds = 1 + min(FORECASTS, self.iterations // FORECASTS)
        for _ in range(worlds):
            world = self.sampler.sample(self.rng)
            self._follow(world, first)
            scores = self.value.scores(world) if world.steps else world.game.result(world).scores
            if scores is None:
                return None
            totals = [total + score for total, score in zip(totals, scores, strict=True)]
        return tuple(total / worlds for total in totals)

    def _follow(self, world: Table, first: Found) -> None:
        """Play the most visited moves as far as the tree goes."""
        node = self.root.edges[self.sampler.seat][first.key]
        world.play(self.options[first.key])
        while world.steps and self.value.chapter(world) == self.chapter:
            edges = node.edges.get(world.actor, {})
            options = distinct(world)
            known = [key for key in options if key in edges]
            if not known:
                return
            key = max(known, key=lambda k: edges[k].visits)
            node = edges[key]
            world.play(options[key])
