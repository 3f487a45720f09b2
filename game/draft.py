"""A deck of Selva while somebody builds it: what goes in and out, undo, and what is not kept yet.

Knows nothing of the screen and nothing of files.
"""

from game.engine.text import N_, T, Text
from game.rules.selva.cards import CARDS, NAMES
from game.rules.selva.decks import LONGEST_NAME, Deck, broken_rules
from game.rules.selva.vocabulary import ALFA

MOST_COPIES = 99
"""What the text of a deck can say; the rules of building allow less, and name what is too much."""


def clean_name(name: str) -> str:
    """A name as the first line of a deck can hold it: a line that begins with # says nothing."""
    return " ".join(name.split()).lstrip("# ")[:LONGEST_NAME].rstrip()


class Draft:
    """A deck that changes. ``name`` may be changed at any time; undo is about the cards."""

    def __init__(self, deck: Deck) -> None:
        self.name = deck.name
        self._now = self._kept = deck
        self._past: list[Deck] = []
        self._future: list[Deck] = []

    @property
    def deck(self) -> Deck:
        """The deck as it is now."""
        return self._now._replace(name=clean_name(self.name))

    @property
    def changed(self) -> bool:
        """Whether anything of it is not kept yet."""
        return self.deck != self._kept

    @property
    def faults(self) -> list[Text]:
        """Every rule of building that the deck breaks."""
        return broken_rules(self._now)

    def copies(self, face: int) -> int:
        """How many of a card the deck has, for an Alfa one or none."""
        return self._now.alfas.count(face) or self._now.cards.get(face, 0)

    def add(self, face: int) -> Text | None:
        """Put a card in; why not, if it cannot be."""
        alfas, cards = self._now.alfas, dict(self._now.cards)
        if CARDS[face].kind == ALFA:
            if face in alfas:
                return T(N_("{card} is an Alfa of this deck already."), card=NAMES[face])
            alfas = (*alfas, face)
        else:
            cards[face] = cards.get(face, 0) + 1
            if cards[face] > MOST_COPIES:
                return T(N_("No deck has more than {most} copies of a card."), most=MOST_COPIES)
        self._become(self._now._replace(alfas=alfas, cards=cards))
        return None

    def take(self, face: int) -> bool:
        """Take a card out; False if there is none."""
        alfas, cards = list(self._now.alfas), dict(self._now.cards)
        if face in alfas:
            alfas.remove(face)
        elif face in cards:
            cards[face] -= 1
            if not cards[face]:
                del cards[face]
        else:
            return False
        self._become(self._now._replace(alfas=tuple(alfas), cards=cards))
        return True

    def keep(self) -> None:
        """From now on the deck as it is counts as kept."""
        self._kept = self.deck

    # --- undo -------------------------------------------------------------------------------

    def _become(self, deck: Deck) -> None:
        self._past.append(self._now)
        self._future.clear()
        self._now = deck

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether a change was taken back last."""
        return bool(self._future)

    def undo(self) -> None:
        """Take the last change back, if there is one."""
        if self._past:
            self._future.append(self._now)
            self._now = self._past.pop()

    def redo(self) -> None:
        """Make the change again that was taken back last, if there is one."""
        if self._future:
            self._past.append(self._now)
            self._now = self._future.pop()
