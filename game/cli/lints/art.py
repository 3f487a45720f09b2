"""Pictures: only the part of SVG that pygame's renderer draws right, and no huge files.

The renderer (nanosvg) drops text, ``use``, patterns, filters and images without a word, draws
clipped shapes unclipped, knows few colour names, and fills gradients with unitless coordinates
flat. Such a picture looks right in an editor and wrong in the game.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

SHAPES = {"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"}
GRADIENTS = {"linearGradient", "radialGradient"}
ALLOWED = SHAPES | GRADIENTS | {"svg", "g", "defs", "stop", "title", "desc"}
COLOURED = {"fill", "stroke", "stop-color"}
COORDINATES = {"x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy"}
FORBIDDEN = {"class", "clip-path", "mask", "filter", "mix-blend-mode"}


class Limits(NamedTuple):
    """How large a picture may be."""

    bytes: int
    shapes: int


ICON = Limits(8_000, 40)
PICTURE = Limits(64_000, 400)
TILES = Limits(400_000, 4_000)
"""The sources of the tile set are shown as PNG only."""

_SVG = "{http://www.w3.org/2000/svg}"
_COLOUR = re.compile(r"none|#[0-9a-fA-F]{6}|#[0-9a-fA-F]{3}|url\(#([\w-]+)\)")


def lint(assets: Path) -> list[str]:
    """The faults of all pictures and icons in the assets folder."""
    faults = []
    for folder, limits in (("art", PICTURE), ("icons", ICON)):
        for path in sorted((assets / folder).rglob("*.svg")):
            name = path.relative_to(assets.parent)
            own = TILES if path.parent.name == "table" else limits
            faults += [f"{name}: {fault}" for fault in picture(path, own)]
    return faults


def picture(path: Path, limits: Limits = PICTURE) -> Iterator[str]:
    """What is wrong with a picture that must keep to these limits."""
    data = path.read_bytes()
    if len(data) > limits.bytes:
        yield f"{len(data)} bytes, more than {limits.bytes}"
    if b"<!DOCTYPE" in data or b"<!ENTITY" in data:
        yield "a document type is not allowed"
        return
    try:
        root = ElementTree.fromstring(data)
    except ElementTree.ParseError as error:
        yield f"not XML: {error}"
        return
    if root.tag != f"{_SVG}svg" or not root.get("viewBox"):
        yield "the root must be an svg with a viewBox"
    elements = [element for element in root.iter() if isinstance(element.tag, str)]
    shapes = sum(element.tag.removeprefix(_SVG) in SHAPES for element in elements)
    if shapes > limits.shapes:
        yield f"{shapes} shapes, more than {limits.shapes}"
    names = {element.get("id", "") for element in elements}
    for element in elements:
        yield from _element(element, names)


def _element(element: ElementTree.Element, names: set[str]) -> Iterator[str]:
    tag = element.tag.removeprefix(_SVG)
    place = f"<{tag}{f' id={identity}' if (identity := element.get('id')) else ''}>"
    if tag not in ALLOWED:
        yield f"{place} is not drawn"
        return
    values = {**element.attrib, **_style(element)}
    for name in sorted(FORBIDDEN & values.keys()):
        yield f"{place} {name} is not drawn right"
    if tag == "g" and "opacity" in values:
        yield f"{place} opacity of a group is not drawn as one layer"
    for name in sorted(COLOURED & values.keys()):
        yield from _colour(place, name, values[name], names)
    if tag in GRADIENTS and values.get("gradientUnits") != "userSpaceOnUse":
        yield from _gradient(place, values)


def _style(element: ElementTree.Element) -> dict[str, str]:
    """The style attribute as a dict."""
    parts = (part.partition(":") for part in element.get("style", "").split(";") if part.strip())
    return {name.strip(): value.strip() for name, _, value in parts}


def _colour(place: str, name: str, value: str, names: set[str]) -> Iterator[str]:
    hit = _COLOUR.fullmatch(value.strip())
    if not hit:
        yield f"{place} {name}={value!r}: colours must be none, #rrggbb or url(#id)"
    elif hit[1] and hit[1] not in names:
        yield f"{place} {name}={value!r}: there is no such gradient"


def _gradient(place: str, values: dict[str, str]) -> Iterator[str]:
    for name in sorted(COORDINATES & values.keys()):
        if not values[name].endswith("%"):
            yield f"{place} {name}={values[name]!r}: needs percent, or gradientUnits=userSpaceOnUse"
