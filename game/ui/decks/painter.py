"""Pictures of cards painted a few at a time, so that a screen with many never keeps one waiting."""

import time
from collections.abc import Callable

import pygame

from game.engine.game import Face
from game.i18n import tr
from game.ui import art, cardface

BUDGET = 0.008
"""Seconds of a frame that painting may take (one picture is always painted)."""
Job = tuple[str, str, int]
"""A picture: what it is, of which card, its width in pixels."""
Make = Callable[[], pygame.Surface]


class Painter:
    """Gives pictures that are painted already, and paints the others when there is time.

    Call ``begin`` before everything is drawn: what is asked for from then on can be seen, and is
    painted first; ``ahead`` asks for what may be seen soon.
    """

    def __init__(self) -> None:
        self._done: set[Job] = set()
        self._seen: dict[Job, Make] = {}
        self._ahead: dict[Job, Make] = {}

    def begin(self) -> None:
        """Everything is drawn anew: forget what was asked for before."""
        self._seen.clear()
        self._ahead.clear()

    def front(self, face: Face, width: int) -> pygame.Surface | None:
        """The front of a card, None as long as it is not painted."""
        return self._get(("front", tr(face.name), width), lambda: cardface.front(face, width))

    def thumb(self, face: Face, side: int) -> pygame.Surface | None:
        """A square with what is on the picture of a card, None as long as it is not painted."""
        job = ("thumb", face.key, side)
        return self._get(job, lambda: art.picture(face.picture, (side, side), cover=True))

    def ahead(self, face: Face, width: int) -> None:
        """Paint the front of a card when nothing else is to be done."""
        job = ("front", tr(face.name), width)
        if job not in self._done:
            self._ahead[job] = lambda: cardface.front(face, width)

    def _get(self, job: Job, make: Make) -> pygame.Surface | None:
        if job in self._done:
            return make()
        self._seen[job] = make
        return None

    def work(self) -> bool:
        """Paint until the time is up; True if anything was painted that can be seen."""
        end = time.perf_counter() + BUDGET
        visible = bool(self._seen)
        while jobs := self._seen or self._ahead:
            job = next(iter(jobs))
            jobs.pop(job)()
            self._done.add(job)
            if time.perf_counter() >= end:
                break
        return visible
