"""The faults of ``tests.faults.run``, a little of each."""

import os
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.ui import sound
from tests.faults import scenarios

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
QUICK: dict[str, Callable[[Path], str]] = {
    **scenarios.ALL,
    "kill -9": lambda home: scenarios.kills(home, times=8, longest=0.3),
}


@pytest.mark.parametrize("name", QUICK)
def test_nothing_is_lost(name: str, tmp_path: Path) -> None:
    """A13, A19, A20."""
    assert QUICK[name](tmp_path)


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
