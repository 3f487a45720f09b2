"""Decks are listed, copied, renamed, deleted, taken in and given out; broken files stay."""

from collections.abc import Callable, Iterator
from pathlib import Path

import platformdirs
import pygame
import pytest

from game.i18n import tr
from game.rules.selva.decks import from_text, prebuilt, to_text
from game.save.decks import MAX_BYTES, DeckShelf
from game.scenes.deckeditor import DeckEditor
from game.scenes.decktext import ExportDeck, ImportDeck
from game.scenes.dialog import Ask
from game.scenes.naming import AskName
from game.ui import clipboard
from game.ui.decks.pool import Tile
from game.ui.decks.row import DeckRow
from game.ui.lens import REST
from game.ui.widgets import Button, TextField, words
from tests.scenes.deck_driver import HALF, ListDriver, editor_of, said, shelf_with_decks, tile

OWN = ["Half a herd", "misspelt.txt", "Moonlight", "zeros.txt"]
Opener = Callable[..., ListDriver]
TEXT = to_text(prebuilt(2)._replace(name="Snow"))


@pytest.fixture
def shelf(tmp_path: Path) -> DeckShelf:
    """A legal deck, one that breaks rules, and two files that are no decks."""
    return shelf_with_decks(tmp_path / "decks")


@pytest.fixture
def listed(shelf: DeckShelf) -> Iterator[ListDriver]:
    """The list of decks."""
    driver = ListDriver(shelf)
    yield driver
    driver.close()


@pytest.fixture
def clip(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A clipboard of the test's own; the last text is on it."""
    held = [""]

    def copy(text: str) -> bool:
        held.append(text)
        return True

    monkeypatch.setattr(clipboard, "copy", copy)
    monkeypatch.setattr(clipboard, "paste", lambda: held[-1])
    return held


def buttons(driver: ListDriver) -> list[str]:
    """What can be done with the selected deck."""
    return [words(button.say) for button in driver.scene.actions.children]  # type: ignore[attr-defined]


def files(shelf: DeckShelf) -> set[str]:
    """The files in the folder."""
    assert shelf.folder
    return {path.name for path in shelf.folder.iterdir()}


# --- looking --------------------------------------------------------------------------------------


def test_the_decks_of_the_game_come_first_then_the_own_by_name(listed: ListDriver) -> None:
    assert len(listed.names) == 8
    assert listed.names[0] == "Night Hunters (rainforest)"
    assert listed.names[4:] == OWN
    facts = [words(row.facts) for row in listed.all(DeckRow)]
    assert facts[0] == "50 cards · comes with the game"
    assert facts[4:] == [
        "10 cards · breaks 2 rules",
        "Line 2: There is no card called Oceloot.",
        "50 cards · your own",
        "The file holds nothing but zeros: its content was lost on the disk.",
    ]


def test_what_can_be_done_depends_on_the_deck(listed: ListDriver) -> None:
    assert buttons(listed) == ["Export", "Copy"]
    listed.choose("Moonlight")
    assert buttons(listed) == ["Delete", "Rename", "Export", "Copy", "Change"]
    listed.choose("misspelt.txt")
    assert buttons(listed) == ["Delete"]
    assert "The file stays as it is." in said(listed)


def test_a_deck_shows_its_cards_and_the_rules_it_breaks(listed: ListDriver) -> None:
    listed.choose(HALF.name)
    assert {w.face for w in listed.all(Tile)} == {*HALF.alfas, *HALF.cards}
    assert tile(listed, "impala").badge() == "× 9"
    for say in ("The deck needs 50 cards, and has 10.", "10 of 50–60 cards", "0 herbs"):
        assert say in said(listed)
    listed.move(tile(listed, "lion").card_rect().center)
    for _ in range(round(REST / 0.05) + 2):
        listed.step(dt=0.05)
    assert listed.scene.lens.shown and listed.scene.lens.shown.face.key == "lion"


def test_a_finger_on_a_card_shows_it_large(listed: ListDriver) -> None:
    listed.choose(HALF.name)
    pos = tile(listed, "lion").card_rect().center
    listed.down(pos, touch=True)
    listed.up(pos, touch=True)
    for _ in range(round(REST / 0.05) + 2):
        listed.step(dt=0.05)
    assert listed.scene.lens.shown


def test_without_own_decks_there_are_those_of_the_game(tmp_path: Path) -> None:
    driver = ListDriver(DeckShelf(tmp_path / "none"))
    assert len(driver.names) == 4
    driver.key(pygame.K_DELETE, pygame.K_F2)
    assert driver.app.stack.top is driver.scene
    driver.close()


def test_a_question_that_is_cancelled_leaves_the_selection_where_it_was(
    listed: ListDriver,
) -> None:
    listed.choose("Long Winter (boreal forest)")
    for say in ("Copy", "Export"):
        listed.click(listed.find(Button, say))
        listed.key(pygame.K_ESCAPE)
        assert words(listed.scene.entry.title) == "Long Winter (boreal forest)"


# --- doing ----------------------------------------------------------------------------------------


def test_a_deck_of_the_game_is_copied_and_the_copy_changed(
    listed: ListDriver, shelf: DeckShelf
) -> None:
    listed.key(pygame.K_RETURN)
    assert isinstance(listed.app.stack.top, AskName)
    listed.type("My hunters")
    listed.click(listed.find(Button, "Copy"))
    assert words(listed.scene.entry.title) == "My hunters"
    assert "My-hunters.txt" in files(shelf)
    listed.key(pygame.K_RETURN)
    editor = editor_of(listed)
    assert isinstance(editor, DeckEditor)
    assert editor.draft.deck == prebuilt(0)._replace(name="My hunters")
    listed.click(tile(listed, "jaguar"))
    listed.click(listed.find(Button, "Save"))
    listed.click(listed.find(Button, "Back"))
    assert words(listed.scene.entry.title) == "My hunters"
    assert listed.scene.entry.deck == editor.draft.deck


def test_a_new_deck_is_built_and_stands_in_the_list(listed: ListDriver, shelf: DeckShelf) -> None:
    listed.click(listed.find(Button, "New deck"))
    listed.click(tile(listed, "lion"))
    listed.click(listed.find(Button, "Save"))
    listed.key(pygame.K_ESCAPE)
    assert words(listed.scene.entry.title) == "New deck"
    listed.click(listed.find(Button, "New deck"))
    assert editor_of(listed).draft.deck.name == "New deck 2"
    listed.key(pygame.K_ESCAPE)
    assert "New-deck.txt" in files(shelf) and len(files(shelf)) == 6


def test_a_deck_is_renamed(listed: ListDriver, shelf: DeckShelf) -> None:
    listed.choose("Moonlight")
    listed.key(pygame.K_F2)
    listed.type("#  Sun: light? ")
    listed.key(pygame.K_RETURN)
    assert words(listed.scene.entry.title) == "Sun: light?"
    assert "Sun-light.txt" in files(shelf) and "Moonlight.txt" not in files(shelf)


def test_a_deck_is_deleted_when_that_is_confirmed(listed: ListDriver, shelf: DeckShelf) -> None:
    for name, gone in (("Moonlight", "Moonlight.txt"), ("zeros.txt", "zeros.txt")):
        listed.choose(name)
        listed.key(pygame.K_DELETE)
        assert isinstance(listed.app.stack.top, Ask)
        listed.click(listed.find(Button, "Cancel"))
        assert gone in files(shelf)
        listed.click(listed.find(Button, "Delete"))
        listed.click(listed.find(Button, "Delete"))
        assert gone not in files(shelf)
    assert listed.names[4:] == ["Half a herd", "misspelt.txt"]


def test_broken_files_are_neither_opened_nor_touched(listed: ListDriver, shelf: DeckShelf) -> None:
    listed.choose("misspelt.txt")
    listed.key(pygame.K_RETURN, pygame.K_F2)
    assert listed.app.stack.top is listed.scene
    assert shelf.folder
    assert (shelf.folder / "misspelt.txt").read_text("utf-8") == "Misspelt\n3 Oceloot\n"


# --- text -----------------------------------------------------------------------------------------


def test_a_text_is_pasted_as_a_deck(listed: ListDriver, clip: list[str], shelf: DeckShelf) -> None:
    for name in ("Snow", "Snow 2"):
        clip.append(TEXT)
        listed.click(listed.find(Button, "Import"))
        listed.click(listed.find(Button, "Paste"))
        assert words(listed.scene.entry.title) == name
        assert listed.scene.entry.deck == from_text(TEXT)._replace(name=name)
    assert {"Snow.txt", "Snow-2.txt"} <= files(shelf)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "There is no deck in this text."),
        ("Deck\n3 Oceloot", "Line 2: There is no card called Oceloot."),
        ("Deck\nOcelot", "Line 2: A line must begin with a number of copies, or with alfa."),
        ("Deck\n2 Orca", "Line 2: An Alfa, and only an Alfa, is written with alfa before it."),
        ("x" * 30_000, "This text is too long for a deck."),
    ],
)
def test_a_text_that_is_no_deck_is_refused_with_line_and_reason(
    listed: ListDriver, clip: list[str], shelf: DeckShelf, text: str, reason: str
) -> None:
    before = files(shelf)
    clip.append(text)
    listed.click(listed.find(Button, "Import"))
    listed.click(listed.find(Button, "Paste"))
    assert isinstance(listed.app.stack.top, ImportDeck)
    assert reason in said(listed)
    listed.key(pygame.K_ESCAPE)
    assert files(shelf) == before


def test_a_file_is_taken_in_by_its_place(listed: ListDriver, tmp_path: Path) -> None:
    path = tmp_path / "snow.txt"
    path.write_text(TEXT, "utf-8")
    listed.click(listed.find(Button, "Import"))
    assert not listed.find(Button, "Open the file").enabled
    listed.click(listed.find(TextField))
    listed.type(str(tmp_path / "missing.txt"))
    listed.click(listed.find(Button, "Open the file"))
    assert "The file cannot be read" in said(listed)
    listed.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    listed.click(listed.find(TextField))
    listed.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    listed.type(f'"{path}"')
    listed.key(pygame.K_RETURN)
    assert words(listed.scene.entry.title) == "Snow"


def test_a_file_or_text_is_dropped_on_the_window(listed: ListDriver, tmp_path: Path) -> None:
    path = tmp_path / "snow.txt"
    path.write_text(TEXT, "utf-8")
    listed.step(pygame.Event(pygame.DROPFILE, file=str(path)))
    assert words(listed.scene.entry.title) == "Snow"
    listed.click(listed.find(Button, "Import"))
    listed.step(pygame.Event(pygame.DROPTEXT, text=TEXT))
    assert words(listed.scene.entry.title) == "Snow 2"
    path.write_bytes(b"x" * (MAX_BYTES + 1))
    listed.step(pygame.Event(pygame.DROPFILE, file=str(path)))
    assert "too large for a deck" in said(listed)
    listed.key(pygame.K_RETURN)
    assert listed.app.stack.top is listed.scene


def test_a_broken_deck_is_taken_in_and_marked(listed: ListDriver, clip: list[str]) -> None:
    clip.append("Lonely\n4 lion\n")
    listed.click(listed.find(Button, "Import"))
    listed.click(listed.find(Button, "Paste"))
    assert words(listed.scene.entry.title) == "Lonely"
    assert tr(listed.scene.entry.about) == "4 cards · breaks 5 rules"


def test_the_text_of_a_deck_is_copied(listed: ListDriver, clip: list[str]) -> None:
    listed.choose("Moonlight")
    listed.click(listed.find(Button, "Export"))
    listed.click(listed.find(Button, "Copy the text"))
    assert from_text(clip[-1]) == prebuilt(0)._replace(name="Moonlight")
    assert listed.app.stack.top is listed.scene


def test_without_a_clipboard_the_text_goes_into_a_file(
    listed: ListDriver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clipboard, "copy", lambda text: False)
    monkeypatch.setattr(platformdirs, "user_documents_dir", lambda: str(tmp_path))
    listed.choose("Moonlight")
    listed.click(listed.find(Button, "Export"))
    listed.click(listed.find(Button, "Copy the text"))
    assert "The clipboard cannot be used here." in said(listed)
    listed.click(listed.find(Button, "Write the file"))
    written = tmp_path / "Moonlight.txt"
    assert from_text(written.read_text("utf-8")).name == "Moonlight"
    assert str(written) in words(listed.app.toast.say)
    listed.click(listed.find(Button, "Export"))
    listed.click(listed.find(Button, "Write the file"))
    assert isinstance(listed.app.stack.top, ExportDeck)
    assert "There is a file of this name already." in said(listed)
    listed.key(pygame.K_ESCAPE)


def test_a_desktop_without_a_clipboard_raises_nothing() -> None:
    pygame.display.quit()
    assert clipboard.paste() == ""
    assert not clipboard.copy("x")
