"""The wild monsters of the game for two. § Two players."""

from game.engine.table import Table
from game.engine.text import N_
from game.rules.divocina import layout as at
from game.rules.divocina.cards import HERD, SPECIES
from game.rules.divocina.groups import grouped, new_group
from game.rules.divocina.steps.deck import draw

NUMBER = 7


def refill(table: Table) -> None:
    """Turn up cards until seven wild monsters lie there; each joins others of its species."""
    added = []
    while len(table.zones[at.WILD]) < NUMBER:
        slot = draw_wild(table)
        if slot < 0:
            break
        added.append(slot)
    if added:
        table.say(N_("New wild monsters: {cards}."), cards=added)


def draw_wild(table: Table) -> int:
    """Turn up one card; returns its slot, −1 if there is none.

    It joins a pair of its species first, else an individual, of several the one lying longest.
    """
    deck = table.zones[at.DECK]
    if deck:
        table.mark(deck[-1:], place(table, SPECIES[table.faces[deck[-1]]]))
    return draw(table, at.WILD)


def place(table: Table, species: int) -> int:
    """The number of the group that a new wild monster joins."""
    found = [
        (-len(group), table.marks[group[0]])
        for group in grouped(table, at.WILD)
        if len(group) < HERD and SPECIES[table.faces[group[0]]] == species
    ]
    return min(found)[1] if found else new_group(table)
