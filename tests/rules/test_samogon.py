"""Dziki Samogon as played scripts: setting up, the turn, and support. § of RULES.md."""

from collections.abc import Callable

import pytest

from game.rules.samogon import GAME
from game.rules.samogon.cardfile import PATH
from game.rules.samogon.cards import CARDS, LEVELS, MAX_LIFE
from game.rules.samogon.steps.course import BeginRound, EndRound
from game.rules.samogon.steps.ending import NO_LIFE
from game.rules.samogon.steps.turn import BeginTurn, DrawUp
from tests.english import english
from tests.rules.samogon_table import dealt, tokens_in
from tests.rules.script import Script

Lay = Callable[..., Script]
FIVE = "cow chain, silver fork, woodshed axe, offering tray, pepesha"


def outcome(table: Script) -> object:
    """How the game ended."""
    assert table.table.over
    return table.table.sheets[-1][1]


# --- setting up ---------------------------------------------------------------------------------


def test_two_players_face_drakula_with_20_life_and_6_dark_armor() -> None:
    table = dealt(2)
    assert (table.count("leader_life"), table.count("dark_armor")) == (20, 6)
    table.expect("leader", "drakula")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("leader", [0, 1])
@pytest.mark.parametrize("level", [0, 1, 2])
def test_the_leader_is_as_strong_as_leader_difficulty_and_players_say(
    level: int, leader: int, seats: int
) -> None:
    table = dealt(seats, leader=leader, difficulty=level)
    each = (LEVELS[level].drakula, LEVELS[level].devil)[leader]
    assert table.count("leader_life") == each.life[seats - 1] * seats
    assert table.count("dark_armor") == each.dark_armor[seats - 1] * seats


def test_two_characters_bring_24_items_of_which_14_are_left_after_dealing() -> None:
    table = dealt(2)
    hands = [table.cards(f"hand {name}") for name in table.players]
    assert list(map(len, hands)) == [5, 5]
    assert len(table.cards("deck")) == 14
    owners = {card.of for card in CARDS.item if card.key in sum(hands, table.cards("deck"))}
    assert owners == {table.cards(f"character {name}")[0] for name in table.players}


def test_the_rules_page_has_the_strength_of_the_leaders() -> None:
    """For each difficulty and number of players; what begins and comes is the same in all."""
    page = PATH.with_name("RULES.md").read_text("utf-8")
    for level, name in zip(LEVELS, ("Easy", "Normal", "Hard"), strict=True):
        for who, one in (("Drakula", level.drakula), ("The Devil", level.devil)):
            cells = [f"{n} and {dark}" for n, dark in zip(one.life, one.dark_armor, strict=True)]
            assert f"| {name}: {who} | {' | '.join(cells)} |" in page
        assert (level.minions, level.haunting) == (LEVELS[1].minions, LEVELS[1].haunting)


@pytest.mark.parametrize(("seats", "minions"), [(1, 1), (2, 2), (3, 2), (4, 2)])
def test_two_minions_begin_in_melee_with_each_character_alone_one(seats: int, minions: int) -> None:
    table = dealt(seats)
    for name in table.players:
        keys = table.cards(f"melee {name}")
        printed = {card.key: (card.life, card.armor, 0) for card in CARDS.minion}
        assert len(keys) == minions
        assert tokens_in(table, f"melee {name}") == [printed[key] for key in keys]
        assert table.count(f"haunting {name}") == table.count(f"flasks {name}") == 0


@pytest.mark.parametrize(("leader", "attacks"), [(0, 5), (1, 6)])
def test_a_leader_brings_its_own_attack_cards_and_four_types_of_minions(
    leader: int, attacks: int
) -> None:
    table = dealt(4, leader=leader)
    assert len(table.cards("attack_deck")) == attacks
    types = {card.key: card.type for card in CARDS.minion}
    melees = [card for name in table.players for card in table.cards(f"melee {name}")]
    found = [types[key] for key in (*table.cards("minion_deck"), *melees)]
    assert len(found) == 24
    assert sorted(set(found)) == sorted(CARDS.leader[leader].minions)
    assert ("cultist" in found) == (leader == 1)
    assert ("vampire" in found) == (leader == 0)


def test_the_same_character_twice_is_refused() -> None:
    table = dealt(3, crew="choose")
    table.play("Ann chooses jakub")
    table.cannot("Ben chooses jakub", "Ann plays this Character", grab="character Ann")
    table.play("Ben chooses markowski", "Cleo chooses ciesluk")
    assert table.cards("character Cleo") == ["ciesluk"]
    assert table.count("life Ben") == CARDS.character[2].life
    assert not table.cards("choice")


def test_alone_a_character_has_the_life_that_is_fair_alone() -> None:
    """R18."""
    for number, character in enumerate(CARDS.character):
        alone = dealt(1, crew="choose")
        alone.play(f"Ann chooses {character.key}")
        assert alone.count("life Ann") == character.alone
        together = dealt(2, crew="choose")
        together.play(f"Ann chooses {character.key}")
        assert together.count("life Ann") == character.life
        told = [english(line) for line in GAME.faces[number].help]
        assert f"Life: {character.life}" in told
        assert (f"Life alone: {character.alone}" in told) == (character.alone != character.life)


def test_alone_nobody_is_healed_beyond_the_life_of_one_who_is_alone(lay: Lay) -> None:
    """R18."""
    alone = CARDS.character[0].alone
    hand = {"hand Ann": "moonshine with snack"}
    table = lay(hand, seats=1, counters={"life Ann": alone - 1})
    table.play("Ann plays moonshine with snack", "Ann tops to Ann")
    assert table.count("life Ann") == alone


def test_characters_and_first_player_are_drawn_by_lot() -> None:
    tables = [dealt(2, seed) for seed in range(60)]
    assert {table.cards("character Ann")[0] for table in tables} == {c.key for c in CARDS.character}
    assert {table.asked for table in tables} == {"Ann", "Ben"}


def test_hands_are_open() -> None:
    table = dealt(2)
    assert GAME.open_screen
    assert "?" not in table.cards("hand Ann", seen_by="Ben")
    for pile in ("deck", "minion_deck", "attack_deck"):
        assert set(table.cards(pile, seen_by="Ann")) == {"?"}


# --- the course of a round ----------------------------------------------------------------------


def test_turns_go_clockwise_from_the_first_player_who_stays_the_same(lay: Lay) -> None:
    hands = {f"hand {name}": "cow chain, offering tray" for name in ("Ben",)}
    cards = {**hands, "hand Ann": "silver fork", "hand Cleo": "pepesha", "deck": "toolbox"}
    table = lay(cards, 3, counters={"first": 1}, steps=(BeginRound(),))
    assert table.asked == "Ben"
    assert table.count("round") == 2
    assert [type(step).__name__ for step in table.table.steps[:3]] == [
        "EndRound",
        "SummonFromCrosses",
        "SummonTo",
    ]
    turns = [step.seat for step in table.table.steps[::-1] if isinstance(step, BeginTurn)]
    assert turns == [2, 0]


def test_each_character_gains_two_haunting_at_the_end_of_a_round(lay: Lay) -> None:
    table = lay({"hand Ann": "cow chain"}, counters={"haunting Ben": 1}, steps=(EndRound(),))
    assert [table.count(f"haunting {name}") for name in ("Ann", "Ben")] == [2, 3]
    assert table.asked == "Ann"


# --- the turn -----------------------------------------------------------------------------------


def test_one_item_must_be_played_and_a_second_one_may(lay: Lay) -> None:
    table = lay({"hand Ann": FIVE, "deck": "toolbox, nail gun"})
    table.cannot("Ann ends")
    table.play("Ann plays woodshed axe", "Ann skips")
    assert table.verbs == {"play", "end"}
    table.play("Ann plays silver fork", "Ann skips")
    table.expect("discard", "woodshed axe, silver fork")
    assert "play" not in table.verbs


def test_both_actions_are_resolved_in_either_order_and_may_go_unused(lay: Lay) -> None:
    """R6."""
    cards = {"hand Ann": FIVE, "melee Ann": "apparition"}
    for first, second in (("tops onto apparition", "bottoms"), ("bottoms", "tops onto apparition")):
        table = lay(cards)
        table.play("Ann plays cow chain")
        table.play(
            *(
                f"Ann {verb} to Ann" if verb == "bottoms" else f"Ann {verb}"
                for verb in (first, second)
            )
        )
        assert not table.cards("melee Ann")
        assert table.count("flasks Ann") >= 1
    table = lay(cards)
    table.play("Ann plays cow chain", "Ann skips")
    assert table.cards("melee Ann") == ["apparition"]


def test_a_target_is_chosen_only_when_its_action_comes(lay: Lay) -> None:
    """The first action defeats the minion, so the second one can only reach the Leader."""
    table = lay(
        {"hand Ann": "sawn off shotgun", "melee Ann": "apparition"},
        minions={"melee Ann": [(1, 1, 0)]},
    )
    table.play("Ann plays sawn off shotgun")
    table.may(
        "Ann tops to Ann",
        "Ann tops onto drakula",
        "Ann bottoms onto apparition",
        "Ann bottoms onto drakula",
        "Ann skips",
    )
    table.play("Ann tops to Ann")
    table.may("Ann bottoms onto drakula", "Ann skips")
    assert table.cards("melee Ann") == []


def test_the_player_draws_up_to_five_and_keeps_more(lay: Lay) -> None:
    table = lay(
        {"hand Ann": "cow chain, silver fork", "deck": "toolbox, nail gun, star tyres, pepesha"}
    )
    table.play("Ann plays cow chain", "Ann skips", "Ann ends")
    table.expect("hand Ann", "silver fork, toolbox, nail gun, star tyres, pepesha")
    table = lay({"hand Ann": f"{FIVE}, toolbox, nail gun", "deck": "star tyres"})
    table.play("Ann plays cow chain", "Ann skips", "Ann ends")
    assert len(table.cards("hand Ann")) == 6


def test_the_discard_pile_is_shuffled_into_an_empty_deck(lay: Lay) -> None:
    cards = {
        "hand Ann": "cow chain, silver fork",
        "deck": "toolbox",
        "discard": "nail gun, pepesha",
    }
    table = lay(cards)
    table.play("Ann plays cow chain", "Ann skips", "Ann ends")
    table.expect("hand Ann", "silver fork, toolbox, nail gun, pepesha, cow chain")
    assert not table.cards("deck")
    assert not table.cards("discard")


def test_alone_with_deck_and_discard_pile_empty_nothing_is_drawn_and_play_goes_on(lay: Lay) -> None:
    table = lay({"hand Ann": FIVE}, 1, steps=(DrawUp(0), BeginTurn(0)))
    assert table.asked == "Ann"
    assert len(table.cards("hand Ann")) == 5
    table = lay({"hand Ann": "cow chain"}, 1, steps=(DrawUp(0), BeginTurn(0)))
    assert table.cards("hand Ann") == ["cow_chain"]
    assert table.verbs == {"play"}


def test_the_item_in_play_is_not_discarded_before_both_actions_are_done(lay: Lay) -> None:
    """A Drawing that empties the deck cannot bring back the Item it is on."""
    table = lay({"hand Ann": "toolbox, silver fork", "discard": "pepesha"})
    table.play("Ann plays toolbox", "Ann tops to Ann")
    table.expect("hand Ann", "silver fork, pepesha")
    assert table.cards("played") == ["toolbox"]


# --- support ------------------------------------------------------------------------------------


def test_a_support_adds_top_to_top_and_bottom_to_bottom(lay: Lay) -> None:
    """R5: the kinds of the support's own actions do not matter."""
    table = lay({"hand Ann": "offering tray", "hand Ben": "salvaged rake, rowan rosary"})
    table.play("Ann plays offering tray", "Ben supports salvaged rake")
    assert "Close Attack 4, Exorcism 5" in table.prompt  # rake: +0 and +2
    table.expect("support", "salvaged rake")
    table.play("Ann skips")
    table.expect("discard", "offering tray, salvaged rake")


def test_a_tray_with_a_support_of_one_and_one_totals_five_and_four(lay: Lay) -> None:
    """The example of the rulebook: +1 and +n make 5 and 4."""
    table = lay({"hand Ann": "offering tray", "hand Ben": "army canteen, birthday brew"})
    tray = next(card for card in CARDS.item if card.key == "offering_tray")
    assert (tray.top.value, tray.top.range, tray.top.action) == (4, "close", "attack")
    plus = next(
        card
        for card in CARDS.item
        if card.top.support == 1 and card.bottom.support == 4 - tray.bottom.value
    )
    key = plus.key.replace("_", " ")
    table = lay({"hand Ann": "offering tray", "hand Ben": key})
    table.play("Ann plays offering tray", f"Ben supports {key}")
    assert "Close Attack 5, Exorcism 4" in table.prompt


def test_support_is_offered_clockwise_and_the_first_to_accept_supports(lay: Lay) -> None:
    cards = {"hand Ben": "cow chain", "hand Cleo": "silver fork", "hand Dan": "pepesha, toolbox"}
    table = lay(cards, 4, steps=(BeginTurn(1),))
    table.play("Ben plays cow chain")
    assert table.asked == "Cleo"
    table.play("Cleo passes")
    assert table.asked == "Dan"
    table.play("Dan supports pepesha")
    assert table.asked == "Ben"
    assert table.verbs == {"top", "bottom", "skip"}


def test_who_has_no_items_is_not_asked_for_support(lay: Lay) -> None:
    table = lay({"hand Ann": "cow chain", "hand Cleo": "silver fork"}, 3)
    table.play("Ann plays cow chain")
    assert table.asked == "Cleo"


def test_each_item_may_be_supported_once(lay: Lay) -> None:
    table = lay({"hand Ann": FIVE, "hand Ben": "nail gun, toolbox, star tyres"})
    table.play("Ann plays cow chain", "Ben supports toolbox", "Ann skips")
    table.play("Ann plays silver fork")
    assert table.asked == "Ben"
    table.play("Ben supports nail gun", "Ann skips")
    assert table.cards("hand Ben") == ["star_tyres"]


def test_alone_nobody_is_asked_for_support(lay: Lay) -> None:
    table = lay({"hand Ann": FIVE}, 1)
    table.play("Ann plays cow chain")
    assert "pass" not in table.verbs


def test_a_supporter_suffers_the_reaction_of_a_minion_of_choice(lay: Lay) -> None:
    cards = {
        "hand Ann": "cow chain",
        "hand Ben": "silver fork",
        "melee Ben": "skeleton archer, apparition",
    }
    table = lay(cards)
    table.play("Ann plays cow chain", "Ben supports silver fork")
    assert table.asked == "Ben"
    assert table.verbs == {"react"}
    table.play("Ben reacts apparition")
    assert table.count("haunting Ben") > 0
    assert table.count("life Ben") == MAX_LIFE[1]
    assert table.asked == "Ann"


def test_a_single_minion_reacts_without_a_question_and_none_not_at_all(lay: Lay) -> None:
    cards = {"hand Ann": "cow chain", "hand Ben": "silver fork", "melee Ben": "lady midday"}
    table = lay(cards)
    table.play("Ann plays cow chain", "Ben supports silver fork")
    assert table.asked == "Ann"
    assert table.count("life Ben") < MAX_LIFE[1]
    table = lay({"hand Ann": "cow chain", "hand Ben": "silver fork", "melee Ann": "lady midday"})
    table.play("Ann plays cow chain", "Ben supports silver fork")
    assert [table.count(f"life {name}") for name in ("Ann", "Ben")] == [MAX_LIFE[0], MAX_LIFE[1]]


def test_a_disoriented_minion_loses_a_token_instead_of_reacting(lay: Lay) -> None:
    cards = {"hand Ann": "cow chain", "hand Ben": "silver fork", "melee Ben": "lady midday"}
    table = lay(cards, minions={"melee Ben": [(3, 3, 2)]})
    table.play("Ann plays cow chain", "Ben supports silver fork")
    assert table.count("life Ben") == MAX_LIFE[1]
    assert tokens_in(table, "melee Ben") == [(3, 3, 1)]


def test_a_reaction_that_takes_the_last_life_loses_the_game(lay: Lay) -> None:
    cards = {"hand Ann": "cow chain", "hand Ben": "silver fork", "melee Ben": "lady midday"}
    table = lay(cards, counters={"life Ben": 1})
    table.play("Ann plays cow chain", "Ben supports silver fork")
    assert outcome(table) == NO_LIFE
