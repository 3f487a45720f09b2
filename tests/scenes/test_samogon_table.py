"""Dziki Samogon at the table: what a drop would do is told before, and a lost game is no feast."""

from collections.abc import Iterator

import pytest

from game.engine.match import Match, Setup
from game.rules import game
from game.rules.samogon import layout as at
from game.rules.samogon.steps.items import BOTH, Act
from game.scenes.scoring import Scoring
from game.scenes.table.drawing import _meaning
from game.session import Player, Session
from game.settings import Settings
from game.ui.widgets import Icon, Label, words
from tests.scenes.table_driver import AtOnce, TableDriver
from tests.ui.driver import Driver

STILL = Settings(animation="off", reduced_motion=True, skip_windows="never")


def attack_and_more(match: Match) -> set[int]:
    """The minions onto which both actions of the Item in play may go."""
    table = match.table
    ask = table.steps[-1]
    if not isinstance(ask, Act) or ask.left != BOTH:
        return set()
    tops, bottoms = (
        {move.onto for move in table.moves() if move.verb == verb and move.onto >= 0}
        for verb in ("top", "bottom")
    )
    return {slot for slot in tops & bottoms if table.marks[slot]}


@pytest.fixture
def table() -> Iterator[TableDriver]:
    """Ada has an Item in play both of whose actions can be aimed at one minion."""
    match = Match(Setup(game("samogon"), 2, 1, {"crew": 1}))
    while not match.over and not attack_and_more(match):
        moves = match.table.moves()
        plain = [move for move in moves if move.verb in ("play", "pass", "skip", "end")]
        match.play(next((m for m in plain if m.verb != "end"), moves[0]))
    assert not match.over
    driver = TableDriver(Session(match, [Player("Ada"), Player("Bo")], AtOnce()), options=STILL)
    driver.wait()
    yield driver
    driver.close()


def test_an_item_over_a_minion_tells_both_actions_and_what_they_leave(table: TableDriver) -> None:
    match = table.session.match
    target = min(attack_and_more(match))
    start, end = table.card(match.table.zones[at.PLAYED][0]), table.card(target)
    table.move(start)
    table.down(start)
    for part in (1, 2, 3, 4):
        table.move(tuple(a + (b - a) * part // 4 for a, b in zip(start, end, strict=True)))  # type: ignore[arg-type]
        table.step()
    field = table.scene.field
    lines = _meaning(field, field.meant()).split("\n")
    game_ = match.setup.game
    name = words(game_.faces[match.table.faces[target]].name)
    assert len(lines) == 4
    assert all(line.endswith(f": {name}") for line in lines[::2])
    assert all(line.startswith(f"{name}: ") for line in lines[1::2])


def test_a_lost_game_says_that_nobody_has_won_and_no_leaves_fall() -> None:
    match = Match(Setup(game("samogon"), 2, 5, {"crew": 1}))
    while not match.over:
        match.play(match.table.moves()[-1])
    session = Session(match, [Player("Ada"), Player("Bo")], AtOnce())
    result = session.result()
    assert not result.winners
    scene = Scoring(session, session.game.sheet(match.table.sheets[-1]), result)
    driver = Driver(scene, options=Settings(animation="normal"))
    said = [words(label.say) for label in driver.all(Label)]
    assert "Nobody has won" in said
    assert "skull" in [icon.name for icon in driver.all(Icon)]
    assert not scene.leaves.update(0.1)
    driver.close()
