"""Cards and words of the games: every picture and icon is there, every text has its arguments."""

import random
import re
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path

from game.engine.game import Face, Game, Sheet
from game.engine.table import Table
from game.engine.text import Text
from game.engine.view import view

SHARE = 0.2
"""So many of the decisions are looked at."""
_PLACEHOLDER = re.compile(r"\{(\w*)\}")
_TINT = re.compile(r"#[0-9a-fA-F]{6}")


def lint(game: Game, assets: Path) -> list[str]:
    """The faults of a game's cards and words, each once."""
    found = [
        *(f"card {face.key}: {fault}" for face in game.faces for fault in _face(face, assets)),
        *_options(game),
        *(fault for table in _tables(game) for fault in _spoken(game, table, assets)),
    ]
    return [f"{game.name}: {fault}" for fault in dict.fromkeys(found)]


def _face(face: Face, assets: Path) -> Iterator[str]:
    if not _is_picture(assets / "art", face.picture):
        yield f"there is no picture {face.picture!r}"
    if not _is_picture(assets / "art" / "common", face.back):
        yield f"there is no back {face.back!r}"
    for icon in (face.mark, *face.badges):
        yield from _icon(icon, assets)
    if not _TINT.fullmatch(face.tint):
        yield f"{face.tint!r} is no colour #rrggbb"
    for label, _ in face.columns:
        if isinstance(label, str):
            yield from _icon(label, assets)
    labels = [label for label, _ in face.columns if isinstance(label, Text)]
    texts = [face.name, *labels, *face.help]
    yield from _texts([*texts, face.text] if face.text else texts)
    if not face.name.message:
        yield "it has no name"


def _is_picture(folder: Path, name: str) -> bool:
    return any((folder / f"{name}{ending}").is_file() for ending in (".svg", ".png"))


def _icon(name: str, assets: Path) -> Iterator[str]:
    if name and not _is_picture(assets / "icons", name):
        yield f"there is no icon {name!r}"


def _options(game: Game) -> Iterator[str]:
    for option in game.options:
        values = [choice.value for choice in option.choices]
        for seats in game.seats:
            if option.default(seats) not in values:
                yield f"option {option.name}: its default for {seats} seats is no choice"
        keys = [choice.key for choice in option.choices]
        if len({*keys}) != len(keys) or len({*values}) != len(values):
            yield f"option {option.name}: two choices are the same"
        for fault in _texts([option.label, option.help, *(c.label for c in option.choices)]):
            yield f"option {option.name}: {fault}"


def _tables(game: Game) -> Iterator[Table]:
    """Some tables of one random game for every number of seats and choice of options."""
    rng = random.Random(1)
    choices = [[choice.value for choice in option.choices] for option in game.options]
    names = [option.name for option in game.options]
    for seats, values in product(game.seats, product(*choices)):
        table = game.new_table(seats, dict(zip(names, values, strict=True)), 1)
        while not table.over:
            if rng.random() < SHARE:
                yield table
            table.play(rng.choice(table.moves()))
        yield table


def _spoken(game: Game, table: Table, assets: Path) -> Iterator[str]:
    """What the game says of a table: prompt, moves, numbers, sheets, result."""
    seen = view(table, max(table.actor, 0))
    infos = game.infos(seen)
    handles = [game.handle(seen, move) for move in seen.moves]
    texts = [info.help for info in infos] + [handle.button for handle in handles]
    icons = {info.icon for info in infos} | {handle.icon for handle in handles}
    sheets = [game.tally(seen), *(map(game.sheet, table.sheets) if table.over else ())]
    for sheet in sheets:
        texts += _sheet_texts(sheet)
        icons |= {row.icon for rows in sheet.rows for row in rows}
    texts.append(game.result(table).why if table.over else game.prompt(seen))
    for icon in icons:
        yield from _icon(icon, assets)
    yield from _texts(texts)


def _sheet_texts(sheet: Sheet) -> list[Text]:
    rows = [row for rows in sheet.rows for row in rows]
    return [sheet.title, *(row.label for row in rows), *(row.why for row in rows)]


def _texts(texts: Iterable[Text]) -> Iterator[str]:
    for text in texts:
        names = {*_PLACEHOLDER.findall(text.message), *_PLACEHOLDER.findall(text.plural)}
        for name in sorted(names - dict(text.args).keys()):
            yield f"{text.message!r} has no argument {name!r}"
        if text.plural and not isinstance(dict(text.args).get("n"), int):
            yield f"{text.message!r} has a plural but no number n"
        yield from _texts(value for _, value in text.args if isinstance(value, Text))
