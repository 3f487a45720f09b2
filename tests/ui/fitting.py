"""Whether everything on a page has its place: nothing cut, nothing overlapping, nothing lost."""

from itertools import combinations

from game.ui import text
from game.ui.theme import HIT
from game.ui.widgets import (
    Button,
    Choice,
    IconButton,
    Label,
    Root,
    ScrollArea,
    Slider,
    TextField,
    Toggle,
    Widget,
    words,
)


def faults(root: Root) -> list[str]:
    """Everything that is wrong with the layout, in words; empty when all is well."""
    root.settle()
    found = [] if root.area.contains(root.content.rect) else ["the page leaves the window"]
    for widget in root.content.walk():
        found += _outside(widget) + _overlaps(widget) + _cut(widget) + _too_small(widget)
    return found


def _name(widget: Widget) -> str:
    say = getattr(widget, "say", "")
    return f"{type(widget).__name__} {words(say)!r} {tuple(widget.rect)}"


def _outside(widget: Widget) -> list[str]:
    """Children that leave their parent; what is scrolled may do so upwards and downwards."""
    room = widget.rect.copy()
    if isinstance(widget, ScrollArea):
        room.y, room.h = widget.children[0].rect.y, max(room.h, widget.children[0].rect.h)
    return [
        f"{_name(child)} leaves {_name(widget)}"
        for child in widget.shown()
        if not room.contains(child.rect)
    ]


def _overlaps(widget: Widget) -> list[str]:
    return [
        f"{_name(one)} overlaps {_name(other)}"
        for one, other in combinations(widget.shown(), 2)
        if one.rect.colliderect(other.rect)
    ]


def _cut(widget: Widget) -> list[str]:
    """Words that do not fit their widget, or are broken within."""
    found = []
    for lines, say, px, weight, width, height in _texts(widget):
        widest = max(text.width(line, px, weight) for line in lines)
        if widest > width:
            found.append(f"{_name(widget)}: {widest} pixels of words in {width}")
        if len(lines) * text.line_height(px, weight) > height:
            found.append(f"{_name(widget)}: {len(lines)} lines in {height} pixels")
        if " ".join(lines).split() != say.split():
            found.append(f"{_name(widget)}: a word is broken: {lines}")
    return found


Shown = tuple[tuple[str, ...], str, int, text.Weight, int, int]


def _texts(widget: Widget) -> list[Shown]:
    """What a widget shows: lines, the words meant, size, weight, the room for them."""
    m, rect = widget.metrics, widget.rect
    if isinstance(widget, IconButton):
        return []
    if isinstance(widget, Label):
        px = m.font(widget.size)
        say = words(widget.say)
        return [(widget.lines(rect.w), say, px, widget.weight, rect.w, rect.h)]
    if isinstance(widget, Button):
        px, room = m.font(widget.size), rect.w - widget.aside()
        return [(widget.lines(rect.w), words(widget.say), px, "medium", room, rect.h)]
    body = m.font("body")
    if isinstance(widget, Toggle):
        room = rect.w - widget.switch()[0]
        return [(widget.lines(rect.w), words(widget.say), body, "regular", room, rect.h)]
    if isinstance(widget, Slider):
        say = words(widget.show_value(widget.high))
        return [((say,), say, body, "medium", rect.right - widget.track().right, rect.h)]
    if isinstance(widget, Choice):
        return _options(widget)
    return []


def _options(choice: "Choice[object]") -> list[Shown]:
    px, rect = choice.metrics.font("body"), choice.rect
    says = [words(say) for _, say in choice.options]
    parts = choice.parts()
    if len(parts) == len(says) and choice.in_line(rect.w):
        pairs = zip(says, parts, strict=True)
        return [((say,), say, px, "medium", part.w, part.h) for say, part in pairs]
    room = parts[1].x - parts[0].right
    wrapped = [text.wrap(say, px, "medium", room - 2 * choice.metrics.u(4)) for say in says]
    pairs_of_lines = zip(wrapped, says, strict=True)
    return [(lines, say, px, "medium", room, rect.h) for lines, say in pairs_of_lines]


def _too_small(widget: Widget) -> list[str]:
    """Things to press that a finger would miss."""
    usable = isinstance(widget, Button | Toggle | Slider | Choice | TextField)
    least = widget.metrics.u(HIT)
    if not usable or min(widget.rect.size) >= least:
        return []
    return [f"{_name(widget)} is smaller than {least} pixels"]
