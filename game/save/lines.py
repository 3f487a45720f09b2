"""The lines of a save, as typed structs.

The first line is a ``Header``; then come ``Entry`` lines — ``["pass c12","a1b2c3d4"]``, a move in
its text form and the digest of the table after it, or ``["undo",2]`` — and, when the game is
over, a ``Closing`` line with the result.
"""

import datetime
from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

import msgspec

from game import __version__
from game.engine.game import Game, Result
from game.engine.match import Setup
from game.engine.move import Move
from game.rules import game as game_of_name
from game.rules.cards import CardFileError
from game.save.fault import (
    HEADER_OPTIONS,
    HEADER_SEATS,
    Fault,
    no_cards,
    unknown_game,
    unknown_rules,
)

FORMAT = 1
PROGRAM = "wild-table"
ENDING = ".wild"
MAX_BYTES = 4_000_000
MAX_LINE = 10_000
MAX_NAME = 200
UNDO = "undo"

Name = Annotated[str, msgspec.Meta(max_length=MAX_NAME)]
Whole = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]
Digest = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{8}$")]
Count = Annotated[int, msgspec.Meta(ge=1)]


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat: a human by name, or a bot by name and level."""

    kind: Literal["human", "bot"]
    name: Name
    level: Name = ""

    @property
    def human(self) -> bool:
        """A person decides for this seat."""
        return self.kind == "human"


class Header(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The first line: everything that decides how the game begins, and who plays."""

    format: int
    program: str
    version: Name
    game: Name
    rules_version: int
    seed: Whole
    seats: list[SeatInfo]
    options: dict[str, str]
    created: datetime.datetime
    title: Name = ""
    """Given by the player who saved a copy under a name; empty in autosaves."""
    texts: dict[str, str] = {}
    """Decks of the players' own, by the name of the option in whose place they stand."""

    @classmethod
    def of(cls, setup: Setup, seats: Sequence[SeatInfo], title: str = "") -> "Header":
        """The header of a game that begins now."""
        game = setup.game
        return cls(
            format=FORMAT,
            program=PROGRAM,
            version=__version__,
            game=game.name,
            rules_version=game.rules_version,
            seed=setup.seed,
            seats=[SeatInfo(s.kind, clean(s.name), s.level) for s in seats],
            options=option_keys(game, game.checked_options(setup.seats, setup.options)),
            created=datetime.datetime.now().astimezone().replace(microsecond=0),
            title=clean(title),
            texts=dict(setup.texts),
        )

    def setup(self) -> Setup:
        """How the game begins; ``Fault`` if this program cannot begin it like that."""
        game = game_named(self.game)
        if self.rules_version != game.rules_version:
            raise Fault(unknown_rules(game.title, self.rules_version, game.rules_version))
        if len(self.seats) not in game.seats:
            raise Fault(HEADER_SEATS)
        try:
            game.check_texts(self.texts)
        except ValueError as error:
            raise Fault(HEADER_OPTIONS) from error
        options = option_values(game, self.options)
        return Setup(game, len(self.seats), self.seed, options, self.texts)


class Outcome(msgspec.Struct, frozen=True):
    """Final scores by seat, and the seats that won."""

    scores: list[int]
    winners: list[int]

    @classmethod
    def of(cls, result: Result) -> "Outcome":
        """A game's result, as saves write it."""
        return cls(list(result.scores), list(result.winners))


class Entry(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A move and the digest after it, or ``undo`` and how many moves were taken back."""

    what: Annotated[str, msgspec.Meta(max_length=80)]
    mark: Digest | Count


class Closing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line of a finished game."""

    result: Outcome


Line = Entry | Closing


def move_line(move: Move, digest: str) -> bytes:
    """The line of a move, with its line break."""
    return encode(Entry(str(move), digest))


def undo_line(count: int) -> bytes:
    """The line that takes moves back."""
    return encode(Entry(UNDO, count))


def encode(line: Header | Line) -> bytes:
    """A line as it stands in the file."""
    return msgspec.json.encode(line) + b"\n"


def game_named(name: str) -> Game:
    """The game of a header; ``Fault`` if this program has none such, or not its cards."""
    try:
        return game_of_name(name)
    except KeyError:
        raise Fault(unknown_game(name)) from None
    except CardFileError as error:
        raise Fault(no_cards(name, str(error))) from error


def option_keys(game: Game, values: Mapping[str, int]) -> dict[str, str]:
    """Options by the keys of their choices, as saves and the command line name them."""
    return {
        option.name: next(c.key for c in option.choices if c.value == values[option.name])
        for option in game.options
    }


def option_values(game: Game, keys: Mapping[str, str]) -> dict[str, int]:
    """The values of option keys; ``Fault`` for an option or choice that the game does not have."""
    known = {
        (option.name, choice.key): choice.value
        for option in game.options
        for choice in option.choices
    }
    try:
        return {name: known[name, key] for name, key in keys.items()}
    except KeyError:
        raise Fault(HEADER_OPTIONS) from None


def clean(name: str) -> str:
    """A name fit for one line: no control characters or half characters, not too long."""
    whole = name.encode("utf-8", "ignore").decode("utf-8")
    printable = "".join(c if c.isprintable() else " " for c in whole)
    return " ".join(printable.split())[:MAX_NAME].rstrip()
