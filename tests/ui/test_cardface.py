"""What can be read on a card, however small it lies on the table."""

from collections.abc import Iterator

import pygame
import pytest

from game import rules
from game.engine.game import Face
from game.ui import cardface
from game.ui.text import ELLIPSIS

FACES = [face for game in rules.games() for face in game.faces]


@pytest.fixture(autouse=True)
def window() -> Iterator[None]:
    """Cards are painted for a display."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    cardface.forget()
    pygame.display.quit()


@pytest.mark.parametrize("width", [cardface.RIBBON_FROM, 72, 108, 160])
def test_every_card_bears_its_name_in_the_band_or_on_a_ribbon(width: int) -> None:
    for face in FACES:
        in_band, on_ribbon = cardface._name(face, width), cardface._ribbon(face, width)
        assert (in_band is None) != (on_ribbon is None), face.key
        words = in_band or on_ribbon
        assert words is not None
        assert words.px >= (cardface.SMALLEST_NAME if in_band else cardface.SMALLEST_WORD)


def test_no_name_of_selva_is_cut_at_the_size_of_the_table() -> None:
    """In a window of 1280 × 720 an animal is 72 pixels wide."""
    for face in rules.game("selva").faces:
        words = cardface._name(face, 72) or cardface._ribbon(face, 72)
        assert words is not None
        assert not words.lines[-1].endswith(ELLIPSIS), face.key


def test_a_ribbon_lies_on_the_picture_and_only_where_it_is_needed() -> None:
    lion, spider = face_of("lion"), face_of("wandering_spider")
    assert not cardface._ribbon(lion, 160)
    assert not cardface._ribbon(spider, cardface.RIBBON_FROM - 1)
    picture = cardface._window(spider, 72, cardface._effect(spider, 72))
    assert 0 < picture.bottom - cardface.picture_floor(spider, 72) < picture.h * 0.6


def test_a_picture_reaches_down_as_far_as_nothing_stands_below_it() -> None:
    lion = face_of("lion")._replace(columns=())
    small = cardface.RIBBON_FROM - 1
    assert cardface._effect(lion, small) is None
    floor = cardface.height(small) - cardface._edge(small)
    assert cardface.picture_floor(lion, small) == floor
    assert cardface._effect(lion, 260)
    assert cardface.picture_floor(lion, 260) < cardface.height(260) * 0.75


def face_of(key: str) -> Face:
    """A card of Selva."""
    return next(face for face in rules.game("selva").faces if face.key == key)


def test_large_cards_bear_all_of_their_text() -> None:
    width = 260
    for face in FACES:
        if face.text:
            fitted = cardface._effect(face, width)
            assert fitted and not fitted.lines[-1].endswith(ELLIPSIS), face.key


@pytest.mark.parametrize("width", [66, 108, 150, 260])
def test_no_word_of_a_name_is_broken_or_cut_where_there_is_room(width: int) -> None:
    for face in FACES:
        if on_ribbon := cardface._ribbon(face, width):
            assert " ".join(on_ribbon.lines) == cardface.title(face)


def test_a_word_without_room_is_cut_rather_than_broken() -> None:
    width = cardface.RIBBON_FROM
    for face in FACES:
        if on_ribbon := cardface._ribbon(face, width):
            words = cardface.title(face).split(" ")
            for word in " ".join(on_ribbon.lines).split(" "):
                assert word in words or word.endswith(ELLIPSIS), face.key
