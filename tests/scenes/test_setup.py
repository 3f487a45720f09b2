"""A new game is set up with mouse and keys, and remembered for the next time."""

from collections.abc import Callable, Iterator

import pygame
import pytest

from game.engine.match import Setup
from game.plan import Plan, usual_level
from game.rules import game, games
from game.scenes.setup import LEVELS, SeatRow, SetupScene
from game.settings import Chair, LastSetup, Settings
from game.sitting import Player
from game.ui.gamecard import GameCard
from game.ui.widgets import Button, Choice, IconButton, TextField
from tests.scenes.shelves import Went
from tests.ui.driver import Driver

LAST = LastSetup("cubosaurs", 4, (Chair(True, "Ada"), Chair(bot_name="Rex", level="expert")))
Desk = tuple[Driver, Went]


@pytest.fixture
def desk() -> Iterator[Callable[..., Desk]]:
    """Opens the scene; it is closed when the test is over."""
    drivers: list[Driver] = []

    def open_it(last: LastSetup | None = None) -> Desk:
        went = Went()
        options = Settings(reduced_motion=True, last_setup=last or LastSetup())
        drivers.append(Driver(SetupScene(went), options=options))
        return drivers[-1], went

    yield open_it
    for driver in drivers:
        driver.close()


def rows(driver: Driver) -> list[SeatRow]:
    """The seats that can be seen."""
    return driver.all(SeatRow)


def segment(driver: Driver, choice: Choice[object], index: int) -> None:
    """Click on a value of a choice."""
    driver.root.reveal(choice)
    driver.click(choice.parts()[index].center)


def begun(driver: Driver, went: Went) -> tuple[Setup, list[Player]]:
    """Start, and what the game begins with."""
    driver.click(driver.find(Button, "Start"))
    name, setup, players = went.way[-1]
    assert name == "start"
    assert isinstance(setup, Setup)
    assert isinstance(players, list)
    return setup, players


def write(driver: Driver, field: TextField, words: str) -> None:
    """Click into a field and type over what is there."""
    driver.click(field)
    driver.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    driver.key(pygame.K_DELETE)
    driver.type(words)


def test_start_at_once_gives_one_human_against_two_bots(desk: Callable[..., Desk]) -> None:
    setup, players = begun(*desk())
    assert setup.game is game("cubosaurs")
    assert setup.options == {"rounds": 2, "dna": 0}
    assert players == [Player("Player 1"), Player("Moss", "casual"), Player("Otter", "casual")]


def test_enter_starts(desk: Callable[..., Desk]) -> None:
    driver, went = desk()
    driver.key(pygame.K_RETURN)
    assert went.way[0][0] == "start"


def test_escape_and_back_go_back(desk: Callable[..., Desk]) -> None:
    for leave in (lambda d: d.key(pygame.K_ESCAPE), lambda d: d.click(d.find(Button, "Back"))):
        driver, went = desk()
        leave(driver)
        assert driver.app.stack.top is None
        assert went.way == []


def test_everything_can_be_chosen_with_the_mouse(desk: Callable[..., Desk]) -> None:
    driver, went = desk()
    number, *_ = [c for c in driver.all(Choice) if [v for v, _ in c.options] == [2, 3, 4, 5]]
    segment(driver, number, 2)
    assert len(rows(driver)) == 4
    segment(driver, rows(driver)[1].kind, 0)
    segment(driver, rows(driver)[2].level, 1)
    write(driver, rows(driver)[0].name, "  Žofie 漢 ")
    write(driver, rows(driver)[3].name, "Rex")
    dna = next(c for c in driver.all(Choice) if c.options[0][0] == 0 and len(c.options) == 2)
    segment(driver, dna, 1)
    setup, players = begun(driver, went)
    assert setup.seats == 4
    assert setup.options == {"rounds": 2, "dna": 1}
    assert players == [
        Player("Žofie 漢"),
        Player("Player 2"),
        Player("Otter", "skilled"),
        Player("Rex", "casual"),
    ]


def test_usual_options_follow_the_number_of_seats_until_they_are_chosen() -> None:
    plan = Plan(games(), LastSetup())
    rounds = plan.game.options[0]
    plan.seats = 2
    assert plan.option(rounds) == 3
    plan.choose_option(rounds, 2)
    plan.seats = 3
    assert plan.option(rounds) == 2
    plan.seats = 2
    assert plan.option(rounds) == 2


def test_who_was_human_keeps_the_name_while_a_bot_sits_there(desk: Callable[..., Desk]) -> None:
    driver, _went = desk(LAST)
    first = rows(driver)[0]
    segment(driver, first.kind, 1)
    assert first.name.value == ""
    write(driver, first.name, "Robot")
    segment(driver, first.kind, 0)
    assert first.name.value == "Ada"
    assert not first.level.visible


def test_equal_names_are_told_apart(desk: Callable[..., Desk]) -> None:
    driver, went = desk()
    for row in rows(driver):
        write(driver, row.name, "Ada")
    assert [player.name for player in begun(driver, went)[1]] == ["Ada", "Ada 2", "Ada 3"]


def test_a_seed_is_digits_only_and_random_when_empty(desk: Callable[..., Desk]) -> None:
    driver, went = desk()
    top = driver.app.stack.top
    assert isinstance(top, SetupScene)
    seed = top.seed
    assert seed.value.isdigit()
    write(driver, seed, "12x³-4５ 7")
    assert begun(driver, went)[0].seed == 1247
    write(driver, seed, "")
    first = begun(driver, went)[0].seed
    assert 0 <= first < 1_000_000
    driver.click(driver.find(IconButton))
    assert begun(driver, went)[0].seed == int(seed.value)


def test_the_setup_is_remembered(desk: Callable[..., Desk]) -> None:
    driver, went = desk(LAST)
    assert [row.name.value for row in rows(driver)] == ["Ada", "Rex", "", ""]
    before = begun(driver, went)[1]
    again, went_again = desk(driver.app.settings.last_setup)
    assert begun(again, went_again)[1] == before
    assert before[1] == Player("Rex", "expert")


def test_a_setup_that_makes_no_sense_any_more_is_mended() -> None:
    last = LastSetup("cubosaurs", 9, (Chair(level="godlike"),) * 7, {"rounds": 77, "moon": 1})
    plan = Plan(games(), last)
    assert plan.seats == 5
    assert plan.setup().options == {"rounds": 2, "dna": 0}
    assert {player.level for player in plan.players()} == {"casual"}
    assert Plan(games(), LastSetup("chess", 2)).game is games()[0]


def test_bots_of_the_usual_level_are_better_as_partners() -> None:
    cubosaurs, samogon = game("cubosaurs"), game("samogon")
    plan = Plan([cubosaurs, samogon], LastSetup("cubosaurs", 4, (Chair(True), Chair())))
    plan.level(2, "novice")
    plan.choose_game(samogon)
    assert [chair.level for chair in plan.chairs[1:4]] == ["expert", "novice", "expert"]
    plan.choose_game(cubosaurs)
    assert [chair.level for chair in plan.chairs[1:4]] == ["casual", "novice", "casual"]


def test_the_levels_that_are_shown_are_those_that_play(desk: Callable[..., Desk]) -> None:
    driver, went = desk()
    for name in ("samogon", "wild_life", "samogon"):
        driver.click(next(card for card in driver.all(GameCard) if card.game.name == name))
        level = usual_level(game(name))
        for row in rows(driver)[1:]:
            assert row.level.value == level
            assert row.about.say == LEVELS[level]
    _, players = begun(driver, went)
    assert [player.level for player in players] == ["", "expert", "expert"]
