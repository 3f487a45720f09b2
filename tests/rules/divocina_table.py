"""Divočina laid out for scripts."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.engine.step import Step
from game.engine.table import Table
from game.rules.divocina import GAME
from game.rules.divocina.groups import new_group
from game.rules.divocina.steps.turn import BeginTurn
from tests.rules.script import Layout, Script
from tests.rules.words import Names

VERBS = (
    "lay add draw pass pay keep attach copie=copy aim offer promise give take choose name "
    "discard show=none join skip split"
)
ASIDE = "look@4"
"""A zone that tables of up to four do not use: cards there are out of the way."""


@dataclass(frozen=True, slots=True)
class Arrange(Step):
    """Puts the cards of each zone into groups of these sizes, in their order."""

    groups: tuple[tuple[int, tuple[int, ...]], ...]

    def run(self, table: Table) -> None:
        for zone, sizes in self.groups:
            slots = iter(table.zones[zone])
            for size in sizes:
                table.mark([next(slots) for _ in range(size)], new_group(table))


def names(players: str) -> Names:
    """The words of Divočina for these players."""
    return Names(GAME, players, VERBS)


def lay_out(
    cards: Mapping[str, str],
    players: str = "Ann Ben Cleo",
    *,
    multi: bool = False,
    counters: Mapping[str, int] | None = None,
    step: Step | None = None,
    seed: int = 0,
    reload: bool = False,
) -> Script:
    """A table with these cards, Ann's turn about to begin.

    Laid cards and wild monsters are groups, ``+`` between the cards of one:
    ``"arca male + arca female, teuthis crown"``. With a ``deck`` given, all other cards are out of
    the way; else they are the deck.
    """
    words = names(players)
    plain, groups = {}, []
    for place, spec in cards.items():
        plain[place] = spec.replace("+", ",")
        if place.startswith(("laid", "wild")):
            sizes = tuple(len(words.cards(part.replace("+", ","))) for part in spec.split(","))
            groups.append((words.zone(place), sizes))
    layout = Layout(
        plain,
        (ASIDE if "deck" in cards else "deck",),
        (Arrange(tuple(groups)), step or BeginTurn(0)),
        counters or {},
    )
    return Script(words, layout, options={"multi_cancel": int(multi)}, seed=seed, reload=reload)


def groups_of(table: Script, place: str) -> list[str]:
    """The groups of a zone as sorted words: ``["arca female + arca male", "teuthis crown"]``."""
    zone = table.names.zone(place)
    found: dict[int, list[str]] = {}
    for slot in table.table.zones[zone]:
        key = GAME.faces[table.table.faces[slot]].key.replace("_", " ")
        found.setdefault(table.table.marks[slot], []).append(key)
    return sorted(" + ".join(sorted(group)) for group in found.values())


def expect_groups(table: Script, place: str, spec: str) -> None:
    """Exactly these groups lie in a zone, in any order."""
    parts = [part.strip() for part in spec.split(",") if part.strip()]
    wanted = sorted(
        " + ".join(sorted(GAME.faces[f].key.replace("_", " ") for f in _faces(table, part)))
        for part in parts
    )
    assert groups_of(table, place) == wanted, f"{place}: {groups_of(table, place)}"


def _faces(table: Script, part: str) -> list[int]:
    keys = [face.key for face in GAME.faces]
    return [keys.index(key) for key in table.names.cards(part.replace("+", ","))]


def passes(table: Script, *players: str) -> None:
    """These players are asked one after the other, and let it happen."""
    for player in players:
        assert table.asked == player, f"{table.asked} is asked, not {player}"
        table.play(f"{player} passes")


def trio(species: str) -> str:
    """Male, female and alpha of a species, as words for a hand."""
    return ", ".join(f"{species} {form}" for form in ("male", "female", "alpha"))


def lays(table: Script, size: int, species: str) -> None:
    """Ann lays the first so many cards of a ``trio``."""
    table.play(f"Ann lays {species} male number {size}")
    for form in ("female", "alpha")[: size - 1]:
        table.play(f"Ann adds {species} {form}")


def cancels(table: Script, player: str, first: str, second: str) -> None:
    """A player who is asked pays two cards, one after the other."""
    assert table.asked == player, f"{table.asked} is asked, not {player}"
    table.play(f"{player} pays {first}", f"{player} pays {second}")
