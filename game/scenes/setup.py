"""Setting up a new game: which one, who plays, with which options and seed."""

from collections.abc import Sequence

from game import rules
from game.bots.registry import OFFERED, TITLES
from game.engine.game import Game
from game.engine.text import N_, T, Text
from game.plan import LONGEST_NAME, SEED_DIGITS, Plan, new_seed
from game.save.decks import DeckFile, DeckShelf
from game.scenes.navigator import Navigator
from game.scenes.page import Page
from game.scenes.setupoptions import OptionList
from game.ui.gamecard import GameCard
from game.ui.seatmark import SeatMark
from game.ui.theme import CREAM, FOREST, MUTED
from game.ui.widgets import (
    Button,
    Choice,
    Column,
    Divider,
    Frame,
    IconButton,
    Label,
    Panel,
    Row,
    ScrollArea,
    TextField,
    Widget,
)

LEVELS: dict[str, Text] = {
    "novice": T(N_("Plays whatever comes to mind: good to learn the rules.")),
    "casual": T(N_("Knows the rules well and still makes mistakes.")),
    "skilled": T(N_("Plays soundly and seldom gives anything away.")),
    "expert": T(N_("Always plays the best move it finds.")),
    "master": T(N_("Looks furthest; takes a few seconds for a move.")),
}
"""What to expect of the levels that are offered."""
KINDS = [(True, T(N_("Human"))), (False, T(N_("Bot")))]


class SeatRow(Column):
    """One seat: human or bot, its name, and how well a bot plays."""

    def __init__(self, plan: Plan, seat: int) -> None:
        self.plan = plan
        self.seat = seat
        chair = plan.chairs[seat]
        self.mark = SeatMark(seat, "human", 30)
        self.kind = Choice(KINDS, chair.human, self._set_kind)
        self.name = TextField(on_change=self._rename, limit=LONGEST_NAME, grow=1, basis=150)
        levels = [(level, TITLES[level]) for level in OFFERED]
        self.level = Choice(levels, chair.level, self._set_level, segmented=False)
        self.about = Label("", "small", colour=MUTED)
        super().__init__(
            Row(self.mark, self.kind, self.name, self.level, gap=10), self.about, gap=3
        )
        self.refresh()

    def refresh(self) -> None:
        """Show what is planned for the seat."""
        chair = self.plan.chairs[self.seat]
        self.mark.set("human" if chair.human else "bot")
        self.name.set(self.plan.typed_name(self.seat))
        self.name.hint = self.plan.usual_name(self.seat)
        self.level.set(chair.level)
        self.level.show(not chair.human)
        self.about.show(not chair.human)
        self.about.set(LEVELS[chair.level])

    def _set_kind(self, human: bool) -> None:
        self.plan.seat_human(self.seat, human)
        self.refresh()

    def _set_level(self, level: str) -> None:
        self.plan.level(self.seat, level)
        self.refresh()

    def _rename(self, name: str) -> None:
        self.plan.rename(self.seat, name)


class SetupScene(Page):
    """Everything on one page that scrolls when it has to. Start goes to the navigator."""

    def __init__(
        self,
        navigator: Navigator,
        decks: DeckShelf | None = None,
        games: Sequence[Game] | None = None,
    ) -> None:
        super().__init__()
        self.navigator = navigator
        self.decks = decks
        self.games = list(games or rules.games())

    def build(self) -> Widget:
        self.plan = Plan(self.games, self.host.settings.last_setup, self._own_decks())
        self.cards = [GameCard(g, self._choose_game, len(self.games) == 1) for g in self.games]
        self.number = Choice(self._numbers(), self.plan.seats, self._set_seats)
        self.rows = [SeatRow(self.plan, seat) for seat in range(len(self.plan.chairs))]
        self.options = OptionList(self.plan, self.navigator.decks)
        self.seed = TextField(
            self.plan.seed,
            self._set_seed,
            hint=T(N_("Random")),
            limit=SEED_DIGITS,
            allowed=lambda c: c in "0123456789",
            grow=1,
            basis=120,
        )
        self.start = Button(T(N_("Start")), self.begin, "primary", icon="play")
        self.learn = Button(T(N_("First game, with explanations")), self.begin_first, icon="hint")
        self._refresh()
        return self._page()

    def _page(self) -> Widget:
        players, options = self._players_panel(), self._options_panel()
        several = len(self.cards) > 1
        left = Column(*self.cards, *([] if several else [options]), gap=14, grow=4, basis=400)
        right = Column(players, *([options] if several else []), gap=14, grow=5, basis=560)
        back = Button(T(N_("Back")), self.back)
        buttons = Row(self.learn, back, self.start, justify="end", gap=12)
        page = Column(
            Label(T(N_("New game")), "heading", "semibold", FOREST),
            ScrollArea(Column(Row(left, right, gap=16, line_gap=16, stretch=True))),
            buttons,
            gap=16,
        )
        return Frame(page, width=1400, margin=24, fill=True)

    def _players_panel(self) -> Widget:
        head = Row(
            Label(T(N_("Players")), "large", "semibold", grow=1, basis=140),
            self.number,
        )
        return Panel(Column(head, Divider(), *self.rows, gap=12), fill=CREAM)

    def _options_panel(self) -> Widget:
        other = IconButton("dice", T(N_("Another seed")), self._new_seed)
        seed = Column(
            Row(Label(T(N_("Seed")), grow=1, basis=110), Row(self.seed, other, grow=1, basis=220)),
            Label(T(N_("Equal seeds deal equal cards.")), "small", colour=MUTED),
            gap=3,
        )
        head = Label(T(N_("Options")), "large", "semibold")
        return Panel(Column(head, Divider(), self.options, seed, gap=14), fill=CREAM)

    # --- choosing -----------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        self.root.focus(self.start)

    def _numbers(self) -> list[tuple[int, str]]:
        return [(seats, str(seats)) for seats in self.plan.game.seats]

    def _refresh(self) -> None:
        """Show the game, as many seats as it has, and its options."""
        plan = self.plan
        for card in self.cards:
            card.choose(card.game is plan.game)
        for row in self.rows:
            row.show(row.seat < plan.seats)
            row.refresh()
        self.options.fill()
        self.learn.show(plan.game.first_game is not None)

    def _own_decks(self) -> list[DeckFile]:
        return self.decks.decks() if self.decks else []

    def resumed(self, result: object) -> None:
        self.plan.renew_decks(self._own_decks())
        self.options.renew()

    def _choose_game(self, game: Game) -> None:
        self.plan.choose_game(game)
        self.number.offer(self._numbers(), self.plan.seats)
        self._refresh()

    def _set_seats(self, seats: int) -> None:
        self.plan.seats = seats
        self._refresh()

    def _set_seed(self, seed: str) -> None:
        self.plan.seed = seed

    def _new_seed(self) -> None:
        self.plan.seed = new_seed()
        self.seed.set(self.plan.seed)

    def begin(self) -> None:
        """Remember all this and start."""
        self.host.settings.last_setup = self.plan.remembered()
        self.host.apply_settings()
        self.navigator.start(self.plan.setup(), self.plan.players())

    def begin_first(self) -> None:
        """Start the game to learn by."""
        if first := self.plan.game.first_game:
            self.navigator.start(*self.plan.first_game(first))
