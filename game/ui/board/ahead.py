"""Painting ahead: the cards that may come to lie on a board, painted while there is time.

A card that is seen for the first time takes some milliseconds to paint. Where several turn up at
once, in a fresh hand or a new row, the picture would stand still for as long.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator

from game.engine.event import MOVED, Event
from game.engine.zone import Sight
from game.ui import cardface
from game.ui.board.board import Board
from game.ui.cache import COMMON, size_of
from game.ui.layout import spots

ROOM = 0.5
"""The share of the common memory for pictures that cards painted ahead may take."""


Job = tuple[int, int]
"""A face and a width in pixels."""


class Ahead:
    """Paints cards one at a time: first those of the events that are ``waiting`` to be shown, then
    all faces of the game in the widths at which they lie on the board, at last in the width in
    pixels of a ``large`` card."""

    def __init__(self, board: Board, waiting: Collection[Event], large: Callable[[], int]) -> None:
        self.board = board
        self.waiting = waiting
        self.large = large
        self.painted: set[Job] = set()
        self.bytes = 0
        self.jobs: Iterator[Job] = iter(())

    def again(self) -> None:
        """All is painted in another way from now on: another size, language or other marks."""
        self.painted.clear()
        self.bytes = 0
        self.jobs = iter(())

    def paint(self) -> bool:
        """Paint a card; False if there is none left to paint, or no room for it."""
        if self.bytes > ROOM * COMMON.limit:
            return False
        job = self._soon() or next(self.jobs, None)
        if job is None:
            self.jobs = iter(self._missing())
            job = next(self.jobs, None)
        if job is None:
            return False
        face, width = job
        self.painted.add(job)
        self.bytes += size_of(cardface.front(self.board.game.faces[face], width))
        return True

    def _soon(self) -> Job | None:
        """The next card that is about to be seen."""
        for event in self.waiting:
            if event.kind == MOVED and (width := self._width(event.target)):
                for card in event.cards:
                    if card.face >= 0 and (card.face, width) not in self.painted:
                        return card.face, width
        return None

    def _width(self, zone: int) -> int:
        """The width of a card that comes to lie in a zone, 0 if it is not on the table."""
        for slot in self.board.zones[zone]:
            if sprite := self.board.sprites.get(slot):
                return round(sprite.goal.w)
        place = self.board.place_of(zone)
        return round(spots(self.board.fitted(place), [0])[0].w) if place else 0

    def _missing(self) -> list[Job]:
        """What is still to be painted, the widths of the most zones first."""
        faces = range(len(self.board.game.faces))
        wanted = [(face, width) for width in self._widths() for face in faces]
        return [job for job in wanted if job not in self.painted]

    def _widths(self) -> list[int]:
        """The widths of cards that lie open to the viewer; not in quiet places, which are for a few
        cards that are seldom there."""
        board, widths = self.board, Counter[int]()
        for zone, place in board.places():
            of = board.game.zones[zone]
            seen = of.sight is Sight.PUBLIC or (of.sight is Sight.OWNER and of.seat == board.viewer)
            if seen and not place.quiet:
                own = {round(board.sprites[slot].goal.w) for slot in board.zones[zone]}
                widths.update(own or {self._width(zone)})
        often = [width for width, _ in widths.most_common() if width >= cardface.SMALLEST_NAME]
        return [*often, self.large()]
