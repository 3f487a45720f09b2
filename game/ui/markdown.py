"""Markdown taken apart: the blocks of a page of rules, free of how they will look.

Headings, paragraphs, lists in lists, tables, quotes and horizontal rules; **bold** and *italic*
within. Parsed by mistune; of what else Markdown knows, the words are kept.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import mistune
from mistune.plugins.table import table

BULLET = "•"


class Span(NamedTuple):
    """Words in one kind of letters."""

    text: str
    bold: bool = False
    italic: bool = False


Spans = tuple[Span, ...]


class Heading(NamedTuple):
    """A heading; ``level`` 1 is the title of the page."""

    level: int
    spans: Spans


class Paragraph(NamedTuple):
    """Running text."""

    spans: Spans


class Item(NamedTuple):
    """A point of a list, ``depth`` lists deep (0: outermost). Further paragraphs of a point have
    an empty ``marker``; ``last`` ends the outermost list."""

    depth: int
    marker: str
    spans: Spans


class Table(NamedTuple):
    """Rows of cells, the head first; ``right`` says which columns stand at the right."""

    rows: tuple[tuple[Spans, ...], ...]
    right: tuple[bool, ...]


class Quote(NamedTuple):
    """Set apart from the text, an example for instance."""

    blocks: tuple["Block", ...]


class Rule(NamedTuple):
    """A line across."""


Block = Heading | Paragraph | Item | Table | Quote | Rule

_parse = mistune.create_markdown(renderer=None, plugins=[table])


def blocks(source: str) -> list[Block]:
    """The blocks of a Markdown text, in reading order."""
    nodes = _parse(source)
    assert isinstance(nodes, list)
    return list(_blocks(nodes))


def plain(spans: Spans) -> str:
    """The words without their letters."""
    return "".join(span.text for span in spans)


def _blocks(nodes: list[dict[str, Any]]) -> Iterator[Block]:
    for node in nodes:
        match node["type"]:
            case "heading":
                yield Heading(node["attrs"]["level"], _spans(node))
            case "paragraph" | "block_text":
                yield Paragraph(_spans(node))
            case "list":
                yield from _items(node)
            case "table":
                yield _table(node)
            case "block_quote":
                yield Quote(tuple(_blocks(node["children"])))
            case "thematic_break":
                yield Rule()


def _items(node: dict[str, Any]) -> Iterator[Block]:
    """The points of a list; whatever else stands in a point follows it as it is."""
    attrs = node["attrs"]
    first = attrs.get("start", 1)
    for number, item in enumerate(node["children"], start=first):
        marker = f"{number}." if attrs["ordered"] else BULLET
        for block in _blocks(item["children"]):
            if isinstance(block, Paragraph):
                yield Item(attrs["depth"], marker, block.spans)
                marker = ""
            else:
                yield block


def _table(node: dict[str, Any]) -> Table:
    head, *bodies = node["children"]
    lines = [head, *(row for body in bodies for row in body["children"])]
    rows = tuple(tuple(_spans(cell) for cell in line["children"]) for line in lines)
    right = tuple(cell["attrs"]["align"] == "right" for cell in head["children"])
    return Table(rows, right)


def _spans(node: dict[str, Any]) -> Spans:
    return tuple(span for span in _inline(node.get("children", []), False, False) if span.text)


def _inline(nodes: list[dict[str, Any]], bold: bool, italic: bool) -> Iterator[Span]:
    for node in nodes:
        kind = node["type"]
        if kind in ("softbreak", "linebreak"):
            yield Span(" ", bold, italic)
        elif "children" in node:
            inner = node["children"]
            yield from _inline(inner, bold or kind == "strong", italic or kind == "emphasis")
        elif "raw" in node:
            yield Span(node["raw"], bold or kind == "codespan", italic)
