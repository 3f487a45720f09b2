"""After the end of a game the way back to its result is always open."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.engine.match import Match, Setup
from game.rules import game
from game.save import SeatInfo, Shelf
from game.scenes.details import Numbers
from game.scenes.load import LoadScene
from game.scenes.scoring import Scoring
from game.session import Session
from game.settings import Settings
from game.sitting import Player
from game.ui.saverow import SaveRow
from game.ui.widgets import Button, words
from tests.scenes.shelves import Went, played
from tests.scenes.table_driver import AtOnce, TableDriver
from tests.ui.driver import Driver


@pytest.fixture
def table() -> Iterator[TableDriver]:
    """The table of a finished game, looked at after its result."""
    driver = TableDriver(played(2, rounds=1))
    assert driver.on_top == "Scoring"
    driver.click(driver.find(Button, "Look at the table"))
    driver.step()
    yield driver
    driver.close()


def said(driver: TableDriver) -> list[str]:
    """The words on all buttons."""
    return [words(button.say) for button in driver.all(Button)]


def by_the_prompt(driver: TableDriver) -> None:
    driver.click(driver.find(Button, "Result"))


def by_the_pause_menu(driver: TableDriver) -> None:
    driver.key(pygame.K_ESCAPE)
    assert driver.on_top == "Pause"
    assert words(driver.root.focused.say) == "Result"  # type: ignore[union-attr]
    driver.key(pygame.K_RETURN)


@pytest.mark.parametrize("way", [by_the_prompt, by_the_pause_menu])
def test_the_result_can_be_seen_again(
    table: TableDriver, way: Callable[[TableDriver], None]
) -> None:
    assert table.on_top == "TableScene"
    for _ in range(2):
        way(table)
        scene = table.app.stack.top
        assert isinstance(scene, Scoring)
        assert scene.final == table.session.result()
        assert {"Rematch", "Coach", "Look at the table"} <= set(said(table))
        table.key(pygame.K_ESCAPE)
        assert table.on_top == "TableScene"


def test_the_prompt_says_who_has_won(table: TableDriver) -> None:
    bottom = table.scene.display.bottom
    assert bottom.icon.name == "trophy"
    assert "win" in words(bottom.words.say)


def test_the_way_out_of_the_coach_leads_to_the_result(table: TableDriver) -> None:
    by_the_prompt(table)
    table.click(table.find(Button, "Coach"))
    assert table.navigator.asked == ["review"]
    assert table.on_top == "Scoring", "the coach was laid over the result"


def test_while_the_game_is_on_there_is_no_result() -> None:
    driver = TableDriver()
    assert "Result" not in said(driver)
    driver.key(pygame.K_ESCAPE)
    assert driver.on_top == "Pause"
    assert "Result" not in said(driver)
    driver.close()


def test_a_game_lost_together_is_kept_without_trophy_and_points(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    match = Match(Setup(game("samogon"), 1, 5))
    journal = shelf.begin(match, [SeatInfo("human", "Ada")])
    lost = Session(match, [Player("Ada")], AtOnce(), journal)
    while not lost.over:
        lost.play(match.table.moves()[-1])
    lost.close()
    driver = Driver(LoadScene(Went(), shelf, replays=True), options=Settings(reduced_motion=True))
    row = driver.all(SaveRow)[0]
    assert not lost.result().winners
    assert row.icon == "skull"
    assert [numbers.chips for numbers in driver.all(Numbers)] == [[]]
    driver.close()
