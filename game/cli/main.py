"""Finds the command, runs it, and turns every failure into one clear line."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any, NoReturn

from game import __version__
from game.cli import crash
from game.cli.errors import CommandError

PROGRAM = "wild-table"
COMMANDS = {
    "play": "open the window; with the name of a game go straight to its table",
    "simulate": "let bots play many games without a window, and check every one of them",
    "ladder": "let all levels of bots play against each other, and say how strong they are",
    "train": "fit the bots' estimate of a game by letting them play against themselves",
    "replay": "play a saved game again without a window, and check it",
    "shot": "save the picture of any screen, without a display",
    "bench": "measure rules, bots, drawing, start and saves",
    "check": "lint cards, levels, catalogues and art",
}


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong with the arguments."""

    def __init__(self, command: str = "", **options: Any) -> None:
        options.setdefault("description", COMMANDS.get(command))
        super().__init__(prog=f"{PROGRAM} {command}".strip(), allow_abbrev=False, **options)

    def error(self, message: str) -> NoReturn:
        """One line and exit code 2."""
        self.exit(2, f"{self.prog}: {message} ({self.prog} --help tells more)\n")


def main(arguments: Sequence[str]) -> int:
    """Run a command line; returns the exit code (0 done, 1 broken, 2 wrong use)."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError):  # a windowed executable has none
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    command = arguments[0] if arguments else "play"
    if command not in COMMANDS:
        _overview().parse_args(arguments)
    return guarded(command, arguments[1:])


def guarded(command: str, arguments: Sequence[str]) -> int:
    """Run one command; whatever happens, no traceback reaches the user."""
    try:
        module = import_module(f"game.cli.{command}")
        run: Callable[[argparse.Namespace], int] = module.run
        return run(module.parser().parse_args(arguments))
    except CommandError as error:
        crash.tell(f"{PROGRAM} {command}: {error}")
        return error.status
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader of our output has gone, so nobody needs the rest
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 1
    except Exception as error:
        crash.tell(f"{PROGRAM} {command}: {crash.report(error)}")
        return 1


def _overview() -> Parser:
    """What is said without a command: help, the version, or which commands there are."""
    width = max(map(len, COMMANDS))
    lines = [f"  {name:{width}}  {what}" for name, what in COMMANDS.items()]
    parser = Parser(
        usage=f"{PROGRAM} [COMMAND ...]",
        description="Wild Table: five nature card games at one table.",
        epilog="\n".join(["commands (play if none is given):", *lines]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"Wild Table {__version__}")
    parser.add_argument("command", choices=COMMANDS, help=argparse.SUPPRESS, metavar="COMMAND")
    return parser
