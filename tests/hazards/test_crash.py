"""An unexpected error inside the window: a report, a message, and the game goes on."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import paths, rules
from game.cli import crash
from game.cli.rescue import Rescue
from game.engine.match import Setup
from game.rules import game
from game.save import Shelf, load
from game.scenes import mishap, routes
from game.scenes.menu import Menu
from game.scenes.mishap import Mishap
from game.scenes.replay import ReplayScene
from game.scenes.routes import Routes
from game.scenes.scene import Scene
from game.scenes.table.curtain import Curtain
from game.scenes.table.scene import TableScene
from game.settings import Settings
from game.sitting import Player
from game.ui.widgets import Button, Label, words
from tests.games.pairs import PAIRS
from tests.scenes.shelves import Thoughtless
from tests.ui.driver import Driver, motion

PLAYERS = [Player("Zaphod"), Player("Fern", "casual"), Player("Moss", "casual")]
SETUP = Setup(game("cubosaurs"), 3, 77, {"rounds": 1})


def broken(*_: object) -> None:
    """Stands in for any method of a scene."""
    raise ZeroDivisionError("Zaphod divided by zero")


class House:
    """The program with a game on its table, and with its rescue."""

    def __init__(self) -> None:
        self.driver = Driver(Scene(), options=Settings(animation="off", reduced_motion=True))
        self.app = self.driver.app
        self.routes = Routes(self.app, Shelf())
        self.app.rescue = Rescue(self.app, self.routes)
        self.app.replace(Menu(self.routes))

    def start(self, moves: int, setup: Setup = SETUP) -> TableScene:
        """Begin a game and play some moves of it."""
        self.routes.start(setup, PLAYERS)
        table = self.table
        for _ in range(moves):
            table.session.play(table.session.match.table.moves()[0])
        return table

    @property
    def table(self) -> TableScene:
        """The table, which must be on top."""
        assert isinstance(self.app.stack.top, TableScene)
        return self.app.stack.top

    def kinds(self) -> list[type]:
        """The classes of the open scenes."""
        return [type(scene) for scene in self.app.stack.scenes]

    def report(self) -> str:
        """The text of the only report."""
        (path,) = (paths.user_data() / "crash").iterdir()
        shown = [words(label.say) for label in self.driver.all(Label)]
        assert any(str(path) in say for say in shown), "the message says where the report is"
        return path.read_text("utf-8")

    def press(self, say: str) -> None:
        """Click a button by its words."""
        self.driver.click(self.driver.find(Button, say))


@pytest.fixture
def house(home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setattr(routes, "Thinker", Thoughtless)
    opened = House()
    yield opened
    opened.driver.close()
    opened.routes.close()


@pytest.mark.parametrize("method", ["update", "draw", "handle"])
def test_an_error_in_a_scene_is_told_and_the_game_goes_on(house: House, method: str) -> None:
    table = house.start(5)
    moves = list(table.session.match.moves)
    setattr(table, method, broken)
    table.dirty = True
    house.driver.step(motion((300, 300)))
    assert house.kinds() == [Menu, Mishap]
    house.driver.step()
    assert "ZeroDivisionError" in house.report()
    house.press("Go on with the game")
    assert house.kinds() == [Menu, TableScene]
    assert house.table.session.match.moves == moves
    house.table.session.play(house.table.session.match.table.moves()[0])
    assert house.table.session.trouble is None
    assert len(house.routes.shelf.entries()) == 1, "it goes on in its own file"


def test_an_error_while_a_scene_opens_or_closes_is_told_too(house: House) -> None:
    table = house.start(3)
    table.leave = broken
    house.driver.key(pygame.K_ESCAPE)
    house.press("Main menu")
    house.driver.step()
    assert house.kinds() == [Menu, Mishap]
    house.press("Go on with the game")
    assert len(house.table.session.match.moves) == 3


def test_the_report_can_be_replayed_and_names_nobody(house: House, tmp_path: Path) -> None:
    table = house.start(12)
    logging.getLogger("game").error("something about Zaphod in %s", tmp_path)
    (paths.user_data() / crash.LOG).write_text("1\n2 Zaphod\n3 the end", "utf-8")
    table.update = broken
    house.driver.step()
    report = house.report()
    assert "Zaphod" not in report and str(tmp_path) not in report
    assert "3 the end" in report and "TableScene, 1280 x 720" in report
    lines = report.splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith('{"format"'))
    save = tmp_path / "cut.wild"
    save.write_text("\n".join(lines[start : start + 13]) + "\n", "utf-8")
    saved = load(save)
    assert saved.match.moves == table.session.match.moves
    assert saved.match.digest() == table.session.match.digest()


def test_without_a_game_there_is_the_menu(house: House) -> None:
    house.routes.settings()
    house.app.stack.top.update = broken
    house.driver.step()
    assert house.kinds() == [Menu, Mishap]
    assert [words(b.say) for b in house.driver.all(Button)] == ["Quit", "Main menu"]
    house.driver.key(pygame.K_ESCAPE)
    assert house.kinds() == [Menu]


def test_a_replay_that_breaks_offers_no_game(house: House) -> None:
    path = house.start(4).session.keeper.path
    house.app.home()
    house.routes.watch(path)
    assert house.kinds() == [Menu, ReplayScene]
    house.app.stack.top.update = broken
    house.driver.step()
    assert [words(b.say) for b in house.driver.all(Button)] == ["Quit", "Main menu"]


@pytest.mark.parametrize("moves", [0, 7])
def test_a_game_that_is_not_on_disk_goes_on_from_memory(
    house: House, home: Path, moves: int
) -> None:
    (home / "data").mkdir(exist_ok=True)
    (home / "data" / "saves").write_text("in the way")
    (home / "data" / "crash").write_text("in the way")
    table = house.start(moves)
    played = list(table.session.match.moves)
    table.update = broken
    house.driver.step()
    assert any("could not be written" in words(label.say) for label in house.driver.all(Label))
    house.press("Go on with the game")
    assert house.table.session.match.moves == played


def test_a_second_error_before_the_answer_ends_the_program(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.start(2).update = broken
    house.driver.step()
    monkeypatch.setattr(mishap.Mishap, "draw", broken)
    house.app.stack.top.dirty = True
    with pytest.raises(ZeroDivisionError):
        house.driver.step()


def test_quitting_after_an_error(house: House) -> None:
    house.start(2).update = broken
    house.driver.step()
    house.press("Quit")
    assert not house.app.running


def test_after_an_error_no_hand_is_shown_to_whoever_looks(house: House) -> None:
    """A31: several people, and nobody knows who sits before the screen now."""
    rules.register(PAIRS)
    house.routes.start(Setup(PAIRS, 2, 5), [Player("Ada"), Player("Bo")])
    assert house.kinds() == [Menu, TableScene, Curtain]
    house.driver.key(pygame.K_RETURN)
    session = house.table.session
    session.play(session.match.table.moves()[0])
    house.table.update = broken
    house.driver.step()
    house.press("Go on with the game")
    assert house.kinds() == [Menu, TableScene, Curtain]


def test_reports_of_one_second_do_not_overwrite_each_other(home: Path) -> None:
    found = {crash.write(ValueError(str(number))) for number in range(5)}
    assert len(found) == 5


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "cubosaurs", "--seats", "human:Zaphod,bot:casual:Marvin"], "human,bot:casual"),
        ([], "arguments: none"),
    ],
)
def test_arguments_are_reported_without_names(
    home: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], said: str
) -> None:
    monkeypatch.setattr("sys.argv", ["wild-table", *arguments])
    text = crash.write(ValueError()).read_text("utf-8")
    assert said in text and "Zaphod" not in text and "Marvin" not in text


def test_the_application_alone_lets_errors_through(house: House) -> None:
    house.app.rescue = None
    house.app.stack.top.update = broken
    with pytest.raises(ZeroDivisionError):
        house.driver.step()
