"""The root of a widget tree: layout, pointer, focus, time and drawing.

A scene owns one root, lays it out when the window changes, passes it every event and draws it
when it is dirty. One pointer button at a time: while the first is down, the others do nothing.
"""

from collections.abc import Callable

import pygame

from game.ui import art, text
from game.ui.theme import CHARCOAL, CREAM, FOCUS, Metrics
from game.ui.widgets.navigation import Nav, nav_of, neighbour
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.widget import Point, Widget, words

TIP_SECONDS = 0.5
ARROWS = (Nav.UP, Nav.DOWN, Nav.LEFT, Nav.RIGHT)


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
        self.focused: Widget | None = None
        self._ring = False
        self._stale = True
        self._hovered: Widget | None = None
        self._captured: Widget | None = None
        self._touch_from: Point | None = None
        self._pointer: Point | None = None
        self._still = 0.0

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
        self._look()

    # Events

    def handle(self, event: pygame.Event) -> bool:
        """React to an event; True when it was meant for a widget."""
        self.settle()
        match event.type:
            case pygame.MOUSEMOTION:
                return self._moved(event.pos, event.touch)
            case pygame.MOUSEBUTTONDOWN:
                return self._pressed(event)
            case pygame.MOUSEBUTTONUP:
                return self._released(event)
            case pygame.MOUSEWHEEL:
                return self._wheel(event.y)
            case pygame.WINDOWLEAVE:
                self._pointer = None
                self._look()
            case pygame.KEYDOWN | pygame.TEXTINPUT | pygame.CONTROLLERBUTTONDOWN:
                return self._key(event)
        return False

    def cancel(self) -> None:
        """Drop what is being pressed or dragged: the window lost its focus, or a scene came."""
        if self._captured:
            self._captured.cancel()
        self._captured = None
        self._hover(None)

    # Pointer

    def _look(self) -> None:
        """Find out anew what lies under the pointer."""
        self._hover(self.content.hit(self._pointer) if self._pointer else None)

    def _hover(self, widget: Widget | None) -> None:
        if widget is self._hovered:
            return
        for old, over in ((self._hovered, False), (widget, True)):
            if old:
                old.hovered = over
        self._hovered = widget
        self._still = 0.0
        self.dirty = True

    def _moved(self, pos: Point, touch: bool) -> bool:
        if touch and self._touch_from:
            self._finger(self._touch_from, pos)
        self._pointer = None if touch else pos
        if self._captured:
            over = self.content.hit(pos)
            self._hover(over if over is self._captured else None)
            self._captured.drag(pos)
            return True
        self._look()
        return self._hovered is not None

    def _finger(self, start: Point, pos: Point) -> None:
        """A finger that moves up or down on a page scrolls it instead of pressing something."""
        area = self._scroll_area(self._captured)
        if area is None or not area.reach or area.grabbed:
            return
        if abs(pos[1] - start[1]) > self.metrics.u(12):
            if self._captured and self._captured is not area:
                self._captured.cancel()
            self._captured = area
            area.grab(start[1])

    def _pressed(self, event: pygame.Event) -> bool:
        if self._captured:
            return True
        widget = self.content.hit(event.pos)
        if event.button != 1 or widget is None:
            return widget is not None
        self._ring = False
        self._touch_from = event.pos if event.touch else None
        self._hover(widget)
        self._captured = widget
        if widget.focusable:
            self.focus(widget)
        widget.press(event.pos)
        return True

    def _released(self, event: pygame.Event) -> bool:
        if event.button != 1 or self._captured is None:
            return self._captured is not None
        widget, self._captured = self._captured, None
        widget.release(event.pos)
        self._touch_from = None
        self._pointer = None if event.touch else event.pos
        self._look()
        return True

    def _wheel(self, steps: int) -> bool:
        """A value under the pointer takes the wheel, unless the page could scroll instead."""
        if self._captured:
            return True
        over = self._hovered
        area = self._scroll_area(over) if over else self._first_area()
        if over and over is not area and (over.focused or area is None or not area.reach):
            return over.enabled and over.wheel(steps)
        scrolled = area is not None and area.wheel(steps)
        self._look()
        return scrolled

    def _first_area(self) -> ScrollArea | None:
        """The first scroll area that can be scrolled."""
        areas = (w for w in self.content.walk() if isinstance(w, ScrollArea) and w.reach)
        return next(areas, None)

    def _scroll_area(self, widget: Widget | None) -> ScrollArea | None:
        """The innermost scroll area around a widget, itself included."""
        while widget:
            if isinstance(widget, ScrollArea):
                return widget
            widget = widget.parent
        return None

    @property
    def cursor(self) -> int:
        """The pointer's shape: pygame's number of a system cursor."""
        return self._hovered.cursor if self._hovered else pygame.SYSTEM_CURSOR_ARROW

    # Focus

    def focusable(self) -> list[Widget]:
        """Everything the keyboard can go to, in reading order."""
        return [widget for widget in self.content.walk() if widget.focusable and widget.enabled]

    def focus(self, widget: Widget | None, ring: bool = False) -> None:
        """Give the keyboard to a widget and bring it into view; ``ring``: show that at once."""
        self._ring = self._ring or ring
        if widget is self.focused:
            return
        before, self.focused = self.focused, widget
        for changed, now in ((before, False), (widget, True)):
            if changed:
                changed.focus_changed(now)
        if widget:
            self.reveal(widget)
        self.dirty = True

    def reveal(self, widget: Widget) -> None:
        """Scroll a widget into view."""
        self.settle()
        area = self._scroll_area(widget.parent)
        while area:
            area.reveal(widget.rect)
            area = self._scroll_area(area.parent)

    def _key(self, event: pygame.Event) -> bool:
        if self.focused and self.focused.key(event):
            return True
        nav = nav_of(event)
        return nav is not None and self.navigate(nav)

    def navigate(self, nav: Nav) -> bool:
        """Do what a key or a gamepad button asks for; True when anything came of it."""
        if nav is Nav.BACK:
            if self.back:
                self.back()
            return self.back is not None
        self._ring = True
        self.dirty = True
        if self.focused and self.focused.navigate(nav):
            return True
        if nav in (Nav.NEXT, Nav.PREVIOUS):
            return self._tab(1 if nav is Nav.NEXT else -1)
        return (nav in ARROWS and self._arrow(nav)) or self._scroll_key(nav)

    def _tab(self, step: int) -> bool:
        order = self.focusable()
        if not order:
            return False
        if self.focused in order:
            self.focus(order[(order.index(self.focused) + step) % len(order)])
        else:
            self.focus(order[0 if step > 0 else -1])
        return True

    def _arrow(self, nav: Nav) -> bool:
        if self.focused is None:
            return self._tab(1)
        others = [widget for widget in self.focusable() if widget is not self.focused]
        index = neighbour(self.focused.rect, nav, [other.rect for other in others])
        if index is None:
            return False
        self.focus(others[index])
        return True

    def _scroll_key(self, nav: Nav) -> bool:
        """Keys nobody wanted scroll the page the keyboard is on, else the first there is."""
        area = self._scroll_area(self.focused) or self._first_area()
        return area is not None and area.step(nav)

    # Time and drawing

    def update(self, dt: float) -> None:
        """Let time pass (seconds)."""
        self.settle()
        moved = [w.update(dt, self.motion) for w in self.content.walk()]
        before = self._tip_due()
        self._still += dt
        if any(moved) or before != self._tip_due():
            self.dirty = True

    def _tip_due(self) -> bool:
        return self._still >= TIP_SECONDS

    def draw(self, surface: pygame.Surface) -> None:
        """Draw everything; afterwards the tree is clean."""
        self.settle()
        self.dirty = False
        self.content.draw(surface)
        if self._ring and self.focused:
            self._draw_ring(surface, self.focused)
        self._draw_tip(surface)

    def _draw_ring(self, surface: pygame.Surface, widget: Widget) -> None:
        gap = self.metrics.u(3)
        rect = widget.rect.inflate(2 * gap, 2 * gap)
        ring = art.ring(rect.size, self.metrics.u(13), FOCUS, self.metrics.u(2.5))
        clip = surface.get_clip()
        area = self._scroll_area(widget.parent)
        if area:
            surface.set_clip(area.rect.inflate(2 * gap, 2 * gap).clip(clip))
        surface.blit(ring, rect)
        surface.set_clip(clip)

    def _draw_tip(self, surface: pygame.Surface) -> None:
        """The tip of what has been under the pointer (or had the keyboard) for a while."""
        widget = self._hovered or (self.focused if self._ring else None)
        if not (widget and widget.tip and self._tip_due()) or self._captured:
            return
        px, u = self.metrics.font("small"), self.metrics.u
        lines = text.wrap(words(widget.tip), px, "regular", self.metrics.t(320))
        picture = text.block(lines, px, "regular", CREAM)
        card = picture.get_rect().inflate(2 * u(10), 2 * u(6))
        card.midtop = (widget.rect.centerx, widget.rect.bottom + u(6))
        if card.bottom > surface.get_height():
            card.bottom = widget.rect.top - u(6)
        card.clamp_ip(surface.get_rect())
        art.draw_panel(surface, card, u(6), CHARCOAL)
        surface.blit(picture, picture.get_rect(center=card.center))
