"""Cubosaurs' points as scored rounds. § Points of ``RULES.md``."""

from collections.abc import Callable

import pytest

from game.engine.rng import Rng
from game.rules.cubosaurs import scoring
from game.rules.cubosaurs.cards import DECK, FACES, MARKED, VALUE
from game.rules.cubosaurs.steps import ScoreRound
from tests.english import english
from tests.rules.cubosaurs_table import DINOSAURS
from tests.rules.script import Script

Lay = Callable[..., Script]
SETS = {
    "tyrannosaurus": (4, 1, -2, -5, -5, -5, -5),
    "stegosaurus": (2, -1, -2, 8, 8, 8, 8),
    "brontosaurus": (-3, 2, 5, -5, -5, -5, -5),
    "pterodactyl": (-1, -1, -1, -1, -1, -1, -1),
    "pentaceratops": (-3, -1, 3, 7, 7, 7, 7),
}
RULEBOOK = "3 brontosaurus, egg pentaceratops, velociraptor black 2, velociraptor grey 3, velociraptor grey 1"


def end(lay: Lay, *collections: str) -> Script:
    """The only round ends with these collections of Ann, Ben and Cleo."""
    players = zip(("Ann", "Ben", "Cleo"), collections, strict=False)
    return lay({f"collection {name}": cards for name, cards in players}, step=ScoreRound())


def points(lay: Lay, *collections: str) -> int:
    """What the first of these collections scores against the others."""
    return end(lay, *collections).sheet(0).totals[0]


# --- sets ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", DINOSAURS)
def test_a_set_scores_by_its_size_and_seven_like_four(lay: Lay, kind: str) -> None:
    assert points(lay, "") == 0
    for number, expected in enumerate(SETS[kind], start=1):
        plain = min(number, 4)
        cards = f"{plain} {kind}" + (f", {number - plain} {kind}_dna" if number > 4 else "")
        assert points(lay, cards) == expected, f"{number} {kind}"


def test_the_examples_of_sets(lay: Lay) -> None:
    assert points(lay, "tyrannosaurus") == 4
    assert points(lay, "4 tyrannosaurus") == -5
    assert points(lay, "3 brontosaurus") == 5
    assert points(lay, "pentaceratops") == -3
    assert points(lay, "4 stegosaurus") == 8
    assert points(lay, "4 pterodactyl, 3 pterodactyl dna") == -1


# --- velociraptors ------------------------------------------------------------------------------


def test_a_pair_scores_its_values_and_a_single_loses_its_own(lay: Lay) -> None:
    assert points(lay, "velociraptor black 2, velociraptor grey 3") == 5
    assert points(lay, "velociraptor grey 3") == -3
    assert points(lay, "velociraptor black 2, velociraptor grey 3, velociraptor grey 1") == 4


def test_the_best_cards_are_paired_by_themselves(lay: Lay) -> None:
    cards = "velociraptor black 1, velociraptor grey 3, velociraptor grey 2, velociraptor grey 1"
    assert points(lay, cards) == 1 + 3 - 2 - 1
    assert points(lay, f"{cards}, velociraptor black 3") == 1 + 3 + 3 + 2 - 1


def test_there_are_as_many_pairs_as_the_smaller_colour_has_cards(lay: Lay) -> None:
    table = end(lay, "2 velociraptor black 2, velociraptor black 3, velociraptor grey 1")
    pairs = [row for row in table.sheet(0).rows[0] if "pair" in row.label.message]
    assert [english(row.why) for row in pairs] == ["a pair: 3 + 1"]
    assert table.sheet(0).totals[0] == 3 + 1 - 2 - 2


def test_r1_each_colour_has_the_values_1_1_2_2_2_3_3() -> None:
    for colour in ("velociraptor_black", "velociraptor_grey"):
        values = sorted(VALUE[face] for face in DECK if FACES[face].key.startswith(colour))
        assert values == [1, 1, 2, 2, 2, 3, 3]


# --- eggs ---------------------------------------------------------------------------------------


def test_an_egg_scores_for_whoever_has_the_most_of_its_kind(lay: Lay) -> None:
    assert points(lay, "egg pterodactyl, 2 pterodactyl", "pterodactyl") == 3 - 1


def test_r2_a_tie_is_enough_for_an_egg(lay: Lay) -> None:
    assert points(lay, "egg pterodactyl, pterodactyl", "pterodactyl", "pterodactyl") == 3 - 1


def test_an_egg_costs_whoever_has_fewer_than_another(lay: Lay) -> None:
    table = end(lay, "egg pterodactyl, pterodactyl", "2 pterodactyl")
    assert table.sheet(0).totals[0] == -3 - 1
    egg = next(row for row in table.sheet(0).rows[0] if row.icon == "mark_egg")
    assert english(egg.why) == "1 here, 2 elsewhere"


def test_r2_an_egg_needs_at_least_one_card_of_its_kind(lay: Lay) -> None:
    table = end(lay, "egg pterodactyl")
    assert table.sheet(0).totals[0] == -3
    assert english(table.sheet(0).rows[0][0].why) == "none of its kind here"


def test_the_egg_of_the_velociraptors_counts_both_colours_together(lay: Lay) -> None:
    mine = "egg velociraptor, velociraptor black 1, velociraptor grey 1"
    assert points(lay, mine, "velociraptor black 2, velociraptor black 3") == 3 + 2
    assert points(lay, mine, "2 velociraptor black 2, velociraptor grey 3") == -3 + 2


@pytest.mark.parametrize("kind", DINOSAURS)
def test_r3_every_egg_is_worth_three_for_or_against(lay: Lay, kind: str) -> None:
    assert points(lay, f"egg {kind}, {kind}") == 3 + SETS[kind][0]
    assert points(lay, f"egg {kind}, {kind}", f"2 {kind}") == -3 + SETS[kind][0]


def test_several_eggs_score_each_for_itself(lay: Lay) -> None:
    cards = "egg pterodactyl, egg tyrannosaurus, egg velociraptor, tyrannosaurus"
    assert points(lay, cards) == -3 + 3 - 3 + 4


# --- whole collections --------------------------------------------------------------------------


def test_the_round_of_the_rulebook(lay: Lay) -> None:
    assert points(lay, f"{RULEBOOK}, pentaceratops", "2 pentaceratops") == 5 - 3 - 3 + 4 == 3
    assert points(lay, f"{RULEBOOK}, 2 pentaceratops", "2 pentaceratops") == 5 - 1 + 3 + 4 == 11


def test_the_sheet_names_every_part_with_its_reason(lay: Lay) -> None:
    table = end(lay, f"{RULEBOOK}, pentaceratops", "2 pentaceratops")
    rows = [(english(row.label), row.points, english(row.why)) for row in table.sheet(0).rows[0]]
    assert rows == [
        ("brontosaurus", 5, "3 cards: 5"),
        ("pentaceratops", -3, "1 card: −3"),
        ("velociraptor pair", 5, "a pair: 2 + 3"),
        ("grey velociraptor", -1, "alone: −1"),
        ("pentaceratops egg", -3, "1 here, 2 elsewhere"),
    ]


def test_the_rows_of_a_sheet_add_up_to_the_points() -> None:
    rng = Rng(5)
    for _ in range(400):
        deck = DECK[:]
        rng.shuffle(deck)
        cuts = sorted(rng.below(40) for _ in range(2))
        collections = [deck[: cuts[0]], deck[cuts[0] : cuts[1]], deck[cuts[1] : 40]]
        sums = [sum(row.points for row in rows) for rows in scoring.rows(collections)]
        assert sums == scoring.points(collections)


def test_the_running_points_are_those_of_the_round_if_it_ended_now(lay: Lay) -> None:
    cards = {"collection Ann": "2 brontosaurus", "collection Ben": "tyrannosaurus"}
    table = lay({"deck": "pterodactyl", **cards})
    assert table.game.tally(table.view("Cleo")).totals == (2, 4, 0)
    infos = {info.key: info.value for info in table.game.infos(table.view("Cleo"))}
    assert (infos["points@0"], infos["points@1"], infos["deck"]) == ("2", "4", "0")


# --- the deck -----------------------------------------------------------------------------------


def test_the_deck_has_seven_of_each_kind_and_six_eggs() -> None:
    groups = [FACES[face].group for face in DECK]
    assert [groups.count(kind) for kind in range(8)] == [7] * 7 + [6]
    assert len({face for face in DECK if FACES[face].group == 7}) == 6


def test_r4_three_of_each_kind_are_marked_and_no_egg() -> None:
    marked = [face for face in DECK if MARKED[face]]
    groups = [FACES[face].group for face in marked]
    assert [groups.count(kind) for kind in range(8)] == [3] * 7 + [0]
    for kind in (5, 6):
        assert sorted(VALUE[f] for f in marked if FACES[f].group == kind) == [1, 2, 3]
