"""Hazards of rules and bots, looked for in every game of the house."""

from __future__ import annotations

import logging

import pytest

from game.bots.bot import Advice
from game.cli.simulation import Plan, play_all
from game.engine.match import Match, Setup
from game.engine.move import Move
from game.engine.rng import Rng
from game.engine.sample import Sampler
from game.engine.table import STEP_LIMIT
from game.engine.window import PASS, Window
from game.rules import NAMES, game
from game.session import Session
from game.sitting import Player
from tests.scenes.shelves import Thoughtless

GAMES = 15
"""Random games of each kind; ``tests.faults.run`` plays a thousand."""


@pytest.mark.parametrize("name", NAMES)
def test_bots_games_end(name: str) -> None:
    """A24: within the bound of the game, and of the steps that a move may set off."""
    for seats in game(name).seats:
        played = play_all(Plan(name, ("random",) * seats, ()), range(GAMES))
        assert max(one.decisions for one in played) <= game(name).max_decisions
    assert STEP_LIMIT <= 10_000


@pytest.mark.parametrize("name", NAMES)
def test_whoever_may_answer_may_pass_and_is_the_only_one_asked(name: str) -> None:
    """A28: never two that wait for each other."""
    for seed in range(6):
        rng = Rng(seed)
        table = game(name).new_table(game(name).seats[-1], {}, seed)
        while not table.over:
            moves = table.moves()
            assert moves and 0 <= table.actor < table.seats
            if isinstance(table.ask, Window):
                assert PASS in moves
                assert table.actor not in table.ask.later
            table.play(moves[rng.below(len(moves))])


class Stubborn(Thoughtless):
    """Gives the same illegal answer for ever."""

    def start(self, sampler: Sampler, level: str, seed: int) -> None:
        self.asked = True

    def poll(self) -> Advice | None:
        return Advice(Move("cheat", card=3))


@pytest.mark.parametrize("name", NAMES)
def test_an_illegal_answer_of_a_bot_is_replaced_and_noted(
    name: str, caplog: pytest.LogCaptureFixture
) -> None:
    """A25: the game goes on to its end, whatever the bot says."""
    seats = game(name).seats[0]
    match = Match(Setup(game(name), seats, 5))
    session = Session(match, [Player(f"P{n}", "casual") for n in range(seats)], Stubborn())
    with caplog.at_level(logging.ERROR):
        for _ in range(30):
            advice = session.think()
            assert advice is not None and advice.move in match.table.moves()
            session.play(advice.move)
            if session.over:
                break
    assert "which is illegal" in caplog.text
