"""The state of a table as plain data: zones of slots, the faces behind them, numbers, steps.

Everything is ints and flat lists, because bots copy tables by the thousand. A *slot* is a card as
a thing that lies somewhere, the same int for the whole match; its *face* says what is printed on
it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Self

from game.engine.event import Event
from game.engine.rng import Dice, seeded

if TYPE_CHECKING:
    from game.engine.game import Game
    from game.engine.move import Move
    from game.engine.step import Step

Record = tuple[object, ...]


class State(Dice):
    """The whole state of a game, and what makes two of them the same.

    ``zones[z]`` lists the slots in zone z, top of a pile last; ``faces[s]`` is the face of slot s;
    ``known[s]`` the bit mask of seats that know it; ``marks[s]`` a public number on a card where it
    lies (0: none; its group, its damage), an empty list in games that use none; ``counters`` are
    the game's numbers, all of them public; ``sheets`` the scoring records so far; ``reveals`` grows
    whenever a seat gets to know a card.
    """

    __slots__ = (
        "_moves",
        "counters",
        "events",
        "faces",
        "game",
        "known",
        "marks",
        "options",
        "reveals",
        "seats",
        "sheets",
        "sight",
        "steps",
        "texts",
        "zones",
    )

    game: Game
    seats: int
    options: Mapping[str, int]
    texts: Mapping[str, str]
    sight: list[int]
    zones: list[list[int]]
    faces: list[int]
    known: list[int]
    marks: list[int]
    counters: list[int]
    steps: list[Step]
    sheets: tuple[Record, ...]
    reveals: int
    events: list[Event] | None
    _moves: list[Move] | None

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, int],
        seed: int,
        texts: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.texts = texts or {}
        self.sight = [zone.mask(seats) for zone in game.zones]
        self.zones = [[] for _ in game.zones]
        self.faces = []
        self.known = []
        self.marks = []
        self.counters = [0] * len(game.counters)
        self.steps = []
        self.sheets = ()
        self.rng = seeded(seed)
        self.reveals = 0
        self.events = None
        self._moves = None

    def clone(self) -> Self:
        """An independent copy to which nobody listens."""
        new = type(self).__new__(type(self))
        new.game = self.game
        new.seats = self.seats
        new.options = self.options
        new.texts = self.texts
        new.sight = self.sight
        new.zones = [zone[:] for zone in self.zones]
        new.faces = self.faces[:]
        new.known = self.known[:]
        new.marks = self.marks[:]
        new.counters = self.counters[:]
        new.steps = self.steps[:]
        new.sheets = self.sheets
        new.rng = self.rng
        new.reveals = self.reveals
        new.events = None
        new._moves = self._moves
        return new

    def state(self) -> tuple[object, ...]:
        """Everything that makes two tables the same, as plain data."""
        return (
            self.zones,
            self.faces,
            self.known,
            self.marks,
            self.counters,
            self.steps,
            self.sheets,
            self.rng,
        )

    def digest(self) -> str:
        """Eight hex digits that guard a save against running apart from its rules."""
        return hashlib.blake2s(repr(self.state()).encode(), digest_size=4).hexdigest()
