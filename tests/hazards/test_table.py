"""Hazards at the table, met without a display: time, size, other people's cards, replays."""

import ast
import random
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.bots.worker import Thinker
from game.engine.match import Match, Setup
from game.engine.move import Move
from game.engine.table import Table
from game.rules import NAMES, game, register
from game.scenes.replay import ReplayScene
from game.scenes.table.scene import TableScene
from game.session import Session
from game.settings import Settings
from game.sitting import Player
from game.ui import sound
from tests.games.pairs import HAND, PAIRS
from tests.scenes.shelves import Thoughtless
from tests.scenes.table_driver import Nowhere, TableDriver, session
from tests.ui.driver import Driver, motion, press, release

ROOT = Path(__file__).parents[2]


@pytest.fixture
def pairs() -> None:
    register(PAIRS)


class Dealing(Driver):
    """A table at which the deal is just being shown."""

    def __init__(self, name: str) -> None:
        dealt = session(name, seats=min(3, game(name).seats[-1]))
        self.scene = TableScene(dealt, Nowhere(), fresh=True)  # type: ignore[arg-type]
        super().__init__(self.scene, options=Settings(animation="slow"))

    def settle(self) -> None:
        """Until all has been shown."""
        for _ in range(2000):
            self.step(dt=0.1)
            if self.scene.director.ready:
                return
        raise AssertionError("the deal never ends")

    def fit_anew(self) -> None:
        """Once more the same window: the prompt keeps no height from questions before."""
        for size in ((1024, 768), (1280, 720)):
            self.app.window.resize(size)
            self.step(dt=0.1)


def places(scene: TableScene) -> dict[int, tuple[int, int, int]]:
    """Where the cards lie, rounded to pixels."""
    sprites = scene.field.board.sprites.items()
    return {slot: (round(s.goal.x), round(s.goal.y), round(s.goal.w)) for slot, s in sprites}


@pytest.mark.parametrize("name", NAMES)
def test_twenty_sizes_within_two_seconds_of_a_deal(name: str) -> None:
    """A02: the cards land where they belong in the window as it is at the end."""
    driver = Dealing(name)
    rng = random.Random(2)
    for _ in range(20):
        size = rng.choice([(640, 480), (3840, 2160), (1280, 720), (1024, 768)])
        driver.app.window.resize(size)
        driver.step(dt=0.1)
    driver.app.window.resize((1280, 720))
    driver.settle()
    fresh = Dealing(name)
    fresh.settle()
    for one in (driver, fresh):
        one.fit_anew()
    assert places(driver.scene) == places(fresh.scene)
    driver.close()
    fresh.close()


# --- time -----------------------------------------------------------------------------------------


def test_a_bot_at_its_hardest_never_holds_up_the_picture() -> None:
    """A23: measured by this process's own work, as another may keep the processor busy."""
    thinker = Thinker()
    match = Match(Setup(game("cubosaurs"), 3, 7))
    players = [Player("Fern", "master"), Player("Moss", "master"), Player("Ada")]
    table = TableDriver.__new__(TableDriver)
    table.scene = TableScene(Session(match, players, thinker), Nowhere())  # type: ignore[arg-type]
    Driver.__init__(table, table.scene)
    longest, end = 0.0, time.monotonic() + 3.0
    while time.monotonic() < end and not match.moves:
        before = time.process_time()
        table.step(dt=0.02)
        longest = max(longest, time.process_time() - before)
        time.sleep(0.005)
    table.app.window.resize((1600, 900))
    table.key(pygame.K_ESCAPE)
    assert table.on_top == "Pause", "the menu opens meanwhile"
    table.step(pygame.Event(pygame.QUIT))
    assert not table.app.running
    assert longest < 0.1
    thinker.close()
    table.close()


CLOCKS = {"time", "localtime", "gmtime", "now", "today", "utcnow", "strftime"}
"""Names by which the clock on the wall is read."""
MAY_READ_IT = {"save/lines.py", "save/shelf.py", "cli/crash.py", "snapshot.py"}
"""For dates and the names of files."""


def test_nothing_that_moves_reads_the_clock_on_the_wall() -> None:
    """A22: people and computers set it back and forth."""
    found = set()
    for file in (ROOT / "game").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                owner = ast.unparse(node.func.value)
                if node.func.attr in CLOCKS and owner.split(".")[0] in ("time", "datetime"):
                    found.add(file.relative_to(ROOT / "game").as_posix())
    assert found <= MAY_READ_IT


@pytest.mark.parametrize("jump", [-3600.0, 86_400.0])
def test_animations_go_on_when_the_clock_is_set(
    monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    """A22, as it looks: in the middle of a deal the clock is set."""
    driver = Dealing("cubosaurs")
    driver.step(dt=0.1)
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + jump)
    driver.settle()
    driver.close()


def test_a_sound_is_heard_at_once() -> None:
    """A11: the frame in which it is asked for and the mixer's buffer, well within 100 ms."""
    sound.start()
    rate, _, _ = pygame.mixer.get_init()
    assert sound.BUFFER / rate + 1 / 60 < 0.05
    sound.stop()


# --- a flood of events ----------------------------------------------------------------------------


@pytest.fixture
def table() -> Iterator[TableDriver]:
    driver = TableDriver()
    yield driver
    driver.close()


def test_a_hundred_thousand_motions_and_closing(table: TableDriver) -> None:
    """A40: what moves is one motion, and closing comes first."""
    flood = [motion((n % 1280, n % 720)) for n in range(100_000)]
    before = time.process_time()
    table.step(*flood)
    table.step(*flood, pygame.Event(pygame.QUIT))
    assert not table.app.running
    assert time.process_time() - before < 1.0


def test_a_hundred_thousand_clicks_are_worked_off_without_standing_still(
    table: TableDriver,
) -> None:
    """A40: between them the picture is drawn, and closing is obeyed."""
    at = (5, 300)
    flood = [press(at) if n % 2 else release(at) for n in range(100_000)]
    before = time.process_time()
    table.step(*flood)
    table.step(pygame.Event(pygame.QUIT))
    assert not table.app.running
    assert time.process_time() - before < 1.0


# --- other people's cards -------------------------------------------------------------------------


def swapped(table: Table, seat: int) -> None:
    """Other cards in a hand than there were: each of them changes places with one of the deck."""
    hand, deck = table.zones[HAND + seat], table.zones[0]
    for slot, other in zip(hand, deck, strict=False):
        faces = table.faces
        faces[slot], faces[other] = faces[other], faces[slot]


def frames(swap: bool) -> list[bytes]:
    """The pictures from the end of a turn until the next player says to be there."""
    driver = TableDriver(
        session("pairs", humans=(0, 1), seats=2, seed=3, sealed=1),
        size=(800, 600),
        options=Settings(animation="normal"),
    )
    driver.key(pygame.K_RETURN)
    driver.wait()
    match, viewer = driver.session.match, driver.session.viewer
    if swap:
        swapped(match.table, 1 - viewer)
        driver.scene.settled()
    moved = match.table.moves()[0].card
    driver.drag_card(moved, driver.zone("laid@0"))
    assert len(match.moves) == 1
    pictures = []
    while driver.on_top != "Curtain":
        driver.step(motion(driver.zone("hand@1")), dt=0.05)
        pictures.append(pygame.image.tobytes(driver.app.window.surface, "RGB"))
    for _ in range(20):
        driver.step(motion((400, 300)), dt=0.05)
        pictures.append(pygame.image.tobytes(driver.app.window.surface, "RGB"))
    driver.close()
    return pictures


def test_no_frame_before_the_next_player_is_there_depends_on_their_cards(pairs: None) -> None:
    """A31: whatever they hold, every pixel is the same until they say that they are there."""
    one, other = frames(False), frames(True)
    assert len(one) == len(other) > 20
    assert one == other


def test_what_is_told_of_a_private_action_is_the_same_whatever_the_card(pairs: None) -> None:
    """A32: the log for another player, and the name of the save."""
    logs = []
    for swap in (False, True):
        played = session("pairs", humans=(0, 1), seats=2, seed=3, sealed=1)
        actor = played.actor
        if swap:
            swapped(played.match.table, actor)
        played.viewer = 1 - actor
        card = played.match.table.zones[HAND + actor][0]
        logs.append(repr(played.play(Move("lay", card=card))))
    assert logs[0] == logs[1]


@pytest.mark.parametrize("count", [24, 40, 60])
def test_in_a_large_hand_each_card_is_reached_by_mouse_and_by_key(count: int) -> None:
    """A33: in the smallest window."""
    many = session("divocina", humans=(2,), seats=3, seed=5)
    table, viewer = many.match.table, many.actor
    assert viewer == 2
    number = many.game.zone_number
    hand, deck = table.zones[number(f"hand@{viewer}")], table.zones[number("deck")]
    while len(hand) < count:
        hand.append(deck.pop())
        table.known[hand[-1]] |= 1 << viewer
    table._moves = None
    driver = TableDriver(many, size=(800, 600))
    for slot in hand:
        assert driver.board.card_at(driver.card(slot)) == slot
    reached = set()
    driver.scene.root.focus(driver.scene.field)
    for key in (pygame.K_RIGHT, pygame.K_LEFT):
        for _ in range(2 * len(hand)):
            driver.key(key)
            reached.add(driver.scene.field.cursor_slot)
    assert set(hand) <= reached
    driver.close()


# --- replays --------------------------------------------------------------------------------------


def watched(match: Match, jumps: bool, speed: float) -> list[str]:
    """The digests of the tables that a replay shows from beginning to end."""
    players = [Player(f"P{n}", "casual") for n in range(match.setup.seats)]
    scene = ReplayScene(Session(match, players, Thoughtless()), Nowhere())  # type: ignore[arg-type]
    driver = Driver(scene, options=Settings(animation="fast"))
    scene.set_speed(speed)
    if jumps:
        for to in (len(match.moves), 3, 0):
            scene.jump(to)
            driver.step(dt=0.1)
    seen = [scene.tables[scene.at].digest()]
    scene.toggle()
    while scene.running:
        at = scene.at
        driver.step(dt=0.1)
        if scene.at != at:
            seen.append(scene.tables[scene.at].digest())
    for _ in range(60):
        driver.step(dt=0.1)
    view = scene._view()
    shown = {slot for zone in scene.field.board.zones for slot in zone}
    assert shown == {slot for zone in view.zones for slot in zone}
    driver.close()
    return seen


@pytest.mark.parametrize("name", NAMES)
def test_a_replay_is_the_same_each_time_at_any_speed(name: str) -> None:
    """A30: played twice, at 1× and 8×, after jumping to and fro."""
    match = Match(Setup(game(name), game(name).seats[0], 11))
    rng = random.Random(4)
    while not match.over and len(match.moves) < 40:
        match.play(rng.choice(match.table.moves()))
    first = watched(match, jumps=False, speed=1.0)
    assert len(first) == len(match.moves) + 1
    assert first == watched(match, jumps=True, speed=8.0) == watched(match, False, 1.0)
