"""Selva: the greedy bot uses all that the game offers, not only attacks and blocks."""

from __future__ import annotations

from collections import Counter

import pytest

from game.bots.bot import Budget, decision_seed
from game.bots.greedy import GreedyBot
from game.engine.move import Move
from game.engine.sample import Sampler
from game.engine.table import Table
from game.rules.selva import GAME
from game.rules.selva.cards import KIND
from game.rules.selva.decks import PREBUILT
from game.rules.selva.steps.combat import Confront
from game.rules.selva.steps.playing import Response
from game.rules.selva.steps.turn import EndTurn, Prepare, Retreat, UseElement
from game.rules.selva.vocabulary import ALFA, ANIMAL, ELEMENT, FORCE, SIGIL
from tests.rules.selva_table import lay_out, turn

GAMES = 12
Done = Counter[tuple[type, str, int]]


def choice(table: Table, number: int) -> Move:
    """What the greedy bot does."""
    seed = decision_seed(0, table.actor, number, "greedy")
    return GreedyBot().choose(Sampler(table, table.actor, seed), seed, Budget(1)).move


@pytest.fixture(scope="module")
def done() -> Done:
    """How often something was chosen, by what was asked, verb and kind of card."""
    counted: Done = Counter()
    for game in range(GAMES):
        decks = {"deck0": game % len(PREBUILT), "deck1": (game + 1) % len(PREBUILT)}
        table = GAME.new_table(2, decks, game)
        number = 0
        while table.steps:
            moves = table.moves()
            move = moves[0] if len(moves) == 1 else choice(table, number)
            if move.card >= 0:
                counted[type(table.ask), move.verb, KIND[table.faces[move.card]]] += 1
            table.play(move)
            number += 1
    return counted


@pytest.mark.parametrize(
    ("verb", "kind"),
    [
        ("play", ANIMAL),
        ("play", FORCE),
        ("play", ELEMENT),
        ("hide", SIGIL),
        ("use", ANIMAL),
        ("use", ALFA),
        ("recover", ANIMAL),
        ("withdraw", ELEMENT),
    ],
)
def test_it_uses_its_preparation(done: Done, verb: str, kind: int) -> None:
    assert done[Prepare, verb, kind]


def test_it_answers_with_cards_sigils_and_abilities(done: Done) -> None:
    answers = {verb for ask, verb, _ in done if issubclass(ask, Response)}
    assert answers == {"play", "reveal", "use"}


@pytest.mark.parametrize("element", ["grass fire", "lightning fire", "permafrost", "waterhole"])
def test_it_uses_an_element_that_helps(element: str) -> None:
    cards = {"elements Ann": element, "field Ben": "stoat, reindeer"}
    table = lay_out(cards, steps=turn(), counters={"life Ann": 12}).table
    assert isinstance(table.ask, UseElement)
    assert choice(table, 0).verb == "use"


def test_it_neutralises_what_would_hurt_most() -> None:
    """Ben calls a bear; Ann holds what neutralises it, and nothing better to pay for."""
    cards = {"hand Ann": "camouflage", "hand Ben": "brown bear", "field Ann": "stoat"}
    turn_of_ben = (Prepare(1), Confront(1), Retreat(1), EndTurn(1))
    table = lay_out(cards, steps=turn_of_ben, counters={"active": 1})
    table.play("Ben plays brown bear")
    assert table.asked == "Ann"
    assert choice(table.table, 0).verb == "play"
