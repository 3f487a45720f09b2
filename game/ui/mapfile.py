"""Looks a Tiled map through before it is read, because maps are edited and passed on.

pytmx follows every path and believes every size that stands in a map. Here it is made sure that a
map is small, complete, of the kind that the table can use, and leads nowhere outside the program.
"""

import math
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

from game import paths

MOST_BYTES = 1_000_000
MOST_TILES = 200
"""Along one side of a map, and of the picture of a tileset."""
MOST_PIXELS = 16_384
MOST_AREA = 16_000_000
"""Pixels of a map, because it is painted as a whole: 64 MB."""
LONGEST = 200
"""Letters of a message that comes from elsewhere."""
_SIZES = {
    "map": {"width": MOST_TILES, "height": MOST_TILES, "tilewidth": 2048, "tileheight": 2048},
    "layer": {"width": MOST_TILES, "height": MOST_TILES},
    "tileset": {"tilewidth": 2048, "tileheight": 2048, "columns": MOST_TILES},
    "image": {"width": MOST_PIXELS, "height": MOST_PIXELS},
}
"""The sizes that elements must have, from 1 to so much."""
_PLACES = {"x", "y", "width", "height", "rotation", "offsetx", "offsety"}


class LevelError(Exception):
    """A map cannot be used: which file, and why."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path.name}: {reason}")
        self.path = path
        self.reason = reason


def look_through(path: Path) -> None:
    """``LevelError`` with the reason if a map, or a tileset it names, should not be read."""
    tree = _parsed(path)
    if tree.tag != "map":
        raise LevelError(path, "cannot be read as a Tiled map (it has no map)")
    if tree.get("infinite", "0") != "0":
        raise LevelError(path, "is an infinite map; give it a fixed size in Tiled")
    _look_at_all(path, tree)
    if math.prod(int(tree.get(name, "")) for name in _SIZES["map"]) > MOST_AREA:
        raise LevelError(path, f"the map has more than {MOST_AREA:,} pixels")
    for tileset in tree.iter("tileset"):
        source = tileset.get("source")
        if source is not None:
            _look_at_tileset(inside(path, path, source, "tileset"))


def inside(level: Path, base: Path, source: str, what: str) -> Path:
    """The file that a path in ``base`` means; ``LevelError`` if it is missing or lies outside the
    program, where nothing may be read."""
    if "\0" in source:
        raise LevelError(level, f"{what} has an impossible name")
    try:
        file = (base.parent / source.replace("\\", "/")).resolve()
        found = file.is_file()
    except OSError:  # no file system could have such a name
        raise LevelError(level, f"{what} has an impossible name") from None
    if paths.assets().parent.resolve() not in file.parents:
        raise LevelError(level, f"{what} {source[:LONGEST]} lies outside the program")
    if not found:
        raise LevelError(level, f"{what} {source[:LONGEST]} is missing")
    return file


def _look_at_tileset(path: Path) -> None:
    tree = _parsed(path)
    if tree.tag != "tileset" or tree.find("image") is None:
        raise LevelError(path, "is no tileset with one picture")
    _look_at_all(path, tree)


def _parsed(path: Path) -> ElementTree.Element:
    """The elements of a file. Without declarations of its own, by which a small file can grow
    without end."""
    try:
        content = paths.content(path, MOST_BYTES)
        if b"\0" in content or b"<!DOCTYPE" in content or b"<!ENTITY" in content:
            raise LevelError(path, "cannot be read as a Tiled map (it declares entities)")
        return ElementTree.fromstring(content)
    except OSError as error:
        raise LevelError(path, f"cannot be read: {error.strerror or error}") from error
    except (ElementTree.ParseError, ValueError, LookupError) as error:
        raise LevelError(path, f"cannot be read as a Tiled map ({error})") from error


def _look_at_all(path: Path, tree: ElementTree.Element) -> None:
    for element in tree.iter():
        for fault in _faults(element):
            named = element.get("name") or element.get("id") or ""
            raise LevelError(path, f"{element.tag} {named[:LONGEST]!r}: {fault}")
        if element.tag == "image":
            inside(path, path, element.get("source", ""), "tileset image")


def _faults(element: ElementTree.Element) -> Iterator[str]:
    """What is wrong with one element."""
    for name, most in _SIZES.get(element.tag, {}).items():
        value = element.get(name, "")
        known = element.tag == "tileset" and "source" in element.attrib
        if not known and not (value.isascii() and value.isdigit() and 1 <= _whole(value) <= most):
            yield f"{name} must be 1 to {most}, not {value[:LONGEST]!r}"
    if "template" in element.attrib:
        yield "objects from templates cannot be used"
    if element.tag == "data" and (element.get("encoding") != "csv" or element.get("compression")):
        yield "set the format of tile layers to CSV in Tiled"
    if element.tag in ("group", "imagelayer", "chunk"):
        yield "groups, image layers and chunks cannot be used"
    if element.tag in ("object", "objectgroup"):
        for name in _PLACES.intersection(element.keys()):
            if not _is_measure(element.get(name, "")):
                yield f"{name} must be a number of pixels"
    if element.get("type") in ("int", "float") and not _is_measure(element.get("value", "0")):
        yield "must be a number"


def _whole(digits: str) -> int:
    return int(digits) if len(digits) < 10 else MOST_PIXELS + 1


def _is_measure(value: str) -> bool:
    """A number that is neither endless nor far outside of every map."""
    try:
        return len(value) < 40 and math.isfinite(number := float(value)) and abs(number) <= 1e5
    except ValueError:
        return False
