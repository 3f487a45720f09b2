"""Gestures on the board: choosing, selecting several, clicking, dragging, dropping."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.engine.game import Attempt
from game.scenes.table.choices import Choices, Option
from game.scenes.table.feed import glide
from game.settings import Settings
from game.ui import sound
from game.ui.board.board import Board
from game.ui.widgets import Widget
from game.ui.widgets.widget import Point

DRAG_UNITS = 7
"""A press that moves so far (design units) is a drag, not a click."""


class Gestures(Widget):
    """What the player does on the board comes out as calls of the scene:

    ``play`` gets options (one: play it; several: let the player choose) and the other selected
    cards, which follow in the next steps; ``refuse`` gets an attempt that matches no legal move;
    ``chosen_changed`` hears that a card was chosen or let go.
    """

    interactive = True

    def __init__(
        self,
        board: Board,
        settings: Settings,
        play: Callable[[Sequence[Option], Sequence[int]], None],
        refuse: Callable[[Attempt], None],
        chosen_changed: Callable[[], None],
    ) -> None:
        super().__init__(grow=1)
        self.board = board
        self.settings = settings
        self.play = play
        self.refuse = refuse
        self.chosen_changed = chosen_changed
        self.choices = Choices(None)
        self.selection: list[int] = []
        self.pointer: Point | None = None
        self._pressed_at: Point | None = None
        self._pressed_card = -1
        self._grip = (0.0, 0.0)

    # --- choosing -------------------------------------------------------------------------------

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

    # --- dragging -------------------------------------------------------------------------------

    def press(self, pos: Point) -> None:
        super().press(pos)
        self.pointer = pos
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
        elif pressed is not None and self.board.card_at(pos) == self._pressed_card:
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
        options = self.choices.dropped(slot, zones, onto)
        if self.board.train:
            self._select([slot, *self.board.train])
        self.board.let_go(glide(self.settings))
        if options:
            self._play(options)
        elif (zones or onto >= 0) and not self._put_back(slot, pos, onto):
            self.refuse(Attempt(slot, zones[0] if zones else -1, onto))

    def _put_back(self, slot: int, pos: Point, onto: int) -> bool:
        """Whether a drop only lays a card back where it lies: nothing was tried by that."""
        home = self.board.zone_rect(self.board.zone_of(slot))
        if home is None or not home.collidepoint(pos):
            return False
        aside = onto < 0 or self.board.kind_of(slot) == "fan"
        return aside or self.board.sprites[slot].home.collidepoint(pos)

    # --- clicks ---------------------------------------------------------------------------------

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
