"""Arguments that several commands have: games, seats, options, seeds."""

import argparse
from collections.abc import Sequence

from game.bots.registry import NAMES as LEVELS
from game.cli.errors import CommandError
from game.engine.game import Game
from game.engine.text import T
from game.i18n import PLAYER, tr
from game.plan import BOT_NAMES
from game.rules import NAMES as GAMES
from game.rules import game as game_named
from game.rules.cards import CardFileError
from game.sitting import Player


def add_game(parser: argparse.ArgumentParser, optional: bool = False) -> None:
    """The game, by name."""
    names = ", ".join(GAMES)
    if optional:
        parser.add_argument("game", nargs="?", metavar="GAME", help=f"one of {names}")
    else:
        parser.add_argument("game", metavar="GAME", help=f"one of {names}")


def add_options(parser: argparse.ArgumentParser) -> None:
    """Options of the game."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=CHOICE",
        help="an option of the game, for instance dna=on; can be repeated",
    )


def add_seed(parser: argparse.ArgumentParser, default: int | None = 1) -> None:
    """The seed that decides all luck."""
    parser.add_argument("--seed", type=seed, default=default, metavar="N", help="decides all luck")


def add_json(parser: argparse.ArgumentParser) -> None:
    """Output for programs."""
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def seed(text: str) -> int:
    """A seed: a whole number of 64 bits at most."""
    try:
        number = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"not a whole number: {text!r}") from None
    if not -(2**63) <= number < 2**63:
        raise argparse.ArgumentTypeError(f"too large: {text}")
    return number


def size(text: str) -> tuple[int, int]:
    """A size in pixels: ``1920x1080``."""
    width, _, height = text.partition("x")
    found = (positive(width), positive(height))
    if not all(64 <= side <= 8192 for side in found):
        raise argparse.ArgumentTypeError(f"not a size of 64 to 8192 pixels: {text!r}")
    return found


def positive(text: str) -> int:
    """A number of things, 1 or more."""
    if not text.isascii() or not text.isdigit() or len(text) > 9 or not int(text):
        raise argparse.ArgumentTypeError(f"not a number of 1 or more: {text!r}")
    return int(text)


def game_of(name: str) -> Game:
    """The game of this name; ``CommandError`` if there is none such or its cards are damaged."""
    try:
        return game_named(name)
    except KeyError:
        raise CommandError(f"no game {name!r} (there are: {', '.join(GAMES)})") from None
    except CardFileError as error:
        raise CommandError(f"the card file is damaged: {error}") from error


def options_of(game: Game, pairs: Sequence[str]) -> dict[str, int]:
    """Option values from ``name=choice`` pairs; ``CommandError`` names what could be said."""
    values = {}
    for pair in pairs:
        name, _, key = pair.partition("=")
        option = next((o for o in game.options if o.name == name), None)
        if option is None:
            names = ", ".join(o.name for o in game.options) or "none"
            raise CommandError(f"{game.name} has no option {name!r} (there are: {names})")
        choice = next((c for c in option.choices if c.key == key), None)
        if choice is None:
            keys = ", ".join(c.key for c in option.choices)
            raise CommandError(f"option {name} cannot be {key!r} (only {keys})")
        values[name] = choice.value
    return values


def players_of(game: Game, text: str) -> list[Player]:
    """Who sits where, from ``human,bot:greedy,human:Ada,bot:expert:Bo``."""
    players = [_player(number, part) for number, part in enumerate(text.split(","))]
    _check_number(game, len(players))
    return players


def _player(number: int, text: str) -> Player:
    kind, _, rest = text.strip().partition(":")
    if kind == "human":
        return Player(rest.strip() or tr(T(PLAYER, number=number + 1)))
    if kind != "bot":
        raise CommandError(f"not a seat: {text!r} (say human, human:NAME or bot:LEVEL)")
    level, _, name = rest.partition(":")
    return Player(name.strip() or tr(BOT_NAMES[number % len(BOT_NAMES)]), level_of(level))


def _check_number(game: Game, seats: int) -> None:
    if seats not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        number = f"{least} seats" if least == most else f"{least} to {most} seats"
        raise CommandError(f"{game.name} is for {number}, not {seats}")


def seated(game: Game, seats: str | None, usual: str) -> str:
    """What was said about the seats, or as many of the ``usual`` ones as the game has."""
    return seats or ",".join(usual.split(",")[: game.seats[-1]])


def level_of(text: str) -> str:
    """A level of bots."""
    level = text.strip()
    if level not in LEVELS:
        raise CommandError(f"no bot level {level!r} (there are: {', '.join(LEVELS)})")
    return level


def levels_of(game: Game, text: str) -> list[str]:
    """Levels by seat, from ``random,greedy`` or ``bot:random,bot:greedy``."""
    levels = [level_of(part.strip().removeprefix("bot:")) for part in text.split(",")]
    _check_number(game, len(levels))
    return levels
