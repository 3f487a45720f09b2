"""Sounds by name, from ``assets/sounds``; without a sound device every call works and is silent."""

import logging
from functools import cache

import pygame

from game import paths

BUFFER = 512
"""Samples in the mixer's buffer: about 12 ms until a sound is heard."""

_log = logging.getLogger(__name__)
_volume = 0.7


def start() -> None:
    """Open the sound device. A machine without one is told so once, in the log."""
    if pygame.mixer.get_init():
        return
    try:
        pygame.mixer.init(frequency=44100, channels=2, buffer=BUFFER)
    except pygame.error as error:
        _log.warning("no sound: %s", error)


def stop() -> None:
    """Close the sound device."""
    _sound.cache_clear()
    pygame.mixer.quit()


def is_on() -> bool:
    """Whether there is a sound device."""
    return bool(pygame.mixer.get_init())


def set_volume(percent: int, muted: bool = False) -> None:
    """How loud sounds are from now on: 0 to 100, felt as even steps."""
    global _volume
    _volume = 0.0 if muted else (percent / 100) ** 1.6


def play(name: str) -> None:
    """Play a sound; one that does not exist, or no device, is silence."""
    if not is_on() or _volume == 0.0:
        return
    sound = _sound(name)
    if sound:
        try:
            sound.set_volume(_volume)
            sound.play()
        except pygame.error as error:  # the device was unplugged
            _log.warning("no sound any more: %s", error)
            stop()


@cache
def _sound(name: str) -> pygame.mixer.Sound | None:
    """The sound, loaded once; None, logged once, when it cannot be loaded."""
    file = paths.assets() / "sounds" / f"{name}.wav"
    try:
        return pygame.mixer.Sound(file)
    except (pygame.error, OSError) as error:
        _log.warning("sound %s cannot be played: %s", name, error)
        return None
