"""Pages for the tests of the widgets, and a navigator that only notes where it was sent."""

from collections.abc import Callable

from game.engine.text import T
from game.scenes.page import Page
from game.ui.theme import CREAM
from game.ui.widgets import (
    Button,
    Choice,
    Column,
    Divider,
    Frame,
    Icon,
    IconButton,
    Label,
    ListView,
    Panel,
    Picture,
    Row,
    ScrollArea,
    Slider,
    Spacer,
    TextField,
    Toggle,
    Widget,
)


class Places:
    """A navigator that goes nowhere and remembers the way."""

    def __init__(self, unfinished: bool = False) -> None:
        self.has_unfinished = unfinished
        self.went: list[str] = []

    def unfinished(self) -> bool:
        return self.has_unfinished

    def resume(self) -> None:
        self.went.append("resume")

    def new_game(self) -> None:
        self.went.append("new_game")

    def load(self) -> None:
        self.went.append("load")

    def replays(self) -> None:
        self.went.append("replays")

    def decks(self) -> None:
        self.went.append("decks")

    def rules(self) -> None:
        self.went.append("rules")

    def settings(self) -> None:
        self.went.append("settings")


class Sample(Page):
    """A page made of whatever a test wants to look at."""

    def __init__(self, make: Callable[[], Widget]) -> None:
        super().__init__()
        self.make = make

    def build(self) -> Widget:
        return self.make()


def nothing(*_: object) -> None:
    """An action without effect."""


def in_a_column(*widgets: Widget) -> Callable[[], Widget]:
    """A page with these widgets below each other."""
    return lambda: Frame(Column(*widgets), width=400)


def everything() -> Widget:
    """One of each widget, in the containers they are used in."""
    sizes = [(n, T("{n} players", n=n)) for n in range(2, 6)]
    rows = [Row(Icon("star"), Label(T("Row number {n}", n=n), grow=1)) for n in range(30)]
    form = Column(
        Row(
            Label(T("Your name at the table"), grow=1, basis=200),
            TextField("Ada", hint=T("Name")),
        ),
        Row(Label(T("How many play"), grow=1, basis=200), Choice(sizes, 3, nothing)),
        Row(
            Label(T("How many play"), grow=1, basis=200),
            Choice(sizes, 3, nothing, segmented=False),
        ),
        Toggle(T("A rather long description of an option that can be on or off"), True, nothing),
        Slider(3, 1, 9, 1, lambda n: T("{n} rounds", n=n)),
        Divider(),
        Row(Picture("common/logo", (80, 80)), Spacer(8), IconButton("undo", T("Undo"), nothing)),
    )
    buttons = Row(
        Button(T("Back"), nothing),
        Button(T("Delete this game for ever"), nothing, "danger", icon="trash"),
        Button(T("Start"), nothing, "primary"),
        justify="end",
    )
    page = Column(
        Label(T("Every widget there is"), "heading", "semibold"),
        ScrollArea(Column(form, Panel(Column(*rows), fill=CREAM))),
        buttons,
        gap=12,
    )
    return Frame(page, width=900, margin=16, fill=True)


def a_list() -> Widget:
    """A list of many rows between a title and a button."""
    rows = [
        Row(Icon("star"), Label(T("The save of day {n} in autumn", n=n), grow=1, basis=200))
        for n in range(40)
    ]
    page = Column(
        Label(T("Saved games"), "heading"),
        ListView(rows, empty=T("Nothing was saved yet.")),
        Row(Button(T("Back"), nothing), Button(T("Open"), nothing, "primary"), justify="between"),
    )
    return Frame(page, width=700, margin=16, fill=True)
