"""``check``: lints cards, levels, catalogues and art."""

import argparse
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from game import paths
from game.cli.errors import CommandError
from game.cli.lints import art, cards, messages
from game.cli.main import Parser
from game.engine.game import Game
from game.rules import NAMES, game
from game.rules.cards import CardFileError
from game.ui import level

PACKAGE = Path(__file__).resolve().parents[1]


def parser() -> Parser:
    """The arguments of this command."""
    parser = Parser("check")
    parser.add_argument(
        "--update",
        action="store_true",
        help="first bring the catalogues up to the messages of the sources",
    )
    return parser


def run(arguments: argparse.Namespace) -> int:
    """Print every fault, one a line; 1 if there are any."""
    if arguments.update:
        _update()
    total = 0
    for name, lint in LINTS.items():
        faults = list(lint())
        total += len(faults)
        print(f"{name}: {f'{len(faults)} faults' if faults else 'right'}")
        for fault in faults:
            print(f"  {fault}")
    return 1 if total else 0


def _games() -> Iterator[Game | str]:
    """The games, or what is wrong with their card files."""
    for name in NAMES:
        try:
            yield game(name)
        except CardFileError as error:
            yield f"{name}: {error}"


def _cards() -> Iterator[str]:
    for one in _games():
        yield from [one] if isinstance(one, str) else cards.lint(one, paths.assets())


def _levels() -> Iterator[str]:
    for one in _games():
        if not isinstance(one, str):
            yield from level.lint(one)


def _catalogues() -> Iterator[str]:
    found = _messages()
    yield from found.faults
    if find_spec("babel"):
        yield from import_module("game.cli.lints.catalogue").lint(_locale(), found)
    else:
        print(
            "catalogues cannot be read without Babel: pip install 'wild-table[dev]'",
            file=sys.stderr,
        )


def _update() -> None:
    if not find_spec("babel"):
        raise CommandError("--update needs Babel: pip install 'wild-table[dev]'")
    catalogue = import_module("game.cli.lints.catalogue")
    for path in catalogue.update(_locale(), _messages()):
        print(f"written: {path}")


def _messages() -> messages.Found:
    return messages.find(PACKAGE, paths.levels())


def _locale() -> Path:
    return paths.assets() / "locale"


def _art() -> Iterator[str]:
    yield from art.lint(paths.assets())


LINTS: dict[str, Callable[[], Iterator[str]]] = {
    "cards": _cards,
    "levels": _levels,
    "catalogues": _catalogues,
    "art": _art,
}
