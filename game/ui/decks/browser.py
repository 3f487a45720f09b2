"""Finding cards: words to look for above the gallery, and the switches beside it."""

from collections.abc import Callable

from game.engine.text import N_, T
from game.ui.decks.carry import Carry
from game.ui.decks.filters import Filters
from game.ui.decks.painter import Painter
from game.ui.decks.pool import Pool
from game.ui.decks.search import Search, in_order
from game.ui.theme import MUTED
from game.ui.widgets import Button, Column, Icon, Label, Row, TextField


class Browser(Column):
    """The gallery with a field for words; ``filters`` are the switches, to be placed elsewhere."""

    def __init__(
        self,
        carry: Carry,
        painter: Painter,
        on_add: Callable[[int], None],
        on_take: Callable[[int], None],
    ) -> None:
        self.search = Search()
        self.filters = Filters(self.search, self.find)
        self.pool = Pool(in_order(), carry, painter, on_add, on_take)
        self.words = TextField(
            on_change=self._look_for, hint=T(N_("Name, species or rules")), grow=1, basis=170
        )
        self.found = Label("", "small", "medium", MUTED)
        self.all_cards = Button(T(N_("All cards")), self.clear_search, size="small")
        self.nothing = Label(T(N_("No card is like that.")), colour=MUTED, align="centre")
        top = Row(Icon("search", 22, MUTED), self.words, self.found, self.all_cards, gap=10)
        super().__init__(top, self.nothing, self.pool, gap=10)
        self.find()

    def _look_for(self, words: str) -> None:
        self.search.words = words
        self.find()

    def find(self) -> None:
        """Show the cards that are looked for, and how many they are."""
        number = self.pool.show_only(self.search.finds)
        self.found.set(T(N_("{n} card"), "{n} cards", n=number))
        self.nothing.show(not number)
        self.all_cards.show(self.search.active)

    def clear_search(self) -> None:
        """Show all cards again."""
        self.search.clear()
        self.words.set("")
        self.filters.refresh()
        self.find()
