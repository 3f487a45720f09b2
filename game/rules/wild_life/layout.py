"""The zones and counters of Wild Life by number, and the course of the game in numbers."""

from game.engine.game import MAX_SEATS
from game.engine.zone import Sight, Zone, per_seat

DECK, DISCARD = range(2)
HAND = 2
HABITAT = HAND + MAX_SEATS
RAIN = HABITAT + MAX_SEATS
"""``HAND + seat``, ``HABITAT + seat``, ``RAIN + seat`` are the zones of a seat."""

ZONES = (
    Zone("deck", Sight.HIDDEN),
    Zone("discard", Sight.PUBLIC),
    *per_seat("hand", Sight.OWNER, MAX_SEATS),
    *per_seat("habitat", Sight.PUBLIC, MAX_SEATS),
    *per_seat("rain", Sight.PUBLIC, MAX_SEATS),
)

HAND_CARDS = 6
PLAYS = 3
"""So many cards everybody plays in a cycle; who cannot discards until so many are left."""
CYCLES = {2: 8, 3: 6, 4: 4, 5: 5}
"""The number of cycles by the number of seats."""
MAX_CYCLES = max(CYCLES.values())

CYCLE, STARTER = range(2)
SCORE = 2
"""``CYCLE`` is the present cycle (0 …), ``SCORE + cycle × 5 + seat`` the footprints of a cycle."""

COUNTERS = (
    "cycle",
    "starter",
    *(f"score{cycle}@{seat}" for cycle in range(MAX_CYCLES) for seat in range(MAX_SEATS)),
)
