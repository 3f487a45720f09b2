"""A deck to look at: its numbers, its costs and its cards."""

from collections.abc import Callable

from game.engine.text import Text
from game.rules.selva.decks import Deck
from game.ui.decks.carry import Carry
from game.ui.decks.curve import CostCurve
from game.ui.decks.facts import Numbers, Verdict
from game.ui.decks.painter import Painter
from game.ui.decks.pool import Tile, Tiles
from game.ui.decks.search import in_order
from game.ui.theme import MUTED
from game.ui.widgets import Column, Divider, Label, Widget


class ShownTile(Tile):
    """A card of a deck that is only looked at."""

    def badge(self) -> str:
        """How many of it there are."""
        return f"× {self.copies}"


def deck_shown(
    deck: Deck, title: Text | str, about: Text | str, painter: Painter, look: Callable[[Tile], None]
) -> Widget:
    """Everything about a deck, below each other; ``about`` is a line below its title (or empty),
    ``look`` hears which card was pressed."""
    numbers, curve, verdict = Numbers(), CostCurve(), Verdict()
    for part in (numbers, curve, verdict):
        part.show_deck(deck)
    carry = Carry(lambda *_: None)
    faces = [*dict.fromkeys(deck.alfas), *(face for face in in_order() if face in deck.cards)]
    tiles = [ShownTile(face, carry, painter, look) for face in faces]
    for tile in tiles:
        tile.copies = deck.cards.get(tile.face, 0)
    head = [Label(title, "large", "semibold"), Label(about, "small", colour=MUTED)]
    return Column(
        *(head if about else head[:1]),
        verdict,
        numbers,
        curve,
        Divider(),
        Tiles(tiles),
        gap=10,
    )
