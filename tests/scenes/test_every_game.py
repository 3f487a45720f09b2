"""Every game from the deal to the score, each move made with the mouse as its handle says."""

import random

import pytest

from game import rules
from game.scenes.table.choices import Option
from tests.scenes.gestures import make, press
from tests.scenes.table_driver import TableDriver, session

MOVES = 60
"""So many decisions of a game are made by hand; the rest would only repeat them."""


def settle(driver: TableDriver, option: Option) -> None:
    """Answer what was asked back, and look at what comes up, until somebody is to decide."""
    if driver.on_top == "Pick":
        press(driver, option)
    driver.wait(3000)
    for _ in range(9):
        if driver.on_top == "TableScene":
            return
        if driver.on_top == "Scoring" and driver.session.over:
            return
        driver.app.pop(True)
        driver.wait(3000)


@pytest.mark.parametrize("name", rules.NAMES)
@pytest.mark.parametrize("seats", [2, 3])
def test_every_move_can_be_made_by_its_handle(name: str, seats: int) -> None:
    game = rules.game(name)
    if seats not in game.seats:
        pytest.skip("not for so many")
    chance = random.Random(seats)
    full = {o.name: o.choices[-1].value for o in game.options if o.name != "rounds"}
    driver = TableDriver(session(name, humans=range(seats), seats=seats, **full), (1920, 1080))
    settle(driver, None)  # type: ignore[arg-type]
    for _ in range(MOVES):
        if driver.session.over:
            break
        options = driver.scene.field.choices.options
        assert options, "a human is to decide and has no choice"
        option = chance.choice(options)
        before = len(driver.session.match.moves)
        same = {o.move for o in options if o.handle.button == option.handle.button}
        make(driver, option)
        if driver.on_top == "Pick":
            press(driver, option)
        assert len(driver.session.match.moves) == before + 1, f"{option} was not played"
        assert driver.session.match.moves[before] in same, f"{option} became another move"
        settle(driver, option)
        if driver.on_top == "TableScene":
            assert driver.settled()
    driver.close()
