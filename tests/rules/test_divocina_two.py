"""Divočina for two players, with wild monsters. § Two players."""

from collections.abc import Callable

import pytest

from game.rules.divocina.cards import ARCA, LEVIATHAN
from tests.rules.divocina_table import (
    cancels,
    expect_groups,
    groups_of,
    lay_out,
    lays,
    passes,
    trio,
)
from tests.rules.script import Script

Lay = Callable[..., Script]
PLAIN = "teuthis male, ursera male, cranicorn male, ignicama male, altodon male"
"""Five wild monsters that lie alone."""
DECK = "devoraptor male, devoraptor female, devoraptor alpha, 2 cranicorn female"


@pytest.fixture
def lay(reload: bool) -> Lay:
    """``lay_out`` of Divočina for Ann and Ben."""

    def for_two(cards: dict[str, str], **given: object) -> Script:
        return lay_out(cards, "Ann Ben", reload=reload, **given)  # type: ignore[arg-type]

    return for_two


# --- the wild monsters --------------------------------------------------------------------------


def test_a_new_wild_monster_joins_a_pair_before_an_individual(lay: Lay) -> None:
    """Case 5."""
    table = lay(
        {
            "wild": "arca male + arca female, arca alpha, teuthis male, ursera male, altodon male",
            "hand Ann": "cranicorn male",
            "deck": "leviathan male, arca male, leviathan female",
        }
    )
    table.play("Ann draws")
    expect_groups(
        table,
        "wild",
        "arca male + arca female + arca male, arca alpha, teuthis male, ursera male, altodon male",
    )
    table.expect("hand Ann", "cranicorn male, leviathan male")


def test_it_joins_an_individual_if_there_is_no_pair_and_never_a_herd(lay: Lay) -> None:
    table = lay(
        {
            "wild": "3 arca male, arca female, teuthis male",
            "hand Ann": "cranicorn male",
            "deck": "leviathan male, arca alpha, teuthis female, leviathan female",
        }
    )
    table.play("Ann draws")
    expect_groups(
        table, "wild", "3 arca male, arca female + arca alpha, teuthis male + teuthis female"
    )


def test_of_several_it_joins_the_one_lying_longest(lay: Lay) -> None:
    table = lay(
        {
            "wild": "arca male, arca female, teuthis male, ursera male, altodon male, cranicorn male",
            "hand Ann": "cranicorn male",
            "deck": "leviathan male, arca alpha, leviathan female",
        }
    )
    table.play("Ann draws")
    assert "arca alpha + arca male" in groups_of(table, "wild")


def test_the_wild_monsters_are_refilled_after_the_whole_effect(lay: Lay) -> None:
    table = lay(
        {
            "wild": f"arca male, leviathan female, {PLAIN}",
            "hand Ann": "leviathan male",
            "laid Ann": "arca female",
            "deck": DECK,
        }
    )
    table.play("Ann lays leviathan male", "Ann attaches arca male onto arca female")
    passes(table, "Ben")
    assert len(table.cards("wild")) == 6, "draws come first"
    table.play("Ann keeps devoraptor male")
    assert len(table.cards("wild")) == 7
    assert "devoraptor_alpha" in table.cards("wild")
    assert table.log[-1] == "New wild monsters: Devoraptor."


def test_a_refill_that_takes_the_last_card_begins_the_last_round(lay: Lay) -> None:
    table = lay(
        {
            "wild": f"arca male, {PLAIN}",
            "hand Ann": "cranicorn male",
            "deck": "leviathan male, leviathan female",
            "discard": "leviathan alpha",
        }
    )
    table.play("Ann draws")
    assert table.count("last_turns") == 1, "only Ben has a turn yet"
    table.expect("deck", "leviathan alpha")
    table.play("Ben draws")
    assert table.table.over


def test_with_no_card_left_there_are_fewer_than_seven(lay: Lay) -> None:
    table = lay({"wild": PLAIN, "hand Ann": "cranicorn male", "deck": "leviathan male"})
    table.play("Ann draws")
    assert len(table.cards("wild")) == 5
    table.play("Ben passes")
    assert table.table.over


# --- the effects --------------------------------------------------------------------------------


def test_a_leviathan_may_take_from_the_wild_and_the_opponent_may_cancel(lay: Lay) -> None:
    cards = {
        "wild": f"arca male + arca female, {PLAIN}",
        "hand Ann": trio("leviathan"),
        "hand Ben": "2 cranicorn alpha",
        "laid Ann": "arca alpha",
        "deck": DECK,
    }
    table = lay(cards)
    lays(table, 3, "leviathan")
    table.play("Ann attaches arca male onto arca alpha")
    passes(table, "Ben")
    assert "arca alpha + arca female + arca male" in groups_of(table, "laid Ann")
    table = lay(cards)
    lays(table, 3, "leviathan")
    table.play("Ann attaches arca male onto arca alpha")
    cancels(table, "Ben", "cranicorn alpha", "cranicorn alpha")
    assert "arca female + arca male" in groups_of(table, "wild")


def test_a_devoraptor_takes_from_the_opponent_and_then_from_the_wild(lay: Lay) -> None:
    table = lay(
        {
            "wild": f"arca male + arca female, {PLAIN}",
            "hand Ann": "devoraptor male",
            "hand Ben": "leviathan male, leviathan female",
            "deck": DECK.replace("devoraptor male, ", ""),
        }
    )
    table.play("Ann lays devoraptor male")
    passes(table, "Ben")
    table.play("Ben gives leviathan female")
    table.play("Ann takes arca female")
    table.expect("hand Ann", "leviathan female, arca female")
    table.expect("hand Ben", "leviathan male, devoraptor female")
    assert "arca male" in groups_of(table, "wild")
    assert table.asked == "Ben"


def test_a_pair_of_devoraptors_makes_the_opponent_draw_but_not_the_wild(lay: Lay) -> None:
    """Case 10."""
    table = lay(
        {
            "wild": f"arca male, leviathan alpha, {PLAIN}",
            "hand Ann": trio("devoraptor"),
            "hand Ben": "leviathan male",
            "laid Ben": "arca female",
            "deck": "cranicorn female, leviathan female, ursera female",
        }
    )
    lays(table, 2, "devoraptor")
    passes(table, "Ben")
    table.play("Ben gives arca female", "Ann takes arca male")
    table.expect("hand Ann", "devoraptor alpha, arca female, arca male")
    table.expect("hand Ben", "leviathan male, cranicorn female")
    assert table.cards("deck") == ["ursera_female"], "one drawn, one refilled"


def test_after_a_herd_of_devoraptors_nobody_draws(lay: Lay) -> None:
    table = lay(
        {
            "wild": f"arca male, arca alpha, {PLAIN}",
            "hand Ann": trio("devoraptor"),
            "hand Ben": "leviathan male",
            "deck": "cranicorn female, leviathan female",
        }
    )
    lays(table, 3, "devoraptor")
    passes(table, "Ben")
    table.play("Ben gives leviathan male", "Ann takes arca male")
    table.expect("hand Ben", "")


def test_an_opponent_without_a_card_does_not_draw_but_may_defend_the_wild(lay: Lay) -> None:
    cards = {
        "wild": f"arca male, arca alpha, {PLAIN}",
        "hand Ann": "devoraptor male",
        "laid Ben": "leviathan male + leviathan female",
        "deck": "cranicorn female, ursera female",
    }
    table = lay(cards)
    table.play("Ann lays devoraptor male")
    passes(table, "Ben")
    table.play("Ann takes arca male")
    table.expect("hand Ben", "")
    table = lay(cards)
    table.play("Ann lays devoraptor male", "Ben pays leviathan male")
    table.expect("hand Ann", "")


def test_a_cranicorn_may_split_wild_groups_and_they_count_as_a_player(lay: Lay) -> None:
    cards = {
        "wild": f"arca male + arca female, {PLAIN}",
        "hand Ann": "cranicorn alpha, 2 cranicorn female",
        "laid Ben": "leviathan male + leviathan female",
    }
    table = lay(cards)
    table.play("Ann lays cranicorn alpha number 3")
    table.play("Ann adds cranicorn female", "Ann adds cranicorn female")
    table.play("Ann splits arca male")
    assert table.verbs == {"split"}
    table.play("Ann splits leviathan male")
    passes(table, "Ben")
    expect_groups(table, "laid Ben", "leviathan male, leviathan female")
    assert {"arca male", "arca female"} <= set(groups_of(table, "wild"))


def test_the_opponent_may_defend_a_wild_group_with_two_own_cards(lay: Lay) -> None:
    table = lay(
        {
            "wild": f"arca male + arca female, {PLAIN}",
            "hand Ann": "cranicorn alpha",
            "hand Ben": "2 ursera female",
            "deck": DECK,
        }
    )
    table.play("Ann lays cranicorn alpha", "Ann splits arca male")
    cancels(table, "Ben", "ursera female", "ursera female")
    assert "arca female + arca male" in groups_of(table, "wild")
    assert table.verbs == {"keep"}


def test_an_ignicama_discards_one_wild_monster_the_active_player_chooses(lay: Lay) -> None:
    table = lay(
        {
            "wild": "arca male + arca female, 3 leviathan male, teuthis male, ursera male",
            "hand Ann": "ignicama male",
            "hand Ben": "arca alpha, ursera female",
            "deck": DECK,
        }
    )
    table.play("Ann lays ignicama male", f"Ann names number {ARCA}")
    passes(table, "Ben")
    table.play("Ben discards arca alpha", "Ann discards arca female")
    assert table.cards("discard") == ["arca_alpha", "arca_female"]
    assert "arca male" in groups_of(table, "wild")
    table.play("Ann keeps devoraptor male")
    assert len(table.cards("wild")) == 7


def test_a_pair_of_ignicamas_discards_all_wild_monsters_of_the_species(lay: Lay) -> None:
    table = lay(
        {
            "wild": "arca male + arca female, 3 leviathan male, teuthis male, ursera male",
            "hand Ann": "2 ignicama male",
            "hand Ben": "leviathan alpha, ursera female",
            "deck": DECK,
        }
    )
    table.play("Ann lays ignicama male number 2", "Ann adds ignicama male")
    table.play(f"Ann names number {LEVIATHAN}")
    passes(table, "Ben")
    assert table.cards("discard") == ["leviathan_alpha"] + ["leviathan_male"] * 3
    assert len(table.cards("wild")) == 7


def test_a_herd_of_ignicamas_discards_one_of_the_table_and_one_wild(lay: Lay) -> None:
    table = lay(
        {
            "wild": "arca male + arca female, 3 leviathan male, teuthis male, ursera male",
            "hand Ann": "3 ignicama female",
            "laid Ben": "arca alpha",
            "deck": DECK,
        }
    )
    table.play("Ann lays ignicama female number 3")
    table.play("Ann adds ignicama female", "Ann adds ignicama female")
    table.play(f"Ann names number {ARCA}")
    passes(table, "Ben")
    table.play("Ben discards arca alpha", "Ann discards arca male")
    assert table.cards("discard") == ["arca_alpha", "arca_male"]


def test_who_holds_none_may_still_defend_the_wild_monsters(lay: Lay) -> None:
    table = lay(
        {
            "wild": f"arca male, arca female, {PLAIN}",
            "hand Ann": "ignicama female",
            "hand Ben": "2 ursera female",
            "deck": DECK,
        }
    )
    table.play("Ann lays ignicama female", f"Ann names number {ARCA}")
    assert table.verbs == {"pass", "pay"}


def test_a_teuthis_may_copy_a_wild_group(lay: Lay) -> None:
    table = lay(
        {
            "wild": f"arca male, {PLAIN}, leviathan male",
            "hand Ann": "teuthis female",
            "deck": DECK,
        }
    )
    table.play("Ann lays teuthis female")
    table.may("Ann copies leviathan male")
    table.play("Ann copies arca male")
    passes(table, "Ben")
    table.expect("hand Ben", "devoraptor male")
    table.expect("hand Ann", "devoraptor female, devoraptor alpha")


def test_an_altodon_gives_to_the_opponent(lay: Lay) -> None:
    table = lay(
        {
            "wild": f"arca male, arca female, {PLAIN}",
            "hand Ann": "altodon alpha, ursera female",
            "discard": "leviathan male",
            "deck": DECK,
        }
    )
    table.play("Ann lays altodon alpha")
    passes(table, "Ben")
    table.play("Ann gives ursera female")
    table.expect("hand Ben", "ursera female")
    table.expect("hand Ann", "leviathan male")


def test_a_pair_of_arcas_reveals_three_cards_for_the_players_alone(lay: Lay) -> None:
    table = lay(
        {
            "wild": f"leviathan male, leviathan female, {PLAIN}",
            "hand Ann": "arca male, arca female",
            "deck": DECK,
        }
    )
    table.play("Ann lays arca male number 2", "Ann adds arca female")
    passes(table, "Ben")
    assert len(table.cards("revealed")) == 3
    table.play("Ann chooses devoraptor male", "Ann chooses devoraptor alpha")
    table.play("Ben chooses devoraptor female")
    table.expect("hand Ann", "devoraptor male, devoraptor alpha")
