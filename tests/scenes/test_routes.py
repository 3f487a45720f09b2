"""From the menu to the table and back: games begin, go on, are watched and played again."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.engine.match import Setup
from game.rules import game
from game.save import Journal, SeatInfo, Shelf, load, peek
from game.scenes import routes
from game.scenes.dialog import Ask
from game.scenes.load import LoadScene
from game.scenes.menu import Menu
from game.scenes.naming import AskName
from game.scenes.replay import ReplayScene
from game.scenes.routes import Routes
from game.scenes.rules import RulesScene
from game.scenes.scene import Scene
from game.scenes.settings import SettingsScene
from game.scenes.setup import SetupScene
from game.scenes.table.scene import TableScene
from game.settings import Settings
from game.sitting import Player
from game.ui.widgets import Button, words
from tests.scenes.shelves import NAMES, Thoughtless, damage, played, shelf_with
from tests.ui.driver import Driver

PLAYERS = [Player("Ada"), Player("Fern", "expert"), Player("Žofie")]
SETUP = Setup(game("cubosaurs"), 3, 77, {"rounds": 1})


class House:
    """The program with its menu open, a shelf of its own, and bots that never answer."""

    def __init__(self, folder: Path) -> None:
        self.shelf = Shelf(folder / "saves")
        self.driver = Driver(Scene(), options=Settings(animation="off", reduced_motion=True))
        self.routes = Routes(self.driver.app, self.shelf)
        self.driver.app.replace(Menu(self.routes))
        self.driver.step()

    @property
    def top(self) -> Scene:
        """The uppermost scene."""
        assert self.driver.app.stack.top
        return self.driver.app.stack.top

    @property
    def table(self) -> TableScene:
        """The table, which must be open with the menu alone beneath it."""
        assert [type(s) for s in self.driver.app.stack.scenes] == [Menu, TableScene]
        assert isinstance(self.top, TableScene)
        return self.top

    @property
    def told(self) -> str:
        """The short message that is shown."""
        return words(self.driver.app.toast.say)


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A program of one test's own."""
    monkeypatch.setattr(routes, "Thinker", Thoughtless)
    opened = House(tmp_path)
    yield opened
    opened.driver.close()
    opened.routes.close()


def test_the_menu_leads_to_every_scene(house: House) -> None:
    scenes = {
        "New game": SetupScene,
        "Load": LoadScene,
        "Replays": LoadScene,
        "Rules": RulesScene,
        "Settings": SettingsScene,
    }
    for say, scene in scenes.items():
        house.driver.click(house.driver.find(Button, say))
        assert isinstance(house.top, scene)
        house.driver.app.home()


def test_a_new_game_stands_on_the_table_and_on_the_shelf(house: House) -> None:
    house.routes.new_game()
    house.routes.start(SETUP, PLAYERS)
    session = house.table.session
    assert session.match.setup == SETUP
    assert session.players == tuple(PLAYERS)
    session.play(session.match.table.moves()[0])
    (entry,) = house.shelf.entries()
    assert peek(entry.path).header.seats == [
        SeatInfo("human", "Ada"),
        SeatInfo("bot", "Fern", "expert"),
        SeatInfo("human", "Žofie"),
    ]


def test_continue_goes_on_where_the_newest_game_was_left(house: House) -> None:
    assert not house.routes.unfinished()
    house.routes.resume()
    assert house.told == "There is no unfinished game."
    house.routes.start(SETUP, PLAYERS)
    match = house.table.session.match
    for _ in range(4):
        house.table.session.play(match.table.moves()[0])
    house.driver.app.home()
    assert house.routes.unfinished()
    house.driver.click(house.driver.find(Button, "Continue"))
    again = house.table.session
    assert again.match.moves == match.moves
    assert again.players == tuple(PLAYERS)


def test_a_game_left_without_a_move_leaves_nothing(house: House) -> None:
    house.routes.start(SETUP, PLAYERS)
    house.driver.app.home()
    assert house.shelf.entries() == []


def test_a_game_that_cannot_be_opened_says_why(house: House) -> None:
    shelf_with(house.shelf.folder or Path())
    for open_it in (house.routes.open, house.routes.watch):
        assert house.shelf.folder
        open_it(house.shelf.folder / "foreign.wild")
        assert isinstance(house.top, Ask)
        assert words(house.top.say) == "This is not a saved game."
        house.driver.app.pop()
        assert isinstance(house.top, Menu)


def test_a_damaged_game_goes_on_in_a_new_file(house: House) -> None:
    shelf_with(house.shelf.folder or Path())
    assert house.shelf.folder
    broken = damage(house.shelf.folder)
    before = broken.read_bytes()
    house.routes.open(broken, recover=True)
    assert len(house.table.session.match.moves) == 7
    assert house.told == "The game goes on from before the damage, after 7 moves."
    assert broken.read_bytes() == before


def test_a_finished_game_is_watched(house: House) -> None:
    session = played(shelf=house.shelf)
    assert isinstance(session.keeper, Journal)
    session.keeper.close()
    (entry,) = house.shelf.finished()
    house.routes.watch(entry.path)
    assert isinstance(house.top, ReplayScene)
    assert house.top.session.names == list(NAMES[:3])
    assert house.top.session.keeper is None


def test_a_rematch_has_the_same_seats_and_other_cards(house: House) -> None:
    house.routes.start(SETUP, PLAYERS)
    first = house.table
    house.routes.rematch(first.session)
    second = house.table
    assert second is not first
    assert second.session.players == first.session.players
    old, new = first.session.match.setup, second.session.match.setup
    assert (new.game, new.seats, new.options) == (old.game, old.seats, old.options)
    assert new.seed != old.seed


def test_a_running_game_is_kept_under_a_name(house: House) -> None:
    house.routes.start(SETUP, PLAYERS)
    session = house.table.session
    session.play(session.match.table.moves()[0])
    house.routes.save_as(session)
    assert isinstance(house.top, AskName)
    house.driver.type("Before the storm")
    house.driver.click(house.driver.find(Button, "Save"))
    assert house.told == "Saved as “Before the storm”."
    assert house.shelf.folder
    assert len(load(house.shelf.folder / "Before-the-storm.wild").match.moves) == 1
    assert house.table.session is session


def test_a_bot_of_an_unknown_level_plays_as_usual(house: House) -> None:
    house.routes.start(SETUP, [*PLAYERS[:2], Player("Zed", "godlike")])
    session = house.table.session
    session.play(session.match.table.moves()[0])
    house.driver.app.home()
    house.routes.resume()
    assert house.table.session.players[2] == Player("Zed", "casual")


def test_without_a_folder_the_game_is_played_and_the_trouble_told(
    house: House, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("not a folder")
    house.routes.shelf = Shelf(tmp_path / "file" / "saves")
    house.routes.start(SETUP, PLAYERS)
    house.driver.step()
    session = house.table.session
    assert "cannot be saved" in house.told
    session.play(session.match.table.moves()[0])
    assert len(session.match.moves) == 1


def test_the_thinker_starts_with_the_first_game_and_ends_with_the_program(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[object] = []
    monkeypatch.setattr(Thoughtless, "close", lambda self: ended.append(self))
    house.routes.close()
    assert ended == []
    thinker = house.routes.thinker
    assert house.routes.thinker is thinker
    house.routes.close()
    assert ended == [thinker]
