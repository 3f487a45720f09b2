"""Random games of Selva between random legal decks: ``python -m tests.selva_soak --games 3000``.

Every game is checked at its end, one of twenty at each decision with its events told. A broken
invariant ends it with the seed.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Sequence

from game.engine.rng import Rng
from game.engine.table import Table
from game.rules.selva import GAME
from game.rules.selva.cards import CARDS, COMMON_RESOURCE
from game.rules.selva.decks import (
    LEAST_CARDS,
    LEAST_HERBS,
    MATCH_ALFAS,
    MOST_CARDS,
    MOST_ULTRA_RARES,
    Deck,
    broken_rules,
    most_copies,
)
from game.rules.selva.vocabulary import ALFA, HERB, PREY, ULTRA_RARE


def random_deck(seed: int) -> Deck:
    """Any legal deck: at least 20 herbs and preys, whatever else, of all biomes."""
    rng = Rng(seed)
    alfas = _drawn(rng, [f for f, card in enumerate(CARDS) if card.kind == ALFA], MATCH_ALFAS)
    size = LEAST_CARDS + rng.below(MOST_CARDS - LEAST_CARDS + 1)
    cards: Counter[int] = Counter()
    for kind in (HERB, PREY):
        common = [f for f, card in enumerate(CARDS) if card.kind == kind and COMMON_RESOURCE[f]]
        for _ in range(LEAST_HERBS + rng.below(6)):
            cards[common[rng.below(len(common))]] += 1
    others = [f for f, c in enumerate(CARDS) if c.kind != ALFA and not COMMON_RESOURCE[f]]
    ultra = 0
    while cards.total() < size:
        face = others[rng.below(len(others))]
        rare = CARDS[face].rarity == ULTRA_RARE
        if cards[face] < most_copies(face) and ultra + rare <= MOST_ULTRA_RARES:
            cards[face] += 1
            ultra += rare
    return Deck(f"Random {seed}", tuple(alfas), dict(cards))


def _drawn(rng: Rng, faces: list[int], number: int) -> list[int]:
    rng.shuffle(faces)
    return faces[:number]


def new_table(seed: int, match: int) -> Table:
    """A table between two random decks, at its first decision."""
    table = Table(GAME, 2, GAME.checked_options(2, {"match": match}), seed)
    decks = [random_deck(2 * seed), random_deck(2 * seed + 1)]
    for deck in decks:
        if broken := broken_rules(deck, MATCH_ALFAS):
            raise AssertionError(f"seed {seed}: {broken}")
    GAME.lay_decks(table, decks)
    table.advance()
    return table


def play_random(seed: int, match: int = 0, told: bool = False) -> Table:
    """A random game to its end; ``told``: checked at every decision."""
    table = new_table(seed, match)
    below = Rng(seed).below
    while table.steps:
        moves = table.moves()
        move = moves[below(len(moves))]
        if told:
            GAME.check(table)
            table.events = []
            table.play_checked(move)
        else:
            table.play(move)
    GAME.check(table)
    GAME.result(table)
    return table


def main(arguments: Sequence[str] | None = None) -> None:
    """Play as many games as the command line says."""
    parser = argparse.ArgumentParser(prog="python -m tests.selva_soak", description=__doc__)
    parser.add_argument("--games", type=int, default=3000)
    wanted = parser.parse_args(arguments)
    start = time.perf_counter()
    longest = 0
    for seed in range(wanted.games):
        try:
            table = play_random(seed, seed % 4 == 3, told=seed % 20 == 0)
        except Exception as error:
            error.add_note(f"seed {seed}")
            raise
        longest = max(longest, table.counters[0])
    seconds = time.perf_counter() - start
    print(f"{wanted.games} games without a fault in {seconds:.0f} s; longest: {longest} turns")


if __name__ == "__main__":
    main()
