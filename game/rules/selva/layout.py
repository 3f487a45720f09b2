"""The zones and counters of Selva by number, and what the mark of a card in play says."""

from game.engine.zone import Sight, Zone, per_seat
from game.rules.selva.vocabulary import DAY, KEYWORD_KEYS, NIGHT

SEATS = 2
STACK = 0
ALFA = 1
WAITING = ALFA + SEATS
FOREST = WAITING + SEATS
DRAFT = FOREST + SEATS
HAND = DRAFT + SEATS
FIELD = HAND + SEATS
RESOURCES = FIELD + SEATS
ELEMENTS = RESOURCES + SEATS
SIGILS = ELEMENTS + SEATS
ISOLATION = SIGILS + SEATS
GRAVEYARD = ISOLATION + SEATS
"""``HAND + seat`` and so on are the zones of a seat; ``STACK`` holds the cards being played.

``WAITING`` are the Alfas of later games. ``DRAFT`` is the opening hand while it may be changed: its
owner is shown the cards that may be kept, and nobody sees how many those are.
"""

ZONES = (
    Zone("stack", Sight.PUBLIC),
    *per_seat("alfa", Sight.PUBLIC, SEATS),
    *per_seat("waiting", Sight.PUBLIC, SEATS),
    *per_seat("forest", Sight.HIDDEN, SEATS),
    *per_seat("draft", Sight.HIDDEN, SEATS),
    *per_seat("hand", Sight.OWNER, SEATS),
    *per_seat("field", Sight.PUBLIC, SEATS),
    *per_seat("resources", Sight.PUBLIC, SEATS),
    *per_seat("elements", Sight.PUBLIC, SEATS),
    *per_seat("sigils", Sight.OWNER, SEATS),
    *per_seat("isolation", Sight.PUBLIC, SEATS),
    *per_seat("graveyard", Sight.PUBLIC, SEATS),
)

TURN, ACTIVE, PHASE, GAME, BORDER, DEEDS, LAID, RECOVERED = range(8)
"""Turns begun in this game; whose turn it is; its phase; the number of the game in the match
(0 …); the first slot of the second player's cards; what its player has done in this turn; resources
laid and animals taken back from Isolation in it."""
LIFE = 8
WINS = LIFE + SEATS
"""``LIFE + seat`` is the life of an Alfa, ``WINS + seat`` the games won in a match."""
COUNTERS = (
    "turn",
    "active",
    "phase",
    "game",
    "border",
    "deeds",
    "laid",
    "recovered",
    *(f"life@{seat}" for seat in range(SEATS)),
    *(f"wins@{seat}" for seat in range(SEATS)),
)
OPENING, AWAKENING, PREPARATION, INTIMIDATION, CLASH, RETREAT = range(6)
"""Phases, as ``PHASE`` counts them."""

# --- marks ----------------------------------------------------------------------------------------

TURNED, FRESH, USED = 1, 2, 4
BY_DAY, BY_NIGHT = DAY << 3, NIGHT << 3
"""A mark is a number of bits: turned; came into play in this turn (a sigil: was laid); has used
its ability in this turn; attacks or blocks by day, by night."""
FIGHTING = BY_DAY | BY_NIGHT
MODE_SHIFT = 3
DAMAGE_SHIFT, POISON_SHIFT, INACTIVE_SHIFT, ATTACK_SHIFT, DEFENCE_SHIFT, KEYWORD_SHIFT = (
    5,
    9,
    13,
    17,
    22,
    27,
)
"""Then the numbers: damage, poison and inactivity (0–15), attack and defence until Retreat
(−16 … 15), and keywords until Retreat."""
NIBBLE = 15
DAMAGE_BITS = NIBBLE << DAMAGE_SHIFT
POISON_BITS = NIBBLE << POISON_SHIFT
INACTIVE_BITS = NIBBLE << INACTIVE_SHIFT
HURT = DAMAGE_BITS | 31 << DEFENCE_SHIFT
"""Any of these bits, and the defence may have fallen to nothing."""
LASTING = TURNED | POISON_BITS | INACTIVE_BITS
"""What stays on a card after Retreat."""
ALL_KEYWORDS = (1 << len(KEYWORD_KEYS)) - 1


def number(mark: int, shift: int) -> int:
    """Damage, poison or inactivity on a card."""
    return mark >> shift & NIBBLE


def signed(mark: int, shift: int) -> int:
    """The attack or defence that a card has more (or less) until Retreat."""
    return (mark >> shift & 31 ^ 16) - 16


def with_number(mark: int, shift: int, value: int) -> int:
    """The mark with another damage, poison or inactivity, at most 15."""
    return mark & ~(NIBBLE << shift) | min(value, NIBBLE) << shift


def with_signed(mark: int, shift: int, value: int) -> int:
    """The mark with another attack or defence until Retreat, within −16 … 15."""
    return mark & ~(31 << shift) | (max(-16, min(15, value)) & 31) << shift
