"""Played games for the tests of saves."""

import random
from collections.abc import Mapping
from pathlib import Path

from game.engine.match import Match, Setup
from game.rules import game
from game.save import Header, Journal, SeatInfo

GAME = game("cubosaurs")
HUGE = {"rounds": 4, "dna": 1}
NAMES = ("Ada", "Žluťoučký Кůň", "漢字 😀", "Bo", "Cyd")


def players(seats: int) -> list[SeatInfo]:
    """A human and bots."""
    return [
        SeatInfo("bot" if seat else "human", NAMES[seat], "casual" if seat else "")
        for seat in range(seats)
    ]


def new_match(seats: int = 3, seed: int = 7, options: Mapping[str, int] | None = None) -> Match:
    """A match before its first move."""
    return Match(Setup(GAME, seats, seed, options or {}))


def play(match: Match, journal: Journal, moves: int = 10_000, seed: int = 1) -> None:
    """Play at random and keep it, for so many moves or to the end."""
    rng = random.Random(seed)
    for _ in range(moves):
        if match.over:
            break
        move = rng.choice(match.table.moves())
        match.play(move)
        journal.record(move, match.digest())
    if match.over:
        journal.finish(match.setup.game.result(match.table))


def write(path: Path, moves: int = 10_000, seats: int = 3, seed: int = 7) -> Match:
    """A save with a game of so many moves at a path."""
    match = new_match(seats, seed)
    journal = Journal.begin(path, Header.of(match.setup, players(seats)))
    play(match, journal, moves)
    journal.close()
    return match
