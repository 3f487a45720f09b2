"""``play``: opens the window, with the menu or straight at a table."""

import argparse
import faulthandler
import logging
import os
import threading
from collections.abc import Callable
from contextlib import suppress

from game import paths, settings
from game.app import App
from game.cli import arguments as args
from game.cli.crash import LOG
from game.cli.errors import CommandError
from game.cli.main import Parser
from game.cli.rescue import Rescue
from game.engine.match import Setup
from game.engine.text import Text
from game.plan import OPPONENT, PARTNER, new_seed, usual_level
from game.scenes.menu import Menu
from game.scenes.routes import Routes
from game.sitting import Player
from game.ui import text
from game.ui.text import FontError
from game.window import DisplayError

SEATS = "human,bot:{usual},bot:{usual}"
_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_log = logging.getLogger(__name__)


class StraightToTable(Menu):
    """The menu with a table already laid on it."""

    def __init__(self, routes: Routes, notice: Text | None, start: Callable[[], None]) -> None:
        super().__init__(routes, notice)
        self._start = start

    def enter(self) -> None:
        super().enter()
        self._start()


def parser() -> Parser:
    """The arguments of this command."""
    parser = Parser("play")
    args.add_game(parser, optional=True)
    parser.add_argument(
        "--seats",
        metavar="SEAT,SEAT,…",
        help="who plays: human, human:NAME, bot:LEVEL or bot:LEVEL:NAME for each seat "
        f"(default: {SEATS.format(usual=OPPONENT)}; partners are {PARTNER})",
    )
    args.add_seed(parser, default=None)
    args.add_options(parser)
    parser.add_argument("--size", type=args.size, metavar="WxH", help="of the window, in pixels")
    return parser


def run(arguments: argparse.Namespace) -> int:
    """Play until the window is closed."""
    wanted = _wanted(arguments)
    _start_log()
    options, notice = settings.load()
    try:
        text.font(options.text)
        app = App(options, size=arguments.size)
    except (DisplayError, FontError) as error:
        raise CommandError(str(error)) from error
    routes = Routes(app)
    app.rescue = Rescue(app, routes)
    try:
        if wanted:
            app.run(StraightToTable(routes, notice, lambda: routes.start(*wanted)))
        else:
            app.run(Menu(routes, notice))
    finally:
        routes.close()
    return 0


def _wanted(arguments: argparse.Namespace) -> tuple[Setup, list[Player]] | None:
    """The game that was asked for, and its players; None: the menu."""
    if arguments.game is None:
        if arguments.seats or arguments.option or arguments.seed is not None:
            raise CommandError("name a game to go straight to its table")
        return None
    game = args.game_of(arguments.game)
    usual = SEATS.format(usual=usual_level(game))
    players = args.players_of(game, args.seated(game, arguments.seats, usual))
    options = args.options_of(game, arguments.option)
    seed = int(new_seed()) if arguments.seed is None else arguments.seed
    return Setup(game, len(players), seed, options), players


def _start_log() -> None:
    """What happens inside goes into a file of the user's folder; the one of the last time stays
    beside it. A fatal fault of a library writes its traceback there too."""
    logging.captureWarnings(True)
    logging.raiseExceptions = False  # a full disk must not fill the console with tracebacks
    threading.excepthook = _log_thread
    try:
        file = paths.user_data() / LOG
        with suppress(OSError):  # there is none yet, or another program writes to it
            os.replace(file, file.with_suffix(".old.log"))
        stream = file.open("a", encoding="utf-8", errors="replace")
    except OSError:
        logging.basicConfig(handlers=[logging.NullHandler()])
        return
    logging.basicConfig(stream=stream, level=logging.INFO, format=_FORMAT)
    faulthandler.enable(stream)


def _log_thread(failed: threading.ExceptHookArgs) -> None:
    """An error in a thread goes into the log: there may be no console."""
    name = failed.thread.name if failed.thread else "?"
    _log.error("error in the thread %s", name, exc_info=failed.exc_value)
