"""The board: one sprite for each card that lies on the table, kept equal to a view.

The board has its own idea of where cards are (``zones``, ``faces``). ``apply`` lets it follow one
event at a time, with the cards gliding; ``sync`` makes it equal to a view. It is given views and
masked events only, so it cannot show what the viewer may not see.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.engine.event import MARKED, MOVED, SHUFFLED, Event
from game.engine.view import View
from game.ui.board.brush import Brush
from game.ui.board.spread import Spread
from game.ui.board.sprite import Sprite
from game.ui.layout import Spot, spots
from game.ui.level import Level
from game.ui.place import Place

HIDDEN_GROUP = 99
STAGGER = 0.06
"""Seconds between the cards of one event that fly off one after the other."""


class Board(Spread):
    """The cards of a game on the screen. Lengths are window pixels unless said otherwise."""

    def __init__(self, level: Level, view: View) -> None:
        super().__init__(level, view)
        self.zones: list[list[int]] = []
        self.faces: list[int] = []
        self.groups: list[int] = []
        self.sprites: dict[int, Sprite] = {}
        self.held: int | None = None
        self.train: tuple[int, ...] = ()
        self.brush = Brush(view.game)
        self.sync(view, 0.0)

    def resize(self, area: pygame.Rect) -> None:
        """Fit the map into a part of the window; cards go to their new places at once."""
        super().resize(area)
        self.settle()
        self._aim(0.0)

    # --- following the game ---------------------------------------------------------------------

    def sync(self, view: View, seconds: float) -> None:
        """Be equal to a view; whatever has to move takes so many seconds."""
        if (view.seat, view.seats) != (self.viewer, self.seats):
            self.viewer, self.seats = view.seat, view.seats
            self.seat_places()
        self.zones = [list(zone) for zone in view.zones]
        self.faces = list(view.faces)
        self.groups = list(view.marks)
        self._aim(seconds)

    def rewind(self, events: Sequence[Event]) -> None:
        """Go back to before some events at once, the cards face down; ``apply`` leads on."""
        for event in reversed(events):
            if event.kind == MOVED:
                for card in event.cards:
                    self.zones[event.target].remove(card.slot)
                    self.faces[card.slot] = -1
                self.zones[event.source] += [card.slot for card in reversed(event.cards)]
        self._aim(0.0)

    def apply(self, event: Event, seconds: float) -> bool:
        """Follow a masked event; returns whether anything moves."""
        if event.kind == MOVED:
            source, target = self.zones[event.source], self.zones[event.target]
            for number, card in enumerate(event.cards):
                if card.slot in source:
                    source.remove(card.slot)
                target.append(card.slot)
                self.faces[card.slot] = card.face
                sprite = self.sprites.get(card.slot)
                if sprite:
                    sprite.land()
                    sprite.delay = number * STAGGER if seconds else 0.0
            order = {card.slot: number for number, card in enumerate(event.cards)}
            return self._aim(seconds, order)
        if event.kind == MARKED:
            for card in event.cards:
                self.groups[card.slot] = event.n
            return self._aim(seconds)
        if event.kind == SHUFFLED:
            for slot in self.zones[event.target]:
                self.faces[slot] = -1
            return self._aim(seconds)
        return False

    def _aim(self, seconds: float, order: dict[int, int] | None = None) -> bool:
        """Send every sprite to where its card lies now."""
        moved = False
        seen: set[int] = set()
        for zone, place in self._by_zone.items():
            slots = self.zones[zone]
            seen.update(slots)
            slots = self.ordered(place, slots)
            for slot, spot in zip(slots, self._spots(place, slots), strict=True):
                delay = STAGGER * order.get(slot, 0) if order and seconds else 0.0
                moved |= self._send(slot, spot, seconds, delay)
        for slot in [slot for slot in self.sprites if slot not in seen]:
            del self.sprites[slot]
        return moved

    def _send(self, slot: int, spot: Spot, seconds: float, delay: float) -> bool:
        sprite = self.sprites.get(slot)
        if sprite is None:
            self.sprites[slot] = Sprite(slot, spot, spot, self.faces[slot], self.faces[slot])
            return True
        return not self.lifted(slot) and sprite.send(spot, self.faces[slot], seconds, delay)

    def _spots(self, place: Place, slots: list[int]) -> list[Spot]:
        """The spots of cards in a place, in window pixels."""
        return spots(self.fitted(place), [self.group_of(slot) for slot in slots])

    def ordered(self, place: Place, slots: list[int]) -> list[int]:
        """The cards of a zone in the order in which they lie."""
        if not place.sort:
            return slots
        return sorted(slots, key=lambda slot: (self.group_of(slot), self.faces[slot], slot))

    def group_of(self, slot: int) -> int:
        """The group a card lies in: the one the rules give it, else by its kind."""
        if self.groups and self.groups[slot]:
            return self.groups[slot]
        face = self.faces[slot]
        return self.game.faces[face].group if face >= 0 else HIDDEN_GROUP

    # --- time -----------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        """Let time pass (seconds); returns whether the picture changes."""
        moving = [sprite for sprite in self.sprites.values() if sprite.moving]
        for sprite in moving:
            sprite.age += dt
        return bool(moving) or self.brush.drafts > 0

    @property
    def moving(self) -> bool:
        """Some card is on its way."""
        return any(sprite.moving for sprite in self.sprites.values())

    def settle(self) -> None:
        """End all motion at once."""
        for sprite in self.sprites.values():
            sprite.land()

    # --- finding --------------------------------------------------------------------------------

    def order(self) -> list[Sprite]:
        """All sprites in drawing order: resting ones as they lie, moving ones above them."""
        resting: list[Sprite] = []
        flying: list[Sprite] = []
        for zone, place in self._by_zone.items():
            for sprite in self._pile_order(place, self.ordered(place, self.zones[zone])):
                if not self.lifted(sprite.slot):
                    (flying if sprite.moving else resting).append(sprite)
        return resting + flying + self.in_hand()

    def buried(self) -> set[int]:
        """The cards that lie in a pile below another one."""
        result: set[int] = set()
        for zone, place in self._by_zone.items():
            if place.kind == "pile":
                lying = [s for s in self.zones[zone] if not self.lifted(s)]
                resting = [s for s in lying if not self.sprites[s].moving]
                result.update(resting[:-1])
        return result

    def _pile_order(self, place: Place, slots: Iterable[int]) -> list[Sprite]:
        sprites = [self.sprites[slot] for slot in slots if slot in self.sprites]
        if place.kind == "groups":
            sprites.sort(key=lambda sprite: (round(sprite.goal.x), sprite.goal.y))
        if place.kind == "pile" and len(sprites) > 4:
            top = len(sprites) - 1
            return [
                sprite
                for i, sprite in enumerate(sprites)
                if sprite.moving or (i < 30 and i % 4 == 0) or i == top
            ]
        return sprites

    def card_at(self, pos: tuple[int, int], but: int = -1) -> int:
        """The slot of the topmost card at a point, −1 if there is none; ``but`` is ignored."""
        for sprite in reversed(self.order()):
            if sprite.slot == but or self.lifted(sprite.slot):
                continue
            if sprite.rect.collidepoint(pos):
                return sprite.slot
        return -1

    def zone_of(self, slot: int) -> int:
        """The zone a card lies in, −1 if nowhere on the table."""
        return next((z for z, slots in enumerate(self.zones) if slot in slots), -1)

    def kind_of(self, slot: int) -> str:
        """How the zone of a card is laid out, empty if it lies nowhere on the table."""
        place = self._by_zone.get(self.zone_of(slot))
        return place.kind if place else ""

    # --- dragging -------------------------------------------------------------------------------

    def hold(self, slots: Sequence[int], pos: tuple[float, float], width: float) -> None:
        """Put cards under the pointer, the first at ``pos``, the others half hidden behind it."""
        self.held, self.train = slots[0], tuple(slots[1:])
        for number, slot in enumerate(slots):
            aside = number * width * 0.25
            self.sprites[slot].jump(Spot(pos[0] + aside, pos[1] - aside * 0.3, width))

    def lifted(self, slot: int) -> bool:
        """Whether a card hangs at the pointer."""
        return slot == self.held or slot in self.train

    def in_hand(self) -> list[Sprite]:
        """What hangs at the pointer, in drawing order."""
        slots = [*reversed(self.train), self.held]
        return [self.sprites[slot] for slot in slots if slot in self.sprites]

    def let_go(self, seconds: float) -> None:
        """What was held goes back to where it lies."""
        self.held, self.train = None, ()
        self._aim(seconds)
