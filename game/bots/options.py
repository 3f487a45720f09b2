"""The moves worth telling apart."""

from game.engine.move import Move
from game.engine.table import Table


def distinct(table: Table) -> dict[object, Move]:
    """The legal moves, one of each kind that makes a difference to the actor."""
    key = table.game.key
    options: dict[object, Move] = {}
    for move in table.moves():
        options.setdefault(key(table, move), move)
    return options


def own_options(world: Table, seat: int) -> dict[object, Move]:
    """The same for the seat that sampled the world: moves with cards that it does not know stay
    apart, because what the world has dealt there is not so."""
    key = world.game.key
    options: dict[object, Move] = {}
    for move in world.moves():
        hidden = any(
            slot >= 0 and not world.known[slot] >> seat & 1 for slot in (move.card, move.onto)
        )
        options.setdefault(move if hidden else key(world, move), move)
    return options
