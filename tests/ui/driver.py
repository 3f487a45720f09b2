"""Uses a scene as a person does: by pointer and keys, one frame at a time, without a display."""

from typing import TypeVar

import pygame

from game.app import App
from game.engine.text import Text
from game.scenes.page import Page
from game.scenes.scene import Scene
from game.settings import Settings
from game.ui.widgets import Root, Widget, words

W = TypeVar("W", bound=Widget)
Point = tuple[int, int]


class Driver:
    """An application with one scene open."""

    def __init__(
        self,
        scene: Scene,
        size: Point = (1280, 720),
        options: Settings | None = None,
    ) -> None:
        self.app = App(options or Settings(reduced_motion=True), headless=True, size=size)
        self.app.push(scene)
        self.step()

    @property
    def root(self) -> Root:
        """The widgets of the uppermost scene."""
        assert isinstance(self.app.stack.top, Page)
        return self.app.stack.top.root

    def step(self, *events: pygame.Event, dt: float = 0.02) -> bool:
        """One frame with these events; True when it drew."""
        return self.app.frame(events, dt)

    def close(self) -> None:
        """Close the application."""
        self.app.close()

    # Finding

    def all(self, kind: type[W]) -> list[W]:
        """Every visible widget of a class."""
        return [widget for widget in self.root.content.walk() if isinstance(widget, kind)]

    def find(self, kind: type[W], say: str = "") -> W:
        """The first visible widget of a class that says this."""
        return next(w for w in self.all(kind) if not say or _says(w) == say)

    # Pointer

    def move(self, pos: Point, *, touch: bool = False) -> None:
        """Move the pointer."""
        self.step(motion(pos, touch=touch))

    def down(self, pos: Point, button: int = 1, *, touch: bool = False) -> None:
        """Press a button."""
        self.step(motion(pos, touch=touch), press(pos, button, touch=touch))

    def up(self, pos: Point, button: int = 1, *, touch: bool = False) -> None:
        """Let a button go."""
        self.step(release(pos, button, touch=touch))

    def click(self, at: Widget | Point, button: int = 1) -> None:
        """Click on a widget or a place, scrolling there first if need be."""
        if isinstance(at, Widget):
            self.root.reveal(at)
        pos = at.rect.center if isinstance(at, Widget) else at
        self.down(pos, button)
        self.up(pos, button)

    def drag(self, start: Point, end: Point) -> None:
        """Press, move and let go."""
        self.down(start)
        self.move(end)
        self.up(end)

    def wheel(self, steps: int, at: Point) -> None:
        """Turn the wheel at a place."""
        self.step(motion(at), pygame.Event(pygame.MOUSEWHEEL, x=0, y=steps, touch=False))

    # Keys

    def key(self, *keys: int, mod: int = pygame.KMOD_NONE) -> None:
        """Press and let go keys, one after the other."""
        for key in keys:
            down = pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
            self.step(down, pygame.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0))

    def type(self, text: str) -> None:
        """Type text, one character an event."""
        self.step(*(pygame.Event(pygame.TEXTINPUT, text=character) for character in text))

    def pad(self, *buttons: int) -> None:
        """Press buttons of a gamepad."""
        for button in buttons:
            self.step(pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0))


def motion(pos: Point, *, touch: bool = False) -> pygame.Event:
    """The pointer moved here."""
    return pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=touch)


def press(pos: Point, button: int = 1, *, touch: bool = False) -> pygame.Event:
    """A button went down."""
    return pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button, touch=touch)


def release(pos: Point, button: int = 1, *, touch: bool = False) -> pygame.Event:
    """A button went up."""
    return pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button, touch=touch)


def _says(widget: Widget) -> str:
    say = getattr(widget, "say", "")
    return words(say) if isinstance(say, str | Text) else ""
