"""Cards are painted before they are seen, in the time that frames leave."""

import time

import pytest

from game import i18n
from game.engine.event import MOVED, Event, Shown
from game.rules import NAMES
from game.scenes.scene import Scene
from game.settings import Settings
from game.ui import cardface
from game.ui.board import ahead
from game.ui.board.ahead import Ahead
from game.ui.cache import COMMON
from tests.scenes.table_driver import TableDriver, session


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Every card that is painted anew: its key and its width."""
    cardface.forget()
    found: list[tuple[str, int]] = []
    paint = cardface._front

    def noted(face, width):
        found.append((face.key, width))
        return paint(face, width)

    monkeypatch.setattr(cardface, "_front", noted)
    return found


def prepare(driver: TableDriver) -> None:
    """Let the table rest until it has nothing left to do."""
    while driver.scene.prepare():
        pass


@pytest.mark.parametrize("name", NAMES)
def test_what_comes_after_a_rest_is_there_already(name, painted) -> None:
    driver = TableDriver(session(name, seats=2))
    prepare(driver)
    widths = {width for _, width in driver.scene.display.ahead.painted}
    game = driver.session.game
    for zone, place in driver.board.places():
        if game.zones[zone].seat == driver.board.viewer and not place.quiet:
            for slot in driver.board.zones[zone]:
                assert round(driver.board.sprites[slot].goal.w) in widths
    everything = {(face.key, width) for face in game.faces for width in widths}
    assert everything <= set(painted)
    painted.clear()
    driver.session.match.play(driver.session.match.table.moves()[0])
    driver.scene.settled()
    driver.step()
    assert [one for one in painted if one[1] in widths] == []
    driver.close()


def test_nothing_is_painted_twice(painted) -> None:
    driver = TableDriver(session("divocina", seats=2))
    prepare(driver)
    prepare(driver)
    assert len(painted) == len(set(painted))
    driver.close()


def test_cards_of_waiting_events_come_first(painted) -> None:
    driver = TableDriver(session("divocina", seats=2))
    board = driver.board
    hand = board.game.zone_number("hand@0")
    face = len(board.game.faces) - 1
    event = Event(MOVED, board.game.zone_number("deck"), hand, (Shown(40, face, 1),))
    painted.clear()
    cardface.forget()
    assert Ahead(board, [event], lambda: 200).paint()
    width = round(board.sprites[board.zones[hand][0]].goal.w)
    assert painted == [(board.game.faces[face].key, width)]
    driver.close()


def test_covered_cards_of_waiting_events_are_no_work(painted) -> None:
    driver = TableDriver(session("divocina", seats=2))
    board = driver.board
    rest = Ahead(board, [], lambda: 200)
    while rest.paint():
        pass
    zone = board.game.zone_number
    rest.waiting = [Event(MOVED, zone("deck"), zone("hand@1"), (Shown(40, -1, 0),))]
    assert not rest.paint()
    driver.close()


def test_it_stops_where_room_for_pictures_is_short(painted, monkeypatch) -> None:
    driver = TableDriver(session("divocina", seats=2))
    driver.scene.display.ahead.again()
    cardface.forget()
    painted.clear()
    monkeypatch.setattr(ahead, "ROOM", 50_000 / COMMON.limit)
    prepare(driver)
    assert 0 < len(painted) < 10
    driver.close()


def test_another_size_and_another_language_are_painted_ahead_too(painted) -> None:
    driver = TableDriver(session("divocina", seats=2))
    prepare(driver)
    for change in (lambda: driver.app.resize_window((1000, 700)), _pseudo(driver)):
        painted.clear()
        change()
        prepare(driver)
        assert len(painted) >= len(driver.session.game.faces)
    i18n.use("en")
    driver.close()


def _pseudo(driver: TableDriver):
    def change() -> None:
        driver.app.settings.language = i18n.PSEUDO
        driver.app.apply_settings()

    return change


class Busy(Scene):
    """A scene with so many pieces of work, each of which takes a while."""

    def __init__(self, pieces: int, seconds: float = 0.0) -> None:
        super().__init__()
        self.pieces = pieces
        self.seconds = seconds
        self.did = 0

    def prepare(self) -> bool:
        if self.did == self.pieces:
            return False
        time.sleep(self.seconds)
        self.did += 1
        return True


def test_a_scene_prepares_itself_when_it_is_opened_and_in_the_rest_of_frames(opened) -> None:
    scene = Busy(1000, 0.01)
    driver = opened(scene)
    first = scene.did
    assert 1 <= first < 1000
    driver.app.rest(time.monotonic() - 1)  # the frame has taken all its time
    assert scene.did == first
    driver.app.rest(time.monotonic())
    assert first < scene.did < 1000


def test_a_scene_with_nothing_left_is_not_asked_until_it_is_drawn_again(opened) -> None:
    scene = Busy(3)
    driver = opened(scene, options=Settings(reduced_motion=True))
    driver.app.rest(time.monotonic())
    assert scene.did == 3
    scene.pieces = 5
    driver.app.rest(time.monotonic())
    assert scene.did == 3
    scene.dirty = True
    driver.step()
    driver.app.rest(time.monotonic())
    assert scene.did == 5


def test_a_fault_while_preparing_is_left_to_the_rescue(opened) -> None:
    scene = Busy(2)
    driver = opened(scene)
    caught: list[Exception] = []
    driver.app.rescue = caught.append
    scene.prepare = _fail  # type: ignore[method-assign]
    scene.dirty = True
    driver.step()
    driver.app.rest(time.monotonic())
    assert [str(fault) for fault in caught] == ["broken"]


def _fail() -> bool:
    raise ValueError("broken")
