"""Worlds that a seat cannot tell from the real one.

``sample`` is the only way for a bot to a table: a copy in which the faces behind all the slots
that the seat does not know are dealt anew among them, and with a fresh random state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.rng import Rng
from game.engine.view import View, view

if TYPE_CHECKING:
    from game.engine.move import Move
    from game.engine.table import Table


def sample(table: Table, seat: int, rng: Rng) -> Table:
    """A table that looks the same to ``seat``, the rest dealt at random.

    Cards that cannot be mistaken are dealt apart (``Game.pools`` tells which those are).
    """
    world = table.clone()
    redeal(world, hidden(table, seat), rng)
    world.rng = rng.bits()
    return world


def hidden(table: Table, seat: int) -> list[list[int]]:
    """The slots whose faces ``seat`` does not know, one list for each pool, in fixed order."""
    bit = 1 << seat
    game = table.game
    pools: list[list[int]] = [[] for _ in range(game.pool_count)]
    for slot, (known, pool) in enumerate(zip(table.known, game.pools(table), strict=True)):
        if not known & bit:
            pools[pool].append(slot)
    return [pool for pool in pools if len(pool) > 1]


def redeal(world: Table, pools: list[list[int]], rng: Rng) -> None:
    """Deal the faces of each list of slots anew among them, in place."""
    faces = world.faces
    for slots in pools:
        pool = sorted([faces[slot] for slot in slots])
        rng.shuffle(pool)
        for slot, face in zip(slots, pool, strict=True):
            faces[slot] = face
    world.game.amend(world, pools, rng)


class Sampler:
    """All that a bot gets of a game: what its seat sees, its legal moves, and sampled worlds.

    It holds a world sampled at its making, never the real table: no bot can look into it, not
    even by accident or in another process.
    """

    __slots__ = ("_pools", "_world", "moves", "seat")

    def __init__(self, table: Table, seat: int, seed: int) -> None:
        self._world = sample(table, seat, Rng(seed))
        self._pools = hidden(table, seat)
        self.seat = seat
        self.moves: list[Move] = self._world.moves() if table.actor == seat else []

    @property
    def view(self) -> View:
        """What the seat sees."""
        return view(self._world, self.seat)

    def sample(self, rng: Rng) -> Table:
        """One more world, independent of the ones before."""
        world = self._world.clone()
        redeal(world, self._pools, rng)
        world.rng = rng.bits()
        return world
