"""Sessions and shelves with games for the tests of the scenes."""

import random
from collections.abc import Callable
from pathlib import Path

from game.bots.bot import Advice
from game.engine.game import Result, Sheet
from game.engine.match import Match, Setup
from game.engine.sample import Sampler
from game.rules import game
from game.save import SeatInfo, Shelf
from game.scenes.scoring import Scoring
from game.session import Session
from game.sitting import Player

NAMES = ("Ada", "Žofie Černá", "Dolores Haze-Winterbottom", "Иван Грозный", "Ember")


class Thoughtless:
    """A thinker that never comes to an end."""

    def start(self, sampler: Sampler, level: str, seed: int) -> None:
        pass

    def poll(self) -> Advice | None:
        return None

    def cancel(self) -> None:
        pass

    def close(self) -> None:
        pass


class Went:
    """A navigator that goes nowhere and remembers the way, with what was asked for."""

    def __init__(self) -> None:
        self.way: list[tuple[object, ...]] = []

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *args, **named: self.way.append((name, *args, *named.values()))


def played(
    seats: int = 3, moves: int = 10_000, seed: int = 7, shelf: Shelf | None = None, **options: int
) -> Session:
    """A game with so many random moves; it stands on the shelf if there is one."""
    match = Match(Setup(game("cubosaurs"), seats, seed, options))
    players = [Player(NAMES[seat], "casual" if seat else "") for seat in range(seats)]
    infos = [SeatInfo("human" if p.human else "bot", p.name, p.level) for p in players]
    journal = shelf.begin(match, infos) if shelf else None
    session = Session(match, players, Thoughtless(), journal)
    luck = random.Random(seed)
    while not session.over and len(match.moves) < moves:
        session.play(luck.choice(match.table.moves()))
    return session


def shelf_with(folder: Path, games: int = 3) -> Shelf:
    """A shelf with unfinished and finished games, a named one, a damaged and a foreign file."""
    shelf = Shelf(folder)
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(games):
        session = played(2 + number % 4, 12 if number % 2 else 10_000, number, shelf)
        assert session.keeper
        session.keeper.close()
    named = played(3, 20, 9)
    journal = shelf.begin(named.match, [SeatInfo("human", name) for name in NAMES[:3]])
    shelf.save_as(journal, "Sunday with the whole family and all of its many cousins")
    journal.close()
    damage(folder)
    (folder / "foreign.wild").write_text("Dear diary", "utf-8")
    return shelf


def damage(folder: Path) -> Path:
    """A file with a fault after some moves, made of the first finished game."""
    whole = next(p for p in sorted(folder.glob("*.wild")) if len(p.read_bytes()) > 2000)
    lines = whole.read_bytes().splitlines(keepends=True)
    broken = folder / "broken.wild"
    broken.write_bytes(b"".join([*lines[:8], b"?\n", *lines[9:]]))
    return broken


def round_sheet(seats: int = 3) -> Callable[[], Scoring]:
    """The scoring of the first round."""
    session = played(seats)
    return lambda: Scoring(session, session.game.sheet(session.match.table.sheets[0]))


def last_sheet(seats: int = 3, shelf: Shelf | None = None, **options: int) -> Callable[[], Scoring]:
    """The scoring at the end of a game."""
    session = played(seats, shelf=shelf, **options)
    sheet: Sheet = session.game.sheet(session.match.table.sheets[-1])
    result: Result = session.result()
    return lambda: Scoring(session, sheet, result, shelf)
