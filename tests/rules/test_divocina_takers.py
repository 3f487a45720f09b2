"""The effects of leviathan, devoraptor, altodon and teuthis in each size: with a target, without
one, and cancelled. § The monsters of ``RULES.md``."""

from collections.abc import Callable
from functools import partial

import pytest

from tests.rules.divocina_table import cancels, expect_groups, lay_out, lays, passes, trio
from tests.rules.script import Script

Lay = Callable[..., Script]
DECK = "ursera male, ursera female, teuthis crown, teuthis male, teuthis female"
LEVIATHANS, DEVORAPTORS = trio("leviathan"), trio("devoraptor")
ALTODONS, TEUTHIS = trio("altodon"), trio("teuthis")


@pytest.fixture
def lay(reload: bool) -> Lay:
    """``lay_out`` of Divočina."""
    return partial(lay_out, reload=reload)


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
