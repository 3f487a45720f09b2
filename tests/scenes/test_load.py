"""The saved games are listed, opened, renamed and deleted, and nothing secret is shown of them."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

import tests.games  # registers the game with hidden hands
from game.engine.match import Match, Setup
from game.i18n import tr
from game.rules import game
from game.save import Damaged, SeatInfo, Shelf, Summary, load
from game.scenes.details import TablePicture, facts_of, look
from game.scenes.dialog import Ask
from game.scenes.load import LoadScene
from game.scenes.naming import AskName
from game.settings import Settings
from game.ui.saverow import SaveRow
from game.ui.widgets import Button, Label, words
from tests.scenes.shelves import NAMES, Went, played, shelf_with
from tests.ui.driver import Driver

assert tests.games.NAMES == ("pairs",)
Lists = tuple[Driver, LoadScene, Went]


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    """Two finished games, an unfinished and a named one, a damaged and a foreign file."""
    return shelf_with(tmp_path / "saves")


@pytest.fixture
def lists() -> Iterator[Callable[..., Lists]]:
    """Opens the scene; it is closed when the test is over."""
    drivers: list[Driver] = []

    def open_it(shelf: Shelf, replays: bool = False) -> Lists:
        went = Went()
        scene = LoadScene(went, shelf, replays)
        drivers.append(Driver(scene, options=Settings(reduced_motion=True)))
        return drivers[-1], scene, went

    yield open_it
    for driver in drivers:
        driver.close()


def choose(driver: Driver, scene: LoadScene, wanted: Callable[[object], bool]) -> Path:
    """Go to the first game that is meant by keys, and wait for its table."""
    index = next(i for i, entry in enumerate(scene.entries) if wanted(entry))
    driver.root.focus(scene.list)
    driver.key(pygame.K_HOME, *[pygame.K_DOWN] * index)
    for _ in range(3):
        driver.step(dt=0.1)
    assert scene.list.selected == index
    return scene.entries[index].path


def unfinished(entry: object) -> bool:
    return isinstance(entry, Summary) and entry.running


def finished(entry: object) -> bool:
    return isinstance(entry, Summary) and entry.finished


def named(entry: object) -> bool:
    return isinstance(entry, Summary) and bool(entry.header.title)


def damaged(entry: object) -> bool:
    return isinstance(entry, Damaged) and entry.path.name == "broken.wild"


def said(driver: Driver) -> str:
    """All words of the labels on the screen."""
    return " / ".join(words(label.say) for label in driver.all(Label))


def test_all_files_are_listed_with_what_they_are(lists: Callable[..., Lists], shelf: Shelf) -> None:
    driver, scene, _ = lists(shelf)
    rows = [words(row.facts) for row in driver.all(SaveRow)]
    assert len(rows) == 6
    assert sum("· finished" in row for row in rows) == 2
    assert sum("not finished" in row for row in rows) == 2
    assert any(row.endswith("This is not a saved game.") for row in rows)
    assert any("Line 9 is damaged." in row for row in rows)
    assert scene.list.focused


def test_a_date_is_written_the_same_everywhere(shelf: Shelf) -> None:
    entry = shelf.entries()[0]
    assert f"{entry.changed.astimezone():%Y-%m-%d %H:%M}" in tr(facts_of(entry))


def test_an_unfinished_game_goes_on(lists: Callable[..., Lists], shelf: Shelf) -> None:
    driver, scene, went = lists(shelf)
    path = choose(driver, scene, unfinished)
    assert driver.find(TablePicture).view is not None
    assert "Ada" in said(driver)
    driver.click(driver.find(Button, "Go on"))
    assert went.way == [("open", path)]


def test_enter_and_a_second_click_open_too(lists: Callable[..., Lists], shelf: Shelf) -> None:
    driver, scene, went = lists(shelf)
    path = choose(driver, scene, unfinished)
    driver.key(pygame.K_RETURN)
    assert went.way == [("open", path)]
    choose(driver, scene, damaged)
    row = next(i for i, entry in enumerate(scene.entries) if entry.path == path)
    driver.click(scene.list.rows[row])
    assert len(went.way) == 1
    driver.click(scene.list.rows[row])
    assert went.way == [("open", path), ("open", path)]


def test_a_finished_game_is_watched_and_shows_who_won(
    lists: Callable[..., Lists], shelf: Shelf
) -> None:
    for replays in (False, True):
        driver, scene, went = lists(shelf, replays)
        path = choose(driver, scene, finished)
        driver.click(driver.find(Button, "Watch"))
        assert went.way == [("watch", path)]


def test_replays_list_finished_games_and_the_samples(
    lists: Callable[..., Lists], shelf: Shelf
) -> None:
    driver, scene, _ = lists(shelf, True)
    own = [entry for entry in scene.entries if entry.path.parent == shelf.folder]
    assert len(own) == 2
    assert all(finished(entry) for entry in own)
    sample = choose(driver, scene, lambda e: e not in own)
    assert not [b for b in driver.all(Button) if words(b.say) in ("Delete", "Rename", "Save as")]
    driver.key(pygame.K_DELETE)
    assert driver.app.stack.top is scene
    assert sample.exists()


def test_a_damaged_game_goes_on_from_before_the_damage(
    lists: Callable[..., Lists], shelf: Shelf
) -> None:
    driver, scene, went = lists(shelf)
    path = choose(driver, scene, damaged)
    assert "Line 9 is damaged." in said(driver)
    assert "after 7 moves" in said(driver)
    driver.click(driver.find(Button, "Go on from there"))
    assert went.way == [("open", path, True)]


def test_a_foreign_file_offers_nothing_but_to_delete_it(
    lists: Callable[..., Lists], shelf: Shelf
) -> None:
    driver, scene, went = lists(shelf)
    choose(driver, scene, lambda e: e.path.name == "foreign.wild")  # type: ignore[attr-defined]
    driver.key(pygame.K_RETURN)
    assert went.way == []
    assert [words(b.say) for b in driver.all(Button)] == ["Delete", "Back"]


def test_deleting_asks_first(lists: Callable[..., Lists], shelf: Shelf) -> None:
    driver, scene, _ = lists(shelf)
    path = choose(driver, scene, finished)
    driver.key(pygame.K_DELETE)
    assert isinstance(driver.app.stack.top, Ask)
    driver.key(pygame.K_ESCAPE)
    assert path.exists()
    driver.click(driver.find(Button, "Delete"))
    driver.click(driver.find(Button, "Delete"))
    assert not path.exists()
    assert len(scene.entries) == 5
    assert driver.app.stack.top is scene


def test_a_game_that_is_being_played_is_not_deleted(
    lists: Callable[..., Lists], tmp_path: Path
) -> None:
    shelf = Shelf(tmp_path)
    session = played(3, 5, shelf=shelf)
    driver, scene, _ = lists(shelf)
    driver.key(pygame.K_DELETE)
    driver.click(driver.find(Button, "Delete"))
    assert scene.entries[0].path.exists()
    assert "open in another window" in words(driver.app.toast.say)
    assert session.keeper
    session.keeper.close()


def test_a_game_is_kept_under_a_name_and_renamed(lists: Callable[..., Lists], shelf: Shelf) -> None:
    driver, scene, _ = lists(shelf)
    path = choose(driver, scene, unfinished)
    driver.click(driver.find(Button, "Save as"))
    assert isinstance(driver.app.stack.top, AskName)
    driver.type("a/b:c?*")
    driver.key(pygame.K_RETURN)
    assert path.exists()
    assert len(scene.entries) == 7
    kept = scene.entry
    assert isinstance(kept, Summary)
    assert kept.header.title == "a/b:c?*"
    assert len(load(kept.path).match.moves) == 12
    driver.key(pygame.K_F2)
    driver.type("Monday")
    driver.click(driver.find(Button, "Save"))
    assert len(scene.entries) == 7
    assert isinstance(scene.entry, Summary)
    assert scene.entry.header.title == "Monday"
    assert not kept.path.exists()


def test_a_name_must_not_be_empty(lists: Callable[..., Lists], shelf: Shelf) -> None:
    driver, scene, _ = lists(shelf)
    choose(driver, scene, unfinished)
    driver.key(pygame.K_F2)
    driver.type("   ")
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.app.stack.top, AskName)
    assert not driver.find(Button, "Save").enabled
    driver.key(pygame.K_ESCAPE)
    assert len(scene.entries) == 6


def test_an_empty_shelf_says_what_to_do(lists: Callable[..., Lists], tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "missing"):
        driver, _, went = lists(Shelf(folder))
        assert "No game has been played yet" in said(driver)
        driver.key(pygame.K_DELETE, pygame.K_F2)
        driver.click(driver.find(Button, "New game"))
        assert went.way == [("new_game",)]


def test_the_picture_of_a_game_of_several_people_hides_their_hands(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    for humans, least in ((2, 0), (1, 1)):
        match = Match(Setup(game("pairs"), 2, 3))
        seats = [SeatInfo("human" if s < humans else "bot", NAMES[s], "casual") for s in (0, 1)]
        journal = shelf.begin(match, seats)
        move = match.table.moves()[0]
        match.play(move)
        journal.record(move, match.digest())
        journal.close()
        assert journal.path
        found = look(journal.path)
        assert found
        hands = [slot for zone in ("hand@0", "hand@1") for slot in found.view.zone(zone)]
        seen = [slot for slot in hands if found.view.faces[slot] >= 0]
        assert (len(seen) > 0) == (least > 0)
