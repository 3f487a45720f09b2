"""The effects of devoraptor and altodon in each size: with a target, without one, and
cancelled. § The monsters of ``RULES.md``."""

from collections.abc import Callable

import pytest

from tests.rules.divocina_table import (
    cancels,
    expect_groups,
    lays,
    passes,
    trio,
)
from tests.rules.script import Script

Lay = Callable[..., Script]
DEVORAPTORS = trio("devoraptor")
ALTODONS = trio("altodon")


# --- devoraptor ---------------------------------------------------------------------------------


def robbery(lay: Lay, **cards: str) -> Script:
    """Ann with devoraptors among four players, each of the others with two cards in hand."""
    given = {
        "hand Ann": DEVORAPTORS,
        "hand Ben": "arca male, arca female",
        "hand Cleo": "ursera male, ursera female",
        "hand Dan": "altodon male, altodon female",
        "discard": "cranicorn male",
    }
    return lay({**given, **cards}, "Ann Ben Cleo Dan")


def test_a_devoraptor_takes_a_hand_card_of_two_opponents_who_then_draw(lay: Lay) -> None:
    table = robbery(lay)
    table.play("Ann lays devoraptor male number 1", "Ann aims to Dan", "Ann aims to Ben")
    passes(table, "Ben", "Dan")
    table.play("Ben gives arca male")
    table.play("Dan gives altodon female")
    table.expect("hand Ann", "devoraptor female, devoraptor alpha, arca male, altodon female")
    assert [len(table.cards(f"hand {name}")) for name in ("Ben", "Cleo", "Dan")] == [2, 2, 2]
    assert table.asked == "Ben", "that was all"


def test_both_give_before_both_draw(lay: Lay) -> None:
    table = robbery(lay)
    table.play("Ann lays devoraptor male number 1", "Ann aims to Cleo", "Ann aims to Ben")
    passes(table, "Ben", "Cleo")
    table.play("Ben gives arca male")
    assert len(table.cards("hand Ben")) == 1
    table.play("Cleo gives ursera male")
    assert [line.split()[0] for line in table.log] == ["Cleo", "Ben", "Cleo"]


def test_a_given_card_is_seen_by_giver_and_receiver_only(lay: Lay) -> None:
    table = robbery(lay)
    table.play("Ann lays devoraptor male number 1", "Ann aims to Cleo", "Ann aims to Ben")
    passes(table, "Ben", "Cleo")
    table.play("Ben gives arca male", "Cleo gives ursera male")
    assert "arca_male" in table.cards("hand Ann", seen_by="Ben")
    assert "arca_male" in table.cards("hand Ann", seen_by="Ann")
    assert "arca_male" not in table.cards("hand Ann", seen_by="Cleo")


def test_the_victims_of_a_devoraptor_are_two_different_ones_who_hold_a_card(lay: Lay) -> None:
    """R6."""
    table = robbery(lay)
    table.play("Ann lays devoraptor male number 1", "Ann aims to Dan")
    table.may("Ann aims to Ben", "Ann aims to Cleo")
    table.cannot("Ann aims to Dan")
    table = robbery(lay, **{"hand Cleo": ""})
    table.play("Ann lays devoraptor male number 1")
    passes(table, "Ben", "Dan")


def test_if_only_one_opponent_holds_a_card_that_one_gives(lay: Lay) -> None:
    """R6."""
    table = robbery(lay, **{"hand Cleo": "", "hand Ben": ""})
    table.play("Ann lays devoraptor male number 1")
    passes(table, "Dan")
    table.play("Dan gives altodon male")
    assert len(table.cards("hand Dan")) == 2
    assert table.cards("hand Ben") == []


@pytest.mark.parametrize("size", [1, 2, 3])
def test_a_devoraptor_without_anybody_to_rob_does_nothing(lay: Lay, size: int) -> None:
    table = robbery(lay, **{"hand Ben": "", "hand Cleo": "", "hand Dan": ""})
    lays(table, size, "devoraptor")
    assert table.asked == "Ben"
    table.expect("discard", "cranicorn male")


@pytest.mark.parametrize("size", [1, 3])
def test_a_cancelled_devoraptor_takes_nothing_and_nobody_draws(lay: Lay, size: int) -> None:
    table = robbery(lay)
    lays(table, size, "devoraptor")
    table.play("Ann aims to Ben", "Ann aims to Cleo")
    passes(table, "Ben")
    cancels(table, "Cleo", "ursera male", "ursera female")
    assert table.asked == "Ben"
    assert [len(table.cards(f"hand {name}")) for name in table.players] == [3 - size, 2, 0, 2]


def test_a_victim_who_has_paid_everything_away_gives_nothing_but_draws(lay: Lay) -> None:
    """R6: with multiple cancelling, Ann carries it through against an emptied hand."""
    table = lay(
        {
            "hand Ann": "devoraptor male, leviathan male, leviathan female",
            "hand Ben": "arca male, arca female",
            "hand Cleo": "ursera male",
            "deck": "teuthis male, teuthis female, teuthis alpha",
        },
        multi=True,
    )
    table.play("Ann lays devoraptor male")
    cancels(table, "Ben", "arca male", "arca female")
    cancels(table, "Ann", "leviathan male", "leviathan female")
    passes(table, "Ben")
    assert table.asked == "Cleo", "Ben has nothing to give"
    table.play("Cleo gives ursera male")
    table.expect("hand Ben", "teuthis male")
    table.expect("hand Cleo", "teuthis female")


def test_a_pair_of_devoraptors_takes_cards_of_the_table_into_the_hand(lay: Lay) -> None:
    table = robbery(
        lay, **{"laid Ben": "teuthis male + teuthis female", "laid Cleo": "leviathan crown"}
    )
    lays(table, 2, "devoraptor")
    passes(table, "Ben", "Cleo")
    table.play("Ben gives teuthis female")
    table.play("Cleo gives leviathan crown")
    expect_groups(table, "laid Ben", "teuthis male")
    table.expect("hand Ann", "devoraptor alpha, teuthis female, leviathan crown")
    assert [len(table.cards(f"hand {name}")) for name in ("Ben", "Cleo", "Dan")] == [3, 3, 2]


def test_a_pair_of_devoraptors_finds_nobody_without_laid_cards(lay: Lay) -> None:
    table = robbery(lay)
    lays(table, 2, "devoraptor")
    assert table.asked == "Ben"


def test_a_cancelled_pair_of_devoraptors_takes_nothing(lay: Lay) -> None:
    table = robbery(
        lay, **{"laid Ben": "teuthis male + teuthis female", "laid Cleo": "leviathan crown"}
    )
    lays(table, 2, "devoraptor")
    table.play("Ben pays teuthis male")
    expect_groups(table, "laid Cleo", "leviathan crown")
    table.expect("hand Ann", "devoraptor alpha")
    assert len(table.cards("hand Ben")) == 2


def test_of_a_herd_of_devoraptors_nobody_draws(lay: Lay) -> None:
    table = robbery(lay)
    lays(table, 3, "devoraptor")
    table.play("Ann aims to Ben", "Ann aims to Cleo")
    passes(table, "Ben", "Cleo")
    table.play("Ben gives arca male", "Cleo gives ursera male")
    assert [len(table.cards(f"hand {name}")) for name in table.players] == [2, 1, 1, 2]


# --- altodon ------------------------------------------------------------------------------------


def test_an_altodon_gives_a_hand_card_and_takes_the_top_two_discards(lay: Lay) -> None:
    table = lay(
        {
            "hand Ann": "altodon male, arca male",
            "discard": "ursera male, ursera female, ursera alpha",
        }
    )
    table.play("Ann lays altodon male", "Ann aims to Cleo")
    passes(table, "Cleo")
    table.play("Ann gives arca male")
    table.expect("hand Cleo", "arca male")
    table.expect("hand Ann", "ursera female, ursera alpha")
    table.expect("discard", "ursera male")
    assert table.asked == "Ben"


def test_an_altodon_takes_as_many_discards_as_there_are(lay: Lay) -> None:
    """R7."""
    table = lay({"hand Ann": "altodon male, altodon female", "discard": "ursera male"})
    lays(table, 2, "altodon")
    table.expect("hand Ann", "ursera male")
    table = lay({"hand Ann": "altodon male, altodon female"})
    lays(table, 2, "altodon")
    table.expect("hand Ann", "")
    assert table.log[-1] == "The discard pile is empty: Ann takes nothing."


def test_a_cancelled_altodon_gives_nothing_but_takes_even_the_payment(lay: Lay) -> None:
    """R13, R17."""
    table = lay(
        {
            "hand Ann": "altodon male, arca male",
            "hand Ben": "cranicorn male, cranicorn female, cranicorn alpha",
            "discard": "ursera male",
        }
    )
    table.play("Ann lays altodon male", "Ann aims to Ben")
    cancels(table, "Ben", "cranicorn male", "cranicorn alpha")
    table.expect("hand Ann", "arca male, cranicorn male, cranicorn alpha")
    table.expect("discard", "ursera male")


def test_a_pair_of_altodons_asks_nobody_and_takes_two(lay: Lay) -> None:
    table = lay(
        {
            "hand Ann": "altodon male, altodon female",
            "hand Ben": "2 arca male",
            "discard": "ursera male, ursera female, ursera alpha",
        }
    )
    lays(table, 2, "altodon")
    table.expect("hand Ann", "ursera female, ursera alpha")
    assert table.asked == "Ben"
    assert "lay" in table.verbs


def test_a_herd_of_altodons_gives_a_card_of_the_table_out_of_a_group(lay: Lay) -> None:
    """R7: into the receiver's hand."""
    table = lay(
        {
            "hand Ann": ALTODONS,
            "laid Ann": "arca male + arca female",
            "discard": "ursera male, ursera female, ursera alpha, ursera crown",
        }
    )
    lays(table, 3, "altodon")
    table.play("Ann aims to Ben")
    assert table.verbs == {"promise"}, "there is no hand card to give"
    table.cannot("Ann promises altodon male", why="group that you have just laid")
    table.play("Ann promises arca female")
    passes(table, "Ben")
    table.expect("hand Ben", "arca female")
    expect_groups(table, "laid Ann", "altodon male + altodon female + altodon alpha, arca male")
    table.expect("hand Ann", "ursera female, ursera alpha, ursera crown")


def test_a_herd_of_altodons_may_give_a_hand_card_chosen_after_the_window(lay: Lay) -> None:
    """R17."""
    table = lay({"hand Ann": f"{ALTODONS}, arca male, arca female", "discard": "ursera male"})
    lays(table, 3, "altodon")
    table.play("Ann aims to Cleo", "Ann offers")
    passes(table, "Cleo")
    table.play("Ann gives arca female")
    table.expect("hand Cleo", "arca female")
    table.expect("hand Ann", "arca male, ursera male")


def test_a_cancelled_herd_of_altodons_takes_nothing_at_all(lay: Lay) -> None:
    """R13."""
    table = lay(
        {
            "hand Ann": f"{ALTODONS}, arca male",
            "laid Ben": "teuthis male + teuthis female",
            "discard": "ursera male",
        }
    )
    lays(table, 3, "altodon")
    table.play("Ann aims to Ben", "Ann offers", "Ben pays teuthis male")
    table.expect("hand Ann", "arca male")
    table.expect("discard", "ursera male, teuthis male, teuthis female")


def test_the_receiver_is_asked_even_with_an_empty_hand(lay: Lay) -> None:
    """R12."""
    table = lay({"hand Ann": "altodon male, arca male"})
    table.play("Ann lays altodon male", "Ann aims to Ben")
    assert table.asked == "Ben"
    assert table.verbs == {"pass"}
