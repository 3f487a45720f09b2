"""Stronger bots beat weaker ones, in short matches with all deals played from every seat."""

from __future__ import annotations

import pytest

from game import rules
from game.bots.registry import OFFERED
from game.cli.simulation import Plan, Share, deals_of, play, share_of


def share(game: str, levels: str, games: int, **options: int) -> Share:
    """How the first of these levels does after 60 iterations, with the sides swapped."""
    seated = tuple(levels.split())
    plan = Plan(game, seated, tuple(options.items()), swap=True, most=60)
    return share_of(deals_of(list(play(plan, 1, games, 1)), 0, len(seated)), len(seated))


def test_greedy_beats_random() -> None:
    assert share("cubosaurs", "greedy random", 20, rounds=1).share > 0.8


def test_a_searching_expert_beats_greedy() -> None:
    assert share("cubosaurs", "expert greedy", 24, rounds=1).share > 0.6


def test_hidden_hands_full_of_choices_do_not_mislead_the_expert() -> None:
    assert share("divocina", "expert greedy", 6).share > 0.55


def test_one_among_three_greedy_gets_more_than_its_share() -> None:
    assert share("cubosaurs", "expert greedy greedy greedy", 12, rounds=1).share > 0.3


@pytest.mark.parametrize("game", rules.NAMES)
def test_all_levels_at_one_table_play_to_the_end(game: str) -> None:
    most = max(rules.game(game).seats)
    for seated in {OFFERED[:most], OFFERED[-most:]}:
        played = list(play(Plan(game, seated, (), most=10), 1, 2, 1))
        assert [one.seed for one in played] == [1, 2]


def test_equal_players_share_evenly() -> None:
    even = share("cubosaurs", "greedy greedy greedy", 6, rounds=1)
    assert abs(even.share - 1 / 3) < 0.01


def test_swapped_games_have_one_deal_and_other_seats() -> None:
    plan = Plan("cubosaurs", ("greedy", "random"), (("rounds", 1),), swap=True)
    assert [plan.deal(number) for number in range(6, 10)] == [(3, 0), (3, 1), (4, 0), (4, 1)]
    games = list(play(plan, 3, 4, 1))
    assert [one.seed for one in games] == [3, 3, 4, 4]
    assert games[0].scores != games[1].scores


def test_an_interval_comes_from_the_deals_not_from_the_games() -> None:
    even = share_of([0.5] * 200, 2)
    assert even.share == 0.5 and even.margin < 0.01 and even.games == 400
    wide = share_of([0.0, 1.0] * 50, 2)
    assert 0.09 < wide.margin < 0.11
    assert str(wide) == "50.0 % ± 9.8"


def test_a_run_of_equal_deals_is_not_certainty() -> None:
    assert share_of([1.0] * 10, 2).margin > 0.1
