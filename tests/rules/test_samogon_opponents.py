"""Dziki Samogon: minions, their words, Attack cards, summoning. § Minions, § Summoning."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from game.engine.step import Step
from game.engine.table import Table
from game.rules.samogon import GAME
from game.rules.samogon import layout as at
from game.rules.samogon.cards import (
    AIM,
    ATTACK,
    CARDS,
    EFFECT,
    MAX_LIFE,
    MINION,
    MINION_ARMOR,
    MINION_ATTACK,
    MINION_LIFE,
    MINION_REACTION,
)
from game.rules.samogon.steps.course import BeginRound, EndRound
from game.rules.samogon.steps.effects import befall
from game.rules.samogon.steps.leader import LeaderAttack, aimed_at
from game.rules.samogon.steps.minions import draw_minion
from game.rules.samogon.steps.summoning import SummonFromCrosses, SummonTo
from game.rules.samogon.steps.turn import BeginTurn, MinionsAttack
from game.rules.samogon.vocabulary import (
    ALL,
    ARMOR,
    CALL,
    CHOSEN,
    CROSSES,
    DARK_ARMOR,
    DISCARD,
    FEWEST_LIFE,
    HAUNTING,
    HEAL_LEADER,
    HURT_LEADER,
    LOSE_FLASKS,
    LOSE_LIFE,
    MOST_HAUNTING,
    MOST_MINIONS,
    Words,
)
from tests.rules.samogon_table import tokens_in
from tests.rules.script import Script

Lay = Callable[..., Script]
HANDS = {"hand Ann": "cow chain, silver fork, pepesha", "hand Ben": "toolbox, nail gun"}
NEXT = (BeginTurn(0),)


# --- the Attacks of minions ---------------------------------------------------------------------


def test_every_minion_in_melee_attacks_in_the_order_of_choice(lay: Lay) -> None:
    cards = {**HANDS, "melee Ann": "skeleton archer, apparition, lady midday"}
    table = lay(cards, steps=(MinionsAttack(0), *NEXT))
    assert table.verbs == {"suffer"}
    before = table.count("life Ann")
    table.play("Ann suffers lady midday")
    assert table.count("life Ann") < before
    table.cannot("Ann suffers lady midday")
    table.play("Ann suffers apparition")
    assert table.verbs == {"play"}  # the last one needs no question


def test_only_the_minions_of_the_active_player_attack(lay: Lay) -> None:
    table = lay({**HANDS, "melee Ben": "skeleton archer"}, steps=(MinionsAttack(0), *NEXT))
    assert [table.count(f"life {name}") for name in table.players] == [MAX_LIFE[0], MAX_LIFE[1]]


def test_a_disoriented_minion_loses_a_token_instead_of_attacking(lay: Lay) -> None:
    cards = {**HANDS, "melee Ann": "skeleton archer, 2 apparition"}
    tokens = [(3, 1, 2), (3, 1, 1), (3, 1, 0)]
    table = lay(cards, minions={"melee Ann": tokens}, steps=(MinionsAttack(0), *NEXT))
    assert table.verbs == {"play"}
    assert tokens_in(table, "melee Ann") == [(3, 1, 1), (3, 1, 0), (3, 1, 0)]


def test_a_minion_called_meanwhile_attacks_from_the_next_turn_on(lay: Lay) -> None:
    cards = {**HANDS, "melee Ann": "cellar prophet", "minion_deck": "lady midday, apparition"}
    steps = (MinionsAttack(0), MinionsAttack(0), *NEXT)
    table = lay(cards, leader="devil", steps=steps)
    assert table.count("life Ann") == MAX_LIFE[0]
    assert table.asked == "Ann"
    assert table.verbs == {"suffer"}
    assert set(table.cards("melee Ann")) == {"cellar_prophet", "lady_midday"}


def test_a_minion_called_engages_whatever_its_armor_and_haunting(lay: Lay) -> None:
    cards = {**HANDS, "melee Ann": "cellar prophet", "minion_deck": "cellar prophet"}
    table = lay(cards, leader="devil", steps=(MinionsAttack(0), *NEXT))
    assert table.cards("melee Ann") == ["cellar_prophet"] * 2
    assert table.count("haunting Ann") == 0


# --- the words ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Befall(Step):
    """An effect happens to Ann: from her first minion, or from the Leader."""

    words: Words
    minion: bool

    def run(self, table: Table) -> None:
        befall(table, (0,), self.words, table.zones[at.MELEE][0] if self.minion else -1)


def befallen(lay: Lay, words: Words, minion: bool, **counters: int) -> Script:
    """The table after an effect happened to Ann."""
    cards = {**HANDS, "melee Ann": "apparition", "minion_deck": "cellar prophet, 2 bat swarm"}
    of_ann = ("flasks", "haunting")
    named = {f"{key} Ann" if key in of_ann else key: n for key, n in counters.items()}
    return lay(cards, counters={"leader_life": 15, **named}, steps=(Befall(words, minion),))


@pytest.mark.parametrize("minion", [True, False], ids=["minion", "leader"])
def test_each_word_does_what_it_says(lay: Lay, minion: bool) -> None:
    assert befallen(lay, ((LOSE_LIFE, 2),), minion).count("life Ann") == MAX_LIFE[0] - 2
    assert befallen(lay, ((HAUNTING, 2),), minion, haunting=1).count("haunting Ann") == 3
    assert befallen(lay, ((LOSE_FLASKS, 2),), minion, flasks=3).count("flasks Ann") == 1
    assert befallen(lay, ((LOSE_FLASKS, 2),), minion, flasks=1).count("flasks Ann") == 0
    assert tokens_in(befallen(lay, ((ARMOR, 2),), minion), "melee Ann") == [(3, 3, 0)]
    assert len(befallen(lay, ((CALL, 2),), minion).cards("melee Ann")) == 3
    assert befallen(lay, ((HEAL_LEADER, 2),), minion).count("leader_life") == (17 if minion else 19)
    assert befallen(lay, ((HEAL_LEADER, 9),), minion).count("leader_life") == 20
    assert befallen(lay, ((DARK_ARMOR, 2),), minion).count("dark_armor") == (8 if minion else 10)
    assert befallen(lay, ((HURT_LEADER, 2),), minion).count("leader_life") == (13 if minion else 11)
    assert befallen(lay, ((CROSSES, 2),), minion).count("crosses") == (2 if minion else 4)


def test_discarded_items_are_chosen_one_after_the_other(lay: Lay) -> None:
    table = befallen(lay, ((DISCARD, 2),), True)
    assert table.prompt == "Apparition: choose 2 Items that you discard."
    table.play("Ann discards silver fork")
    assert table.verbs == {"discard"}
    assert table.prompt == "Apparition: choose an Item that you discard."
    table.play("Ann discards cow chain")
    table.expect("hand Ann", "pepesha")
    table.expect("discard", "cow chain, silver fork")
    assert table.table.over


def test_who_has_too_few_items_discards_them_all_unasked(lay: Lay) -> None:
    table = befallen(lay, ((DISCARD, 3),), True)
    assert not table.cards("hand Ann")
    assert table.table.over


def test_every_word_is_on_some_minion_or_attack_card() -> None:
    effects = (*MINION_ATTACK, *MINION_REACTION, *EFFECT)
    assert {word for words in effects for word, _ in words} == set(range(10))


@pytest.mark.parametrize("face", range(MINION, MINION + len(CARDS.minion)))
def test_attack_and_reaction_of_every_minion_can_be_resolved(lay: Lay, face: int) -> None:
    for words in (MINION_ATTACK[face], MINION_REACTION[face]):
        table = befallen(lay, words, True, flasks=5).table
        while table.steps:
            table.play(table.moves()[0])
        GAME.check(table)


# --- the Leader's attack ------------------------------------------------------------------------


def attacked(lay: Lay, card: str, seats: int = 3, **more: object) -> Script:
    """The table after the Leader has drawn this card."""
    leader = next(one.key for one in CARDS.leader if card in [a.key for a in one.attack])
    cards = {
        **HANDS,
        "hand Cleo": "star tyres, toolbox"[:10],
        "attack_deck": card.replace("_", " "),
        "minion_deck": "bat swarm, 2 apparition",
        "melee Ben": "rattlebones",
    }
    return lay(cards, seats, leader=leader, steps=(LeaderAttack(), *NEXT), **more)


def test_an_attack_card_is_discarded_and_can_be_read(lay: Lay) -> None:
    table = attacked(lay, "brimstone_rain")
    table.expect("attack_discard", "brimstone rain")
    assert table.log[0] == "The Leader attacks: Brimstone Rain."


@pytest.mark.parametrize("face", range(ATTACK, MINION))
def test_every_attack_card_can_be_resolved(lay: Lay, face: int) -> None:
    key = GAME.faces[face].key
    table = attacked(lay, key, counters={"haunting Ben": 1, "flasks Ben": 1}).table
    while table.steps:
        table.play(table.moves()[-1])
    GAME.check(table)


def test_all_are_hit_by_a_card_for_each_character(lay: Lay) -> None:
    table = attacked(lay, "mist_over_the_crosses")
    gained = dict(EFFECT[ATTACK + 1])
    assert [table.count(f"haunting {n}") for n in table.players] == [gained[HAUNTING]] * 3
    assert table.count("crosses") == gained[CROSSES] * 3


@pytest.mark.parametrize("aim", [ALL, CHOSEN])
def test_all_and_chosen_cards_may_hit_everybody(lay: Lay, aim: int) -> None:
    assert aimed_at(lay(HANDS, 3, counters={"first": 1}).table, aim) == [1, 2, 0]


def test_aims_find_the_characters_with_the_most_or_the_fewest(lay: Lay) -> None:
    cards = {"hand Ann": "cow chain", "melee Ann": "apparition", "melee Cleo": "apparition"}
    counters = {"life Ann": 3, "life Ben": 2, "life Cleo": 2, "haunting Ben": 2, "haunting Ann": 1}
    table = lay(cards, 3, counters=counters).table
    assert aimed_at(table, MOST_HAUNTING) == [1]
    assert aimed_at(table, FEWEST_LIFE) == [1, 2]
    assert aimed_at(table, MOST_MINIONS) == [0, 2]


def test_with_all_at_0_nobody_is_hit(lay: Lay) -> None:
    table = lay({"hand Ann": "cow chain"}, 3).table
    assert aimed_at(table, MOST_HAUNTING) == aimed_at(table, MOST_MINIONS) == []
    table2 = attacked(lay, "graves_gape")
    assert table2.asked == "Ann"
    assert [len(table2.cards(f"melee {name}")) for name in table2.players] == [0, 1, 0]


def test_the_first_player_decides_a_tie_and_a_chosen_aim(lay: Lay) -> None:
    """R11."""
    table = attacked(
        lay, "crimson_feast", counters={"first": 1, "life Ann": 3, "life Cleo": 3, "life Ben": 5}
    )
    assert table.asked == "Ben"
    table.cannot("Ben targets to Ben")
    table.play("Ben targets to Cleo")
    assert table.count("life Cleo") < 3
    assert table.count("life Ann") == 3
    table = attacked(lay, "opened_crossroads", counters={"first": 2})
    assert table.asked == "Cleo"
    table.may("Cleo targets to Ann", "Cleo targets to Ben", "Cleo targets to Cleo")


def test_alone_nobody_is_asked_for_an_aim(lay: Lay) -> None:
    cards = {"hand Ann": "cow chain, pepesha, toolbox", "attack_deck": "opened crossroads"}
    table = lay(cards, 1, leader="devil", steps=(LeaderAttack(), *NEXT))
    assert table.verbs == {"play"}
    assert table.count("haunting Ann") > 0


def test_at_least_three_attack_cards_of_each_leader_haunt_the_forest() -> None:
    for leader in CARDS.leader:
        assert sum(attack.effect.crosses > 0 for attack in leader.attack) >= 3
    assert set(AIM[ATTACK:MINION]) == {ALL, MOST_HAUNTING, FEWEST_LIFE, MOST_MINIONS, CHOSEN}


# --- summoning ----------------------------------------------------------------------------------


def test_haunting_three_calls_an_armor_of_two_and_ends_at_the_next(lay: Lay) -> None:
    cards = {"hand Ann": "cow chain", "minion_deck": "rattlebones, overfed zombie, bat swarm"}
    table = lay(cards, counters={"haunting Ann": 3}, steps=(SummonTo(0), EndRound()))
    table.expect("melee Ann", "rattlebones")
    table.expect("minion_discard", "overfed zombie")
    assert table.cards("minion_deck") == ["bat_swarm"]
    assert table.count("haunting Ann") == 1 + 2


def test_summoning_goes_on_until_the_haunting_is_used_up(lay: Lay) -> None:
    cards = {"hand Ann": "cow chain", "minion_deck": "bat swarm, apparition, 2 skeleton archer"}
    table = lay(cards, counters={"haunting Ann": 3}, steps=(SummonTo(0), *NEXT))
    table.expect("melee Ann", "bat swarm, apparition, skeleton archer")
    assert table.count("haunting Ann") == 0
    assert len(table.cards("minion_deck")) == 1


def test_without_haunting_no_minion_is_drawn(lay: Lay) -> None:
    table = lay({"hand Ann": "cow chain", "minion_deck": "bat swarm"}, steps=(SummonTo(0), *NEXT))
    assert table.cards("minion_deck") == ["bat_swarm"]


def test_the_forest_summons_last_and_the_players_place_each_minion(lay: Lay) -> None:
    cards = {"hand Ann": "cow chain", "minion_deck": "apparition, bat swarm, rattlebones"}
    steps = (SummonTo(0), SummonTo(1), SummonFromCrosses(), *NEXT)
    table = lay(cards, counters={"crosses": 3, "haunting Ben": 1}, steps=steps)
    table.expect("melee Ben", "apparition")
    assert table.asked == "Ann"
    table.expect("middle", "bat swarm")
    (waiting,) = table.table.zones[at.MIDDLE]
    face = table.table.faces[waiting]
    printed = (("heart", str(MINION_LIFE[face])), ("shield", str(MINION_ARMOR[face])))
    assert GAME.badges(table.view("Ben"))[waiting] == printed
    table.play("Ann engages to Ben")
    table.expect("middle", "rattlebones")
    table.play("Ann engages to Ann")
    table.expect("melee Ann", "rattlebones")
    table.expect("melee Ben", "apparition, bat swarm")
    assert table.count("crosses") == 0


def test_the_first_player_places_the_minions_of_the_forest(lay: Lay) -> None:
    """R11."""
    cards = {**HANDS, "minion_deck": "bat swarm"}
    table = lay(cards, counters={"crosses": 1, "first": 1}, steps=(SummonFromCrosses(), *NEXT))
    assert table.asked == "Ben"
    table.play("Ben engages to Ann")
    table.expect("melee Ann", "bat swarm")


def test_a_round_ends_with_attack_and_summoning_clockwise_from_the_first_player(lay: Lay) -> None:
    cards = {"hand Ben": "cow chain", "minion_deck": "bat swarm, apparition, skeleton archer"}
    table = lay(cards, 3, counters={"first": 1}, steps=(BeginRound(),))
    course = [type(step).__name__ for step in reversed(table.table.steps)]
    tail = ["LeaderAttack", "SummonTo", "SummonTo", "SummonTo", "SummonFromCrosses", "EndRound"]
    assert course[-6:] == tail
    order = [step.seat for step in reversed(table.table.steps) if isinstance(step, SummonTo)]
    assert order == [1, 2, 0]
    haunted = {f"haunting {name}": 1 for name in table.players}
    steps = tuple(SummonTo(seat) for seat in order)
    table = lay({**cards, **HANDS}, 3, counters=haunted, steps=(*steps, *NEXT))
    drawn = [table.cards(f"melee {name}") for name in ("Ben", "Cleo", "Ann")]
    assert drawn == [["bat_swarm"], ["apparition"], ["skeleton_archer"]]


def test_the_forest_ends_at_a_minion_with_too_much_armor(lay: Lay) -> None:
    cards = {"hand Ann": "cow chain", "minion_deck": "lady midday, bat swarm"}
    table = lay(cards, counters={"crosses": 2}, steps=(SummonFromCrosses(), *NEXT))
    table.expect("minion_discard", "lady midday")
    assert table.count("crosses") == 2
    assert table.verbs == {"play"}


def test_alone_the_forest_needs_no_choice(lay: Lay) -> None:
    cards = {"hand Ann": "cow chain", "minion_deck": "bat swarm"}
    table = lay(cards, 1, counters={"crosses": 1}, steps=(SummonFromCrosses(), *NEXT))
    table.expect("melee Ann", "bat swarm")


def test_an_empty_minion_deck_is_refilled_from_its_discards_if_there_are_any(lay: Lay) -> None:
    """R7."""
    cards = {"hand Ann": "cow chain", "minion_discard": "2 bat swarm"}
    table = lay(cards, counters={"haunting Ann": 2}, steps=(SummonTo(0), *NEXT))
    table.expect("melee Ann", "2 bat swarm")
    table = lay({"hand Ann": "cow chain"}, counters={"haunting Ann": 2}, steps=(SummonTo(0), *NEXT))
    assert table.count("haunting Ann") == 2
    assert draw_minion(table.table) == -1


def test_every_minion_has_armor_so_that_haunting_runs_out() -> None:
    """R1."""
    assert {card.armor for card in CARDS.minion} == {1, 2, 3, 4}
    assert {card.life for card in CARDS.minion} <= set(range(1, 7))
