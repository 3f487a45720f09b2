"""The scenes that are open, one on top of the other."""

import logging
import time

import pygame

from game.scenes.scene import Host, Scene
from game.ui.theme import Metrics

OPENING = 0.05
"""Seconds that a scene may prepare itself before it is drawn for the first time."""
_log = logging.getLogger(__name__)


class Stack:
    """Only the uppermost scene gets events and time; all that can be seen are drawn."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.scenes: list[Scene] = []
        self._restless = False

    @property
    def top(self) -> Scene | None:
        """The uppermost scene; None when all are closed."""
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene) -> None:
        """Lay a scene over the others."""
        if self.top:
            self.top.cancel()
        scene.host = self.host
        self.scenes.append(scene)
        scene.enter()
        scene.resize(self.host.metrics)
        scene.dirty = True
        self._restless = True
        self.rest(time.monotonic() + OPENING)

    def pop(self, result: object = None) -> None:
        """Close the uppermost scene and tell the one beneath the result."""
        if not self.scenes:
            return
        self._close_top()
        if self.top:
            self.top.dirty = True
            self.top.resumed(result)

    def replace(self, scene: Scene) -> None:
        """Close the uppermost scene and put another in its place; nobody is resumed."""
        if self.scenes:
            self._close_top()
        self.push(scene)

    def home(self) -> None:
        """Close every scene but the lowest."""
        while len(self.scenes) > 2:
            self._close_top()
        if len(self.scenes) == 2:
            self.pop()

    def clear(self) -> None:
        """Close all scenes, the uppermost first."""
        while self.scenes:
            self._close_top()

    def _close_top(self) -> None:
        """A scene that cannot be left stays on the stack, where the rescue finds it."""
        self.scenes[-1].leave()
        self.scenes.pop()

    def abandon(self) -> None:
        """Close all scenes though any of them may be broken; what they raise is logged."""
        while self.scenes:
            scene = self.scenes.pop()
            try:
                scene.leave()
            except Exception:
                _log.exception("%s could not be closed", type(scene).__name__)

    def visible(self) -> list[Scene]:
        """What can be seen, the lowest first: the uppermost opaque scene and all above it."""
        first = max((i for i, scene in enumerate(self.scenes) if scene.opaque), default=0)
        return self.scenes[first:]

    @property
    def dirty(self) -> bool:
        """Whether anything that can be seen wants a new picture."""
        return any(scene.dirty for scene in self.visible())

    def resize(self, metrics: Metrics) -> None:
        """Lay out every scene anew, also those that are hidden."""
        for scene in self.scenes:
            scene.resize(metrics)
            scene.dirty = True

    def handle(self, event: pygame.Event) -> bool:
        """Give an event to the uppermost scene."""
        return self.top is not None and self.top.handle(event)

    def cancel(self) -> None:
        """Let the uppermost scene drop what it drags."""
        if self.top:
            self.top.cancel()

    def update(self, dt: float) -> None:
        """Let time pass for the uppermost scene."""
        if self.top:
            self.top.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what can be seen, the lowest first."""
        for scene in self.visible():
            scene.dirty = False
            scene.draw(surface)
        self._restless = True

    def rest(self, until: float) -> None:
        """Let the uppermost scene prepare what it will show, up to an instant of
        ``time.monotonic``; the last piece of work may end a little after it."""
        while self.top and self._restless and time.monotonic() < until:
            self._restless = self.top.prepare()
