"""Cubosaurs laid out for scripts."""

from collections.abc import Mapping

from game.engine.step import Step
from game.rules import game
from game.rules.cubosaurs.steps import Receive
from game.rules.cubosaurs.tokens import TOKENS
from tests.rules.script import Layout, Script
from tests.rules.words import Names

VERBS = "take pass buy remove steal give swap claim=token"
DINOSAURS = ("tyrannosaurus", "stegosaurus", "brontosaurus", "pterodactyl", "pentaceratops")


def players(seats: int) -> str:
    """The names of so many players."""
    return " ".join(["Ann", "Ben", "Cleo", "Dan", "Eve"][:seats])


def names(players: str) -> Names:
    """The words of Cubosaurs for these players."""
    return Names(game("cubosaurs"), players, VERBS)


def lay_out(
    cards: Mapping[str, str],
    players: str = "Ann Ben Cleo",
    *,
    counters: Mapping[str, int] | None = None,
    step: Step | None = None,
    rounds: int = 1,
    dna: bool = False,
    seed: int = 0,
    reload: bool = False,
) -> Script:
    """A table with these cards and Ann about to receive her hand, play going clockwise.

    Cards not named are aside, tiles face down. With ``dna``, the pool holds the tokens that
    ``counters`` gives to nobody.
    """
    given = {"direction": 1, **(counters or {})}
    if dna:
        held = sum(value for key, value in given.items() if key.startswith("dna"))
        given.setdefault("pool", TOKENS - held)
    layout = Layout(cards, ("aside", "tile_deck"), (step or Receive(0),), given)
    options = {"rounds": rounds, "dna": int(dna)}
    return Script(names(players), layout, options=options, seed=seed, reload=reload)


def tokens(table: Script) -> list[int]:
    """The tokens of every player, then those of the pool."""
    return [*(table.count(f"dna {name}") for name in table.players), table.count("pool")]
