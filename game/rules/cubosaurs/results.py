"""Sheets, results and returns of Cubosaurs."""

from typing import cast

from game.engine.game import Result, Row, Sheet
from game.engine.table import Record, Table
from game.engine.text import N_, T, Text
from game.engine.view import View
from game.rules.cubosaurs import layout as at
from game.rules.cubosaurs import scoring
from game.rules.cubosaurs.steps import final_points, round_points, table_collections
from game.rules.worth import worths

_MARGIN = 12.0
"""A lead of so many points is worth most of the half that the margin counts."""

Ints = tuple[int, ...]


def tally(view: View) -> Sheet:
    """The running points of the round, kind by kind, from the open collections."""
    collections = [
        [view.faces[slot] for slot in view.zones[at.COLL + seat]] for seat in range(view.seats)
    ]
    totals = tuple(scoring.points(collections))
    title = T(N_("Round {n}, so far"), n=view.counters[at.ROUND] + 1)
    return Sheet(title, scoring.rows(collections), totals)


def sheet(record: Record) -> Sheet:
    """A record in words: ``("round", number, collections, points)`` or ``("final", …)``."""
    if record[0] == "round":
        number = cast(int, record[1])
        collections = cast(tuple[Ints, ...], record[2])
        title = T(N_("Round {n}"), n=number + 1)
        return Sheet(title, scoring.rows(collections), cast(Ints, record[3]))
    rounds = cast(tuple[Ints, ...], record[1])
    tokens, types, eggs = (cast(Ints, part) for part in record[2:5])
    rows = tuple(
        (
            *_round_rows([points[seat] for points in rounds]),
            *_bonus_rows(tokens[seat], types[seat], eggs[seat]),
        )
        for seat in range(len(tokens))
    )
    return Sheet(T(N_("Final score")), rows, _totals(rounds, tokens, types, eggs), final=True)


def _round_rows(points: list[int]) -> list[Row]:
    return [
        Row(T(N_("Round {n}"), n=number), "points", 1, value, Text(""))
        for number, value in enumerate(points, start=1)
    ]


def _bonus_rows(tokens: int, types: int, eggs: int) -> list[Row]:
    rows = []
    if tokens:
        why = T(N_("1 point for every 2 unspent tokens"))
        rows.append(Row(T(N_("DNA tokens")), "token", tokens, tokens // 2, why))
    if types:
        why = T(N_("1 point for each type in the last collection"))
        rows.append(Row(T(N_("Variety")), "mark_tile", types, types, why))
    if eggs:
        why = T(N_("2 points for each egg in the last collection"))
        rows.append(Row(T(N_("Brood")), "egg", eggs, 2 * eggs, why))
    return rows


def _totals(rounds: tuple[Ints, ...], tokens: Ints, types: Ints, eggs: Ints) -> Ints:
    return tuple(
        sum(points[seat] for points in rounds) + tokens[seat] // 2 + types[seat] + 2 * eggs[seat]
        for seat in range(len(tokens))
    )


def result(table: Table) -> Result:
    """Most points in all; a tie is decided by the points of the last round alone."""
    rounds = round_points(table)
    totals = _totals(rounds, *cast(tuple[Ints, Ints, Ints], final_points(table)))
    best = max(totals)
    first = [seat for seat, total in enumerate(totals) if total == best]
    last = max(rounds[-1][seat] for seat in first)
    winners = tuple(seat for seat in first if rounds[-1][seat] == last)
    if len(first) == 1:
        why = T(N_("Most points in all."))
    elif len(winners) == 1:
        why = T(
            N_("Tied on {best} points: the last round decides, {last} points."),
            best=best,
            last=last,
        )
    else:
        why = T(
            N_("Tied on {best} points, and in the last round too: the win is shared."), best=best
        )
    return Result(totals, winners, why)


def returns(table: Table) -> list[float]:
    """Half for winning (shared evenly), half for the squashed margin over the best other."""
    outcome = result(table)
    share = 0.5 / len(outcome.winners)
    return [
        (share if seat in outcome.winners else 0.0) + 0.5 * worth
        for seat, worth in enumerate(worths(outcome.scores, _MARGIN))
    ]


def evaluate(table: Table) -> list[float]:
    """The squashed margin if the round ended now, tokens at their final worth."""
    totals = scoring.points(table_collections(table))
    counters = table.counters
    for number in range(counters[at.ROUND]):
        base = at.SCORE + number * 5
        for seat in range(table.seats):
            totals[seat] += counters[base + seat]
    return worths([2 * total + counters[at.DNA + s] for s, total in enumerate(totals)], 2 * _MARGIN)
