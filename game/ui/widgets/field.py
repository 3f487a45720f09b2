"""A line of text that can be typed."""

from collections.abc import Callable

import pygame

from game.ui import art, text
from game.ui.theme import BARK, CREAM, FOCUS, HIT, MUTED, SKY, TEXT, mix
from game.ui.widgets.line import EditLine
from game.ui.widgets.widget import Point, Widget, Words, words

BLINK = 0.55
"""Seconds the caret is on, and off."""


class TextField(Widget):
    """A line of text with a caret and a selection.

    Typing, arrows, Home and End (with Shift: select), Backspace, Delete, and the usual keys for
    select all, copy, cut and paste. ``on_change`` hears every change, ``on_done`` the Enter key.
    """

    interactive = True
    focusable = True
    cursor = pygame.SYSTEM_CURSOR_IBEAM

    def __init__(
        self,
        value: str = "",
        on_change: Callable[[str], None] | None = None,
        *,
        on_done: Callable[[str], None] | None = None,
        hint: Words = "",
        limit: int = 40,
        allowed: Callable[[str], bool] = str.isprintable,
        grow: int = 0,
        basis: float = 0,
    ) -> None:
        super().__init__(grow=grow, basis=basis)
        self.line = EditLine(value, limit)
        self.on_change = on_change
        self.on_done = on_done
        self.hint = hint
        self.allowed = allowed
        self._clock = 0.0
        self._scroll = 0

    @property
    def value(self) -> str:
        """The text."""
        return self.line.value

    def set(self, value: str) -> None:
        """Show another text without reporting it."""
        self.line.set(value)
        self._touched()

    def insert(self, typed: str) -> None:
        """Put text in place of the selection, as far as it is allowed and fits the limit."""
        self.line.insert("".join(filter(self.allowed, typed)))

    def _touched(self) -> None:
        """Something was done: the caret shows at once."""
        self._clock = 0.0
        self.changed()

    # Keys

    def key(self, event: pygame.Event) -> bool:
        before = self.value
        used = self._typed(event)
        if used:
            self._touched()
        if self.value != before and self.on_change:
            self.on_change(self.value)
        return used

    def _typed(self, event: pygame.Event) -> bool:
        if event.type == pygame.TEXTINPUT:
            self.insert(event.text)
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_GUI):
            return self._command(event.key)
        return self._edit(event.key, bool(event.mod & pygame.KMOD_SHIFT))

    def _edit(self, key: int, shift: bool) -> bool:
        """The keys that belong to the field; False for all that move on to other widgets."""
        moves = {
            pygame.K_LEFT: self.line.caret - 1,
            pygame.K_RIGHT: self.line.caret + 1,
            pygame.K_HOME: 0,
            pygame.K_END: len(self.value),
        }
        if key in moves:
            self.line.move(moves[key], shift)
        elif key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self.line.erase(-1 if key == pygame.K_BACKSPACE else 1)
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.on_done:
            self.on_done(self.value)
        else:
            return key == pygame.K_SPACE
        return True

    def _command(self, key: int) -> bool:
        """Select all, copy, cut, paste."""
        if key == pygame.K_a:
            self.line.select_all()
        elif key == pygame.K_v:
            self.insert(_pasted())
        elif key in (pygame.K_c, pygame.K_x):
            selected = self.line.selected
            if selected:
                _copy(selected)
            if selected and key == pygame.K_x:
                self.line.erase(-1)
        else:
            return False
        return True

    def focus_changed(self, focused: bool) -> None:
        if focused:
            pygame.key.start_text_input()
            pygame.key.set_text_input_rect(self.rect)
            self.line.select_all()
        else:
            pygame.key.stop_text_input()
            self.line.move(self.line.caret)
        self._touched()

    # Pointer

    def press(self, pos: Point) -> None:
        super().press(pos)
        self.line.move(self._index_at(pos[0]))
        self._touched()

    def drag(self, pos: Point) -> None:
        self.line.move(self._index_at(pos[0]), extend=True)
        self._touched()

    def _index_at(self, x: int) -> int:
        """The place between two characters nearest to a pixel column."""
        room = x - self._inner().x + self._scroll
        places = [abs(self._width(i) - room) for i in range(len(self.value) + 1)]
        return places.index(min(places))

    # Drawing

    def natural_width(self) -> int:
        return self.metrics.t(220)

    def height_for(self, width: int) -> int:
        line = text.line_height(self.metrics.font("body"))
        return max(self.metrics.u(HIT + 4), line + 2 * self.metrics.u(7))

    def _inner(self) -> pygame.Rect:
        return self.rect.inflate(-2 * self.metrics.u(12), -2 * self.metrics.u(4))

    def _width(self, count: int) -> int:
        return text.width(self.value[:count], self.metrics.font("body"))

    def update(self, dt: float, motion: bool) -> bool:
        """The caret blinks while the keyboard is here; with motion off it just stays."""
        before = self._clock < BLINK
        if self.focused and motion:
            self._clock = (self._clock + dt) % (2 * BLINK)
        return super().update(dt, motion) or before != (self._clock < BLINK)

    def draw(self, surface: pygame.Surface) -> None:
        u = self.metrics.u
        border = FOCUS if self.focused else mix(BARK, CREAM, 0.45 - 0.2 * self.glow.value)
        art.draw_panel(surface, self.rect, u(8), CREAM, border, u(1.5))
        inner = self._inner()
        self._follow_caret(inner.w)
        before = surface.get_clip()
        surface.set_clip(inner.inflate(u(4), 0).clip(before))
        self._draw_text(surface, inner)
        surface.set_clip(before)

    def _follow_caret(self, room: int) -> None:
        """Scroll sideways so that the caret is in view and no room is wasted."""
        at = self._width(self.line.caret)
        most = max(0, self._width(len(self.value)) - room)
        self._scroll = min(max(self._scroll, at - room), at, most)

    def _draw_text(self, surface: pygame.Surface, inner: pygame.Rect) -> None:
        px = self.metrics.font("body")
        line = text.line_height(px)
        left, top = inner.x - self._scroll, inner.centery - line // 2
        start, end = self.line.selection
        if self.focused and start != end:
            width = self._width(end) - self._width(start)
            surface.fill(SKY, (left + self._width(start), top, width, line))
        shown = self.value or ("" if self.focused else words(self.hint))
        ink = TEXT if self.value else mix(MUTED, CREAM, 0.25)
        surface.blit(text.render(shown, px, "regular", ink), (left, top))
        if self.focused and self._clock < BLINK:
            thick = self.metrics.u(1.5)
            surface.fill(TEXT, (left + self._width(self.line.caret), top, thick, line))


def _copy(selected: str) -> None:
    """Put text on the clipboard; a desktop without one loses nothing but the copy."""
    try:
        pygame.scrap.put_text(selected)
    except pygame.error:
        return


def _pasted() -> str:
    """The clipboard's text on one line; empty when there is none."""
    try:
        return " ".join(pygame.scrap.get_text().split())
    except pygame.error:
        return ""
