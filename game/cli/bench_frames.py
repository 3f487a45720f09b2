"""How long a picture of a full table takes, through the real table scene."""

import math
import time
from collections.abc import Iterator
from statistics import median, quantiles

import msgspec
import pygame

from game.app import App
from game.bots.worker import Thinker
from game.cli import stage
from game.engine.game import Game
from game.engine.match import Match, Setup
from game.engine.sample import Sampler
from game.scenes.routes import Routes
from game.scenes.table.scene import TableScene
from game.session import Session
from game.sitting import Player

SIZES = ((1920, 1080), (2560, 1440))
FRAMES = 300
LEVEL = "master"
NAMES = ("Ada", "Bo", "Cyd", "Dag", "Eli")


class Frames(msgspec.Struct, frozen=True):
    """Milliseconds a frame, with one card being dragged so that all is drawn anew; once with the
    machine to itself, once while a bot thinks beside it."""

    game: str
    size: str
    cards: int
    median_ms: float
    p99_ms: float
    thinking_median_ms: float
    thinking_p99_ms: float


def measure(game: Game) -> list[Frames]:
    """Frame times of a game's table with as many seats as it has, near the end of a round."""
    return [_measure(game, size) for size in SIZES]


def _measure(game: Game, size: tuple[int, int]) -> Frames:
    app = stage.open_app(size)
    thinker = Thinker()
    try:
        scene = full_table(app, game)
        plain = _times(app, scene)
        table = scene.session.match.table
        thinker.start(Sampler(table, table.actor, 1), LEVEL, 1)
        beside = _times(app, scene)
        return Frames(
            game=game.name,
            size=f"{size[0]}x{size[1]}",
            cards=len(scene.field.board.sprites),
            median_ms=_ms(median(plain)),
            p99_ms=_ms(quantiles(plain, n=100)[-1]),
            thinking_median_ms=_ms(median(beside)),
            thinking_p99_ms=_ms(quantiles(beside, n=100)[-1]),
        )
    finally:
        thinker.close()
        app.close()


def _ms(seconds: float) -> float:
    return round(seconds * 1e3, 2)


def full_table(app: App, game: Game) -> TableScene:
    """The table when most cards lie open: the last real decision before the first scoring, a
    human's among bots (between people a curtain would hide it)."""
    seats = game.seats[-1]
    options = {option.name: option.choices[-1].value for option in game.options}
    setup = Setup(game, seats, 1, options)
    match = Match(setup)
    while not match.over and not match.table.sheets:
        match.play(stage.next_move(match))
    match.undo(1)
    while len(match.table.moves()) == 1:  # such a move is made by itself
        match.undo(1)
    actor = match.table.actor
    players = [Player(name, "" if seat == actor else LEVEL) for seat, name in enumerate(NAMES)]
    session = Session(match, players[:seats], stage.NoThinker())
    scene = TableScene(session, Routes(app))
    app.push(scene)
    stage.settle(app)
    assert app.stack.top is scene, "something else is shown instead of the table"
    return scene


def _times(app: App, scene: TableScene) -> list[float]:
    """Seconds of each frame while a card is carried round."""
    board = scene.field.board
    slot = next(s.slot for s in reversed(list(board.order())) if s.face >= 0)
    start = board.sprites[slot].rect.center
    app.frame([stage.pointer(pygame.MOUSEMOTION, start)])
    app.frame([stage.pointer(pygame.MOUSEBUTTONDOWN, start)])
    times = []
    for pos in _round_trip(app.window.surface.get_size()):
        event = stage.pointer(pygame.MOUSEMOTION, pos)
        begun = time.perf_counter()
        app.frame([event], 1 / 60)
        times.append(time.perf_counter() - begun)
    scene.cancel()
    return times[FRAMES // 10 :]


def _round_trip(size: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Points on a circle in the middle of the window."""
    radius = min(size) / 3
    for number in range(FRAMES):
        turn = math.tau * number / 90
        yield (
            round(size[0] / 2 + radius * math.cos(turn)),
            round(size[1] / 2 + radius * math.sin(turn)),
        )
