"""Dziki Samogon: the seven actions in all their ranges, and the special abilities. § Actions."""

from collections.abc import Callable

import pytest

from game.engine.move import Move
from game.engine.table import Table
from game.rules.samogon import GAME
from game.rules.samogon import layout as at
from game.rules.samogon.cards import CARDS, GAIN, MAX_LIFE, SPEND
from game.rules.samogon.steps.actions import Aimed, perform, targets
from game.rules.samogon.steps.turn import BeginTurn, DrawUp
from game.rules.samogon.vocabulary import (
    ACTION_KEYS,
    AREA,
    ATTACK,
    BREWING,
    CLOSE,
    DRAWING,
    EXORCISM,
    HEALING,
    NO_RANGE,
    OFFENSIVE,
    RANGE_KEYS,
    RANGED,
    Action,
)
from tests.rules.samogon_table import tokens_in
from tests.rules.script import Script

Lay = Callable[..., Script]
AIM = Aimed("top")
MELEES = {
    "melee Ann": "apparition, tractor driver",
    "melee Ben": "bat swarm",
    "hand Ann": "cow chain",
    "hand Ben": "pepesha",
    "hand Cleo": "toolbox",
}


def words(table: Table, move: Move) -> str:
    """What a move is aimed at, in words."""
    if move.zone >= 0:
        return GAME.zones[move.zone].key
    return GAME.faces[table.faces[move.onto]].key


def reach(table: Script, action: Action, seat: int = 0) -> list[str]:
    """What an action of a seat may be aimed at."""
    return sorted(words(table.table, m) for m in targets(table.table, seat, action, AIM))


# --- ranges -------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", OFFENSIVE)
def test_close_range_reaches_the_own_melee(lay: Lay, kind: int) -> None:
    table = lay(MELEES, 3)
    leader = ["drakula"] if kind == ATTACK else []
    assert reach(table, Action(kind, CLOSE, 2)) == sorted(["apparition", "tractor_driver", *leader])
    assert reach(table, Action(kind, CLOSE, 2), 1) == sorted(["bat_swarm", *leader])
    assert reach(table, Action(kind, CLOSE, 2), 2) == leader


@pytest.mark.parametrize("kind", OFFENSIVE)
def test_ranged_reaches_every_melee(lay: Lay, kind: int) -> None:
    table = lay(MELEES, 3)
    leader = ["drakula"] if kind == ATTACK else []
    all_ = sorted(["apparition", "tractor_driver", "bat_swarm", *leader])
    assert [reach(table, Action(kind, RANGED, 2), seat) for seat in range(3)] == [all_] * 3


@pytest.mark.parametrize("kind", OFFENSIVE)
def test_area_reaches_one_whole_melee(lay: Lay, kind: int) -> None:
    table = lay(MELEES, 3)
    leader = ["drakula"] if kind == ATTACK else []
    assert reach(table, Action(kind, AREA, 2), 2) == [*leader, "melee@0", "melee@1"]


@pytest.mark.parametrize("kind", [BREWING, DRAWING])
def test_brewing_and_drawing_may_be_for_anybody(lay: Lay, kind: int) -> None:
    table = lay(MELEES, 3)
    assert reach(table, Action(kind, NO_RANGE, 2)) == ["character@0", "character@1", "character@2"]


def test_healing_needs_lost_life_and_exorcism_needs_haunting(lay: Lay) -> None:
    table = lay(MELEES, 3, counters={"life Ben": 2, "haunting Cleo": 1})
    assert reach(table, Action(HEALING, NO_RANGE, 2)) == ["character@1"]
    assert reach(table, Action(EXORCISM, NO_RANGE, 2)) == ["character@2"]
    table = lay(MELEES, 3, counters={"crosses": 1})
    assert reach(table, Action(EXORCISM, NO_RANGE, 2)) == ["crosses"]


# --- attack -------------------------------------------------------------------------------------


def test_a_close_attack_of_four_defeats_an_apparition_and_lowers_the_dark_armor(lay: Lay) -> None:
    table = lay({"hand Ann": "offering tray", "melee Ann": "apparition"})
    assert tokens_in(table, "melee Ann") == [(3, 1, 0)]
    table.play("Ann plays offering tray", "Ann tops onto apparition")
    table.expect("melee Ann", "")
    table.expect("minion_discard", "apparition")
    assert table.count("dark_armor") == 5
    assert not any(table.table.marks)


@pytest.mark.parametrize(("dark", "damage"), [(6, 0), (2, 3), (0, 5)])
def test_an_attack_of_five_on_the_leader_is_reduced_by_the_dark_armor(
    lay: Lay, dark: int, damage: int
) -> None:
    table = lay({"hand Ann": "crowbar"}, counters={"dark_armor": dark})
    table.play("Ann plays crowbar")
    assert "Close Attack 5" in table.prompt
    table.play("Ann tops onto drakula")
    assert table.count("leader_life") == 20 - damage
    assert table.count("struck Ann") == damage


def test_a_minion_that_survives_keeps_its_tokens(lay: Lay) -> None:
    table = lay({"hand Ann": "cow chain", "melee Ann": "overfed zombie"})
    table.play("Ann plays cow chain", "Ann tops onto overfed zombie")
    assert tokens_in(table, "melee Ann") == [(4, 2, 0)]
    assert table.count("dark_armor") == 6


def test_an_attack_not_above_the_armor_does_nothing(lay: Lay) -> None:
    table = lay(
        {"hand Ann": "cow chain", "melee Ann": "tractor driver"}, minions={"melee Ann": [(3, 4, 0)]}
    )
    table.play("Ann plays cow chain", "Ann tops onto tractor driver")
    assert tokens_in(table, "melee Ann") == [(3, 4, 0)]


def test_an_area_attack_hits_each_minion_and_each_defeat_counts(lay: Lay) -> None:
    cards = {"hand Ann": "pepesha", "melee Ben": "2 apparition, overfed zombie"}
    table = lay(cards, minions={"melee Ben": [(2, 1, 0), (2, 1, 1), (6, 2, 0)]})
    table.play("Ann plays pepesha", "Ann tops to Ben")
    assert tokens_in(table, "melee Ben") == [(5, 2, 0)]
    assert table.count("dark_armor") == 4
    assert table.count("defeated Ann") == 2


def test_the_dark_armor_never_falls_below_0(lay: Lay) -> None:
    table = lay(
        {"hand Ann": "offering tray", "melee Ann": "apparition"}, counters={"dark_armor": 0}
    )
    table.play("Ann plays offering tray", "Ann tops onto apparition")
    assert table.count("dark_armor") == 0


def test_a_ranged_attack_reaches_a_minion_of_another(lay: Lay) -> None:
    table = lay({"hand Ann": "great war rifle, cow chain", "melee Ben": "apparition"})
    table.play("Ann plays great war rifle", "Ann tops onto apparition")
    table.expect("melee Ben", "")
    table = lay({"hand Ann": "cow chain", "melee Ben": "apparition"})
    table.play("Ann plays cow chain")
    table.cannot("Ann tops cow chain to Ben onto apparition", "Close range", grab="played")


# --- piercing and disorientation ----------------------------------------------------------------


def test_area_piercing_two_takes_the_armor_of_both_apparitions(lay: Lay) -> None:
    table = lay({"hand Ann": "denatured spirit", "melee Ben": "2 apparition"})
    table.play("Ann plays denatured spirit", "Ann tops to Ben")
    assert tokens_in(table, "melee Ben") == [(3, 0, 0), (3, 0, 0)]


def test_close_and_ranged_piercing(lay: Lay) -> None:
    cards = {
        "hand Ann": "sledgehammer, hardened rounds",
        "melee Ann": "rusty pikeman",
        "melee Ben": "tractor driver",
    }
    table = lay(cards, minions={"melee Ann": [(3, 6, 0)], "melee Ben": [(4, 2, 0)]})
    table.play("Ann plays sledgehammer", "Ann tops onto rusty pikeman", "Ann skips")
    assert tokens_in(table, "melee Ann") == [(3, 2, 0)]
    table.play("Ann plays hardened rounds", "Ann tops onto tractor driver")
    assert tokens_in(table, "melee Ben") == [(4, 0, 0)]


def test_piercing_and_disorientation_never_work_on_the_leader(lay: Lay) -> None:
    for item in ("denatured spirit", "pearl coffer"):
        table = lay({"hand Ann": item, "melee Ann": "apparition"})
        table.play(f"Ann plays {item}")
        table.cannot(f"Ann tops {item} onto drakula", "do not work on the Leader", grab="played")


def test_without_armor_there_is_nothing_to_pierce(lay: Lay) -> None:
    cards = {"hand Ann": "denatured spirit", "melee Ann": "apparition"}
    table = lay(cards, minions={"melee Ann": [(3, 0, 0)]})
    table.play("Ann plays denatured spirit")
    table.cannot("Ann tops denatured spirit onto apparition", "no armor left", grab="played")


def test_ranged_disorientation_two_puts_two_tokens(lay: Lay) -> None:
    table = lay({"hand Ann": "pearl coffer", "melee Ben": "apparition, bat swarm"})
    table.play("Ann plays pearl coffer", "Ann tops onto apparition")
    assert tokens_in(table, "melee Ben")[0] == (3, 1, 2)
    assert tokens_in(table, "melee Ben")[1][2] == 0


def test_area_disorientation_puts_its_tokens_on_each_minion(lay: Lay) -> None:
    """R8."""
    cards = {"hand Ann": "disco loudspeaker", "hand Ben": "cow chain"}
    table = lay(
        {**cards, "melee Ben": "apparition, bat swarm"},
        minions={"melee Ben": [(3, 1, 0), (3, 1, 1)]},
    )
    table.play("Ann plays disco loudspeaker", "Ben supports cow chain", "Ben reacts bat swarm")
    assert "Area Disorientation 2" in table.prompt
    table.play("Ann tops to Ben")
    assert [dizzy for _, _, dizzy in tokens_in(table, "melee Ben")] == [2, 2]


def test_close_disorientation(lay: Lay) -> None:
    table = lay({"hand Ann": "car battery", "melee Ann": "apparition, bat swarm"})
    table.play("Ann plays car battery", "Ann tops onto bat swarm")
    assert [dizzy for _, _, dizzy in tokens_in(table, "melee Ann")] == [0, 2]


# --- brewing, drawing, healing, exorcism --------------------------------------------------------


def test_brewing_one_brings_a_flask_to_any_character(lay: Lay) -> None:
    table = lay({"hand Ann": "improvised breastplate"}, characters=("markowski", "semen"))
    table.play("Ann plays improvised breastplate", "Ann bottoms to Ben")
    assert [table.count(f"flasks {name}") for name in table.players] == [0, 1]


def test_drawing_two_lets_any_player_draw_two(lay: Lay) -> None:
    cards = {
        "hand Ann": "star tyres",
        "hand Ben": "pepesha",
        "deck": "toolbox, nail gun, cow chain",
    }
    table = lay(cards)
    table.play("Ann plays star tyres", "Ben passes", "Ann tops to Ben")
    table.expect("hand Ben", "pepesha, toolbox, nail gun")


def test_healing_three_with_two_life_lost_regains_two(lay: Lay) -> None:
    table = lay({"hand Ann": "moonshine with snack"}, counters={"life Ann": MAX_LIFE[0] - 2})
    table.play("Ann plays moonshine with snack", "Ann tops to Ann")
    assert table.count("life Ann") == MAX_LIFE[0]
    assert table.count("healed Ann") == 2


def test_nobody_with_full_life_can_be_healed(lay: Lay) -> None:
    table = lay({"hand Ann": "moonshine with snack"}, counters={"life Ann": 1})
    table.play("Ann plays moonshine with snack", "Ann bottoms to Ann")
    line = "Ann tops moonshine with snack to Ben"
    table.cannot(line, "Ben has full life", grab="played", drop="character Ben")


def test_exorcism_five_on_six_haunting_leaves_one(lay: Lay) -> None:
    cards = {"hand Ann": "salvaged rake", "hand Ben": "still lid"}
    table = lay(cards, counters={"crosses": 6})
    table.play("Ann plays salvaged rake", "Ben supports still lid")
    table.play("Ann tops onto crosses")
    assert table.count("crosses") == 1
    assert table.count("exorcised Ann") == 5


def test_exorcism_works_on_one_character_and_not_below_0(lay: Lay) -> None:
    table = lay({"hand Ann": "salvaged rake"}, counters={"haunting Ann": 2, "haunting Ben": 3})
    table.play("Ann plays salvaged rake", "Ann tops to Ben")
    assert [table.count(f"haunting {name}") for name in table.players] == [2, 0]


@pytest.mark.parametrize("kind", range(7))
def test_every_action_changes_only_what_it_is_about(lay: Lay, kind: int) -> None:
    """Each kind once at each of its targets, compared with the table before."""
    table = lay(
        MELEES, 3, counters={"life Ann": 1, "haunting Ben": 2, "crosses": 1, "dark_armor": 1}
    )
    for range_ in (CLOSE, RANGED, AREA) if kind in OFFENSIVE else (NO_RANGE,):
        for move in targets(table.table, 0, Action(kind, range_, 2), AIM):
            after = table.table.clone()
            perform(after, 0, kind, 2, move)
            GAME.check(after)
            assert (after.marks != table.table.marks) <= (kind in OFFENSIVE)
            life = slice(at.LIFE, at.LIFE + 3)
            assert (after.counters[life] != table.table.counters[life]) == (kind == HEALING)


# --- special abilities --------------------------------------------------------------------------


def test_each_character_has_an_ability_that_brings_flasks_and_one_that_costs_them() -> None:
    assert len({kind for kind, _ in GAIN}) == 5
    assert len({action for _, action in SPEND}) == 5


@pytest.mark.parametrize("number", range(5))
def test_an_item_with_the_right_action_brings_flasks_after_its_actions(
    lay: Lay, number: int
) -> None:
    character = CARDS.character[number].key
    kind, flasks = GAIN[number]
    for item in CARDS.item:
        table = lay({"hand Ann": item.key.replace("_", " ")}, 1, characters=(character,))
        table.play(f"Ann plays {item.key.replace('_', ' ')}")
        if "skip" in table.verbs:
            assert table.count("flasks Ann") == 0
            table.play("Ann skips")
        right = ACTION_KEYS[kind] in (item.top.action, item.bottom.action)
        assert table.count("flasks Ann") == (flasks if right else 0), item.key


def test_a_support_brings_no_flasks(lay: Lay) -> None:
    cards = {"hand Ann": "annotated breviary", "hand Ben": "hardened rounds"}
    table = lay(cards, characters=("jakub", "semen"))
    table.play("Ann plays annotated breviary", "Ben supports hardened rounds", "Ann skips")
    assert [table.count(f"flasks {name}") for name in table.players] == [0, 0]


@pytest.mark.parametrize("number", range(5))
def test_an_ability_is_paid_and_does_what_it_says(lay: Lay, number: int) -> None:
    character = CARDS.character[number].key
    flasks, action = SPEND[number]
    counters = {"flasks Ann": flasks, "haunting Ann": 3, "life Ann": 2, "dark_armor": 0}
    table = lay(
        {"hand Ann": "cow chain", "melee Ann": "rusty pikeman"},
        characters=(character, "jakub" if number else "semen"),
        counters=counters,
    )
    assert "use" in table.verbs
    move = next(move for move in table.table.moves() if move.verb == "use")
    after = table.table.clone()
    after.play(move)
    wanted = table.table.clone()
    wanted.count(at.FLASKS, -flasks)
    perform(wanted, 0, action.kind, action.value, move)
    assert (after.counters, after.marks) == (wanted.counters, wanted.marks)
    assert after.moves()[0].verb == "play"


def test_an_ability_works_any_number_of_times_between_the_steps_of_the_own_turn(lay: Lay) -> None:
    cards = {"hand Ann": "offering tray, pepesha", "melee Ann": "2 apparition", "deck": "toolbox"}
    price, _ = SPEND[0]
    table = lay(
        cards, counters={"flasks Ann": 9, "dark_armor": 0}, steps=(BeginTurn(0), BeginTurn(1))
    )
    table.play("Ann uses onto drakula", "Ann uses onto apparition")
    assert table.count("flasks Ann") == 9 - 2 * price
    table.play("Ann plays offering tray")
    assert "use" not in table.verbs
    table.play("Ann skips")
    assert "use" in table.verbs
    table.play("Ann ends")
    assert table.verbs == {"done", "use"}
    table.play("Ann uses onto drakula")


def test_an_ability_needs_its_flasks(lay: Lay) -> None:
    table = lay({"hand Ann": "cow chain"}, counters={"flasks Ann": SPEND[0][0] - 1})
    table.cannot("Ann uses jakub onto drakula", "Your ability costs")
    assert "use" not in table.verbs


def test_no_ability_is_used_in_the_turn_of_another(lay: Lay) -> None:
    table = lay({"hand Ann": "cow chain", "hand Ben": "pepesha"}, counters={"flasks Ben": 9})
    table.play("Ann plays cow chain")
    assert table.verbs == {"pass", "support"}
    table.cannot("Ben uses semen onto drakula", "own turn only")


def test_before_the_attacks_the_table_stops_only_if_the_ability_can_be_used(lay: Lay) -> None:
    table = lay(
        {"hand Ann": "cow chain"}, counters={"flasks Ann": 0}, steps=(DrawUp(0), BeginTurn(0))
    )
    assert table.verbs == {"play"}


# --- the whole set ------------------------------------------------------------------------------


def test_the_items_cover_all_actions_in_all_ranges() -> None:
    halves = [half for card in CARDS.item for half in (card.top, card.bottom)]
    for action in ACTION_KEYS[:3]:
        assert {half.range for half in halves if half.action == action} == {*RANGE_KEYS}
    assert {half.action for half in halves} == {*ACTION_KEYS}
