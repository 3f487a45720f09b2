"""The long run: ``python -m tests.faults.long --minutes 120``.

Bots play through the real scenes, without a display and at top speed, one game of every kind after
the other with everything in between: sizes, text sizes, rules, settings, lists, replays. After each
round of all games the memory of the program and of its bots is read, and the processor's time that
the round took for a picture. After the warm-up the memory may grow by 20 MB at most, and pictures
may not become slower. With ``--here`` the bots think in this process and at once: on a machine
that has much else to do, the other one would mostly be waited for.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import sys
import tempfile
import time
from itertools import count
from pathlib import Path
from statistics import median
from typing import NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game import rules
from game.app import App
from game.engine.match import Setup
from game.scenes import routes
from game.scenes.menu import Menu
from game.scenes.scene import Scene
from game.scenes.table.scene import TableScene
from game.settings import Settings
from game.sitting import Player
from game.ui import sound
from tests.scenes.table_driver import AtOnce

WARM_UP = 0.2
"""The part of the time in which caches may still fill."""
MOST_GROWTH_MB = 20.0
MOST_SLOWDOWN = 1.15
SIZES = ((1280, 720), (1920, 1080), (800, 600), (1600, 900))
TEXTS = (100, 150, 80, 200)
KEPT = 20
"""So many games stay on the shelf."""
STEP = 0.1
"""Seconds that each picture pretends to have taken: ten times faster than life or more."""


class Round(NamedTuple):
    """What one round of all games took."""

    minutes: float
    games: int
    frames: int
    ms_a_frame: float
    megabytes: float
    bots_megabytes: float


class Long:
    """The program, used by nobody."""

    def __init__(self, here: bool = False) -> None:
        if here:
            routes.Thinker = AtOnce  # type: ignore[misc,assignment]
        options = Settings(animation="fast", width=1280, height=720)
        self.app = App(options, headless=True, size=SIZES[0])
        sound.start()
        self.routes = routes.Routes(self.app)
        self.app.push(Menu(self.routes))
        self.frames = self.games = 0

    def frame(self, *events: pygame.Event) -> None:
        """One picture; another process thinks meanwhile, so give it the processor."""
        assert self.app.stack.top
        self.app.stack.top.dirty = True
        self.app.frame(events, STEP)
        self.frames += 1
        time.sleep(0)

    def key(self, key: int) -> None:
        """Press a key and look at what comes of it."""
        self.frame(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
        self.frame(pygame.Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0))

    def round(self, number: int) -> None:
        """All games once, each in a window of its own size, and a look at every other screen.
        Rounds differ by their seeds alone, so that they can be compared."""
        for place, game in enumerate(rules.games()):
            self.app.window.resize(SIZES[place % len(SIZES)])
            self.app.settings.text = TEXTS[place % len(TEXTS)]
            self.app.apply_settings()
            seats = game.seats[-1]
            levels = ("greedy", "greedy", "random")
            players = [Player(f"P{n}", levels[n % 3]) for n in range(seats)]
            self.routes.start(Setup(game, seats, number), players)
            self._to_the_end()
            self.app.home()
            self.games += 1
        self._look_around()

    def _to_the_end(self) -> None:
        """Look on until the game is over and its last sheet has been read."""
        for _ in range(200_000):
            top = self.app.stack.top
            if isinstance(top, TableScene):
                if top.director.ended:
                    return
                self.frame()
            elif top:
                self.key(pygame.K_ESCAPE)
        raise AssertionError("a game that never ends")

    def _look_around(self) -> None:
        for go in (self.routes.rules, self.routes.settings, self.routes.new_game):
            go()
            for _ in range(3):
                self.key(pygame.K_TAB)
            self.app.home()
        latest = max(self.routes.shelf.finished(), key=lambda entry: entry.changed)
        for open_scene in (self.routes.load, lambda: self.routes.watch(latest.path)):
            open_scene()
            for key in (pygame.K_DOWN, pygame.K_SPACE, pygame.K_END):
                self.key(key)
            self.app.home()
        for entry in self.routes.shelf.entries()[KEPT:]:
            self.routes.shelf.delete(entry.path)

    def close(self) -> None:
        """End it."""
        self.app.close()
        self.routes.close()


def megabytes(pid: int | str) -> float:
    """The memory of a process that is its own."""
    fields = Path(f"/proc/{pid}/statm").read_text().split()
    return int(fields[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def bots() -> list[int]:
    """The processes in which bots think."""
    found = Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()
    return [int(pid) for pid in found if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def run(minutes: float, here: bool = False) -> list[Round]:
    """Rounds for so long."""
    program = Long(here)
    start = time.monotonic()
    rounds: list[Round] = []
    for number in count():
        frames, used = program.frames, time.process_time()
        program.round(number)
        gc.collect()
        spent = time.process_time() - used
        shown = program.frames - frames
        rounds.append(
            Round(
                round((time.monotonic() - start) / 60, 2),
                program.games,
                shown,
                round(spent / shown * 1e3, 3),
                round(megabytes("self"), 1),
                round(sum(map(megabytes, bots())), 1),
            )
        )
        print(json.dumps(rounds[-1]._asdict()), flush=True)
        if rounds[-1].minutes >= minutes:
            break
    assert isinstance(program.app.stack.top, Scene)
    program.close()
    return rounds


def verdict(rounds: list[Round]) -> tuple[str, bool]:
    """What the figures say: growth of memory and change of speed from the first third after the
    warm-up to the last third."""
    warm = [one for one in rounds if one.minutes > WARM_UP * rounds[-1].minutes]
    third = max(1, len(warm) // 3)
    first, last = warm[:third], warm[-third:]
    growth = median(r.megabytes for r in last) - median(r.megabytes for r in first)
    bots_growth = median(r.bots_megabytes for r in last) - median(r.bots_megabytes for r in first)
    slower = median(r.ms_a_frame for r in last) / median(r.ms_a_frame for r in first)
    words = (
        f"{rounds[-1].minutes:.0f} minutes, {rounds[-1].games} games, "
        f"{sum(r.frames for r in rounds):,} pictures; after the warm-up memory {growth:+.1f} MB, "
        f"bots {bots_growth:+.1f} MB, time for a picture ×{slower:.2f}"
    )
    right = max(growth, bots_growth) <= MOST_GROWTH_MB and slower <= MOST_SLOWDOWN
    return words, right


def main() -> int:
    """Run, and judge; 1 if memory or time grew."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults.long", description=__doc__)
    parser.add_argument("--minutes", type=float, default=120.0)
    parser.add_argument("--here", action="store_true", help="let the bots think in this process")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="wild-table-long-") as home:
        os.environ["WILD_TABLE_HOME"] = home
        words, right = verdict(run(given.minutes, given.here))
    print(words)
    return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main())
