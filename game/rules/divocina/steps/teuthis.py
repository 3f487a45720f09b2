"""Teuthis: copy the effect of another group of the same size. § Teuthis."""

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.move import Move
from game.engine.step import Ask
from game.engine.table import Table
from game.engine.text import N_
from game.rules.divocina import layout as at
from game.rules.divocina.cards import (
    ALTODON,
    ARCA,
    CRANICORN,
    DEVORAPTOR,
    IGNICAMA,
    LEVIATHAN,
    SPECIES,
    URSERA,
)
from game.rules.divocina.groups import foreign_zones, group_of, grouped
from game.rules.divocina.steps import (
    altodon,
    arca,
    cranicorn,
    devoraptor,
    ignicama,
    leviathan,
    ursera,
)

Start = Callable[[Table, int, int, int], None]
"""Begins an effect: the table, the seat, the size and the number of the group just laid."""

COPIED: dict[int, Start] = {
    LEVIATHAN: leviathan.start,
    DEVORAPTOR: devoraptor.start,
    ALTODON: altodon.start,
    IGNICAMA: ignicama.start,
    ARCA: arca.start,
    URSERA: ursera.start,
    CRANICORN: cranicorn.start,
}
"""What a teuthis can copy: everything but a teuthis."""


def start(table: Table, seat: int, size: int, group: int) -> None:
    """What a teuthis of this size does; ``group`` is the number of the group just laid."""
    if models(table, seat, size, group):
        table.push(ChooseModel(seat, size, group))


def models(table: Table, seat: int, size: int, group: int) -> list[int]:
    """The first card of every group that can be copied."""
    gift = altodon.payable(table, seat, size, group)
    faces = table.faces
    found = []
    for zone in (at.LAID + seat, *foreign_zones(table, seat)):
        for cards in grouped(table, zone):
            species = SPECIES[faces[cards[0]]]
            if len(cards) == size and species in COPIED and (gift or species != ALTODON):
                found.append(cards[0])
    return found


@dataclass(frozen=True, slots=True)
class ChooseModel(Ask):
    """Which group is copied. Not to be declined, even if the effect finds no target."""

    seat: int
    size: int
    group: int

    def moves(self, table: Table) -> list[Move]:
        slots = models(table, self.seat, self.size, self.group)
        return [Move("copy", card=slot) for slot in slots]

    def play(self, table: Table, move: Move) -> None:
        table.say(N_("{seat} copies {cards}."), self.seat, group_of(table, move.card))
        begin = COPIED[SPECIES[table.faces[move.card]]]
        begin(table, self.seat, self.size, self.group)
