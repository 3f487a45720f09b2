"""What happened at the table, for those who watch: animation, log, undo.

Events are made only while somebody listens (``Table.events`` is a list). They carry the truth and
who knows it; ``mask`` is what a watcher may be shown of one.
"""

from typing import NamedTuple

MOVED, SHUFFLED, COUNTED, SAID, SCORED = "moved", "shuffled", "counted", "said", "scored"
MARKED = "marked"


class Shown(NamedTuple):
    """A card in an event: its slot, its face at that time (−1: hidden) and the seats that knew."""

    slot: int
    face: int
    known: int


class Event(NamedTuple):
    """One thing that happened.

    ``moved``: ``cards`` went from zone ``source`` to zone ``target``. ``shuffled``: zone
    ``target``. ``counted``: counter ``target`` is now ``n``. ``marked``: ``cards`` bear the
    number ``n`` now. ``said``: a line of the log, ``message`` with {seat}, {other}, {cards}, {n}.
    ``scored``: sheet number ``n`` was added.
    """

    kind: str
    source: int = -1
    target: int = -1
    cards: tuple[Shown, ...] = ()
    n: int = 0
    seat: int = -1
    other: int = -1
    message: str = ""


def mask(event: Event, seats: int) -> Event:
    """The event as the seats in the bit mask ``seats`` together may see it."""
    if all(card.face < 0 or card.known & seats for card in event.cards):
        return event
    cards = tuple(c if c.known & seats else c._replace(face=-1) for c in event.cards)
    return event._replace(cards=cards)
