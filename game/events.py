"""What the application does to the stream of events before scenes see it."""

from collections.abc import Iterable

import pygame

FIRST = 0.40
"""Seconds a key is held before it repeats."""
NEXT = 0.045
"""Seconds between repetitions."""
_REPEATING = frozenset(
    (
        pygame.K_UP,
        pygame.K_DOWN,
        pygame.K_LEFT,
        pygame.K_RIGHT,
        pygame.K_PAGEUP,
        pygame.K_PAGEDOWN,
        pygame.K_TAB,
        pygame.K_BACKSPACE,
        pygame.K_DELETE,
    )
)
_FINGERS = frozenset((pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP, pygame.MULTIGESTURE))


def merged(events: Iterable[pygame.Event]) -> list[pygame.Event]:
    """The events with runs of mouse motions made one each, and each touch counted once.

    SDL reports a touch twice, as a finger and as the mouse; the mouse events (marked ``touch``)
    are the ones that count.
    """
    kept: list[pygame.Event] = []
    for event in events:
        if event.type in _FINGERS:
            continue
        if event.type == pygame.MOUSEMOTION and kept and kept[-1].type == pygame.MOUSEMOTION:
            event = _joined(kept.pop(), event)
        kept.append(event)
    return kept


def _joined(first: pygame.Event, second: pygame.Event) -> pygame.Event:
    """Two motions as one: where the second ended, with the way of both."""
    rel = (first.rel[0] + second.rel[0], first.rel[1] + second.rel[1])
    return pygame.Event(pygame.MOUSEMOTION, {**second.dict, "rel": rel})


class KeyRepeat:
    """Repeats the keys that move or delete while they are held, and no others.

    Enter held down must not press every button that comes under the keyboard.
    """

    def __init__(self) -> None:
        self._event: pygame.Event | None = None
        self._wait = 0.0

    def note(self, event: pygame.Event) -> None:
        """Watch for keys going down and up."""
        if event.type == pygame.KEYDOWN and event is not self._event:
            self._event = event if event.key in _REPEATING else None
            self._wait = FIRST
        elif event.type == pygame.KEYUP and self._event and event.key == self._event.key:
            self.stop()

    def due(self, dt: float) -> list[pygame.Event]:
        """The repetition that is due after so many seconds, if any."""
        if self._event is None:
            return []
        if not pygame.key.get_pressed()[self._event.key]:
            self.stop()
            return []
        self._wait -= dt
        if self._wait > 0:
            return []
        self._wait += NEXT
        return [self._event]

    def stop(self) -> None:
        """Repeat nothing."""
        self._event = None
