"""A39: what a game needed is given back when it is left, and pictures never outgrow their budget."""

import ast
import gc
import platform
import subprocess
import sys
import weakref
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import rules
from game.app import App
from game.engine.match import Setup
from game.scenes import routes
from game.scenes.menu import Menu
from game.scenes.replay import ReplayScene
from game.scenes.table.scene import TableScene
from game.settings import Settings
from game.sitting import Player
from game.ui import art, cardface
from game.ui.cache import COMMON
from tests.hazards.test_table import Dealing
from tests.scenes.shelves import Thoughtless

ROOT = Path(__file__).parents[2]
SIZES = ((640, 480), (1280, 720), (1920, 1080), (3840, 2160), (800, 600))


class Program:
    """The program as it is started, without a display; its bots never come to an end."""

    def __init__(self) -> None:
        options = Settings(animation="off", reduced_motion=True)
        self.app = App(options, headless=True, size=(800, 600))
        self.routes = routes.Routes(self.app)
        self.app.push(Menu(self.routes))

    def sit_down(self, name: str) -> TableScene:
        """A new game of which some moves are played."""
        game = rules.game(name)
        seats = game.seats[0]
        players = [Player(f"P{seat}", "casual") for seat in range(seats)]
        self.routes.start(Setup(game, seats, 7), players)
        scene = self.app.stack.top
        assert isinstance(scene, TableScene)
        for _ in range(8):
            if self.app.stack.top is scene and not scene.session.over:
                scene.director.play(scene.session.match.table.moves()[0])
            self.show()
        return scene

    def show(self, pictures: int = 3) -> None:
        """Draw what is open."""
        for _ in range(pictures):
            assert self.app.stack.top
            self.app.stack.top.dirty = True
            self.app.frame((), 0.1)


@pytest.fixture
def program(home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    monkeypatch.setattr(routes, "Thinker", Thoughtless)
    program = Program()
    yield program
    program.app.close()


@pytest.mark.parametrize("name", rules.NAMES)
def test_nothing_of_a_table_outlives_it(program: Program, name: str) -> None:
    scene = program.sit_down(name)
    board = scene.field.board
    alive = [weakref.ref(one) for one in (scene, scene.session, scene.session.match, board)]
    del scene, board
    program.app.home()
    program.show()
    gc.collect()
    assert [one() for one in alive] == [None] * len(alive)


def test_nothing_of_a_replay_outlives_it(program: Program) -> None:
    scene = program.sit_down("cubosaurs")
    program.app.home()
    program.routes.review(scene.session)
    program.show()
    replay = program.app.stack.top
    assert isinstance(replay, ReplayScene)
    alive = [weakref.ref(one) for one in (scene, scene.session, replay, replay.session)]
    del scene, replay
    program.app.home()
    program.show()
    gc.collect()
    assert [one() for one in alive] == [None] * len(alive)


def test_pictures_stay_within_their_budget_in_every_window(program: Program) -> None:
    for size, text in zip(SIZES, (100, 200, 80, 150, 100), strict=True):
        program.app.window.resize(size)
        program.app.settings.text = text
        program.app.apply_settings()
        for name in rules.NAMES:
            program.sit_down(name)
            program.app.home()
        program.show()
    assert 0 < COMMON.held <= COMMON.limit
    assert COMMON.held == sum(map(size_of, COMMON.surfaces.values()))


@pytest.mark.parametrize("name", ["cubosaurs", "divocina"])
def test_no_card_is_painted_in_the_sizes_between_start_and_goal(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Each would be kept, and used for one picture only; so would the shadow of each."""
    painted: set[int] = set()
    for kind in ("front", "back"):
        paint = getattr(cardface, kind)
        monkeypatch.setattr(cardface, kind, lambda what, w, p=paint: painted.add(w) or p(what, w))
    driver = Dealing(name)
    rest, passing = set(), set()
    for _ in range(120):
        for card in driver.scene.field.board.sprites.values():
            rest |= {round(card.start.w), round(card.goal.w)}
            passing.add(card.rect.w)
        driver.step(dt=0.02)
    shadows = sum(key[0] == "shadow" for _, key in art._shapes._keys())  # type: ignore[index]
    ahead = {width for _, width in driver.scene.display.ahead.painted}
    driver.close()
    assert len(passing - rest) > 10, "cards did grow on their way"
    assert painted <= rest | ahead
    assert 0 < shadows < len(passing) / 4


def size_of(surface: pygame.Surface) -> int:
    """Bytes of pixels."""
    return surface.get_pitch() * surface.get_height()


CHURN = """
import os, random
import pygame
from game.heap import give_back_large_blocks
from game.ui.cache import Budget, SurfaceCache
assert give_back_large_blocks()
rng, stay, cache = random.Random(1), [], SurfaceCache(Budget(50 << 20))
for number in range(4000):
    size = (rng.randrange(20, 200), rng.randrange(20, 200))
    if number % 20 == 0:
        size = (rng.randrange(400, 1920), rng.randrange(300, 1080))
    cache.get(number, lambda: pygame.Surface(size, pygame.SRCALPHA)).fill((9, 9, 9, 9))
    stay.append(pygame.Surface((16, 16)))
    if number % 500 == 499:
        print(int(open("/proc/self/statm").read().split()[1]) * os.sysconf("SC_PAGE_SIZE"))
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="needs the GNU C library")
def test_what_pictures_give_back_goes_to_the_system() -> None:
    """Pictures of all sizes come and go within a budget, between small ones that stay (5 MB): the
    process grows by little more than these; by 28 MB if the library keeps what was freed."""
    command = [sys.executable, "-c", CHURN]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    sizes = [int(line) / 1e6 for line in said.split() if line.isdigit()]
    assert len(sizes) == 8
    assert sizes[-1] - sizes[0] < 20, sizes


def test_there_is_no_other_store_of_pictures() -> None:
    """A function that keeps its surfaces by number would not know how large they are."""
    for file in (ROOT / "game").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.returns:
                keeps = any("cache" in ast.unparse(one) for one in node.decorator_list)
                gives = "Surface" in ast.unparse(node.returns)
                assert not (keeps and gives), f"{file}: {node.name}"
