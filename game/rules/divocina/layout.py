"""The zones and counters of Divočina by number."""

from game.engine.game import MAX_SEATS
from game.engine.zone import Sight, Zone, per_seat

DECK, DISCARD, REVEALED, WILD = range(4)
HAND = 4
LAID = HAND + MAX_SEATS
LOOK = LAID + MAX_SEATS
"""``HAND + seat``, ``LAID + seat`` and ``LOOK + seat`` are the zones of a seat."""

ZONES = (
    Zone("deck", Sight.HIDDEN),
    Zone("discard", Sight.PUBLIC),
    Zone("revealed", Sight.PUBLIC),
    Zone("wild", Sight.PUBLIC),
    *per_seat("hand", Sight.OWNER, MAX_SEATS),
    *per_seat("laid", Sight.PUBLIC, MAX_SEATS),
    *per_seat("look", Sight.OWNER, MAX_SEATS),
)

TURN, LAST_TURNS, QUIET, GROUPS = range(4)
COUNTERS = ("turn", "last_turns", "quiet", "groups")
"""Whose turn it is; turns left once the deck has run out (0: it has not), the running one counted;
turns begun since a card left the deck; groups made so far (the number of a group is its mark)."""
