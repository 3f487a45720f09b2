"""What is fuzzed: for each kind of file its good samples, and a trial with a damaged one.

A trial returns how it went (``loaded``, or ``refused: …`` with the kind of reason); whatever else
comes out of it is a fault. ``thorough`` trials also show what was loaded on a screen.
"""

from __future__ import annotations

import json
import os
import shutil
import struct
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Protocol

import msgspec

from game import i18n, paths, rules, settings
from game.app import App
from game.engine.match import Match, Setup
from game.engine.text import T
from game.plan import Plan
from game.save import Header, Journal, SaveError, SeatInfo, Shelf, load, peek
from game.scenes.load import LoadScene
from game.scenes.routes import players_of
from game.scenes.scene import Scene
from game.scenes.settings import SettingsScene
from game.scenes.setup import SetupScene
from game.scenes.table.scene import TableScene
from game.session import Session
from game.settings import Settings
from game.sitting import Player
from game.ui import level
from game.ui.level import LevelError
from tests.scenes.shelves import Thoughtless, Went

ROOT = Path(__file__).parents[2]
SIZE = (960, 640)


class Target(Protocol):
    """A kind of file."""

    samples: Sequence[bytes]
    readable: tuple[Path, ...] | None

    def trial(self, data: bytes, thorough: bool) -> str:
        """Let the program meet this content."""


class Screen:
    """A window that nobody sees, on which one scene after the other is shown."""

    def __init__(self) -> None:
        self.app = App(Settings(animation="off", reduced_motion=True), headless=True, size=SIZE)

    def show(self, scene: Scene) -> None:
        """Open a scene, draw it, close it."""
        self.app.stack.abandon()  # what a fault before may have left
        self.app.push(Scene())
        self.app.push(scene)
        for _ in range(3):
            self.app.frame((), 0.05)
        self.app.home()


class Saves:
    """Saved games: listed, loaded, recovered, played on."""

    readable = None

    def __init__(self, home: Path) -> None:
        self.shelf = Shelf()
        self.path = paths.user_data() / "saves" / "fuzz.wild"
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.screen = Screen()
        self.samples = [path.read_bytes() for path in sorted(paths.samples().glob("*.wild"))]
        self.samples += [self._made(game.name, seed) for game in rules.games() for seed in range(4)]

    def _made(self, name: str, seed: int) -> bytes:
        """A game of some random moves, some taken back."""
        game = rules.game(name)
        seats = game.seats[seed % len(game.seats)]
        options = {o.name: o.choices[seed % len(o.choices)].value for o in game.options}
        match = Match(Setup(game, seats, seed, options))
        people = [SeatInfo("bot" if n else "human", f"Žofie {n}", "casual") for n in range(seats)]
        journal = Journal.begin(self.path, Header.of(match.setup, people))
        for number in range(30):
            if match.over:
                break
            moves = match.table.moves()
            match.play(moves[(seed * 7 + number) % len(moves)])
            journal.record(match.moves[-1], match.digest())
            if number == 20:
                match.undo(3)
                journal.undo(3)
        journal.close()
        return self.path.read_bytes()

    def trial(self, data: bytes, thorough: bool) -> str:
        for path in self.path.parent.iterdir():
            path.unlink()
        self.path.write_bytes(data)
        if thorough:
            self.screen.show(LoadScene(Went(), self.shelf))  # type: ignore[arg-type]
        came, empty = "loaded", False
        try:
            peek(self.path)
            empty = not load(self.path).match.moves
        except SaveError as error:
            i18n.tr(error.reason)
            came = f"refused: {error.reason.message}"
        self._play(recover=came != "loaded", show=thorough or came == "loaded")
        if came != "loaded" and self.path.read_bytes() != data:
            raise AssertionError("the file was touched")
        if not empty and not self.path.exists():  # a game without a move leaves no file
            raise AssertionError("the file is gone")
        return came

    def _play(self, recover: bool, show: bool) -> None:
        """Open it as the program does; ``show``: at the table."""
        try:
            saved, journal = self.shelf.open(self.path, recover)
        except SaveError:
            return
        session = Session(saved.match, players_of(saved), Thoughtless(), journal)
        if show:
            self.screen.show(TableScene(session, Went()))  # type: ignore[arg-type]
        session.close()


class Options:
    """The settings file, and the set-up that it remembers."""

    readable = None

    def __init__(self, home: Path) -> None:
        self.path = settings.file()
        self.screen = Screen()
        chairs = [{"human": bool(n % 2), "name": f"Ádám {n}", "level": "expert"} for n in range(5)]
        last = {"game": "cubosaurs", "seats": 4, "chairs": chairs, "options": {"dna": 1}}
        plain = msgspec.to_builtins(Settings())
        odd = {**plain, "width": 640, "animation": "off", "volume": 3, "language": "qps"}
        dumped = [
            json.dumps(d, indent=2).encode() for d in (plain, odd, {**odd, "last_setup": last})
        ]
        self.samples = [*dumped, *[json.dumps(json.loads(d)).encode() for d in dumped]]

    def trial(self, data: bytes, thorough: bool) -> str:
        self.path.write_bytes(data)
        found, message = settings.load()
        if message:
            i18n.tr(message)
        for name, (low, high) in settings.RANGES.items():
            if not low <= getattr(found, name) <= high:
                raise AssertionError(f"{name} is {getattr(found, name)}")
        plan = Plan(rules.games(), found.last_setup)
        plan.setup()
        plan.players()
        if thorough:
            self._use(found)
        problem = settings.store(found)
        if problem or settings.load() != (found, None):
            raise AssertionError("what was stored is not what is loaded")
        return f"refused: {message.message}" if message else "loaded"

    def _use(self, found: Settings) -> None:
        """Live with these settings for a while."""
        app = self.screen.app
        found.width, found.height, found.fullscreen = *SIZE, False
        app.settings = found
        app.apply_settings()
        self.screen.show(SettingsScene())
        self.screen.show(SetupScene(Went()))  # type: ignore[arg-type]


class Levels:
    """Tiled maps and their tilesets. Nothing outside of their own folders is read."""

    def __init__(self, home: Path) -> None:
        self.tree = home / "tree"
        self._copy_tree()
        self.games = rules.games()
        self.screen = Screen()
        self.tables = {
            game.name: Match(Setup(game, game.seats[len(game.seats) // 2], 7))
            for game in self.games
        }
        self.maps = {g.name: (self.tree / "levels" / f"{g.name}.tmx") for g in self.games}
        self.good = {name: path.read_bytes() for name, path in self.maps.items()}
        self.tileset = self.tree / "assets" / "art" / "table" / "table_tiles.tsx"
        self.good_tileset = self.tileset.read_bytes()
        self.samples = [*self.good.values(), self.good_tileset]
        self.readable: tuple[Path, ...] | None = (self.tree, ROOT / "game", ROOT / "assets")

    def _copy_tree(self) -> None:
        """Maps and tilesets as they ship, and everything else by links."""
        art = self.tree / "assets" / "art"
        art.mkdir(parents=True)
        shutil.copytree(ROOT / "levels", self.tree / "levels")
        for path in (ROOT / "assets" / "art").iterdir():
            if path.name == "table":
                shutil.copytree(path, art / "table")
            else:
                (art / path.name).symlink_to(path)
        for name in ("icons", "sounds", "locale"):
            (self.tree / "assets" / name).symlink_to(ROOT / "assets" / name)
        paths.levels = lambda: self.tree / "levels"
        paths.assets = lambda: self.tree / "assets"

    def trial(self, data: bytes, thorough: bool) -> str:
        is_tileset = b"<map" not in data and b"<tileset" in data[:2000]
        game = self.games[len(data) % len(self.games)]
        named = [g for g in self.games if f"{g.name}".encode() in data[:4000]]
        game = named[0] if named else game
        path = self.tileset if is_tileset else self.maps[game.name]
        path.write_bytes(data)
        try:
            return self._try(game.name, thorough)
        finally:
            self.tileset.write_bytes(self.good_tileset)
            self.maps[game.name].write_bytes(self.good[game.name])

    def _try(self, name: str, thorough: bool) -> str:
        came = "loaded"
        try:
            level.read(self.maps[name])
        except LevelError as error:
            came = f"refused: {error.reason.split(':')[0][:30]}"
        if came == "loaded" or thorough:
            match = self.tables[name]
            players = [Player(f"P{seat}", "casual") for seat in range(match.setup.seats)]
            session = Session(match, players, Thoughtless())
            self.screen.show(TableScene(session, Went()))  # type: ignore[arg-type]
        return came


MESSAGES = (
    *(T(f"Message {n} with {{name}}", name="Ada {x}") for n in range(30)),
    *(T(f"{n}: {{n}} card", f"{n}: {{n}} cards", n=n) for n in range(30)),
)


class Catalogues:
    """Compiled translations."""

    readable = None

    def __init__(self, home: Path) -> None:
        self.path = home / "assets" / "locale" / "xx" / "LC_MESSAGES" / f"{i18n.DOMAIN}.mo"
        self.path.parent.mkdir(parents=True)
        self.screen = Screen()
        real = paths.assets()
        for name in ("art", "icons", "sounds"):
            (home / "assets" / name).symlink_to(real / name)
        paths.assets = lambda: home / "assets"
        self.samples = [_compiled(plural) for plural in PLURALS]

    def trial(self, data: bytes, thorough: bool) -> str:
        self.path.write_bytes(data)
        i18n.use("xx")
        try:
            for message in MESSAGES:
                i18n.tr(message)
            languages = dict(i18n.available())
            if thorough:
                self.screen.app.settings.language = "xx"
                self.screen.app.apply_settings()
                self.screen.show(SettingsScene())
        finally:
            i18n.use("en")
        return "loaded" if "xx" in languages else "refused"


PLURALS = (
    "nplurals=2; plural=(n != 1);",
    "nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);",
    "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2);",
    "nplurals=2; plural=(10 / n > 3);",
    "nplurals=2; plural=n*n*n*n*n % (n - 7);",
    "nplurals=9; plural=8;",
)


def _compiled(plural: str) -> bytes:
    """A catalogue in the form of msgfmt: header, number of texts, tables of lengths and places."""
    head = f"Content-Type: text/plain; charset=UTF-8\nPlural-Forms: {plural}\nX-Own-Name: Xané\n"
    pairs = {"": head}
    for message in MESSAGES:
        if message.plural:
            key = f"{message.message}\0{message.plural}"
            pairs[key] = f"Žlutý {message.message}\0Žluté {message.plural}\0{message.plural} ů"
        else:
            pairs[message.message] = f"Příliš {message.message}"
    pairs["Settings"] = "Nastavení"
    texts = [(key.encode(), pairs[key].encode()) for key in sorted(pairs)]
    return _tables(texts)


def _tables(texts: Sequence[tuple[bytes, bytes]]) -> bytes:
    number = len(texts)
    place = 28 + 16 * number
    tables: list[bytes] = []
    strings = b""
    for column in (0, 1):
        for text in texts:
            tables.append(struct.pack("<II", len(text[column]), place + len(strings)))
            strings += text[column] + b"\0"
    head = struct.pack("<7I", 0x950412DE, 0, number, 28, 28 + 8 * number, 0, place)
    return head + b"".join(tables) + strings


def targets() -> dict[str, Callable[[Path], Target]]:
    """All kinds by name; those of card files and decks come from ``cards``."""
    from tests.faults import cards  # noqa: PLC0415 (it needs what is above)

    return {
        "saves": Saves,
        "settings": Options,
        "levels": Levels,
        "catalogues": Catalogues,
        **cards.targets(),
    }


def files(folder: Path, pattern: str) -> Iterator[Path]:
    """The files of a folder, in a fixed order."""
    return iter(sorted(folder.glob(pattern), key=os.fspath))
