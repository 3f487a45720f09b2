"""Plays at the table as a person does: by pointer and keys, with bots that answer at once."""

from collections.abc import Sequence

import pygame

from game.bots import registry
from game.bots.bot import Advice
from game.engine.match import Match, Setup
from game.engine.move import Move
from game.engine.sample import Sampler
from game.rules import game
from game.scenes.table.scene import TableScene
from game.session import Session
from game.settings import Settings
from game.sitting import Player
from game.ui.layout import Spot
from tests.ui.driver import Driver, Point, motion, press, release


class AtOnce:
    """A thinker that has thought when asked the second time, as a greedy bot does."""

    def __init__(self) -> None:
        self.asked: tuple[Sampler, int] | None = None
        self.cancelled = 0

    def start(self, sampler: Sampler, level: str, seed: int) -> None:
        self.asked = (sampler, seed)

    def poll(self) -> Advice | None:
        if self.asked is None:
            return None
        (sampler, seed), self.asked = self.asked, None
        return registry.choose("greedy", sampler, seed)

    def cancel(self) -> None:
        self.asked = None
        self.cancelled += 1

    def close(self) -> None:
        pass


class Nowhere:
    """A navigator that only remembers what was asked of it."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def __getattr__(self, name: str) -> object:
        return lambda *_: self.asked.append(name)


def session(
    name: str = "cubosaurs",
    humans: Sequence[int] = (0,),
    seats: int = 3,
    seed: int = 7,
    moves: int = 0,
    **options: int,
) -> Session:
    """A session with some moves played by the first legal move."""
    match = Match(Setup(game(name), seats, seed, options))
    for _ in range(moves):
        match.play(match.table.moves()[0])
    names = ("Ada", "Bo", "Cleo", "Dai", "Eva")[:seats]
    players = [Player(n, "" if seat in humans else "greedy") for seat, n in enumerate(names)]
    return Session(match, players, AtOnce())


class TableDriver(Driver):
    """A table scene under test."""

    def __init__(
        self,
        match: Session | None = None,
        size: Point = (1280, 720),
        options: Settings | None = None,
    ) -> None:
        self.navigator = Nowhere()
        self.scene = TableScene(match or session(), self.navigator)  # type: ignore[arg-type]
        still = Settings(reduced_motion=True, animation="off")
        super().__init__(self.scene, size, options or still)
        self.wait()

    @property
    def session(self) -> Session:
        return self.scene.session

    @property
    def board(self):
        return self.scene.field.board

    @property
    def on_top(self) -> str:
        """The class of the uppermost scene."""
        return type(self.app.stack.top).__name__

    def wait(self, most: int = 400) -> None:
        """Let time pass until a human at the table may decide, or another scene lies on top."""
        for _ in range(most):
            self.step(dt=0.05)
            if self.on_top != "TableScene":
                return
            if self.scene.director.ready and not self.board.moving:
                return
        raise AssertionError("nobody came to decide")

    def card(self, slot: int) -> Point:
        """A point of a card that no other card covers."""
        rect = self.board.sprites[slot].rect
        points = [
            (x, y)
            for y in range(rect.top + 2, rect.bottom, 4)
            for x in range(rect.left + 2, rect.right, 4)
        ]
        return next(point for point in points if self.board.card_at(point) == slot)

    def zone(self, key: str) -> Point:
        """The middle of a zone's place."""
        rect = self.board.zone_rect(self.session.game.zone_number(key))
        assert rect is not None
        return rect.center

    def drag_card(self, slot: int, to: Point) -> None:
        """Drag a card somewhere in a few steps."""
        start = self.card(slot)
        middle = ((start[0] + to[0]) // 2, (start[1] + to[1]) // 2)
        self.step(motion(start), press(start))
        for point in (middle, to):
            self.step(motion(point))
        self.step(release(to))

    def settled(self) -> bool:
        """Whether every sprite lies where a board made from the view alone would put it."""
        view = self.session.view()
        fresh = type(self.board)(self.board.level, view)
        fresh.resize(self.board_area())
        here = {slot: (spot_of(s.goal), s.face) for slot, s in self.board.sprites.items()}
        there = {slot: (spot_of(s.goal), s.face) for slot, s in fresh.sprites.items()}
        return here == there

    def board_area(self) -> pygame.Rect:
        pad = self.scene.field.metrics.u(6)
        return self.scene.field.rect.inflate(-2 * pad, -2 * pad)

    def legal(self, verb: str) -> list[Move]:
        """The legal moves of a kind."""
        return [move for move in self.session.match.table.moves() if move.verb == verb]

    @property
    def said(self) -> str:
        """The message that is shown."""
        return str(self.app.toast.say)


def spot_of(spot: Spot) -> tuple[int, int, int]:
    return round(spot.x), round(spot.y), round(spot.w)
