"""Texts, events and sheets as plain English lines, independent of the language in use."""

from collections.abc import Sequence

from game.engine.event import SAID, Event
from game.engine.game import Game, Sheet
from game.engine.text import Seat, Text

HIDDEN = "a hidden card"


def english(text: Text | str, names: Sequence[str] = ()) -> str:
    """A text with its arguments filled in; ``KeyError`` if an argument is missing."""
    if isinstance(text, str):
        return text
    args = {key: _shown(value, names) for key, value in text.args}
    n = dict(text.args).get("n")
    message = text.plural if text.plural and n != 1 else text.message
    return message.format(**args)


def _shown(value: object, names: Sequence[str]) -> str:
    if isinstance(value, Text):
        return english(value, names)
    if isinstance(value, Seat):
        return names[value.number] if names else f"Player {value.number + 1}"
    return str(value)


def log_line(game: Game, event: Event, names: Sequence[str]) -> str:
    """A ``said`` event as the log shows it; cards with the face −1 are not named."""
    faces = [english(game.faces[c.face].name) if c.face >= 0 else HIDDEN for c in event.cards]
    args: dict[str, object] = {"cards": ", ".join(faces), "n": event.n}
    if event.seat >= 0:
        args["seat"] = names[event.seat]
    if event.other >= 0:
        args["other"] = names[event.other]
    return event.message.format(**args)


def log_lines(game: Game, events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """All that was said, line by line."""
    return [log_line(game, event, names) for event in events if event.kind == SAID]


def sheet_lines(sheet: Sheet, names: Sequence[str]) -> list[str]:
    """A scoring sheet, a line for each row."""
    lines = [english(sheet.title, names)]
    for name, rows, total in zip(names, sheet.rows, sheet.totals, strict=True):
        lines.append(f"  {name}: {total}")
        for row in rows:
            why = english(row.why, names)
            label = english(row.label, names)
            lines.append(f"    {row.points:+d}  {label}{' · ' if why else ''}{why}")
    return lines
