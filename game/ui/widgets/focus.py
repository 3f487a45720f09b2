"""The keyboard's side of a widget tree: which widget has it, and how it moves about."""

from collections.abc import Callable

from game.ui.widgets.navigation import Nav, neighbour
from game.ui.widgets.scroll import area_around, first_area
from game.ui.widgets.widget import Widget

ARROWS = (Nav.UP, Nav.DOWN, Nav.LEFT, Nav.RIGHT)


class Focus:
    """At most one widget has the keyboard; ``ring`` says whether that is shown.

    ``changed`` is called when something looks different now.
    """

    def __init__(self, content: Widget, changed: Callable[[], None]) -> None:
        self.content = content
        self.changed = changed
        self.widget: Widget | None = None
        self.ring = False

    def order(self) -> list[Widget]:
        """Everything the keyboard can go to, in reading order."""
        return [widget for widget in self.content.walk() if widget.focusable and widget.enabled]

    def give(self, widget: Widget | None) -> None:
        """Give the keyboard to a widget and bring it into view."""
        if widget is self.widget:
            return
        before, self.widget = self.widget, widget
        if before:
            before.focus_changed(False)
        if widget:
            widget.focus_changed(True)
            self.reveal(widget)
        self.changed()

    def reveal(self, widget: Widget) -> None:
        """Scroll a widget into view, in every scroll area around it."""
        area = area_around(widget.parent)
        while area:
            area.reveal(widget.rect)
            area = area_around(area.parent)

    def navigate(self, nav: Nav) -> bool:
        """Move on, or let the widget act; True when anything came of it."""
        self.ring = True
        self.changed()
        if self.widget and self.widget.navigate(nav):
            return True
        if nav in (Nav.NEXT, Nav.PREVIOUS):
            return self._tab(1 if nav is Nav.NEXT else -1)
        return (nav in ARROWS and self._arrow(nav)) or self._scroll(nav)

    def _tab(self, step: int) -> bool:
        order = self.order()
        if not order:
            return False
        if self.widget in order:
            self.give(order[(order.index(self.widget) + step) % len(order)])
        else:
            self.give(order[0 if step > 0 else -1])
        return True

    def _arrow(self, nav: Nav) -> bool:
        if self.widget is None:
            return self._tab(1)
        others = [widget for widget in self.order() if widget is not self.widget]
        index = neighbour(self.widget.rect, nav, [other.rect for other in others])
        if index is None:
            return False
        self.give(others[index])
        return True

    def _scroll(self, nav: Nav) -> bool:
        """Keys nobody wanted scroll the page the keyboard is on, else the first there is."""
        area = area_around(self.widget) or first_area(self.content)
        return area is not None and area.step(nav)
