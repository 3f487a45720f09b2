"""A match: a setup and the moves played so far, with undo, redo and a digest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from game.engine.event import Event
from game.engine.game import Game
from game.engine.move import Move
from game.engine.table import Table


@dataclass(frozen=True, slots=True)
class Setup:
    """All that decides how a game begins; ``texts`` are decks of the players' own."""

    game: Game
    seats: int
    seed: int
    options: Mapping[str, int] = field(default_factory=dict)
    texts: Mapping[str, str] = field(default_factory=dict)

    def bare_table(self) -> Table:
        """The table before anything lies on it."""
        return self.game.bare_table(self.seats, self.options, self.seed, self.texts)


class Match:
    """A game being played. ``table`` is the present; ``history[i]`` the table before move i."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.table = setup.game.new_table(setup.seats, setup.options, setup.seed, setup.texts)
        self.moves: list[Move] = []
        self.history: list[Table] = []
        self.events: list[list[Event]] = []
        self.undone: list[Move] = []

    @property
    def over(self) -> bool:
        """The game has ended."""
        return self.table.over

    def opening(self) -> list[Event]:
        """The events of the setup itself (the deal), told anew."""
        table = self.setup.bare_table()
        table.events = []
        self.setup.game.lay_out(table)
        table.advance()
        return table.events

    def play(self, move: Move) -> list[Event]:
        """Play a move and return what happened; ``RulesError`` if it is illegal."""
        events = self._play(move)
        if self.undone and self.undone[-1] == move:
            self.undone.pop()
        else:
            self.undone.clear()
        return events

    def _play(self, move: Move) -> list[Event]:
        before = self.table
        after = before.clone()
        after.events = []
        after.play_checked(move)
        events, after.events = after.events, None
        self.history.append(before)
        self.table = after
        self.moves.append(move)
        self.events.append(events)
        return events

    def undo(self, count: int = 1) -> None:
        """Take back the last ``count`` moves; ``ValueError`` if there are not so many."""
        if not 0 < count <= len(self.moves):
            raise ValueError(f"cannot take back {count} of {len(self.moves)} moves")
        for _ in range(count):
            self.table = self.history.pop()
            self.undone.append(self.moves.pop())
            self.events.pop()

    def redo(self) -> list[Event]:
        """Play the move that was taken back last; ``ValueError`` if there is none."""
        if not self.undone:
            raise ValueError("nothing was taken back")
        return self.play(self.undone[-1])

    def undo_count(
        self, humans: int, casual: bool, decided: Callable[[Table], bool] = lambda table: True
    ) -> int:
        """How many moves an undo takes back now; 0 if it is not allowed.

        ``humans`` is the bit mask of human seats. An undo goes back to the last decision of a
        human, and not past another human's decision or a move that let a human see a hidden card.
        With ``casual`` and only one human it always may. A table at which a human has not
        ``decided`` (the move was made for them) is gone past.
        """
        free = casual and humans & (humans - 1) == 0
        later = self.table
        for back, before in enumerate(reversed(self.history), start=1):
            if not free and self._revealed(before, later, humans):
                return 0
            if humans >> before.actor & 1 and decided(before):
                return back
            later = before
        return 0

    def _revealed(self, before: Table, after: Table, humans: int) -> bool:
        """Whether the move let a human see a card that was hidden from them (on an open screen:
        from all of them)."""
        if after.reveals == before.reveals:
            return False
        if before.faces != after.faces:  # shuffled in between: what was known means nothing now
            return True
        if self.setup.game.open_screen:
            return any(
                new & humans and not old & humans
                for old, new in zip(before.known, after.known, strict=True)
            )
        return any(new & humans & ~old for old, new in zip(before.known, after.known, strict=True))

    def digest(self) -> str:
        """Guards a save: equal moves must lead to equal digests."""
        return self.table.digest()
