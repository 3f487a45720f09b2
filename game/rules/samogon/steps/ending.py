"""The end of the game: won or lost, and by what. § End."""

from game.engine.table import Table
from game.engine.text import N_
from game.rules.samogon import layout as at

WON, NO_LIFE, NO_ITEMS, NO_TIME = range(4)
"""How a game ends: the Leader is defeated; a Character has no life, or no Item at the start of
the turn; no Attack card is left to draw."""
_SAID = (
    N_("The Leader is defeated: you win!"),
    N_("{seat} has no life left: you lose."),
    N_("{seat} has no Item at the start of the turn: you lose."),
    N_("No Attack card is left to draw: you lose."),
)


def finish(table: Table, outcome: int, seat: int = -1) -> None:
    """End the game at once, whatever was to follow; ``seat`` is where it was lost."""
    table.steps.clear()
    counters = table.counters
    deeds = tuple(tuple(counters[deed + seat] for deed in at.DEEDS) for seat in range(table.seats))
    table.say(_SAID[outcome], seat)
    table.score(("final", outcome, seat, counters[at.ROUND], deeds))


def judge(table: Table) -> None:
    """After an effect is done: the game may be won, else lost."""
    counters = table.counters
    if counters[at.LEADER_LIFE] <= 0:
        finish(table, WON)
        return
    lives = counters[at.LIFE : at.LIFE + table.seats]
    if min(lives) <= 0:
        finish(table, NO_LIFE, lives.index(min(lives)))
