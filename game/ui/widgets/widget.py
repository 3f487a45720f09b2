"""The base of all widgets: a rectangle of the window that is measured, placed, drawn and used.

Layout goes in three steps. ``adopt`` gives a tree its root and its metrics; ``natural_width`` and
``height_for`` tell what a widget would like; ``place`` says where it is, in window pixels. A
widget never draws outside its rectangle, and its text always fits the height it asked for.

Words are given as ``Text`` (a message of the catalogue, translated at every layout, so that a
change of language needs no new widgets) or as ``str`` (shown as it is).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from game.engine.text import Text
from game.i18n import tr
from game.ui.theme import Metrics
from game.ui.widgets.navigation import Nav

if TYPE_CHECKING:
    from game.ui.widgets.root import Root

Words = str | Text
Point = tuple[int, int]


def words(text: Words) -> str:
    """The words as the player reads them."""
    return tr(text) if isinstance(text, Text) else text


class Glide:
    """A number that glides to its target instead of jumping, unless motion is off."""

    def __init__(self, value: float = 0.0, seconds: float = 0.12) -> None:
        self.value = value
        self.target = value
        self.seconds = seconds

    def step(self, dt: float, motion: bool) -> bool:
        """Come nearer to the target; True when the value has changed."""
        if self.value == self.target:
            return False
        reach = dt / self.seconds if motion else 1.0
        gap = self.target - self.value
        self.value = self.target if abs(gap) <= reach else self.value + reach * (1, -1)[gap < 0]
        return True


class Widget:
    """A rectangle that does nothing yet.

    ``grow`` is its share of the space left over in a row or column; ``basis`` (design units) the
    width that counts when a row decides what fits on a line; ``tip`` is shown on hover.
    """

    interactive = False
    """Takes the pointer."""
    focusable = False
    """Takes the keyboard."""
    shrinks = False
    """Can be lower than ``height_for`` says, because it scrolls."""
    cursor = pygame.SYSTEM_CURSOR_ARROW
    """The pointer's shape above it."""

    def __init__(self, *, grow: int = 0, basis: float = 0, tip: Words = "") -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.metrics = Metrics((1280, 720))
        self.parent: Widget | None = None
        self.root: Root | None = None
        self.children: list[Widget] = []
        self.grow = grow
        self.basis = basis
        self.tip = tip
        self.visible = True
        self.enabled = True
        self.hovered = False
        self.pressed = False
        self.glow = Glide()

    # The tree

    def add(self, *children: Widget) -> None:
        """Put widgets inside this one, last."""
        self.children += children
        self.relayout()

    def clear(self) -> None:
        """Take everything inside out."""
        self.children = []
        self.relayout()

    def adopt(self, root: Root | None, parent: Widget | None, metrics: Metrics) -> None:
        """Become part of a root's tree, with everything inside."""
        self.root, self.parent, self.metrics = root, parent, metrics
        for child in self.children:
            child.adopt(root, self, metrics)

    def walk(self) -> Iterator[Widget]:
        """This widget and everything visible inside it, in reading order."""
        if self.visible:
            yield self
            for child in self.children:
                yield from child.walk()

    def shown(self) -> list[Widget]:
        """The visible children."""
        return [child for child in self.children if child.visible]

    # Layout

    def natural_width(self) -> int:
        """The width at which nothing need be wrapped, in pixels."""
        return 0

    def height_for(self, width: int) -> int:
        """The height needed at that width, in pixels."""
        return 0

    def place(self, rect: pygame.Rect) -> None:
        """Take this rectangle of the window."""
        self.rect = rect.copy()

    def shift(self, dx: int, dy: int) -> None:
        """Move with everything inside, without a new layout."""
        self.rect.move_ip(dx, dy)
        for child in self.children:
            child.shift(dx, dy)

    def relayout(self) -> None:
        """Ask for a new layout before the next picture."""
        if self.root:
            self.root.relayout()

    def changed(self) -> None:
        """Ask for a new picture."""
        if self.root:
            self.root.changed()

    def show(self, visible: bool) -> None:
        """Appear or disappear."""
        if visible != self.visible:
            self.visible = visible
            self.relayout()

    def enable(self, enabled: bool) -> None:
        """Become usable or greyed out."""
        if enabled != self.enabled:
            self.enabled = enabled
            self.changed()

    @property
    def focused(self) -> bool:
        """Whether the keyboard is here."""
        return self.root is not None and self.root.focused is self

    # Pointer, keys and time: a widget that reacts overrides these

    def hit(self, pos: Point) -> Widget | None:
        """The innermost interactive widget at a place of the window."""
        if not (self.visible and self.rect.collidepoint(pos)):
            return None
        for child in reversed(self.children):
            found = child.hit(pos)
            if found:
                return found
        return self if self.interactive and self.enabled else None

    def press(self, pos: Point) -> None:
        """The first button went down here; ``drag`` and ``release`` or ``cancel`` follow."""
        self.pressed = True
        self.changed()

    def drag(self, pos: Point) -> None:
        """The pointer moved while pressed."""

    def release(self, pos: Point) -> None:
        """The first button went up, here or anywhere else."""
        self.cancel()

    def cancel(self) -> None:
        """The press is over without an effect."""
        self.pressed = False
        self.changed()

    def wheel(self, steps: int) -> bool:
        """The wheel turned over the widget, up is positive; True when it was used."""
        return False

    def navigate(self, nav: Nav) -> bool:
        """A key or gamepad wish while focused; True when it was used."""
        return False

    def key(self, event: pygame.Event) -> bool:
        """A raw key or text event while focused, before navigation; True when it was used."""
        return False

    def focus_changed(self, focused: bool) -> None:
        """The keyboard came or went."""

    def update(self, dt: float, motion: bool) -> bool:
        """Let time pass (seconds); True when the widget looks different now."""
        self.glow.target = 1.0 if self.enabled and (self.hovered or self.pressed) else 0.0
        return self.glow.step(dt, motion)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the widget and everything inside."""
        for child in self.children:
            if child.visible:
                child.draw(surface)


class Pressable(Widget):
    """A widget that does one thing when clicked, tapped or activated by key."""

    interactive = True
    focusable = True
    cursor = pygame.SYSTEM_CURSOR_HAND

    def activate(self) -> None:
        """Do it."""

    def release(self, pos: Point) -> None:
        """Only a release above the widget counts: sliding off takes the press back."""
        meant = self.pressed and self.enabled and self.rect.collidepoint(pos)
        self.cancel()
        if meant:
            self.activate()

    def navigate(self, nav: Nav) -> bool:
        """Enter, space and the gamepad's first button activate."""
        if nav is not Nav.ACTIVATE or not self.enabled:
            return False
        self.activate()
        return True
