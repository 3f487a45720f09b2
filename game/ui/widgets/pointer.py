"""The pointer's side of a widget tree: what it hovers over, presses, drags and scrolls."""

from collections.abc import Callable

import pygame

from game.ui.widgets.scroll import ScrollArea, area_around, first_area
from game.ui.widgets.widget import Point, Widget

FINGER_SLIP = 12
"""Design units a finger may move before it scrolls instead of pressing."""


class Pointer:
    """One pointer, one button at a time: while the first is down, the others do nothing.

    ``changed`` is called when something looks different now.
    """

    def __init__(self, content: Widget, changed: Callable[[], None]) -> None:
        self.content = content
        self.changed = changed
        self.hovered: Widget | None = None
        self.captured: Widget | None = None
        self.still = 0.0
        """Seconds the same widget has been under the pointer."""
        self._at: Point | None = None
        self._touch_from: Point | None = None

    def look(self) -> None:
        """Find out anew what lies under the pointer."""
        self._hover(self.content.hit(self._at) if self._at else None)

    def away(self) -> None:
        """The pointer has left the window."""
        self._at = None
        self.look()

    def cancel(self) -> None:
        """Drop what is being pressed or dragged."""
        if self.captured:
            self.captured.cancel()
        self.captured = None
        self._hover(None)

    def _hover(self, widget: Widget | None) -> None:
        if widget is self.hovered:
            return
        for old, over in ((self.hovered, False), (widget, True)):
            if old:
                old.hovered = over
        self.hovered = widget
        self.still = 0.0
        self.changed()

    def move(self, pos: Point, touch: bool) -> bool:
        """The pointer moved; True when it is over a widget."""
        if touch and self._touch_from:
            self._slip(self._touch_from, pos)
        self._at = None if touch else pos
        if not self.captured:
            self.look()
            return self.hovered is not None
        over = self.content.hit(pos)
        self._hover(over if over is self.captured else None)
        self.captured.drag(pos)
        return True

    def _slip(self, start: Point, pos: Point) -> None:
        """A finger that moves up or down on a page scrolls it instead of pressing something."""
        area = area_around(self.captured)
        if area is None or not area.reach or area.grabbed:
            return
        if abs(pos[1] - start[1]) > area.metrics.u(FINGER_SLIP):
            if self.captured and self.captured is not area:
                self.captured.cancel()
            self.captured = area
            area.grab(start[1])

    def press(self, event: pygame.Event) -> Widget | None:
        """A button went down; the widget under it, if any (the captured one during a press)."""
        if self.captured:
            return self.captured
        widget = self.content.hit(event.pos)
        if widget and event.button == 1:
            self._touch_from = event.pos if event.touch else None
            self._hover(widget)
            self.captured = widget
        return widget

    def release(self, event: pygame.Event) -> bool:
        """A button went up; True when a widget was pressed."""
        if event.button != 1 or self.captured is None:
            return self.captured is not None
        widget, self.captured = self.captured, None
        widget.release(event.pos)
        self._touch_from = None
        self._at = None if event.touch else event.pos
        self.look()
        return True

    def wheel(self, steps: int) -> bool:
        """A value under the pointer takes the wheel, unless the page could scroll instead."""
        if self.captured:
            return True
        over = self.hovered
        area = area_around(over) if over else first_area(self.content)
        if over and over is not area and self._takes_wheel(over, area):
            return over.wheel(steps)
        scrolled = area is not None and area.wheel(steps)
        self.look()
        return scrolled

    @staticmethod
    def _takes_wheel(over: Widget, area: ScrollArea | None) -> bool:
        takes = over.enabled and type(over).wheel is not Widget.wheel
        return takes and (over.focused or area is None or not area.reach)
