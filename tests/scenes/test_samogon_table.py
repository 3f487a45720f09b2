"""Dziki Samogon at the table: what a drop would do is told before, and a lost game is no feast."""

from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

from game.bots.bot import Advice
from game.coach import Coach, Verdict
from game.engine.game import Row
from game.engine.match import Match, Setup
from game.engine.move import Move
from game.engine.text import T
from game.rules import game
from game.rules.samogon import layout as at
from game.rules.samogon.cards import ALONE_LIFE, MAX_LIFE
from game.rules.samogon.steps.items import BOTH, Act
from game.scenes import outcome, review
from game.scenes.scoring import Scoring
from game.scenes.table import drawing, hints
from game.scenes.table.drawing import _meaning
from game.session import Session
from game.settings import Settings
from game.sitting import Player
from game.ui.board import mats, plates
from game.ui.widgets import Icon, Label, words
from tests.english import english
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


def lost(seats: int = 2) -> Session:
    """A game that was lost before anybody did anything."""
    match = Match(Setup(game("samogon"), seats, 5, {"crew": 1} if seats > 1 else {}))
    while not match.over:
        match.play(match.table.moves()[-1])
    session = Session(match, [Player(name) for name in ("Ada", "Bo")[:seats]], AtOnce())
    assert not session.result().winners
    return session


def test_a_lost_game_is_lost_together_and_no_leaves_fall() -> None:
    session = lost()
    sheet = session.game.sheet(session.match.table.sheets[-1])
    idle = sheet._replace(rows=((),) * 2)
    scene = Scoring(session, idle, session.result())
    driver = Driver(scene, options=Settings(animation="normal"))
    said = [words(label.say) for label in driver.all(Label)]
    icons = [icon.name for icon in driver.all(Icon)]
    assert "You have lost together" in said
    assert words(sheet.title) in said
    assert "Nothing to score." not in said
    assert "skull" in icons
    assert "trophy" not in icons
    assert not scene.leaves.update(0.1)
    driver.close()


def test_a_game_of_one_is_not_won_or_lost_together() -> None:
    for seats, won, headline in (
        (1, (), "You have lost"),
        (1, (0,), "You have won!"),
        (2, (0, 1), "You have won together!"),
    ):
        assert words(outcome.headline(lost(seats), won)) == headline


def test_the_prompt_of_a_lost_game_shows_no_trophy() -> None:
    driver = TableDriver(lost(), options=STILL)
    driver.key(pygame.K_ESCAPE)  # look at the table
    bottom = driver.scene.display.bottom
    assert bottom.icon.name == "skull"
    assert words(bottom.words.say) == "You have lost together"
    driver.close()


def test_a_hint_speaks_of_the_chance_to_win(table: TableDriver) -> None:
    choices = table.scene.field.choices
    option = choices.options[0]
    said = english(hints.words(Advice(option.move, 0.224), option, choices, table.session))
    assert said.endswith(". Chance to win together: 22 of 100.")


def verdict_words(session: Session, value: float, best: float) -> str:
    """What the coach says of the last decision with a choice, if it expects this of two moves."""
    history = session.match.history
    number = max(n for n, table in enumerate(history) if len(table.moves()) > 1)
    played = session.match.moves[number]
    better = next(move for move in history[number].moves() if move != played)
    seat = history[number].actor
    coach = Coach(session)
    verdict = Verdict(number, seat, played, better, value, best, None)
    return english(review.words(coach, verdict, session), ("Ada", "Bo"))


def test_the_coach_calls_nothing_better_that_is_shown_as_equal() -> None:
    said = verdict_words(lost(), 0.296, 0.304)
    assert "Better" not in said
    assert "As good: " in said
    assert said.endswith("(both 30 of 100).")


def test_the_coach_of_a_game_without_points_speaks_of_none() -> None:
    session = lost()
    said = verdict_words(session, 0.2, 0.3)
    assert said.endswith("Chance to win together: 30 of 100, not 20.")
    assert "point" not in said
    assert "chance to win together" in english(review.CHANCE)


def test_what_is_announced_is_in_the_colour_of_who_announced_it(table: TableDriver) -> None:
    view, bottom = table.scene.field.view, table.scene.display.bottom
    announced = table.session.game.announcement(view)
    assert announced
    colours = []
    for seat in (0, 1):
        bottom.announce(announced._replace(by=seat), view, table.session.names)
        colours.append(bottom.announced.colour)
    assert colours == [plates.seat_ink(0), plates.seat_ink(1)]
    assert colours[0] != colours[1]


def attacked() -> tuple[Session, Move]:
    """A game, and the move after which the Leader attacks."""
    match = Match(Setup(game("samogon"), 2, 4, {"crew": 1}))
    before = 0
    while not match.table.zones[at.ATTACK_DISCARD]:
        before = len(match.moves)
        match.play(match.table.moves()[0])
    move = match.moves[before]
    match.undo()
    return Session(match, [Player("Ada"), Player("Bo")], AtOnce()), move


def test_the_leaders_attack_is_shown_large_until_it_was_seen_or_somebody_hurries() -> None:
    for hurried in (False, True):
        session, move = attacked()
        driver = TableDriver(session, options=Settings(animation="normal", skip_windows="never"))
        feed = driver.scene.display.feed
        driver.scene.director.play(move)
        for _ in range(200):
            driver.step(dt=0.05)
            if feed.moment >= 0:
                break
        drawn = session.match.table.zones[at.ATTACK_DISCARD][-1]
        assert feed.moment == session.match.table.faces[drawn]
        assert feed.busy and not driver.scene.director.ready
        if hurried:
            driver.key(pygame.K_SPACE)
        else:
            for _ in range(40):
                driver.step(dt=0.05)
        assert feed.moment == -1
        driver.close()


def test_the_chips_beside_a_plate_are_told_in_words(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(drawing.mats, "bubble", lambda _, words, *__: said.append(words))
    field = table.scene.field
    healed = Row(T("Healed"), "heart", 2, 2, T("two lives"))
    field.tally = field.tally._replace(rows=((), (healed,)))
    (rect,) = [rect for seat, rect in field.board.extras("tally") if seat == 1]
    table.move(rect.center)
    for _ in range(10):
        table.step(dt=0.1)
    assert said and said[-1] == "Bo\nDeeds so far\nHealed: +2"


@pytest.mark.parametrize("seats", [1, 4])
def test_the_characters_to_choose_from_lie_large_with_their_life(seats: int) -> None:
    match = Match(Setup(game("samogon"), seats, 4))
    players = [Player(f"P{n}") for n in range(seats)]
    driver = TableDriver(Session(match, players, AtOnce()), options=STILL)
    while driver.on_top != "TableScene":
        driver.key(pygame.K_RETURN)
    sprites = [driver.board.sprites[slot] for slot in match.table.zones[at.CHOICE]]
    assert len(sprites) == 5
    rects = [sprite.home for sprite in sprites]
    assert min(rect.w for rect in rects) > 120
    for one, other in pairwise(rects):
        assert not one.colliderect(other)
    badges = driver.scene.field.badges
    assert [badges[s.slot] for s in sprites] == [
        (("heart", str(n)),) for n in (ALONE_LIFE if seats == 1 else MAX_LIFE)
    ]
    driver.close()


def test_no_label_peeps_out_from_behind_the_characters_to_choose_from(monkeypatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(mats, "_label", lambda surface, rect, words, metrics: told.append(words))
    match = Match(Setup(game("samogon"), 3, 4))
    driver = TableDriver(Session(match, [Player("Ada")] * 3, AtOnce()), options=STILL)
    driver.app.stack.top.dirty = True
    driver.step()
    assert told and not {"Item in play", "Support", "Hand", "In melee with you"} & set(told)
    driver.close()
