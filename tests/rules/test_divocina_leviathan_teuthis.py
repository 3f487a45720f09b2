"""The effects of leviathan and teuthis in each size: with a target, without one, and
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
DECK = "ursera male, ursera female, teuthis crown, teuthis male, teuthis female"
LEVIATHANS = trio("leviathan")
TEUTHIS = trio("teuthis")


# --- leviathan ----------------------------------------------------------------------------------


def test_a_leviathan_attaches_an_opponents_individual_and_keeps_one_of_two(lay: Lay) -> None:
    table = lay(
        {
            "hand Ann": "leviathan male",
            "laid Ann": "arca male",
            "laid Ben": "arca female, ursera crown",
            "deck": DECK,
        }
    )
    table.play("Ann lays leviathan male", "Ann attaches arca female onto arca male")
    passes(table, "Ben")
    expect_groups(table, "laid Ann", "arca male + arca female, leviathan male")
    expect_groups(table, "laid Ben", "ursera crown")
    table.play("Ann keeps ursera female")
    table.expect("hand Ann", "ursera female")
    assert table.cards("deck") == ["teuthis_crown", "teuthis_male", "teuthis_female", "ursera_male"]


def test_a_leviathan_without_a_target_still_keeps_one_of_two(lay: Lay) -> None:
    table = lay(
        {
            "hand Ann": "leviathan male",
            "laid Ann": "arca male + arca alpha, ursera crown",
            "laid Ben": "arca female, ursera male + ursera female",
            "deck": "teuthis male, teuthis female",
        }
    )
    table.play("Ann lays leviathan male")
    assert table.verbs == {"keep"}
    table.play("Ann keeps teuthis male")
    assert table.asked == "Ben"


def test_a_cancelled_leviathan_attaches_nothing_but_keeps_one_of_two(lay: Lay) -> None:
    table = lay(
        {
            "hand Ann": "leviathan male",
            "laid Ann": "arca male",
            "laid Ben": "arca female",
            "hand Ben": "altodon male, cranicorn male",
            "deck": DECK,
        }
    )
    table.play("Ann lays leviathan male", "Ann attaches arca female onto arca male")
    cancels(table, "Ben", "altodon male", "cranicorn male")
    expect_groups(table, "laid Ben", "arca female")
    assert table.verbs == {"keep"}


def test_the_leviathan_just_laid_may_be_attached_to(lay: Lay) -> None:
    """R4."""
    table = lay({"hand Ann": LEVIATHANS, "laid Ben": "leviathan crown", "deck": DECK})
    table.play("Ann lays leviathan male number 1")
    table.play("Ann attaches leviathan crown onto leviathan male")
    passes(table, "Ben")
    expect_groups(table, "laid Ann", "leviathan male + leviathan crown")


def test_only_cards_of_one_species_are_attached(lay: Lay) -> None:
    """R1."""
    table = lay(
        {
            "hand Ann": "2 leviathan male",
            "laid Ann": "arca male, ursera male",
            "laid Ben": "arca female, cranicorn male",
            "deck": DECK,
        }
    )
    table.play("Ann lays leviathan male number 2", "Ann adds leviathan male")
    assert len(table.table.moves()) == 1
    table.cannot("Ann attaches arca female onto ursera male")
    table.cannot("Ann attaches cranicorn male", why="attaches an individual", grab="laid Ben")


def test_a_pair_of_leviathans_attaches_to_an_individual_or_a_pair(lay: Lay) -> None:
    cards = {
        "hand Ann": LEVIATHANS,
        "laid Ann": "arca male + arca alpha, arca crown, ursera male + ursera alpha + ursera crown",
        "laid Cleo": "arca female, ursera female, arca male + arca female",
        "deck": DECK,
    }
    for onto, groups in (
        ("arca male", "arca male + arca alpha + arca female, arca crown"),
        ("arca crown", "arca male + arca alpha, arca crown + arca female"),
    ):
        table = lay(cards)
        lays(table, 2, "leviathan")
        assert len(table.table.moves()) == 2, "neither pairs nor to herds"
        table.play(f"Ann attaches arca female onto {onto}")
        passes(table, "Cleo")
        herd = "ursera male + ursera alpha + ursera crown, leviathan male + leviathan female"
        expect_groups(table, "laid Ann", f"{groups}, {herd}")
        assert table.asked == "Ben", "a pair draws nothing"


def test_a_pair_of_leviathans_may_attach_to_itself_making_a_herd(lay: Lay) -> None:
    table = lay({"hand Ann": LEVIATHANS, "laid Ben": "leviathan crown"})
    lays(table, 2, "leviathan")
    table.play("Ann attaches leviathan crown onto leviathan male")
    passes(table, "Ben")
    expect_groups(table, "laid Ann", "leviathan male + leviathan female + leviathan crown")


def test_a_pair_of_leviathans_without_a_target_does_nothing(lay: Lay) -> None:
    table = lay({"hand Ann": LEVIATHANS, "laid Ben": "arca male"})
    lays(table, 2, "leviathan")
    assert table.asked == "Ben"
    assert table.verbs == {"draw"}


def test_a_cancelled_pair_of_leviathans_does_nothing(lay: Lay) -> None:
    table = lay(
        {"hand Ann": LEVIATHANS, "laid Ben": "leviathan crown", "hand Ben": "2 altodon male"}
    )
    lays(table, 2, "leviathan")
    table.play("Ann attaches leviathan crown")
    cancels(table, "Ben", "altodon male", "altodon male")
    expect_groups(table, "laid Ben", "leviathan crown")
    table.expect("discard", "2 altodon male")


def test_a_herd_of_leviathans_attaches_an_individual_or_a_pair_to_an_individual(lay: Lay) -> None:
    cards = {
        "hand Ann": LEVIATHANS,
        "laid Ann": "arca male, ursera male + ursera female",
        "laid Ben": "arca female + arca alpha, ursera alpha, cranicorn male + cranicorn female",
    }
    for move, mine in (
        (
            "arca female onto arca male",
            "arca male + arca female + arca alpha, ursera male + ursera female",
        ),
        ("ursera alpha onto ursera male", "arca male, ursera male + ursera female + ursera alpha"),
    ):
        table = lay(cards)
        lays(table, 3, "leviathan")
        assert len(table.table.moves()) == 2
        table.play(f"Ann attaches {move}")
        passes(table, "Ben")
        herd = "leviathan male + leviathan female + leviathan alpha"
        expect_groups(table, "laid Ann", f"{mine}, {herd}")


def test_a_herd_of_leviathans_never_makes_more_than_three(lay: Lay) -> None:
    table = lay(
        {
            "hand Ann": LEVIATHANS,
            "laid Ann": "arca male + arca crown",
            "laid Ben": "arca female + arca alpha, arca male",
        }
    )
    lays(table, 3, "leviathan")
    table.cannot("Ann attaches arca female", why="herd of leviathans attaches", grab="laid Ben")
    table.play("Ann attaches arca male onto arca male")


def test_a_herd_of_leviathans_without_a_target_does_nothing(lay: Lay) -> None:
    table = lay({"hand Ann": LEVIATHANS, "laid Ann": "arca crown", "laid Ben": "ursera male"})
    lays(table, 3, "leviathan")
    assert table.asked == "Ben"


def test_a_cancelled_herd_of_leviathans_does_nothing(lay: Lay) -> None:
    table = lay(
        {
            "hand Ann": LEVIATHANS,
            "laid Ann": "arca crown",
            "laid Ben": "arca male + arca female, ursera male, ursera female",
        }
    )
    lays(table, 3, "leviathan")
    table.play("Ann attaches arca male")
    cancels(table, "Ben", "ursera male", "ursera female")
    expect_groups(table, "laid Ben", "arca male + arca female")


def test_attaching_cannot_be_declined(lay: Lay) -> None:
    """R3."""
    table = lay({"hand Ann": "leviathan male", "laid Ann": "arca male", "laid Ben": "arca female"})
    table.play("Ann lays leviathan male")
    assert table.verbs == {"attach"}


def test_the_defender_may_pay_with_the_very_group_aimed_at(lay: Lay) -> None:
    """R16."""
    table = lay(
        {"hand Ann": LEVIATHANS, "laid Ann": "arca crown", "laid Ben": "arca male + arca female"}
    )
    lays(table, 3, "leviathan")
    table.play("Ann attaches arca male", "Ben pays arca male")
    table.expect("discard", "arca male, arca female")
    expect_groups(table, "laid Ben", "")
    assert table.asked == "Ben"


# --- teuthis ------------------------------------------------------------------------------------


def test_a_teuthis_copies_the_whole_effect_of_any_individual(lay: Lay) -> None:
    table = lay(
        {
            "hand Ann": "teuthis male",
            "laid Cleo": "arca male, ursera male + ursera female",
            "deck": DECK,
        }
    )
    table.play("Ann lays teuthis male")
    table.cannot("Ann copies ursera male", why="as large as its own", grab="laid Cleo")
    table.play("Ann copies arca male")
    passes(table, "Ben", "Cleo")
    table.expect("hand Ben", "ursera male")
    table.expect("hand Cleo", "ursera female")
    table.expect("hand Ann", "teuthis crown, teuthis male")


def test_a_teuthis_may_copy_its_players_own_groups(lay: Lay) -> None:
    table = lay(
        {"hand Ann": TEUTHIS, "laid Ann": "altodon male + altodon alpha", "discard": "arca male"}
    )
    lays(table, 2, "teuthis")
    table.play("Ann copies altodon male")
    table.expect("hand Ann", "teuthis alpha, arca male")


@pytest.mark.parametrize("size", [1, 2, 3])
def test_a_teuthis_without_a_group_of_its_size_does_nothing(lay: Lay, size: int) -> None:
    laid = ("arca male", "arca female + arca alpha", "cranicorn male + 2 cranicorn alpha")
    others = ", ".join(group for number, group in enumerate(laid, 1) if number != size)
    table = lay({"hand Ann": TEUTHIS, "laid Ben": others, "hand Ben": "2 ursera male"})
    lays(table, size, "teuthis")
    assert table.asked == "Ben"
    assert "lay" in table.verbs


def test_a_teuthis_never_copies_a_teuthis(lay: Lay) -> None:
    """R5."""
    table = lay({"hand Ann": "teuthis male", "laid Ben": "teuthis alpha, arca male"})
    table.play("Ann lays teuthis male")
    assert len(table.table.moves()) == 1
    table.cannot("Ann copies teuthis alpha", why="never copies a teuthis", grab="laid Ben")


def test_copying_is_compulsory_even_without_a_target(lay: Lay) -> None:
    table = lay({"hand Ann": "teuthis male", "laid Ben": "cranicorn male", "deck": DECK})
    table.play("Ann lays teuthis male")
    assert table.verbs == {"copy"}
    table.play("Ann copies cranicorn male")
    assert table.verbs == {"keep"}, "no pair to split, but one of two is kept"


def test_a_teuthis_copies_an_altodon_only_if_the_gift_can_be_paid(lay: Lay) -> None:
    """R5, R7."""
    table = lay({"hand Ann": "teuthis male", "laid Ben": "altodon male"})
    table.play("Ann lays teuthis male")
    assert table.asked == "Ben", "no card to give"
    cards = {"hand Ann": TEUTHIS, "laid Ben": "altodon male + altodon female + altodon alpha"}
    table = lay(cards)
    lays(table, 3, "teuthis")
    assert table.asked == "Ben", "the group just laid cannot be given"
    table = lay({**cards, "laid Ann": "arca male"})
    lays(table, 3, "teuthis")
    table.play("Ann copies altodon male", "Ann aims to Ben", "Ann promises arca male")
    passes(table, "Ben")
    table.expect("hand Ben", "arca male")


def test_a_pair_of_altodons_needs_no_gift_to_be_copied(lay: Lay) -> None:
    table = lay(
        {"hand Ann": "teuthis male, teuthis female", "laid Ben": "altodon male + altodon female"}
    )
    lays(table, 2, "teuthis")
    table.play("Ann copies altodon male")
    assert table.asked == "Ben"


@pytest.mark.parametrize("size", [1, 2])
def test_a_copied_effect_is_cancelled_like_the_original(lay: Lay, size: int) -> None:
    model = "arca male" if size == 1 else "arca male + arca female"
    table = lay({"hand Ann": TEUTHIS, "laid Ben": model, "hand Ben": "2 ursera male", "deck": DECK})
    lays(table, size, "teuthis")
    table.play("Ann copies arca male")
    cancels(table, "Ben", "ursera male", "ursera male")
    table.expect("hand Cleo", "")
    assert table.asked == "Ben"
    drawn = 2 if size == 1 else 0
    assert len(table.cards("hand Ann")) == 3 - size + drawn


def test_a_cancelled_copy_of_a_herd_does_nothing(lay: Lay) -> None:
    table = lay(
        {
            "hand Ann": TEUTHIS,
            "laid Ben": "devoraptor male + devoraptor female + devoraptor alpha",
            "hand Cleo": "2 ursera male",
        }
    )
    lays(table, 3, "teuthis")
    table.play("Ann copies devoraptor male")
    cancels(table, "Cleo", "ursera male", "ursera male")
    table.expect("hand Ann", "")


def test_a_copied_leviathan_may_attach_to_the_teuthis_just_laid(lay: Lay) -> None:
    """R4."""
    table = lay(
        {
            "hand Ann": "teuthis male",
            "laid Ben": "leviathan male, teuthis female",
            "deck": "arca male, arca female",
        }
    )
    table.play("Ann lays teuthis male", "Ann copies leviathan male")
    table.play("Ann attaches teuthis female onto teuthis male")
    passes(table, "Ben")
    expect_groups(table, "laid Ann", "teuthis male + teuthis female")
