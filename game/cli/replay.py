"""``replay``: a saved game is played again without a window, checked, and its result printed."""

import argparse
from pathlib import Path

import msgspec

from game.cli import arguments as args
from game.cli.errors import CommandError
from game.cli.main import Parser
from game.i18n import tr
from game.save import Outcome, Saved, SaveError, SeatInfo, load


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a save holds; printed like this with ``--json``."""

    file: str
    game: str
    seats: list[SeatInfo]
    options: dict[str, str]
    seed: int
    created: str
    moves: int
    digest: str
    result: Outcome | None = None
    title: str = ""
    cut: bool = False
    damage: str = ""


def parser() -> Parser:
    """The arguments of this command."""
    parser = Parser("replay")
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game (.wild)")
    parser.add_argument(
        "--recover",
        action="store_true",
        help="of a file that is damaged in the middle, replay the moves before the damage",
    )
    args.add_json(parser)
    return parser


def run(arguments: argparse.Namespace) -> int:
    """Load, which replays every move against its digest, and print what was found."""
    try:
        saved = load(arguments.file, arguments.recover)
    except SaveError as error:
        raise CommandError(f"{error.path}: {tr(error.reason)}") from error
    found = report(saved)
    print(msgspec.json.encode(found).decode() if arguments.json else _page(saved, found))
    return 0


def report(saved: Saved) -> Report:
    """What a loaded game holds."""
    header, match = saved.header, saved.match
    result = match.setup.game.result(match.table) if match.over else None
    return Report(
        file=str(saved.path),
        game=header.game,
        seats=header.seats,
        options=header.options,
        seed=header.seed,
        created=header.created.isoformat(),
        moves=len(match.moves),
        digest=match.digest(),
        result=Outcome.of(result) if result else None,
        title=header.title,
        cut=saved.cut,
        damage=tr(saved.damage) if saved.damage else "",
    )


def _page(saved: Saved, found: Report) -> str:
    """The same for people."""
    options = "".join(f"{name}={key}, " for name, key in found.options.items())
    title = f" “{found.title}”" if found.title else ""
    lines = [
        f"{tr(saved.match.setup.game.title)}{title}, {options}seed {found.seed}, "
        f"begun {saved.header.created:%Y-%m-%d %H:%M}",
        f"{found.moves} moves replayed, all digests right (now {found.digest})",
    ]
    if found.cut:
        lines.append("the last line was cut off and is left out")
    if found.damage:
        lines.append(f"damaged after that: {found.damage}")
    return "\n".join([*lines, "", *_players(saved, found)])


def _players(saved: Saved, found: Report) -> list[str]:
    """One line a seat, with its score when the game is over, and why it ended so."""
    match = saved.match
    names = [seat.name for seat in found.seats]
    width = max(map(len, names))
    lines = []
    for number, seat in enumerate(found.seats):
        line = f"{number + 1}  {seat.name:{width}}  {seat.level or 'human':8}"
        if found.result:
            won = "  won" if number in found.result.winners else ""
            line += f"{found.result.scores[number]:>6}{won}"
        elif match.table.actor == number:
            line += "  to move"
        lines.append(line.rstrip())
    if found.result:
        lines += ["", tr(match.setup.game.result(match.table).why, names)]
    return lines
