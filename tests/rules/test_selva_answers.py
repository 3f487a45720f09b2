"""Selva: announcing, windows, sigils, neutralising. § Answering."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.selva.layout import FRESH, TURNED
from game.rules.selva.steps.playing import ClashWindow, IntimidationWindow, Response
from game.rules.selva.steps.turn import Prepare
from tests.rules.selva_table import SelvaScript

Lay = Callable[..., SelvaScript]


def test_what_is_played_is_announced_and_the_opponent_asked_first(lay: Lay) -> None:
    table = lay({"hand Ann": "zebra, lion", "hand Ben": "lion"})
    table.play("Ann plays zebra")
    table.expect("stack", "zebra")
    table.expect("field Ann", "")
    assert table.asked == "Ben"
    table.play("Ben passes")
    assert table.asked == "Ann"
    table.play("Ann passes")
    table.expect("field Ann", "zebra")
    assert isinstance(table.table.ask, Prepare)


def test_who_can_openly_have_no_answer_is_not_asked(lay: Lay) -> None:
    """Without straight resources nothing can be paid, so the window stays shut for both."""
    table = lay(
        {
            "hand Ann": "zebra, lion",
            "resources Ann": "2 heliconia",
            "resources Ben": "",
            "hand Ben": "curare",
        }
    )
    table.play("Ann plays zebra")
    table.expect("field Ann", "zebra")
    assert table.asked == "Ann"


def test_whoever_holds_cards_and_resources_is_asked_whatever_the_cards(lay: Lay) -> None:
    for card in ("curare", "lion", "impala"):
        table = lay({"hand Ann": "zebra", "hand Ben": card})
        table.play("Ann plays zebra")
        assert table.asked == "Ben"


def test_an_animal_neutralised_while_it_is_played_goes_to_the_graveyard_and_stays_paid(
    lay: Lay,
) -> None:
    table = lay(
        {"hand Ann": "zebra", "hand Ben": "camouflage", "resources Ann": "3 heliconia"},
    )
    table.play("Ann plays zebra", "Ben plays camouflage onto zebra")
    table.let_pass()
    table.expect("graveyard Ann", "zebra")
    table.expect("graveyard Ben", "camouflage")
    table.expect("field Ann", "")
    assert sum(bool(m & TURNED) for m in table.table.marks) == 2 + 2
    assert "neutralised" in " ".join(table.log)


def test_a_neutralising_card_may_be_neutralised_itself(lay: Lay) -> None:
    table = lay({"hand Ann": "zebra, camouflage", "hand Ben": "camouflage"})
    table.play("Ann plays zebra", "Ben plays camouflage onto zebra")
    assert table.asked == "Ann", "the opponent of whoever answered is asked first"
    table.play("Ann plays camouflage onto camouflage")
    table.let_pass()
    table.expect("field Ann", "zebra")
    table.expect("graveyard Ben", "camouflage")
    table.expect("graveyard Ann", "camouflage")


def test_everything_resolves_last_first_with_no_window_between(lay: Lay) -> None:
    table = lay(
        {
            "hand Ann": "secretary bird, lion",
            "hand Ben": "curare, lynx",
            "field Ann": "zebra",
        }
    )
    table.play("Ann plays secretary bird", "Ben plays lynx", "Ann passes")
    table.play("Ben plays curare onto zebra")
    said = table.game.announcement(table.view("Ann"))
    assert said is not None
    assert len(said.lines) == 1 + 2, "its effect, and the two cards beneath"
    table.let_pass()
    assert table.verbs == {"aim"}, "curare, lynx, then the bird, which aims"
    table.expect("field Ben", "lynx")
    table.choose("aim", onto="lynx")
    table.expect("stack", "")


def test_what_has_lost_its_target_does_nothing(lay: Lay) -> None:
    """The sigil washes the animal away before the force comes down on it."""
    table = lay(
        {
            "hand Ann": "rut",
            "field Ben": "zebra",
            "isolation Ben": "lion",
            "hand Ben": "first rains",
        }
    )
    table.play("Ann plays rut onto zebra", "Ben plays first rains onto zebra")
    table.let_pass()
    assert "zebra" in table.cards("field Ben"), "2 more defence, so it survives 3 damage"
    table = lay({"field Ann": "cheetah", "hand Ann": "tall grass", "hand Ben": "whirlpool, curare"})
    table.play("Ann finishes")
    table.attack("cheetah")
    table.play("Ben plays curare onto cheetah", "Ann passes")
    table.play("Ben plays whirlpool onto cheetah")
    table.let_pass()
    table.expect("hand Ann", "cheetah, tall grass")
    assert table.mark("hand Ann", "cheetah") == 0


def test_a_neutralised_answer_leaves_what_it_answered(lay: Lay) -> None:
    table = lay(
        {
            "hand Ann": "curare, camouflage",
            "field Ben": "zebra",
            "sigils Ben": "winter den",
            "isolation Ben": "lion",
        }
    )
    table.play("Ann plays curare onto zebra", "Ben reveals winter den onto lion")
    table.play("Ann plays camouflage onto winter den")
    table.let_pass()
    table.expect("isolation Ben", "lion")
    table.expect("graveyard Ben", "winter den")
    assert table.mark("field Ben", "zebra")


def test_only_cards_with_ambush_answer_outside_combat(lay: Lay) -> None:
    table = lay(
        {"hand Ann": "zebra", "hand Ben": "stampede, lion, ocelot, impala", "field Ben": "zebra"}
    )
    table.play("Ann plays zebra")
    for card in ("stampede", "lion", "impala"):
        table.cannot(f"Ben plays {card}", "Only cards with Ambush can be played as an answer.")
    table.play("Ben plays ocelot")
    table.let_pass()
    table.expect("field Ben", "ocelot, zebra")


def test_abilities_with_ambush_answer_and_others_do_not(lay: Lay) -> None:
    table = lay(
        {
            "hand Ann": "zebra",
            "hand Ben": "lion",
            "field Ben": "hyena",
            "alfa Ben": "green winged macaw",
            "field Ann": "lion",
        }
    )
    table.play("Ann plays zebra")
    table.cannot("Ben uses hyena", "has no Ambush")
    table.play("Ben uses green winged macaw onto lion")
    table.let_pass()
    assert table.mark("field Ann", "lion") & TURNED


# --- sigils -------------------------------------------------------------------------------------


def test_a_sigil_is_laid_unanswered_and_not_revealed_in_the_same_turn(lay: Lay) -> None:
    table = lay(
        {"hand Ann": "leaf trap, encirclement", "hand Ben": "camouflage", "field Ben": "zebra"},
        marks={"field Ben: zebra": TURNED},
    )
    table.play("Ann hides encirclement")
    assert table.asked == "Ann"
    table.cannot("Ann reveals encirclement", "in the turn in which it was laid")


def test_a_sigil_is_revealed_in_the_own_preparation_for_its_cost(lay: Lay) -> None:
    table = lay(
        {"sigils Ann": "encirclement", "field Ben": "zebra", "resources Ann": "3 impala"},
        marks={"field Ben: zebra": TURNED},
    )
    table.play("Ann reveals encirclement onto zebra")
    table.let_pass()
    assert table.asked == "Ben"
    table.choose("leave", "zebra", place="graveyard")
    table.expect("graveyard Ann", "encirclement")


def test_a_sigil_is_revealed_in_any_window_on_either_turn(lay: Lay) -> None:
    table = lay({"hand Ann": "zebra", "sigils Ben": "mimicry", "hand Ben": ""})
    table.play("Ann plays zebra", "Ben reveals mimicry onto zebra")
    table.let_pass()
    table.expect("graveyard Ann", "zebra")
    table.expect("graveyard Ben", "mimicry")


def test_a_revealed_sigil_may_be_neutralised(lay: Lay) -> None:
    table = lay({"hand Ann": "zebra, camouflage", "sigils Ben": "mimicry"})
    table.play("Ann plays zebra", "Ben reveals mimicry onto zebra")
    table.play("Ann plays camouflage onto mimicry")
    table.let_pass()
    table.expect("field Ann", "zebra")
    table.expect("graveyard Ben", "mimicry")


def test_nobody_but_the_owner_knows_a_sigil(lay: Lay) -> None:
    table = lay({"sigils Ann": "mimicry"})
    assert table.cards("sigils Ann", seen_by="Ann") == ["mimicry"]
    assert table.cards("sigils Ann", seen_by="Ben") == ["?"]


def test_a_sigil_that_is_too_dear_gives_its_cost(lay: Lay) -> None:
    table = lay(
        {"sigils Ann": "encirclement", "field Ben": "zebra", "resources Ann": "3 heliconia"},
        marks={"field Ben: zebra": TURNED},
    )
    table.cannot("Ann reveals encirclement onto zebra", "Encirclement costs 2 preys")


# --- windows of combat --------------------------------------------------------------------------


def test_in_intimidation_the_defender_is_asked_first_and_forces_need_no_ambush(lay: Lay) -> None:
    table = lay({"field Ann": "zebra, ostrich", "hand Ann": "stampede", "hand Ben": "rut, lion"})
    table.play("Ann finishes")
    table.attack("zebra", "ostrich")
    assert isinstance(table.table.ask, IntimidationWindow)
    assert table.asked == "Ben"
    table.cannot("Ben plays lion", "In combat only natural forces and cards with Ambush")
    table.play("Ben plays rut onto zebra", "Ann plays stampede", "Ben passes")
    assert table.asked == "Ann", "the stampede came first, then the zebra died of 3 damage"
    table.choose("leave", "zebra", place="isolation")
    assert isinstance(table.table.ask, ClashWindow), "no second round in Intimidation"
    table.let_pass()
    assert table.count("life Ben") == 20 - 5


def test_both_pass_in_a_row_and_the_window_closes(lay: Lay) -> None:
    table = lay(
        {"field Ann": "zebra", "hand Ann": "lion", "hand Ben": "lion", "field Ben": "moose"}
    )
    table.play("Ann finishes")
    table.attack("zebra")
    table.play("Ben passes", "Ann passes")
    table.play("Ben blocks moose onto zebra")
    assert isinstance(table.table.ask, ClashWindow)
    assert table.asked == "Ben"


def test_without_a_block_the_defender_uses_no_abilities_of_animals(lay: Lay) -> None:
    cards = {"field Ann": "zebra, ostrich", "field Ben": "fly agaric, moose", "hand Ben": "lion"}
    table = lay(cards)
    table.play("Ann finishes")
    table.attack("zebra", "ostrich")
    table.play("Ben passes", "Ben finishes")
    assert isinstance(table.table.ask, ClashWindow)
    table.cannot("Ben uses fly agaric onto zebra", "You do not block, so you cannot use abilities")
    table = lay(cards)
    table.play("Ann finishes")
    table.attack("zebra", "ostrich")
    table.play("Ben passes", "Ben blocks moose onto zebra", "Ben finishes")
    table.play("Ben uses fly agaric onto ostrich")


def test_an_animal_with_ambush_may_come_and_block(lay: Lay) -> None:
    table = lay({"field Ann": "zebra", "hand Ben": "lynx"})
    table.play("Ann finishes")
    table.attack("zebra")
    table.play("Ben plays lynx")
    table.let_pass()
    assert table.mark("field Ben", "lynx") == FRESH
    table.play("Ben blocks lynx onto zebra")
    table.let_pass()
    assert table.count("life Ben") == 20


def test_the_alfa_answers_even_without_a_block(lay: Lay) -> None:
    table = lay(
        {"field Ann": "cheetah", "alfa Ben": "siberian tiger", "hand Ben": "", "field Ben": ""}
    )
    table.play("Ann finishes")
    table.attack("cheetah")
    table.play("Ben passes", "Ben uses siberian tiger onto cheetah")
    table.let_pass()
    table.choose("leave", place="graveyard")
    assert table.count("life Ben") == 20


def test_a_window_says_what_it_is_about(lay: Lay) -> None:
    table = lay({"hand Ann": "curare", "hand Ben": "camouflage", "field Ben": "zebra"})
    table.play("Ann plays curare onto zebra")
    assert table.prompt == "Answer Curare, or let it happen?"
    said = table.game.announcement(table.view("Ben"))
    assert said is not None
    assert said.by == 0
    assert said.aims == (table.slot("field Ben", "zebra"),)
    assert isinstance(table.table.ask, Response)
