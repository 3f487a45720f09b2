"""What there is to know of a deck at a glance: numbers, and the rules it breaks."""

from collections.abc import Sequence

from game.engine.text import N_, T, Text
from game.rules.selva.cards import CARDS
from game.rules.selva.decks import (
    LEAST_CARDS,
    LEAST_HERBS,
    LEAST_PREYS,
    MATCH_ALFAS,
    MOST_CARDS,
    MOST_ULTRA_RARES,
    Deck,
    broken_rules,
    number_of,
)
from game.rules.selva.vocabulary import HERB, PREY, ULTRA_RARE
from game.ui.theme import CREAM, FOREST, MUTED, ROSE, TEXT, Colour, mix
from game.ui.widgets import Column, Icon, Label, Panel, Row, ScrollArea, Widget

PLAYABLE = T(N_("This deck can be played."))
SINGLE_GAMES = T(
    N_("This deck can be played in single games; a match needs {n} Alfas."), n=MATCH_ALFAS
)


def numbers_of(deck: Deck) -> list[tuple[Text, bool]]:
    """The numbers that the rules of building are about, each with whether it is as it must be."""
    herbs, preys = number_of(deck, HERB), number_of(deck, PREY)
    ultra = sum(n for face, n in deck.cards.items() if CARDS[face].rarity == ULTRA_RARE)
    alfas = len(deck.alfas)
    return [
        (
            T(
                N_("{number} of {least}–{most} cards"),
                number=deck.size,
                least=LEAST_CARDS,
                most=MOST_CARDS,
            ),
            LEAST_CARDS <= deck.size <= MOST_CARDS,
        ),
        (T(N_("{n} Alfa"), "{n} Alfas", n=alfas), 1 <= alfas <= MATCH_ALFAS),
        (T(N_("{n} herb"), "{n} herbs", n=herbs), herbs >= LEAST_HERBS),
        (T(N_("{n} prey"), "{n} preys", n=preys), preys >= LEAST_PREYS),
        (T(N_("{n} ultra rare"), "{n} ultra rares", n=ultra), ultra <= MOST_ULTRA_RARES),
    ]


class Numbers(Row):
    """The numbers of a deck, side by side; those that break a rule are marked."""

    def __init__(self) -> None:
        super().__init__(gap=12, line_gap=2)

    def show_deck(self, deck: Deck) -> None:
        """Show the numbers of a deck."""
        self.children = [_number(say, right) for say, right in numbers_of(deck)]
        self.relayout()


def _number(say: Text, right: bool) -> Widget:
    if right:
        return Label(say, "small", "medium")
    label = Label(say, "small", "bold", mix(ROSE, TEXT, 0.15))
    return Row(Icon("warning", 16, ROSE), label, gap=4)


class Verdict(Panel):
    """Whether a deck can be played, or every rule that it breaks.

    It scrolls when it would be higher than ``limit`` pixels (0: never).
    """

    shrinks = False

    def __init__(self) -> None:
        self.lines = Column(gap=3)
        self.limit = 0
        super().__init__(ScrollArea(self.lines, grow=0), fill=CREAM, padding=9)

    def height_for(self, width: int) -> int:
        whole = super().height_for(width)
        return min(whole, self.limit) if self.limit else whole

    def show_deck(self, deck: Deck) -> None:
        """Judge a deck."""
        self.say(broken_rules(deck))
        if self.fault_count:
            return
        match = len(deck.alfas) == MATCH_ALFAS
        self.lines.children = [_line("check", FOREST, PLAYABLE if match else SINGLE_GAMES)]

    def say(self, faults: Sequence[Text]) -> None:
        """Show what is wrong."""
        self.fault_count = len(faults)
        self.fill = mix(CREAM, ROSE, 0.12) if faults else mix(CREAM, FOREST, 0.06)
        self.border = mix(CREAM, ROSE, 0.5) if faults else mix(CREAM, FOREST, 0.35)
        self.lines.children = [_line("warning", ROSE, fault) for fault in faults]
        self.relayout()


def _line(icon: str, colour: Colour, say: Text) -> Widget:
    ink = MUTED if icon == "check" else TEXT
    return Row(Icon(icon, 18, colour), Label(say, "small", colour=ink, grow=1, basis=120), gap=7)
