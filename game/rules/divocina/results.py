"""Sheets and results of Divočina. § Scoring."""

from typing import cast

from game.engine.game import Result, Sheet
from game.engine.table import Record, Table
from game.engine.text import N_, T
from game.engine.view import View
from game.rules.divocina.scoring import Laid, group_rows, individuals, rows, standing, total
from game.rules.worth import worths

MARGIN = 8.0
"""A lead of so many points is worth most of the half that the margin counts."""


def tally(view: View) -> Sheet:
    """The points as they lie."""
    laid, _ = standing(view)
    totals = tuple(map(total, laid))
    return Sheet(T(N_("If the game ended now")), tuple(map(group_rows, laid)), totals)


def sheet(record: Record) -> Sheet:
    """The final record, ``("final", groups by seat, hand sizes)``, in words."""
    laid = cast(tuple[Laid, ...], record[1])
    totals = tuple(map(total, laid))
    return Sheet(T(N_("Final score")), tuple(map(rows, laid)), totals, final=True)


def result(table: Table) -> Result:
    """Most points; then most individuals on the table, most cards in hand, else a shared win."""
    laid, hands = standing(table)
    scores = tuple(map(total, laid))
    singles = tuple(map(individuals, laid))
    ranks = list(zip(scores, singles, hands, strict=True))
    best = max(ranks)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == best)
    tied = [rank for rank in ranks if rank[0] == best[0]]
    if len(tied) == 1:
        why = T(N_("Most points."))
    elif len([rank for rank in tied if rank[1] == best[1]]) == 1:
        why = T(
            N_("Tied on {points} points: more individuals on the table decide, {number}."),
            points=best[0],
            number=best[1],
        )
    elif len(winners) == 1:
        why = T(
            N_("Tied on points and individuals: more cards in hand decide, {number}."),
            number=best[2],
        )
    else:
        why = T(N_("Tied on points, individuals and cards in hand: the win is shared."))
    return Result(scores, winners, why)


def returns(table: Table) -> list[float]:
    """Half for winning (shared evenly), half for the squashed margin over the best other."""
    outcome = result(table)
    share = 0.5 / len(outcome.winners)
    return [
        (share if seat in outcome.winners else 0.0) + 0.5 * worth
        for seat, worth in enumerate(worths(outcome.scores, MARGIN))
    ]
