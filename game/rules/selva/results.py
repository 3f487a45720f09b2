"""Sheets and results of Selva. § The end."""

from __future__ import annotations

from typing import cast

from game.engine.game import Result, Row, Sheet
from game.engine.table import Record, Table
from game.engine.text import N_, T, Text
from game.engine.view import View
from game.rules.selva import layout as at
from game.rules.worth import worths

MARGIN = 10.0
"""A lead of so much life is worth most of the half that the margin counts."""
MATCH_MARGIN = 1.5
"""The same in games of a match."""

Numbers = tuple[int, ...]


def tally(view: View) -> Sheet:
    """Nothing is counted during the game: what matters lies on the Alfas."""
    return Sheet(T(N_("Life of the Alfas")), ((),) * at.SEATS, (0,) * at.SEATS)


def _life_rows(life: int) -> tuple[Row, ...]:
    return (Row(T(N_("Alfa")), "life", life, life, T(N_("life left"))),)


def sheet(record: Record) -> Sheet:
    """A record in words: ``("final", lives, turns)`` of a single game, in a match ``("game",
    number, lives, turns)`` of each game and ``("match", wins)`` at its end."""
    if record[0] == "match":
        return _match_sheet(cast(Numbers, record[1]))
    lives = cast(Numbers, record[-2])
    rows = tuple(map(_life_rows, lives))
    if record[0] == "game":
        number = cast(int, record[1]) + 1
        return Sheet(T(N_("Game {number}"), number=number), rows, lives)
    return Sheet(T(N_("The end")), rows, lives, final=True)


def _match_sheet(wins: Numbers) -> Sheet:
    label = T(N_("Games won"))
    rows = tuple((Row(label, "trophy", won, won, _wins_text(won)),) for won in wins)
    return Sheet(T(N_("The match")), rows, wins, final=True)


def _wins_text(won: int) -> Text:
    return T(N_("{n} game"), "{n} games", n=won)


def _scores(table: Table) -> Numbers:
    """The final scores: lives, in a match games won."""
    record = table.sheets[-1]
    return cast(Numbers, record[1])


def result(table: Table) -> Result:
    """The Alfa with more life, in a match the player with more games; else a draw."""
    scores = _scores(table)
    best = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    return Result(scores, winners, _why(table, scores, len(winners) > 1))


def _why(table: Table, scores: Numbers, drawn: bool) -> Text:
    if table.options["match"]:
        if drawn:
            return T(N_("Equally many games won: the match is drawn."))
        return T(N_("More games won."))
    if drawn:
        if min(scores) > 0:
            return T(N_("After a hundred turns both Alfas have the same life: a draw."))
        return T(N_("Both Alfas fell at once: a draw."))
    if min(scores) > 0:
        return T(N_("After a hundred turns the Alfa with more life wins."))
    return T(N_("The enemy Alfa has no life left."))


def returns(table: Table) -> list[float]:
    """Half for winning (a draw is shared), half for the squashed margin."""
    outcome = result(table)
    share = 0.5 / len(outcome.winners)
    margin = MATCH_MARGIN if table.options["match"] else MARGIN
    return [
        (share if seat in outcome.winners else 0.0) + 0.5 * worth
        for seat, worth in enumerate(worths(outcome.scores, margin))
    ]
