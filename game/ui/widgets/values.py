"""Widgets that hold a value: a switch and a slider."""

from collections.abc import Callable

import pygame

from game.ui import art, sound, text
from game.ui.theme import BARK, CREAM, FOREST, HIT, SAND, TEXT, mix
from game.ui.widgets.navigation import Nav
from game.ui.widgets.widget import Glide, Point, Pressable, Widget, Words, words


class Toggle(Pressable):
    """A switch, with its words at the left as part of what can be pressed."""

    def __init__(
        self,
        say: Words,
        value: bool,
        on_change: Callable[[bool], None],
        *,
        grow: int = 0,
        tip: Words = "",
    ) -> None:
        super().__init__(grow=grow, tip=tip)
        self.say = say
        self.value = value
        self.on_change = on_change
        self.knob = Glide(float(value))

    def set(self, value: bool) -> None:
        """Show a value without reporting it."""
        self.value = value
        self.knob.target = float(value)
        self.changed()

    def activate(self) -> None:
        self.set(not self.value)
        sound.play("button")
        self.on_change(self.value)

    def switch(self) -> tuple[int, int]:
        """The size of the switch without the words, in pixels."""
        return self.metrics.t(48), self.metrics.t(26)

    def lines(self, width: int) -> tuple[str, ...]:
        """The words as they are broken on a toggle of that width in pixels."""
        room = max(1, width - self.switch()[0] - self.metrics.u(16))
        return text.wrap(words(self.say), self.metrics.font("body"), "regular", room)

    def natural_width(self) -> int:
        own = text.width(words(self.say), self.metrics.font("body"))
        return own + self.metrics.u(16) + self.switch()[0]

    def height_for(self, width: int) -> int:
        inner = len(self.lines(width)) * text.line_height(self.metrics.font("body"))
        return max(self.metrics.u(HIT), self.switch()[1], inner)

    def update(self, dt: float, motion: bool) -> bool:
        moved = self.knob.step(dt, motion)
        return super().update(dt, motion) or moved

    def draw(self, surface: pygame.Surface) -> None:
        picture = text.block(self.lines(self.rect.w), self.metrics.font("body"))
        surface.blit(picture, picture.get_rect(midleft=self.rect.midleft))
        width, height = self.switch()
        track = pygame.Rect(0, 0, width, height)
        track.midright = self.rect.midright
        fill = mix(mix(SAND, BARK, 0.15 + 0.15 * self.glow.value), FOREST, self.knob.value)
        art.draw_panel(surface, track, height // 2, fill, mix(fill, TEXT, 0.3), self.metrics.u(1))
        self._draw_knob(surface, track)

    def _draw_knob(self, surface: pygame.Surface, track: pygame.Rect) -> None:
        """The knob carries a tick when on: the state is told by place and sign, not by colour."""
        side = track.h - 2 * self.metrics.u(3)
        knob = pygame.Rect(0, 0, side, side)
        travel = track.w - track.h
        knob.center = (track.x + track.h // 2 + round(travel * self.knob.value), track.centery)
        art.draw_panel(surface, knob, side // 2, CREAM)
        if self.value:
            tick = art.icon("check", round(side * 0.8), FOREST)
            surface.blit(tick, tick.get_rect(center=knob.center))


class Slider(Widget):
    """A number on a track, with its value in words at the right.

    ``on_change`` hears every step, also while dragging; ``on_done`` hears once, when the thumb is
    let go or a key or the wheel has set it.
    """

    interactive = True
    focusable = True
    cursor = pygame.SYSTEM_CURSOR_HAND

    def __init__(
        self,
        value: int,
        low: int,
        high: int,
        step: int,
        show: Callable[[int], Words],
        *,
        on_change: Callable[[int], None] | None = None,
        on_done: Callable[[int], None] | None = None,
        grow: int = 0,
    ) -> None:
        super().__init__(grow=grow)
        self.value, self.low, self.high, self.by = value, low, high, step
        self.show_value = show
        self.on_change = on_change
        self.on_done = on_done
        self._before = value

    def _words_width(self) -> int:
        """Room for the widest of the words, so that the track never changes its length."""
        px = self.metrics.font("body")
        ends = (self.low, self.high, self.value)
        return max(text.width(words(self.show_value(value)), px, "medium") for value in ends)

    def natural_width(self) -> int:
        return self.metrics.t(180) + self.metrics.u(16) + self._words_width()

    def height_for(self, width: int) -> int:
        line = text.line_height(self.metrics.font("body"), "medium")
        return max(self.metrics.u(HIT), line)

    def track(self) -> pygame.Rect:
        """Where the middle of the thumb can be: a rectangle of the window."""
        radius = self.metrics.t(11)
        width = self.rect.w - self._words_width() - self.metrics.u(16)
        height = self.metrics.t(6)
        return pygame.Rect(
            self.rect.x + radius,
            self.rect.centery - height // 2,
            max(1, width - 2 * radius),
            height,
        )

    def set(self, value: int) -> None:
        """Show a value, rounded to a step, without reporting it."""
        value = self.low + round((value - self.low) / self.by) * self.by
        self.value = max(self.low, min(self.high, value))
        self.changed()

    def _choose(self, value: int) -> bool:
        """The user sets a value; True when it is another one."""
        before = self.value
        self.set(value)
        if self.value != before and self.on_change:
            self.on_change(self.value)
        return self.value != before

    def _settle(self, value: int) -> None:
        if self._choose(value) and self.on_done:
            self.on_done(self.value)

    def press(self, pos: Point) -> None:
        super().press(pos)
        self._before = self.value
        self.drag(pos)

    def drag(self, pos: Point) -> None:
        track = self.track()
        share = (pos[0] - track.x) / track.w
        self._choose(round(self.low + share * (self.high - self.low)))

    def release(self, pos: Point) -> None:
        self.pressed = False
        self.changed()
        if self.value != self._before and self.on_done:
            self.on_done(self.value)

    def cancel(self) -> None:
        if self.pressed:
            self._choose(self._before)
        super().cancel()

    def wheel(self, steps: int) -> bool:
        self._settle(self.value + steps * self.by)
        return True

    def navigate(self, nav: Nav) -> bool:
        large = max(self.by, (self.high - self.low) // 5)
        targets = {
            Nav.LEFT: self.value - self.by,
            Nav.RIGHT: self.value + self.by,
            Nav.PAGE_DOWN: self.value - large,
            Nav.PAGE_UP: self.value + large,
            Nav.HOME: self.low,
            Nav.END: self.high,
        }
        if nav in targets:
            self._settle(targets[nav])
        return nav in targets

    def draw(self, surface: pygame.Surface) -> None:
        track = self.track()
        share = (self.value - self.low) / (self.high - self.low)
        at = track.x + round(track.w * share)
        art.draw_panel(surface, track, track.h // 2, mix(SAND, BARK, 0.25))
        filled = pygame.Rect(track.x, track.y, max(track.h, at - track.x), track.h)
        art.draw_panel(surface, filled, track.h // 2, FOREST)
        side = 2 * (self.metrics.t(11)) - 1
        knob = pygame.Rect(0, 0, side, side)
        knob.center = (at, track.centery)
        fill = mix(CREAM, SAND, self.glow.value * 0.7)
        art.draw_panel(surface, knob, side // 2, fill, FOREST, self.metrics.u(2))
        px = self.metrics.font("body")
        picture = text.render(words(self.show_value(self.value)), px, "medium")
        surface.blit(picture, picture.get_rect(midright=self.rect.midright))
