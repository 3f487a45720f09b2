"""Whether the widgets of these scenes that draw their own words have the room for them."""

from game.ui import text
from game.ui.contents import Entry
from game.ui.document import TableGrid
from game.ui.manual import Key
from game.ui.richtext import RichText
from game.ui.saverow import SaveRow
from game.ui.scoresheet import Points
from game.ui.widgets import Root, Widget, words
from tests.ui.fitting import faults


def all_faults(root: Root) -> list[str]:
    """Everything that is wrong with the layout of a page."""
    found = faults(root)
    for widget in root.content.walk():
        found += [f"{type(widget).__name__}: {fault}" for fault in _own(widget)]
    return found


def _own(widget: Widget) -> list[str]:
    rect = widget.rect
    if isinstance(widget, RichText):
        lines = widget.lines(rect.w)
        high = widget.height_for(rect.w)
        ends = [line[-1] for line in lines if line]
        widest = max((p.x + text.width(p.text, widget.px, p.weight) for p in ends), default=0)
        return _room("words", widest, high, rect.w, rect.h) + _whole(widget)
    if isinstance(widget, TableGrid):
        return _room("columns", sum(widget._widths(rect.w)), 0, rect.w, rect.h)
    if isinstance(widget, SaveRow | Entry | Key | Points):
        return _room("words", _least(widget), widget.height_for(rect.w), rect.w, rect.h)
    return []


def _least(widget: SaveRow | Entry | Key | Points) -> int:
    """The width without which a word would be broken."""
    font = widget.metrics.font
    if isinstance(widget, SaveRow):
        title = text.longest_word(words(widget.title), font("body"), "semibold")
        return title + sum(widget._aside())
    if isinstance(widget, Entry):
        return text.longest_word(widget.say, font(widget.size), "medium") + widget._left()
    return widget.natural_width()


def _room(what: str, wide: int, high: int, width: int, height: int) -> list[str]:
    if wide > width or high > height:
        return [f"{what} of {wide}×{high} pixels in {width}×{height}"]
    return []


def _whole(rich: RichText) -> list[str]:
    """Words that were broken within."""
    meant = "".join(span.text for span in rich.spans).split()
    shown = sum(len(line) for line in rich.lines(rich.rect.w))
    return [f"a word of {meant} is broken"] if shown > len(meant) + len(rich.spans) else []
