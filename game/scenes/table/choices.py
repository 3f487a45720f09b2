"""Which legal moves a gesture can mean: the same for mouse, keys and tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.game import Handle
from game.engine.move import Move
from game.engine.view import View


class Option(NamedTuple):
    """A legal move and how it is made."""

    move: Move
    handle: Handle


class Choices:
    """The legal moves of the human at the table, sorted by gesture."""

    def __init__(self, view: View | None) -> None:
        """``None``, or a view with nothing to decide, gives no choices."""
        moves = view.moves if view else ()
        game = view.game if view else None
        self.options = [Option(m, game.handle(view, m)) for m in moves] if game and view else []

    def __bool__(self) -> bool:
        return bool(self.options)

    @property
    def cards(self) -> set[int]:
        """The cards that can be dragged or clicked."""
        return {
            slot for option in self.options for slot in (*option.handle.cards, *option.handle.click)
        }

    def of_card(self, slot: int) -> list[Option]:
        """The moves that are made by dragging this card."""
        return [option for option in self.options if slot in option.handle.cards]

    def clicks(self, slot: int) -> list[Option]:
        """The moves that are made by clicking this card."""
        return [option for option in self.options if slot in option.handle.click]

    def dropped(self, slot: int, zones: list[int], onto: int) -> list[Option]:
        """The moves of dropping a card on some zones or on another card; the card counts more."""
        mine = self.of_card(slot)
        exact = [option for option in mine if onto >= 0 and onto in option.handle.onto]
        return exact or [o for o in mine if any(zone in o.handle.zones for zone in zones)]

    def on_zones(self, zones: list[int]) -> list[Option]:
        """The moves that need no card and are made by clicking a zone."""
        return [
            option
            for option in self.options
            if not option.handle.cards and any(zone in option.handle.zones for zone in zones)
        ]

    def targets(self, slot: int) -> tuple[set[int], set[int]]:
        """Zones and cards on which this card can be dropped."""
        zones: set[int] = set()
        onto: set[int] = set()
        for option in self.of_card(slot):
            zones.update(option.handle.zones)
            onto.update(option.handle.onto)
        return zones, onto

    @staticmethod
    def as_many(options: Sequence[Option], selected: int) -> list[Option]:
        """Those of the options that play as many cards as are selected, if several are."""
        if selected < 2:
            return list(options)
        return [option for option in options if option.handle.together == selected]

    def buttons(self, selection: Sequence[int]) -> list[Option]:
        """The moves that get a button: the main ones, those without a card, and those of the
        selected cards; each of them once."""
        chosen = selection[0] if selection else -1
        found: list[Option] = []
        for option in self.options:
            handle = option.handle
            free = not handle.cards and not handle.click
            mine = chosen >= 0 and (chosen in handle.cards or chosen in handle.click)
            fits = mine and (len(selection) < 2 or handle.together == len(selection))
            if handle.main or free or fits:
                found.append(option)
        return sorted(found, key=lambda option: option.handle.main)
