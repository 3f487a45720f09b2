"""The table: a state with its legal moves, and the verbs by which the rules change it.

Shuffling permutes the faces under the slots, so following a slot through a shuffle teaches
nothing. Rules change a table only by its verbs, which also tell those who listen.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.engine.event import COUNTED, MARKED, MOVED, SAID, SCORED, SHUFFLED, Event, Shown
from game.engine.state import Record, State

if TYPE_CHECKING:
    from game.engine.move import Move
    from game.engine.step import Ask, Step

__all__ = ["Record", "RulesError", "Table"]
STEP_LIMIT = 10_000


class RulesError(Exception):
    """The rules were broken from outside (an illegal move) or inside (an endless loop)."""


class Table(State):
    """A table that is played on: decisions, verbs, and events for those who listen."""

    __slots__ = ()

    # --- deciding -------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Nothing is left to do."""
        return not self.steps

    @property
    def ask(self) -> Ask | None:
        """The decision the table waits for, ``None`` when the game is over."""
        return self.steps[-1] if self.steps else None  # type: ignore[return-value]

    @property
    def actor(self) -> int:
        """The seat that is to decide, −1 when the game is over."""
        return self.steps[-1].seat if self.steps else -1  # type: ignore[attr-defined]

    def moves(self) -> list[Move]:
        """The legal moves of the actor (none when the game is over); computed once per stop."""
        moves = self._moves
        if moves is None:
            moves = self._moves = self.steps[-1].moves(self) if self.steps else []  # type: ignore[attr-defined]
        return moves

    def play(self, move: Move) -> None:
        """Carry out a move that is known to be legal and run on to the next decision."""
        step = self.steps.pop()
        self._moves = None
        step.play(self, move)  # type: ignore[attr-defined]
        self.advance()

    def play_checked(self, move: Move) -> None:
        """As ``play``; ``RulesError`` if the move is not legal."""
        if move not in self.moves():
            raise RulesError(f"illegal move: {move}")
        self.play(move)

    def advance(self) -> None:
        """Run steps until one asks or none is left."""
        steps = self.steps
        for _ in range(STEP_LIMIT):
            if not steps or steps[-1].asks:
                return
            steps.pop().run(self)
        raise RulesError("the rules went round in circles")

    # --- verbs ----------------------------------------------------------------------------

    def push(self, *steps: Step) -> None:
        """Let these steps follow, in reading order, before whatever was to come next."""
        self.steps.extend(steps[::-1])

    def move(self, slot: int, source: int, target: int, at: int = -1) -> None:
        """Move a card from a zone onto the top of another (or to index ``at``: 0 = bottom)."""
        self.zones[source].remove(slot)
        self._put(slot, target, at)
        if self.events is not None:
            self._tell_moved((slot,), source, target)

    def draw(self, source: int, target: int) -> int:
        """Move the top card of a zone; returns its slot. The zone must not be empty."""
        slot = self.zones[source].pop()
        self._put(slot, target, -1)
        if self.events is not None:
            self._tell_moved((slot,), source, target)
        return slot

    def deal(self, source: int, target: int, n: int) -> list[int]:
        """Move the top ``n`` cards of a zone (or as many as there are), the top one first."""
        pile = self.zones[source]
        slots = pile[: -n - 1 : -1] if n > 0 else []
        if slots:
            del pile[-n:]
            self._put_all(slots, source, target)
        return slots

    def move_all(self, source: int, target: int) -> None:
        """Move all the cards of a zone, keeping their order."""
        slots = self.zones[source]
        if slots:
            self.zones[source] = []
            self._put_all(slots, source, target)

    def _put_all(self, slots: list[int], source: int, target: int) -> None:
        for slot in slots:
            self._put(slot, target, -1)
        if self.events is not None:
            self._tell_moved(tuple(slots), source, target)

    def _put(self, slot: int, target: int, at: int) -> None:
        zone = self.zones[target]
        if at < 0:
            zone.append(slot)
        else:
            zone.insert(at, slot)
        known = self.known[slot]
        seen = known | self.sight[target]
        if seen != known:
            self.known[slot] = seen
            self.reveals += 1

    def show(self, slots: Iterable[int], seats: int) -> None:
        """Let the seats of a bit mask see the faces of cards where they lie."""
        for slot in slots:
            if self.known[slot] | seats != self.known[slot]:
                self.known[slot] |= seats
                self.reveals += 1

    def shuffle(self, zone: int) -> None:
        """Shuffle a zone: its faces are permuted under its slots and nobody knows them any more
        (but those who see into the zone)."""
        slots = self.zones[zone]
        pool = [self.faces[slot] for slot in slots]
        self.shuffle_list(pool)
        seen = self.sight[zone]
        for slot, face in zip(slots, pool, strict=True):
            self.faces[slot] = face
            self.known[slot] = seen
        if self.events is not None:
            self.events.append(Event(SHUFFLED, target=zone))

    def count(self, counter: int, delta: int) -> None:
        """Add to a counter."""
        self.set_count(counter, self.counters[counter] + delta)

    def set_count(self, counter: int, value: int) -> None:
        """Give a counter a value."""
        self.counters[counter] = value
        if self.events is not None:
            self.events.append(Event(COUNTED, target=counter, n=value))

    def mark(self, slots: Iterable[int], value: int) -> None:
        """Put a public number on cards where they lie."""
        marks, slots = self.marks, tuple(slots)
        for slot in slots:
            marks[slot] = value
        if self.events is not None:
            self.events.append(Event(MARKED, cards=self._shown(slots), n=value))

    def score(self, record: Record) -> None:
        """Add a scoring record (plain data that ``Game.sheet`` turns into words)."""
        self.sheets = (*self.sheets, record)
        if self.events is not None:
            self.events.append(Event(SCORED, n=len(self.sheets) - 1))

    def say(
        self, message: str, seat: int = -1, cards: Iterable[int] = (), other: int = -1, n: int = 0
    ) -> None:
        """Add a line to the log: a catalogue message with {seat}, {other}, {cards} and {n}."""
        if self.events is not None:
            self.events.append(
                Event(SAID, cards=self._shown(cards), n=n, seat=seat, other=other, message=message)
            )

    def _tell_moved(self, slots: tuple[int, ...], source: int, target: int) -> None:
        if self.events is not None:
            self.events.append(Event(MOVED, source, target, self._shown(slots)))

    def _shown(self, slots: Iterable[int]) -> tuple[Shown, ...]:
        return tuple(Shown(slot, self.faces[slot], self.known[slot]) for slot in slots)
