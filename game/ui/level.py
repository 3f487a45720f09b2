"""Levels: where the zones of a game lie on the table, read from Tiled maps.

A level is ``levels/<game>.tmx``: tile layers are the picture of the table, and one object layer
``seats-N`` for each number of seats holds the places. An object's name is what lies there, relative
to the viewer (``deck``, ``hand@0`` is mine, ``hand@1`` the next seat's in clockwise order), its
class (``type``) is how it is laid out. All lengths are map pixels. A map that cannot be used is
replaced by a plain arrangement, with the reason.
"""

import logging
from dataclasses import dataclass, field, replace
from itertools import product
from pathlib import Path
from typing import Any

import pytmx

from game import paths
from game.engine.game import Game
from game.ui.autolevel import arrange
from game.ui.mapfile import LONGEST, LevelError, inside, look_through
from game.ui.place import CARD_KINDS, KINDS, SIZE, Box, Place

_log = logging.getLogger(__name__)
Tile = tuple[Path, tuple[int, int, int, int], tuple[int, int]]
"""A tile of the background: image file, part of it (x, y, w, h), and where it goes (x, y)."""


@dataclass(frozen=True, eq=False)
class Level:
    """The table of a game: size in map pixels, background tiles, places by seats, and the tile
    that lies around the map (map property ``surround``: its number in the tileset, from 0).

    ``fault`` says why it is not the map that belongs to the game. A level equals itself alone, so
    that pictures of it may be kept."""

    size: tuple[int, int]
    tiles: list[Tile]
    places: dict[int, list[Place]] = field(default_factory=dict)
    surround: Tile | None = None
    fault: str = ""

    def for_seats(self, seats: int, game: Game) -> list[Place]:
        """The places for a number of seats; a plain arrangement where the map has none."""
        return self.places.get(seats) or arrange(game, seats)


def load(game: Game) -> Level:
    """The level of a game. If its map cannot be used, or not for some number of seats, there is a
    plain arrangement instead; ``fault`` and a line in the log say why."""
    path = paths.levels() / f"{game.name}.tmx"
    try:
        level = read(path)
    except LevelError as error:
        level, faults = Level(SIZE, []), [str(error)]
    else:
        faults = _drop_faulty(path, game, level)
    for fault in faults:
        _log.warning("level %s", fault)
    return replace(level, fault=faults[0]) if faults else level


def _drop_faulty(path: Path, game: Game, level: Level) -> list[str]:
    """Take out the numbers of seats that lack places or have some of another game."""
    dropped = []
    for seats in [seats for seats in level.places if seats in game.seats]:
        for fault in _faults(game, level, seats)[:1]:
            dropped.append(f"{path.name}: seats-{seats}: {fault}")
            del level.places[seats]
    return dropped


def read(path: Path) -> Level:
    """Read a map; ``LevelError`` with the reason if it cannot be used."""
    look_through(path)
    try:
        return _level(path, pytmx.TiledMap(str(path)))
    except LevelError:
        raise
    except Exception as error:  # pytmx raises whatever a wrong file happens to provoke
        raise LevelError(path, f"cannot be read as a Tiled map ({error!r})") from error


def _level(path: Path, tmx: pytmx.TiledMap) -> Level:
    size = (tmx.width * tmx.tilewidth, tmx.height * tmx.tileheight)
    places = {}
    for layer in tmx.layers:
        if isinstance(layer, pytmx.TiledObjectGroup) and str(layer.name).startswith("seats-"):
            places[_seats(path, str(layer.name))] = [_place(path, item) for item in layer]
    return Level(size, _tiles(path, tmx), places, _surround(path, tmx))


def _seats(path: Path, name: str) -> int:
    number = name.removeprefix("seats-")
    if not (number.isascii() and number.isdigit()):
        raise LevelError(path, f"layer {name!r}: should be called seats-2, seats-3 …")
    return int(number)


def _place(path: Path, item: Any) -> Place:
    """The place of an object; its zone must have a known class and a size."""
    name, kind = item.name or "", item.type or ""
    if kind not in KINDS:
        raise LevelError(path, f"object {name!r}: class {kind!r} is none of {', '.join(KINDS)}")
    if not (item.width > 0 and item.height > 0):
        raise LevelError(
            path, f"object {name!r}: has no size (objects from templates cannot be used)"
        )
    more = item.properties
    return Place(
        key=name,
        kind=kind,
        box=Box(float(item.x), float(item.y), float(item.width), float(item.height)),
        card=max(0.0, float(more.get("card", 0))),
        label=str(more.get("label", ""))[:LONGEST],
        spread=max(0.0, min(1.0, float(more.get("spread", 0.3)))),
        sort=bool(more.get("sort", False)),
        quiet=bool(more.get("quiet", False)),
    )


def _tiles(path: Path, tmx: pytmx.TiledMap) -> list[Tile]:
    """The background tiles in drawing order."""
    tiles: list[Tile] = []
    files: dict[str, Path] = {}
    for layer in tmx.visible_layers:
        if not isinstance(layer, pytmx.TiledTileLayer):
            continue
        for x, y, image in layer.tiles():
            tiles.append(_tile(path, tmx, image, (x * tmx.tilewidth, y * tmx.tileheight), files))
    return tiles


def _tile(
    path: Path, tmx: pytmx.TiledMap, image: Any, at: tuple[int, int], files: dict[str, Path]
) -> Tile:
    """A tile from what pytmx knows of its image, which lies inside the program's folder; ``files``
    are those that were looked at before, for a map may have very many tiles."""
    if image is None:
        raise LevelError(path, "a layer uses a tile that the tileset does not have")
    file = files.get(image[0])
    if file is None:
        file = inside(path, path, str(Path(image[0]).absolute()), "tileset image")
        files[image[0]] = file
    part = tuple(image[1]) if image[1] else (0, 0, tmx.tilewidth, tmx.tileheight)
    return (file, part, at)


def _surround(path: Path, tmx: pytmx.TiledMap) -> Tile | None:
    number = tmx.properties.get("surround")
    if number is None or not tmx.tilesets:
        return None
    images = [image for image in tmx.images if image]
    tileset = tmx.tilesets[0]
    if not 0 <= int(number) < tileset.tilecount or not images:
        raise LevelError(path, f"surround {number}: the tileset has no such tile")
    column, row = int(number) % tileset.columns, int(number) // tileset.columns
    part = (column * tmx.tilewidth, row * tmx.tileheight, tmx.tilewidth, tmx.tileheight)
    return _tile(path, tmx, (images[0][0], part), (0, 0), {})


def lint(game: Game) -> list[str]:
    """What is wrong with the level of a game: every zone, plate and tally must have its place for
    every number of seats, every place must be of this game and lie on the map."""
    path = paths.levels() / f"{game.name}.tmx"
    try:
        level = read(path)
    except LevelError as error:
        return [str(error)]
    faults = []
    for seats in game.seats:
        if seats not in level.places:
            faults.append(f"{path.name}: there is no layer seats-{seats}")
        else:
            faults += [
                f"{path.name}: seats-{seats}: {fault}" for fault in _faults(game, level, seats)
            ]
    return faults


def _used(game: Game, seats: int) -> set[str]:
    """Names of the zones that some choice of options uses with so many seats."""
    names = [option.name for option in game.options]
    values = [[choice.value for choice in option.choices] for option in game.options]
    every = {zone.name for zone in game.zones} - game.offstage
    chosen = (dict(zip(names, combination, strict=True)) for combination in product(*values))
    return set().union(*(every - game.unused(options, seats) for options in chosen))


def _faults(game: Game, level: Level, seats: int) -> list[str]:
    places = level.places[seats]
    keys = [place.key for place in places]
    wanted = [z.key for z in game.zones if z.seat < seats and z.name in _used(game, seats)]
    wanted += [f"plate@{seat}" for seat in range(seats)]
    known = {*wanted, *(f"tally@{seat}" for seat in range(seats)), *game.offstage}
    faults = [f"{key!r} has no place" for key in wanted if key not in keys]
    faults += [f"{key!r} is no zone of {game.name}" for key in keys if key not in known]
    faults += [
        f"{key!r} is there {keys.count(key)} times" for key in set(keys) if keys.count(key) > 1
    ]
    for place in places:
        name = place.key.partition("@")[0]
        if place.kind != name if name in ("plate", "tally") else place.kind not in CARD_KINDS:
            faults.append(f"{place.key!r} cannot be of the class {place.kind!r}")
    whole = Box(0, 0, *level.size)
    return faults + [f"{p.key!r} lies outside the map" for p in places if not whole.holds(p.box)]
