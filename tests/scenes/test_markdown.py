"""Markdown becomes blocks, and blocks become text that is wrapped and tables that fit."""

import pytest

from game.ui import text
from game.ui.document import Document, TableGrid
from game.ui.markdown import (
    BULLET,
    Heading,
    Item,
    Paragraph,
    Quote,
    Rule,
    Span,
    Table,
    blocks,
    plain,
)
from game.ui.richtext import lines, longest_word
from game.ui.theme import Metrics

PAGE = """# Title

Words **bold *both*** and _slanted_
on two lines.

- one
  - inner
- two

  more of two

3. third
4. fourth

> Aside.

| a | b |
|---|--:|
| x | **1** |

---
"""


def test_all_kinds_of_blocks_are_found() -> None:
    assert blocks(PAGE) == [
        Heading(1, (Span("Title"),)),
        Paragraph(
            (
                Span("Words "),
                Span("bold ", bold=True),
                Span("both", bold=True, italic=True),
                Span(" and "),
                Span("slanted", italic=True),
                Span(" "),
                Span("on two lines."),
            )
        ),
        Item(0, BULLET, (Span("one"),)),
        Item(1, BULLET, (Span("inner"),)),
        Item(0, BULLET, (Span("two"),)),
        Item(0, "", (Span("more of two"),)),
        Item(0, "3.", (Span("third"),)),
        Item(0, "4.", (Span("fourth"),)),
        Quote((Paragraph((Span("Aside."),)),)),
        Table(
            (
                ((Span("a"),), (Span("b"),)),
                ((Span("x"),), (Span("1", bold=True),)),
            ),
            (False, True),
        ),
        Rule(),
    ]


@pytest.mark.parametrize("source", ["", "\n\n", "**", "| a |\n|--", "- ", "[x](y) `z` <b>", "#"])
def test_odd_sources_do_no_harm(source: str) -> None:
    assert isinstance(Document(blocks(source)), Document)


def test_words_of_links_and_code_are_kept() -> None:
    (paragraph,) = blocks("see [the page](https://example.org) and `code`")
    assert isinstance(paragraph, Paragraph)
    assert plain(paragraph.spans) == "see the page and code"


def test_running_text_is_wrapped_without_losing_a_letter() -> None:
    spans = (
        Span("Take "),
        Span("the whole", bold=True),
        Span(", or pass "),
        Span("it", italic=True),
    )
    for limit in (60, 100, 300, 1000):
        wrapped = lines(spans, 17, limit)
        for line in wrapped:
            last = line[-1]
            assert last.x + text.width(last.text, 17, last.weight) <= limit
        shown = " ".join("".join(piece.text for piece in line) for line in wrapped)
        assert shown.replace(" ", "") == "Takethewhole,orpassit"


def test_a_line_never_breaks_between_a_bold_word_and_its_comma() -> None:
    spans = (Span("pair", bold=True), Span(", alone"))
    for limit in range(longest_word(spans, 17), 200):
        first = lines(spans, 17, limit)[0]
        assert [piece.text for piece in first[:2]] == ["pair", ","]


def test_a_word_wider_than_a_line_is_broken_within() -> None:
    wrapped = lines((Span("Pneumonoultramicroscopic"),), 17, 60)
    assert len(wrapped) > 1
    assert "".join(piece.text for line in wrapped for piece in line) == "Pneumonoultramicroscopic"


def test_a_table_takes_from_its_widest_column_first() -> None:
    (table,) = blocks("| n | tile |\n|---|---|\n| 1 | Draw a card from the deck into your hand |")
    assert isinstance(table, Table)
    grid = TableGrid(table)
    grid.adopt(None, None, Metrics((1280, 720)))
    wide = grid._widths(1000)
    narrow = grid._widths(250)
    assert sum(wide) < 1000
    assert sum(narrow) <= 250
    assert narrow[0] == wide[0]
    assert grid.height_for(250) > grid.height_for(1000)


def test_columns_of_numbers_stand_at_the_right() -> None:
    (table,) = blocks("| kind | points |\n|---|---|\n| egg | −3 |\n| none | |")
    assert isinstance(table, Table)
    rows = TableGrid(table).rows
    assert [[cell.right for cell in row] for row in rows] == [[False, True]] * 3
