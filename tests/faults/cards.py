"""Card files and decks under the fuzzer."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from game.engine.game import Game
from game.engine.table import Table
from game.plan import Plan
from game.rules import game
from game.rules.cards import CardFileError
from game.rules.selva.decks import DeckError, broken_rules, from_text, plain, to_text
from game.save import Damaged
from game.save.decks import DeckShelf
from game.scenes.decks import DecksScene
from game.settings import LastSetup
from game.ui import cardface
from tests.faults.targets import ROOT, Screen, Target

RULES = ROOT / "game" / "rules"
LOADERS = {
    "cubosaurs": ("cards", "load", "cards.toml"),
    "divocina": ("cards", "load", "cards.toml"),
    "wild_life": ("cards", "load", "cards.toml"),
    "samogon": ("cardfile", "load", "cards.toml"),
    "selva": ("cardfile", "load_all", "pool/*.toml"),
}
"""By game: the module and function that read its card files, and where those are."""
MOVES = 150
_overlaid: dict[Path, bytes] = {}
_read_bytes = Path.read_bytes


def _read(path: Path) -> bytes:
    """As ``Path.read_bytes``, but some files have another content."""
    found = _overlaid.get(path)
    return _read_bytes(path) if found is None else found


def _read_text(path: Path, encoding: str | None = None, errors: str | None = None) -> str:
    """As ``Path.read_text``."""
    text = path.read_bytes().decode(encoding or "utf-8", errors or "strict")
    return text.replace("\r\n", "\n").replace("\r", "\n")


class CardFiles:
    """The card files of a game: refused, or a game that can be played and drawn."""

    readable = None

    def __init__(self, name: str) -> None:
        self.name = name
        module, function, pattern = LOADERS[name]
        self.load: Callable[[], object] = getattr(
            import_module(f"game.rules.{name}.{module}"), function
        )
        self.paths = sorted((RULES / name).glob(pattern))
        self.samples = [path.read_bytes() for path in self.paths]
        self.good = self.load()
        self.screen = Screen()
        Path.read_bytes = _read  # type: ignore[method-assign]
        Path.read_text = _read_text  # type: ignore[method-assign,assignment]

    def trial(self, data: bytes, thorough: bool) -> str:
        _overlaid[self._whose(data)] = data
        try:
            if self.load() != self.good:
                with fresh(self.name) as found:
                    self._use(found, thorough)
            return "loaded"
        except CardFileError as error:
            return f"refused: {error.reason.split(':')[0][:24]}"
        finally:
            _overlaid.clear()

    def _whose(self, data: bytes) -> Path:
        """The file that the content was made of, as far as can be told."""
        return next(
            (path for path in self.paths if path.stem.encode() in data[:400]),
            self.paths[len(data) % len(self.paths)],
        )

    def _use(self, found: Game, thorough: bool) -> None:
        for seats in {found.seats[0], found.seats[-1]}:
            play(found.new_table(seats, {}, 7))
        if thorough:
            cardface.forget()
            for face in found.faces:
                cardface.front(face, 90)


def play(table: Table) -> None:
    """Some random moves, and whatever can be said about them."""
    rng = random.Random(1)
    for _ in range(MOVES):
        if table.over:
            table.game.result(table)
            break
        table.play(rng.choice(table.moves()))
    for record in table.sheets:
        table.game.sheet(record)


@contextmanager
def fresh(name: str) -> Iterator[Game]:
    """The game, imported anew: its cards are read when it is imported."""
    package = f"game.rules.{name}"
    kept = {key: sys.modules.pop(key) for key in list(sys.modules) if _inside(key, package)}
    try:
        yield import_module(package).GAME
    finally:
        for key in [key for key in sys.modules if _inside(key, package)]:
            del sys.modules[key]
        sys.modules.update(kept)


def _inside(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


class Decks:
    """Decks as files of the user: listed, looked at, chosen for a game, played."""

    readable = None

    def __init__(self, home: Path) -> None:
        self.samples = [path.read_bytes() for path in sorted((RULES / "selva/decks").glob("*.txt"))]
        self.shelf = DeckShelf()
        assert self.shelf.folder is not None
        self.shelf.folder.mkdir(parents=True)
        self.path = self.shelf.folder / "fuzz.txt"
        self.last = LastSetup("selva", 2, decks={"deck0": self.path.name})
        self.screen = Screen()

    def trial(self, data: bytes, thorough: bool) -> str:
        self.path.write_bytes(data)
        if thorough:
            self.screen.show(DecksScene(self.shelf))
        if self.path.read_bytes() != data:
            raise AssertionError("the file was touched")
        (entry,) = self.shelf.entries()
        if isinstance(entry, Damaged):
            return f"refused: {entry.reason.message}"
        plan = Plan([game("selva")], self.last, [entry])
        setup = plan.setup()
        play(setup.game.new_table(2, setup.options, 7, setup.texts))
        try:
            deck = from_text(entry.text)
        except DeckError as error:
            return f"refused: {error.reason.message}"
        broken = [plain(reason) for alfas in (1, 3) for reason in broken_rules(deck, alfas)]
        if not broken and from_text(to_text(deck)) != deck:
            raise AssertionError("a deck does not survive its own text")
        return "loaded"


def targets() -> dict[str, Callable[[Path], Target]]:
    """Card files by game, and decks."""
    makers: dict[str, Callable[[Path], Target]] = {
        f"cards-{name}": lambda home, name=name: CardFiles(name)  # type: ignore[misc]
        for name in LOADERS
    }
    return {**makers, "decks": Decks}
