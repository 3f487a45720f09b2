"""The first game of Selva: the way in, what the learner is told at the table, and when not."""

from collections.abc import Iterator

import pygame
import pytest

from game.engine.game import FirstGame
from game.engine.match import Match, Setup
from game.engine.view import view
from game.rules import game
from game.scenes.setup import SetupScene
from game.session import Session
from game.settings import Chair, LastSetup, Settings
from game.sitting import Player
from game.ui.gamecard import seats_of
from game.ui.widgets import Button
from tests.english import english
from tests.scenes.shelves import Went
from tests.scenes.table_driver import AtOnce, TableDriver
from tests.ui.driver import Driver

SELVA = game("selva")
FIRST = SELVA.first_game or FirstGame({}, 0, "")
WORDS = "First game, with explanations"


def open_setup(last: LastSetup) -> tuple[Driver, Went]:
    """The set-up, as it was left."""
    went = Went()
    return Driver(SetupScene(went), options=Settings(reduced_motion=True, last_setup=last)), went


def first_session(seed: int, **options: int) -> Session:
    """Ada against a bot with the decks of the first game."""
    match = Match(Setup(SELVA, 2, seed, {**FIRST.options, **options}))
    return Session(match, [Player("Ada"), Player("Moss", "greedy")], AtOnce())


@pytest.fixture
def table() -> Iterator[TableDriver]:
    """The first game at the table."""
    driver = TableDriver(first_session(FIRST.seed))
    yield driver
    driver.close()


def lesson(driver: TableDriver) -> str:
    """What the learner reads, empty if nothing."""
    bar = driver.scene.display.bottom
    return str(bar.taught.say) if bar.lesson.visible else ""


def english_name(driver: TableDriver, slot: int) -> str:
    """What a card is called."""
    return english(SELVA.faces[driver.scene.field.view.faces[slot]].name)


def test_the_set_up_leads_to_it_with_the_learner_against_a_novice() -> None:
    chairs = (Chair(human=False), Chair(human=True, bot_name="Rex", level="expert"))
    driver, went = open_setup(LastSetup("selva", 2, chairs, {"match": 1}))
    driver.click(driver.find(Button, WORDS))
    assert went.way == [
        (
            "start",
            Setup(SELVA, 2, FIRST.seed, FIRST.options),
            [Player("Player 1"), Player("Rex", "novice")],
        )
    ]
    driver.close()


def test_other_games_have_none() -> None:
    driver, _ = open_setup(LastSetup("cubosaurs", 2))
    assert WORDS not in [button.say for button in driver.all(Button)]
    driver.close()


def test_a_game_for_two_says_so() -> None:
    assert english(seats_of(SELVA)) == "2 players"
    assert english(seats_of(game("cubosaurs"))) == "2–5 players"


def test_the_learner_is_told_what_to_do_from_the_first_decision(table: TableDriver) -> None:
    assert "opening hand" in lesson(table)
    table.click(table.find(Button, "Keep"))
    table.wait()
    assert "one herb or prey in play" in lesson(table)


def test_the_first_turn_can_be_played_by_keys_as_it_is_told(table: TableDriver) -> None:
    for verb in ("keep", "search"):
        table.scene._play([o for o in table.scene.field.choices.options if o.move.verb == verb][:1])
        table.wait()
    assert "arrow keys and Enter" in lesson(table)
    told = next(m.card for m in table.legal("lay") if english_name(table, m.card) in lesson(table))
    for _ in range(40):
        if table.scene.field.cursor_slot == told:
            break
        table.key(pygame.K_RIGHT)
    table.key(pygame.K_RETURN)
    table.key(pygame.K_RETURN)
    table.wait()
    assert table.session.match.moves[-1].verb == "lay"
    assert lesson(table).startswith("Call ")


def test_lessons_stay_when_the_game_is_continued(table: TableDriver) -> None:
    table.click(table.find(Button, "Keep"))
    table.wait()
    session = first_session(FIRST.seed)
    for move in table.session.match.moves:
        session.match.play(move)
    assert session.lesson(session.view()) is not None


@pytest.mark.parametrize(("seed", "options"), [(FIRST.seed + 1, {}), (FIRST.seed, {"deck0": 0})])
def test_other_deals_and_decks_are_not_explained(seed: int, options: dict[str, int]) -> None:
    driver = TableDriver(first_session(seed, **options))
    assert lesson(driver) == ""
    driver.close()


def test_nobody_is_told_anything_while_the_other_decides() -> None:
    session = first_session(FIRST.seed)
    session.match.play(session.match.table.moves()[0])
    while session.human_to_act:
        session.match.play(session.match.table.moves()[0])
    assert session.lesson(session.view()) is None


def test_a_move_that_tells_what_comes_of_it_is_never_made_unasked() -> None:
    """The last attacker is chosen and only "begin" is left: the damage is to be read first."""
    session = first_session(FIRST.seed)
    seen = 0
    for _ in range(600):
        if session.over:
            break
        moves = session.match.table.moves()
        if session.human_to_act:
            forced = session.forced_pass("always")
            told = SELVA.handle(view(session.match.table, session.actor), moves[0]).help
            assert forced is None or (len(moves) == 1 and told is None)
            seen += len(moves) == 1 and told is not None
        session.match.play(moves[-1])
    assert seen
