"""A scene made of widgets."""

import pygame

from game.scenes.scene import Scene
from game.ui import backdrop
from game.ui.theme import Metrics
from game.ui.widgets import Root, Widget


class Page(Scene):
    """A scene made of one tree of widgets: override ``build``, and ``backdrop`` if need be."""

    root: Root

    def build(self) -> Widget:
        """The widgets of the page."""
        raise NotImplementedError

    def back(self) -> None:
        """Escape and the gamepad's second button: close the page."""
        self.host.pop()

    def backdrop(self, surface: pygame.Surface) -> None:
        """What lies behind the widgets."""
        surface.blit(backdrop.paper(surface.get_size()), (0, 0))

    def enter(self) -> None:
        self.root = Root(self.build(), self.back)

    def leave(self) -> None:
        self.root.focus(None)

    def resize(self, metrics: Metrics) -> None:
        self.root.motion = not self.host.settings.reduced_motion
        self.root.layout(metrics)

    @property
    def dirty(self) -> bool:
        """Whether a widget wants a new picture."""
        return self.root.dirty

    @dirty.setter
    def dirty(self, dirty: bool) -> None:
        if hasattr(self, "root"):
            self.root.dirty = dirty

    @property
    def cursor(self) -> int:
        """What the widget under the pointer wants."""
        return self.root.cursor

    def handle(self, event: pygame.Event) -> bool:
        return self.root.handle(event)

    def cancel(self) -> None:
        self.root.cancel()

    def update(self, dt: float) -> None:
        self.root.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        self.backdrop(surface)
        self.root.draw(surface)
