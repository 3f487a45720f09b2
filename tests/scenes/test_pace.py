"""What is shown when: deals, the sheet of a round, and a table that stays where it is."""

from itertools import pairwise
from random import Random

import pytest

from game.engine.event import MOVED
from game.scenes.table.feed import FRESH
from game.scenes.table.scene import TableScene
from game.settings import Settings
from tests.scenes.table_driver import Nowhere, TableDriver, session
from tests.ui.driver import Driver


def test_without_motion_a_deal_comes_a_few_cards_a_picture():
    options = Settings(reduced_motion=True, animation="off")
    match = session("divocina", seats=2)
    most = max(
        sum(card.face >= 0 for card in event.cards)
        for event in match.opening()
        if event.kind == MOVED
    )
    driver = Driver(TableScene(match, Nowhere(), fresh=True), options=options)
    board = driver.app.stack.top.field.board
    shown = [0]
    while shown[-1] == 0 or driver.app.stack.top.display.feed.busy:
        shown.append(sum(sprite.face >= 0 for sprite in board.sprites.values()))
        driver.step()
    assert shown[-1] > 2 * FRESH
    assert max(b - a for a, b in pairwise(shown)) < FRESH + most
    driver.close()


def test_nobody_may_decide_before_the_sheet_of_the_round_was_seen():
    driver = TableDriver(session("cubosaurs", humans=(0, 1), seats=2, seed=3))
    director = driver.scene.director
    sheets = 0
    for _ in range(600):
        if driver.on_top != "TableScene":
            sheets += driver.on_top == "Scoring"
            driver.app.pop(True)
        assert not (driver.on_top == "TableScene" and director.ready and director.sheets)
        if director.ready and not driver.scene.display.feed.busy:
            director.play(driver.session.match.table.moves()[0])
        driver.step()
    assert sheets
    driver.close()


@pytest.mark.parametrize("name", ["divocina", "wild_life", "selva", "samogon"])
def test_the_first_announcement_does_not_move_the_table(name):
    driver = TableDriver(session(name, humans=(0, 1), seats=2), (1920, 1080))
    field, heights = driver.scene.field, set()
    announced, chance = False, Random(1)
    for _ in range(900):
        if driver.on_top != "TableScene":
            driver.app.pop(True)
        if driver.session.over or announced:
            break
        if driver.scene.director.ready:
            driver.scene.director.play(chance.choice(driver.session.match.table.moves()))
        driver.step()
        heights.add(field.rect.h)
        announced = driver.scene.display.bottom.told.visible
    assert announced and len(heights) == 1
    driver.close()
