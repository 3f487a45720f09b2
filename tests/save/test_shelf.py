"""The shelf: lists, names, continuing, and two programs at once."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.i18n import tr
from game.save import Damaged, Journal, SaveError, SaveTrouble, Shelf, Summary, load, peek
from game.save.lock import in_use
from game.save.names import file_stem
from game.save.shelf import samples
from tests.save.games import new_match, play, players

ROOT = Path(__file__).parents[2]
ODD_NAMES = [
    "a/b:c?*",
    "CON",
    "..",
    "x" * 200,
    "😀🦕",
    "",
    " ",
    "con.txt",
    "../../etc/passwd",
    "\0",
]


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    """An empty shelf."""
    return Shelf(tmp_path / "saves")


def running(shelf: Shelf, moves: int = 10, seed: int = 7) -> Journal:
    """A game on the shelf after so many moves, its journal open."""
    match = new_match(seed=seed)
    journal = shelf.begin(match, players(3))
    play(match, journal, moves)
    return journal


def kept(shelf: Shelf, moves: int = 10, seed: int = 7) -> Path:
    """A game on the shelf that nobody plays at the moment."""
    journal = running(shelf, moves, seed)
    journal.close()
    assert journal.path
    return journal.path


def age(path: Path, seconds: int) -> None:
    """Make a file older."""
    then = time.time() - seconds
    os.utime(path, (then, then))


def test_the_list_shows_all_files_the_newest_first_with_their_faults(shelf: Shelf) -> None:
    assert shelf.entries() == []
    first, second, broken = kept(shelf), kept(shelf, 10_000), kept(shelf)
    broken.write_bytes(b"\0" * 100)
    (broken.parent / "notes.txt").write_text("not mine")
    for number, path in enumerate((broken, second, first)):
        age(path, 10 * number)
    entries = shelf.entries()
    assert [entry.path for entry in entries] == [broken, second, first]
    assert isinstance(entries[0], Damaged) and "zeros" in tr(entries[0].reason)
    assert [entry.path for entry in shelf.finished()] == [second]
    latest = shelf.latest_unfinished()
    assert latest and latest.path == first and latest.moves == 10
    assert broken.read_bytes() == b"\0" * 100


def test_every_running_game_has_a_file_of_its_own(shelf: Shelf) -> None:
    paths = {kept(shelf, seed=seed) for seed in range(20)}
    assert len(paths) == 20
    assert all(path.name.startswith("cubosaurs-2") for path in paths)


def test_a_game_goes_on_in_its_file(shelf: Shelf) -> None:
    path = kept(shelf)
    saved, journal = shelf.open(path)
    play(saved.match, journal, 5)
    journal.close()
    assert journal.path == path and len(shelf.entries()) == 1
    assert load(path).match.moves == saved.match.moves and len(saved.match.moves) == 15


def test_a_game_whose_last_line_was_cut_off_goes_on_in_its_file(shelf: Shelf) -> None:
    path = kept(shelf)
    path.write_bytes(path.read_bytes()[:-5])
    saved, journal = shelf.open(path)
    assert saved.cut and len(saved.match.moves) == 9
    play(saved.match, journal, 1)
    journal.close()
    assert load(path).match.moves == saved.match.moves


def test_a_damaged_file_stays_and_its_game_goes_on_in_a_new_one(shelf: Shelf) -> None:
    path = kept(shelf)
    damaged = path.read_bytes().replace(b"\n[", b"\n{", 5).replace(b"\n{", b"\n[", 4)
    path.write_bytes(damaged)
    with pytest.raises(SaveError):
        shelf.open(path)
    saved, journal = shelf.open(path, recover=True)
    assert len(saved.match.moves) == 4 and saved.damage
    play(saved.match, journal, 2)
    journal.close()
    assert path.read_bytes() == damaged
    assert journal.path and journal.path != path
    assert load(journal.path).match.moves == saved.match.moves


def test_a_game_from_elsewhere_is_copied_onto_the_shelf(shelf: Shelf, tmp_path: Path) -> None:
    path = kept(Shelf(tmp_path / "stick"))
    before = path.read_bytes()
    saved, journal = shelf.open(path)
    play(saved.match, journal, 1)
    journal.close()
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    assert journal.path and journal.path.parent == shelf.folder


@pytest.mark.parametrize("title", ODD_NAMES)
def test_any_name_can_be_given_and_stays_in_the_folder(shelf: Shelf, title: str) -> None:
    journal = running(shelf)
    first, second = shelf.save_as(journal, title), shelf.save_as(journal, title)
    journal.close()
    assert isinstance(first, Path) and isinstance(second, Path) and first != second
    assert shelf.folder and first.resolve().parent == shelf.folder.resolve()
    assert len(first.name.encode()) < 160
    assert peek(first).header.title == " ".join(title.replace("\0", " ").split())[:200]
    assert len(load(second).match.moves) == 10
    assert shelf.delete(first) is None and shelf.delete(second) is None


def test_file_names_are_readable_and_safe() -> None:
    stems = [file_stem(title) for title in ODD_NAMES]
    assert stems[:3] == ["a-b-c", "game-CON", "game"] and stems[3] == "x" * 60
    assert file_stem("Žluťoučký kůň 2") == "Žluťoučký-kůň-2"
    assert len(file_stem("漢" * 100).encode()) <= 120
    assert file_stem("Z\u030c") == "Ž"


def test_a_named_copy_stays_as_it_is_when_it_is_played_on(shelf: Shelf) -> None:
    journal = running(shelf)
    copy = shelf.save_as(journal, "before the storm")
    journal.close()
    assert isinstance(copy, Path) and journal.path
    assert shelf.delete(journal.path) is None
    assert shelf.latest_unfinished() is None
    before = copy.read_bytes()
    saved, journal = shelf.open(copy)
    play(saved.match, journal, 1)
    journal.close()
    assert copy.read_bytes() == before
    latest = shelf.latest_unfinished()
    assert latest and latest.path == journal.path and not latest.header.title


def test_saving_as_into_a_folder_that_cannot_be_is_a_trouble(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    shelf = Shelf(tmp_path / "file" / "saves")
    journal = running(shelf)
    trouble = shelf.save_as(journal, "x")
    assert isinstance(trouble, SaveTrouble) and "cannot be saved" in tr(trouble.reason)
    journal.close()


def test_only_saves_on_the_shelf_can_be_deleted(shelf: Shelf, tmp_path: Path) -> None:
    kept(shelf)
    with pytest.raises(ValueError, match="not on the shelf"):
        shelf.delete(tmp_path / "other.wild")


def test_players_with_odd_names_come_back(shelf: Shelf) -> None:
    for name in [*ODD_NAMES, "Ada\nLovelace", "\ud800", "\u202eevil", "x" * 5000]:
        match = new_match()
        seats = [seat.__class__("human", name) for seat in players(3)]
        journal = shelf.begin(match, seats)
        play(match, journal, 1)
        journal.close()
        assert journal.path
        loaded = load(journal.path).header.seats[0].name
        assert loaded.isprintable() and len(loaded) <= 200


# --- two programs ---------------------------------------------------------------------------------

HOLDER = """
import sys
from pathlib import Path
from game.save import Shelf
path = Path(sys.argv[1])
saved, journal = Shelf(path.parent).open(path)
print("ready", flush=True)
sys.stdin.readline()
journal.close()
"""


def holder(path: Path) -> "subprocess.Popen[str]":
    """Another program that plays this game."""
    child = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout and child.stdout.readline() == "ready\n"
    return child


def test_a_game_that_another_program_plays_is_not_played_twice(shelf: Shelf) -> None:
    other, path = kept(shelf), kept(shelf)
    age(other, 100)
    child = holder(path)
    with pytest.raises(SaveError) as caught:
        shelf.open(path)
    assert "another window" in tr(caught.value.reason)
    assert isinstance(shelf.delete(path), SaveTrouble) and path.exists()
    latest = shelf.latest_unfinished()
    assert latest and latest.path == other
    assert any(isinstance(e, Summary) and e.path == path for e in shelf.entries())
    child.communicate("\n")
    shelf.open(path)[1].close()


def test_a_running_game_is_locked_from_its_first_moment(shelf: Shelf) -> None:
    assert shelf.folder and not shelf.folder.exists()
    journal = running(shelf)
    assert journal.path and in_use(journal.path)
    shutil.rmtree(shelf.folder)
    journal.undo(1)
    assert in_use(journal.path)
    journal.close()
    assert not in_use(journal.path)
    assert [file.name for file in shelf.folder.iterdir()] == [journal.path.name]


def test_the_lock_of_a_killed_program_is_none(shelf: Shelf) -> None:
    path = kept(shelf)
    child = holder(path)
    child.kill()
    child.communicate()
    latest = shelf.latest_unfinished()
    assert latest and latest.path == path
    shelf.open(path)[1].close()
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_the_shipped_samples_load_and_play_on(shelf: Shelf) -> None:
    found = samples()
    assert {summary.finished for summary in found} == {True, False}
    for summary in found:
        saved, journal = shelf.open(summary.path)
        play(saved.match, journal)
        journal.close()
        assert saved.match.over
