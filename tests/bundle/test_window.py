"""The standalone program in a real window: play, save, kill, continue; its processes end with it."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.scenes.menu import Menu
from game.ui.widgets import Button
from tests.bundle.conftest import Bundle
from tests.scenes.table_driver import Nowhere
from tests.ui.driver import Driver
from tests.window.desktop import Desktop, missing
from tests.window.test_play import Eyes, play_turn

pytestmark = pytest.mark.skipif(bool(missing()), reason=f"cannot be had here: {missing()}")
SETTINGS = {
    "animation": "off",
    "reduced_motion": True,
    "last_setup": {
        "game": "cubosaurs",
        "seats": 3,
        "chairs": [{"human": True}, {"level": "casual"}, {"level": "casual"}],
    },
}


@pytest.fixture
def desktop(bundle: Bundle) -> Iterator[Desktop]:
    home = bundle.home / "Žofie"
    (home / "config").mkdir(parents=True)
    (home / "config" / "settings.json").write_text(json.dumps(SETTINGS))
    found = Desktop(home)
    found.command = [str(bundle.program)]
    yield found
    found.close()


def children(pid: int) -> list[int]:
    """The processes that a process has started and that live."""
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    found = [int(word) for word in text.split()]
    return found + [below for child in found for below in children(child)]


def gone(pids: list[int]) -> str:
    """Whether none of these processes lives any more."""
    return "" if any(Path(f"/proc/{pid}").exists() for pid in pids) else "yes"


def play(desktop: Desktop, turns: int) -> int:
    """Take the hand some times with the mouse, and let the bots answer; the number of moves."""
    eyes = Eyes(desktop)
    for _ in range(turns):
        table = eyes.turn()
        before = eyes.moves()
        play_turn(desktop, table, take=True)
        table.close()
        Desktop.until(lambda before=before: "yes" if eyes.moves() > before else "", "the move")
    eyes.turn().close()
    return eyes.moves()


def test_play_kill_continue_and_quit(desktop: Desktop) -> None:
    desktop.start()
    desktop.key("Return")  # New game
    time.sleep(1.0)
    desktop.key("Return")  # Start
    moves = play(desktop, 2)
    assert moves > 2, "bots have moved, too"
    assert desktop.program is not None
    bots = children(desktop.program.pid)
    assert bots, "the bots think in a process of their own"
    desktop.kill()
    Desktop.until(lambda: gone(bots), "the end of the bots' process")
    assert Eyes(desktop).moves() == moves, "nothing is lost"

    desktop.start()
    desktop.key("Return")  # Continue
    assert play(desktop, 1) > moves
    bots = children(desktop.program.pid)
    desktop.key("alt+F4")
    assert desktop.ended() == 0
    Desktop.until(lambda: gone(bots), "the end of the bots' process")


def test_its_log_and_settings_are_in_the_users_folder(desktop: Desktop) -> None:
    desktop.start()
    driver = Driver(Menu(Nowhere()))  # type: ignore[arg-type]
    quit_at = driver.find(Button, "Quit").rect.center
    driver.close()
    desktop.click(quit_at)
    assert desktop.ended() == 0
    log = (desktop.home / "data" / "wild-table.log").read_text("utf-8")
    assert "first picture" in log
    assert "ERROR" not in log and "WARNING" not in log, log
