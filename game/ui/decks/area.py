"""A scrolled field of cards of which one has the cursor."""

from collections.abc import Callable

import pygame

from game.ui.decks.carry import Portable
from game.ui.widgets import Nav, ScrollArea, Widget
from game.ui.widgets.focus import ARROWS
from game.ui.widgets.navigation import neighbour
from game.ui.widgets.widget import Point

_MORE = (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS, pygame.K_INSERT)
_LESS = (pygame.K_MINUS, pygame.K_KP_MINUS, pygame.K_DELETE, pygame.K_BACKSPACE)


class CardArea(ScrollArea):
    """Cards among which arrows, pages, Home and End move a cursor.

    Enter does what a click does; plus and minus put a copy into the deck and take one out
    (``on_add``, ``on_take``). ``face`` is the card at the cursor, ``by_key`` says whether the
    cursor was moved by key last and is shown.
    """

    focusable = True

    def __init__(
        self, content: Widget, on_add: Callable[[int], None], on_take: Callable[[int], None]
    ) -> None:
        super().__init__(content)
        self.on_add = on_add
        self.on_take = on_take
        self.face = -1
        self.by_key = False

    def items(self) -> list[Portable]:
        """The cards that are shown, in reading order."""
        return [widget for widget in self.children[0].walk() if isinstance(widget, Portable)]

    def current(self) -> Portable | None:
        """The card at the cursor; None where there is none."""
        items = self.items()
        return next((item for item in items if item.face == self.face), items[0] if items else None)

    @property
    def looked(self) -> Portable | None:
        """The card at the cursor while the keyboard is here."""
        return self.current() if self.focused and self.by_key else None

    def go(self, item: Portable) -> None:
        """Move the cursor to a card and bring it into view."""
        self.face = item.face
        self.reveal(item.rect)
        self.changed()

    def take_focus(self, item: Portable) -> None:
        """A card was clicked: the cursor and the keyboard are there now."""
        self.face = item.face
        if self.root:
            self.root.focus(self)
        self.by_key = False

    def focus_changed(self, focused: bool) -> None:
        if focused:
            self.by_key = True
            current = self.current()
            if current:
                self.go(current)

    def press(self, pos: Point) -> None:
        self.by_key = False
        super().press(pos)

    def navigate(self, nav: Nav) -> bool:
        current = self.current()
        if current is None:
            return False
        if nav is Nav.ACTIVATE:
            self.activate(current)
            return True
        target = self._target(current, nav)
        if target is None:
            return False
        self.by_key = True
        self.go(target)
        return True

    def activate(self, item: Portable) -> None:
        """Enter on a card: what a click does."""
        item.activate()

    def _target(self, current: Portable, nav: Nav) -> Portable | None:
        """The card that a key leads to."""
        items = self.items()
        if nav in ARROWS:
            others = [item for item in items if item is not current]
            index = neighbour(current.rect, nav, [item.rect for item in others])
            return None if index is None else others[index]
        if nav in (Nav.HOME, Nav.END):
            return items[0 if nav is Nav.HOME else -1]
        if nav not in (Nav.PAGE_UP, Nav.PAGE_DOWN):
            return None
        step = self.rect.h if nav is Nav.PAGE_DOWN else -self.rect.h
        goal = current.rect.move(0, step)
        return min(items, key=lambda item: _apart(item.rect, goal))

    def key(self, event: pygame.Event) -> bool:
        current = self.current()
        if event.type != pygame.KEYDOWN or current is None or event.mod & pygame.KMOD_CTRL:
            return False
        if event.key in _MORE or event.unicode == "+":
            self.on_add(current.face)
        elif event.key in _LESS or event.unicode == "-":
            self.on_take(current.face)
        else:
            return False
        return True


def _apart(one: pygame.Rect, other: pygame.Rect) -> int:
    return abs(one.centerx - other.centerx) + 4 * abs(one.centery - other.centery)
