"""The field: the board as a widget, with what is shown on it and the cursor keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.engine.game import Announcement, Attempt
from game.engine.view import View
from game.scenes.table.choices import Choices, Option
from game.scenes.table.drawing import draw_field
from game.scenes.table.gestures import Gestures
from game.session import Session
from game.settings import Settings
from game.ui.board import ground
from game.ui.board.board import Board
from game.ui.widgets import Nav
from game.ui.widgets.navigation import neighbour
from game.ui.widgets.widget import Point

PREVIEW_SECONDS = 0.45


class Field(Gestures):
    """The table of a session as ``view`` shows it. ``hinted`` is the hint that is marked,
    ``aimed`` and ``aimed_zones`` are what an announcement aims at, ``over`` is the card under the
    pointer or the cursor keys, ``dropped`` whether a card was laid down and nothing moved since."""

    focusable = True
    shrinks = True

    def __init__(
        self,
        board: Board,
        session: Session,
        settings: Settings,
        play: Callable[[Sequence[Option], Sequence[int]], None],
        refuse: Callable[[Attempt], None],
        chosen_changed: Callable[[], None],
    ) -> None:
        super().__init__(board, settings, play, refuse, chosen_changed)
        self.session = session
        self.present(session.view())
        self.cursor_slot = -1
        self.hinted: Option | None = None
        self.aimed: frozenset[int] = frozenset()
        self.aimed_zones: frozenset[int] = frozenset()
        self.over = -1
        self.still = 0.0
        self.dropped = False

    # --- layout ---------------------------------------------------------------------------------

    def natural_width(self) -> int:
        return self.metrics.u(600)

    def height_for(self, width: int) -> int:
        return self.metrics.u(200)

    def place(self, rect: pygame.Rect) -> None:
        if rect != self.rect:
            self.cancel()
        super().place(rect)
        pad = self.metrics.u(6)
        self.board.resize(rect.inflate(-2 * pad, -2 * pad))

    def ground(self) -> pygame.Surface:
        """The background of the whole window, painted once for each size."""
        board, window = self.board, self.metrics.size
        if not ground.has(board.level, window, board.area):
            board.brush.left = 0  # it is enough to be painted in one picture
        return ground.picture(board.level, window, board.area, board.scale)

    # --- what is shown --------------------------------------------------------------------------

    def present(self, view: View) -> None:
        """From now on the table is as in this view; its public numbers are asked for once."""
        game = self.session.game
        self.view = view
        self.infos = game.infos(view)
        self.tally = game.tally(view)
        self.badges = game.badges(view)
        self.turned = game.turned(view)
        self.links = game.links(view)
        self.changed()

    def offer(self, choices: Choices) -> None:
        """From now on these moves can be made."""
        self.choices = choices
        self.hinted = None
        self.choose(-1)

    def wait_again(self) -> None:
        """Something was done here: what lies under the pointer is shown large after a while."""
        if self.resting:
            self.changed()
        self.still = 0.0

    def aim(self, announced: Announcement | None) -> None:
        """Mark what an announcement is aimed at."""
        self.aimed = frozenset(announced.aims if announced else ())
        self.aimed_zones = frozenset(announced.zones if announced else ())
        self.changed()

    def hover(self, pos: Point) -> None:
        """The pointer is here; a card it rests on is shown large after a while."""
        self.dropped &= pos == self.pointer
        self.pointer = pos
        over = self.board.card_at(pos) if self.rect.collidepoint(pos) else -1
        if over != self.over or over < 0:
            if over != self.over or self.resting:
                self.changed()
            self.over, self.still = over, 0.0

    @property
    def previewed(self) -> int:
        """The slot of the card to be shown large, −1 for none."""
        return self.over if self.resting and not self.dragging and not self.dropped else -1

    @property
    def resting(self) -> bool:
        """The pointer (or the cursor) has been in one place for a while."""
        return self.still >= PREVIEW_SECONDS

    def press(self, pos: Point) -> None:
        super().press(pos)
        self.hover(pos)

    def release(self, pos: Point) -> None:
        self.dropped = self.dragging  # what was just laid down need not be shown large
        super().release(pos)
        self.wait_again()

    def cancel(self) -> None:
        """Whatever hangs at the pointer goes home, and no card is shown large."""
        super().cancel()
        self.over = -1
        self.wait_again()

    def look_again(self) -> None:
        """The table has changed under a pointer that rests: what is there now?"""
        if self.pointer and self.cursor_slot < 0:
            self.hover(self.pointer)

    # --- keys -----------------------------------------------------------------------------------

    def navigate(self, nav: Nav) -> bool:
        slots = self._reachable()
        if nav is Nav.ACTIVATE:
            return self._activate(slots)
        if nav not in (Nav.UP, Nav.DOWN, Nav.LEFT, Nav.RIGHT) or not slots:
            return False
        if self.cursor_slot not in slots:
            self.cursor_slot = slots[0]
        else:
            others = [slot for slot in slots if slot != self.cursor_slot]
            here, *there = (self._slim(slot, nav) for slot in (self.cursor_slot, *others))
            index = neighbour(here, nav, there)
            if index is None:
                return False
            self.cursor_slot = others[index]
        self.over, self.still = self.cursor_slot, 0.0
        self.dropped = False
        self.changed()
        return True

    def _slim(self, slot: int, nav: Nav) -> pygame.Rect:
        """A card as the cursor sees it: thin in the direction it goes, because cards that lie
        over each other are neighbours too."""
        rect = self.board.sprites[slot].rect
        across = nav in (Nav.LEFT, Nav.RIGHT)
        size = (max(1, rect.w // 16), rect.h) if across else (rect.w, max(1, rect.h // 16))
        slim = pygame.Rect((0, 0), size)
        slim.center = rect.center
        return slim

    def _activate(self, slots: list[int]) -> bool:
        """The chosen card, else the one move that is the main thing to do."""
        main = [option for option in self.choices.options if option.handle.main]
        if self.cursor_slot in slots:
            self.click_card(self.cursor_slot)
        elif len(main) == 1:
            self.play(main, ())
        return self.cursor_slot in slots or len(main) == 1

    def _reachable(self) -> list[int]:
        """The cards the cursor keys go through: those that can be played, else all in sight."""
        playable = [slot for slot in sorted(self.choices.cards) if slot in self.board.sprites]
        return playable or [
            slot for slot, sprite in sorted(self.board.sprites.items()) if sprite.face >= 0
        ]

    def focus_changed(self, focused: bool) -> None:
        self.cursor_slot = -1
        self.changed()

    # --- time and drawing -----------------------------------------------------------------------

    def update(self, dt: float, motion: bool) -> bool:
        before = self.resting
        if not self.board.moving and not self.dragging:
            self.still += dt
        moved = self.board.update(dt)
        return moved or before != self.resting

    def draw(self, surface: pygame.Surface) -> None:
        draw_field(surface, self)
