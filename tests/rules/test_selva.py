"""Selva: setting up, the turn, paying, Isolation, elements, poison, and the end of a turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.rules.selva import GAME
from game.rules.selva import layout as at
from game.rules.selva.cards import NUMBER
from game.rules.selva.layout import FRESH, INACTIVE_SHIFT, POISON_SHIFT, TURNED, number
from game.rules.selva.steps.choices import Search
from tests.rules.script import Script
from tests.rules.selva_table import PLAYERS, VERBS, SelvaScript, turn
from tests.rules.words import Names

Lay = Callable[..., SelvaScript]


@pytest.fixture
def dealt(reload: bool) -> Callable[..., Script]:
    """A game dealt as usual."""

    def deal(seed: int = 1) -> Script:
        return Script(Names(GAME, PLAYERS, VERBS), seed=seed, reload=reload)

    return deal


# --- setting up ---------------------------------------------------------------------------------


def test_both_look_at_seven_cards_of_their_own(dealt: Callable[..., Script]) -> None:
    table = dealt()
    assert table.asked == "Ann"
    assert "?" not in table.cards("draft Ann", seen_by="Ann")
    assert table.cards("draft Ann", seen_by="Ben") == ["?"] * 7
    assert table.cards("draft Ben", seen_by="Ann") == ["?"] * 7
    assert len(table.cards("alfa Ann")) == 1


def test_after_two_changes_five_cards_are_kept(dealt: Callable[..., Script]) -> None:
    table = dealt()
    table.play("Ann changes", "Ann changes", "Ann keeps", "Ben keeps")
    assert len(table.cards("hand Ann")) == 5
    assert len(table.cards("hand Ben")) == 7


def test_changes_are_secret(dealt: Callable[..., Script]) -> None:
    """Neither the cards on the table nor the question tells how often somebody has changed."""
    table = dealt()
    before = table.view("Ben")
    table.play("Ann changes")
    after = table.view("Ben")
    assert after.zones == before.zones
    assert (after.faces, after.counters, after.steps) == (
        before.faces,
        before.counters,
        before.steps,
    )
    assert table.cards("draft Ann", seen_by="Ann").count("?") == 1
    table.play("Ann changes", "Ann keeps")
    assert table.view("Ben").zones == before.zones


def test_a_hand_may_be_changed_seven_times_at_most(dealt: Callable[..., Script]) -> None:
    table = dealt()
    for _ in range(7):
        table.play("Ann changes")
    assert table.verbs == {"keep"}
    assert "empty hand" in table.prompt
    table.play("Ann keeps", "Ben keeps")
    assert table.cards("hand Ann") == []


def test_each_begins_with_a_common_resource_and_a_coin_decides(
    dealt: Callable[..., Script],
) -> None:
    firsts = set()
    for seed in range(8):
        table = dealt(seed)
        table.play("Ann keeps", "Ben keeps")
        for _ in range(2):
            assert table.verbs == {"search"}
            common = {move.n for move in table.table.moves()}
            assert all(GAME.faces[face].key in COMMONS for face in common)
            table._play(table.table.moves()[0])
        assert len(table.cards("resources Ann")) == len(table.cards("resources Ben")) == 1
        firsts.add(table.asked)
        assert len(table.cards(f"hand {table.asked}")) == 7, "no card is drawn in the first turn"
    assert firsts == {"Ann", "Ben"}


def test_without_a_common_resource_in_the_forest_nothing_is_put_down(lay: Lay) -> None:
    table = lay({"forest Ann": "3 termite_mushroom, 2 zebra"}, steps=(Search(0),))
    assert table.verbs == {"none"}
    assert "no common herb or prey" in table.prompt
    before = table.cards("resources Ann")
    table.play("Ann finds")
    assert table.cards("resources Ann") == before


COMMONS = {
    "heliconia",
    "agouti",
    "red_oat_grass",
    "impala",
    "bilberry",
    "mountain_hare",
    "seagrass",
    "sardine",
}


# --- Awakening ----------------------------------------------------------------------------------


def test_awakening_straightens_what_is_yours_and_draws(lay: Lay) -> None:
    table = lay(
        {
            "field Ann": "zebra",
            "field Ben": "zebra",
            "resources Ann": "impala",
            "forest Ann": "lion",
        },
        steps=turn(),
        marks={
            "field Ann: zebra": TURNED,
            "field Ben: zebra": TURNED,
            "resources Ann: impala": TURNED,
        },
    )
    assert not table.mark("field Ann", "zebra") & TURNED
    assert not table.mark("resources Ann", "impala") & TURNED
    assert table.mark("field Ben", "zebra") & TURNED
    table.expect("hand Ann", "lion")


def test_one_element_of_your_own_is_used_before_the_card_is_drawn(lay: Lay) -> None:
    table = lay(
        {
            "elements Ann": "waterhole, harmattan",
            "elements Ben": "grass fire",
            "field Ann": "zebra",
        },
        steps=turn(),
        counters={"life Ann": 10},
    )
    table.cannot("Ann uses grass fire", "In your Awakening you use an element of your own")
    assert table.cards("hand Ann") == []
    table.play("Ann uses waterhole")
    table.let_pass()
    assert table.count("life Ann") == 11
    assert len(table.cards("hand Ann")) == 1
    assert "use" not in {
        m.verb for m in table.table.moves() if m.card == table.slot("elements Ann", "harmattan")
    }


def test_an_element_needs_no_use(lay: Lay) -> None:
    table = lay({"elements Ann": "waterhole"}, steps=turn())
    table.play("Ann passes")
    assert "Preparation" in table.prompt


def test_drawing_from_an_empty_forest_costs_life(lay: Lay) -> None:
    table = lay({"forest Ann": ""}, steps=turn(), counters={"life Ann": 3})
    assert table.count("life Ann") == 2
    assert "Ann's Forest is empty: the Alfa loses 1 life." in table.log


def test_an_alfa_may_die_of_an_empty_forest(lay: Lay) -> None:
    table = lay({"forest Ann": ""}, steps=turn(), counters={"life Ann": 1})
    assert table.winners == "Ben"


# --- Preparation --------------------------------------------------------------------------------


def test_one_resource_a_turn(lay: Lay) -> None:
    table = lay({"hand Ann": "2 impala"})
    table.play("Ann lays impala")
    table.cannot("Ann lays impala", "You may lay one herb or prey in a turn.")


def test_resources_cannot_be_answered(lay: Lay) -> None:
    table = lay({"hand Ann": "impala", "hand Ben": "camouflage"})
    table.play("Ann lays impala")
    assert table.asked == "Ann"


def test_costs_are_paid_by_turning_the_right_resources(lay: Lay) -> None:
    table = lay({"hand Ann": "zebra, ocelot", "resources Ann": "2 heliconia, agouti, brazil nut"})
    table.play("Ann plays ocelot")
    table.let_pass()
    straight = [m for m in ("heliconia", "agouti", "brazil nut") if not _all_turned(table, m)]
    assert straight == ["heliconia"], "the other herb is left"
    table.cannot("Ann plays zebra", "Plains Zebra costs 2 herbs; you have 1 straight herb")


def _all_turned(table: SelvaScript, card: str) -> bool:
    key = card.replace(" ", "_")
    slots = [s for s in table.table.zones[at.RESOURCES] if table._face_key(s) == key]
    return all(table.table.marks[s] & TURNED for s in slots)


def test_a_resource_that_pays_either_is_spared_where_it_can_be(lay: Lay) -> None:
    table = lay({"hand Ann": "sloth", "resources Ann": "2 heliconia, brazil nut"})
    table.play("Ann plays sloth")
    table.let_pass()
    assert _all_turned(table, "heliconia")
    assert not _all_turned(table, "brazil nut")


@pytest.mark.parametrize(
    ("way", "left"),
    [(-1, "agouti heliconia"), (0, "agouti agouti"), (1, "heliconia heliconia")],
    ids=["usual", "herbs first", "preys first"],
)
def test_an_element_is_paid_in_the_mix_that_you_choose(lay: Lay, way: int, left: str) -> None:
    """By itself the payment leaves as much of one kind as of the other."""
    table = lay({"hand Ann": "waterhole", "resources Ann": "2 heliconia, 2 agouti"})
    move = next(m for m in table.table.moves() if m.verb == "play" and m.n == way)
    table._play(move)
    straight = [s for s in table.table.zones[at.RESOURCES] if not table.table.marks[s] & TURNED]
    assert " ".join(sorted(map(table._face_key, straight))) == left


def test_a_second_element_of_a_kind_cannot_be_played(lay: Lay) -> None:
    table = lay({"hand Ann": "waterhole, harmattan", "elements Ann": "snowmelt"})
    table.cannot("Ann plays waterhole", "You have an element of this kind in play: Water.")
    table.may("Ann plays harmattan")


def test_a_fourth_sigil_cannot_be_laid(lay: Lay) -> None:
    table = lay({"hand Ann": "mimicry, leaf trap", "sigils Ann": "2 hidden fangs"})
    table.play("Ann hides mimicry")
    assert table.cards("sigils Ann", seen_by="Ben") == ["?"] * 3
    table.cannot("Ann hides leaf trap", "You have 3 sigils in play")


def test_elements_of_either_player_are_withdrawn_for_their_cost(lay: Lay) -> None:
    table = lay(
        {"elements Ann": "waterhole", "elements Ben": "grass fire", "resources Ann": "5 impala"}
    )
    table.play("Ann withdraws grass fire")
    table.expect("graveyard Ben", "grass fire")
    assert table.asked == "Ann", "nobody can answer that"
    table.play("Ann withdraws waterhole")
    table.expect("graveyard Ann", "waterhole")


def test_a_withdrawal_that_is_too_dear(lay: Lay) -> None:
    table = lay({"elements Ben": "grass fire", "resources Ann": "2 impala"})
    table.cannot("Ann withdraws grass fire", "Withdrawing Grass Fire costs 3 herbs or preys")


def test_two_animals_a_turn_come_back_from_isolation_for_their_cost(lay: Lay) -> None:
    table = lay({"isolation Ann": "3 wild dog", "resources Ann": "9 impala"})
    table.play("Ann recovers wild dog", "Ann recovers wild dog")
    table.expect("hand Ann", "2 wild dog")
    why = "You may take back 2 animals from Isolation in a turn."
    table.cannot("Ann recovers wild dog", why, grab="isolation Ann")
    assert (
        sum(not m for m in map(table.table.marks.__getitem__, table.table.zones[at.RESOURCES])) == 5
    )


def test_abilities_are_used_once_a_turn(lay: Lay) -> None:
    table = lay({"field Ann": "hyena"})
    table.play("Ann uses hyena")
    table.let_pass()
    assert table.cards("graveyard Ben")
    table.cannot("Ann uses hyena", "has been used in this turn")


def test_an_inactive_animal_uses_no_ability(lay: Lay) -> None:
    table = lay({"field Ann": "hyena"}, marks={"field Ann: hyena": 1 << INACTIVE_SHIFT})
    table.cannot("Ann uses hyena", "Spotted Hyena is inactive.")


# --- Retreat ------------------------------------------------------------------------------------


def test_a_hand_of_ten_is_cut_to_eight(lay: Lay) -> None:
    table = lay({"hand Ann": "10 lion"})
    table.play("Ann finishes")
    assert "2 are too many" in table.prompt
    table.play("Ann discards lion", "Ann discards lion")
    assert len(table.cards("hand Ann")) == 8
    assert table.asked == "Ben"


def test_poison_two_kills_in_the_second_retreat_of_its_player(lay: Lay) -> None:
    table = lay({"hand Ann": "2 curare", "field Ben": "brown bear", "forest Ben": "4 impala"})
    table.play("Ann plays curare onto brown bear")
    table.let_pass()
    table.cannot("Ann plays curare onto brown bear", "There is nothing that Curare could reach")
    table.play("Ann finishes")
    assert number(table.mark("field Ben", "brown bear"), POISON_SHIFT) == 2, "not in Ann's Retreat"
    _end_turn(table, "Ben")
    assert number(table.mark("field Ben", "brown bear"), POISON_SHIFT) == 1
    _end_turn(table, "Ann")
    _end_turn(table, "Ben")
    table.expect("field Ben", "")
    assert "brown_bear" in table.cards("graveyard Ben")


def _end_turn(table: SelvaScript, player: str) -> None:
    """The player does nothing more in this turn."""
    while table.asked == player:
        table.play(f"{player} finishes" if "done" in table.verbs else f"{player} passes")


def test_protection_does_not_save_from_poison(lay: Lay) -> None:
    table = lay({"field Ann": "moose"}, marks={"field Ann: moose": 1 << POISON_SHIFT})
    table.play("Ann finishes", "Ann finishes")
    table.expect("graveyard Ann", "moose")


def test_inactivity_ticks_in_the_retreat_of_its_player(lay: Lay) -> None:
    table = lay(
        {"field Ann": "moose", "field Ben": "moose"},
        marks={
            "field Ann: moose": 2 << INACTIVE_SHIFT,
            "field Ben: moose": 2 << INACTIVE_SHIFT,
        },
    )
    table.play("Ann finishes")
    assert number(table.mark("field Ann", "moose"), INACTIVE_SHIFT) == 1
    assert number(table.mark("field Ben", "moose"), INACTIVE_SHIFT) == 2


def test_counters_vanish_when_an_animal_leaves_play(lay: Lay) -> None:
    table = lay(
        {"hand Ann": "whirlpool", "field Ben": "zebra"},
        marks={"field Ben: zebra": 3 << POISON_SHIFT | FRESH},
    )
    table.play("Ann plays whirlpool onto zebra")
    table.let_pass()
    assert table.mark("hand Ben", "zebra") == 0


def test_what_lasts_until_retreat_ends_there(lay: Lay) -> None:
    table = lay({"hand Ann": "night chorus", "field Ann": "ocelot"})
    table.play("Ann plays night chorus")
    table.let_pass()
    assert table.mark("field Ann", "ocelot")
    table.play("Ann finishes", "Ann finishes")
    assert not table.mark("field Ann", "ocelot")


def test_the_numbers_of_faces_are_those_of_the_pool() -> None:
    assert GAME.faces[NUMBER["jaguar"]].key == "jaguar"
