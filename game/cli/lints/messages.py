"""The messages of the program, read from its sources: arguments of ``T``, ``N_`` and ``_``, and
the labels of places in the levels."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

PLACEHOLDER = re.compile(r"\{(\w*)\}")
MARKERS = ("T", "N_", "_")


class Message(NamedTuple):
    """A message with its plural form ('' if it has none); ``place`` is its file."""

    text: str
    plural: str
    place: str


class Found(NamedTuple):
    """All messages by their text, and what is wrong in the sources."""

    messages: dict[str, Message]
    faults: list[str]


def find(package: Path, levels: Path) -> Found:
    """The messages of all Python files below a folder and of all maps in another, each once."""
    found = Found({}, [])
    for path in sorted(package.rglob("*.py")):
        place = path.relative_to(package.parent).as_posix()
        for node in ast.walk(ast.parse(path.read_text("utf-8"), place)):
            if isinstance(node, ast.Call) and _name(node) in MARKERS and node.args:
                _note(found, node, place)
    for path in sorted(levels.glob("*.tmx")):
        for label in _labels(path):
            found.messages.setdefault(label, Message(label, "", f"levels/{path.name}"))
    return found


def _labels(path: Path) -> list[str]:
    """The labels of a map; none if it cannot be read (the lint of levels says so)."""
    try:
        properties = ElementTree.parse(path).iter("property")
    except ElementTree.ParseError:
        return []
    return [p.get("value", "") for p in properties if p.get("name") == "label" and p.get("value")]


def _note(found: Found, call: ast.Call, place: str) -> None:
    for fault in _faults(call):
        found.faults.append(f"{place}: line {call.lineno}: {fault}")
    text = _literal(call.args[0])
    if not text:
        return
    plural = _plural(call)
    known = found.messages.get(text)
    if known is None or (plural and not known.plural):
        found.messages[text] = Message(text, plural, known.place if known else place)
    elif plural and plural != known.plural:
        found.faults.append(f"{place}: line {call.lineno}: {text!r} has two different plurals")


def _faults(call: ast.Call) -> Iterator[str]:
    if any(isinstance(argument, ast.JoinedStr | ast.BinOp) for argument in call.args):
        yield "a message must be one literal, or it cannot be translated"
    if _name(call) != "T" or any(word.arg is None for word in call.keywords):
        return
    text = _literal(call.args[0])
    given = {word.arg for word in call.keywords}
    for name in sorted({*PLACEHOLDER.findall(text), *PLACEHOLDER.findall(_plural(call))} - given):
        yield f"{text!r} gets no argument {name!r}"


def _name(call: ast.Call) -> str:
    """The plain name of what is called; '' for anything else."""
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _literal(node: ast.expr) -> str:
    """The text of a literal, also inside N_; '' for anything else."""
    if isinstance(node, ast.Call) and _name(node) == "N_" and node.args:
        return _literal(node.args[0])
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _plural(call: ast.Call) -> str:
    """The plural form given to T; '' if none."""
    if _name(call) != "T":
        return ""
    named = [word.value for word in call.keywords if word.arg == "plural"]
    given = [*call.args[1:2], *named]
    return _literal(given[0]) if given else ""
