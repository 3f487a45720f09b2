"""Sheets and results of Dziki Samogon: won or lost together, and what each Character did. § End."""

from collections.abc import Sequence
from typing import cast

from game.engine.game import Result, Row, Sheet
from game.engine.table import Record, Table
from game.engine.text import N_, Seat, T, Text
from game.engine.view import View
from game.rules.samogon import layout as at
from game.rules.samogon.steps.ending import NO_ITEMS, NO_LIFE, NO_TIME, WON

Deeds = tuple[tuple[int, ...], ...]
"""What each seat did, in the order of ``layout.DEEDS``."""
_ROWS = (
    (T(N_("Damage to the Leader")), "action_attack", T(N_("1 for each point of damage"))),
    (T(N_("Minions defeated")), "skull", T(N_("1 for each minion"))),
    (T(N_("Support")), "support", T(N_("1 for each Item of another that was supported"))),
    (T(N_("Healing")), "action_healing", T(N_("1 for each point of life"))),
    (T(N_("Exorcism")), "action_exorcism", T(N_("1 for each Haunting removed"))),
)


def _rows(deeds: Sequence[int]) -> tuple[Row, ...]:
    return tuple(
        Row(label, icon, n, n, why) for n, (label, icon, why) in zip(deeds, _ROWS, strict=True) if n
    )


def _sheet(title: Text, deeds: Deeds, final: bool) -> Sheet:
    return Sheet(title, tuple(map(_rows, deeds)), tuple(map(sum, deeds)), final)


def tally(view: View) -> Sheet:
    """The deeds so far; they decide nothing."""
    counters = view.counters
    deeds = tuple(tuple(counters[deed + s] for deed in at.DEEDS) for s in range(view.seats))
    return _sheet(T(N_("Deeds so far")), deeds, False)


def sheet(record: Record) -> Sheet:
    """The final record, ``("final", outcome, seat, round, deeds)``, in words."""
    n = cast(int, record[3])
    if record[1] == WON:
        title = T(N_("Won in round {n}: deeds of the Characters"), n=n)
    else:
        title = T(N_("Lost in round {n}: deeds of the Characters"), n=n)
    return _sheet(title, cast(Deeds, record[4]), True)


def result(table: Table) -> Result:
    """All win, or nobody does."""
    record = table.sheets[-1]
    outcome, seat = cast(int, record[1]), cast(int, record[2])
    winners = tuple(range(table.seats)) if outcome == WON else ()
    return Result(sheet(record).totals, winners, _why(outcome, seat))


def _why(outcome: int, seat: int) -> Text:
    if outcome == NO_LIFE:
        return T(N_("{seat} had no life left."), seat=Seat(seat))
    if outcome == NO_ITEMS:
        return T(N_("{seat} had no Item at the start of the turn."), seat=Seat(seat))
    if outcome == NO_TIME:
        return T(N_("An Attack card had to be drawn, and none was left."))
    return T(N_("The Leader was defeated in time."))


def returns(table: Table) -> list[float]:
    """Won or lost together: the same for every seat."""
    return [float(table.sheets[-1][1] == WON)] * table.seats
