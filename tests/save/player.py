"""Plays and saves games until it is killed: ``python -m tests.save.player FILE SEED``.

Acknowledges every move on its standard output, by its digest, after the journal has kept it.
"""

import os
import random
import sys
from pathlib import Path

from game.save import Header, Journal
from tests.save.games import HUGE, new_match, players


def main() -> None:
    """Play until killed; a game that ends begins again in memory of the same file."""
    path, seed = Path(sys.argv[1]), int(sys.argv[2])
    rng = random.Random(seed)
    match = new_match(5, seed, HUGE)
    journal = Journal.begin(path, Header.of(match.setup, players(5)))
    while True:
        if match.over or (len(match.moves) > 2 and rng.random() < 0.1):
            match.undo(2)
            journal.undo(2)
            acknowledge("undo")
        move = rng.choice(match.table.moves())
        match.play(move)
        journal.record(move, match.digest())
        acknowledge(match.digest())


def acknowledge(line: str) -> None:
    """One line, at once."""
    os.write(1, f"{line}\n".encode())


if __name__ == "__main__":
    main()
