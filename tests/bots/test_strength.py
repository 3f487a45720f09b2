"""Stronger bots beat weaker ones, in short matches with all deals played from every seat."""

from __future__ import annotations

from game.bots.match import compare, player, share_of
from game.rules import game as game_of


def test_greedy_beats_random() -> None:
    share = compare(game_of("cubosaurs"), player("greedy"), player("random"), 20, 2, {"rounds": 1})
    assert share.share > 0.8


def test_a_searching_expert_beats_greedy() -> None:
    expert = player("expert", 80)
    share = compare(game_of("cubosaurs"), expert, player("greedy", 4), 24, 2, {"rounds": 1})
    assert share.share > 0.6


def test_one_among_three_greedy_gets_more_than_its_share() -> None:
    expert = player("expert", 60)
    share = compare(game_of("cubosaurs"), expert, player("greedy", 4), 12, 4, {"rounds": 1})
    assert share.share > 0.3


def test_equal_players_share_evenly() -> None:
    share = compare(game_of("cubosaurs"), player("greedy"), player("greedy"), 6, 3, {"rounds": 1})
    assert abs(share.share - 1 / 3) < 0.01


def test_an_interval_comes_from_the_deals_not_from_the_games() -> None:
    even = share_of([0.5] * 50, 2)
    assert even.share == 0.5 and even.margin == 0 and even.games == 100
    wide = share_of([0.0, 1.0] * 50, 2)
    assert 0.09 < wide.margin < 0.11
    assert str(wide) == "50.0 % ± 9.8 of 200"
