"""Sheets and results of Wild Life. § End of the game."""

from typing import cast

from game.engine.game import MAX_SEATS, Result, Row, Sheet
from game.engine.table import Record, Table
from game.engine.text import N_, T, Text
from game.engine.view import View
from game.rules.wild_life import layout as at
from game.rules.wild_life import scoring
from game.rules.wild_life.scoring import Ints
from game.rules.wild_life.steps import cycle_points
from game.rules.worth import worths

MARGIN = 12.0
"""A lead of so many footprints is worth most of the half that the margin counts."""


def tally(view: View) -> Sheet:
    """The footprints of the present cycle as the habitats lie."""
    title = T(N_("Cycle {n}, so far"), n=view.counters[at.CYCLE] + 1)
    return Sheet(title, scoring.rows(*scoring.laid(view)), tuple(scoring.points(view)))


def sheet(record: Record) -> Sheet:
    """A record in words: ``("cycle", points by cycle, habitats, rains)`` or ``("final", points)``.

    The sheet of a cycle also has the cycles before it, so that its totals are those of the game.
    """
    cycles = cast(tuple[Ints, ...], record[1])
    totals = tuple(map(sum, zip(*cycles, strict=True)))
    if record[0] == "final":
        tracks = tuple(_track(cycles, seat) for seat in range(len(totals)))
        return Sheet(T(N_("Final score")), tracks, totals, final=True)
    lines = scoring.rows(cast(tuple[Ints, ...], record[2]), cast(Ints, record[3]))
    rows = tuple((*own, *_track(cycles[:-1], seat)) for seat, own in enumerate(lines))
    return Sheet(T(N_("End of cycle {n}"), n=len(cycles)), rows, totals)


def _track(cycles: tuple[Ints, ...], seat: int) -> tuple[Row, ...]:
    """A line for each of these cycles."""
    return tuple(
        Row(T(N_("Cycle {n}"), n=number), "points", 1, points[seat], Text(""))
        for number, points in enumerate(cycles, start=1)
    )


def result(table: Table) -> Result:
    """Most footprints in all; a tie is decided by the latest cycle that differs."""
    cycles = cycle_points(table)
    totals = tuple(map(sum, zip(*cycles, strict=True)))
    best = max(totals)
    tied = [seat for seat, total in enumerate(totals) if total == best]
    winners, decided = break_tie(tied, cycles)
    if len(tied) == 1:
        why = T(N_("Most footprints in all."))
    elif len(winners) == 1:
        why = T(
            N_("Tied on {total} footprints: cycle {cycle} decides, {points}."),
            total=best,
            cycle=decided + 1,
            points=cycles[decided][winners[0]],
        )
    else:
        why = T(
            N_("Tied on {total} footprints, and in every cycle: the win is shared."), total=best
        )
    return Result(totals, tuple(winners), why)


def break_tie(tied: list[int], cycles: tuple[Ints, ...]) -> tuple[list[int], int]:
    """Of tied seats those with most in the last cycle, then in the one before, and so on; and the
    cycle that decided last (−1: none)."""
    decided = -1
    for number in reversed(range(len(cycles))):
        points = cycles[number]
        best = max(points[seat] for seat in tied)
        first = [seat for seat in tied if points[seat] == best]
        if len(first) < len(tied):
            tied, decided = first, number
    return tied, decided


def returns(table: Table) -> list[float]:
    """Half for winning (shared evenly), half for the squashed margin over the best other."""
    outcome = result(table)
    share = 0.5 / len(outcome.winners)
    return [
        (share if seat in outcome.winners else 0.0) + 0.5 * worth
        for seat, worth in enumerate(worths(outcome.scores, MARGIN))
    ]


def counted(table: Table | View, seat: int) -> int:
    """The footprints of a seat in all finished cycles."""
    return sum(table.counters[at.SCORE + seat :: MAX_SEATS])
