"""Dziki Samogon as played scripts: Flasks and the ends of the game. § of RULES.md."""

from collections.abc import Callable

from game.rules.samogon import GAME
from game.rules.samogon import layout as at
from game.rules.samogon.cards import CARDS
from game.rules.samogon.steps.ending import NO_ITEMS, NO_LIFE, NO_TIME, WON
from game.rules.samogon.steps.leader import LeaderAttack
from game.rules.samogon.steps.turn import BeginTurn, MinionsAttack
from tests.rules.script import Script

Lay = Callable[..., Script]
FIVE = "cow chain, silver fork, woodshed axe, offering tray, pepesha"


def outcome(table: Script) -> object:
    """How the game ended."""
    assert table.table.over
    return table.table.sheets[-1][1]


# --- Flasks -------------------------------------------------------------------------------------


def test_three_flasks_on_an_own_item_one_for_the_bottom_and_two_for_the_top(lay: Lay) -> None:
    table = lay({"hand Ann": "cow chain"}, counters={"flasks Ann": 3})
    table.play(
        "Ann plays cow chain", "Ann boosts number 1", "Ann boosts number 0", "Ann boosts number 0"
    )
    assert "Close Attack 6, Brewing 2" in table.prompt
    assert table.count("flasks Ann") == 0
    assert "boost" not in table.verbs


def test_flasks_do_not_strengthen_an_item_with_another_portrait(lay: Lay) -> None:
    cards = {"hand Ann": "offering tray", "hand Ben": "silver fork"}
    table = lay(cards, counters={"flasks Ann": 3, "flasks Ben": 3})
    table.play("Ann plays offering tray", "Ben supports silver fork")
    assert table.asked == "Ann"
    table.cannot("Ann boosts jakub", "own portrait", drop="played")
    assert "boost" not in table.verbs


def test_a_supporter_strengthens_a_support_with_the_own_portrait(lay: Lay) -> None:
    cards = {"hand Ann": "offering tray", "hand Ben": "pepesha"}
    table = lay(cards, counters={"flasks Ben": 3})
    table.play("Ann plays offering tray", "Ben supports pepesha")
    assert table.asked == "Ben"
    table.play("Ben boosts number 0", "Ben boosts number 0", "Ben boosts number 1")
    assert table.asked == "Ann"
    assert table.count("flasks Ben") == 0
    pepesha = next(card for card in CARDS.item if card.key == "pepesha")
    top, bottom = 4 + pepesha.top.support + 2, 3 + pepesha.bottom.support + 1
    assert f"Close Attack {top}, Exorcism {bottom}" in table.prompt


def test_the_supporters_flasks_come_before_the_reaction(lay: Lay) -> None:
    """The order of the rules: support, its Flasks, Reaction, Flasks of the active player."""
    cards = {"hand Ann": "cow chain", "hand Ben": "pepesha", "melee Ben": "drowned maid"}
    table = lay(cards, counters={"flasks Ben": 2, "flasks Ann": 1})
    table.play("Ann plays cow chain", "Ben supports pepesha")
    assert table.verbs == {"boost", "done"}
    table.play("Ben boosts number 0", "Ben finishes")
    assert table.count("flasks Ben") == 0  # the Reaction took the other one
    assert table.asked == "Ann"
    assert "boost" in table.verbs


def test_flasks_are_spent_before_the_first_action(lay: Lay) -> None:
    table = lay({"hand Ann": "cow chain"}, counters={"flasks Ann": 2})
    table.play("Ann plays cow chain", "Ann tops onto drakula")
    assert "boost" not in table.verbs
    table.cannot("Ann boosts jakub", "before the first action", drop="played")


# --- the end ------------------------------------------------------------------------------------


def test_the_game_is_won_the_moment_the_leader_has_no_life(lay: Lay) -> None:
    table = lay({"hand Ann": FIVE}, counters={"leader_life": 3, "dark_armor": 1})
    table.play("Ann plays cow chain", "Ann tops onto drakula")
    assert outcome(table) == WON
    assert table.winners == "Ann Ben"
    assert GAME.returns(table.table) == [1.0, 1.0]


def test_the_game_is_lost_when_a_character_has_no_life(lay: Lay) -> None:
    table = lay(
        {"melee Ann": "skeleton archer"},
        counters={"life Ann": 1},
        steps=(MinionsAttack(0), BeginTurn(1)),
    )
    assert outcome(table) == NO_LIFE
    assert not table.result.winners
    assert GAME.returns(table.table) == [0.0, 0.0]


def test_a_turn_that_begins_without_an_item_loses_the_game(lay: Lay) -> None:
    """Also when the last one was given away as support."""
    cards = {"hand Ann": "woodshed axe", "hand Ben": "silver fork", "deck": "pepesha"}
    table = lay(cards, steps=(BeginTurn(0), BeginTurn(1)))
    table.play("Ann plays woodshed axe", "Ben supports silver fork", "Ann skips", "Ann ends")
    assert outcome(table) == NO_ITEMS
    assert "Ben" in table.log[-1]


def test_the_fifth_attack_card_is_the_last_and_the_next_attack_loses(lay: Lay) -> None:
    steps = (LeaderAttack(), BeginTurn(0), LeaderAttack())
    table = lay({"hand Ann": FIVE, "attack_deck": "mist over the crosses"}, steps=steps)
    assert table.asked == "Ann"
    assert not table.cards("attack_deck")
    table.play("Ann plays silver fork", "Ann skips", "Ann ends")
    assert outcome(table) == NO_TIME


def test_an_effect_that_takes_both_last_lives_wins(lay: Lay) -> None:
    """R9."""
    table = lay(
        {"attack_deck": "backfire"},
        leader="devil",
        counters={"leader_life": 1, "life Ann": 1, "life Ben": 1},
        steps=(LeaderAttack(), BeginTurn(0)),
    )
    assert outcome(table) == WON


def test_the_sheet_tells_what_each_character_did(lay: Lay) -> None:
    cards = {"hand Ann": FIVE, "hand Ben": "pearl coffer", "melee Ann": "apparition"}
    table = lay(cards, counters={"leader_life": 3, "dark_armor": 1, "haunting Ben": 2})
    table.play("Ann plays offering tray", "Ben supports pearl coffer")
    table.play("Ann bottoms to Ben", "Ann tops onto apparition")
    table.play("Ann plays cow chain", "Ann tops onto drakula")
    sheet = table.sheet()
    assert [[(row.icon, row.points) for row in rows] for rows in sheet.rows] == [
        [("action_attack", 3), ("skull", 1), ("action_exorcism", 2)],
        [("support", 1)],
    ]
    assert table.result.scores == sheet.totals == (6, 1)


def test_a_table_counts_what_seats_do(lay: Lay) -> None:
    table = lay({"hand Ann": FIVE}, counters={"life Ann": 1})
    tally = GAME.tally(table.view("Ann"))
    assert tally.totals == (0, 0)
    assert not tally.final
    assert len(at.DEEDS) == 5
