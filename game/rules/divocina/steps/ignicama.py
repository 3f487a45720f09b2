"""Ignicama: opponents discard a species. § Ignicama."""

from dataclasses import dataclass

from game.engine.move import Move
from game.engine.step import Ask
from game.engine.table import Table
from game.engine.text import N_
from game.engine.view import View
from game.rules.divocina import layout as at
from game.rules.divocina.cards import DECK, HERD, INDIVIDUAL, PAIR, SPECIES
from game.rules.divocina.groups import opponents, take_off
from game.rules.divocina.steps.cancel import Effect, announce_effect
from game.rules.divocina.steps.deck import Look

NAME = [Move("name", n=species) for species in range(8)]
DISCARD = [Move("discard", card=slot) for slot in range(len(DECK))]
NONE = Move("none")
NAMED = (
    N_("{seat} names Leviathan."),
    N_("{seat} names Teuthis."),
    N_("{seat} names Devoraptor."),
    N_("{seat} names Altodon."),
    N_("{seat} names Ignicama."),
    N_("{seat} names Arca."),
    N_("{seat} names Ursera."),
    N_("{seat} names Cranicorn."),
)


def start(table: Table, seat: int, size: int, group: int) -> None:
    """What an ignicama of this size does; ``group`` is the number of the group just laid."""
    if size == INDIVIDUAL:
        table.push(Look(seat, 2, 1))
    base = at.LAID if size == HERD else at.HAND
    held = any(table.zones[base + other] for other in opponents(table, seat))
    if held or (table.seats == 2 and table.zones[at.WILD]):
        table.push(NameSpecies(seat, size, group))


def of_species(table: Table | View, zone: int, species: int) -> list[int]:
    """The cards of a species in a zone."""
    faces = table.faces
    return [slot for slot in table.zones[zone] if SPECIES[faces[slot]] == species]


def wild_of(table: Table | View, species: int) -> list[int]:
    """The wild monsters of a species, if wild monsters are played with."""
    return of_species(table, at.WILD, species) if table.seats == 2 else []


@dataclass(frozen=True, slots=True)
class NameSpecies(Ask):
    """Which species is to be discarded."""

    seat: int
    size: int
    group: int

    def moves(self, table: Table) -> list[Move]:
        return NAME

    def play(self, table: Table, move: Move) -> None:
        table.say(NAMED[move.n], self.seat)
        announce_effect(table, Purge(self.seat, self.size, self.group, move.n))


@dataclass(frozen=True, slots=True)
class Purge(Effect):
    """Each opponent discards the named species: one from hand, all from hand, one from the table.

    Wild monsters of it are discarded like the hand of a player whose cards all see.
    """

    species: int

    def asked(self, table: Table) -> tuple[int, ...]:
        others = opponents(table, self.seat)
        if wild_of(table, self.species):
            return others
        return tuple(other for other in others if self.may_hold(table, other))

    def may_hold(self, table: Table, seat: int) -> bool:
        """Whether, by what all can see, a seat may have something to discard."""
        if self.size == HERD:
            return bool(of_species(table, at.LAID + seat, self.species))
        return bool(table.zones[at.HAND + seat])

    def changes(self, table: Table, seat: int) -> bool:
        base = at.LAID if self.size == HERD else at.HAND
        return bool(of_species(table, base + seat, self.species) or wild_of(table, self.species))

    def run(self, table: Table) -> None:
        seat, size = self.seat, self.size
        base = at.LAID if size == HERD else at.HAND
        aims = [(o, base + o) for o in opponents(table, seat) if self.may_hold(table, o)]
        if wild_of(table, self.species):
            aims.append((seat, at.WILD))
        if size == PAIR:
            for owner, zone in aims:
                discard(table, owner, zone, of_species(table, zone, self.species))
        else:
            table.push(*(DiscardOne(chooser, zone, self.species) for chooser, zone in aims))


@dataclass(frozen=True, slots=True)
class DiscardOne(Ask):
    """One card of the species goes: the owner chooses which, of wild ones the active player.

    Asked of every hand, for nobody can see from outside that there is none of it.
    """

    seat: int
    zone: int
    species: int

    def moves(self, table: Table) -> list[Move]:
        return [DISCARD[slot] for slot in of_species(table, self.zone, self.species)] or [NONE]

    def play(self, table: Table, move: Move) -> None:
        discard(table, self.seat, self.zone, [move.card] if move.card >= 0 else [])


def discard(table: Table, seat: int, zone: int, cards: list[int]) -> None:
    """Cards go from a zone to the discard pile, by the hand of ``seat``."""
    for card in cards:
        take_off(table, card, zone, at.DISCARD)
    if not cards:
        table.say(N_("{seat} has none to discard."), seat)
    elif zone == at.WILD:
        table.say(N_("{seat} discards the wild {cards}."), seat, cards)
    else:
        table.say(N_("{seat} discards {cards}."), seat, cards)
