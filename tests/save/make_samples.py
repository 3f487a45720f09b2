"""Makes the sample saves that ship in ``saves/`` anew: ``python -m tests.save.make_samples``.

Needed when the rules of a game get a new version, or the digest of a table changes.
"""

import datetime
import itertools

import msgspec

from game import paths
from game.bots.bot import decision_seed
from game.cli.simulation import bot_move
from game.engine.match import Match, Setup
from game.rules import game
from game.save import ENDING, Header, Journal, SeatInfo

WHEN = datetime.datetime(2026, 6, 1, 19, 30, tzinfo=datetime.UTC)
THREE = [
    SeatInfo("human", "Ada"),
    SeatInfo("bot", "Bo", "skilled"),
    SeatInfo("bot", "Cyd", "casual"),
]
TWO = THREE[:2]
FOUR = [*THREE, SeatInfo("human", "Dag")]


def main() -> None:
    """Of every game a whole one to look at; of Cubosaurs also one for four in its second round."""
    make("cubosaurs", "cubosaurs-finished", "A whole game", THREE, 11, {}, None)
    make("cubosaurs", "cubosaurs-evolution", "Evolution, second round", FOUR, 5, {"dna": 1}, 70)
    make("divocina", "divocina-finished", "Monsters for three", THREE, 12, {}, None)
    make("wild_life", "wild_life-finished", "Four habitats", FOUR, 13, {}, None)
    make("selva", "selva-finished", "Reef against savanna", TWO, 14, {"deck0": 3, "deck1": 1}, None)
    make("samogon", "samogon-finished", "Four against Drakula", FOUR, 16, {"crew": 1}, None)


def make(
    kind: str,
    name: str,
    title: str,
    seats: list[SeatInfo],
    seed: int,
    options: dict[str, int],
    most: int | None,
) -> None:
    """Let greedy bots play at all seats, for so many moves at most; a human is left to move."""
    match = Match(Setup(game(kind), len(seats), seed, options))
    path = paths.samples() / f"{name}{ENDING}"
    path.unlink(missing_ok=True)
    header = msgspec.structs.replace(Header.of(match.setup, seats, title), created=WHEN)
    journal = Journal.begin(path, header)
    for number in itertools.count():
        table = match.table
        enough = most is not None and number >= most
        if table.over or (enough and seats[table.actor].human):
            break
        move = bot_move(table, "greedy", decision_seed(seed, table.actor, number, "greedy"))
        match.play(move)
        journal.record(move, match.digest())
    if match.over:
        journal.finish(match.setup.game.result(match.table))
    journal.close()
    print(path.name, len(match.moves), "moves")


if __name__ == "__main__":
    main()
