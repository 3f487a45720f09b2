"""Fixtures for the user interface."""

from collections.abc import Callable, Iterator

import pytest

from game.scenes.scene import Scene
from game.settings import Settings
from game.ui.widgets import Widget
from tests.ui.driver import Driver
from tests.ui.pages import Sample

Opener = Callable[..., Driver]


@pytest.fixture
def opened() -> Iterator[Opener]:
    """Open a scene, or a page made of widgets; it is closed when the test is over."""
    drivers: list[Driver] = []

    def open_it(
        what: Scene | Callable[[], Widget],
        size: tuple[int, int] = (1280, 720),
        options: Settings | None = None,
    ) -> Driver:
        scene = what if isinstance(what, Scene) else Sample(what)
        drivers.append(Driver(scene, size, options))
        return drivers[-1]

    yield open_it
    for driver in drivers:
        driver.close()
