"""``shot``: any screen as a picture, without a display.

A screen is a function that puts its scenes on a ``Stage``; to add one, write it and list it in
``SCREENS``.
"""

import argparse
import shutil
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from game import paths, rules
from game.cli import arguments as args
from game.cli import stage as stages
from game.cli.errors import CommandError
from game.cli.main import Parser
from game.engine.match import Match, Setup
from game.rules import NAMES
from game.save import ENDING, SeatInfo, Shelf
from game.save.decks import DeckShelf
from game.scenes.menu import Menu
from game.scenes.replay import ReplayScene
from game.scenes.routes import Routes
from game.scenes.scoring import Scoring
from game.scenes.table.curtain import Curtain
from game.scenes.table.pause import Pause
from game.scenes.table.pick import Pick
from game.scenes.table.scene import TableScene
from game.session import Session
from game.settings import Chair, LastSetup
from game.sitting import Player
from game.ui.board.board import Board

SEATS = "human:Ada,bot:skilled,bot:casual"
MOST_CHOICES = 6


class Stage:
    """The application with a shelf of its own, and the game that the screens show."""

    def __init__(
        self,
        wanted: argparse.Namespace,
        setup: Setup,
        players: Sequence[Player],
        folder: Path,
    ) -> None:
        self.setup = setup
        self.players = players
        self.moves: int = wanted.moves
        self.app = stages.open_app(wanted.size, wanted.text, wanted.language)
        self.app.settings.last_setup = _remembered(setup, players)
        self.shelf = _filled(folder, setup, players)
        self.routes = Routes(self.app, self.shelf, _own_decks(folder / "decks"))

    def session(self) -> Session:
        """The game after the moves that were asked for."""
        return stages.session(self.setup, self.players, self.moves)

    def table(self) -> TableScene:
        """The table with that game, seen by whoever is to decide."""
        scene = TableScene(self.session(), self.routes)
        self.app.push(scene)
        if self.app.stack.top is not scene:
            self.app.pop(True)  # the curtain
        stages.settle(self.app)
        return scene


# --- screens --------------------------------------------------------------------------------------


def _menu(stage: Stage) -> None:
    stage.app.push(Menu(stage.routes))


def _setup(stage: Stage) -> None:
    stage.routes.new_game()


def _table(stage: Stage) -> None:
    stage.table()


def _choice(stage: Stage) -> None:
    scene = stage.table()
    options = scene.field.choices.options[:MOST_CHOICES]
    stage.app.push(Pick(options, scene.session.names))


def _curtain(stage: Stage) -> None:
    session = stage.session()
    stage.app.push(Curtain(session.names[max(session.actor, 0)]))


def _scoring(stage: Stage) -> None:
    _push_sheet(stage, -1)


def _round(stage: Stage) -> None:
    _push_sheet(stage, 0)


def _push_sheet(stage: Stage, number: int) -> None:
    """A sheet of the game played to its end."""
    session = stages.to_the_end(stage.session())
    session.keeper = stage.shelf.begin(session.match, _seats(stage.players))
    sheet = session.game.sheet(session.match.table.sheets[number])
    final = session.result() if sheet.final else None
    stage.app.push(TableScene(session, stage.routes))
    stage.app.push(Scoring(session, sheet, final, stage.shelf))


def _rules(stage: Stage) -> None:
    stage.routes.rules(stage.setup.game.name)


def _settings(stage: Stage) -> None:
    stage.routes.settings()


def _load(stage: Stage) -> None:
    stage.routes.load()


def _replays(stage: Stage) -> None:
    stage.routes.replays()


def _replay(stage: Stage) -> None:
    scene = ReplayScene(stages.to_the_end(stage.session()), stage.routes)
    stage.app.push(scene)
    scene.jump(stage.moves)


def _decks(stage: Stage) -> None:
    stage.routes.decks()


def _deck(stage: Stage) -> None:
    stage.routes.decks()
    scene = stage.app.stack.top
    for key in (pygame.K_END, pygame.K_RETURN):
        stage.app.frame([pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")])
    if stage.app.stack.top is scene:
        raise CommandError("there is no deck to change")


def _pause(stage: Stage) -> None:
    name = stage.table().session.game.name
    stage.app.push(Pause(stage.routes, name))


def _large(stage: Stage) -> None:
    board, slot = _movable(stage.table())
    stage.app.frame([stages.pointer(pygame.MOUSEMOTION, _grip(board, slot))])


def _drag(stage: Stage) -> None:
    scene = stage.table()
    board, slot = _movable(scene)
    start = _grip(board, slot)
    zones, _ = scene.field.choices.targets(slot)
    ends = [rect.center for zone in sorted(zones) if (rect := board.zone_rect(zone))]
    end = ends[-1] if ends else stage.app.window.surface.get_rect().center
    stage.app.frame([stages.pointer(pygame.MOUSEMOTION, start)])
    stage.app.frame([stages.pointer(pygame.MOUSEBUTTONDOWN, start)])
    for share in (0.3, 0.6):
        pos = (round(pygame.math.lerp(a, b, share)) for a, b in zip(start, end, strict=True))
        stage.app.frame([stages.pointer(pygame.MOUSEMOTION, (next(pos), next(pos)))])


def _movable(scene: TableScene) -> tuple[Board, int]:
    """The board and the slot of a card on it that can be played with, the last one drawn."""
    board = scene.field.board
    slots = [s.slot for s in board.order() if s.slot in scene.field.choices.cards and s.face >= 0]
    if not slots:
        raise CommandError("no card can be moved here (try other --moves)")
    return board, slots[-1]


def _grip(board: Board, slot: int) -> tuple[int, int]:
    """Where a person takes hold of a card."""
    rect = board.sprites[slot].rect
    return rect.centerx, rect.top + rect.h // 3


SCREENS: dict[str, Callable[[Stage], None]] = {
    "menu": _menu,
    "setup": _setup,
    "table": _table,
    "drag": _drag,
    "large": _large,
    "choice": _choice,
    "curtain": _curtain,
    "decks": _decks,
    "deck": _deck,
    "pause": _pause,
    "round": _round,
    "scoring": _scoring,
    "rules": _rules,
    "settings": _settings,
    "load": _load,
    "replays": _replays,
    "replay": _replay,
}


# --- the command ----------------------------------------------------------------------------------


def parser() -> Parser:
    """The arguments of this command."""
    parser = Parser("shot")
    parser.add_argument("screen", choices=SCREENS, metavar="SCREEN", help=", ".join(SCREENS))
    parser.add_argument("--game", default=NAMES[0], help="default: %(default)s")
    parser.add_argument("--seats", help=f"as for play (default: {SEATS})")
    args.add_options(parser)
    args.add_seed(parser)
    parser.add_argument(
        "--moves", type=int, default=24, help="made before, and on to a human's turn (default: 24)"
    )
    parser.add_argument("--size", type=args.size, default="1280x720", metavar="WxH")
    parser.add_argument("--text", type=_percent, default=100, help="text size, 80 to 200 %%")
    parser.add_argument("--language", default="en", help="code of a catalogue; qps: pseudo")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE.png")
    return parser


def run(arguments: argparse.Namespace) -> int:
    """Draw the screen and save it."""
    game = args.game_of(arguments.game)
    players = args.players_of(game, args.seated(game, arguments.seats, SEATS))
    options = args.options_of(game, arguments.option)
    setup = Setup(game, len(players), arguments.seed, options)
    with tempfile.TemporaryDirectory() as folder:
        stage = Stage(arguments, setup, players, Path(folder))
        try:
            SCREENS[arguments.screen](stage)
            stages.settle(stage.app)
            stage.app.screenshot(arguments.out)
        except (OSError, pygame.error) as error:
            raise CommandError(f"{arguments.out} cannot be written: {error}") from error
        finally:
            stage.app.close()
            stage.routes.close()
    return 0


def _percent(text: str) -> int:
    number = args.positive(text)
    if not 80 <= number <= 200:
        raise argparse.ArgumentTypeError(f"not 80 to 200: {text}")
    return number


def _remembered(setup: Setup, players: Sequence[Player]) -> LastSetup:
    """The set-up screen begins with the players that were asked for."""
    chairs = tuple(
        Chair(p.human, p.name if p.human else "", "" if p.human else p.name, p.level)
        for p in players
    )
    return LastSetup(setup.game.name, setup.seats, chairs, dict(setup.options))


def _filled(folder: Path, setup: Setup, players: Sequence[Player]) -> Shelf:
    """A shelf with the samples, a game that was left in the middle, and a damaged file."""
    for path in paths.samples().glob(f"*{ENDING}"):
        shutil.copy(path, folder)
    (folder / f"{setup.game.name}-damaged{ENDING}").write_bytes(bytes(1000))
    shelf = Shelf(folder)
    match = Match(setup)
    journal = shelf.begin(match, _seats(players))
    for _ in range(5):
        move = stages.next_move(match)
        match.play(move)
        journal.record(move, match.digest())
    journal.close()
    return shelf


def _own_decks(folder: Path) -> DeckShelf:
    """Decks like those that come with the game: a whole one, and one with half of its cards."""
    folder.mkdir()
    for path in sorted(Path(rules.__file__).parent.glob("selva/decks/*.txt"))[1:3]:
        shutil.copy(path, folder)
        lines = path.read_text("utf-8").splitlines()
        (folder / f"half-{path.name}").write_text("\n".join(lines[:16]), "utf-8")
    return DeckShelf(folder)


def _seats(players: Sequence[Player]) -> list[SeatInfo]:
    return [SeatInfo("human" if p.human else "bot", p.name, p.level) for p in players]
