"""The coach: goes through the decisions of a played game and says what an expert would have done.

It thinks about one human decision after the other in the bots' process, and only from what the
seat could know then. A decision's *cost* is how much better the expert expects its own move to end
than the one that was played; returns are in 0 … 1, where winning alone counts half.
"""

from __future__ import annotations

from typing import NamedTuple

from game.bots.bot import Advice, decision_seed
from game.engine.move import Move
from game.engine.sample import Sampler
from game.engine.table import Table
from game.session import Session

LEVEL = "expert"
COSTLY = 0.06
"""A decision that costs more is marked."""


class Verdict(NamedTuple):
    """What the coach says of a decision: the moves that were played and that the expert prefers,
    and what it expects of either."""

    decision: int
    seat: int
    played: Move
    better: Move
    value: float
    best: float
    scores: tuple[float, ...] | None

    @property
    def cost(self) -> float:
        """What the decision lost, 0 if it was the expert's own."""
        return max(0.0, self.best - self.value)

    @property
    def costly(self) -> bool:
        """Worth a mark."""
        return self.cost >= COSTLY


class Coach:
    """Works through a session's match; ``verdicts`` grow as it goes."""

    def __init__(self, session: Session) -> None:
        self.session = session
        history = session.match.history
        humans = session.humans
        self.queue = [number for number, table in enumerate(history) if humans >> table.actor & 1]
        self.total = len(self.queue)
        self.verdicts: dict[int, Verdict] = {}
        self._asked: int | None = None

    @property
    def done(self) -> bool:
        """Nothing is left to think about."""
        return not self.queue

    def poll(self) -> Verdict | None:
        """Think on; returns a verdict that has just been found."""
        if not self.queue:
            return None
        number = self.queue[0]
        table = self.session.match.history[number]
        thinker = self.session.thinker
        if self._asked != number:
            seed = decision_seed(self.session.match.setup.seed, table.actor, number, LEVEL)
            thinker.start(Sampler(table, table.actor, seed), LEVEL, seed)
            self._asked = number
        advice = thinker.poll()
        if advice is None:
            return None
        self._asked = None
        self.queue.pop(0)
        verdict = judge(number, table, self.session.match.moves[number], advice)
        self.verdicts[number] = verdict
        return verdict

    def stop(self) -> None:
        """Forget what is being thought about."""
        if self._asked is not None:
            self.session.thinker.cancel()
            self._asked = None

    def worst(self) -> list[Verdict]:
        """The costly decisions, the costliest first."""
        found = [verdict for verdict in self.verdicts.values() if verdict.costly]
        return sorted(found, key=lambda verdict: -verdict.cost)


def judge(number: int, table: Table, played: Move, advice: Advice) -> Verdict:
    """The verdict on a move from what the expert found about all moves.

    A move that the expert did not look at closely counts as its worst.
    """
    key = table.game.key(table, played)
    values = {table.game.key(table, move): value for move, value in advice.values}
    best = advice.value if advice.value is not None else 0.5
    value = values.get(key, min(values.values(), default=best))
    better = advice.move
    if key == table.game.key(table, advice.move) or value >= best:
        value, best, better = max(value, best), max(value, best), played
    return Verdict(number, table.actor, played, better, value, best, advice.scores)
