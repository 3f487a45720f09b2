"""The program's own files, broken one at a time: it starts, names the file, and the rest works."""

import ast
import os
import pickle
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game import i18n, settings
from game.cli import main as commands
from game.engine.text import T
from game.rules import NAMES
from game.rules.cards import CardFileError
from game.rules.cubosaurs.cards import load as load_cards
from game.save import SaveError, Shelf, load, peek
from game.ui import level, text
from game.ui.level import LevelError
from game.ui.text import FontError

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "game").rglob("*.py"))


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the program whose files a test may break."""
    place = tmp_path / "program"
    place.mkdir()
    shutil.copytree(ROOT / "game", place / "game", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("assets", "levels"):
        shutil.copytree(ROOT / name, place / name)
    for name in ("saves", "tests"):
        (place / name).symlink_to(ROOT / name)
    return place


def tour(place: Path) -> list[str]:
    """Go round in that copy; what was told."""
    home = place.parent / "home"
    done = subprocess.run(
        [sys.executable, "-B", "-m", "tests.hazards.tour"],
        cwd=place,
        env={**os.environ, "PYTHONPATH": str(place), "WILD_TABLE_HOME": str(home)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def spoilt(path: Path) -> None:
    """The file as a disk without power leaves it."""
    path.write_bytes(path.read_bytes()[:100] + b"\0" * 200)


ALL = len(NAMES)
BROKEN: dict[str, tuple[Callable[[Path], object], str, int]] = {
    "cards": (lambda p: spoilt(p / "game/rules/divocina/cards.toml"), "divocina/cards.toml", -1),
    "layout": (lambda p: spoilt(p / "levels/divocina.tmx"), "divocina.tmx", 0),
    "tileset": (lambda p: spoilt(p / "assets/art/table/table_tiles.tsx"), "table_tiles.tsx", 0),
    "settings": (lambda p: _settings(p.parent / "home"), "settings.json", 0),
    "rules page": (lambda p: (p / "game/rules/divocina/RULES.md").write_bytes(b"\xff\0"), "", 0),
    "picture": (lambda p: spoilt(p / "assets/art/common/menu_scene.svg"), "", 0),
    "icons": (lambda p: [spoilt(f) for f in (p / "assets/icons").glob("*.svg")], "", 0),
    "sound": (lambda p: spoilt(p / "assets/sounds/card_slide.wav"), "", 0),
    "all of assets": (lambda p: shutil.rmtree(p / "assets"), "", 0),
    "all levels": (lambda p: shutil.rmtree(p / "levels"), "cubosaurs.tmx", 0),
}


def _settings(home: Path) -> None:
    (home / "config").mkdir(parents=True)
    (home / "config" / "settings.json").write_bytes(b'{"volume": 5, ')


@pytest.mark.parametrize("what", BROKEN)
def test_one_broken_file_is_named_and_the_rest_works(tree: Path, what: str) -> None:
    """A48: one malformed file must not stop the start."""
    spoil, named, missing = BROKEN[what]
    spoil(tree)
    told = tour(tree)
    assert sum(line.startswith("played") for line in told) == ALL + missing
    assert not named or any(named in line for line in told), told


def test_all_card_files_broken_still_leaves_the_menu(tree: Path) -> None:
    for path in (tree / "game" / "rules").rglob("*.toml"):
        spoilt(path)
    told = tour(tree)
    assert not any(line.startswith("played") for line in told)
    assert sum("card file" in line for line in told) == 2, "by New game and by Rules"


def test_without_its_typeface_the_program_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A34: no font of the system is taken silently, and no boxes are shown."""
    monkeypatch.setattr(text, "ROOT", tmp_path)
    text.forget()
    with pytest.raises(FontError, match=r"FiraSans-Regular\.ttf"):
        text.font(20)
    assert commands.main(["play"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "typeface" in said
    text.forget()


def test_a_missing_weight_is_replaced_by_the_regular_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = text.ROOT
    (tmp_path / "files").mkdir()
    shutil.copy(whole / "files" / "FiraSans-Regular.ttf", tmp_path / "files")
    monkeypatch.setattr(text, "ROOT", tmp_path)
    text.forget()
    assert text.font(20, "bold") is text.font(20)
    text.forget()


# --- nothing in a file is ever run (A21) ----------------------------------------------------------


class Payload:
    """What a malicious file would like to have run."""

    def __init__(self, mark: Path) -> None:
        self.mark = mark

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return os.mkdir, (str(self.mark),)


@pytest.fixture(params=["pickle", "python", "toml", "xml"])
def payload(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[bytes, Path]:
    """A file that would make a folder if it were run."""
    mark = tmp_path / "owned"
    contents = {
        "pickle": pickle.dumps(Payload(mark)),
        "python": f"__import__('os').mkdir({str(mark)!r})".encode(),
        "toml": f'x = "!!python/object/apply:os.mkdir [{mark}]"'.encode(),
        "xml": f'<!DOCTYPE a [<!ENTITY b SYSTEM "file://{mark}">]><map>&b;</map>'.encode(),
    }
    return contents[request.param], mark


def test_a_payload_in_a_file_is_refused_without_effect(
    payload: tuple[bytes, Path], home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content, mark = payload
    file = tmp_path / "x.wild"
    file.write_bytes(content)
    for read in (load, peek, lambda path: Shelf(tmp_path / "shelf").open(path)):
        with pytest.raises(SaveError):
            read(file)
    with pytest.raises(CardFileError):
        load_cards(file)
    with pytest.raises(LevelError):
        level.read(file)
    settings.file().write_bytes(content)
    assert settings.load()[1] is not None
    place = tmp_path / "locale" / "xx" / "LC_MESSAGES" / f"{i18n.DOMAIN}.mo"
    place.parent.mkdir(parents=True)
    place.write_bytes(content)
    monkeypatch.setattr(i18n, "_folder", lambda: tmp_path / "locale")
    i18n.use("xx")
    assert i18n.tr(T("Settings")) == "Settings"
    i18n.use("en")
    assert not mark.exists()


FORBIDDEN_MODULES = {"pickle", "marshal", "shelve", "dill", "yaml", "code", "runpy"}
FORBIDDEN_CALLS = {"eval", "exec", "compile", "__import__"}


@pytest.mark.parametrize("file", SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_source_runs_nothing_that_it_reads(file: Path) -> None:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            assert not {alias.name for alias in node.names} & FORBIDDEN_MODULES
        elif isinstance(node, ast.ImportFrom):
            assert node.module not in FORBIDDEN_MODULES
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in FORBIDDEN_CALLS
        elif isinstance(node, ast.Attribute):
            assert node.attr not in {"SysFont", "match_font", "get_default_font"}, "A34"


# --- odd dates (A22) ------------------------------------------------------------------------------


@pytest.mark.parametrize("seconds", [-(10**14), -1, 0, 10**14])
def test_a_save_with_an_impossible_date_is_listed(tmp_path: Path, seconds: int) -> None:
    path = tmp_path / "sample.wild"
    shutil.copy(ROOT / "saves" / "cubosaurs-finished.wild", path)
    (tmp_path / "broken.wild").write_bytes(b"?")
    try:
        for file in tmp_path.glob("*.wild"):
            os.utime(file, (seconds, seconds))
    except OSError:
        pytest.skip("this file system has no such date")
    assert len(Shelf(tmp_path).entries()) == 2


def test_pygame_is_not_needed_to_say_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A44: the box for people without a console never raises."""
    from game.cli import crash  # noqa: PLC0415 (the module is looked at, not used)

    def broken(*_: object, **__: object) -> None:
        raise pygame.error("no display")

    monkeypatch.setattr(pygame.display, "message_box", broken)
    crash.show_box("line")
