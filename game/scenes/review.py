"""What the coach says, in words and on the table of a replay."""

from __future__ import annotations

from game.coach import Coach, Verdict
from game.engine.move import Move
from game.engine.text import N_, T, Text
from game.engine.view import view
from game.i18n import tr
from game.scenes.replaybar import ReplayBar
from game.scenes.table.choices import Choices, Option
from game.scenes.table.field import Field
from game.session import Session
from game.ui.board.plates import SEAT_COLOURS
from game.ui.chart import Mark

EXPECTED = T(
    N_(
        "The chart shows the result that the coach expected, from 0 (lost by far) to 100 (won by far). Red: a costly move."
    )
)
CHANCE = T(N_("The chart shows the chance to win together, from 0 to 100. Red: a costly move."))


def show(bar: ReplayBar, coach: Coach | None, session: Session, at: int, field: Field) -> None:
    """Bring the bar and the marks on the table up to date with the coach."""
    bar.chart.show(coach is not None)
    bar.review.set(T(N_("Coach")) if coach is None else T(N_("Hide the coach")))
    costly = len(coach.worst()) if coach else 0
    bar.costly.show(costly > 0)
    bar.costly.set(T(N_("Next mistake ({n} in all)"), n=costly))
    bar.advice.show(coach is not None)
    field.hinted = None
    if coach is None:
        return
    bar.chart.set(marks(coach, session), at)
    verdict = coach.verdicts.get(at)
    bar.advice.set(tr(words(coach, verdict, session), session.names))
    if verdict:
        field.hinted = option(session, verdict.decision, verdict.better)


def marks(coach: Coach, session: Session) -> list[Mark]:
    """The points of the chart, in the order of the decisions; the last one is how it ended."""
    found = [
        Mark(v.decision, v.best, v.costly, SEAT_COLOURS[v.seat])
        for _, v in sorted(coach.verdicts.items())
    ]
    match = session.match
    if match.over and coach.done:
        returns = match.setup.game.returns(match.table)
        for seat in {verdict.seat for verdict in coach.verdicts.values()}:
            found.append(Mark(len(match.moves), returns[seat], False, SEAT_COLOURS[seat]))
    return found


def option(session: Session, decision: int, move: Move) -> Option | None:
    """A move of a past decision with its handle."""
    table = session.match.history[decision]
    seen = view(table, table.actor)
    return next((o for o in Choices(seen).options if o.move == move), None)


def words(coach: Coach, verdict: Verdict | None, session: Session) -> Text:
    """What the coach has to say here."""
    if verdict is None:
        if coach.done:
            return CHANCE if session.game.cooperative else EXPECTED
        known = coach.total - len(coach.queue)
        return T(
            N_("The coach is at decision {known} of {total} …"), known=known, total=coach.total
        )
    played = option(session, verdict.decision, verdict.played)
    better = option(session, verdict.decision, verdict.better)
    if played is None or better is None:
        return T(N_("The coach has nothing to say here."))
    if verdict.played == verdict.better:
        return T(N_("{move}: the coach would do the same."), move=played.handle.button)
    return _compared(session, verdict, played.handle.button, better.handle.button)


def _compared(session: Session, verdict: Verdict, played: Text, better: Text) -> Text:
    """The move that was played beside another that is better, or as good as far as is shown."""
    mine, best = round(100 * verdict.value), round(100 * verdict.best)
    if mine == best:
        message = N_("Played: {played}. As good: {better} (both {n} of 100).")
        return T(message, played=played, better=better, n=best)
    if session.game.cooperative:
        message = N_(
            "Played: {played}. Better: {better}. Chance to win together: {best} of 100, not {mine}."
        )
        return T(message, played=played, better=better, best=best, mine=mine)
    message = N_("Played: {played} ({mine} of 100). Better: {better} ({best} of 100). {why}")
    why = reason(session, verdict)
    return T(message, played=played, better=better, mine=mine, best=best, why=why)


def reason(session: Session, verdict: Verdict) -> Text:
    """Why the other move is better: the points it changes at once, else what it leads to."""
    table = session.match.history[verdict.decision]
    seat, game = verdict.seat, table.game
    totals = []
    for move in (verdict.played, verdict.better):
        after = table.clone()
        after.play(move)
        totals.append(game.tally(view(after, seat)).totals)
    mine, best = totals[0][seat], totals[1][seat]
    if best > mine:
        return T(
            N_(
                "It is worth {n} point more at once.",
            ),
            "It is worth {n} points more at once.",
            n=best - mine,
        )
    others = [max((t for s, t in enumerate(row) if s != seat), default=0) for row in totals]
    if others[1] < others[0]:
        message = N_("It leaves the others {n} point less.")
        return T(message, "It leaves the others {n} points less.", n=others[0] - others[1])
    return T(N_("It promises more for what comes after."))
