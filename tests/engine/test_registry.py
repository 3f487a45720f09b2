"""The games by name: those of the house, and guests that were registered."""

import pytest

from game.engine.game import Game
from game.rules import NAMES, game, games, register
from tests.games.pairs import PAIRS, Pairs


def test_every_game_of_the_house_is_found_by_its_name() -> None:
    assert [found.name for found in games()] == list(NAMES)
    assert all(game(name) is found for name, found in zip(NAMES, games(), strict=True))


def test_an_unknown_game_is_a_key_error() -> None:
    with pytest.raises(KeyError, match="whist"):
        game("whist")


def test_a_guest_is_found_but_not_in_the_menu() -> None:
    register(PAIRS)
    register(PAIRS)
    assert game("pairs") is PAIRS
    assert PAIRS not in games()


def test_a_guest_cannot_take_the_name_of_another() -> None:
    class Impostor(Game):
        name = "cubosaurs"

    for other in (Pairs(), Impostor()):
        with pytest.raises(ValueError, match="already"):
            register(other)
