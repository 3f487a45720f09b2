"""The field: the board as a widget, with the pointer and the cursor keys on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.engine.game import Announcement, Attempt
from game.scenes.table.choices import Choices, Option
from game.scenes.table.drawing import draw_field
from game.scenes.table.feed import glide
from game.session import Session
from game.settings import Settings
from game.ui import sound
from game.ui.board.board import Board
from game.ui.board.ground import paint
from game.ui.widgets import Nav, Widget
from game.ui.widgets.navigation import neighbour
from game.ui.widgets.widget import Point

DRAG_UNITS = 7
"""A press that moves so far (design units) is a drag, not a click."""
PREVIEW_SECONDS = 0.45


class Field(Widget):
    """The table. What the player does here comes out as calls of the scene:

    ``play`` gets options (one: play it; several: let the player choose) and the other selected
    cards, which follow in the next steps; ``refuse`` gets an attempt that matches no legal move;
    ``chosen_changed`` hears that a card was chosen or let go.
    """

    interactive = True
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
        super().__init__(grow=1)
        self.board = board
        self.session = session
        self.settings = settings
        self.play = play
        self.refuse = refuse
        self.chosen_changed = chosen_changed
        self.view = session.view()
        self.choices = Choices(None)
        self.selection: list[int] = []
        self.cursor_slot = -1
        self.hinted: Option | None = None
        self.aimed: frozenset[int] = frozenset()
        self.aimed_zones: frozenset[int] = frozenset()
        self.pointer: Point | None = None
        self.over = -1
        self.still = 0.0
        self._pressed_at: Point | None = None
        self._pressed_card = -1
        self._grip = (0.0, 0.0)
        self._ground: tuple[tuple[int, ...], pygame.Surface] | None = None

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
        key = (*self.metrics.size, *self.board.area)
        if self._ground is None or self._ground[0] != key:
            board = self.board
            picture = paint(board.level, self.metrics.size, board.area, board.scale)
            self._ground = (key, picture)
        return self._ground[1]

    # --- what can be done -----------------------------------------------------------------------

    def offer(self, choices: Choices) -> None:
        """From now on these moves can be made."""
        self.choices = choices
        self.hinted = None
        self.choose(-1)

    def aim(self, announced: Announcement | None) -> None:
        """Mark what an announcement is aimed at."""
        self.aimed = frozenset(announced.aims if announced else ())
        self.aimed_zones = frozenset(announced.zones if announced else ())
        self.changed()

    def choose(self, slot: int) -> None:
        """Lift a card out (−1: none), so that its targets light up and its moves get buttons."""
        self._select([slot] if slot >= 0 else [])

    @property
    def chosen(self) -> int:
        """The card that was chosen first, −1 if none is."""
        return self.selection[0] if self.selection else -1

    def _select(self, slots: list[int]) -> None:
        if slots != self.selection:
            self.selection = slots
            self.chosen_changed()
        self.changed()

    def _joins(self, slot: int) -> bool:
        """Whether a card may be selected in addition: some move plays so many cards of the kind."""
        number = len(self.selection) + 1
        board = self.board
        return (
            slot not in self.selection
            and any(o.handle.together == number for o in self.choices.of_card(self.chosen))
            and any(o.handle.together > 1 for o in self.choices.of_card(slot))
            and board.group_of(slot) == board.group_of(self.chosen)
        )

    def _play(self, options: Sequence[Option]) -> None:
        """What is meant, with all that is selected."""
        self.play(self.choices.as_many(options, len(self.selection)), self.selection[1:])

    @property
    def dragging(self) -> bool:
        """A card hangs at the pointer."""
        return self.board.held is not None

    def meant(self) -> list[Option]:
        """The moves that a drop (or, with a chosen card, a click) would mean where the pointer is."""
        slot = self.board.held if self.dragging else self.chosen
        if slot is None or slot < 0 or not self.pointer or not self.rect.collidepoint(self.pointer):
            return []
        zones = self.board.zones_at(self.pointer)
        options = self.choices.dropped(slot, zones, self.board.card_at(self.pointer, but=slot))
        return self.choices.as_many(options, len(self.selection))

    # --- pointer --------------------------------------------------------------------------------

    def hover(self, pos: Point) -> None:
        """The pointer is here; a card it rests on is shown large after a while."""
        self.pointer = pos
        over = self.board.card_at(pos) if self.rect.collidepoint(pos) else -1
        if over != self.over:
            self.over, self.still = over, 0.0
            self.changed()

    @property
    def previewed(self) -> int:
        """The slot of the card to be shown large, −1 for none."""
        if self.dragging:
            return -1
        if self.still >= PREVIEW_SECONDS and self.over >= 0:
            return self.over
        return -1

    def press(self, pos: Point) -> None:
        super().press(pos)
        self.hover(pos)
        self._pressed_at = pos
        self._pressed_card = self.board.card_at(pos)

    def drag(self, pos: Point) -> None:
        self.pointer = pos
        if self.dragging:
            self._carry(pos)
        elif self._pressed_at and self._pressed_card >= 0:
            dx, dy = pos[0] - self._pressed_at[0], pos[1] - self._pressed_at[1]
            if max(abs(dx), abs(dy)) >= self.metrics.u(DRAG_UNITS):
                self._lift(pos)

    def _lift(self, pos: Point) -> None:
        """A card leaves the table; it stays under the point where it was taken."""
        assert self._pressed_at is not None
        slot = self._pressed_card
        spot = self.board.sprites[slot].spot
        self._grip = (spot.x - self._pressed_at[0], spot.y - self._pressed_at[1])
        if slot not in self.selection:
            self.choose(-1)
        others = [other for other in self.selection if other != slot]
        self.board.hold([slot, *others], (spot.x, spot.y), spot.w)
        self._carry(pos)

    def _carry(self, pos: Point) -> None:
        held = self.board.held
        if held is not None and held in self.board.sprites:
            width = self.board.sprites[held].spot.w
            place = (pos[0] + self._grip[0], pos[1] + self._grip[1])
            self.board.hold([held, *self.board.train], place, width)
            self.changed()

    def release(self, pos: Point) -> None:
        pressed, self._pressed_at = self._pressed_at, None
        slot = self.board.held
        super().cancel()
        if slot is not None:
            self._drop(slot, pos)
        elif pressed is not None:
            self._click(pos)

    def cancel(self) -> None:
        """Whatever hangs at the pointer goes home; no move is made."""
        self._pressed_at = None
        if self.dragging:
            self.board.let_go(glide(self.settings))
        super().cancel()

    def _drop(self, slot: int, pos: Point) -> None:
        inside = self.rect.collidepoint(pos)
        zones = self.board.zones_at(pos) if inside else []
        onto = self.board.card_at(pos, but=slot) if inside else -1
        home = self.board.zone_of(slot)
        options = self.choices.dropped(slot, zones, onto)
        if self.board.train:
            self._select([slot, *self.board.train])
        self.board.let_go(glide(self.settings))
        if options:
            self._play(options)
        elif inside and (zones or onto >= 0) and home not in zones[:1]:
            self.refuse(Attempt(slot, zones[0] if zones else -1, onto))

    # --- clicks and keys ------------------------------------------------------------------------

    def _click(self, pos: Point) -> None:
        slot = self.board.card_at(pos)
        zones = self.board.zones_at(pos)
        if self.chosen >= 0 and slot != self.chosen:
            options = self.choices.dropped(self.chosen, zones, slot)
            if options and not (slot >= 0 and self.choices.clicks(slot)):
                self._play(options)
                return
        if slot >= 0:
            self.click_card(slot)
            return
        free = self.choices.on_zones(zones)
        if free:
            self.play(free, ())
        else:
            self.choose(-1)

    def click_card(self, slot: int) -> None:
        """A click on a card: choose it, or one more of its kind; the second click plays."""
        clicks = self.choices.clicks(slot)
        if slot in self.selection and clicks:
            first = [slot, *(other for other in self.selection if other != slot)]
            self._select(first)
            self._play(clicks)
        elif self.selection and self._joins(slot):
            sound.play("card_flip")
            self._select([*self.selection, slot])
        elif clicks or self.choices.of_card(slot):
            sound.play("card_flip")
            self.choose(slot)
        else:
            free = self.choices.on_zones([self.board.zone_of(slot)])
            if free:
                self.play(free, ())
            else:
                self.choose(-1)
                self.refuse(Attempt(slot))

    def navigate(self, nav: Nav) -> bool:
        slots = self._reachable()
        if nav is Nav.ACTIVATE and self.cursor_slot in slots:
            self.click_card(self.cursor_slot)
            return True
        if nav not in (Nav.UP, Nav.DOWN, Nav.LEFT, Nav.RIGHT) or not slots:
            return False
        if self.cursor_slot not in slots:
            self.cursor_slot = slots[0]
        else:
            here = self.board.sprites[self.cursor_slot].rect
            others = [slot for slot in slots if slot != self.cursor_slot]
            index = neighbour(here, nav, [self.board.sprites[slot].rect for slot in others])
            if index is None:
                return False
            self.cursor_slot = others[index]
        self.over, self.still = self.cursor_slot, 0.0
        self.changed()
        return True

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
        before = self.previewed
        self.still += dt
        moved = self.board.update(dt)
        return moved or before != self.previewed

    def draw(self, surface: pygame.Surface) -> None:
        draw_field(surface, self)
