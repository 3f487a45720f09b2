"""What the estimate of Wild Life looks at, counted once more in another way."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

import pytest

from game.bots.models.wild_life import GROUPS, WildLifeFeatures
from game.bots.values import value_of
from game.engine.table import Table
from game.rules import game as game_of
from game.rules.wild_life import layout as at
from game.rules.wild_life import scoring
from game.rules.wild_life.cards import HUNTER, KIND, PROTECTOR, RAIN_FOOTPRINTS
from game.rules.wild_life.steps import PlayCard
from tests.bots.positions import positions

GAME = game_of("wild_life")
FEATURES = WildLifeFeatures()
SEATS = (2, 3, 4, 5)


def amount(amounts: Sequence[tuple[int, float]], name: str, size: int = 99) -> float:
    """How much there is of the first few features of a group."""
    start = 0
    for group in GROUPS:
        if group.name == name:
            break
        start += group.size
    end = start + min(size, group.size)
    return sum(x for i, x in amounts if start <= i < end)


@pytest.mark.parametrize("seats", SEATS)
def test_footprints_and_hands_are_counted_as_the_rules_do(seats: int) -> None:
    for table in positions(GAME, seats, {}, seats, 30):
        points, counters = scoring.points(table), table.counters
        for seat, one in enumerate(FEATURES.describe(table)):
            rain = RAIN_FOOTPRINTS * len(table.zones[at.RAIN + seat])
            counted = sum(counters[at.SCORE + 5 * c + seat] for c in range(at.MAX_CYCLES))
            assert one.exact == counted + rain
            assert amount(one.amounts, "footprints by type, the most", 4) == points[seat] - rain
            assert amount(one.amounts, "hand") == len(table.zones[at.HAND + seat])


@pytest.mark.parametrize("seats", SEATS)
def test_every_feature_has_its_place(seats: int) -> None:
    width = sum(group.size for group in GROUPS)
    for table in positions(GAME, seats, {}, seats + 7, 40):
        for one in FEATURES.describe(table):
            seen = [*one.active, *(i for i, _ in one.amounts)]
            assert min(seen) >= 0 and max(seen) < width


@pytest.mark.parametrize("seats", SEATS)
def test_plays_to_come_run_out_with_the_game(seats: int) -> None:
    table = GAME.new_table(seats, {}, 3)
    left, of = FEATURES.step(table)
    assert left == of == at.CYCLES[seats] * seats * at.PLAYS
    while not table.over:
        before = left
        table.play(table.moves()[-1])
        left = FEATURES.step(table)[0]
        assert left <= before
    assert left == 0


@pytest.mark.parametrize("seats", SEATS)
def test_a_hunter_in_a_rivals_hand_is_feared_and_less_so_with_a_protector(seats: int) -> None:
    """Faces of cards in hand are exchanged, nothing else."""
    hunter, protector = KIND.index(HUNTER), KIND.index(PROTECTOR)
    bare, guarded = [], []
    for table in positions(GAME, seats, {}, seats + 20, 60):
        step, me = table.steps[-1], (table.actor + 1) % seats
        rich = sum(scoring.by_type(table.faces[s] for s in table.zones[at.HABITAT + me])) >= 4
        own = table.zones[at.HAND + me]
        if isinstance(step, PlayCard) and step.left == at.PLAYS and rich and own:
            threat = {table.zones[at.HAND + table.actor][0]: hunter}
            before, after = ({own[0]: face} for face in (table.faces[own[0]], protector))
            bare.append(changed(table, me, before, threat))
            guarded.append(changed(table, me, after, threat))
    assert fmean(bare) < fmean(guarded)
    assert fmean(bare) < 0


def changed(table: Table, seat: int, first: dict[int, int], then: dict[int, int]) -> float:
    """What some faces change for a seat, after some others have been changed."""
    scores = []
    for faces in (first, {**first, **then}):
        other = table.clone()
        for slot, face in faces.items():
            other.faces[slot] = face
        expected = value_of(GAME).scores(other)
        assert expected
        scores.append(expected[seat])
    return scores[1] - scores[0]
