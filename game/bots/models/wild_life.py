"""What is looked at in Wild Life to foresee the footprints that a seat will still count.

Its habitat by type and how much of it stands to be lost, the cards in its hand by what they do,
how many of them it may still play in this cycle, and the menaces that its rivals hold and may
still play. In sampled worlds hands are known; the search takes the mean over many of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.bots.linear import Amount, Described, Group
from game.bots.models.whole import WholeGame
from game.engine.game import MAX_SEATS
from game.rules.wild_life import layout as at
from game.rules.wild_life.cards import (
    AQUATIC,
    ENHANCER,
    ENHANCES,
    HUNTER,
    KIND,
    PREDATOR,
    PROTECTOR,
    RAIN_FOOTPRINTS,
    SORT,
    TYPES,
)
from game.rules.wild_life.results import MARGIN
from game.rules.wild_life.scoring import added, by_type
from game.rules.wild_life.steps import BeginTurn, PlayCard
from game.rules.wild_life.value import settle

if TYPE_CHECKING:
    from game.engine.table import Table

_SORTS = sorted(set(SORT))
_SORT = [_SORTS.index(sort) for sort in SORT]
"""Cards that do the same, by face, numbered without gaps."""
_MENACES = sorted({_SORT[face] for face, kind in enumerate(KIND) if kind >= PREDATOR})
_MENACE = {sort: number for number, sort in enumerate(_MENACES)}

GROUPS = (
    Group("turn", 4),
    Group("place in the order", MAX_SEATS),
    Group("footprints by type, the most", len(TYPES) + 1),
    Group("the same while rivals play", len(TYPES) + 1),
    Group("animals by type", len(TYPES)),
    Group("enhancers", len(TYPES)),
    Group("hand", len(_SORTS)),
    Group("hand while playing", len(_SORTS)),
    Group("promise of the hand", 3),
    Group("menaces of rivals", len(_MENACES)),
    Group("menaces while rivals play", len(_MENACES)),
    Group("hunted, guarded", 2),
    Group("lead", 2),
)
_START = {group.name: sum(g.size for g in GROUPS[:i]) for i, group in enumerate(GROUPS)}
(
    _TURN,
    _ORDER,
    _PRINTS,
    _EXPOSED,
    _ANIMALS,
    _ENHANCED,
    _HAND,
    _PLAYING,
    _PROMISE,
    _MENACED,
    _ATTACKED,
    _HUNTED,
    _LEAD,
) = _START.values()


class Seat(NamedTuple):
    """What lies before a seat and what it holds: footprints and animals by type, the types that
    are enhanced as bits, points that are sure, how many cards of each face are in its hand, and
    the plays it still has in this cycle, as a share of a turn."""

    prints: list[int]
    animals: list[int]
    enhanced: int
    sure: int
    hand: dict[int, int]
    due: float


class WildLifeFeatures(WholeGame):
    """The features of Wild Life for ``linear.Linear``."""

    groups: tuple[Group, ...] = GROUPS
    options: tuple[Mapping[str, int], ...] = ({},)
    margin = MARGIN

    def quiet(self, table: Table) -> bool:
        """When a card is to be played."""
        return not table.steps or isinstance(table.steps[-1], PlayCard)

    def settled(self, table: Table) -> Table:
        """The table after a hunter that nobody stops."""
        return settle(table)

    def step(self, table: Table) -> tuple[int, int]:
        """The plays to come of all seats, and how many a game has."""
        seats = table.seats
        of = at.CYCLES[seats] * seats * at.PLAYS
        later = (at.CYCLES[seats] - table.counters[at.CYCLE] - 1) * seats * at.PLAYS
        return (later + sum(_due(table)) if table.steps else 0), of

    def describe(self, table: Table) -> list[Described]:
        """The position of every seat."""
        due = _due(table)
        seats = [_seat(table, seat, due[seat] / at.PLAYS) for seat in range(table.seats)]
        starter = table.counters[at.STARTER]
        described = []
        for number, seat in enumerate(seats):
            rivals = [other for other in seats if other is not seat]
            active = [_TURN, _ORDER + (number - starter) % table.seats]
            amounts = [*_own(seat), *_threats(seat, rivals)]
            described.append(Described(float(seat.sure), active, (), amounts))
        return described


def _due(table: Table) -> list[int]:
    """The plays that every seat still has in this cycle."""
    due = [0] * table.seats
    for step in table.steps:
        if isinstance(step, PlayCard):
            due[step.seat] = step.left
        elif isinstance(step, BeginTurn):
            due[step.seat] = at.PLAYS
    return due


def _seat(table: Table, seat: int, due: float) -> Seat:
    faces, zones = table.faces, table.zones
    habitat = [faces[slot] for slot in zones[at.HABITAT + seat]]
    animals, enhanced = [0] * len(TYPES), 0
    for face in habitat:
        if KIND[face] < ENHANCER:
            animals[KIND[face]] += 1
        else:
            enhanced |= ENHANCES[face]
    hand: dict[int, int] = {}
    for slot in zones[at.HAND + seat]:
        face = faces[slot]
        hand[face] = hand.get(face, 0) + 1
    sure = sum(table.counters[at.SCORE + seat :: MAX_SEATS])
    sure += RAIN_FOOTPRINTS * len(zones[at.RAIN + seat])
    return Seat(by_type(habitat), animals, enhanced, sure, hand, due)


def _own(seat: Seat) -> list[Amount]:
    """What its habitat and hand are good for by themselves."""
    due, prints = seat.due, seat.prints
    found: list[Amount] = [(_TURN + 1, due), (_PRINTS + len(TYPES), max(prints))]
    for kind, value in enumerate(prints):
        if value:
            found.append((_PRINTS + kind, value))
            found.append((_ANIMALS + kind, seat.animals[kind]))
            if seat.enhanced >> kind & 1:
                found.append((_ENHANCED + kind, 1))
    size = gains = dead = 0
    for face, number in seat.hand.items():
        size += number
        sort = _SORT[face]
        found.append((_HAND + sort, number))
        if due:
            found.append((_PLAYING + sort, number * due))
        kind = KIND[face]
        if kind < ENHANCER:
            gains += number * added(face, seat.animals[AQUATIC], seat.enhanced)
        elif kind == ENHANCER:
            kind = ENHANCES[face].bit_length() - 1
            if seat.enhanced >> kind & 1:
                dead += number
            else:
                gains += prints[kind]
    found += ((_TURN + 2, size), (_PROMISE, gains), (_PROMISE + 1, gains * due))
    if dead:
        found.append((_PROMISE + 2, dead))
    return found


def _threats(seat: Seat, rivals: Sequence[Seat]) -> list[Amount]:
    """What others may do to it: the menaces they hold, and how much it is worth their while."""
    playing = sum(rival.due for rival in rivals) / len(rivals)
    most, standing = max(seat.prints), seat.sure + sum(seat.prints)
    lead = standing - max(rival.sure + sum(rival.prints) for rival in rivals)
    found: list[Amount] = [(_TURN + 3, playing), (_LEAD, lead), (_LEAD + 1, max(0, lead))]
    if playing:
        found.append((_EXPOSED + len(TYPES), most * playing))
        found += [(_EXPOSED + kind, n * playing) for kind, n in enumerate(seat.prints) if n]
    hunters = 0
    for rival in rivals:
        for face, number in rival.hand.items():
            menace = _MENACE.get(_SORT[face])
            if menace is not None:
                found.append((_MENACED + menace, number))
                found.append((_ATTACKED + menace, number * rival.due))
                hunters += KIND[face] == HUNTER
    if hunters:
        found.append((_HUNTED, most))
        if any(KIND[face] == PROTECTOR for face in seat.hand):
            found.append((_HUNTED + 1, most))
    return found


FEATURES = WildLifeFeatures()
