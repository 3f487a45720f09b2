"""A window onto something higher than the space there is."""

import pygame

from game.ui import art
from game.ui.theme import BARK, INK, LINE, mix
from game.ui.widgets.navigation import Nav
from game.ui.widgets.widget import Point, Widget


class ScrollArea(Widget):
    """Shows one widget and scrolls it by wheel, thumb, finger and key when it is too high.

    The thumb only appears when it is needed. A faint shadow at the upper or lower edge says that
    there is more.
    """

    shrinks = True
    interactive = True

    def __init__(self, child: Widget, *, grow: int = 1, basis: float = 0) -> None:
        super().__init__(grow=grow, basis=basis)
        self.children = [child]
        self.offset = 0
        self._grip: tuple[int, int, float] | None = None

    # Layout

    def _bar(self) -> int:
        """The width the thumb takes from the content when there is one."""
        return self.metrics.u(16)

    def natural_width(self) -> int:
        return self.children[0].natural_width()

    def height_for(self, width: int) -> int:
        return self.children[0].height_for(width)

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        width = rect.w
        if self.children[0].height_for(width) > rect.h:
            width = max(1, rect.w - self._bar())
        height = max(rect.h, self.children[0].height_for(width))
        self.offset = max(0, min(self.offset, height - rect.h))
        self.children[0].place(pygame.Rect(rect.x, rect.y - self.offset, width, height))

    @property
    def reach(self) -> int:
        """How far it can be scrolled, in pixels; 0 when everything is in view."""
        return max(0, self.children[0].rect.h - self.rect.h)

    # Scrolling

    def scroll_to(self, offset: int) -> bool:
        """Show the content from ``offset`` pixels on; True when that changed anything."""
        offset = max(0, min(offset, self.reach))
        moved = self.offset - offset
        if not moved:
            return False
        self.children[0].shift(0, moved)
        self.offset = offset
        self.changed()
        return True

    def reveal(self, rect: pygame.Rect) -> None:
        """Scroll just so far that a rectangle of the window comes into view."""
        margin = min(self.metrics.u(24), max(0, self.rect.h - rect.h) // 2)
        if rect.top < self.rect.top + margin:
            self.scroll_to(self.offset + rect.top - self.rect.top - margin)
        elif rect.bottom > self.rect.bottom - margin:
            self.scroll_to(self.offset + rect.bottom - self.rect.bottom + margin)

    def step(self, nav: Nav) -> bool:
        """Scroll by a key; True when that changed anything."""
        line, page = self.metrics.t(48), max(1, self.rect.h - self.metrics.t(24))
        targets = {
            Nav.UP: self.offset - line,
            Nav.DOWN: self.offset + line,
            Nav.PAGE_UP: self.offset - page,
            Nav.PAGE_DOWN: self.offset + page,
            Nav.HOME: 0,
            Nav.END: self.reach,
        }
        return nav in targets and self.scroll_to(targets[nav])

    def wheel(self, steps: int) -> bool:
        return self.scroll_to(self.offset - steps * self.metrics.t(56))

    # The thumb

    def thumb(self) -> pygame.Rect | None:
        """The thumb's rectangle; None when everything is in view."""
        if not self.reach:
            return None
        track = self.rect.h
        least = min(track, self.metrics.u(36))
        height = max(least, track * self.rect.h // self.children[0].rect.h)
        top = self.rect.y + (track - height) * self.offset // self.reach
        width = self.metrics.u(8)
        return pygame.Rect(self.rect.right - width, top, width, height)

    def hit(self, pos: Point) -> Widget | None:
        """The bar is the area's own; outside the area nothing of the content can be hit."""
        if not (self.visible and self.rect.collidepoint(pos)):
            return None
        return self if self._on_bar(pos) else self.children[0].hit(pos) or self

    def _on_bar(self, pos: Point) -> bool:
        return self.reach > 0 and pos[0] >= self.rect.right - self._bar()

    def press(self, pos: Point) -> None:
        super().press(pos)
        thumb = self.thumb()
        if thumb is None or not self._on_bar(pos):
            return
        if not thumb.top <= pos[1] < thumb.bottom:
            self.step(Nav.PAGE_UP if pos[1] < thumb.top else Nav.PAGE_DOWN)
        self._grip = (pos[1], self.offset, self.reach / max(1, self.rect.h - thumb.h))

    def grab(self, y: int) -> None:
        """Let the content follow a finger that touched it at a height of the window."""
        self._grip = (y, self.offset, -1.0)

    @property
    def grabbed(self) -> bool:
        """Whether the thumb or the content is being dragged."""
        return self._grip is not None

    def drag(self, pos: Point) -> None:
        if self._grip:
            start, offset, ratio = self._grip
            self.scroll_to(offset + round((pos[1] - start) * ratio))

    def cancel(self) -> None:
        self._grip = None
        super().cancel()

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        super().draw(surface)
        self._draw_edges(surface)
        surface.set_clip(before)
        thumb = self.thumb()
        if thumb:
            strength = 1.0 if self._grip else 0.5 + 0.3 * self.glow.value
            fill = mix(LINE, BARK, strength)
            surface.blit(art.rounded(thumb.size, thumb.w // 2, fill), thumb)

    def _draw_edges(self, surface: pygame.Surface) -> None:
        """A faint shadow where the content goes on."""
        size = (self.children[0].rect.w, self.metrics.u(10))
        if self.offset > 0:
            surface.blit(art.fade(size, INK, 38), self.rect)
        if self.offset < self.reach:
            edge = pygame.transform.flip(art.fade(size, INK, 38), False, True)
            surface.blit(edge, edge.get_rect(bottomleft=self.rect.bottomleft))


def area_around(widget: Widget | None) -> ScrollArea | None:
    """The innermost scroll area around a widget, itself included."""
    while widget:
        if isinstance(widget, ScrollArea):
            return widget
        widget = widget.parent
    return None


def first_area(content: Widget) -> ScrollArea | None:
    """The first scroll area inside a widget that has something to scroll."""
    areas = (w for w in content.walk() if isinstance(w, ScrollArea) and w.reach)
    return next(areas, None)
