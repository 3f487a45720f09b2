"""Selva: the match of three games with three Alfas, and the soak between random legal decks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from game.rules.selva import GAME
from game.rules.selva import layout as at
from game.rules.selva.cards import CARDS, NUMBER
from game.rules.selva.decks import broken_rules
from game.rules.selva.steps.setup import ChangeHand
from tests.rules.selva_table import SelvaScript, lay_out
from tests.selva_soak import play_random, random_deck

Lay = Callable[..., SelvaScript]
ALFAS = {"alfa Ann": "grey wolf, orca, leopard", "alfa Ben": "tapir, orca, leopard"}


@pytest.fixture
def ended(reload: bool) -> Lay:
    """A game of a match that has just ended with these lives, and games won before."""

    def end(ann: int, ben: int, wins: str = "0 0") -> SelvaScript:
        first, second = map(int, wins.split())
        counters = {
            "life Ann": ann,
            "life Ben": ben,
            "wins Ann": first,
            "wins Ben": second,
            "game": first + second,
        }
        cards = {**ALFAS, "hand Ann": "2 lion", "graveyard Ben": "zebra", "field Ben": "stoat"}
        return partial(lay_out, reload=reload)(
            cards, match=True, steps=(), counters=counters, marks={"field Ben: stoat": 1}
        )

    return end


def test_the_next_game_begins_with_the_next_alfas_and_full_forests(ended: Lay) -> None:
    table = ended(9, 0)
    assert table.count("wins Ann") == 1
    assert isinstance(table.table.ask, ChangeHand)
    table.expect("alfa Ann", "orca")
    table.expect("waiting Ann", "leopard, grey wolf")
    table.expect("field Ben", "")
    assert table.count("life Ann") == CARDS[NUMBER["orca"]].life
    assert not any(table.table.marks)
    assert table.sheet().totals == (9, 0)


def test_two_games_won_end_a_match(ended: Lay) -> None:
    table = ended(9, 0, "1 0")
    assert table.winners == "Ann"
    assert table.result.scores == (2, 0)
    assert table.sheet().final


def test_a_drawn_game_counts_for_nobody(ended: Lay) -> None:
    table = ended(0, 0)
    assert (table.count("wins Ann"), table.count("wins Ben"), table.count("game")) == (0, 0, 1)
    assert isinstance(table.table.ask, ChangeHand)


def test_after_three_games_more_wins_decide(ended: Lay) -> None:
    assert ended(9, 0, "1 1").winners == "Ann"
    drawn = ended(0, 0, "1 1")
    assert drawn.winners == "Ann Ben"
    assert "match is drawn" in drawn.result.why.message


def test_a_single_game_has_no_next_one() -> None:
    table = lay_out({}, steps=(), counters={"life Ben": 0})
    assert table.winners == "Ann"
    assert table.result.scores == (20, 0)
    assert GAME.unused({"match": 0}, 2) == {"waiting"}
    assert not GAME.unused({"match": 1}, 2)


def test_random_games_between_random_legal_decks() -> None:
    """A small helping of ``python -m tests.selva_soak``."""
    for seed in range(12):
        assert broken_rules(random_deck(seed), 3) == []
        table = play_random(seed, seed % 2)
        assert table.over
        assert 0 < table.counters[at.TURN] <= 100
