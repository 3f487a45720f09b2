"""Wild Life laid out for scripts."""

from collections.abc import Callable, Mapping, Sequence

from game.engine.step import Step
from game.rules.wild_life import GAME
from game.rules.wild_life.steps import BeginTurn, ScoreCycle
from tests.rules.script import Layout, Script
from tests.rules.words import Names

Lay = Callable[..., Script]
VERBS = "play predate hunt unleash discard protect pass"
SMALL, BIG, FLYING, AQUATIC = range(4)


def players(seats: int) -> str:
    """The names of so many players."""
    return " ".join(["Ann", "Ben", "Cleo", "Dan", "Eve"][:seats])


def names(players: str) -> Names:
    """The words of Wild Life for these players."""
    return Names(GAME, players, VERBS)


def lay_out(
    cards: Mapping[str, str],
    players: str = "Ann Ben Cleo",
    *,
    steps: Sequence[Step] = (),
    counters: Mapping[str, int] | None = None,
    rest: str = "deck",
    seed: int = 0,
    reload: bool = False,
) -> Script:
    """A table with these cards and Ann about to play, then the others, then the scoring.

    Cards not named lie in the zone ``rest``.
    """
    turns = [BeginTurn(seat) for seat in range(len(players.split()))]
    layout = Layout(cards, (rest,), steps or (*turns, ScoreCycle()), counters or {})
    return Script(names(players), layout, seed=seed, reload=reload)
