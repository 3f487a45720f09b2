"""Plays through the real scenes until it is killed, and says what it has shown.

``play_on(out)`` goes on with the newest unfinished game of the user's folder, or begins one; now and
then it keeps a copy under a name and stores the settings. After each picture it writes one line:
``NUMBER DIGEST FILE`` of what stands on the screen, which must never be lost.
"""

from __future__ import annotations

import os
import random
from pathlib import Path

from game import paths, rules, settings
from game.app import App
from game.engine.match import Setup
from game.save import Journal, Shelf
from game.scenes import routes
from game.scenes.menu import Menu
from game.scenes.routes import Routes
from game.scenes.scene import Scene
from game.scenes.table.scene import TableScene
from game.session import Session
from game.settings import Settings
from game.sitting import Player
from tests.scenes.shelves import Thoughtless

COPIES = 6
"""So many copies under names are kept; older ones are deleted."""


class Seats:
    """The program without a display; all seats are played at random by the caller."""

    def __init__(self, seed: int, options: Settings | None = None) -> None:
        routes.Thinker = Thoughtless  # type: ignore[misc,assignment]
        options = options or Settings(animation="off", reduced_motion=True)
        self.app = App(options, headless=True, size=(800, 600))
        self.routes = Routes(self.app)
        self.app.push(Menu(self.routes))
        self.rng = random.Random(seed)

    def open(self, name: str = "") -> None:
        """Go on with the newest game, or begin one."""
        if not name and self.routes.unfinished():
            self.routes.resume()
            return
        game = rules.game(name or self.rng.choice(rules.NAMES))
        seats = self.rng.choice(list(game.seats))
        players = [Player(f"P{n}", "casual" if n else "") for n in range(seats)]
        self.routes.start(Setup(game, seats, self.rng.randrange(10**6)), players)

    @property
    def session(self) -> Session | None:
        """The game on the table."""
        scenes = self.app.stack.scenes
        return next((s.session for s in scenes if isinstance(s, TableScene)), None)

    def turn(self) -> bool:
        """One random move, shown; False when the game is over."""
        top = self.app.stack.top
        if isinstance(top, TableScene):
            match = top.session.match
            if match.over:
                return False
            top.director.play(self.rng.choice(match.table.moves()))
        elif isinstance(top, Scene):
            self.app.pop(True)
        for _ in range(3):
            self.app.frame((), 0.1)
        return True


def play_on(out: int, seed: int) -> None:
    """Play until killed, and tell every move to a pipe once it has been shown."""
    seats = Seats(seed)
    while True:
        seats.open()
        while seats.turn():
            session = seats.session
            if session is None or not isinstance(session.keeper, Journal):
                break
            moves, digest = len(session.match.moves), session.match.digest()
            assert session.keeper.path
            tell(out, f"{moves} {digest} {session.keeper.path.name}")
            if seats.rng.random() < 0.15:
                _keep(seats, session.keeper, out)
        tell(out, "over")
        seats.app.home()


def _keep(seats: Seats, journal: Journal, out: int) -> None:
    """A copy under a name, settings that change; old copies go."""
    shelf = seats.routes.shelf
    kept = shelf.save_as(journal, f"copy {seats.rng.randrange(3)}")
    assert isinstance(kept, Path)
    tell(out, f"kept {kept.name}")
    copies = sorted((paths.user_data() / "saves").glob("copy-*.wild"), key=os.path.getmtime)
    for old in copies[:-COPIES]:
        tell(out, f"deleting {old.name}")
        assert shelf.delete(old) is None
    seats.app.settings.volume = seats.rng.randrange(100)
    settings.store(seats.app.settings)


def tell(out: int, line: str) -> None:
    """One line, at once."""
    os.write(out, f"{line}\n".encode())


def shelf_of(home: Path) -> Shelf:
    """The shelf of a user's folder."""
    return Shelf(home / "data" / "saves")
