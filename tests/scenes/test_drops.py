"""Drops: every place answers with a move or with a reason, name plates too; then the eye rests."""

import random
from collections.abc import Iterator, Sequence

import pytest

from game.engine.game import Attempt
from game.engine.match import Match, Setup
from game.engine.zone import Sight
from game.rules import NAMES, game
from game.rules.samogon import layout as at
from game.scenes.table.choices import Option
from game.scenes.table.pick import Pick
from game.session import Session
from game.settings import Settings
from game.sitting import Player
from game.ui.widgets import Button, Label, words
from tests.english import english
from tests.scenes.table_driver import AtOnce, TableDriver, session
from tests.ui.driver import Point, motion, press, release

STILL = Settings(animation="off", reduced_motion=True, skip_windows="never")
PEOPLE = ("Ada", "Bo")


class Heard:
    """Hears what the gestures of a table come to, and plays nothing."""

    def __init__(self, driver: TableDriver) -> None:
        self.driver = driver
        self.played: list[list[Option]] = []
        self.refused: list[Attempt] = []
        field = driver.scene.field
        field.play = self._play
        field.refuse = self.refused.append

    def _play(self, options: Sequence[Option], followers: Sequence[int]) -> None:
        self.played.append(list(options))

    def drop(self, slot: int, to: Point) -> None:
        """Drag a card to a point, as far as it can be taken hold of."""
        self.played.clear()
        self.refused.clear()
        self.driver.drag_card(slot, to)

    def reason(self) -> str:
        """The words for what was refused."""
        game_ = self.driver.session.game
        return english(game_.why_not(self.driver.scene.field.view, self.refused[0]), PEOPLE)


def sat_down(name: str, moves: int, seed: int) -> TableDriver:
    """Two people at a table where so many moves were played by chance."""
    match = Match(Setup(game(name), 2, seed))
    luck = random.Random(seed)
    while len(match.moves) < moves and not match.over:
        match.play(luck.choice(match.table.moves()))
    if match.over:
        return sat_down(name, moves, seed + 1)
    driver = TableDriver(Session(match, [Player(n) for n in PEOPLE], AtOnce()), options=STILL)
    while driver.on_top != "TableScene":  # a curtain, or the sheet of a round
        driver.app.pop(True)
        driver.wait()
    return driver


def plates(driver: TableDriver) -> dict[int, Point]:
    """The middle of every name plate by seat."""
    return {seat: rect.center for seat, rect in driver.board.extras("plate")}


def points_of_places(driver: TableDriver) -> list[Point]:
    """The middle of every place and two of its corners, where cards lie and where none do."""
    found = []
    for zone, _ in driver.board.places():
        rect = driver.board.zone_rect(zone)
        assert rect
        found += [rect.center, (rect.left + 2, rect.top + 2), (rect.right - 3, rect.top + 2)]
    return found


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("moves", [3, 11, 19])
def test_no_place_takes_a_card_without_a_word(name: str, moves: int) -> None:
    driver = sat_down(name, moves, seed=moves)
    heard = Heard(driver)
    hands = [z for z, zone in enumerate(driver.session.game.zones) if zone.name == "hand"]
    mine = [s for z in hands for s in driver.board.zones[z] if s in driver.board.sprites][:4]
    for slot in mine:
        home = driver.board.zone_rect(driver.board.zone_of(slot))
        for point in [*points_of_places(driver), *plates(driver).values()]:
            if home and home.collidepoint(point):
                continue  # laid back
            heard.drop(slot, point)
            assert heard.played or heard.refused, (slot, point)
            assert heard.played or heard.reason()
    driver.close()


@pytest.mark.parametrize("name", NAMES)
def test_a_name_plate_stands_for_what_lies_open_of_its_seat(name: str) -> None:
    driver = sat_down(name, 9, seed=4)
    zones = driver.session.game.zones
    for seat, point in plates(driver).items():
        found = driver.board.zones_at(point)
        assert found
        assert all(zones[z].seat == seat and zones[z].sight is Sight.PUBLIC for z in found)
    driver.close()


@pytest.fixture
def healing() -> Iterator[TableDriver]:
    """Ada has an Item in play with which she can heal a Character, and herself first of all."""
    driver = next(d for d in map(_healer, range(200)) if d)
    yield driver
    driver.close()


def _healer(seed: int) -> TableDriver | None:
    match = Match(Setup(game("samogon"), 2, seed, {"crew": 1}))
    luck = random.Random(seed)
    while not match.over and len(match.moves) < 60:
        moves = match.table.moves()
        aims = {m.zone for m in moves if m.verb in ("top", "bottom")}
        if match.table.actor == 0 and aims & {at.CHARACTER, at.CHARACTER + 1}:
            players = [Player("Ada"), Player("Bo", "greedy")]
            driver = TableDriver(Session(match, players, AtOnce()), options=STILL)
            driver.wait()
            return driver
        match.play(luck.choice(moves))
    return None


def onto_seat(driver: TableDriver, seat: int) -> list[Option]:
    """The moves of the Item in play that are aimed at a Character."""
    return [
        option
        for option in driver.scene.field.choices.options
        if option.move.verb in ("top", "bottom") and option.move.zone == at.CHARACTER + seat
    ]


def test_a_drop_on_a_plate_heals_like_one_on_the_character(healing: TableDriver) -> None:
    item = healing.session.match.table.zones[at.PLAYED][0]
    heard = Heard(healing)
    for seat, point in plates(healing).items():
        wanted = onto_seat(healing, seat)
        heard.drop(item, point)
        if wanted:
            assert heard.played == [wanted]
        else:
            assert [attempt.zone for attempt in heard.refused] == [at.CHARACTER + seat]
            assert heard.reason()


def test_a_chosen_card_is_played_by_a_click_on_a_plate(healing: TableDriver) -> None:
    item = healing.session.match.table.zones[at.PLAYED][0]
    seat, wanted = next((s, found) for s in (0, 1) if (found := onto_seat(healing, s)))
    heard = Heard(healing)
    healing.click(healing.card(item))
    healing.click(plates(healing)[seat])
    assert heard.played == [wanted]


def test_a_card_laid_back_onto_its_place_is_no_attempt() -> None:
    driver = TableDriver()
    heard = Heard(driver)
    hand = driver.session.game.zone_number("hand@0")
    slot, *others = driver.board.zones[hand]
    for to in [driver.zone("hand@0"), *map(driver.card, others)]:
        heard.drop(slot, to)
        assert not heard.played
        assert not heard.refused
    driver.close()


# --- the large card -----------------------------------------------------------------------------


def test_after_a_drop_the_large_card_waits_again() -> None:
    driver = TableDriver(options=Settings(animation="normal", skip_windows="never"))
    field = driver.scene.field
    start = driver.card(driver.legal("pass")[0].card)
    end = driver.card(driver.session.match.table.zones[driver.session.game.zone_number("deck")][-1])
    driver.step(motion(start), press(start))
    for _ in range(20):  # a slow drag, which ends over a card
        driver.step(motion(end), dt=0.05)
    driver.step(release(end), dt=0.02)
    assert field.over >= 0
    assert not field.resting
    while driver.board.moving:
        driver.step(dt=0.02)
    assert not field.resting
    driver.close()


def test_after_a_move_of_ones_own_the_large_card_waits_again() -> None:
    driver = TableDriver()
    field = driver.scene.field
    slot = driver.legal("pass")[0].card
    driver.move(driver.card(slot))
    for _ in range(10):
        driver.step(dt=0.1)
    assert field.previewed == slot
    driver.scene.playing.follow(field.choices.options[0])
    assert field.previewed == -1
    driver.close()


def test_no_card_stays_large_behind_a_question() -> None:
    driver = TableDriver(session())
    field = driver.scene.field
    driver.move(driver.card(driver.legal("pass")[0].card))
    for _ in range(10):
        driver.step(dt=0.1)
    assert field.previewed >= 0
    driver.scene._play(field.choices.options[:2])
    assert driver.on_top == "Pick"
    assert field.previewed == -1
    assert not field.resting
    driver.close()


def test_the_question_which_is_meant_tells_what_each_would_do(healing: TableDriver) -> None:
    options = [o for o in healing.scene.field.choices.options if o.handle.help][:3]
    assert options
    healing.scene._play([*options, *options])
    assert isinstance(healing.app.stack.top, Pick)
    said = [words(label.say) for label in healing.all(Label)]
    for option in options:
        assert option.handle.help
        assert english(option.handle.help, PEOPLE) in said
    assert len(healing.all(Button)) == 2 * len(options) + 1
