"""Levels: the maps that ship, what a person may change in Tiled, and maps that are wrong."""

import re
import shutil
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game import paths, rules
from game.engine.match import Match, Setup
from game.engine.view import view
from game.ui import art, level
from game.ui.board import ground
from game.ui.board.board import Board
from game.ui.level import LevelError
from game.ui.place import SIZE

GAMES = rules.NAMES


@pytest.fixture
def maps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of levels and table art that a test may spoil."""
    for folder in ("levels", "assets/art/table"):
        shutil.copytree(paths.assets().parent / folder, tmp_path / folder)
    monkeypatch.setattr(paths, "levels", lambda: tmp_path / "levels")
    monkeypatch.setattr(paths, "assets", lambda: tmp_path / "assets")
    return tmp_path / "levels"


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


def board(name: str, seats: int) -> Board:
    game = rules.game(name)
    table = Match(Setup(game, seats, 7)).table
    made = Board(level.load(game), view(table, 0))
    made.resize(pygame.Rect(0, 0, *SIZE))
    return made


@pytest.mark.parametrize("name", GAMES)
def test_every_zone_has_its_place_for_every_number_of_seats(name: str) -> None:
    assert level.lint(rules.game(name)) == []


@pytest.mark.parametrize("name", GAMES)
def test_the_map_is_in_the_form_of_tiled_1_10(name: str) -> None:
    text = (paths.levels() / f"{name}.tmx").read_text()
    assert re.search(r'<map version="1\.1\d', text)
    assert 'infinite="0"' in text


def test_moving_a_zone_in_the_map_moves_it_in_the_game(maps: Path) -> None:
    before = board("cubosaurs", 3).zone_rect(0)
    text = (maps / "cubosaurs.tmx").read_text()
    moved = re.sub(r'(name="deck" type="pile" )x="\d+"', r'\1x="20"', text)
    assert moved != text
    (maps / "cubosaurs.tmx").write_text(moved)
    after = board("cubosaurs", 3).zone_rect(0)
    assert before is not None and after is not None
    assert after.x == 20 != before.x
    assert (after.y, after.size) == (before.y, before.size)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('infinite="0"', 'infinite="1"', "infinite"),
        ('type="pile"', 'type="heap"', "'heap' is none of"),
        ('name="seats-2"', 'name="seats-two"', "seats-2, seats-3"),
        ('value="0"/>\n </properties>', 'value="77"/>\n </properties>', "no such tile"),
        ("<map ", "<mop ", "cannot be read"),
        ("<map ", "<!DOCTYPE map [<!ENTITY a 'b'>]><map ", "declares entities"),
        ("table_tiles.tsx", "nowhere.tsx", "nowhere.tsx is missing"),
        ("table_tiles.tsx", "../../../../../../etc/hostname", "outside the program"),
        ("../assets/art/table/table_tiles.tsx", "/etc/hostname", "outside the program"),
        ("../assets/art/table/", "..\\assets\\art\\elsewhere\\", "is missing"),
        ('width="16" height="8"', 'width="16" height="8000000"', "height must be 1 to 200"),
        ('width="16" height="8"', 'width="16" height="153"', "more than 16,000,000 pixels"),
        ('encoding="csv"', 'encoding="base64" compression="zlib"', "CSV"),
        ('type="pile" ', 'type="pile" template="pile.tx" ', "templates cannot be used"),
        ('type="pile" x="', 'type="pile" x="nan', "number of pixels"),
    ],
)
def test_a_wrong_map_is_refused_with_its_reason(
    maps: Path, old: str, new: str, reason: str
) -> None:
    """A45, A46: the message names the file; the plain arrangement is used instead."""
    path = maps / "cubosaurs.tmx"
    change(path, old, new)
    with pytest.raises(LevelError, match=reason) as error:
        level.read(path)
    assert "cubosaurs.tmx" in str(error.value)
    made = board("cubosaurs", 2)
    assert made.zone_rect(0) is not None
    assert made.level.fault == str(error.value)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('name="collection@0"', 'name="collection@7"', "'collection@0' has no place"),
        ('name="collection@0"', 'name="attic@0"', "'collection@0' has no place"),
        ('name="plate@0" type="plate"', 'name="plate@0" type="row"', "cannot be of the class"),
    ],
)
def test_a_map_of_another_game_is_used_where_it_fits(
    maps: Path, old: str, new: str, reason: str
) -> None:
    change(maps / "cubosaurs.tmx", old, new)
    two, three = board("cubosaurs", 2), board("cubosaurs", 3)
    assert reason in two.level.fault and "seats-2" in two.level.fault
    assert 2 not in two.level.places and 3 in three.level.places


def test_a_map_that_grows_without_end_is_refused(maps: Path) -> None:
    path = maps / "cubosaurs.tmx"
    path.write_text(path.read_text() + "<!-- " + "x" * 2_000_000 + " -->")
    with pytest.raises(LevelError, match="cannot be read"):
        level.read(path)


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("missing.png", "missing"),
        ("..\\\\..\\\\missing.png", "missing|outside"),
        ("/etc/passwd", "outside"),
        ("../../../../other.png", "outside"),
        ("x" * 4000 + ".png", "impossible name"),
    ],
)
def test_a_tileset_image_that_is_missing_or_elsewhere_is_named(
    maps: Path, source: str, reason: str
) -> None:
    """A46: nothing outside the program's folder is read."""
    tileset = maps.parent / "assets/art/table/table_tiles.tsx"
    change(tileset, 'source="table_tiles.png"', f'source="{source}"')
    with pytest.raises(LevelError, match=reason):
        level.read(maps / "cubosaurs.tmx")


def test_a_zone_without_a_size_is_refused(maps: Path) -> None:
    """A47: an object made from a template comes without its size."""
    path = maps / "cubosaurs.tmx"
    text = path.read_text()
    path.write_text(re.sub(r'(name="deck" .*?) width="\d+" height="\d+"', r"\1", text, count=1))
    with pytest.raises(LevelError, match="templates"):
        level.read(path)


def test_a_missing_map_gives_a_plain_arrangement_with_every_zone(maps: Path) -> None:
    (maps / "cubosaurs.tmx").unlink()
    for seats in rules.game("cubosaurs").seats:
        made = board("cubosaurs", seats)
        game = made.game
        unused = game.offstage | game.unused(made.options, seats)
        for number, zone in enumerate(game.zones):
            if zone.seat < seats and zone.name not in unused:
                assert made.zone_rect(number) is not None, zone.key


def test_no_room_and_a_picture_smaller_than_said_are_no_faults() -> None:
    pygame.display.set_mode((64, 64))
    assert art.rounded((-4, 3), 2, (9, 9, 9)).get_size() == (1, 3)
    found = level.load(rules.game("cubosaurs"))
    assert found.surround
    wrong = replace(found, surround=(found.surround[0], (90_000, 0, 120, 120), (0, 0)))
    painted = ground.paint(wrong, (320, 200), pygame.Rect(20, 20, 280, 160), 0.2)
    assert painted.get_size() == (320, 200)
    pygame.display.quit()


@pytest.mark.parametrize(
    "inner", [(20, 20, 60, 30), (0, 0, 100, 80), (0, 10, 100, 20), (0, 0, 0, 0)]
)
def test_the_surround_is_painted_just_where_the_map_is_not(inner: tuple[int, ...]) -> None:
    outer, hole = pygame.Rect(0, 0, 100, 80), pygame.Rect(inner)
    strips = ground.around(outer, hole)
    for x in range(0, 100, 5):
        for y in range(0, 80, 5):
            here = sum(strip.collidepoint(x, y) for strip in strips)
            assert here + hole.collidepoint(x, y) == 1
