"""The effects of ursera and cranicorn in each size: with a target, without one, and
cancelled. § The monsters of ``RULES.md``."""

from collections.abc import Callable

import pytest

from tests.rules.divocina_table import (
    cancels,
    expect_groups,
    groups_of,
    lays,
    passes,
    trio,
)
from tests.rules.script import Script

Lay = Callable[..., Script]
DECK = "devoraptor male, devoraptor female, devoraptor alpha, teuthis male, teuthis female"


# --- ursera -------------------------------------------------------------------------------------


def test_an_ursera_joins_two_individuals_or_a_hand_card_with_one(lay: Lay) -> None:
    cards = {
        "hand Ann": "ursera male, arca crown, ursera alpha",
        "laid Ann": "arca male, arca female, teuthis male + teuthis female",
        "hand Ben": "2 altodon male",
        "deck": DECK,
    }
    for move, groups in (
        ("arca male onto arca female", "arca male + arca female, ursera male"),
        ("arca crown onto arca male", "arca male + arca crown, arca female, ursera male"),
        ("ursera alpha onto ursera male", "arca male, arca female, ursera male + ursera alpha"),
    ):
        table = lay(cards)
        table.play("Ann lays ursera male number 1", f"Ann joins {move}")
        expect_groups(table, "laid Ann", f"{groups}, teuthis male + teuthis female")
        assert table.verbs == {"keep"}, "nobody is asked"


def test_an_ursera_joins_no_pair_and_only_one_species(lay: Lay) -> None:
    table = lay(
        {
            "hand Ann": "ursera male, teuthis alpha",
            "laid Ann": "arca male + arca crown, arca female, teuthis male",
        }
    )
    table.play("Ann lays ursera male")
    table.cannot("Ann joins arca female onto arca male")
    table.cannot("Ann joins teuthis alpha onto arca female", why="one species")
    table.may("Ann joins teuthis alpha onto teuthis male", "Ann skips")


def test_an_ursera_without_anything_to_join_keeps_one_of_two(lay: Lay) -> None:
    table = lay({"hand Ann": "ursera male", "laid Ann": "arca male", "deck": DECK})
    table.play("Ann lays ursera male")
    assert table.prompt == "There is nothing that you could join."
    table.play("Ann skips", "Ann keeps devoraptor male")


@pytest.mark.parametrize("size", [1, 2, 3])
def test_joining_may_be_skipped(lay: Lay, size: int) -> None:
    """R3."""
    table = lay({"hand Ann": trio("ursera"), "laid Ann": "arca male, arca female", "deck": DECK})
    lays(table, size, "ursera")
    table.play("Ann skips")
    assert "arca female" in groups_of(table, "laid Ann")


def test_a_pair_of_urseras_joins_two_individuals_or_an_individual_and_a_pair(lay: Lay) -> None:
    cards = {
        "hand Ann": f"{trio('ursera')}, arca alpha",
        "laid Ann": "arca male, arca female, teuthis male + teuthis female, teuthis crown",
    }
    for move, groups in (
        (
            "arca male onto arca female",
            "arca male + arca female, teuthis male + teuthis female, teuthis crown",
        ),
        ("teuthis crown", "arca male, arca female, teuthis male + teuthis female + teuthis crown"),
    ):
        table = lay(cards)
        lays(table, 2, "ursera")
        table.cannot("Ann joins arca alpha onto arca male", why="joins only cards that lie")
        table.play(f"Ann joins {move}")
        expect_groups(table, "laid Ann", f"{groups}, ursera male + ursera female")
        assert table.asked == "Ben"


def test_the_pair_of_urseras_just_laid_counts(lay: Lay) -> None:
    """R8."""
    table = lay({"hand Ann": "ursera male, ursera female", "laid Ann": "ursera crown"})
    lays(table, 2, "ursera")
    table.play("Ann joins ursera crown")
    expect_groups(table, "laid Ann", "ursera male + ursera female + ursera crown")


def test_a_pair_of_urseras_without_anything_to_join(lay: Lay) -> None:
    table = lay({"hand Ann": trio("ursera"), "laid Ann": "arca male"})
    lays(table, 2, "ursera")
    table.play("Ann skips")
    assert table.asked == "Ben"


def test_a_herd_of_urseras_joins_an_individual_with_two_cards_of_hand_or_table(lay: Lay) -> None:
    table = lay(
        {
            "hand Ann": f"{trio('ursera')}, arca alpha",
            "laid Ann": "arca male, arca female",
        }
    )
    lays(table, 3, "ursera")
    table.play("Ann joins arca alpha onto arca male")
    assert table.prompt == "Join one more Arca, or leave it."
    table.play("Ann joins arca female")
    expect_groups(
        table,
        "laid Ann",
        "arca male + arca female + arca alpha, ursera male + ursera female + ursera alpha",
    )
    assert table.asked == "Ben"


def test_a_herd_of_urseras_may_stop_after_one_card(lay: Lay) -> None:
    table = lay({"hand Ann": f"{trio('ursera')}, arca alpha", "laid Ann": "arca male, arca female"})
    lays(table, 3, "ursera")
    table.play("Ann joins arca male onto arca female", "Ann skips")
    table.expect("hand Ann", "arca alpha")
    assert table.asked == "Ben"


def test_a_herd_of_urseras_joins_a_pair_with_one_card(lay: Lay) -> None:
    table = lay(
        {"hand Ann": f"{trio('ursera')}, arca alpha", "laid Ann": "arca male + arca female"}
    )
    lays(table, 3, "ursera")
    table.play("Ann joins arca alpha onto arca male")
    assert table.asked == "Ben"
    assert "arca alpha + arca female + arca male" in groups_of(table, "laid Ann")


def test_a_herd_of_urseras_without_anything_to_join(lay: Lay) -> None:
    table = lay({"hand Ann": f"{trio('ursera')}, ursera crown", "laid Ann": "arca male"})
    lays(table, 3, "ursera")
    assert table.verbs == {"skip"}, "the herd just laid is full"


# --- cranicorn ----------------------------------------------------------------------------------

GROUPS = {
    "hand Ann": trio("cranicorn"),
    "laid Ann": "ursera male + ursera female, altodon crown",
    "laid Ben": "arca male + arca female, altodon male + altodon female + altodon alpha",
    "laid Cleo": "leviathan male + leviathan female",
}


def test_a_cranicorn_splits_any_pair_and_keeps_one_of_two(lay: Lay) -> None:
    table = lay({**GROUPS, "deck": DECK})
    table.play("Ann lays cranicorn male number 1")
    table.cannot("Ann splits altodon male", why="splits only a pair", grab="laid Ben")
    table.may("Ann splits ursera male", "Ann splits leviathan male")
    table.play("Ann splits arca male")
    passes(table, "Ben")
    expect_groups(
        table, "laid Ben", "arca male, arca female, altodon male + altodon female + altodon alpha"
    )
    table.play("Ann keeps devoraptor female")


def test_a_cranicorn_without_a_pair_keeps_one_of_two(lay: Lay) -> None:
    table = lay({"hand Ann": trio("cranicorn"), "laid Ben": "3 arca male", "deck": DECK})
    table.play("Ann lays cranicorn male number 1")
    assert table.verbs == {"keep"}


def test_a_cancelled_cranicorn_keeps_one_of_two(lay: Lay) -> None:
    table = lay({**GROUPS, "deck": DECK})
    table.play("Ann lays cranicorn male number 1", "Ann splits leviathan male")
    table.play("Cleo pays leviathan female")
    table.expect("discard", "leviathan male, leviathan female")
    assert table.verbs == {"keep"}


def test_of_others_one_must_be_split(lay: Lay) -> None:
    """R3."""
    table = lay(GROUPS)
    lays(table, 2, "cranicorn")
    assert table.verbs == {"split"}


def test_own_groups_may_be_split_and_nobody_is_asked(lay: Lay) -> None:
    table = lay(GROUPS)
    lays(table, 2, "cranicorn")
    table.play("Ann splits ursera male")
    expect_groups(
        table,
        "laid Ann",
        "ursera male, ursera female, altodon crown, cranicorn male + cranicorn female",
    )
    assert table.asked == "Ben"
    assert "draw" in table.verbs


def test_own_groups_alone_are_never_compulsory(lay: Lay) -> None:
    """R3, R10."""
    table = lay({**GROUPS, "laid Ben": "arca male", "laid Cleo": ""})
    lays(table, 3, "cranicorn")
    table.may("Ann splits ursera male")
    table.play("Ann skips")
    assert table.asked == "Ben"


def test_a_pair_of_cranicorns_splits_a_pair_or_a_herd(lay: Lay) -> None:
    table = lay(GROUPS)
    lays(table, 2, "cranicorn")
    table.cannot("Ann splits altodon crown", why="individual cannot be split", grab="laid Ann")
    table.play("Ann splits altodon male")
    passes(table, "Ben")
    expect_groups(
        table, "laid Ben", "arca male + arca female, altodon male, altodon female, altodon alpha"
    )
    assert table.asked == "Ben", "a pair draws nothing"


def test_a_pair_of_cranicorns_just_laid_may_be_split_itself(lay: Lay) -> None:
    table = lay({"hand Ann": trio("cranicorn")})
    lays(table, 2, "cranicorn")
    assert table.prompt == "Only your own groups could be split: choose one, or none."
    table.play("Ann splits cranicorn male")
    expect_groups(table, "laid Ann", "cranicorn male, cranicorn female")


def test_a_cancelled_pair_of_cranicorns_does_nothing(lay: Lay) -> None:
    """A herd aimed at may pay two of its cards; the third stays as an individual."""
    table = lay(GROUPS)
    lays(table, 2, "cranicorn")
    table.play("Ann splits altodon male", "Ben pays altodon alpha", "Ben pays altodon male")
    expect_groups(table, "laid Ben", "arca male + arca female, altodon female")
    assert table.cards("discard") == ["altodon_alpha", "altodon_male"]


def test_a_herd_of_cranicorns_splits_groups_of_two_different_players(lay: Lay) -> None:
    table = lay(GROUPS)
    lays(table, 3, "cranicorn")
    table.play("Ann splits altodon male")
    table.cannot("Ann splits arca male", why="another player's", grab="laid Ben")
    assert table.verbs == {"split"}, "somebody else has a group to split"
    table.play("Ann splits leviathan male")
    passes(table, "Ben", "Cleo")
    expect_groups(
        table, "laid Ben", "arca male + arca female, altodon male, altodon female, altodon alpha"
    )
    expect_groups(table, "laid Cleo", "leviathan male, leviathan female")


def test_of_a_herd_of_cranicorns_you_are_one_of_the_players(lay: Lay) -> None:
    """R10."""
    table = lay(GROUPS)
    lays(table, 3, "cranicorn")
    table.play("Ann splits ursera male", "Ann splits leviathan male")
    passes(table, "Cleo")
    expect_groups(table, "laid Cleo", "leviathan male, leviathan female")
    assert "ursera male" in groups_of(table, "laid Ann")


def test_with_one_other_owner_only_theirs_may_be_split(lay: Lay) -> None:
    """Case 10, R10."""
    table = lay({**GROUPS, "laid Cleo": "leviathan male"})
    lays(table, 3, "cranicorn")
    assert table.verbs == {"split"}, "theirs is compulsory"
    table.play("Ann splits arca male")
    table.may("Ann splits ursera male")
    table.play("Ann skips")
    passes(table, "Ben")
    assert "ursera female + ursera male" in groups_of(table, "laid Ann")


def test_one_payment_cancels_a_herd_of_cranicorns_for_everybody(lay: Lay) -> None:
    table = lay({**GROUPS, "hand Cleo": "2 devoraptor male"})
    lays(table, 3, "cranicorn")
    table.play("Ann splits arca male", "Ann splits leviathan male")
    passes(table, "Ben")
    cancels(table, "Cleo", "devoraptor male", "devoraptor male")
    expect_groups(table, "laid Cleo", "leviathan male + leviathan female")
    expect_groups(
        table, "laid Ben", "arca male + arca female, altodon male + altodon female + altodon alpha"
    )


@pytest.mark.parametrize("size", [2, 3])
def test_cranicorns_without_anything_to_split(lay: Lay, size: int) -> None:
    table = lay({"hand Ann": trio("cranicorn"), "laid Ben": "arca male, arca female"})
    lays(table, size, "cranicorn")
    assert table.verbs == {"skip", "split"}, "their own group, if they wish"
    table.play("Ann skips")
    assert table.asked == "Ben"
