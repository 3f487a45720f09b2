"""Zones: the places where cards lie, and who sees into them."""

from enum import Enum
from typing import NamedTuple


class Sight(Enum):
    """Who sees the faces of the cards in a zone."""

    PUBLIC = "public"
    OWNER = "owner"
    HIDDEN = "hidden"


class Zone(NamedTuple):
    """A zone of a game. ``seat`` is its owner or −1; its number is its place in ``Game.zones``."""

    name: str
    sight: Sight
    seat: int = -1

    @property
    def key(self) -> str:
        """The name used by levels and in messages: ``deck``, ``hand@2``."""
        return self.name if self.seat < 0 else f"{self.name}@{self.seat}"

    def mask(self, seats: int) -> int:
        """The bit mask of the seats (of ``seats``) that see into the zone."""
        if self.sight is Sight.PUBLIC:
            return (1 << seats) - 1
        return 1 << self.seat if self.sight is Sight.OWNER and self.seat < seats else 0


def per_seat(name: str, sight: Sight, seats: int) -> list[Zone]:
    """The zone ``name`` of every seat, in order of the seats."""
    return [Zone(name, sight, seat) for seat in range(seats)]
