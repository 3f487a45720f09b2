"""What Divočina's estimate of a table prefers: the sense that bots have of the game."""

import pytest

from game.rules.divocina import GAME
from game.rules.divocina.policy import settle
from game.rules.divocina.steps.turn import BeginTurn, Turn
from tests.rules.divocina_table import lay_out, lays, passes, trio
from tests.rules.script import Script

LAST = {"last_turns": 1}
"""It is the very last turn."""


def best(table: Script) -> str:
    """The move after which the table looks best to the player who decides: verb and card."""
    here, seat = table.table, table.table.actor
    values = {}
    for move in here.moves():
        after = here.clone()
        after.play(move)
        worth = GAME.returns(after) if after.over else GAME.evaluate(after)
        card = table._face_key(move.card).replace("_", " ")
        size = f" {move.n}" if move.verb == "lay" else ""
        values[f"{move.verb} {card}{size}".strip()] = worth[seat]
    return max(values, key=lambda said: values[said])


def test_in_the_last_turn_the_largest_group_is_laid() -> None:
    table = lay_out({"hand Ann": f"{trio('arca')}, ursera male"}, counters=LAST)
    assert best(table).startswith("lay arca") and best(table).endswith("3")


def test_different_types_are_added() -> None:
    table = lay_out({"hand Ann": "2 arca male, arca female"}, counters=LAST)
    table.play("Ann lays arca male number 2")
    assert best(table) == "add arca female"


def test_a_cranicorn_splits_the_best_group_of_somebody_else() -> None:
    table = lay_out(
        {
            "hand Ann": trio("cranicorn"),
            "laid Ann": "ursera male + ursera female + ursera alpha",
            "laid Ben": "arca male + arca female, altodon male + altodon female + altodon alpha",
        }
    )
    lays(table, 2, "cranicorn")
    assert best(table) == "split altodon male"


def test_a_leviathan_makes_the_group_that_scores_most() -> None:
    table = lay_out(
        {
            "hand Ann": trio("leviathan"),
            "laid Ann": "arca male, arca female + arca alpha",
            "laid Ben": "arca crown, leviathan crown",
        }
    )
    lays(table, 2, "leviathan")
    assert best(table) in ("attach arca crown", "attach leviathan crown")


def test_the_card_that_goes_with_the_hand_is_kept() -> None:
    table = lay_out(
        {
            "hand Ann": "ursera male, arca male, arca female",
            "deck": "teuthis male, arca alpha, altodon male",
        }
    )
    table.play("Ann lays ursera male", "Ann skips")
    assert best(table) == "keep arca alpha"


def test_the_card_of_least_use_is_given() -> None:
    table = lay_out({"hand Ann": "altodon male, arca male, arca female, teuthis male"})
    table.play("Ann lays altodon male", "Ann aims to Ben")
    passes(table, "Ben")
    assert best(table) == "give teuthis male"


@pytest.fixture
def attacked() -> Script:
    """In Ann's last turn she is about to split Ben's herd."""
    table = lay_out(
        {
            "hand Ann": "2 cranicorn male",
            "laid Ben": "arca male + arca female + arca alpha, ursera male + ursera female",
            "hand Ben": "teuthis male, altodon male",
        },
        counters=LAST,
    )
    table.play("Ann lays cranicorn male number 2", "Ann adds cranicorn male")
    table.play("Ann splits arca male")
    return table


def test_a_herd_is_defended_with_cards_that_score_nothing_any_more(attacked: Script) -> None:
    assert best(attacked) in ("pay teuthis male", "pay altodon male")


def test_nobody_pays_against_a_gift() -> None:
    table = lay_out(
        {"hand Ann": "altodon male, arca male", "hand Ben": "teuthis male, teuthis female"},
        step=BeginTurn(0),
    )
    table.play("Ann lays altodon male", "Ann aims to Ben")
    assert best(table) == "pass"


def test_the_second_card_paid_is_the_cheapest() -> None:
    table = lay_out(
        {
            "hand Ann": "2 cranicorn male",
            "laid Ben": "arca male + arca female + arca alpha, teuthis alpha",
            "hand Ben": "teuthis male, altodon male, leviathan male, leviathan female",
        }
    )
    table.play("Ann lays cranicorn male number 2", "Ann adds cranicorn male")
    table.play("Ann splits arca male", "Ben pays altodon male")
    assert best(table) in ("pay teuthis alpha", "pay teuthis male")


def test_an_estimate_looks_on_to_the_next_turn_and_leaves_the_table_alone(attacked: Script) -> None:
    digest = attacked.table.digest()
    GAME.evaluate(attacked.table)
    assert attacked.table.digest() == digest
    table = lay_out(
        {"hand Ann": "devoraptor male", "hand Ben": "arca male", "hand Cleo": "arca male"}
    )
    table.play("Ann lays devoraptor male")
    later = settle(table.table)
    assert isinstance(later.ask, Turn)
    assert later.actor == 1
    assert settle(later) is later
