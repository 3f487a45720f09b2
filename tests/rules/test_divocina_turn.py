"""Divočina as played scripts: setting up, the turn, laying and drawing. § of ``RULES.md``."""

from collections.abc import Callable

import pytest

from game.rules.divocina import GAME
from game.rules.divocina.cards import FORM_KEYS, SPECIES_KEYS
from tests.rules.divocina_table import expect_groups, names, passes
from tests.rules.script import Script

Lay = Callable[..., Script]
PLAYERS = ["Ann", "Ben", "Cleo", "Dan", "Eve"]


def dealt(seats: int, seed: int = 3) -> Script:
    """A game dealt as usual."""
    return Script(names(" ".join(PLAYERS[:seats])), seed=seed)


# --- cards and setting up -----------------------------------------------------------------------


def test_there_are_three_of_each_type_and_one_crown_of_eight_species() -> None:
    table = GAME.new_table(3, {}, 1)
    keys = [GAME.faces[face].key for face in table.faces]
    for species in SPECIES_KEYS:
        assert [keys.count(f"{species}_{form}") for form in FORM_KEYS] == [3, 3, 3, 1]
    assert len(keys) == 80


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_player_is_dealt_five_cards(seats: int) -> None:
    table = dealt(seats)
    assert [len(table.cards(f"hand {name}")) for name in table.players] == [5] * seats
    assert len(table.cards("deck")) == 80 - 5 * seats
    assert not table.cards("wild")


def test_two_players_play_without_crowns_and_with_seven_wild_monsters() -> None:
    table = dealt(2)
    assert len(table.table.faces) == 72
    assert not [face for face in table.table.faces if GAME.faces[face].key.endswith("crown")]
    assert len(table.cards("wild")) == 7
    assert len(table.cards("deck")) == 72 - 10 - 7


def test_the_first_player_is_drawn_by_lot_and_play_goes_clockwise() -> None:
    first = [dealt(3, seed).asked for seed in range(60)]
    assert {first.count(name) > 8 for name in ("Ann", "Ben", "Cleo")} == {True}
    table = dealt(3)
    seat = table.names.seat(table.asked)
    table.play(f"{table.asked} draws")
    assert table.names.seat(table.asked) == (seat + 1) % 3


def test_a_hand_is_seen_by_its_player_alone() -> None:
    table = dealt(3)
    assert "?" not in table.cards("hand Ann", seen_by="Ann")
    assert table.cards("hand Ann", seen_by="Ben") == ["?"] * 5
    assert set(table.cards("deck", seen_by="Ann")) == {"?"}


# --- drawing ------------------------------------------------------------------------------------


def test_a_player_may_draw_the_top_card_and_then_the_turn_ends(lay: Lay) -> None:
    table = lay({"hand Ann": "arca male", "deck": "ursera male, ursera female, 2 teuthis alpha"})
    table.play("Ann draws")
    table.expect("hand Ann", "arca male, ursera male")
    assert table.asked == "Ben"
    assert table.log == ["Ann draws Ursera."]


def test_with_an_empty_hand_two_cards_are_drawn_and_the_turn_ends(lay: Lay) -> None:
    """Case 7."""
    table = lay({"hand Ben": "arca male", "deck": "ursera male, ursera female, 2 teuthis alpha"})
    assert table.prompt == "Your hand is empty: draw two cards."
    assert table.verbs == {"draw"}
    table.play("Ann draws")
    table.expect("hand Ann", "ursera male, ursera female")
    assert table.asked == "Ben"


def test_a_drawn_card_is_seen_by_the_drawer_alone(lay: Lay) -> None:
    table = lay({"hand Ann": "arca male"})
    table.play("Ann draws")
    assert "?" not in table.cards("hand Ann", seen_by="Ann")
    assert table.cards("hand Ann", seen_by="Ben") == ["?", "?"]


# --- laying -------------------------------------------------------------------------------------


def test_one_two_or_three_cards_of_a_species_may_be_laid(lay: Lay) -> None:
    table = lay({"hand Ann": "2 ursera male, ursera female, arca male"})
    table.may("Ann lays ursera male number 1", "Ann lays ursera male number 2")
    table.may("Ann lays ursera female number 3", "Ann lays arca male number 1")
    table.cannot("Ann lays arca male number 2")
    table.play("Ann lays ursera female number 3", "Ann adds ursera male", "Ann adds ursera male")
    expect_groups(table, "laid Ann", "ursera female + 2 ursera male")


def test_a_fourth_card_of_a_species_stays_in_hand(lay: Lay) -> None:
    table = lay({"hand Ann": "3 ursera male, ursera female"})
    assert max(move.n for move in table.table.moves()) == 3


def test_the_player_chooses_which_cards_of_the_species_are_laid(lay: Lay) -> None:
    table = lay({"hand Ann": "2 ursera male, ursera female, ursera crown"})
    table.play("Ann lays ursera male number 2")
    assert table.prompt == "Lay one more Ursera."
    table.may("Ann adds ursera male", "Ann adds ursera female")
    table.play("Ann adds ursera crown")
    expect_groups(table, "laid Ann", "ursera male + ursera crown")
    table.expect("hand Ann", "ursera male, ursera female")


def test_only_cards_of_the_species_can_be_added(lay: Lay) -> None:
    table = lay({"hand Ann": "2 ursera male, arca male"})
    table.play("Ann lays ursera male number 2")
    table.cannot("Ann adds arca male", why="only that species fits")


def test_laying_makes_a_group_of_its_own(lay: Lay) -> None:
    table = lay({"hand Ann": "altodon male, altodon female", "laid Ann": "altodon alpha"})
    table.play("Ann lays altodon male number 2", "Ann adds altodon female")
    expect_groups(table, "laid Ann", "altodon alpha, altodon male + altodon female")


def test_laid_cards_are_public(lay: Lay) -> None:
    table = lay({"hand Ann": "2 altodon male"})
    table.play("Ann lays altodon male number 2", "Ann adds altodon male")
    assert table.cards("laid Ann", seen_by="Cleo") == ["altodon_male"] * 2


def test_an_altodon_needs_another_card_to_give(lay: Lay) -> None:
    """Case 7."""
    table = lay({"hand Ann": "altodon male"})
    table.cannot("Ann lays altodon male number 1", why="needs another card", drop="laid Ann")
    table.play("Ann draws")


def test_the_other_altodon_in_hand_is_a_card_to_give(lay: Lay) -> None:
    table = lay({"hand Ann": "altodon male, altodon female"})
    table.may("Ann lays altodon male number 1", "Ann lays altodon male number 2")


def test_a_herd_of_altodons_needs_a_card_in_hand_or_on_the_table(lay: Lay) -> None:
    table = lay({"hand Ann": "altodon male, altodon female, altodon alpha"})
    table.may("Ann lays altodon male number 2")
    table.cannot("Ann lays altodon male number 3")
    table = lay({"hand Ann": "altodon male, altodon female, altodon alpha, arca male"})
    table.may("Ann lays altodon male number 3")
    table = lay(
        {"hand Ann": "altodon male, altodon female, altodon alpha", "laid Ann": "arca male"}
    )
    table.may("Ann lays altodon male number 3")


def test_who_can_neither_lay_nor_draw_passes(lay: Lay) -> None:
    """R2."""
    table = lay({"hand Ann": "altodon male", "hand Ben": "arca male", "deck": ""})
    assert table.verbs == {"pass"}
    assert table.prompt == "You can neither lay nor draw a card, so you must pass."
    passes(table, "Ann")
    assert table.asked == "Ben"
    assert table.log == ["Ann can neither lay nor draw, and passes."]


def test_passing_is_illegal_while_something_can_be_done(lay: Lay) -> None:
    table = lay({"hand Ann": "altodon male", "deck": "arca male"})
    table.cannot("Ann passes")


def test_every_card_is_in_one_place_at_every_moment() -> None:
    """Case 8, also held by the conformance tests."""
    for seats, cards in ((2, 72), (3, 80)):
        table = GAME.new_table(seats, {}, 5)
        assert sum(map(len, table.zones)) == cards
        GAME.check(table)
