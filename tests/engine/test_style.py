"""The house style that can be measured: sizes, and a docstring on everything public."""

from __future__ import annotations

import ast
import contextlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "game").rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))
MOST_LINES_IN_A_FILE = 400
MOST_LINES_IN_A_FUNCTION = 40
MOST_LINES_IN_A_CLASS = 300

Function = ast.FunctionDef | ast.AsyncFunctionDef


def place(file: Path) -> str:
    """The path of a file below the project."""
    return file.relative_to(ROOT).as_posix()


def tree(file: Path) -> ast.Module:
    """The syntax tree of a file."""
    return ast.parse(file.read_text("utf-8"))


def length(node: Function | ast.ClassDef) -> int:
    """Lines from the first to the last, decorators not counted."""
    return (node.end_lineno or node.lineno) - node.lineno + 1


@pytest.mark.parametrize("file", [*SOURCES, *TESTS], ids=place)
def test_files_functions_and_classes_are_short(file: Path) -> None:
    assert len(file.read_text("utf-8").splitlines()) <= MOST_LINES_IN_A_FILE
    for node in ast.walk(tree(file)):
        if isinstance(node, Function):
            assert length(node) <= MOST_LINES_IN_A_FUNCTION, node.name
        if isinstance(node, ast.ClassDef):
            assert length(node) <= MOST_LINES_IN_A_CLASS, node.name


# --- docstrings ---------------------------------------------------------------------------------


@cache
def classes() -> dict[str, list[ast.ClassDef]]:
    """All classes of the program by name."""
    found: dict[str, list[ast.ClassDef]] = {}
    for file in SOURCES:
        with contextlib.suppress(SyntaxError):
            for node in ast.walk(tree(file)):
                if isinstance(node, ast.ClassDef):
                    found.setdefault(node.name, []).append(node)
    return found


def inherited(node: ast.ClassDef, method: str) -> bool:
    """Whether a class above has a docstring for the method."""
    for base in node.bases:
        name = ast.unparse(base).split("[")[0].split(".")[-1]
        for above in classes().get(name, []):
            if above is not node and (method in documented(above) or inherited(above, method)):
                return True
    return False


def documented(node: ast.ClassDef) -> set[str]:
    """The methods of a class with a docstring."""
    return {f.name for f in node.body if isinstance(f, Function) and ast.get_docstring(f)}


def public(name: str) -> bool:
    """Whether a name is meant for others; special methods speak for themselves."""
    return not name.startswith("_")


def undocumented(module: ast.Module) -> Iterator[str]:
    """All that is public in a module, and in its classes, without a docstring."""
    if not ast.get_docstring(module):
        yield "the module"
    for node in module.body:
        if isinstance(node, Function) and public(node.name) and not ast.get_docstring(node):
            yield node.name
        if isinstance(node, ast.ClassDef) and public(node.name):
            if not ast.get_docstring(node):
                yield node.name
            for method in node.body:
                if (
                    isinstance(method, Function)
                    and public(method.name)
                    and not ast.get_docstring(method)
                    and not inherited(node, method.name)
                    and not overloads(method)
                ):
                    yield f"{node.name}.{method.name}"


def overloads(method: Function) -> bool:
    """Whether a method only sets a property or declares an overload."""
    marks = {ast.unparse(mark) for mark in method.decorator_list}
    return any(mark == "overload" or mark.endswith(".setter") for mark in marks)


@pytest.mark.parametrize("file", SOURCES, ids=place)
def test_everything_public_has_a_docstring(file: Path) -> None:
    assert not list(undocumented(tree(file)))
