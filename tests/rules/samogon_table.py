"""Dziki Samogon laid out for scripts."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.engine.step import Step
from game.engine.table import Table
from game.rules.samogon import GAME
from game.rules.samogon import layout as at
from game.rules.samogon.cards import ALONE_LIFE, MAX_LIFE, MINION_ARMOR, MINION_LIFE
from game.rules.samogon.steps.turn import BeginTurn
from game.rules.samogon.tokens import armor_of, disorientation_of, life_of, tokens
from tests.rules.script import Layout, Script
from tests.rules.words import Names

VERBS = (
    "choose play support pass boost top bottom skip use end finish=done react suffer discard "
    "target engage"
)
PLAYERS = "Ann Ben Cleo Dan"
CHARACTERS = ("jakub", "semen", "markowski", "paczenko")
LEADERS = ("drakula", "devil")
Tokens = tuple[int, int, int]
"""Life, armor and Disorientation of a minion."""


@dataclass(frozen=True, slots=True)
class Arrange(Step):
    """Gives the minions in melee their tokens: those given, else the printed ones."""

    given: tuple[tuple[int, tuple[Tokens, ...]], ...]

    def run(self, table: Table) -> None:
        given = dict(self.given)
        for zone in range(at.MELEE, at.MELEE + table.seats):
            slots = table.zones[zone]
            printed = [
                (MINION_LIFE[f], MINION_ARMOR[f], 0) for f in map(table.faces.__getitem__, slots)
            ]
            for slot, each in zip(slots, given.get(zone, printed), strict=True):
                table.mark((slot,), tokens(*each))


def names(seats: int) -> Names:
    """The words of Dziki Samogon for so many players."""
    return Names(GAME, " ".join(PLAYERS.split()[:seats]), VERBS)


def dealt(seats: int, seed: int = 3, crew: str = "random", **options: int) -> Script:
    """A game dealt as usual, the Characters drawn by lot or to be chosen."""
    wanted = {"crew": int(crew == "random"), **options}
    return Script(names(seats), options=wanted, seed=seed)


def lay_out(
    cards: Mapping[str, str],
    seats: int = 2,
    *,
    characters: Sequence[str] = CHARACTERS,
    leader: str = "drakula",
    minions: Mapping[str, Sequence[Tokens]] | None = None,
    counters: Mapping[str, int] | None = None,
    steps: Sequence[Step] = (BeginTurn(0),),
    seed: int = 0,
    reload: bool = False,
) -> Script:
    """A table with these cards, Ann's turn about to begin; all others are in the box.

    The Characters have full life if ``counters`` give none, the Leader 20 life and 6 Dark Armor.
    ``minions`` are the tokens of those in a melee, where they are not as printed.
    """
    words = names(seats)
    faces = [face.key for face in GAME.faces]
    placed = {"leader": leader, "location": "crosses", "shelter": "fire station"}
    given = {"round": 1, "leader_life": 20, "leader_start": 20, "dark_armor": 6}
    for name, character in zip(words.players, characters, strict=False):
        placed[f"character {name}"] = character
        life = ALONE_LIFE if seats == 1 else MAX_LIFE
        given[f"life {name}"] = life[faces.index(character)]
    tokens_of = tuple((words.zone(place), tuple(each)) for place, each in (minions or {}).items())
    layout = Layout(
        {**placed, **cards},
        ("box",) * 4,
        (Arrange(tokens_of), *steps),
        {**given, **(counters or {})},
    )
    options = {"leader": LEADERS.index(leader), "crew": 1}
    return Script(words, layout, options=options, seed=seed, reload=reload)


def tokens_in(table: Script, place: str) -> list[Tokens]:
    """Life, armor and Disorientation of the minions in a melee, in their order."""
    marks = [table.table.marks[slot] for slot in table.table.zones[table.names.zone(place)]]
    return [(life_of(mark), armor_of(mark), disorientation_of(mark)) for mark in marks]
