"""When the table takes another size its cards become sharp a few at a time."""

import pygame
import pytest

from game.rules import NAMES
from game.ui import cardface
from game.ui.board.brush import COARSEST, MOST
from tests.scenes.table_driver import TableDriver, session

SMALLER = (1240, 700)
ANNOUNCED = 2
"""So many cards at most stand in the prompt, which paints them itself."""


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The widths of all cards and backs that are painted anew."""
    found: list[int] = []

    def watch(name: str) -> None:
        paint = getattr(cardface, name)

        def noted(card, width):
            found.append(width)
            return paint(card, width)

        monkeypatch.setattr(cardface, name, noted)

    watch("_front")
    watch("_back")
    return found


@pytest.mark.parametrize("name", NAMES)
def test_a_table_of_another_size_paints_few_cards_in_one_picture(name, painted) -> None:
    driver = TableDriver(session(name, seats=2, moves=4))
    driver.step()
    cardface.forget()
    painted.clear()
    driver.app.window.resize(SMALLER)
    pictures = 0
    while pictures == 0 or driver.board.brush.drafts:
        before, most = len(painted), MOST if pictures else 0  # the ground is painted in the first
        driver.step()
        assert len(painted) - before <= most + ANNOUNCED
        pictures += 1
        assert pictures < 100
    assert len(painted) > 0
    driver.close()


def test_in_the_end_the_picture_is_as_if_it_had_always_been_so() -> None:
    pictures = []
    for grows in (True, False):
        cardface.forget()
        driver = TableDriver(session("divocina", seats=2, moves=10))
        driver.step()
        if not grows:
            cardface.forget()
            for sprite in driver.board.sprites.values():
                sprite.last = None
        driver.app.window.resize(SMALLER)
        driver.step()
        while driver.board.brush.drafts:
            assert grows
            driver.step()
        pictures.append(pygame.image.tobytes(driver.app.window.surface, "RGB"))
        driver.close()
    assert pictures[0] == pictures[1]


def test_a_small_card_is_not_made_much_larger() -> None:
    driver = TableDriver(session("divocina", seats=2))
    brush, small = driver.board.brush, pygame.Surface((40, 60))
    brush.begin()
    brush.left = 0
    cardface.forget()
    assert brush.picture(0, 0, round(40 * COARSEST), small) is small
    assert brush.drafts == 1
    large = round(40 * COARSEST) + 1
    assert brush.picture(0, 0, large, small).get_width() == large
    assert brush.drafts == 1
    driver.close()


def test_another_language_is_seen_at_once() -> None:
    driver = TableDriver(session("divocina", seats=2))
    brush = driver.board.brush
    old = brush.picture(0, 0, 100, None)
    cardface.forget()
    brush.begin()
    brush.left = 0
    assert brush.picture(0, 0, 100, old) is not old
    driver.close()
