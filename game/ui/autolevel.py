"""A plain arrangement of any game's zones, for games and seat numbers without a map.

The viewer sits at the bottom, the others side by side along the top, the common zones lie in a
row in between.
"""

from game.engine.game import Game
from game.engine.zone import Sight, Zone
from game.ui.place import SIZE, Box, Place

_MARGIN = 12.0


def arrange(game: Game, seats: int) -> list[Place]:
    """Places for every zone and plate of a game."""
    width, height = SIZE
    own = [zone for zone in game.zones if zone.seat == 0 and zone.name not in game.offstage]
    common = [zone for zone in game.zones if zone.seat < 0 and zone.name not in game.offstage]
    places = _area(own, 0, Box(0, height * 0.6, width, height * 0.4))
    column = width / max(1, seats - 1)
    for seat in range(1, seats):
        places += _area(own, seat, Box((seat - 1) * column, 0, column, height * 0.36))
    places += _row(common, -1, Box(0, height * 0.37, width, height * 0.22))
    return places


def _area(zones: list[Zone], seat: int, box: Box) -> list[Place]:
    """A seat's plate, and its zones side by side beneath."""
    plate = Box(box.x, box.y, box.w, box.h * 0.24).inset(_MARGIN / 2)
    rest = Box(box.x, box.y + box.h * 0.24, box.w, box.h * 0.76)
    return [Place(f"plate@{seat}", "plate", plate), *_row(zones, seat, rest)]


def _row(zones: list[Zone], seat: int, box: Box) -> list[Place]:
    step = box.w / max(1, len(zones))
    return [
        Place(
            zone.name if seat < 0 else f"{zone.name}@{seat}",
            "pile" if zone.sight is Sight.HIDDEN else "row",
            Box(box.x + number * step, box.y, step, box.h).inset(_MARGIN),
        )
        for number, zone in enumerate(zones)
    ]
