"""Games of the house as OpenSpiel games; only where OpenSpiel is installed."""

from __future__ import annotations

import pytest

pytest.importorskip("pyspiel")

from game.engine.rng import Rng
from game.engine.sample import Sampler
from game.rules import game as game_of
from tests import open_spiel
from tests.bots.positions import other_world, positions

NAMES = ("cubosaurs", "divocina")


def duel(*arguments: str) -> open_spiel.Duel:
    """A match of one round, as the command line would have it."""
    wanted = open_spiel.parser().parse_args(["cubosaurs", *arguments])
    return open_spiel.Duel(game_of("cubosaurs"), {"rounds": 1}, wanted)


@pytest.mark.parametrize("name", NAMES)
def test_a_random_game_goes_the_way_of_the_rules(name: str) -> None:
    state = open_spiel.House(game_of(name), {}, 3).new_initial_state()
    table = state.table.clone()
    rng = Rng(3)
    while not state.is_terminal():
        assert state.current_player() == table.actor
        assert state.legal_actions() == list(range(len(table.moves())))
        action = rng.below(len(table.moves()))
        before = state.clone()
        state.apply_action(action)
        assert before.table.digest() == table.digest()
        table.play(table.moves()[action])
    assert table.over and state.table.digest() == table.digest()
    assert state.returns() == table.game.returns(table)


@pytest.mark.parametrize("name", NAMES)
def test_what_a_player_does_not_see_is_not_in_its_information(name: str) -> None:
    house = open_spiel.House(game_of(name), {}, 1)
    told = 0
    for table in positions(house.game, 2, {}, 5, 20):
        state, other = (open_spiel.Position(house, one) for one in (table, other_world(table, 9)))
        assert state.information_state_string() == other.information_state_string()
        assert state.legal_actions() == other.legal_actions()
        told += state.table.faces != other.table.faces
    assert told > 10


@pytest.mark.parametrize("evaluator", open_spiel.EVALUATORS)
def test_a_deal_is_played_from_both_sides(evaluator: str) -> None:
    match = duel("--iterations", "20", "--evaluator", evaluator)
    played = list(match.match(range(7, 8)))
    assert [one.seed for one in played] == [7, 7]
    for one in played:
        assert all(one.scores[player] == max(one.scores) for player in one.winners)
    assert set(match.ours.looks) == {20} and min(match.theirs.looks) >= 2


def test_figures_go_with_the_player_not_with_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    match = duel()
    monkeypatch.setattr(match, "our_move", lambda sampler, seed: sampler.moves[0])
    monkeypatch.setattr(match, "their_move", lambda sampler, seed: sampler.moves[-1])
    first = match.play(2, 0)
    monkeypatch.setattr(match, "our_move", lambda sampler, seed: sampler.moves[-1])
    monkeypatch.setattr(match, "their_move", lambda sampler, seed: sampler.moves[0])
    second = match.play(2, 1)  # the same moves at the same seats, by the other player
    assert second.scores == first.scores[::-1] and first.scores[0] != first.scores[1]
    assert second.winners == tuple(1 - player for player in first.winners)


def test_they_think_as_long_as_ours_did_lately() -> None:
    match = duel()
    for seconds in (9.0, *[0.02] * open_spiel.RECENT):
        match.ours.add(seconds, 1)
    table = match.house.new_initial_state().table
    move = match.their_move(Sampler(table, table.actor, 1), 1)
    assert move in table.moves()
    assert 0.02 <= match.theirs.seconds[-1] < 1.0
