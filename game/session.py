"""A match being played: who plays, who thinks, where it is kept.

The scenes talk to a ``Session`` only: they get views and masked events, never the table.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial
from typing import Protocol

from game.bots.bot import Advice, decision_seed
from game.engine.event import Event
from game.engine.game import Result
from game.engine.match import Match
from game.engine.move import Move
from game.engine.sample import Sampler
from game.engine.table import Table
from game.engine.view import view
from game.save.fault import SaveTrouble
from game.settings import Skip
from game.sitting import Player, Sitting

_log = logging.getLogger(__name__)


class Keeper(Protocol):
    """Keeps the moves on disk. Each method returns what went wrong, the first time it does;
    ``trouble`` is what is wrong at the moment."""

    @property
    def trouble(self) -> SaveTrouble | None:
        """Why moves are not on disk now."""

    def record(self, move: Move, digest: str) -> SaveTrouble | None:
        """Keep a move; it has happened when this returns."""

    def undo(self, count: int) -> SaveTrouble | None:
        """Keep that so many moves were taken back."""

    def finish(self, result: Result) -> SaveTrouble | None:
        """Keep the result."""

    def close(self) -> None:
        """Nothing more will come."""


class Thinker(Protocol):
    """A bot that thinks elsewhere and never keeps the caller waiting."""

    def start(self, sampler: Sampler, level: str, seed: int) -> None:
        """Begin to think."""

    def poll(self) -> Advice | None:
        """The answer, once it is there."""

    def cancel(self) -> None:
        """Forget what was asked."""

    def close(self) -> None:
        """End for good."""


class Session(Sitting):
    """A match being played at one screen."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        thinker: Thinker,
        keeper: Keeper | None = None,
    ) -> None:
        super().__init__(match, players)
        self.thinker = thinker
        self.keeper = keeper
        self.trouble: SaveTrouble | None = None
        """Why the match cannot be kept, until somebody has been told."""
        self._asked: tuple[int, int] | None = None

    # --- playing --------------------------------------------------------------------------------

    def play(self, move: Move) -> list[Event]:
        """Play a move, keep it, and return what may be shown of it."""
        self.stop_thinking()
        events = self.match.play(move)
        if self.keeper:
            self._trouble(self.keeper.record(move, self.match.digest()))
            if self.over:
                self._trouble(self.keeper.finish(self.result()))
        return self._masked(events)

    def _trouble(self, found: SaveTrouble | None) -> None:
        self.trouble = found or self.trouble

    def forced_pass(self, skip: Skip) -> Move | None:
        """The pass of a human who can do nothing else while others act, if it is to be played for
        them; whether a window opens at all never depends on what they hold. A move that has more to
        tell than its name (the damage of an attack) is left to them."""
        return self._forced(self.match.table, skip) if self.human_to_act else None

    def _forced(self, table: Table, skip: Skip) -> Move | None:
        """The move that is played for the human who is asked at a table."""
        alone = self.humans & (self.humans - 1) == 0
        moves = table.moves()
        if skip == "never" or (skip == "alone" and not alone) or len(moves) != 1:
            return None
        handle = self.game.handle(view(table, table.actor), moves[0])
        needs_card = handle.cards or handle.click or handle.zones or handle.onto
        return None if needs_card or handle.help else moves[0]

    def undo_count(self, casual: bool, skip: Skip = "never") -> int:
        """How many moves an undo would take back; 0 if it is not allowed now. Moves that are made
        for a human (``forced_pass``) are no decisions: they would only be made again."""
        decided = partial(self._decided, skip)
        return self.match.undo_count(self.humans, casual, decided)

    def _decided(self, skip: Skip, table: Table) -> bool:
        return self._forced(table, skip) is None

    def undo(self, casual: bool, skip: Skip = "never") -> int:
        """Take back to the last human decision; returns the number of moves taken back."""
        count = self.undo_count(casual, skip)
        if count:
            self.stop_thinking()
            self.match.undo(count)
            if self.keeper:
                self._trouble(self.keeper.undo(count))
        return count

    def result(self) -> Result:
        """The result of a game that is over."""
        return self.game.result(self.match.table)

    @property
    def kept(self) -> bool:
        """All moves are on disk."""
        return self.keeper is not None and self.keeper.trouble is None

    # --- thinking -------------------------------------------------------------------------------

    def think(self, level: str = "") -> Advice | None:
        """Let a bot think about the present decision; the advice once it is there.

        Call it again and again. ``level`` is the bot's, or that of a hint for a human.
        """
        decision = (len(self.match.moves), self.actor)
        if self._asked != decision:
            self._ask(level, decision)
        advice = self.thinker.poll()
        if advice is None:
            return None
        self._asked = None
        return self._legal(advice)

    def _ask(self, level: str, decision: tuple[int, int]) -> None:
        self.stop_thinking()
        level = level or self.players[self.actor].level
        seed = decision_seed(self.match.setup.seed, self.actor, len(self.match.moves), level)
        self.thinker.start(Sampler(self.match.table, self.actor, seed), level, seed)
        self._asked = decision

    def prepare(self) -> None:
        """Let the bot that is to decide begin to think; ``think`` gives its answer later."""
        decision = (len(self.match.moves), self.actor)
        if self._asked != decision:
            self._ask("", decision)

    def _legal(self, advice: Advice) -> Advice:
        """The advice, with a legal move whatever the bot said."""
        if advice.move in self.match.table.moves():
            return advice
        _log.error("the bot of seat %d answered %s, which is illegal", self.actor, advice.move)
        return advice._replace(move=self.match.table.moves()[0])

    def stop_thinking(self) -> None:
        """Forget what a bot was asked."""
        if self._asked is not None:
            self.thinker.cancel()
            self._asked = None

    def close(self) -> None:
        """Leave the table; the match stays on disk."""
        self.stop_thinking()
        if self.keeper:
            self.keeper.close()
