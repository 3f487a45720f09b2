"""How a game closes, and what follows in a match. § The end."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.step import Step
from game.engine.table import Table
from game.engine.text import N_
from game.rules.selva import layout as at
from game.rules.selva.steps.setup import SetUp

MATCH_GAMES, MATCH_WINS = 3, 2


@dataclass(frozen=True, slots=True)
class CloseGame(Step):
    """§ The end: whose Alfa has more life has won; in a match the next game may follow."""

    def run(self, table: Table) -> None:
        lives = tuple(max(0, table.counters[at.LIFE + seat]) for seat in range(at.SEATS))
        if lives[0] == lives[1]:
            table.say(N_("The game is a draw."))
        else:
            winner = int(lives[1] > lives[0])
            table.say(N_("{seat} wins the game."), winner)
            table.count(at.WINS + winner, 1)
        if not table.options["match"]:
            table.score(("final", lives, table.counters[at.TURN]))
            return
        table.score(("game", table.counters[at.GAME], lives, table.counters[at.TURN]))
        table.count(at.GAME, 1)
        if decided(table):
            table.score(("match", tuple(table.counters[at.WINS : at.WINS + at.SEATS])))
        else:
            collect(table)
            table.push(SetUp(), self)


def decided(table: Table) -> bool:
    """Whether a match is over: somebody has two wins, or three games have been played."""
    wins = table.counters[at.WINS : at.WINS + at.SEATS]
    return max(wins) >= MATCH_WINS or table.counters[at.GAME] >= MATCH_GAMES


def collect(table: Table) -> None:
    """All cards go back into the Forests; the next Alfa of each player is at hand."""
    table.mark([slot for slot, mark in enumerate(table.marks) if mark], 0)
    for slot in table.zones[at.STACK][:]:
        seat = int(slot >= table.counters[at.BORDER])
        table.move(slot, at.STACK, at.FOREST + seat)
    for seat in range(at.SEATS):
        for base in (
            at.DRAFT,
            at.HAND,
            at.FIELD,
            at.RESOURCES,
            at.ELEMENTS,
            at.SIGILS,
            at.ISOLATION,
            at.GRAVEYARD,
        ):
            table.move_all(base + seat, at.FOREST + seat)
        table.move(table.zones[at.ALFA + seat][0], at.ALFA + seat, at.WAITING + seat, 0)
