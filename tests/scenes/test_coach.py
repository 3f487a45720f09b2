"""The coach: what it says of a game that was played, and playing on from there."""

import random
from collections.abc import Iterator

import pytest

from game.bots.bot import Advice, Budget
from game.bots.registry import make
from game.coach import COSTLY, judge
from game.engine.match import Match, Setup
from game.engine.sample import Sampler
from game.rules import game
from game.scenes.replay import ReplayScene
from game.session import Session
from game.settings import Settings
from game.sitting import Player
from tests.scenes.table_driver import Nowhere
from tests.ui.driver import Driver


class Quick:
    """A thinker that searches a little, at once."""

    def __init__(self) -> None:
        self.asked: tuple[Sampler, int] | None = None

    def start(self, sampler: Sampler, level: str, seed: int) -> None:
        self.asked = (sampler, seed)

    def poll(self) -> Advice | None:
        if self.asked is None:
            return None
        (sampler, seed), self.asked = self.asked, None
        return make("expert").choose(sampler, seed, Budget(60))

    def cancel(self) -> None:
        self.asked = None

    def close(self) -> None:
        pass


def played(name: str = "cubosaurs", seed: int = 5) -> Session:
    """A game that was played at random, by one human against a bot."""
    match = Match(Setup(game(name), 2, seed))
    chance = random.Random(seed)
    while not match.over:
        match.play(chance.choice(match.table.moves()))
    return Session(match, [Player("Ada"), Player("Bo", "casual")], Quick())


@pytest.fixture
def replay() -> Iterator[tuple[Driver, ReplayScene, Nowhere]]:
    went = Nowhere()
    scene = ReplayScene(played(), went, coach=True)  # type: ignore[arg-type]
    driver = Driver(scene, options=Settings(animation="off", reduced_motion=True))
    for _ in range(400):
        driver.step()
        if scene.coach is None or scene.coach.done:
            break
    yield driver, scene, went
    driver.close()


def test_every_human_decision_gets_a_verdict_and_no_other(replay) -> None:
    _, scene, _ = replay
    history = scene.session.match.history
    own = {number for number, table in enumerate(history) if table.actor == 0}
    assert scene.coach.done
    assert set(scene.coach.verdicts) == own


def test_costly_decisions_are_marked_and_gone_through(replay) -> None:
    driver, scene, _ = replay
    worst = scene.coach.worst()
    assert worst, "random play makes mistakes"
    assert all(verdict.cost >= COSTLY for verdict in worst)
    costly = sorted(verdict.decision for verdict in worst)
    driver.click(scene.bar.costly)
    assert scene.at == next(number for number in costly if number > 0)
    assert scene.field.hinted.move == scene.coach.verdicts[scene.at].better
    assert "Better:" in scene.bar.advice.say
    assert len([mark for mark in scene.bar.chart.marks if mark.costly]) == len(worst)


def test_one_can_play_on_from_any_move(replay) -> None:
    driver, scene, went = replay
    scene.jump(7)
    driver.click(scene.bar.play_on)
    assert went.asked == ["branch"]


def test_the_coach_can_be_sent_away(replay) -> None:
    driver, scene, _ = replay
    driver.click(scene.bar.review)
    assert scene.coach is None
    assert not scene.bar.chart.visible


def test_the_experts_own_move_costs_nothing() -> None:
    table = played().match.history[0]
    moves = table.moves()
    advice = Advice(moves[0], 0.7, values=((moves[0], 0.7), (moves[1], 0.4)))
    assert judge(0, table, moves[0], advice).cost == 0
    worse = judge(0, table, moves[1], advice)
    assert worse.cost == pytest.approx(0.3)
    assert (worse.played, worse.better) == (moves[1], moves[0])


def test_a_move_that_the_expert_never_tried_counts_as_its_worst() -> None:
    table = played().match.history[0]
    first, second, third = table.moves()[:3]
    advice = Advice(first, 0.7, values=((first, 0.7), (second, 0.4)))
    assert judge(0, table, third, advice).value == pytest.approx(0.4)
