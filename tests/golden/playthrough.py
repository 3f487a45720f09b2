"""Whole games as text: every decision with its move in words and what the log says of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from game.engine.event import SAID, SCORED, Event
from game.engine.match import Match, Setup
from game.engine.rng import Rng
from game.engine.view import view
from game.rules import game as game_of
from tests.english import english, log_line, sheet_lines

FOLDER = Path(__file__).parent
PLAYERS = ("Ann", "Ben", "Cleo", "Dan", "Eve")


class Playthrough(NamedTuple):
    """A game played at random: the seed decides the deal and the moves."""

    file: str
    game: str
    seats: int
    seed: int
    options: dict[str, int]

    @property
    def path(self) -> Path:
        """Where its text is kept."""
        return FOLDER / self.file

    def text(self) -> str:
        """The game, played now."""
        return "\n".join(_lines(self)) + "\n"


PLAYTHROUGHS = (
    Playthrough("cubosaurs_base_2.txt", "cubosaurs", 2, 37, {}),
    Playthrough("cubosaurs_base_3.txt", "cubosaurs", 3, 36, {}),
    Playthrough("cubosaurs_dna_4.txt", "cubosaurs", 4, 166, {"dna": 1}),
    Playthrough("divocina_wild_2.txt", "divocina", 2, 5, {}),
    Playthrough("divocina_multi_3.txt", "divocina", 3, 8, {"multi_cancel": 1}),
    Playthrough("wild_life_2.txt", "wild_life", 2, 3, {}),
    Playthrough("wild_life_4.txt", "wild_life", 4, 4, {}),
    Playthrough("selva_single.txt", "selva", 2, 6, {"deck0": 2, "deck1": 3}),
    Playthrough("selva_match.txt", "selva", 2, 7, {"deck0": 1, "deck1": 2, "match": 1}),
    Playthrough("samogon_devil_1.txt", "samogon", 1, 137, {"leader": 1, "difficulty": 0}),
    Playthrough("samogon_drakula_3.txt", "samogon", 3, 398, {"leader": 0}),
)


def _lines(play: Playthrough) -> Iterator[str]:
    match = Match(Setup(game_of(play.game), play.seats, play.seed, play.options))
    names = PLAYERS[: play.seats]
    rng = Rng(play.seed)
    options = ", ".join(f"{name} {value}" for name, value in match.table.options.items())
    yield f"{english(match.setup.game.title)}: {', '.join(names)}; seed {play.seed}; {options}"
    yield ""
    yield from _told(match, match.opening(), names)
    while not match.over:
        moves = match.table.moves()
        move = moves[rng.below(len(moves))]
        seen = view(match.table, match.table.actor)
        words = english(match.setup.game.handle(seen, move).button, names)
        yield f"{len(match.moves) + 1:3}. {names[seen.actor]}: {words} ({len(moves)} legal)"
        yield from _told(match, match.play(move), names)
    result = match.setup.game.result(match.table)
    winners = ", ".join(names[seat] for seat in result.winners) or "Nobody"
    yield f"{winners}: {english(result.why, names)}"


def _told(match: Match, events: Sequence[Event], names: Sequence[str]) -> Iterator[str]:
    """The log lines of some events, and the sheets of what was scored."""
    game = match.setup.game
    for event in events:
        if event.kind == SAID:
            yield f"     {log_line(game, event, names)}"
        elif event.kind == SCORED:
            sheet = game.sheet(match.table.sheets[event.n])
            yield from ("", *sheet_lines(sheet, names), "")
