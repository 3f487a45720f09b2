"""A rule of thumb for every decision but the turn itself: how a turn that has begun will go on.

It lets an estimate look past windows and half-made choices: nobody cancels, everybody else takes
what looks best at once. It may look at all cards of the table it is given, so give it sampled ones.
"""

from collections.abc import Callable
from typing import Any

from game.engine.move import Move
from game.engine.table import Table
from game.rules.divocina import layout as at
from game.rules.divocina.cards import FORM, HERD, SPECIES
from game.rules.divocina.groups import foreign_zones, group_of
from game.rules.divocina.scoring import points
from game.rules.divocina.steps.altodon import ChooseGift
from game.rules.divocina.steps.arca import TakeRevealed
from game.rules.divocina.steps.cancel import PaySecond
from game.rules.divocina.steps.cranicorn import ChooseSplit
from game.rules.divocina.steps.deck import Keep
from game.rules.divocina.steps.devoraptor import TakeWild
from game.rules.divocina.steps.gifts import GiveFromHand, GiveFromTable
from game.rules.divocina.steps.ignicama import DiscardOne, NameSpecies
from game.rules.divocina.steps.leviathan import ChooseAttachment
from game.rules.divocina.steps.turn import AddCard, Turn
from game.rules.divocina.steps.ursera import Join, JoinMore

LIMIT = 60
"""No turn goes on for longer without being cut off."""


def settle(table: Table) -> Table:
    """The table at the beginning of the next turn, or at the end of the game; the table itself if
    a turn begins there already."""
    if not table.steps or isinstance(table.steps[-1], Turn):
        return table
    table = table.clone()
    for _ in range(LIMIT):
        if not table.steps or isinstance(table.steps[-1], Turn):
            break
        table.play(likely(table))
    return table


def likely(table: Table) -> Move:
    """What the actor will probably do."""
    moves = table.moves()
    rate = _RATES.get(type(table.steps[-1]))
    if rate is None or len(moves) == 1:
        return moves[0]
    ask = table.steps[-1]
    return max(moves, key=lambda move: rate(table, ask, move))


def use(table: Table, seat: int, slot: int) -> float:
    """How useful a card is in the hand of a seat: by how many of its species are there."""
    faces = table.faces
    face = faces[slot]
    species, form = SPECIES[face], FORM[face]
    result = 0.0
    for other in table.zones[at.HAND + seat]:
        if other != slot and SPECIES[faces[other]] == species:
            result += 1.0 if FORM[faces[other]] != form else 0.7
    for other in table.zones[at.LAID + seat]:
        if other != slot and SPECIES[faces[other]] == species:
            result += 0.2
    return result


def loss(table: Table, seat: int, slot: int) -> float:
    """What it costs a seat to lose a card, laid or in hand."""
    if not table.marks[slot]:
        return 0.6 + use(table, seat, slot)
    faces = table.faces
    group = [faces[other] for other in group_of(table, slot)]
    rest = group[:]
    rest.remove(faces[slot])
    return points(group) - points(rest) + 0.3


def _gain(table: Table, ask: Any, move: Move) -> float:
    return use(table, ask.seat, move.card)


def _cheap(table: Table, ask: Any, move: Move) -> float:
    return -loss(table, ask.seat, move.card) if move.card >= 0 else -0.6


def _join(table: Table, ask: Any, move: Move) -> float:
    """Points that a joining brings, against leaving things as they are."""
    if move.verb == "skip":
        return 0.0
    faces = table.faces
    onto = [faces[slot] for slot in group_of(table, move.onto)]
    card = [faces[slot] for slot in group_of(table, move.card)] or [faces[move.card]]
    price = 0.5 if not table.marks[move.card] else 0.0
    return points(onto + card) - points(onto) - points(card) - price


def _split(table: Table, ask: ChooseSplit, move: Move) -> float:
    """Points that a splitting costs somebody else."""
    if move.verb == "skip":
        return 0.0
    value = points([table.faces[slot] for slot in group_of(table, move.card)])
    return -value if move.card in table.zones[at.LAID + ask.seat] else value


def _add(table: Table, ask: AddCard, move: Move) -> float:
    """Different types first."""
    faces = table.faces
    laid = [faces[slot] for slot in table.zones[at.LAID + ask.seat][ask.left - ask.size :]]
    return points([*laid, faces[move.card]])


def _name(table: Table, ask: NameSpecies, move: Move) -> float:
    """The species of which the others have most where the effect takes it."""
    faces = table.faces
    laid = ask.size == HERD
    zones = foreign_zones(table, ask.seat) if laid else _hands(table, ask.seat)
    return sum(SPECIES[faces[slot]] == move.n for zone in zones for slot in table.zones[zone])


def _hands(table: Table, seat: int) -> list[int]:
    return [at.HAND + other for other in range(table.seats) if other != seat]


def _gift(table: Table, ask: ChooseGift, move: Move) -> float:
    return -0.6 if move.card < 0 else -loss(table, ask.seat, move.card)


_RATES: dict[type, Callable[[Table, Any, Move], float]] = {
    AddCard: _add,
    ChooseAttachment: _join,
    ChooseGift: _gift,
    ChooseSplit: _split,
    DiscardOne: _cheap,
    GiveFromHand: _cheap,
    GiveFromTable: _cheap,
    Join: _join,
    JoinMore: _join,
    Keep: _gain,
    NameSpecies: _name,
    PaySecond: _cheap,
    TakeRevealed: _gain,
    TakeWild: _gain,
}
