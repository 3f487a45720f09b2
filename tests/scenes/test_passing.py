"""Passing until something happens, and undo past the passes that were made for somebody."""

from collections.abc import Iterator

import pytest

from game.engine.match import Match, Setup
from game.engine.move import Move
from game.engine.window import PASS, Window
from game.rules import game
from game.rules.selva.steps.turn import Prepare
from game.scenes.table.passing import Passing
from game.session import Session
from game.sitting import Player
from game.ui.widgets import Button, words
from tests.english import english
from tests.rules.selva_table import lay_out
from tests.scenes.table_driver import AtOnce, TableDriver

SELVA = game("selva")
WORDS = "Pass until something happens"
ADA = {
    "hand Ann": "2 stoat, lynx",
    "sigils Ann": "winter den",
    "isolation Ann": "red fox",
    "field Ann": "zebra",
}
"""A sigil that could be revealed in every window."""
NOBODY_ANSWERS = {"hand Ben": "", "resources Ben": ""}


def session(cards: dict[str, str], level: str = "greedy") -> Session:
    """Ada in her Preparation with these cards, against Ben: a bot, or with no level a human."""
    match = Match(Setup(SELVA, 2, 0, {}))
    match.table = lay_out(cards).table
    return Session(match, [Player("Ada"), Player("Ben", level)], AtOnce())


def play(here: Session, verb: str, card: str = "") -> None:
    """Whoever is asked makes the first such move."""
    table = here.match.table
    for move in table.moves():
        if move.verb == verb and card in ("", SELVA.faces[table.faces[move.card]].key):
            here.play(move)
            return
    raise AssertionError(f"no {verb} {card}")


@pytest.fixture
def table() -> Iterator[TableDriver]:
    """Ada at the table; Ben has nothing and does nothing."""
    driver = TableDriver(session({**ADA, **NOBODY_ANSWERS}))
    yield driver
    driver.close()


def buttons(driver: TableDriver) -> list[str]:
    """The words on the buttons."""
    return [english(button.say) for button in driver.all(Button)]


def let_time_pass(driver: TableDriver) -> None:
    """Long enough for what happens by itself."""
    for _ in range(40):
        driver.step(dt=0.05)


def call(driver: TableDriver, card: str) -> None:
    """Play an animal."""
    play_it = [o for o in driver.scene.field.choices.options if o.move.verb == "play"]
    faces = driver.scene.field.view.faces
    driver.scene._play([o for o in play_it if SELVA.faces[faces[o.move.card]].key == card][:1])
    driver.wait()


def test_it_is_offered_where_only_ones_own_doing_is_asked_about(table: TableDriver) -> None:
    assert WORDS not in buttons(table)
    call(table, "stoat")
    assert isinstance(table.session.match.table.ask, Window)
    assert WORDS in buttons(table)


def test_later_windows_are_passed_too_and_it_is_said_so(table: TableDriver) -> None:
    call(table, "stoat")
    table.click(table.find(Button, WORDS))
    table.wait()
    assert isinstance(table.session.match.table.ask, Prepare)
    call(table, "stoat")
    let_time_pass(table)
    assert isinstance(table.session.match.table.ask, Prepare), "it passed by itself"
    assert [move.verb for move in table.session.match.moves] == ["play", "pass", "play", "pass"]
    assert "You could have played something" in words(table.app.toast.say)


def test_undo_goes_back_to_the_window_and_asks_again(table: TableDriver) -> None:
    call(table, "stoat")
    table.click(table.find(Button, WORDS))
    table.wait()
    call(table, "stoat")
    let_time_pass(table)
    table.scene.undo()
    let_time_pass(table)
    assert isinstance(table.session.match.table.ask, Window)
    assert WORDS in buttons(table)


def test_it_ends_as_soon_as_the_other_does_something() -> None:
    here = session({**ADA, "hand Ben": "rut"})
    passing = Passing(here)
    play(here, "play", "stoat")
    play(here, "pass")  # Ben
    assert passing.offered()
    passing.begin()
    here.play(PASS)
    play(here, "play", "stoat")
    play(here, "pass")  # Ben
    assert passing.move() == PASS
    here.play(PASS)
    play(here, "done")
    play(here, "attack")
    play(here, "done")
    play(here, "play", "rut")  # Ben
    assert isinstance(here.match.table.ask, Window)
    assert here.actor == 0
    assert passing.move() is None
    assert not passing.offered(), "now there is something new"
    play(here, "pass")
    assert passing.move() is None, "and it stays so"


def test_only_windows_are_passed() -> None:
    here = session({**ADA, **NOBODY_ANSWERS})
    passing = Passing(here)
    play(here, "play", "stoat")
    passing.begin()
    here.play(PASS)
    assert isinstance(here.match.table.ask, Prepare)
    assert passing.move() is None


def test_among_several_humans_it_would_tell_something() -> None:
    here = session({**ADA, **NOBODY_ANSWERS}, level="")
    passing = Passing(here)
    play(here, "play", "stoat")
    assert isinstance(here.match.table.ask, Window)
    assert not passing.offered()
    passing.begin()
    assert passing.move() is None


def test_undo_goes_past_a_pass_that_was_made_for_the_player() -> None:
    """Else the pass would be made again, and nothing could ever be taken back."""
    here = session({"hand Ann": "2 stoat", "hand Ben": "stoat"})
    play(here, "done")
    while here.match.table.ask and not isinstance(here.match.table.ask, Prepare):
        play(here, "pass")
    play(here, "play", "stoat")  # Ben
    assert here.forced_pass("alone") == PASS
    here.play(PASS)
    assert here.undo_count(casual=True, skip="never") == 1
    assert here.undo(casual=True, skip="alone") == 3
    assert here.match.moves == []
    assert here.forced_pass("alone") is None


def test_what_is_passed_by_itself_was_the_only_legal_move() -> None:
    """Whatever is skipped without a word, nothing else could have been done."""
    here = session(ADA)
    for number in range(80):
        if here.over:
            break
        moves: list[Move] = here.match.table.moves()
        forced = here.forced_pass("always")
        assert forced is None or moves == [forced]
        here.play(moves[number % len(moves)])
