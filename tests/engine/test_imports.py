"""Imports point only downwards: scenes > ui > bots > rules > engine; and never in a circle."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "game").rglob("*.py"))

WINDOWS = {"pygame", "pytmx"}
CLOCKS_AND_CHANCE = {"time", "datetime", "random", "secrets", "os", "socket", "threading"}
ABOVE: dict[str, set[str]] = {
    "engine": {"rules", "bots", "ui", "scenes", "save", "cli"},
    "rules": {"bots", "ui", "scenes", "save", "cli"},
    "bots": {"ui", "scenes", "save", "cli"},
    "ui": {"scenes", "save", "cli"},
}
"""Packages that may not be imported from a package; engine, rules and bots also know none of the
modules beside them, see ``BESIDE``."""
BESIDE = {file.stem for file in (ROOT / "game").glob("*.py") if not file.stem.startswith("__")}


def module_name(file: Path) -> str:
    """``game.rules.cubosaurs`` of ``game/rules/cubosaurs/__init__.py``."""
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_name(file): file for file in SOURCES}


def imports(node: ast.AST, run_time: bool) -> Iterator[str]:
    """The modules imported below a node; at ``run_time``, neither for types only nor in a function."""
    for child in ast.iter_child_nodes(node):
        if run_time and (
            isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef)
            or (isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test))
        ):
            continue
        if isinstance(child, ast.Import):
            yield from (alias.name for alias in child.names)
        elif isinstance(child, ast.ImportFrom):
            assert child.level == 0, "relative import"
            yield from (_imported(child.module or "", alias.name) for alias in child.names)
        else:
            yield from imports(child, run_time)


def _imported(package: str, name: str) -> str:
    """``from package import name`` may import a module of the package or something in it."""
    full = f"{package}.{name}"
    return full if full in MODULES else package


def imported_by(module: str, run_time: bool = False) -> set[str]:
    """All that a module imports."""
    return set(imports(ast.parse(MODULES[module].read_text("utf-8")), run_time))


@pytest.mark.parametrize("package", ABOVE)
def test_imports_point_only_downwards(package: str) -> None:
    for module in MODULES:
        if module.split(".")[1:2] == [package]:
            for name in imported_by(module):
                parts = name.split(".")
                top = parts[1] if parts[0] == "game" and len(parts) > 1 else ""
                assert top not in ABOVE[package], f"{module} imports {name}"
                assert package == "ui" or top not in BESIDE, f"{module} imports {name}"


@pytest.mark.parametrize("package", ["engine", "rules", "bots"])
def test_what_lies_below_knows_no_window(package: str) -> None:
    for module in MODULES:
        if module.split(".")[1:2] == [package]:
            found = {name.split(".")[0] for name in imported_by(module)}
            assert not found & WINDOWS, module


@pytest.mark.parametrize("package", ["engine", "rules"])
def test_the_rules_know_no_clock_and_no_chance_but_their_own(package: str) -> None:
    for module in MODULES:
        if module.split(".")[1:2] == [package]:
            found = {name.split(".")[0] for name in imported_by(module)}
            assert not found & CLOCKS_AND_CHANCE, module


def test_one_game_does_not_import_another() -> None:
    games = {module for module in MODULES if (ROOT / module.replace(".", "/")).is_dir()}
    for game in (name for name in games if name.startswith("game.rules.") and name.count(".") == 2):
        others = tuple(f"{other}." for other in games if other != game and other.count(".") == 2)
        for module in MODULES:
            if module == game or module.startswith(f"{game}."):
                known = {
                    f"{name}." for name in imported_by(module) if name.startswith("game.rules.")
                }
                assert not [name for name in known if name.startswith(others)], module


def test_no_module_imports_itself_by_a_detour() -> None:
    graph = {name: imported_by(name, run_time=True) & MODULES.keys() for name in MODULES}
    done: set[str] = set()
    for name in graph:
        circle = find_circle(graph, name, [], done)
        assert not circle, " > ".join(circle)


def find_circle(
    graph: dict[str, set[str]], name: str, path: list[str], done: set[str]
) -> list[str]:
    """The modules of a circle that is met from ``name`` on, none if there is none."""
    if name in path:
        return [*path[path.index(name) :], name]
    if name in done:
        return []
    for follower in sorted(graph[name]):
        circle = find_circle(graph, follower, [*path, name], done)
        if circle:
            return circle
    done.add(name)
    return []
