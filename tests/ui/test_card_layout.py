"""How cards lie: inside their places, in order, and reachable however many there are."""

import itertools

import pytest

from game.ui.layout import RATIO, content_box, spots
from game.ui.place import Box, Place

BOX = Box(100, 50, 900, 260)


def place(kind: str, **more: float) -> Place:
    return Place("zone", kind, BOX, **more)


@pytest.mark.parametrize("kind", ["row", "fan", "groups", "grid", "pile"])
@pytest.mark.parametrize("count", [1, 2, 5, 13, 40, 60])
def test_cards_lie_inside_their_place(kind: str, count: int) -> None:
    groups = [number % 7 for number in range(count)]
    found = spots(place(kind, card=120), groups)
    assert len(found) == count
    box = content_box(found)
    slack = 12 if kind == "pile" else 0.5
    assert box.x >= BOX.x - slack and box.x + box.w <= BOX.x + BOX.w + slack
    assert box.y >= BOX.y - 60 * (kind == "pile") - 0.5
    assert box.y + box.h <= BOX.y + BOX.h + 0.5


def test_few_cards_do_not_overlap() -> None:
    found = spots(place("row", card=120), [0] * 5)
    for left, right in itertools.pairwise(found):
        assert right.x - left.x >= left.w


@pytest.mark.parametrize("count", [40, 60])
def test_every_card_of_a_large_hand_shows_a_strip(count: int) -> None:
    """A33: in the smallest window each card of a hand can be pointed at."""
    small = Place("hand@0", "fan", Box(0, 0, 560, 110))
    found = spots(small, [0] * count)
    steps = [right.x - left.x for left, right in itertools.pairwise(found)]
    assert min(steps) >= 7


def test_groups_are_columns_in_the_order_of_their_numbers() -> None:
    found = spots(place("groups", card=100), [3, 1, 3, 2, 1])
    assert found[1].x == found[4].x < found[3].x < found[0].x == found[2].x
    assert found[4].y > found[1].y


def test_in_a_tall_group_a_sixth_of_every_card_shows() -> None:
    found = spots(place("groups", card=180, spread=0.2), [1] * 7)
    drops = {round(b.y - a.y, 3) for a, b in itertools.pairwise(found)}
    assert len(drops) == 1
    assert drops.pop() >= found[0].w * RATIO * 0.16


def test_no_cards_no_spots() -> None:
    assert spots(place("groups"), []) == []
