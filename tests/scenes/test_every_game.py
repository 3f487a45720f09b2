"""Every game from the deal to the score, each move made with the mouse as its handle says."""

import random

import pytest

from game import rules
from game.i18n import tr
from game.scenes.table.choices import Option
from game.ui.widgets import Button
from tests.scenes.table_driver import TableDriver, session

MOVES = 60
"""So many decisions of a game are made by hand; the rest would only repeat them."""


def make(driver: TableDriver, option: Option) -> None:
    """Make a move by its handle: drag, click twice, or press its button."""
    handle = option.handle
    board = driver.board
    cards = [slot for slot in handle.cards if slot in board.sprites]
    targets = [board.zone_rect(zone) for zone in handle.zones]
    if cards and handle.onto:
        driver.drag_card(cards[0], driver.card(next(s for s in handle.onto if s != cards[0])))
    elif cards and any(targets):
        driver.drag_card(cards[0], free_point(driver, option))
    elif handle.click:
        slot = handle.click[0]
        driver.click(driver.card(slot))
        if driver.scene.field.chosen == slot:
            driver.click(driver.card(slot))
    else:
        press(driver, option)


def free_point(driver: TableDriver, option: Option) -> tuple[int, int]:
    """A point of a target zone where no card lies that would mean something else."""
    for zone in option.handle.zones:
        rect = driver.board.zone_rect(zone)
        if rect is None:
            continue
        for x in range(rect.left + 3, rect.right, 9):
            for y in range(rect.top + 3, rect.bottom, 9):
                if driver.board.zones_at((x, y))[0] == zone and driver.board.card_at((x, y)) < 0:
                    return (x, y)
        return rect.center
    raise AssertionError(f"no place for {option.move}")


def press(driver: TableDriver, option: Option) -> None:
    """Press the button with the words of a move."""
    say = tr(option.handle.button, driver.session.names)
    found = [b for b in driver.all(Button) if b.say == say and b.visible]
    assert found, f"no button {say!r} among {[b.say for b in driver.all(Button)]}"
    driver.click(found[0].rect.center)


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
