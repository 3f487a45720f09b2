"""Wild Life as played scripts: setting up, the phases of a cycle, the end. § of ``RULES.md``."""

from __future__ import annotations

import pytest

from game.engine.rng import Rng
from game.rules.wild_life import GAME
from game.rules.wild_life.steps import BeginCycle, BeginTurn, DrawPhase, EndGame, ScoreCycle
from tests.english import english
from tests.rules.script import Script
from tests.rules.wild_life_table import Lay, names, players

SIX = "6 hunter"
CYCLES = {2: 8, 3: 6, 4: 4, 5: 5}


def finished(table: Script) -> Script:
    """The table, played on at random to its end."""
    rng = Rng(1)
    while table.asked:
        moves = table.table.moves()
        table._play(moves[rng.below(len(moves))])
    return table


# --- setting up ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_is_dealt_six_cards_and_the_rest_is_the_deck(seats: int, reload: bool) -> None:
    table = Script(names(players(seats)), seed=seats, reload=reload)
    assert [len(table.cards(f"hand {name}")) for name in table.players] == [6] * seats
    assert len(table.cards("deck")) == 100 - 6 * seats
    table.expect("discard", "")


def test_r7_the_first_starting_player_is_random() -> None:
    starters = [Script(names("Ann Ben Cleo"), seed=seed).asked for seed in range(60)]
    assert all(starters.count(name) > 8 for name in ("Ann", "Ben", "Cleo"))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_case_9_the_number_of_cycles_by_players(seats: int) -> None:
    table = finished(Script(names(players(seats)), seed=seats))
    assert len(table.table.sheets) == CYCLES[seats] + 1
    assert len(table.sheet().rows[0]) == CYCLES[seats]


def test_case_9_the_marker_moves_to_the_left_each_cycle(reload: bool) -> None:
    table = Script(names("Ann Ben Cleo"), seed=2, reload=reload)
    first = table.names.seat(table.asked)
    starters: list[int] = []
    while table.asked:
        if table.count("cycle") == len(starters):
            starters.append(table.names.seat(table.asked))
            assert table.count("starter") == starters[-1]
        table._play(table.table.moves()[0])
    assert starters == [(first + cycle) % 3 for cycle in range(6)]


# --- draw phase ---------------------------------------------------------------------------------


def test_everybody_draws_up_to_six_from_the_starting_player_on(lay: Lay) -> None:
    hands = {"hand Ann": "2 hunter", "hand Ben": "", "hand Cleo": SIX}
    deck = "4 winter, 3 rain, 1 fire, 2 fox, pike"
    table = lay(
        {**hands, "deck": deck},
        steps=(DrawPhase(), BeginTurn(1)),
        counters={"starter": 1},
        rest="discard",
    )
    table.expect("hand Ben", "4 winter, 2 rain")
    table.expect("hand Cleo", SIX)
    table.expect("hand Ann", "2 hunter, rain, fire, 2 fox")
    table.expect("deck", "pike")
    assert table.log == ["Ben draws cards: 6.", "Ann draws cards: 4."]
    table.expect("hand Ben", "?, ?, ?, ?, ?, ?", seen_by="Ann")


def test_r2_an_empty_deck_is_made_anew_from_the_discard_pile(lay: Lay) -> None:
    table = lay(
        {"hand Ann": "2 hunter", "hand Ben": SIX, "deck": "rain", "discard": "5 protector"},
        players="Ann Ben",
        steps=(DrawPhase(), BeginTurn(1)),
        rest="habitat Ben",
    )
    table.expect("hand Ann", "2 hunter, rain, 3 protector")
    table.expect("deck", "2 protector")
    table.expect("discard", "")
    assert table.log[0] == "The deck is empty: the discard pile is shuffled and becomes the deck."


def test_r2_without_deck_and_discards_no_card_is_drawn(lay: Lay) -> None:
    table = lay(
        {"hand Ann": "2 rain", "hand Ben": SIX, "deck": "mouse"},
        players="Ann Ben",
        steps=(DrawPhase(), BeginTurn(0)),
        rest="habitat Ben",
    )
    table.expect("hand Ann", "2 rain, mouse")
    assert table.log == ["Ann draws cards: 1."]
    table.play("Ann plays rain", "Ann plays rain", "Ann plays mouse")


def test_who_holds_no_card_has_no_turn(lay: Lay) -> None:
    table = lay({"hand Ann": "", "hand Ben": "rain"})
    assert table.asked == "Ben"


# --- habitat phase ------------------------------------------------------------------------------


def test_everybody_plays_three_cards_in_turn(lay: Lay) -> None:
    table = lay(
        {
            "hand Ann": "mouse, zebra, owl, crab, rain, fire",
            "hand Ben": "3 rain, mole, bat",
            "hand Cleo": "fox",
        }
    )
    assert table.prompt == "Play the first of three cards."
    table.play("Ann plays mouse", "Ann plays rain")
    assert table.prompt == "Play the third card."
    table.play("Ann plays owl")
    assert table.asked == "Ben"
    table.expect("habitat Ann", "mouse, owl")
    table.expect("rain Ann", "rain")
    table.expect("hand Ann", "zebra, crab, fire")
    table.play("Ben plays rain", "Ben plays rain", "Ben plays rain")
    table.expect("rain Ben", "3 rain")


def test_case_2_an_enhancer_needs_life_of_its_type(lay: Lay) -> None:
    table = lay({"hand Ann": "spawning, crab, mouse, rain, spring, winter"})
    table.cannot("Ann plays spawning", "Without aquatic life in your habitat you cannot play")
    table.play("Ann plays crab")
    table.cannot("Ann plays spring", "Without small life in your habitat you cannot play spring.")
    table.play("Ann plays spawning")
    table.expect("habitat Ann", "crab, spawning")


def test_case_2_a_habitat_holds_one_enhancer_of_a_type(lay: Lay) -> None:
    table = lay({"hand Ann": "2 spring, rain", "habitat Ann": "mouse"})
    table.play("Ann plays spring")
    table.cannot("Ann plays spring", "Your small life has spring already: one enhancer for each")
    table.may("Ann plays rain")


def test_an_enhancer_of_each_type_may_lie_there(lay: Lay) -> None:
    table = lay(
        {
            "hand Ann": "winter, nesting, spawning",
            "habitat Ann": "mouse, spring, elephant, bat, crab",
        }
    )
    table.play("Ann plays winter", "Ann plays nesting", "Ann plays spawning")
    assert len(table.cards("habitat Ann")) == 8


def test_life_of_another_player_is_no_ground_for_an_enhancer(lay: Lay) -> None:
    table = lay({"hand Ann": "spring, rain", "habitat Ben": "mouse"})
    table.cannot("Ann plays spring", "Without small life in your habitat")


def test_r3_a_card_must_be_played_while_one_can_be(lay: Lay) -> None:
    table = lay({"hand Ann": "rain, 3 protector, hunter, fox"})
    assert table.verbs == {"play"}
    table.cannot("Ann discards fox", "only if none of your cards can be played", drop="discard")
    table.cannot("Ann passes")


def test_r4_a_disaster_that_hurts_only_oneself_must_be_played(lay: Lay) -> None:
    table = lay({"hand Ann": "fire, 3 protector", "habitat Ann": "mouse, spring"})
    assert table.verbs == {"unleash"}
    table.play("Ann unleashes fire")
    table.expect("habitat Ann", "")


def test_r4_rain_and_disasters_can_always_be_played(lay: Lay) -> None:
    table = lay({"hand Ann": "rain, fire, pollution, disaster, fox, hunter"})
    table.may("Ann plays rain", "Ann unleashes fire", "Ann unleashes pollution")
    table.may("Ann unleashes disaster")
    assert table.verbs == {"play", "unleash"}


def test_case_6_who_cannot_play_discards_down_to_three(lay: Lay) -> None:
    table = lay({"hand Ann": "rain, 2 protector, spring, fox, hunter", "hand Ben": "rain"})
    table.play("Ann plays rain")
    assert table.prompt == "None of your cards can be played: discard down to three cards."
    assert table.verbs == {"discard"}
    table.play("Ann discards fox")
    assert table.log == ["Ann can play no card and discards fox."]
    assert table.asked == "Ann"
    table.play("Ann discards protector")
    table.expect("hand Ann", "protector, spring, hunter")
    table.expect("discard", "fox, protector", seen_by="Cleo")
    assert table.asked == "Ben"


def test_who_cannot_play_the_first_card_discards_three(lay: Lay) -> None:
    table = lay({"hand Ann": "3 protector, 3 hunter", "hand Ben": "rain"})
    table.play(*["Ann discards hunter"] * 3)
    assert table.asked == "Ben"
    table.expect("hand Ann", "3 protector")


def test_who_cannot_play_and_holds_three_or_fewer_keeps_them(lay: Lay) -> None:
    table = lay({"hand Ann": "rain, 2 hunter", "hand Ben": "rain"})
    table.play("Ann plays rain")
    assert table.prompt == "None of your cards can be played, and you keep up to three."
    table.play("Ann passes")
    assert table.log == ["Ann can play no card."]
    table.expect("hand Ann", "2 hunter")
    assert table.asked == "Ben"


def test_a_turn_ends_when_the_hand_is_empty(lay: Lay) -> None:
    table = lay({"hand Ann": "rain", "hand Ben": "rain"})
    table.play("Ann plays rain")
    assert table.asked == "Ben"


def test_being_unable_to_play_is_not_seen_before_it_is_said(lay: Lay) -> None:
    table = lay({"hand Ann": "6 hunter"})
    own = english(GAME.prompt(table.view("Ann")))
    assert own == "None of your cards can be played: discard down to three cards."
    for other in ("Ben", "Cleo"):
        assert english(GAME.prompt(table.view(other))) == "Play the first of three cards."


# --- scoring phase ------------------------------------------------------------------------------


def score(lay: Lay, habitat: str, rain: str = "") -> int:
    """What Ann scores with this habitat and rain."""
    table = lay({"habitat Ann": habitat, "rain Ann": rain}, steps=(ScoreCycle(),))
    return table.count("score0 Ann")


def test_small_and_big_life_have_fixed_footprints(lay: Lay) -> None:
    assert score(lay, "") == 0
    assert score(lay, "mouse, hedgehog, stoat") == 3
    assert score(lay, "elephant, panda, lynx") == 6
    assert score(lay, "mouse, snail, spring, elephant, winter") == 2 * 2 + 2 * 2


def test_flying_life_varies_from_bird_to_bird(lay: Lay) -> None:
    assert score(lay, "bat, puffin, owl, eagle") == 1 + 2 + 3 + 4
    assert score(lay, "bat, eagle, nesting") == 2 * 5


def test_r1_aquatic_life_counts_once_for_each_of_them_up_to_three_times(lay: Lay) -> None:
    animals = ["crab", "ray", "otter", "whale", "shark", "salmon"]
    found = [score(lay, ", ".join(animals[:n])) for n in range(1, 7)]
    assert found == [1, 4, 9, 12, 15, 18]
    doubled = [score(lay, ", ".join([*animals[:n], "spawning"])) for n in range(1, 7)]
    assert doubled == [2, 8, 18, 24, 30, 36]


def test_an_enhancer_doubles_its_own_type_only(lay: Lay) -> None:
    assert score(lay, "mouse, spring, elephant, owl, crab") == 2 + 2 + 3 + 1


def test_case_7_rain_scores_three_once_and_is_gone_in_the_next_cycle(lay: Lay) -> None:
    table = lay(
        {"hand Ann": "rain", "hand Ben": "mouse", "rain Cleo": "2 rain", "habitat Ben": "crab"},
    )
    table.play("Ann plays rain", "Ben plays mouse")
    assert [table.count(f"score0 {name}") for name in table.players] == [3, 2, 6]
    table.expect("rain Ann", "")
    table.expect("rain Cleo", "")
    table.expect("discard", "3 rain")
    table.expect("habitat Ben", "mouse, crab")
    assert table.count("cycle") == 1
    assert [len(table.cards(f"hand {name}")) for name in table.players] == [6, 6, 6]


def test_the_scoring_is_told_and_kept_as_a_sheet(lay: Lay) -> None:
    ben = "mouse, snail, spring, elephant, eagle, bat, crab, otter, whale"
    table = lay({"habitat Ben": ben, "rain Ben": "rain"}, steps=(ScoreCycle(),))
    assert table.log[:3] == [
        "Ann counts footprints: 0.",
        "Ben counts footprints: 23.",
        "Cleo counts footprints: 0.",
    ]
    sheet = table.sheet(0)
    assert english(sheet.title) == "End of cycle 1"
    assert sheet.totals == (0, 23, 0)
    assert [(english(r.label), r.number, r.points, english(r.why)) for r in sheet.rows[1]] == [
        ("small life", 2, 4, "2 cards: 2, doubled by spring"),
        ("big life", 1, 2, "1 card: 2"),
        ("flying life", 2, 5, "2 cards: 5"),
        ("aquatic life", 3, 9, "3 cards, each counted 3×: 9"),
        ("rain", 1, 3, "1 card: 3 each, this cycle only"),
    ]


def test_a_sheet_has_the_track_of_the_cycles_before(lay: Lay) -> None:
    table = lay(
        {"habitat Ann": "crab, ray, spawning"},
        steps=(ScoreCycle(),),
        counters={"cycle": 2, "score0 Ann": 5, "score1 Ann": 7, "score1 Ben": 4},
    )
    sheet = table.sheet(0)
    assert sheet.totals == (20, 4, 0)
    assert [(english(r.label), r.points, english(r.why)) for r in sheet.rows[0]] == [
        ("aquatic life", 8, "2 cards, each counted 2×: 4, doubled by spawning"),
        ("Cycle 1", 5, ""),
        ("Cycle 2", 7, ""),
    ]


def test_a_new_cycle_begins_with_drawing(lay: Lay) -> None:
    table = lay({}, steps=(BeginCycle(),), counters={"cycle": 3, "starter": 2})
    assert table.asked == "Cleo"
    assert table.log == [
        "Cycle 4 begins. Cleo starts.",
        "Cleo draws cards: 6.",
        "Ann draws cards: 6.",
        "Ben draws cards: 6.",
    ]


# --- end of the game ----------------------------------------------------------------------------


def end(lay: Lay, *cycles: str, players: str = "Ann Ben Cleo Dan") -> Script:
    """The game of four ends with these footprints by cycle, the last of four cycles last."""
    counters = {"cycle": 3}
    for number, points in enumerate(cycles, start=4 - len(cycles)):
        for name, value in zip(players.split(), points.split(), strict=True):
            counters[f"score{number} {name}"] = int(value)
    return lay({}, players, steps=(EndGame(),), counters=counters)


def test_most_footprints_win(lay: Lay) -> None:
    table = end(lay, "3 9 4 1", "5 0 5 9")
    assert (table.winners, table.result.scores) == ("Dan", (8, 9, 9, 10))
    assert english(table.result.why) == "Most footprints in all."


def test_case_8_a_tie_is_decided_by_the_last_cycle(lay: Lay) -> None:
    table = end(lay, "3 5 8 0", "7 5 0 9")
    assert table.winners == "Ann"
    assert english(table.result.why) == "Tied on 10 footprints: cycle 4 decides, 7."


def test_case_8_then_by_the_cycle_before_and_so_on(lay: Lay) -> None:
    table = end(lay, "2 6 0 0", "6 2 0 0", "1 1 0 0", "4 4 9 0")
    assert table.winners == "Ann"
    assert english(table.result.why) == "Tied on 13 footprints: cycle 2 decides, 6."
    table = end(lay, "0 4 0 8", "8 4 0 0", "0 0 9 0", "4 4 2 4")
    assert table.winners == "Ann"


def test_of_several_tied_only_those_still_level_go_on_to_the_cycle_before(lay: Lay) -> None:
    table = end(lay, "9 1 3 0", "0 5 3 0", "1 4 4 0")
    assert table.winners == "Ben"
    assert english(table.result.why) == "Tied on 10 footprints: cycle 3 decides, 5."


def test_tied_in_every_cycle_they_share_the_win(lay: Lay) -> None:
    table = end(lay, "3 3 1 0", "7 7 0 9")
    assert table.winners == "Ann Ben"
    why = "Tied on 10 footprints, and in every cycle: the win is shared."
    assert english(table.result.why) == why
    returns = GAME.returns(table.table)
    assert returns[0] == returns[1] > returns[3] > returns[2]


def test_the_last_sheet_has_all_cycles(lay: Lay) -> None:
    table = lay(
        {"habitat Ann": "mouse", "habitat Dan": "owl, eagle"},
        players="Ann Ben Cleo Dan",
        steps=(ScoreCycle(),),
        counters={"cycle": 3, "score0 Ann": 5, "score2 Dan": 2},
    )
    assert not table.asked
    sheet = table.sheet()
    assert (sheet.final, sheet.totals) == (True, (6, 0, 0, 9))
    assert [(english(row.label), row.points) for row in sheet.rows[3]] == [
        ("Cycle 1", 0),
        ("Cycle 2", 0),
        ("Cycle 3", 2),
        ("Cycle 4", 7),
    ]
