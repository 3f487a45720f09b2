"""Selva: what the words on cards mean at their edges. § Words on cards."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.rng import Rng
from game.engine.sample import sample
from game.rules.selva import layout as at
from game.rules.selva.cards import KIND
from game.rules.selva.layout import DAMAGE_SHIFT, INACTIVE_SHIFT, POISON_SHIFT, TURNED, number
from game.rules.selva.steps.effects import Do
from game.rules.selva.steps.turn import EndTurn
from game.rules.selva.vocabulary import SIGIL, parse_effect
from tests.rules.selva_table import SelvaScript

Lay = Callable[..., SelvaScript]


def do(lay: Lay, line: str, cards: dict[str, str], **more: object) -> SelvaScript:
    """A table at which this effect of Ann's happens at once; then Ben's turn begins."""
    steps = (Do(0, -1, -1, parse_effect(line)), EndTurn(0))
    return lay({"forest Ben": "5 lion", **cards}, steps=steps, **more)


# --- damage -------------------------------------------------------------------------------------


def test_damage_lowers_the_defence_until_retreat(lay: Lay) -> None:
    table = lay({"hand Ann": "rut", "field Ben": "reindeer"})
    table.play("Ann plays rut onto reindeer")
    table.let_pass()
    assert number(table.mark("field Ben", "reindeer"), DAMAGE_SHIFT) == 3
    table.play("Ann finishes")
    assert table.mark("field Ben", "reindeer") == 0, "healed"


def test_at_no_defence_an_animal_leaves_and_its_player_chooses_where(lay: Lay) -> None:
    table = lay({"hand Ann": "rut", "field Ben": "zebra"})
    table.play("Ann plays rut onto zebra")
    table.let_pass()
    assert table.asked == "Ben"
    table.choose("leave", "zebra", place="isolation")
    table.expect("isolation Ben", "zebra")
    assert table.asked == "Ann"


def test_damage_to_all_asks_the_turns_player_first(lay: Lay) -> None:
    table = lay({"hand Ann": "wildfire", "field Ann": "zebra", "field Ben": "zebra, stoat, moose"})
    table.play("Ann plays wildfire")
    table.let_pass()
    table.choose("leave", "zebra", place="graveyard")
    assert table.asked == "Ben"
    table.choose("leave", "zebra", place="graveyard")
    table.choose("leave", "stoat", place="graveyard")
    table.expect("field Ben", "moose")


def test_less_defence_can_finish_a_hurt_animal(lay: Lay) -> None:
    table = lay(
        {"alfa Ann": "saltwater crocodile", "field Ben": "reindeer"},
        marks={"field Ben: reindeer": 3 << DAMAGE_SHIFT},
    )
    table.play("Ann uses saltwater crocodile onto reindeer")
    table.let_pass()
    assert table.asked == "Ben"
    table.choose("leave", place="graveyard")


def test_protection_saves_from_being_razed_not_from_damage(lay: Lay) -> None:
    table = lay({"hand Ann": "strangling roots, rut", "field Ben": "honey badger"})
    table.cannot(
        "Ann plays strangling roots onto honey badger",
        "There is nothing that Strangling Roots could reach.",
    )
    table.play("Ann plays rut onto honey badger")
    table.let_pass()
    table.choose("leave", place="graveyard")


# --- poison and inactivity ----------------------------------------------------------------------


def test_poison_and_inactivity_bar_only_themselves(lay: Lay) -> None:
    table = lay(
        {"hand Ann": "curare, hibernation", "field Ben": "zebra, lion"},
        marks={"field Ben: zebra": 2 << POISON_SHIFT, "field Ben: lion": 1 << INACTIVE_SHIFT},
    )
    table.cannot("Ann plays curare onto zebra", "Curare cannot reach Plains Zebra.")
    table.cannot("Ann plays hibernation onto lion", "Hibernation cannot reach Lion.")
    table.play("Ann plays curare onto lion")
    table.let_pass()
    table.play("Ann plays hibernation onto zebra")
    table.let_pass()
    assert number(table.mark("field Ben", "zebra"), INACTIVE_SHIFT) == 2
    assert number(table.mark("field Ben", "lion"), POISON_SHIFT) == 2


def test_poison_on_all_leaves_out_those_that_are_poisoned(lay: Lay) -> None:
    table = lay(
        {"hand Ann": "red tide", "field Ben": "zebra, lion"},
        marks={"field Ben: zebra": 1 << POISON_SHIFT},
    )
    table.play("Ann plays red tide")
    table.let_pass()
    assert number(table.mark("field Ben", "zebra"), POISON_SHIFT) == 1
    assert number(table.mark("field Ben", "lion"), POISON_SHIFT) == 2


# --- Alfas --------------------------------------------------------------------------------------


def test_an_alfa_regains_no_more_than_its_printed_life(lay: Lay) -> None:
    table = do(lay, "heal 3", {}, counters={"life Ann": 18})
    assert table.count("life Ann") == 20


def test_the_game_ends_the_moment_an_alfa_falls(lay: Lay) -> None:
    table = do(lay, "damage 2 enemy alfa", {}, counters={"life Ben": 2})
    assert table.winners == "Ann"
    assert table.result.scores == (20, 0)


def test_both_alfas_at_once_is_a_draw(lay: Lay) -> None:
    table = do(lay, "damage 5 each alfa", {}, counters={"life Ann": 3, "life Ben": 5})
    assert table.winners == "Ann Ben"
    assert "Both Alfas fell at once" in table.result.why.message


def test_after_a_hundred_turns_more_life_wins(lay: Lay) -> None:
    counters = {"turn": 100, "life Ann": 7, "life Ben": 9}
    assert lay({}, steps=(EndTurn(0),), counters=counters).winners == "Ben"
    drawn = lay({}, steps=(EndTurn(0),), counters={**counters, "life Ann": 9})
    assert drawn.winners == "Ann Ben"
    assert lay({}, steps=(EndTurn(0),), counters={**counters, "turn": 99}).asked == "Ben"


# --- cards --------------------------------------------------------------------------------------


def test_dropping_from_an_empty_forest_does_nothing(lay: Lay) -> None:
    table = do(lay, "drop 3 opponent", {"forest Ben": "lion"}, counters={"life Ben": 9})
    table.expect("graveyard Ben", "lion")
    assert table.count("life Ben") == 8, "only the draw of his turn costs a life"


def test_drawing_more_than_there_is_draws_the_rest_and_costs_life(lay: Lay) -> None:
    table = lay({"hand Ann": "northern lights", "forest Ann": "lion"})
    table.play("Ann plays northern lights")
    table.let_pass()
    table.expect("hand Ann", "lion")
    assert table.count("life Ann") == 19


def test_a_player_discards_what_he_likes_and_no_more_than_he_has(lay: Lay) -> None:
    table = do(lay, "discard 3 opponent", {"hand Ben": "lion, zebra"})
    assert table.asked == "Ben"
    table.play("Ben discards lion", "Ben discards zebra")
    assert len(table.cards("hand Ben")) == 1, "the card of his turn"


def test_reshuffling_may_stop_early_and_shuffles_in_any_case(lay: Lay) -> None:
    table = do(lay, "reshuffle 3", {"graveyard Ann": "3 lion", "forest Ann": "zebra"})
    table.play("Ann reshuffles lion", "Ann finishes")
    table.expect("forest Ann", "lion, zebra")
    table.expect("graveyard Ann", "2 lion")
    assert table.cards("forest Ann", seen_by="Ann") == ["?", "?"]


def test_without_a_graveyard_nothing_is_reshuffled(lay: Lay) -> None:
    assert do(lay, "reshuffle 3", {}).asked == "Ben"


def test_the_uppermost_animal_of_the_forest_is_raised_and_stays_secret(lay: Lay) -> None:
    table = do(lay, "raise forest animal", {"forest Ann": "bilberry, lion, zebra"})
    table.expect("hand Ann", "lion")
    assert table.cards("hand Ann", seen_by="Ben") == ["?"]
    table = do(lay, "raise forest force", {"forest Ann": "bilberry, lion"})
    table.expect("hand Ann", "")


def test_growing_brings_a_common_resource_turned(lay: Lay) -> None:
    table = do(lay, "grow", {"forest Ann": "bilberry, reindeer lichen, lion", "resources Ann": ""})
    assert {move.verb for move in table.table.moves()} == {"search"}
    assert len(table.table.moves()) == 1, "the lichen is not common"
    table.choose("search")
    table.expect("resources Ann", "bilberry")
    assert table.mark("resources Ann", "bilberry") == TURNED
    table = do(lay, "grow", {"forest Ann": "lion"})
    table.play("Ann finds")
    assert table.asked == "Ben"


def test_a_razed_sigil_is_shown(lay: Lay) -> None:
    table = lay({"hand Ann": "great grey owl", "sigils Ben": "mimicry"})
    table.play("Ann plays great grey owl")
    table.let_pass()
    table.choose("aim")
    assert table.cards("graveyard Ben", seen_by="Ann") == ["mimicry"]


def test_an_animal_without_a_target_just_enters(lay: Lay) -> None:
    table = lay({"hand Ann": "harpy eagle"})
    table.play("Ann plays harpy eagle")
    table.let_pass()
    assert table.verbs == {"done"}


def test_a_prey_that_does_more_does_it_on_entering(lay: Lay) -> None:
    table = lay({"hand Ann": "wildebeest", "field Ann": "lion"}, marks={"field Ann: lion": TURNED})
    table.play("Ann lays wildebeest")
    table.choose("aim", onto="lion")
    assert table.mark("field Ann", "lion") == 0


def test_a_granted_keyword_counts_until_retreat(lay: Lay) -> None:
    table = lay(
        {"alfa Ann": "leopard", "field Ann": "zebra", "field Ben": "moose", "resources Ben": ""}
    )
    table.play("Ann uses leopard onto zebra", "Ann finishes")
    table.attack("zebra")
    table.let_pass()
    assert table.count("life Ben") == 19, "Indomitable: the moose could not block"
    assert table.mark("field Ann", "zebra") == TURNED


def test_what_was_used_before_its_card_left_still_happens(lay: Lay) -> None:
    table = lay({"field Ann": "hyena", "hand Ben": "whirlpool", "forest Ben": "3 lion"})
    table.play("Ann uses hyena", "Ben plays whirlpool onto hyena")
    table.let_pass()
    table.expect("hand Ann", "hyena")
    assert "lion" in table.cards("graveyard Ben"), "the drop happens, its own attack is gone"


# --- hidden cards -------------------------------------------------------------------------------


def test_what_lies_face_down_is_guessed_to_be_a_sigil(lay: Lay) -> None:
    table = lay({"sigils Ben": "mimicry, leaf trap", "hand Ben": "4 lion, thin ice"}).table
    rng = Rng(5)
    for _ in range(30):
        world = sample(table, 0, rng)
        assert all(KIND[world.faces[slot]] == SIGIL for slot in world.zones[at.SIGILS + 1])


def test_cards_are_guessed_among_those_of_the_same_player(lay: Lay) -> None:
    table = lay({"hand Ben": "4 lion", "forest Ben": "4 sardine", "forest Ann": "9 zebra"}).table
    rng = Rng(5)
    border = table.counters[at.BORDER]
    for _ in range(20):
        world = sample(table, 0, rng)
        assert sorted(world.faces[border:]) == sorted(table.faces[border:])
