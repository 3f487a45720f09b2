"""The zones and counters of Dziki Samogon by number."""

from game.engine.zone import Sight, Zone, per_seat

SEATS = 4
"""At most so many play."""
HAND_CARDS = 5

DECK, DISCARD, MINION_DECK, MINION_DISCARD, ATTACK_DECK, ATTACK_DISCARD = range(6)
LEADER, LOCATION, SHELTER, MIDDLE, PLAYED, SUPPORT, BOX = range(6, 13)
"""``MIDDLE`` holds a minion that is being called; ``PLAYED`` the Item in play and ``SUPPORT`` the one
that strengthens it; ``BOX`` all that is not played with."""
CHARACTER = 13
HAND = CHARACTER + SEATS
MELEE = HAND + SEATS
"""``CHARACTER + seat``, ``HAND + seat`` and ``MELEE + seat`` are the zones of a seat."""
CHOICE = MELEE + SEATS
"""The Characters to choose from."""

ZONES = (
    Zone("deck", Sight.HIDDEN),
    Zone("discard", Sight.PUBLIC),
    Zone("minion_deck", Sight.HIDDEN),
    Zone("minion_discard", Sight.PUBLIC),
    Zone("attack_deck", Sight.HIDDEN),
    Zone("attack_discard", Sight.PUBLIC),
    Zone("leader", Sight.PUBLIC),
    Zone("location", Sight.PUBLIC),
    Zone("shelter", Sight.PUBLIC),
    Zone("middle", Sight.PUBLIC),
    Zone("played", Sight.PUBLIC),
    Zone("support", Sight.PUBLIC),
    Zone("box", Sight.PUBLIC),
    *per_seat("character", Sight.PUBLIC, SEATS),
    *per_seat("hand", Sight.PUBLIC, SEATS),
    *per_seat("melee", Sight.PUBLIC, SEATS),
    Zone("choice", Sight.PUBLIC),
)

FIRST, ROUND, TURN, LEADER_LIFE, LEADER_START, DARK_ARMOR, CROSSES, TOP, BOTTOM = range(9)
"""The first player's seat; the round (1 …); whose turn it is; the Leader's life, the life it began
with, and its Dark Armor; Haunting on the Forest of Crosses; Flasks added to either action."""
LIFE = 9
FLASKS = LIFE + SEATS
HAUNTING = FLASKS + SEATS
STRUCK = HAUNTING + SEATS
DEFEATED = STRUCK + SEATS
SUPPORTS = DEFEATED + SEATS
HEALED = SUPPORTS + SEATS
EXORCISED = HEALED + SEATS
"""Of each seat: life, Flasks and Haunting of the Character, and its deeds: damage to the Leader,
minions defeated, Items of others supported, life healed and Haunting removed by its actions."""
DEEDS = (STRUCK, DEFEATED, SUPPORTS, HEALED, EXORCISED)

_BY_SEAT = (
    "life",
    "flasks",
    "haunting",
    "struck",
    "defeated",
    "supports",
    "healed",
    "exorcised",
)
COUNTERS = (
    "first",
    "round",
    "turn",
    "leader_life",
    "leader_start",
    "dark_armor",
    "crosses",
    "top",
    "bottom",
    *(f"{name}@{seat}" for name in _BY_SEAT for seat in range(SEATS)),
)
