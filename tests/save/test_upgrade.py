"""Saves of older formats are brought up to the present one."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.i18n import tr
from game.save import SaveError, Shelf, load, upgrade
from game.save.upgrade import Upgrade
from tests.save.games import play, write


def new_header(old: dict[str, Any]) -> dict[str, Any]:
    """Format 0, made up: it had names only, and called the options rules."""
    seats = [{"kind": "human", "name": name} for name in old["names"]]
    return {**old, "seats": seats, "options": old["rules"]}


def new_line(old: Any) -> Any:
    """Format 0, made up: it had moves as objects."""
    return [old["move"], old["digest"]] if "move" in old else old


@pytest.fixture
def old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A save of format 0, and a program that still knows it."""
    monkeypatch.setattr(upgrade, "UPGRADES", {0: Upgrade(new_header, new_line)})
    path = tmp_path / "old.wild"
    write(path, 10)
    header, *lines = map(json.loads, path.read_text("utf-8").splitlines())
    names = [seat["name"] for seat in header.pop("seats")]
    header = {**header, "format": 0, "names": names, "rules": header.pop("options")}
    moves = [{"move": move, "digest": digest} for move, digest in lines]
    path.write_text("".join(json.dumps(line) + "\n" for line in [header, *moves]), "utf-8")
    return path


def test_an_old_save_loads_and_plays_on_in_the_present_format(old: Path) -> None:
    saved, journal = Shelf(old.parent).open(old)
    assert saved.header.seats[0].name == "Ada" and saved.header.format == 1
    play(saved.match, journal)
    journal.close()
    assert json.loads(old.read_text("utf-8").splitlines()[0])["format"] == 1
    assert load(old).match.over


def test_what_an_upgrade_stumbles_over_is_damage(old: Path) -> None:
    lines = old.read_text("utf-8").splitlines(keepends=True)
    lines[3] = "17\n"
    old.write_text("".join(lines), "utf-8")
    with pytest.raises(SaveError) as caught:
        load(old)
    assert tr(caught.value.reason) == "Line 4 is damaged."
    old.write_text('{"format":0,"program":"wild-table"}\n', "utf-8")
    with pytest.raises(SaveError) as caught:
        load(old)
    assert "first line is damaged" in tr(caught.value.reason)


def test_a_format_that_nobody_upgrades_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "old.wild"
    path.write_text('{"format":0,"program":"wild-table"}\n', "utf-8")
    with pytest.raises(SaveError) as caught:
        load(path)
    assert tr(caught.value.reason) == "The first line is damaged: there is no format 0."
