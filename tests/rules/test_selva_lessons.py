"""Selva: what a player of the first game is told fits what can be done, and every lesson comes."""

from __future__ import annotations

from collections.abc import Iterator

from game.bots.bot import Budget, decision_seed
from game.bots.greedy import GreedyBot
from game.engine.move import Move
from game.engine.sample import Sampler
from game.engine.table import Table
from game.engine.view import View, view
from game.rules.selva import GAME
from game.rules.selva import layout as at
from game.rules.selva.lessons import LESSONS, Lesson, lesson
from tests.english import english

TAUGHT_TURNS = 14
MANY_GAMES = 20


def decisions(seed: int) -> Iterator[View]:
    """What whoever is to decide sees, in a game of greedy bots, as long as there are lessons."""
    assert GAME.first_game
    table = GAME.new_table(2, GAME.first_game.options, seed)
    number = 0
    while table.steps and table.counters[at.TURN] <= TAUGHT_TURNS + 2:
        yield view(table, table.actor)
        table.play(_greedy(table, number))
        number += 1


def _greedy(table: Table, number: int) -> Move:
    moves = table.moves()
    if len(moves) == 1:
        return moves[0]
    seed = decision_seed(0, table.actor, number, "greedy")
    return GreedyBot().choose(Sampler(table, table.actor, seed), seed, Budget(1)).move


def told(seen: View) -> Lesson | None:
    """The line of the table from which a lesson comes."""
    found = lesson(seen)
    return next(row for row in LESSONS if row.words == found.message) if found else None


def test_the_first_game_begins_with_a_hand_worth_keeping_and_the_learner_begins() -> None:
    assert GAME.first_game
    seen = list(decisions(GAME.first_game.seed))
    mine = [english(found) for one in seen if one.seat == 0 and (found := lesson(one))]
    assert "a good hand" in mine[0]
    assert "one herb or prey in play" in mine[1]
    assert next(one.seat for one in seen if one.counters[at.TURN]) == 0


def test_in_the_first_game_each_part_of_a_turn_is_explained_when_it_first_comes() -> None:
    assert GAME.first_game
    asked: dict[str, list[Lesson | None]] = {}
    for one in decisions(GAME.first_game.seed):
        if one.seat == 0 and len(one.moves) > 1:
            asked.setdefault(type(one.ask).__name__, []).append(told(one))
    assert {"ChangeHand", "Search", "Prepare", "Response", "DeclareAttack", "DeclareBlocks"} <= set(
        asked
    )
    for lessons in asked.values():
        assert lessons[0] is not None


def test_every_lesson_comes_and_speaks_of_what_can_be_done() -> None:
    """In some games of these decks; each lesson can be filled in, and is about a legal move."""
    came = set()
    for seed in range(MANY_GAMES):
        for one in decisions(seed):
            row = told(one)
            if row is None:
                continue
            came.add(row.words)
            card = row.card(one)
            assert card is not None
            assert "{" not in english(lesson(one) or "")
            if "drag {card}" in row.words or "Drag {card}" in row.words:
                assert card in {move.card for move in one.moves}
    assert came == {row.words for row in LESSONS}


def test_nobody_is_told_what_everybody_should_have_understood() -> None:
    for one in decisions(1):
        if one.counters[at.TURN] > TAUGHT_TURNS:
            assert type(one.ask).__name__ in ("Leave", "Discard") or lesson(one) is None
