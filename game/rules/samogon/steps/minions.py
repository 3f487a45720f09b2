"""Minions come, attack, react and are defeated. § Minions, § Summoning."""

from game.engine.table import Table
from game.engine.text import N_
from game.rules.samogon import layout as at
from game.rules.samogon.cards import MINION_ARMOR, MINION_LIFE
from game.rules.samogon.tokens import ONE_DISORIENTATION, tokens


def draw_minion(table: Table) -> int:
    """Reveal the next minion in the middle; −1 if there is none even after shuffling."""
    deck = table.zones[at.MINION_DECK]
    if not deck:
        table.move_all(at.MINION_DISCARD, at.MINION_DECK)
        table.shuffle(at.MINION_DECK)
        deck = table.zones[at.MINION_DECK]
    return table.draw(at.MINION_DECK, at.MIDDLE) if deck else -1


def engage(table: Table, slot: int, seat: int) -> None:
    """The minion in the middle enters melee with a Character, with its life and armor."""
    face = table.faces[slot]
    table.move(slot, at.MIDDLE, at.MELEE + seat)
    table.mark((slot,), tokens(MINION_LIFE[face], MINION_ARMOR[face]))
    table.say(N_("{cards} enters melee with {seat}."), seat, (slot,))


def call(table: Table, seat: int) -> None:
    """A minion called by an effect engages whatever its armor."""
    slot = draw_minion(table)
    if slot >= 0:
        engage(table, slot, seat)


def defeat(table: Table, slot: int, zone: int, by: int) -> None:
    """§ Fire Station: a minion without life is discarded, and the Leader's Dark Armor falls."""
    table.mark((slot,), 0)
    table.move(slot, zone, at.MINION_DISCARD)
    table.count(at.DEFEATED + by, 1)
    table.say(N_("{seat} defeats {cards}."), by, (slot,))
    if table.counters[at.DARK_ARMOR]:
        table.count(at.DARK_ARMOR, -1)


def confused(table: Table, slot: int) -> bool:
    """Whether a minion has a Disorientation token; it is discarded, and nothing else happens."""
    mark = table.marks[slot]
    if mark < ONE_DISORIENTATION:
        return False
    table.mark((slot,), mark - ONE_DISORIENTATION)
    table.say(N_("{cards} is disoriented and does nothing."), cards=(slot,))
    return True


def melee_of(table: Table, slot: int) -> int:
    """The zone of the melee a minion is in."""
    return next(
        zone for zone in range(at.MELEE, at.MELEE + table.seats) if slot in table.zones[zone]
    )
