"""Decks of the players' own: kept, listed, renamed, deleted, and nothing broken is touched."""

import os
from pathlib import Path

import pytest

from game.i18n import tr
from game.save import Damaged, SaveError, SaveTrouble
from game.save.decks import MAX_BYTES, DeckFile, DeckShelf, export, read

TEXT = "Night Hunters\n3 Ocelot\n"
ODD_NAMES = ["a/b:c?*", "CON", "..", "x" * 200, "😀🦕", "con.txt", "../../etc/passwd", "\0"]


@pytest.fixture
def shelf(tmp_path: Path) -> DeckShelf:
    """An empty folder that is not there yet."""
    return DeckShelf(tmp_path / "decks")


def added(shelf: DeckShelf, name: str, text: str = "") -> DeckFile:
    """A deck that was kept."""
    kept = shelf.add(name, text or f"{name}\n3 Ocelot\n")
    assert isinstance(kept, DeckFile)
    return kept


def test_decks_live_in_the_folder_of_the_user(home: Path) -> None:
    assert DeckShelf().folder == home / "data" / "decks"


def test_a_deck_comes_back_as_it_was(shelf: DeckShelf) -> None:
    assert shelf.entries() == []
    kept = added(shelf, "Žluťoučký kůň", "Žluťoučký kůň\n# by night\n3 Ocelot\n")
    assert kept.path.name == "Žluťoučký-kůň.txt"
    assert shelf.entries() == [kept] == shelf.decks()
    assert kept.name == "Žluťoučký kůň"


def test_decks_are_listed_by_name(shelf: DeckShelf) -> None:
    names = ["beta", "Alpha", "gamma"]
    for name in names:
        added(shelf, name)
    assert [deck.name for deck in shelf.decks()] == ["Alpha", "beta", "gamma"]


def test_the_name_is_the_first_line_that_says_something(tmp_path: Path) -> None:
    assert DeckFile(tmp_path / "a.txt", "\n# old\n  Long   Winter \nx").name == "Long Winter"
    assert DeckFile(tmp_path / "a.txt", "# nothing").name == "a"


@pytest.mark.parametrize("name", ODD_NAMES)
def test_any_name_stays_in_the_folder_and_takes_no_other(shelf: DeckShelf, name: str) -> None:
    first, second = added(shelf, name, TEXT), added(shelf, name, TEXT)
    assert shelf.folder
    assert first.path != second.path
    assert {first.path.resolve().parent, second.path.resolve().parent} == {shelf.folder.resolve()}
    assert len(shelf.decks()) == 2


def test_broken_files_are_listed_with_the_reason_and_stay(shelf: DeckShelf) -> None:
    added(shelf, "good")
    assert shelf.folder
    files = {
        "empty.txt": (b"  \n", "empty"),
        "zeros.txt": (bytes(50), "zeros"),
        "latin.txt": ("Číp".encode("latin2"), "not a text file"),
        "picture.txt": (b"\x89PNG\r\n\0\0", "not a text file"),
        "mixed.txt": (b"Deck\0\n", "not a text file"),
        "large.txt": (b"x" * (MAX_BYTES + 1), "too large"),
    }
    for name, (content, _) in files.items():
        (shelf.folder / name).write_bytes(content)
    (shelf.folder / "folder.txt").mkdir()
    found = {e.path.name: tr(e.reason) for e in shelf.entries() if isinstance(e, Damaged)}
    assert found.keys() == {*files, "folder.txt"}
    for name, (content, reason) in files.items():
        assert reason in found[name]
        assert (shelf.folder / name).read_bytes() == content
    assert "not a file" in found["folder.txt"]
    assert len(shelf.decks()) == 1


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_pipe_keeps_nobody_waiting(shelf: DeckShelf) -> None:
    added(shelf, "good")
    assert shelf.folder
    os.mkfifo(shelf.folder / "pipe.txt")
    assert [type(entry) for entry in shelf.entries()] == [DeckFile, Damaged]


def test_a_deck_saved_by_an_editor_of_windows_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes("\ufeffNight\r\n3 Ocelot\r\n".encode())
    assert DeckFile(path, read(path)).name == "Night"


def test_a_changed_deck_takes_the_place_of_the_old_one(shelf: DeckShelf) -> None:
    old = added(shelf, "Night")
    new = shelf.replace(old, "Night", "Night\n2 Ocelot\n")
    assert isinstance(new, DeckFile) and new.path == old.path
    assert [deck.text for deck in shelf.decks()] == ["Night\n2 Ocelot\n"]
    assert shelf.folder and [file.name for file in shelf.folder.iterdir()] == ["Night.txt"]


def test_what_somebody_noted_in_a_deck_is_kept(shelf: DeckShelf) -> None:
    old = added(shelf, "Night", "# mine\nNight\n  # more frogs?\n3 Ocelot\n")
    new = shelf.replace(old, "Day", "Day\n2 Ocelot\n")
    assert isinstance(new, DeckFile)
    assert new.text == "Day\n# mine\n  # more frogs?\n2 Ocelot\n"
    long = added(shelf, "Long", "Long\n#" + "x" * (MAX_BYTES - 10) + "\n")
    new = shelf.replace(long, "Long", "Long\n2 Ocelot\n")
    assert isinstance(new, DeckFile) and new.text == "Long\n2 Ocelot\n"


def test_a_renamed_deck_gets_a_file_of_its_name(shelf: DeckShelf) -> None:
    added(shelf, "Day")
    old = added(shelf, "Night")
    new = shelf.replace(old, "Day", "Day\n2 Ocelot\n")
    assert isinstance(new, DeckFile) and new.path.name == "Day-2.txt"
    assert not old.path.exists()
    assert len(shelf.decks()) == 2


def test_what_somebody_else_made_of_a_deck_meanwhile_stays(shelf: DeckShelf) -> None:
    old = added(shelf, "Night")
    old.path.write_text("Night\n1 Jaguar\n", "utf-8")
    new = shelf.replace(old, "Night", "Night\n2 Ocelot\n")
    assert isinstance(new, DeckFile) and new.path.name == "Night-2.txt"
    assert old.path.read_text("utf-8") == "Night\n1 Jaguar\n"
    new.path.unlink()
    again = shelf.replace(new, "Night", "Night\n3 Ocelot\n")
    assert isinstance(again, DeckFile) and again.path.exists()


def test_only_decks_of_the_folder_can_be_deleted(shelf: DeckShelf, tmp_path: Path) -> None:
    deck = added(shelf, "Night")
    assert shelf.delete(deck.path) is None and not deck.path.exists()
    assert shelf.delete(deck.path) is None
    with pytest.raises(ValueError, match="not among the decks"):
        shelf.delete(tmp_path / "other.txt")


def test_a_folder_that_cannot_be_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    shelf = DeckShelf(tmp_path / "file" / "decks")
    kept = shelf.add("Night", TEXT)
    assert isinstance(kept, SaveTrouble) and "cannot be saved" in tr(kept.reason)
    assert shelf.entries() == []
    monkeypatch.setenv("WILD_TABLE_HOME", str(tmp_path / "file"))
    nowhere = DeckShelf()
    kept = nowhere.add("Night", TEXT)
    assert nowhere.folder is None and nowhere.entries() == []
    assert isinstance(kept, SaveTrouble) and "folder for decks" in tr(kept.reason)


def test_a_full_disk_leaves_the_old_deck(shelf: DeckShelf, monkeypatch: pytest.MonkeyPatch) -> None:
    old = added(shelf, "Night")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.save.files.sync", full)
    for trouble in (shelf.replace(old, "Night", TEXT), shelf.add("Day", TEXT)):
        assert isinstance(trouble, SaveTrouble) and "No space left" in tr(trouble.reason)
    assert shelf.entries() == [old]
    assert shelf.folder and [file.name for file in shelf.folder.iterdir()] == ["Night.txt"]


def test_an_export_makes_a_file_and_overwrites_none(tmp_path: Path) -> None:
    path = tmp_path / "out.txt"
    assert export(path, TEXT) is None
    assert read(path) == TEXT
    trouble = export(path, "other")
    assert trouble and "already" in tr(trouble.reason)
    assert read(path) == TEXT
    for bad in (tmp_path / "none" / "out.txt", tmp_path / "a\0b", tmp_path):
        assert export(bad, TEXT)


@pytest.mark.parametrize("name", ["missing.txt", "a\0b", "x" * 5000])
def test_a_file_that_cannot_be_read_says_so(tmp_path: Path, name: str) -> None:
    with pytest.raises(SaveError):
        read(tmp_path / name)
