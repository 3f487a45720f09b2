"""Menaces of Wild Life as played scripts: predators, hunters and protectors, disasters."""

from __future__ import annotations

import pytest

from game.rules.wild_life.steps import BeginTurn, ScoreCycle
from tests.rules.script import Script
from tests.rules.wild_life_table import AQUATIC, BIG, FLYING, SMALL, Lay

FULL = "mouse, spring, elephant, winter, owl, nesting, crab, spawning"
TYPES = {
    SMALL: "mouse, spring",
    BIG: "elephant, winter",
    FLYING: "owl, nesting",
    AQUATIC: "crab, spawning",
}


def without(*types: int) -> str:
    """The full habitat without the life of these types and their enhancers."""
    return ", ".join(cards for kind, cards in TYPES.items() if kind not in types)


# --- predators ----------------------------------------------------------------------------------


@pytest.mark.parametrize("predator", ["fox", "wolf", "hawk", "pike"])
def test_every_predator_takes_any_life_card_of_another_player(lay: Lay, predator: str) -> None:
    animals = {"habitat Ben": "mouse, mole, owl", "habitat Cleo": "elephant, crab"}
    table = lay({"hand Ann": f"{predator}, rain", "habitat Ann": "snail", **animals})
    for animal in ("mouse", "mole", "owl", "elephant", "crab"):
        table.may(f"Ann predates {predator} onto {animal}")
    table.play(f"Ann predates {predator} onto elephant")
    assert table.log == ["Ann takes elephant from Cleo with a predator."]
    table.expect("habitat Cleo", "crab")
    table.expect("habitat Ben", "mouse, mole, owl")
    table.expect("discard", f"elephant, {predator}")
    assert table.cards("discard")[-1] == predator, "the predator lies on top"
    assert table.asked == "Ann"


def test_r5_a_predator_takes_no_life_of_its_own_player(lay: Lay) -> None:
    table = lay({"hand Ann": "fox, rain", "habitat Ann": "mouse", "habitat Ben": "owl"})
    table.cannot("Ann predates fox onto mouse", "into another player's habitat, not into your own")


def test_a_predator_takes_neither_enhancers_nor_rain(lay: Lay) -> None:
    table = lay({"hand Ann": "fox, rain", "habitat Ben": "mouse, spring", "rain Ben": "rain"})
    why = "an enhancer goes only with the last of its life"
    table.cannot("Ann predates fox of Ben onto spring", why, grab="hand Ann")
    table.cannot("Ann predates fox of Ben onto rain", "Nothing affects rain", grab="hand Ann")


def test_r5_a_protector_does_not_stop_a_predator(lay: Lay) -> None:
    table = lay({"hand Ann": "fox, rain", "habitat Ben": "mouse", "hand Ben": "5 protector"})
    table.play("Ann predates fox onto mouse")
    assert table.asked == "Ann"
    table.expect("habitat Ben", "")


def test_case_3_a_predator_among_three_aquatic_cards_with_spawning(lay: Lay) -> None:
    table = lay({"hand Ann": "pike", "habitat Ben": "crab, ray, otter, spawning"})
    assert table.game.tally(table.view("Ann")).totals == (0, 18, 0)
    table.play("Ann predates pike onto ray")
    assert table.sheet(0).totals == (0, 8, 0)
    table.expect("habitat Ben", "crab, otter, spawning")


def test_the_enhancer_stays_while_life_of_its_type_is_left(lay: Lay) -> None:
    table = lay({"hand Ann": "2 fox, rain", "habitat Ben": "mouse, spring, mole, owl"})
    table.play("Ann predates fox onto mouse")
    table.expect("habitat Ben", "spring, mole, owl")
    table.play("Ann predates fox onto mole")
    assert table.log == ["Ann takes mole, spring from Ben with a predator."]
    table.expect("habitat Ben", "owl")
    table.expect("discard", "mouse, mole, spring, 2 fox")


def test_r4_a_menace_needs_a_player_with_a_life_card(lay: Lay) -> None:
    table = lay({"hand Ann": "fox, hunter, rain", "rain Ben": "rain"})
    table.cannot("Ann predates fox", "No other player has a life card, so there is no target.")
    table.cannot("Ann hunts hunter", "No other player has a life card, so there is no target.")
    assert table.verbs == {"play"}


# --- hunters ------------------------------------------------------------------------------------


def hunted(lay: Lay, kind: int, ben: str = "rain", **changes: str) -> Script:
    """Ann has sent a hunter after a type of Ben's life, all types of which are there."""
    cards = {"hand Ann": "2 hunter, rain, fox", "hand Ben": ben, "habitat Ben": FULL}
    cards |= {"habitat Cleo": "mole, zebra", "hand Cleo": "rain, protector"}
    cards |= {key.replace("_", " "): value for key, value in changes.items()}
    table = lay(cards)
    table.play(f"Ann hunts hunter of Ben number {kind}")
    return table


@pytest.mark.parametrize("kind", TYPES)
def test_a_hunter_takes_all_life_of_one_type_and_its_enhancer(lay: Lay, kind: int) -> None:
    table = hunted(lay, kind)
    assert table.asked == "Ben"
    table.play("Ben passes")
    table.expect("habitat Ben", without(kind))
    table.expect("discard", f"{TYPES[kind]}, hunter")
    assert table.cards("discard")[-1] == "hunter"
    assert table.asked == "Ann"
    assert set(table.table.marks) == {0}


def test_a_hunter_may_be_sent_to_any_type_that_another_player_has(lay: Lay) -> None:
    table = lay(
        {
            "hand Ann": "hunter, rain",
            "habitat Ann": "bat",
            "habitat Ben": "mouse, mole",
            "habitat Cleo": "crab, zebra",
        }
    )
    table.may("Ann hunts hunter of Ben number 0", "Ann hunts hunter of Cleo number 1")
    table.may("Ann hunts hunter of Cleo number 3")
    assert len(table.table.moves()) == 3 + 1
    table.cannot("Ann hunts hunter of Ann number 2", "not into your own", drop="habitat Ann")


def test_meanwhile_the_hunter_lies_on_the_column_it_threatens(lay: Lay) -> None:
    table = hunted(lay, FLYING)
    table.expect("habitat Ben", f"{FULL}, hunter", seen_by="Cleo")
    marks = table.view("Cleo").marks
    assert marks[table.table.zones[table.names.zone("habitat Ben")][-1]] == FLYING + 1
    assert table.game.tally(table.view("Cleo")).totals[1] == 2 + 4 + 6 + 2


def test_case_5_a_hunter_takes_all_big_life_and_winter(lay: Lay) -> None:
    table = lay({"hand Ann": "hunter, rain", "habitat Ben": "elephant, lynx, mouse, winter, panda"})
    table.play("Ann hunts hunter of Ben number 1")
    assert table.log == ["Ann sends a hunter after the big life of Ben."]
    table.play("Ben passes")
    assert table.log == ["The hunter takes elephant, lynx, panda, winter from Ben."]
    table.expect("habitat Ben", "mouse")


def test_case_5_a_protector_stops_the_hunter_and_is_not_one_of_three(lay: Lay) -> None:
    table = hunted(lay, BIG, ben="protector, 2 rain, mole, bat, hunter", habitat_Cleo="fox")
    table.play("Ben protects protector")
    assert table.log == ["Ben reveals a protector: the hunter of Ann fails."]
    table.expect("habitat Ben", FULL)
    table.expect("discard", "hunter, protector")
    table.expect("hand Ben", "2 rain, mole, bat, hunter")
    assert table.asked == "Ann"
    table.play("Ann plays rain", "Ann predates fox onto crab")
    assert table.asked == "Ben", "the failed hunter was one of Ann's three cards"
    table.play("Ben plays mole", "Ben plays rain", "Ben plays rain")
    table.expect("hand Ben", "bat, hunter")
    assert table.asked == "Cleo"


def test_a_protector_is_replaced_only_in_the_next_draw_phase(lay: Lay) -> None:
    table = lay(
        {"hand Ann": "hunter", "hand Ben": "protector", "habitat Ben": "owl"}, players="Ann Ben"
    )
    table.play("Ann hunts hunter of Ben number 2", "Ben protects protector")
    assert table.count("cycle") == 1, "Ben had no card left to play"
    assert len(table.cards("hand Ben")) == 6


def test_several_protectors_may_be_played_in_a_cycle(lay: Lay) -> None:
    table = hunted(lay, BIG, ben="2 protector, rain")
    table.play("Ben protects protector", "Ann hunts hunter of Ben number 1")
    table.play("Ben protects protector")
    table.expect("habitat Ben", FULL)
    table.expect("discard", "2 hunter, 2 protector")
    assert table.asked == "Ann"


def test_a_protector_may_be_kept_back(lay: Lay) -> None:
    table = hunted(lay, BIG, ben="protector, rain")
    table.play("Ben passes")
    table.expect("habitat Ben", without(BIG))
    table.expect("hand Ben", "protector, rain")


@pytest.mark.parametrize("ben", ["rain", "protector", ""])
def test_the_victim_is_asked_with_a_protector_or_without(lay: Lay, ben: str) -> None:
    table = hunted(lay, SMALL, ben=ben)
    assert table.asked == "Ben"
    assert table.verbs == ({"pass", "protect"} if ben == "protector" else {"pass"})
    table.cannot("Cleo protects protector", "Ben is to decide now.")
    table.play("Ben passes")
    assert table.asked == "Ann"


def test_a_player_who_has_had_the_turn_is_asked_too(lay: Lay) -> None:
    table = lay(
        {"hand Cleo": "hunter", "hand Ann": "protector, rain", "habitat Ann": "owl"},
        steps=(BeginTurn(2), ScoreCycle()),
    )
    table.play("Cleo hunts hunter of Ann number 2", "Ann protects protector")
    table.expect("habitat Ann", "owl")


def test_only_protectors_answer_a_hunter(lay: Lay) -> None:
    table = hunted(lay, SMALL, ben="protector, rain, hunter")
    table.cannot("Ben plays rain", "Only a protector stops a hunter.", grab="hand Ben")
    table.cannot("Ben protects rain")


def test_a_protector_cannot_be_played_in_ones_turn(lay: Lay) -> None:
    table = lay({"hand Ann": "protector, rain", "habitat Ben": "owl"})
    table.cannot("Ann plays protector", "A protector is played only in answer to a hunter.")


# --- disasters ----------------------------------------------------------------------------------


def struck(lay: Lay, disaster: str) -> Script:
    """Ann has let a disaster strike her full habitat, Ben's life and Cleo's."""
    table = lay(
        {
            "hand Ann": f"{disaster}, rain, zebra",
            "habitat Ann": FULL,
            "rain Ann": "rain",
            "habitat Ben": "snail, giraffe, bat, ray",
            "habitat Cleo": "shark",
            "rain Cleo": "rain",
        }
    )
    table.play(f"Ann unleashes {disaster}")
    table.expect("rain Ann", "rain")
    table.expect("rain Cleo", "rain")
    assert table.cards("discard")[-1] == disaster, "it goes to the discard pile"
    assert table.asked == "Ann"
    return table


def test_case_4_fire_ends_all_but_aquatic_life_everybodys(lay: Lay) -> None:
    table = struck(lay, "fire")
    table.expect("habitat Ann", "crab, spawning")
    table.expect("habitat Ben", "ray")
    table.expect("habitat Cleo", "shark")
    assert table.log == [
        "Ann plays fire.",
        "Ann loses mouse, elephant, owl, spring, winter, nesting.",
        "Ben loses snail, giraffe, bat.",
    ]


def test_aquatic_pollution_ends_aquatic_life_everybodys(lay: Lay) -> None:
    table = struck(lay, "pollution")
    table.expect("habitat Ann", without(AQUATIC))
    table.expect("habitat Ben", "snail, giraffe, bat")
    table.expect("habitat Cleo", "")


def test_fire_and_pollution_ends_all_life_everybodys(lay: Lay) -> None:
    table = struck(lay, "disaster")
    for name in table.players:
        table.expect(f"habitat {name}", "")
    table.expect("discard", f"{FULL}, snail, giraffe, bat, ray, shark, disaster")


def test_nobody_is_asked_about_a_disaster(lay: Lay) -> None:
    table = lay(
        {"hand Ann": "fire, rain", "hand Ben": "5 protector", "habitat Ben": "owl, nesting"}
    )
    table.play("Ann unleashes fire")
    assert table.asked == "Ann"
    table.expect("habitat Ben", "")


def test_a_disaster_may_strike_nothing(lay: Lay) -> None:
    table = lay({"hand Ann": "pollution, rain", "habitat Ben": "owl"})
    table.play("Ann unleashes pollution")
    assert table.log == ["Ann plays aquatic pollution."]
    table.expect("habitat Ben", "owl")
