"""Two people at one screen with hidden hands: what one may see, the other never does."""

import pygame
import pytest

from game.rules import register
from game.settings import Settings
from tests.games.pairs import HAND, PAIRS
from tests.scenes.table_driver import TableDriver, session


@pytest.fixture(params=["off", "normal"])
def table(request):
    register(PAIRS)
    options = Settings(animation=request.param)
    driver = TableDriver(session("pairs", humans=(0, 1, 2)), options=options)
    yield driver
    driver.close()


def shown_hands(driver: TableDriver) -> set[int]:
    """The seats of whose hands at least one face is on the board."""
    zones = driver.session.match.table.zones
    return {
        seat
        for seat in range(3)
        for slot in zones[HAND + seat]
        if slot in driver.board.sprites
        and (driver.board.sprites[slot].face >= 0 or driver.board.sprites[slot].was >= 0)
    }


def test_the_curtain_comes_before_another_hand(table):
    lifted = 0
    for _ in range(9):
        if table.on_top == "Curtain":
            assert lifted == 0 or table.session.viewer != table.session.actor
            lifted += 1
            table.key(pygame.K_RETURN)
            table.wait()
        assert table.on_top == "TableScene"
        viewer = table.session.viewer
        assert viewer == table.session.actor
        assert shown_hands(table) <= {viewer}
        move = table.session.match.table.moves()[0]
        table.drag_card(move.card, table.zone("trick"))
        for _ in range(200):
            assert shown_hands(table) <= {table.session.viewer}
            table.step(dt=0.02)
            if table.on_top != "TableScene":
                break
            if table.scene.director.ready:
                break


def test_a_game_opens_with_a_curtain(table):
    assert [type(scene).__name__ for scene in table.app.stack.visible()] == ["Curtain"]
    assert table.session.viewer == table.session.actor


def test_the_curtain_covers_the_whole_window(table):
    table.key(pygame.K_RETURN)
    table.wait()
    while table.on_top != "Curtain":
        table.drag_card(table.session.match.table.moves()[0].card, table.zone("trick"))
        table.wait()
    assert [type(scene).__name__ for scene in table.app.stack.visible()] == ["Curtain"]
    table.key(pygame.K_ESCAPE)
    assert table.on_top == "Curtain"


def test_the_log_names_no_card_that_the_viewer_cannot_know():
    register(PAIRS)
    driver = TableDriver(session("pairs", humans=(0, 1), seats=2, sealed=1))
    driver.key(pygame.K_RETURN)
    driver.wait()
    driver.drag_card(driver.session.match.table.moves()[0].card, driver.zone("trick"))
    driver.wait()
    assert driver.on_top == "Curtain"
    driver.key(pygame.K_RETURN)
    driver.wait()
    lines = [words for _, words in driver.scene.display.log.lines.lines]
    assert lines[-1] == f"{driver.session.names[1 - driver.session.viewer]} lays a card."
    driver.close()


def test_a_lone_human_among_bots_sees_no_curtain():
    register(PAIRS)
    driver = TableDriver(session("pairs", humans=(0,)))
    for _ in range(4):
        assert driver.on_top == "TableScene"
        driver.drag_card(driver.session.match.table.moves()[0].card, driver.zone("trick"))
        driver.wait()
    driver.close()
