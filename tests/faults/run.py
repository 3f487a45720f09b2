"""Brings faults about on purpose, at length: ``python -m tests.faults.run``.

Kills the program 200 times at random instants, fills its disk, takes its folder away, starts it
twice, lets 1,000 games of bots run to their end, and measures how long the hardest bot holds up the
picture. Prints one line each; the exit code is 1 if anything was lost or broke.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from game import rules
from game.bots.worker import Thinker
from game.cli.simulation import Plan, play_all
from game.engine.match import Match, Setup
from game.scenes.table.scene import TableScene
from game.session import Session
from game.sitting import Player
from tests.faults import scenarios
from tests.scenes.table_driver import Nowhere
from tests.ui.driver import Driver

GAMES = 1000
THINKING = 10.0
"""Seconds in which the picture is watched while the hardest bot thinks."""


def games(_: Path) -> str:
    """A24: bots' games all end, within the rules (random bots: they go where no other would)."""
    said = []
    for name in rules.NAMES:
        game = rules.game(name)
        seats = game.seats[-1]
        played = play_all(Plan(name, ("random",) * seats, ()), range(GAMES))
        said.append(f"{name} at most {max(one.decisions for one in played)} decisions")
    return f"{GAMES} games each: " + ", ".join(said)


def bot_turn(_: Path) -> str:
    """A23: the gaps between pictures while a master thinks, in every game."""
    said = []
    for name in rules.NAMES:
        game = rules.game(name)
        thinker = Thinker()
        seats = game.seats[0]
        match = Match(Setup(game, seats, 7))
        players = [Player(f"P{n}", "master") for n in range(seats)]
        driver = Driver(TableScene(Session(match, players, thinker), Nowhere()))  # type: ignore[arg-type]
        gaps = sorted(_gaps(driver))
        said.append(f"{name} {gaps[len(gaps) * 99 // 100]:.0f} ms, worst {gaps[-1]:.0f} ms")
        thinker.close()
        driver.close()
    return "99 % of the gaps: " + ", ".join(said)


def _gaps(driver: Driver) -> list[float]:
    """Milliseconds that each frame took, the waiting for the next not counted."""
    found = []
    end = time.monotonic() + THINKING
    while time.monotonic() < end:
        start, clock = time.perf_counter(), time.monotonic()
        driver.app.stack.top.dirty = True  # type: ignore[union-attr]
        driver.step(dt=1 / 60)
        driver.app.rest(clock)
        found.append((time.perf_counter() - start) * 1e3)
        time.sleep(max(0.0, 1 / 60 - found[-1] / 1e3))
    return found


ALL: dict[str, Callable[[Path], str]] = {**scenarios.ALL, "bot games": games, "bot turn": bot_turn}


def main() -> int:
    """Run all of it, or what is named."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults.run", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(ALL))
    wanted = parser.parse_args().names or list(ALL)
    worst = 0
    for name in wanted:
        start = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="wild-table-faults-") as folder:
            try:
                line = ALL[name](Path(folder))
            except Exception:
                traceback.print_exc()
                line, worst = "FAILED", 1
        print(f"{name} ({time.monotonic() - start:.0f} s): {line}", flush=True)
    return worst


if __name__ == "__main__":
    sys.exit(main())
