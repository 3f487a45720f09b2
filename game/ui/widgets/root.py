"""The root of a widget tree: layout, events, time and drawing.

A scene owns one root, lays it out when the window changes, passes it every event and draws it
when it is dirty.
"""

from collections.abc import Callable

import pygame

from game.ui import art, text
from game.ui.theme import CHARCOAL, CREAM, FOCUS, Metrics
from game.ui.widgets.focus import Focus
from game.ui.widgets.navigation import Nav, nav_of
from game.ui.widgets.pointer import Pointer
from game.ui.widgets.scroll import area_around
from game.ui.widgets.widget import Widget, words

TIP_SECONDS = 0.5


class Root:
    """Holds one widget that fills the window (or ``area``), and everything inside it.

    ``back`` is called for Escape and the gamepad's second button; ``motion`` says whether things
    may glide; ``dirty`` is True when a new picture is wanted.
    """

    def __init__(self, content: Widget, back: Callable[[], None] | None = None) -> None:
        self.content = content
        self.back = back
        self.motion = True
        self.dirty = True
        self.metrics = Metrics((1280, 720))
        self.area = pygame.Rect(0, 0, 1280, 720)
        self._focus = Focus(content, self.changed)
        self._pointer = Pointer(content, self.changed)
        self._stale = True

    # Layout

    def layout(self, metrics: Metrics, area: pygame.Rect | None = None) -> None:
        """Fit everything to the window, or to a part of it."""
        self.metrics = metrics
        self.area = area or pygame.Rect((0, 0), metrics.size)
        self._stale = True
        self.settle()

    def relayout(self) -> None:
        """Lay out again before the next event or picture."""
        self._stale = True
        self.dirty = True

    def changed(self) -> None:
        """Draw again."""
        self.dirty = True

    def settle(self) -> None:
        """Do the layout that is due."""
        if not self._stale:
            return
        self._stale = False
        self.content.adopt(self, None, self.metrics)
        self.content.place(self.area)
        self.dirty = True
        if self.focused and self.focused not in self.focusable():
            self.focus(None)
        self._pointer.look()

    # Events

    def handle(self, event: pygame.Event) -> bool:
        """React to an event; True when it was meant for a widget."""
        self.settle()
        match event.type:
            case pygame.MOUSEMOTION:
                return self._pointer.move(event.pos, event.touch)
            case pygame.MOUSEBUTTONDOWN:
                return self._press(event)
            case pygame.MOUSEBUTTONUP:
                return self._pointer.release(event)
            case pygame.MOUSEWHEEL:
                return self._pointer.wheel(event.y)
            case pygame.WINDOWLEAVE:
                self._pointer.away()
            case pygame.KEYDOWN | pygame.TEXTINPUT | pygame.CONTROLLERBUTTONDOWN:
                return self._key(event)
        return False

    def cancel(self) -> None:
        """Drop what is being pressed or dragged: the window lost its focus, or a scene came."""
        self._pointer.cancel()

    def _press(self, event: pygame.Event) -> bool:
        """The pressed widget gets the keyboard too, but no ring: the pointer shows where it is."""
        busy = self._pointer.captured
        widget = self._pointer.press(event)
        if widget and not busy and event.button == 1:
            self._focus.ring = False
            if widget.focusable:
                self.focus(widget)
            widget.press(event.pos)
        return widget is not None

    def _key(self, event: pygame.Event) -> bool:
        if self.focused and self.focused.key(event):
            return True
        nav = nav_of(event)
        return nav is not None and self.navigate(nav)

    def navigate(self, nav: Nav) -> bool:
        """Do what a key or a gamepad button asks for; True when anything came of it."""
        if nav is not Nav.BACK:
            return self._focus.navigate(nav)
        if self.back:
            self.back()
        return self.back is not None

    # Focus and pointer

    @property
    def focused(self) -> Widget | None:
        """The widget that has the keyboard."""
        return self._focus.widget

    def focusable(self) -> list[Widget]:
        """Everything the keyboard can go to, in reading order."""
        return self._focus.order()

    def focus(self, widget: Widget | None, ring: bool = False) -> None:
        """Give the keyboard to a widget and bring it into view; ``ring``: show that at once."""
        self.settle()
        self._focus.ring = self._focus.ring or ring
        self._focus.give(widget)

    def reveal(self, widget: Widget) -> None:
        """Scroll a widget into view."""
        self.settle()
        self._focus.reveal(widget)

    @property
    def cursor(self) -> int:
        """The pointer's shape: pygame's number of a system cursor."""
        over = self._pointer.hovered
        return over.cursor if over else pygame.SYSTEM_CURSOR_ARROW

    # Time and drawing

    def update(self, dt: float) -> None:
        """Let time pass (seconds)."""
        self.settle()
        due = self._tip_due()
        self._pointer.still += dt
        moved = [widget.update(dt, self.motion) for widget in self.content.walk()]
        if any(moved) or due != self._tip_due():
            self.dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw everything; afterwards the tree is clean."""
        self.settle()
        self.dirty = False
        self.content.draw(surface)
        if self._focus.ring and self.focused:
            self._draw_ring(surface, self.focused)
        if self._tip_due() and not self._pointer.captured:
            self._draw_tip(surface)

    def _draw_ring(self, surface: pygame.Surface, widget: Widget) -> None:
        gap = self.metrics.u(3)
        rect = widget.rect.inflate(2 * gap, 2 * gap)
        ring = art.ring(rect.size, self.metrics.u(13), FOCUS, self.metrics.u(2.5))
        clip = surface.get_clip()
        area = area_around(widget.parent)
        if area:
            surface.set_clip(area.rect.inflate(2 * gap, 2 * gap).clip(clip))
        surface.blit(ring, rect)
        surface.set_clip(clip)

    def _tip_due(self) -> bool:
        return self._pointer.still >= TIP_SECONDS

    def _draw_tip(self, surface: pygame.Surface) -> None:
        """The tip of what has been under the pointer, or has had the keyboard, for a while."""
        widget = self._pointer.hovered or (self.focused if self._focus.ring else None)
        if widget is None or not widget.tip:
            return
        px, u = self.metrics.font("small"), self.metrics.u
        lines = text.wrap(words(widget.tip), px, "regular", self.metrics.t(320))
        picture = text.block(lines, px, "regular", CREAM)
        card = picture.get_rect().inflate(2 * u(10), 2 * u(6))
        card.midtop = (widget.rect.centerx, widget.rect.bottom + u(6))
        if card.bottom > surface.get_height():
            card.bottom = widget.rect.top - u(6)
        card.clamp_ip(surface.get_rect().inflate(-2 * u(5), -2 * u(5)))
        art.draw_panel(surface, card, u(6), CHARCOAL)
        surface.blit(picture, picture.get_rect(center=card.center))
