"""The effects of ignicama and arca in each size: with a target, without one, and
cancelled. § The monsters of ``RULES.md``."""

from collections.abc import Callable

import pytest

from game.rules.divocina.cards import ARCA, LEVIATHAN, TEUTHIS, URSERA
from tests.rules.divocina_table import (
    cancels,
    expect_groups,
    lays,
    passes,
    trio,
)
from tests.rules.script import Script

Lay = Callable[..., Script]
DECK = "devoraptor male, devoraptor female, devoraptor alpha, teuthis male, teuthis female"


# --- ignicama -----------------------------------------------------------------------------------

HANDS = {
    "hand Ann": trio("ignicama"),
    "hand Ben": "leviathan male, leviathan female, arca male",
    "hand Cleo": "leviathan alpha, ursera male",
    "laid Ben": "arca female + arca alpha, leviathan crown",
    "laid Cleo": "arca crown",
}


def test_an_ignicama_makes_each_opponent_discard_one_of_the_species_from_hand(lay: Lay) -> None:
    table = lay({**HANDS, "deck": DECK})
    table.play("Ann lays ignicama male number 1", f"Ann names number {LEVIATHAN}")
    passes(table, "Ben", "Cleo")
    table.may("Ben discards leviathan male")
    table.cannot("Ben discards arca male", why="Only Leviathan of your hand")
    table.play("Ben discards leviathan female", "Cleo discards leviathan alpha")
    table.expect("hand Ben", "leviathan male, arca male")
    table.expect("discard", "leviathan female, leviathan alpha")
    table.play("Ann keeps devoraptor male")


def test_one_who_holds_none_is_asked_all_the_same(lay: Lay) -> None:
    """R12: nobody learns anything from who is asked."""
    table = lay({**HANDS, "deck": DECK})
    table.play("Ann lays ignicama male number 1", f"Ann names number {URSERA}")
    assert table.asked == "Ben"
    assert table.verbs == {"pass"}
    assert "changes none of your cards" in table.prompt
    passes(table, "Ben", "Cleo")
    assert table.asked == "Ben"
    table.play("Ben shows", "Cleo discards ursera male")


def test_who_has_no_hand_is_not_asked(lay: Lay) -> None:
    table = lay({**HANDS, "hand Ben": "", "deck": DECK})
    table.play("Ann lays ignicama male number 1", f"Ann names number {LEVIATHAN}")
    passes(table, "Cleo")
    assert table.asked == "Cleo"


def test_a_pair_of_ignicamas_makes_opponents_discard_all_of_the_species(lay: Lay) -> None:
    """Case 2."""
    table = lay(HANDS)
    lays(table, 2, "ignicama")
    table.play(f"Ann names number {LEVIATHAN}")
    passes(table, "Ben", "Cleo")
    table.expect("hand Ben", "arca male")
    table.expect("hand Cleo", "ursera male")
    table.expect("discard", "leviathan male, leviathan female, leviathan alpha")
    assert table.asked == "Ben", "a pair draws nothing"


def test_a_herd_of_ignicamas_takes_one_from_the_table_the_owner_picks(lay: Lay) -> None:
    """R9."""
    table = lay(HANDS)
    lays(table, 3, "ignicama")
    table.play(f"Ann names number {ARCA}")
    passes(table, "Ben", "Cleo")
    table.may("Ben discards arca female")
    table.play("Ben discards arca alpha", "Cleo discards arca crown")
    expect_groups(table, "laid Ben", "arca female, leviathan crown")
    table.expect("hand Ben", "leviathan male, leviathan female, arca male")
    table.expect("discard", "arca alpha, arca crown")


def test_a_herd_of_ignicamas_asks_only_those_with_such_a_card_on_the_table(lay: Lay) -> None:
    """R12."""
    table = lay(HANDS)
    lays(table, 3, "ignicama")
    table.play(f"Ann names number {LEVIATHAN}")
    passes(table, "Ben")
    table.play("Ben discards leviathan crown")
    assert table.asked == "Ben"
    assert "lay" in table.verbs, "it is Ben's turn"


@pytest.mark.parametrize("size", [1, 2])
def test_an_ignicama_finds_nobody_with_a_hand(lay: Lay, size: int) -> None:
    table = lay({**HANDS, "hand Ben": "", "hand Cleo": "", "deck": DECK})
    lays(table, size, "ignicama")
    assert table.verbs == ({"keep"} if size == 1 else {"draw"})


def test_a_herd_of_ignicamas_finds_no_laid_card(lay: Lay) -> None:
    table = lay({**HANDS, "laid Ben": "", "laid Cleo": ""})
    lays(table, 3, "ignicama")
    assert table.asked == "Ben"
    assert "lay" in table.verbs


def test_a_species_that_nobody_has_may_be_named(lay: Lay) -> None:
    table = lay(HANDS)
    lays(table, 3, "ignicama")
    table.play(f"Ann names number {TEUTHIS}")
    assert table.asked == "Ben"
    assert "lay" in table.verbs


def test_a_cancelled_ignicama_discards_nothing_but_keeps_one_of_two(lay: Lay) -> None:
    table = lay({**HANDS, "deck": DECK})
    table.play("Ann lays ignicama male number 1", f"Ann names number {LEVIATHAN}")
    passes(table, "Ben")
    cancels(table, "Cleo", "ursera male", "arca crown")
    assert table.verbs == {"keep"}
    table.expect("hand Ben", "leviathan male, leviathan female, arca male")
    table.expect("hand Cleo", "leviathan alpha")


@pytest.mark.parametrize(("size", "species"), [(2, LEVIATHAN), (3, ARCA)])
def test_a_cancelled_pair_or_herd_of_ignicamas_does_nothing(
    lay: Lay, size: int, species: int
) -> None:
    table = lay(HANDS)
    lays(table, size, "ignicama")
    table.play(f"Ann names number {species}")
    cancels(table, "Ben", "arca male", "leviathan crown")
    table.expect("discard", "arca male, leviathan crown")
    assert table.asked == "Ben"


# --- arca ---------------------------------------------------------------------------------------


def test_an_arca_lets_each_opponent_draw_one_and_draws_two(lay: Lay) -> None:
    table = lay({"hand Ann": trio("arca"), "deck": DECK})
    table.play("Ann lays arca male number 1")
    passes(table, "Ben", "Cleo")
    table.expect("hand Ben", "devoraptor male")
    table.expect("hand Cleo", "devoraptor female")
    table.expect("hand Ann", "arca female, arca alpha, devoraptor alpha, teuthis male")


def test_a_cancelled_arca_still_draws_two(lay: Lay) -> None:
    """Case 3."""
    table = lay({"hand Ann": "arca male", "hand Cleo": "2 ursera male", "deck": DECK})
    table.play("Ann lays arca male")
    passes(table, "Ben")
    cancels(table, "Cleo", "ursera male", "ursera male")
    table.expect("hand Ann", "devoraptor male, devoraptor female")
    table.expect("hand Ben", "")
    table.expect("hand Cleo", "")


def test_an_empty_hand_is_asked_and_may_pay_from_the_table(lay: Lay) -> None:
    """Case 9."""
    table = lay({"hand Ann": "arca male", "laid Ben": "ursera male + ursera female", "deck": DECK})
    table.play("Ann lays arca male")
    assert table.asked == "Ben"
    table.play("Ben pays ursera male")
    table.expect("discard", "ursera male, ursera female")
    table.expect("hand Ben", "")


def test_with_no_card_left_an_arca_asks_nobody(lay: Lay) -> None:
    table = lay(
        {"hand Ann": trio("arca"), "hand Ben": "2 ursera male", "deck": ""},
        counters={"last_turns": 2},
    )
    table.play("Ann lays arca male number 1")
    assert table.asked == "Ben"
    assert "lay" in table.verbs


def test_only_as_many_are_asked_as_there_are_cards_to_draw(lay: Lay) -> None:
    """R12: the last card goes to Ben, so the effect changes nothing for Cleo."""
    table = lay(
        {"hand Ann": "arca male", "deck": "devoraptor male", "discard": "altodon male"},
        counters={"last_turns": 3},
    )
    table.play("Ann lays arca male")
    passes(table, "Ben")
    table.expect("hand Ben", "devoraptor male")
    table.expect("hand Cleo", "")
    table.expect("discard", "altodon male")


def test_a_pair_of_arcas_shares_a_card_more_than_there_are_players(lay: Lay) -> None:
    table = lay({"hand Ann": trio("arca"), "deck": DECK})
    lays(table, 2, "arca")
    table.expect("revealed", "")
    passes(table, "Ben", "Cleo")
    table.expect("revealed", "devoraptor male, devoraptor female, devoraptor alpha, teuthis male")
    assert "?" not in table.cards("revealed", seen_by="Cleo")
    table.play("Ann chooses teuthis male", "Ann chooses devoraptor male")
    table.play("Ben chooses devoraptor alpha", "Cleo chooses devoraptor female")
    table.expect("hand Ann", "arca alpha, teuthis male, devoraptor male")
    table.expect("hand Cleo", "devoraptor female")
    assert table.cards("hand Cleo", seen_by="Ben") == ["devoraptor_female"], "it was public"
    assert table.asked == "Ben"


def test_a_cancelled_pair_of_arcas_reveals_nothing(lay: Lay) -> None:
    """R17."""
    table = lay({"hand Ann": trio("arca"), "hand Ben": "2 ursera male", "deck": DECK})
    lays(table, 2, "arca")
    cancels(table, "Ben", "ursera male", "ursera male")
    assert len(table.cards("deck")) == 5
    table.expect("hand Ann", "arca alpha")


def test_a_pair_of_arcas_without_a_deck_does_nothing(lay: Lay) -> None:
    table = lay({"hand Ann": trio("arca"), "deck": ""}, counters={"last_turns": 2})
    lays(table, 2, "arca")
    assert table.asked == "Ben"


def test_of_too_few_revealed_cards_the_player_takes_first(lay: Lay) -> None:
    """R18."""
    table = lay(
        {"hand Ann": trio("arca"), "deck": "ursera male, ursera female, ursera alpha"},
        counters={"last_turns": 3},
    )
    lays(table, 2, "arca")
    passes(table, "Ben")
    table.play("Ann chooses ursera male", "Ann chooses ursera alpha", "Ben chooses ursera female")
    table.expect("hand Cleo", "")


def test_a_herd_of_arcas_draws_three_keeps_two_and_asks_nobody(lay: Lay) -> None:
    table = lay({"hand Ann": trio("arca"), "hand Ben": "2 ursera male", "deck": DECK})
    lays(table, 3, "arca")
    table.play("Ann keeps devoraptor alpha", "Ann keeps devoraptor male")
    table.expect("hand Ann", "devoraptor alpha, devoraptor male")
    assert table.cards("deck") == ["teuthis_male", "teuthis_female", "devoraptor_female"]


def test_a_herd_of_arcas_keeps_at_most_two(lay: Lay) -> None:
    """R18."""
    table = lay(
        {"hand Ann": trio("arca"), "deck": "ursera male, ursera female"}, counters={"last_turns": 3}
    )
    lays(table, 3, "arca")
    table.expect("hand Ann", "ursera male, ursera female")
    assert table.asked == "Ben"
