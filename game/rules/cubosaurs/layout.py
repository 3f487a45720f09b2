"""The zones and counters of Cubosaurs by number."""

from game.engine.game import MAX_SEATS
from game.engine.zone import Sight, Zone, per_seat

DECK, ASIDE, REMOVED, TILE_DECK, TILE_ROW = range(5)
HAND = 5
COLL = HAND + MAX_SEATS
BOUGHT = COLL + MAX_SEATS
"""``HAND + seat``, ``COLL + seat``, ``BOUGHT + seat`` are the zones of a seat."""

ZONES = (
    Zone("deck", Sight.HIDDEN),
    Zone("aside", Sight.HIDDEN),
    Zone("removed", Sight.PUBLIC),
    Zone("tile_deck", Sight.HIDDEN),
    Zone("tiles", Sight.PUBLIC),
    *per_seat("hand", Sight.OWNER, MAX_SEATS),
    *per_seat("collection", Sight.PUBLIC, MAX_SEATS),
    *per_seat("bought", Sight.PUBLIC, MAX_SEATS),
)

ROUND, DIRECTION, STARTER, HAS_BOUGHT, POOL = range(5)
DNA = 5
SCORE = DNA + MAX_SEATS
MAX_ROUNDS = 4
"""``DNA + seat`` counts tokens, ``SCORE + round × 5 + seat`` holds the points of a round (0 …)."""

COUNTERS = (
    "round",
    "direction",
    "starter",
    "has_bought",
    "pool",
    *(f"dna@{seat}" for seat in range(MAX_SEATS)),
    *(f"score{r}@{seat}" for r in range(MAX_ROUNDS) for seat in range(MAX_SEATS)),
)
