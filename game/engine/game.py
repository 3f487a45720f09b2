"""What a game provides: its parts, its first steps, its words and its results."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from game.engine.table import Record, RulesError, Table
from game.engine.text import Text

if TYPE_CHECKING:
    from game.engine.event import Event
    from game.engine.move import Move
    from game.engine.rng import Rng
    from game.engine.view import View
    from game.engine.zone import Zone

MAX_SEATS = 5


class Face(NamedTuple):
    """What is printed on a card, for those who draw it.

    ``picture`` and ``back`` name pictures, ``mark`` and ``badges`` icons, ``tint`` is #rrggbb.
    ``columns`` is a small table (label, value) along the bottom, a label being words or the name of
    an icon; ``text`` a short effect;
    ``help`` is shown beside the large card. ``group`` sorts cards that belong together.
    """

    key: str
    name: Text
    picture: str
    tint: str
    mark: str
    group: int
    back: str = "card_back"
    corner: str = ""
    badges: tuple[str, ...] = ()
    columns: tuple[tuple[Text | str, str], ...] = ()
    text: Text | None = None
    help: tuple[Text, ...] = ()


class Choice(NamedTuple):
    """A value of an option: ``key`` on the command line and in saves, ``label`` on the screen."""

    value: int
    key: str
    label: Text


class Option(NamedTuple):
    """An option of a game; ``default`` gives its value for a number of seats."""

    name: str
    label: Text
    help: Text
    choices: tuple[Choice, ...]
    default: Callable[[int], int]


class Row(NamedTuple):
    """One line of a scoring sheet: what it is for, how many, the points, and why."""

    label: Text
    icon: str
    number: int
    points: int
    why: Text


class Sheet(NamedTuple):
    """A scoring sheet: ``rows[seat]`` and ``totals[seat]``; ``final`` closes the game."""

    title: Text
    rows: tuple[tuple[Row, ...], ...]
    totals: tuple[int, ...]
    final: bool = False


class Result(NamedTuple):
    """The end of a game: final scores by seat, the winners (several share), and why."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    why: Text


class Handle(NamedTuple):
    """How a move is made with the mouse.

    One of ``cards`` is dragged onto one of the ``zones`` or onto one of the cards ``onto``;
    ``click`` lists cards on which a click makes the move, ``button`` is its words. ``together``
    is how many selected cards it begins to play when they are dragged as one (the others follow in
    the next steps); ``help`` tells what it would do, shown while a card hangs over its target, and
    ``doomed`` are the cards that it would remove from the table.
    """

    button: Text
    cards: tuple[int, ...] = ()
    zones: tuple[int, ...] = ()
    onto: tuple[int, ...] = ()
    click: tuple[int, ...] = ()
    icon: str = ""
    main: bool = False
    together: int = 1
    help: Text | None = None
    doomed: tuple[int, ...] = ()


class Attempt(NamedTuple):
    """What a player tried: to put ``card`` onto ``zone`` or the card ``onto`` (−1: nothing)."""

    card: int
    zone: int = -1
    onto: int = -1


class Info(NamedTuple):
    """A number that everybody may see, by ``key`` (levels place it), with its icon and words."""

    key: str
    icon: str
    value: str
    help: Text


class Announcement(NamedTuple):
    """What is announced while others may answer it (see ``window``).

    ``by`` is the seat that announced it and ``title`` what; ``cards`` are the slots it is done
    with, ``aims`` and ``zones`` the slots and zones it is aimed at. ``lines`` say what would
    change and what was answered so far; ``reminders`` what is the same every time (what an answer
    costs, who is asked afterwards), and are left out where there is little room.
    """

    by: int
    title: Text
    cards: tuple[int, ...] = ()
    aims: tuple[int, ...] = ()
    zones: tuple[int, ...] = ()
    lines: tuple[Text, ...] = ()
    reminders: tuple[Text, ...] = ()


class FirstGame(NamedTuple):
    """A game to learn by: its options and its seed, and how well the bots play. Whoever plays it is
    told lessons (``Game.lesson``)."""

    options: Mapping[str, int]
    seed: int
    level: str


class Game:
    """A game of the house. Everything here is static: the state is in the ``Table``.

    A game fills in the class variables and the methods below; ``zones``, ``counters`` and
    ``faces`` are numbered by their place.
    """

    name: ClassVar[str]
    title: ClassVar[Text]
    blurb: ClassVar[Text]
    rules_version: ClassVar[int]
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]]
    text_options: ClassVar[tuple[str, ...]] = ()
    """Options, by name, in whose place a text of the players' own may stand (``check_texts``)."""
    zones: ClassVar[tuple[Zone, ...]]
    counters: ClassVar[tuple[str, ...]]
    faces: ClassVar[tuple[Face, ...]]
    pool_of: ClassVar[list[int]]
    """For each face, the number of its back: only cards with the same back can be mistaken."""
    pool_count: ClassVar[int]
    offstage: ClassVar[frozenset[str]] = frozenset()
    """Names of zones that need no place on the table (cards out of play)."""
    open_screen: ClassVar[bool]
    """People at one screen may see each other's cards (no curtain)."""
    cooperative: ClassVar[bool] = False
    """All win or lose together: a result may be without winners, and all returns are equal."""
    announces: ClassVar[bool] = False
    """Something may be announced before it happens (``announcement``)."""
    first_game: ClassVar[FirstGame | None] = None
    """A game to learn by, if there is one."""
    max_decisions: ClassVar[int]
    """No game is longer than this many decisions."""

    # --- setting up -----------------------------------------------------------------------

    def lay_out(self, table: Table) -> None:
        """Put all cards where the game begins and push the first steps."""
        raise RulesError(f"{self.name} cannot be laid out")

    def new_table(
        self,
        seats: int,
        options: Mapping[str, int],
        seed: int,
        texts: Mapping[str, str] | None = None,
    ) -> Table:
        """A table at its first decision. ``ValueError`` for a wrong number of seats, option or
        text."""
        table = self.bare_table(seats, options, seed, texts)
        self.lay_out(table)
        table.advance()
        return table

    def bare_table(
        self,
        seats: int,
        options: Mapping[str, int],
        seed: int,
        texts: Mapping[str, str] | None = None,
    ) -> Table:
        """A table before anything lies on it; ``ValueError`` as in ``new_table``."""
        texts = texts or {}
        self.check_texts(texts)
        return Table(self, seats, self.checked_options(seats, options), seed, texts)

    def check_texts(self, texts: Mapping[str, str]) -> None:
        """``ValueError`` unless these are texts of the players' own that the game can be played
        with: decks, by the name of the option in whose place they stand."""
        if texts:
            raise ValueError(f"{self.name} is not played with texts of one's own")

    def checked_options(self, seats: int, options: Mapping[str, int]) -> dict[str, int]:
        """All options with a legal value each, defaults filled in; ``ValueError`` if one is not."""
        if seats not in self.seats:
            raise ValueError(
                f"{self.name} is for {self.seats[0]}–{self.seats[-1]} seats, not {seats}"
            )
        full = {option.name: option.default(seats) for option in self.options}
        for name, value in options.items():
            option = next((o for o in self.options if o.name == name), None)
            if option is None:
                raise ValueError(f"{self.name} has no option {name!r}")
            if value not in [choice.value for choice in option.choices]:
                raise ValueError(f"option {name} cannot be {value!r}")
            full[name] = value
        return full

    def zone_number(self, key: str) -> int:
        """The number of the zone with this key; ``KeyError`` if there is none."""
        for number, zone in enumerate(self.zones):
            if zone.key == key:
                return number
        raise KeyError(key)

    def unused(self, options: Mapping[str, int], seats: int) -> frozenset[str]:
        """Names of zones that these options and seats do not use, so that they are not shown."""
        return frozenset()

    def pools(self, table: Table) -> Sequence[int]:
        """For each slot, the number of the cards among which it may be mistaken by those who do
        not see it: usually those with the same back."""
        pool_of = self.pool_of
        return [pool_of[face] for face in table.faces]

    def amend(self, world: Table, pools: Sequence[Sequence[int]], rng: Rng) -> None:
        """Let faces that were dealt anew among the slots of each pool agree with what everybody
        can infer (a card laid face down is of a certain kind)."""

    def back_of(self, slot: int) -> str:
        """The picture on the back of a card, which everybody sees."""
        return "card_back"

    # --- words ----------------------------------------------------------------------------

    def prompt(self, view: View) -> Text:
        """What the actor is asked, in one sentence."""
        raise RulesError(f"{self.name} has no prompt")

    def handle(self, view: View, move: Move) -> Handle:
        """How a legal move is made with mouse or button."""
        raise RulesError(f"{self.name} has no handle for {move}")

    def announcement(self, view: View) -> Announcement | None:
        """What is announced and may be answered now; ``None`` if nothing is."""
        return None

    def why_not(self, view: View, attempt: Attempt) -> Text:
        """The rule that forbids an attempt that matches no legal move."""
        raise RulesError(f"{self.name} gives no reason")

    def infos(self, view: View) -> Sequence[Info]:
        """The public numbers to show: for the table (``deck``) and seats (``points@0``)."""
        raise RulesError(f"{self.name} has no infos")

    def lesson(self, view: View) -> Text | None:
        """What a player of the first game is told about the present decision: what to do and why."""
        return None

    def badges(self, view: View) -> Mapping[int, tuple[tuple[str, str], ...]]:
        """Numbers that lie on cards: for a slot, pairs of icon and value (damage, counters)."""
        return {}

    def moment(self, event: Event) -> int:
        """The face that everybody should have a moment to look at when this has happened, −1 if
        there is none: what strikes the whole table and is gone again at once."""
        return -1

    def turned(self, view: View) -> frozenset[int]:
        """The cards that lie sideways (turned to pay, to attack)."""
        return frozenset()

    def links(self, view: View) -> Sequence[tuple[int, int]]:
        """Pairs of cards that belong together now, from which to which (a blocker to its attacker)."""
        return ()

    def tally(self, view: View) -> Sheet:
        """The points as they would be now, from public cards."""
        raise RulesError(f"{self.name} has no tally")

    def sheet(self, record: Record) -> Sheet:
        """A scoring record in words."""
        raise RulesError(f"{self.name} has no sheets")

    # --- results --------------------------------------------------------------------------

    def result(self, table: Table) -> Result:
        """The result of a table that is over."""
        raise RulesError(f"{self.name} has no result")

    def returns(self, table: Table) -> list[float]:
        """What the end is worth to each seat, in 0 … 1 (co-operative: all equal)."""
        raise RulesError(f"{self.name} has no returns")

    def evaluate(self, table: Table) -> list[float]:
        """An estimate of ``returns`` for a table that is not over."""
        raise RulesError(f"{self.name} has no evaluation")

    def chapter(self, table: Table) -> int:
        """A number that changes where a search had better stop and take the estimate."""
        return 0

    def key(self, table: Table, move: Move) -> object:
        """Moves with equal keys lead to the same for the actor (search tries one of them)."""
        return move if move.card < 0 else move.on(table.faces[move.card])

    def check(self, table: Table) -> None:
        """Raise ``RulesError`` if the table is impossible; every card must be somewhere once."""
        slots = sorted(slot for zone in table.zones for slot in zone)
        if slots != list(range(len(table.faces))):
            raise RulesError("a card is missing or lies in two places")
