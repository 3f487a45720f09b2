"""What the people in front of the screen, or a bot, may see of a table.

Together with ``event.mask`` the only code that knows who sees what.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.engine.game import Game
    from game.engine.move import Move
    from game.engine.step import Ask, Step
    from game.engine.table import Record, Table


@dataclass(frozen=True, slots=True)
class View:
    """A table as ``seat`` sees it.

    ``zones[z]`` are the slots in zone z (their number and order are public), ``faces[s]`` the
    face of slot s or −1 if hidden; ``moves`` are filled only if ``seat`` is to decide. ``steps`` is
    what is under way, the last on top: steps hold slots and seats but no faces, so all is public.
    """

    game: Game
    seat: int
    seats: int
    options: Mapping[str, int]
    zones: tuple[tuple[int, ...], ...]
    faces: tuple[int, ...]
    marks: tuple[int, ...]
    counters: tuple[int, ...]
    sheets: tuple[Record, ...]
    steps: tuple[Step, ...]
    ask: Ask | None
    actor: int
    moves: tuple[Move, ...]

    @property
    def over(self) -> bool:
        """The game has ended."""
        return self.ask is None

    def zone(self, key: str) -> tuple[int, ...]:
        """The slots in a zone by its key (``deck``, ``hand@1``)."""
        return self.zones[self.game.zone_number(key)]


def view(table: Table, seat: int, others: int = 0) -> View:
    """The table for ``seat``, with all that the seats in the bit mask ``others`` see as well
    (people who look at the same open screen)."""
    seats = 1 << seat | others
    known = table.known
    return View(
        game=table.game,
        seat=seat,
        seats=table.seats,
        options=table.options,
        zones=tuple(map(tuple, table.zones)),
        faces=tuple(f if known[s] & seats else -1 for s, f in enumerate(table.faces)),
        marks=tuple(table.marks),
        counters=tuple(table.counters),
        sheets=table.sheets,
        steps=tuple(table.steps),
        ask=table.ask,
        actor=table.actor,
        moves=tuple(table.moves()) if table.actor == seat else (),
    )
