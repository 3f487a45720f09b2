"""What the list of decks is made of: the decks that come with the game, and the user's files."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from game.engine.text import N_, T, Text
from game.rules.cards import CardFileError
from game.rules.selva import DECK_NAMES
from game.rules.selva.cards import FACES
from game.rules.selva.decks import Deck, broken_rules, prebuilt
from game.save import Damaged
from game.save.decks import DeckFile, DeckShelf
from game.scenes.decktext import deck_of
from game.ui.decks.row import DeckRow

UNUSABLE = N_("The file {file} cannot be used: {reason}")
NOT_ONE = T(N_("This text is no deck"))


class Listed(NamedTuple):
    """A deck of the list. ``path`` is its file, None for what comes with the game; ``file`` holds
    what can be read of it, ``deck`` what can be understood, ``reason`` says why not."""

    title: Text | str
    path: Path | None = None
    file: DeckFile | None = None
    deck: Deck | None = None
    reason: Text | None = None

    @property
    def legal(self) -> bool:
        """Whether it can be played."""
        return self.deck is not None and not broken_rules(self.deck)

    @property
    def about(self) -> Text:
        """Where it comes from and how it stands, in one line."""
        if self.deck is None:
            return self.reason or NOT_ONE
        if self.path is None:
            state = T(N_("comes with the game"))
        elif self.legal:
            state = T(N_("your own"))
        else:
            n = len(broken_rules(self.deck))
            state = T(N_("breaks {n} rule"), "breaks {n} rules", n=n)
        cards = T(N_("{n} card"), "{n} cards", n=self.deck.size)
        return T(N_("{cards} · {state}"), cards=cards, state=state)


def listed(shelf: DeckShelf) -> Iterator[Listed]:
    """All decks: those that come with the game, then the user's own by name."""
    for number, title in enumerate(DECK_NAMES):
        try:
            yield Listed(title, deck=prebuilt(number))
        except CardFileError as error:
            yield Listed(title, reason=T(UNUSABLE, file=error.path.name, reason=error.reason))
    for entry in shelf.entries():
        if isinstance(entry, Damaged):
            yield Listed(entry.path.name, entry.path, reason=entry.reason)
            continue
        found = deck_of(entry.text)
        if isinstance(found, Text):
            yield Listed(entry.path.name, entry.path, entry, reason=found)
        else:
            yield Listed(found.name, entry.path, entry, found)


def row_of(entry: Listed) -> DeckRow:
    """The line of a deck in the list."""
    readable = entry.deck is not None
    alfa = FACES[entry.deck.alfas[0]] if entry.deck and entry.deck.alfas else None
    icon = "lock" if entry.path is None else "check" if entry.legal else "warning"
    return DeckRow(alfa, entry.title, entry.about, icon, readable)
