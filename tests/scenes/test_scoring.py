"""Scoring counts up, explains itself, and says what comes next."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.engine.game import Result
from game.i18n import tr
from game.save import Shelf, peek
from game.scenes.outcome import won_by
from game.scenes.scene import Scene
from game.scenes.scoring import GO_ON, MENU, REMATCH, TABLE, Scoring
from game.settings import Settings
from game.ui.scoresheet import Points, SeatColumn
from game.ui.widgets import Button, Label, words
from tests.scenes.shelves import NAMES, last_sheet, played, round_sheet
from tests.ui.driver import Driver


class Beneath(Scene):
    """Hears the result of the scene above."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[object] = []

    def resumed(self, result: object) -> None:
        self.heard.append(result)


Sheets = tuple[Driver, Scoring, Beneath]
Show = Callable[..., Sheets]


@pytest.fixture
def show() -> Iterator[Show]:
    """Opens a sheet over another scene; all is closed when the test is over."""
    drivers: list[Driver] = []

    def open_it(make: Callable[[], Scoring], **options: object) -> Sheets:
        beneath, scene = Beneath(), make()
        driver = Driver(beneath, options=Settings(**options))  # type: ignore[arg-type]
        drivers.append(driver)
        driver.app.push(scene)
        driver.step(dt=0.0)
        return driver, scene, beneath

    yield open_it
    for driver in drivers:
        driver.close()


def points(driver: Driver) -> list[int]:
    """All numbers as they are shown now."""
    return [widget.counted for widget in driver.all(Points)]


def final(driver: Driver) -> list[int]:
    """All numbers as they are in the end."""
    return [widget.points for widget in driver.all(Points)]


def test_every_line_stands_there_with_its_reason(show: Show) -> None:
    driver, scene, _ = show(round_sheet(), reduced_motion=True)
    said = [words(label.say) for label in driver.all(Label)]
    for seat, lines in enumerate(scene.sheet.rows):
        assert NAMES[seat] in said
        for line in lines:
            label = tr(line.label)
            assert label[:1].upper() + label[1:] in said
            assert tr(line.why) in said
    assert [c.total.points for c in driver.all(SeatColumn)] == list(scene.sheet.totals)


def test_points_count_up_within_a_second(show: Show) -> None:
    driver, _, _ = show(round_sheet(), animation="slow")
    assert points(driver) == [0] * len(final(driver))
    driver.step(dt=0.1)
    driver.step(dt=0.1)
    half = points(driver)
    assert half != final(driver)
    assert any(half)
    for _ in range(9):
        driver.step(dt=0.1)
    assert points(driver) == final(driver)
    assert not driver.step(dt=0.1)


@pytest.mark.parametrize("calm", [{"reduced_motion": True}, {"animation": "off"}])
def test_without_motion_all_points_are_there_at_once(show: Show, calm: dict[str, object]) -> None:
    driver, scene, _ = show(last_sheet(), **calm)
    assert points(driver) == final(driver)
    assert not scene.leaves.update(0.1)


def test_a_key_ends_the_counting_at_once(show: Show) -> None:
    driver, _, beneath = show(round_sheet())
    driver.key(pygame.K_LEFT)
    assert points(driver) == final(driver)
    assert beneath.heard == []


def test_after_a_round_the_game_goes_on(show: Show) -> None:
    ways: list[Callable[[Driver], None]] = [
        lambda d: d.click(d.find(Button, "Go on")),
        lambda d: d.key(pygame.K_RETURN),
        lambda d: d.key(pygame.K_ESCAPE),
    ]
    for go in ways:
        driver, _, beneath = show(round_sheet())
        assert len(driver.all(Button)) == 1
        go(driver)
        assert beneath.heard == [GO_ON]


@pytest.mark.parametrize(
    ("say", "result"),
    [("Rematch", REMATCH), ("Look at the table", TABLE), ("Main menu", MENU)],
)
def test_at_the_end_there_is_a_choice(show: Show, say: str, result: str) -> None:
    driver, _, beneath = show(last_sheet())
    driver.click(driver.find(Button, say))
    assert beneath.heard == [result]


def test_escape_at_the_end_shows_the_table_and_enter_a_rematch(show: Show) -> None:
    for key, result in ((pygame.K_ESCAPE, TABLE), (pygame.K_RETURN, REMATCH)):
        driver, _, beneath = show(last_sheet())
        driver.key(key)
        assert beneath.heard == [result]


def test_the_winner_is_named_with_the_reason(show: Show) -> None:
    driver, scene, _ = show(last_sheet())
    assert scene.final
    said = [words(label.say) for label in driver.all(Label)]
    assert f"{NAMES[scene.final.winners[0]]} wins!" in said
    assert tr(scene.final.why) in said
    assert [c.won for c in driver.all(SeatColumn)].count(True) == 1


def test_a_shared_win_names_all_who_share_it(show: Show) -> None:
    assert tr(won_by((0, 2), NAMES)) == f"{NAMES[0]} and {NAMES[2]} share the win!"
    assert tr(won_by((0, 1, 2), NAMES)) == f"{NAMES[0]}, {NAMES[1]} and {NAMES[2]} share the win!"
    assert tr(won_by((), NAMES)) == "Nobody has won"
    session = played()
    sheet = session.game.sheet(session.match.table.sheets[-1])
    shared = Result(sheet.totals, (0, 1), session.result().why)
    driver, _, _ = show(lambda: Scoring(session, sheet, shared))
    assert [c.won for c in driver.all(SeatColumn)] == [True, True, False]


def test_the_replay_is_saved_under_a_name(show: Show, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    driver, _, beneath = show(last_sheet(shelf=shelf))
    driver.click(driver.find(Button, "Save the replay"))
    driver.type("Sunday")
    driver.key(pygame.K_RETURN)
    assert words(driver.app.toast.say) == "Saved as “Sunday”."
    kept = peek(tmp_path / "Sunday.wild")
    assert kept.finished
    assert kept.header.title == "Sunday"
    assert beneath.heard == []


def test_a_game_that_is_not_kept_offers_no_saving(show: Show) -> None:
    driver, _, _ = show(last_sheet())
    assert "Save the replay" not in [words(button.say) for button in driver.all(Button)]
