"""How cards go from place to place, and when a game is over. § The end."""

from collections.abc import Iterable

from game.engine.table import Table
from game.engine.text import N_
from game.rules.selva import layout as at
from game.rules.selva.layout import FRESH
from game.rules.selva.state import owner


def leave_play(table: Table, slot: int, source: int, target: int) -> None:
    """A card leaves play, for the zone of its owner with this base; its counters vanish."""
    seat = owner(table, slot)
    if table.marks[slot]:
        table.mark((slot,), 0)
    table.move(slot, source + seat, target + seat)


def enter(table: Table, slot: int, source: int, target: int) -> None:
    """A card comes into play."""
    table.move(slot, source, target)
    table.mark((slot,), FRESH)


def draw(table: Table, seat: int, number: int) -> None:
    """Draw cards; each card that is missing costs the Alfa a life."""
    drawn = table.deal(at.FOREST + seat, at.HAND + seat, number)
    if len(drawn) < number:
        missing = number - len(drawn)
        table.count(at.LIFE + seat, -missing)
        table.say(N_("{seat}'s Forest is empty: the Alfa loses {n} life."), seat, n=missing)


def wound(table: Table, seats: Iterable[int], number: int) -> None:
    """Alfas lose life, all at once."""
    for seat in seats:
        table.count(at.LIFE + seat, -number)
        table.say(N_("{seat}'s Alfa loses {n} life."), seat, n=number)


def end_if_decided(table: Table) -> bool:
    """Let the game end the moment an Alfa has no life left; whether it did."""
    if table.counters[at.LIFE] > 0 and table.counters[at.LIFE + 1] > 0:
        return False
    del table.steps[1:]
    return True
