"""Places on the table: where a zone, a seat's plate or its tally is drawn."""

from typing import NamedTuple

SIZE = (1920, 960)
"""The size of a table in map pixels when no map says otherwise."""

CARD_KINDS = ("pile", "row", "fan", "groups", "grid")
KINDS = (*CARD_KINDS, "plate", "tally")


class Box(NamedTuple):
    """A rectangle in map pixels."""

    x: float
    y: float
    w: float
    h: float

    def holds(self, other: "Box") -> bool:
        """Whether another box lies wholly inside."""
        return (
            other.x >= self.x
            and other.y >= self.y
            and other.x + other.w <= self.x + self.w + 0.5
            and other.y + other.h <= self.y + self.h + 0.5
        )

    def inset(self, by: float) -> "Box":
        """The box made smaller on all sides."""
        return Box(self.x + by, self.y + by, max(1, self.w - 2 * by), max(1, self.h - 2 * by))


class Place(NamedTuple):
    """A place: what lies there (``key``, relative to the viewer), how (``kind``), and where.

    ``card`` is the width of a card (0: as large as fits the height), ``spread`` the share of a
    card that shows when cards overlap in a group, ``label`` a message of the catalogue; with
    ``sort`` cards lie by kind instead of in the order of the zone; a ``quiet`` place shows its mat
    only while it holds cards or is a target.
    """

    key: str
    kind: str
    box: Box
    card: float = 0
    label: str = ""
    spread: float = 0.3
    sort: bool = False
    quiet: bool = False

    @property
    def seat(self) -> int:
        """The seat relative to the viewer, −1 for what belongs to nobody."""
        _, at, number = self.key.partition("@")
        return int(number) if at and number.isdigit() else -1
