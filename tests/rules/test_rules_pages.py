"""The rules pages: they have what the program shows and what the rules refer to."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from game.rules import NAMES
from game.rules.cubosaurs.cards import CARDS, COSTS, TILE_NAMES, TILES, signed
from tests.english import english

RULES = Path(__file__).parents[2] / "game" / "rules"
PLAIN = re.compile(r"(#{1,3} \S|- \S|\d+\. \S|\|.*\|$|[^\s#|>`])")
"""Lines a page may have: headings, list items, table rows, and paragraphs."""


def page(name: str) -> list[str]:
    """The lines of a game's page."""
    return (RULES / name / "RULES.md").read_text("utf-8").splitlines()


def headings(name: str) -> set[str]:
    """The headings of a game's page."""
    return {line.lstrip("# ") for line in page(name) if line.startswith("#")}


def tables(name: str) -> list[list[str]]:
    """The cells of every table row of a page."""
    rows = [line.strip("|").split("|") for line in page(name) if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in rows]


def references(name: str) -> set[str]:
    """The sections that the docstrings of a game name after "§"."""
    found = set()
    for file in (RULES / name).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                found |= set(re.findall(r"§ ([^,:.\n]+)", ast.get_docstring(node) or ""))
    return found


@pytest.mark.parametrize("name", NAMES)
def test_a_page_has_only_what_the_program_can_show(name: str) -> None:
    lines = page(name)
    assert lines[0].startswith("# ")
    for line in filter(None, lines):
        assert PLAIN.match(line), line
        assert line.count("**") % 2 == 0, line
        assert "](" not in line and "<" not in line, line


@pytest.mark.parametrize("name", NAMES)
def test_every_section_the_rules_refer_to_is_on_the_page(name: str) -> None:
    assert references(name)
    assert references(name) <= headings(name)


@pytest.mark.parametrize("name", NAMES)
def test_rulings_are_numbered_without_a_gap(name: str) -> None:
    numbers = [int(n) for n in re.findall(r"^- \*\*R(\d+)\.", "\n".join(page(name)), re.M)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert numbers


def test_the_points_on_the_page_of_cubosaurs_are_those_of_the_cards() -> None:
    rows = {row[0]: row[1:] for row in tables("cubosaurs")}
    for kind in CARDS.dinosaur:
        assert rows[kind.key.capitalize()] == [signed(points) for points in kind.points]


def test_the_tiles_on_the_page_of_cubosaurs_are_those_of_the_cards() -> None:
    rows = {row[1]: row[2] for row in tables("cubosaurs") if row[0].isdigit()}
    assert rows == {
        english(TILE_NAMES[key]): str(cost) for key, cost in zip(TILES, COSTS, strict=True)
    }
