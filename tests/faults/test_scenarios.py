"""The faults of ``tests.faults.run``, a little of each."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.ui import sound
from tests.faults import scenarios

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
QUICK: dict[str, Callable[[Path], str]] = {
    **scenarios.ALL,
    "kill -9": lambda home: scenarios.kills(home, times=8, longest=0.3),
}


@pytest.mark.parametrize("name", QUICK)
def test_nothing_is_lost(name: str, tmp_path: Path) -> None:
    """A13, A19, A20."""
    assert QUICK[name](tmp_path)


HOMELESS = """
import os, time
from game.bots.worker import Thinker
from game.engine.sample import Sampler
from game.rules import game
os.rmdir(os.getcwd())
thinker, table = Thinker(), game("cubosaurs").new_table(3, {}, 1)
thinker.start(Sampler(table, table.actor, 1), "greedy", 1)
while (advice := thinker.poll()) is None:
    time.sleep(0.01)
thinker.close()
print(advice.move in table.moves())
"""


def test_bots_think_though_the_working_folder_is_gone(tmp_path: Path) -> None:
    """It was deleted, or its disk taken out, after the program was started from it."""
    place = tmp_path / "stick"
    place.mkdir()
    done = subprocess.run(
        [sys.executable, "-c", HOMELESS],
        cwd=place,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "True\n", "")


def alive(pid: int) -> bool:
    """Whether a process runs; one that has ended may wait for its parent to notice."""
    status = Path(f"/proc/{pid}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
def test_a_killed_simulation_leaves_no_process_behind() -> None:
    """Its processes wait for work on a pipe that they themselves hold open: it never ends."""
    games = ("--seats", "random,random", "--games", "100000", "--jobs", "2")
    program = subprocess.Popen([sys.executable, "-m", "game", "simulate", "cubosaurs", *games])
    task = Path(f"/proc/{program.pid}/task/{program.pid}/children")
    until = time.monotonic() + 60
    while len(children := task.read_text().split()) < 3 and time.monotonic() < until:
        time.sleep(0.05)
    program.kill()
    program.wait()
    assert len(children) == 3, "two that play, and multiprocessing's own"
    while any(alive(int(pid)) for pid in children) and time.monotonic() < until:
        time.sleep(0.05)
    assert not [pid for pid in children if alive(int(pid))]


def test_a_sound_device_that_goes_away_is_no_fault(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A10: unplugged while the program runs."""

    class Unplugged:
        def set_volume(self, _: float) -> None:
            pass

        def play(self) -> None:
            raise pygame.error("device lost")

    sound.start()
    sound.set_volume(50)
    monkeypatch.setattr(sound, "_sound", lambda _: Unplugged())
    monkeypatch.setattr(Unplugged, "cache_clear", lambda: None, raising=False)
    monkeypatch.setattr(sound._sound, "cache_clear", lambda: None, raising=False)
    for _ in range(3):
        sound.play("button")
    assert not sound.is_on()
    assert sum("no sound any more" in record.message for record in caplog.records) == 1


def test_the_mixer_closed_in_the_middle_is_silence() -> None:
    sound.start()
    sound.set_volume(50)
    sound.play("button")
    pygame.mixer.quit()
    sound.play("button")
    sound.set_volume(80)
    sound.start()
    sound.play("button")
    sound.stop()
