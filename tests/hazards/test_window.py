"""Hazards that only a real window has: sizes, frames, focus, other windows, the idle processor."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.rules.cubosaurs import layout as at
from game.save.reader import load
from game.scenes.menu import Menu
from game.session import Session
from game.sitting import Player
from game.ui.widgets import Button
from tests.scenes.table_driver import AtOnce, Nowhere, TableDriver
from tests.ui.driver import Driver, Point
from tests.window.desktop import Desktop, missing

pytestmark = pytest.mark.skipif(bool(missing()), reason=f"cannot be had here: {missing()}")
SETTINGS = {"animation": "off", "reduced_motion": True, "width": 1024, "height": 700}
TABLE = ("play", "cubosaurs", "--seats", "human,human", "--seed", "7")
SMALL = (1024, 700)


@pytest.fixture
def desktop(tmp_path: Path) -> Iterator[Desktop]:
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.json").write_text(json.dumps(SETTINGS))
    desktop = Desktop(tmp_path, (1600, 1000))
    yield desktop
    desktop.close()


def menu_button(say: str, size: Point) -> Point:
    """Where a button of the menu is in a window of a size."""
    driver = Driver(Menu(Nowhere()), size)  # type: ignore[arg-type]
    found = driver.find(Button, say).rect.center
    driver.close()
    return found


def saves(desktop: Desktop) -> list[Path]:
    """The games on disk."""
    return sorted((desktop.home / "data" / "saves").glob("*.wild"))


def table(desktop: Desktop, size: Point = SMALL) -> TableDriver:
    """The only game on disk at a table like the one in the window."""
    saved = load(saves(desktop)[0])
    players = [Player(info.name, info.level) for info in saved.header.seats]
    return TableDriver(Session(saved.match, players, AtOnce()), size)


def geometry(desktop: Desktop) -> str:
    """Position (which the frame moves) and size of the window."""
    return desktop._do("getwindowgeometry", "--shell", desktop.window)


def moves(desktop: Desktop) -> int:
    return len(load(saves(desktop)[0]).match.moves)


def hand_card(lie: TableDriver) -> Point:
    """A card in the hand of whoever is to decide."""
    found = lie.session.match.table
    return lie.card(found.zones[at.HAND + found.actor][0])


def take(desktop: Desktop, lie: TableDriver) -> None:
    """Drag a card of the hand into the own collection, which is a move."""
    before = moves(desktop)
    desktop.drag(hand_card(lie), lie.zone(f"collection@{lie.session.actor}"))
    Desktop.until(lambda: "yes" if moves(desktop) > before else "", "the move")


def test_a_click_right_after_enlarging_hits_what_is_there_now(desktop: Desktop) -> None:
    """A01: the mouse was clamped to the old size."""
    desktop.start("play", "--size", "800x600")
    size = (1400, 900)
    quit_at = menu_button("Quit", size)
    resize = ("windowsize", "--sync", desktop.window, *map(str, size))
    desktop._do(*resize, *desktop._at(quit_at), "click", "1")
    assert desktop.ended() == 0


def test_a_card_is_dragged_right_after_enlarging(desktop: Desktop) -> None:
    """A01, at the table: the card stays under the pointer."""
    desktop.start(*TABLE, "--size", "800x600")
    size = (1400, 900)
    lie = table(desktop, size)
    desktop._do("windowsize", "--sync", desktop.window, *map(str, size))
    take(desktop, lie)
    lie.close()


def maximise(desktop: Desktop) -> None:
    """Double click on the title above the window, again if the frame was not there yet."""
    plain = geometry(desktop)
    title = ("mousemove", "--window", desktop.window, "300", "-8")
    for _ in range(5):
        time.sleep(0.5)
        desktop._do(*title, "click", "--repeat", "2", "--delay", "60", "1")
        time.sleep(0.7)
        if geometry(desktop) != plain:
            return
    raise AssertionError("the window did not become large")


def test_ten_full_screens_bring_frame_place_and_size_back(desktop: Desktop) -> None:
    """A03: from a normal and from a maximised window."""
    full = "WIDTH=1600\nHEIGHT=1000"
    desktop.start("play")
    for maximised in (False, True):
        if maximised:
            maximise(desktop)
        time.sleep(0.5)
        before = geometry(desktop)
        for _ in range(5):
            press_until(desktop, lambda: full in geometry(desktop), "the full screen")
            press_until(desktop, lambda was=before: geometry(desktop) == was, "the frame")


def press_until(desktop: Desktop, done: Callable[[], bool], what: str) -> None:
    """F11 and what comes of it. The window manager lets a key go while it takes a window from one
    state to the other, so it gets a moment first."""
    time.sleep(0.4)
    desktop.key("F11")
    Desktop.until(lambda: "yes" if done() else "", what)


def test_a_card_let_go_outside_the_window_is_no_move(desktop: Desktop) -> None:
    """A05: the button released outside is noticed there and then."""
    desktop.start(*TABLE)
    lie = table(desktop)
    desktop._do(*desktop._at(hand_card(lie)), "sleep", "0.1", "mousedown", "1", "sleep", "0.1")
    for point in ((600, 500), (1300, 850), (1500, 950)):
        desktop._do(*desktop._at(point), "sleep", "0.1")
    desktop._do("mouseup", "1")
    time.sleep(0.5)
    assert moves(desktop) == 0
    take(desktop, lie)
    assert moves(desktop) == 1
    lie.close()


def test_full_screen_stays_while_another_window_is_used(desktop: Desktop, tmp_path: Path) -> None:
    """A04, as far as one screen goes: it must not minimise itself."""
    desktop.start("play")
    desktop.key("F11")
    time.sleep(0.5)
    first, program = desktop.window, desktop.program
    desktop.program = None
    other = desktop._spawn([*desktop.command, "play", "--size", "800x600"])
    seen = Desktop.until(lambda: two_windows(desktop), "the other window")
    desktop._do("windowfocus", "--sync", next(w for w in seen.split() if w != first))
    time.sleep(0.8)
    assert first in two_windows(desktop).split(), "still to be seen"
    other.terminate()
    other.wait()
    desktop.program = program


def two_windows(desktop: Desktop) -> str:
    """The windows of the program that can be seen, if there are two."""
    found = desktop._do("search", "--onlyvisible", "--class", "wildtable-test")
    return found if len(found.split()) > 1 else ""


def test_after_switching_windows_no_key_is_held(desktop: Desktop) -> None:
    """A09: Alt-Tab away and back twice; a plain Return must not be taken for Alt-Return."""
    desktop.start("play")
    before = geometry(desktop)
    for _ in range(2):
        desktop._do("keydown", "alt", "key", "Tab", "keyup", "alt", "sleep", "0.2")
    desktop._do("keydown", "alt", "windowfocus", desktop.window, "keyup", "alt", "sleep", "0.2")
    desktop._do("windowfocus", "--sync", desktop.window)
    desktop.key("Return")  # New game
    time.sleep(1.0)
    desktop.key("Return")  # Start
    Desktop.until(lambda: str(saves(desktop) or ""), "a game")
    assert geometry(desktop) == before


def test_a_flood_of_the_mouse_and_closing(desktop: Desktop) -> None:
    """A40: closing is obeyed whatever else comes."""
    desktop.start(*TABLE)
    flood = [
        word for n in range(4000) for word in ("mousemove", str(n % 1000), str(60 + n * 7 % 600))
    ]
    desktop._do(*flood)
    assert desktop.program is not None
    desktop.program.terminate()  # SDL makes a request to close of it
    assert desktop.ended(5.0) == 0


def processor_seconds(pid: int) -> float:
    """What a process and its children that live have used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return own + sum(processor_seconds(int(child)) for child in children)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
def test_left_alone_it_costs_next_to_nothing(desktop: Desktop) -> None:
    """A38: menu, table and pause each under a twentieth of a core."""
    desktop.start("play", "cubosaurs", "--seats", "human,bot:casual", "--seed", "7")
    assert desktop.program is not None
    for keys in ((), ("Escape",), ("Up", "Return")):  # the table, its pause, something behind it
        for key in keys:
            desktop.key(key)
        time.sleep(1.5)
        before = processor_seconds(desktop.program.pid)
        time.sleep(4.0)
        used = processor_seconds(desktop.program.pid) - before
        assert used < 0.05 * 4.0, f"after {keys}: {used:.2f} s"
