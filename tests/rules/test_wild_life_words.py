"""What Wild Life says: prompts, how moves are made, what they would remove, reasons, numbers."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from game.engine.event import SAID, mask
from game.engine.game import Attempt, Handle
from game.engine.sample import Sampler
from game.rules.wild_life import GAME
from game.rules.wild_life.steps import DiscardDown, ScoreCycle
from tests.english import english, log_line
from tests.rules.script import Script
from tests.rules.wild_life_table import BIG, SMALL, Lay

BEN = "mouse, spring, mole, elephant, winter, crab"


def keys(table: Script, slots: Iterable[int]) -> list[str]:
    """The face keys of some slots, sorted."""
    return sorted(GAME.faces[table.table.faces[slot]].key for slot in slots)


def slot(table: Script, zone: str, card: str) -> int:
    """The slot of a card in a zone."""
    slots = table.table.zones[table.names.zone(zone)]
    return next(s for s in slots if keys(table, [s]) == [table.names.card(card)])


def handle(table: Script, line: str) -> Handle:
    """How the move of these words is made."""
    return GAME.handle(table.view(table.asked), table._legal(line))


def zones(found: Handle) -> list[str]:
    """The keys of the zones a card may be dropped on."""
    return [GAME.zones[zone].key for zone in found.zones]


def reason(table: Script, card: str, of: str = "hand Ann", onto: str = "", zone: str = "") -> str:
    """Why a card cannot be dropped on a card (``spring in habitat Ben``) or zone."""
    name, _, where = onto.partition(" in ")
    attempt = Attempt(
        slot(table, of, card),
        table.names.zone(zone or where) if zone or where else -1,
        slot(table, where, name) if onto else -1,
    )
    return english(GAME.why_not(table.view("Ann"), attempt), table.players)


# --- how moves are made -------------------------------------------------------------------------


def test_own_cards_go_to_the_own_habitat(lay: Lay) -> None:
    table = lay({"hand Ann": "mole, mouse, spring, rain", "habitat Ann": "snail"})
    found = handle(table, "Ann plays mouse")
    assert (english(found.button), zones(found)) == ("Play mouse", ["habitat@0"])
    assert found.cards == found.click == (slot(table, "hand Ann", "mouse"),)
    assert zones(handle(table, "Ann plays spring")) == ["habitat@0"]
    assert zones(handle(table, "Ann plays rain")) == ["habitat@0", "rain@0"]
    assert found.doomed == ()


def test_a_predator_goes_onto_the_very_card(lay: Lay) -> None:
    table = lay({"hand Ann": "fox, rain", "habitat Ben": BEN})
    found = handle(table, "Ann predates fox onto mouse")
    assert english(found.button, table.players) == "Remove mouse from Ben with fox"
    assert (found.zones, keys(table, found.onto)) == ((), ["mouse"])
    assert keys(table, found.doomed) == ["mouse"]
    last = handle(table, "Ann predates fox onto elephant")
    assert keys(table, last.doomed) == ["elephant", "winter"]
    assert last.help
    assert english(last.help, table.players) == "Ben loses 2 cards."


def test_a_hunter_goes_onto_any_card_of_the_column(lay: Lay) -> None:
    table = lay({"hand Ann": "hunter, rain", "habitat Ben": BEN, "habitat Cleo": "lynx"})
    found = handle(table, "Ann hunts hunter of Ben number 0")
    assert english(found.button, table.players) == "Hunt the small life of Ben"
    assert keys(table, found.onto) == keys(table, found.doomed) == ["mole", "mouse", "spring"]
    assert (found.zones, found.click) == ((), ())


def test_a_disaster_goes_onto_any_habitat_or_the_discard_pile(lay: Lay) -> None:
    habitats = {"habitat Ann": "bat, ray, nesting", "habitat Ben": BEN, "rain Ben": "rain"}
    table = lay({"hand Ann": "fire, pollution, disaster", **habitats})
    fire = handle(table, "Ann unleashes fire")
    assert zones(fire) == ["habitat@0", "habitat@1", "habitat@2", "discard"]
    assert fire.click
    land = ["bat", "elephant", "mole", "mouse", "nesting", "spring", "winter"]
    assert keys(table, fire.doomed) == land
    assert fire.help
    assert english(fire.help) == "7 cards are discarded. Yours among them: 2."
    assert keys(table, handle(table, "Ann unleashes pollution").doomed) == ["crab", "ray"]
    assert len(handle(table, "Ann unleashes disaster").doomed) == 9


def test_a_discard_goes_onto_the_discard_pile(lay: Lay) -> None:
    table = lay({"hand Ann": "4 hunter"})
    found = handle(table, "Ann discards hunter")
    assert (english(found.button), zones(found)) == ("Discard hunter", ["discard"])
    assert found.click


def test_a_protector_is_revealed_with_one_button_or_by_dragging_it(lay: Lay) -> None:
    table = lay({"hand Ann": "hunter", "hand Ben": "2 protector", "habitat Ben": "mouse"})
    table.play("Ann hunts hunter of Ben number 0")
    found = [GAME.handle(table.view("Ben"), move) for move in table.table.moves()]
    assert [(english(h.button), h.main) for h in found] == [
        ("Let it happen", True),
        ("Reveal a protector", True),
        ("Reveal a protector", False),
    ]
    assert (zones(found[1]), keys(table, found[1].onto)) == (["habitat@1", "discard"], ["hunter"])


# --- what is announced --------------------------------------------------------------------------


def test_a_hunter_is_announced_to_everybody(lay: Lay) -> None:
    table = lay({"hand Ann": "hunter, rain", "habitat Ben": BEN, "hand Ben": "fox"})
    assert GAME.announcement(table.view("Ben")) is None
    table.play("Ann hunts hunter of Ben number 0")
    for name in table.players:
        found = GAME.announcement(table.view(name))
        assert found
        assert (
            english(found.title, table.players) == "Ann sends a hunter after the small life of Ben"
        )
        assert (found.by, keys(table, found.cards)) == (0, ["hunter"])
        assert keys(table, found.aims) == ["mole", "mouse", "spring"]
        assert [GAME.zones[zone].key for zone in found.zones] == ["habitat@1"]
        first, second = (english(line, table.players) for line in found.lines)
        assert first == "Ben would lose 3 cards."
        assert second.startswith("A protector stops it, and both are discarded.")


def test_only_the_victim_reads_whether_there_is_a_protector(lay: Lay) -> None:
    asked = "Ann sends a hunter. Reveal a protector to stop it?"
    for hand in ("protector", "fox"):
        table = lay({"hand Ann": "hunter", "hand Ben": hand, "habitat Ben": "mouse"})
        table.play("Ann hunts hunter of Ben number 0")
        assert english(GAME.prompt(table.view("Cleo")), table.players) == asked
        none = "Ann sends a hunter, and you hold no protector."
        assert table.prompt == (asked if hand == "protector" else none)


# --- refusals -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "target", "why"),
    [
        ("mole", "habitat Ben", "Life is played into your own habitat: drag mole there."),
        ("winter", "habitat Ann", "Without big life in your habitat you cannot play winter."),
        ("spring", "habitat Ann", "Your small life has spring already: one enhancer for each"),
        ("rain", "habitat Ben", "Rain is played before your own habitat"),
        ("protector", "habitat Ann", "A protector is played only in answer to a hunter."),
        ("fox", "habitat Ann", "A menace is played into another player's habitat, not into your"),
        ("hunter", "habitat Ann", "A menace is played into another player's habitat, not into"),
        ("fox", "habitat Ben", "Drag the fox onto the life card that it takes."),
        ("hunter", "habitat Ben", "Drag the hunter onto a column of life in another player's"),
        ("fox", "habitat Cleo", "Cleo has no life card."),
        ("hunter", "habitat Cleo", "Cleo has no life card."),
        ("fox", "discard", "You discard only if none of your cards can be played."),
        ("mole", "discard", "You discard only if none of your cards can be played."),
        ("mole", "deck", "Life is played into your own habitat: drag mole there."),
    ],
)
def test_every_refusal_has_its_own_reason(lay: Lay, card: str, target: str, why: str) -> None:
    hand = {"hand Ann": "mole, winter, spring, rain, protector, fox, hunter"}
    table = lay(
        {**hand, "habitat Ann": "mouse, spring", "habitat Ben": "owl, nesting, crab"},
    )
    assert why in reason(table, card, zone=target)


def test_enhancers_and_disasters_dropped_in_the_wrong_place(lay: Lay) -> None:
    table = lay({"hand Ann": "spring, fire", "habitat Ann": "mouse"})
    assert reason(table, "spring", zone="habitat Ben") == (
        "Enhancers are played into your own habitat: drag spring there."
    )
    assert reason(table, "fire", zone="deck").startswith("A disaster strikes all habitats")


def test_nothing_affects_rain(lay: Lay) -> None:
    table = lay({"hand Ann": "fox, hunter", "rain Ben": "rain", "habitat Ben": "mouse, spring"})
    for menace in ("fox", "hunter"):
        assert reason(table, menace, onto="rain in rain Ben") == "Nothing affects rain."
    assert "an enhancer goes only with" in reason(table, "fox", onto="spring in habitat Ben")


def test_cards_that_are_not_in_hand_cannot_be_played(lay: Lay) -> None:
    table = lay(
        {
            "hand Ann": "rain",
            "habitat Ann": "mouse",
            "rain Ann": "rain",
            "hand Ben": "fox",
            "habitat Ben": "owl",
            "discard": "wolf",
            "deck": "pike",
        }
    )
    assert reason(table, "mouse", of="habitat Ann").startswith("What lies in your habitat stays")
    assert reason(table, "rain", of="rain Ann").startswith("What lies in your habitat stays there")
    assert reason(table, "owl", of="habitat Ben").startswith("This card is Ben's: it can only be")
    assert reason(table, "fox", of="hand Ben") == "This card is in Ben's hand."
    assert reason(table, "pike", of="deck").startswith("Cards are drawn at the beginning of a")
    assert reason(table, "wolf", of="discard").startswith("Discarded cards come back only when")


def test_reasons_while_discarding(lay: Lay) -> None:
    table = lay({"hand Ann": "5 hunter, protector"})
    assert "No other player has a life card" in reason(table, "hunter", zone="habitat Ben")
    assert "only in answer to a hunter" in reason(table, "protector", zone="habitat Ann")
    table.play("Ann discards hunter")
    assert isinstance(table.table.ask, DiscardDown)
    assert table.prompt == "Discard down to three cards."
    why = "You could play no card, so you discard until you hold three."
    assert reason(table, "protector", zone="habitat Ann") == why


def test_reasons_when_it_is_not_ones_turn_or_the_game_is_over(lay: Lay) -> None:
    table = lay({"hand Ben": "rain", "hand Ann": ""})
    attempt = Attempt(slot(table, "hand Ben", "rain"))
    why = english(GAME.why_not(table.view("Ann"), attempt), table.players)
    assert why == "Ben is to decide now."
    over = lay({}, steps=(ScoreCycle(),), counters={"cycle": 5})
    why = english(GAME.why_not(over.view("Ann"), Attempt(0)), over.players)
    assert why == "The game is over."


# --- numbers ------------------------------------------------------------------------------------


def test_the_public_numbers(lay: Lay) -> None:
    table = lay(
        {"hand Ann": "rain", "habitat Ben": BEN, "rain Ben": "rain", "discard": "2 fox"},
        counters={"cycle": 2, "starter": 1, "score0 Ben": 5, "score1 Ben": 6, "score1 Cleo": 1},
    )
    infos = {info.key: info.value for info in GAME.infos(table.view("Cleo"))}
    assert infos == {
        "cycle": "3/6",
        "deck": str(len(table.cards("deck"))),
        "discard": "2",
        "start@1": "",
        "now@0": "0",
        "points@0": "0",
        "now@1": "12",
        "points@1": "11",
        "now@2": "0",
        "points@2": "1",
    }


def test_the_tally_has_running_footprints_by_type_and_says_what_is_doubled(
    lay: Lay,
) -> None:
    table = lay({"hand Ann": "rain", "habitat Ben": BEN, "rain Ben": "rain"})
    sheet = GAME.tally(table.view("Ann"))
    assert english(sheet.title) == "Cycle 1, so far"
    assert [(english(row.label), row.points, english(row.why)) for row in sheet.rows[1]] == [
        ("small life", 4, "2 cards: 2, doubled by spring"),
        ("big life", 4, "1 card: 2, doubled by winter"),
        ("aquatic life", 1, "1 card: 1"),
        ("rain", 3, "1 card: 3 each, this cycle only"),
    ]


# --- the log ------------------------------------------------------------------------------------


def test_everybody_hears_which_card_was_played(lay: Lay) -> None:
    hand = {"hand Ann": "fire, mole, fox", "hand Ben": "5 hunter", "habitat Ben": "owl, zebra"}
    table = lay(hand)
    heard = []
    for line in ("Ann plays mole", "Ann predates fox onto owl", "Ann unleashes fire"):
        table.play(line)
        heard += [mask(event, 1 << 2) for event in table.events if event.kind == SAID]
    table.play("Ben discards hunter")
    heard += [mask(event, 1 << 2) for event in table.events if event.kind == SAID]
    assert [log_line(GAME, event, table.players) for event in heard] == [
        "Ann plays mole.",
        "Ann takes owl from Ben with a predator.",
        "Ann plays fire.",
        "Ann loses mole.",
        "Ben loses zebra.",
        "Ben can play no card and discards hunter.",
    ]


# --- for bots -----------------------------------------------------------------------------------


def test_cards_that_do_the_same_are_one_move_for_a_search(lay: Lay) -> None:
    table = lay(
        {
            "hand Ann": "fox, wolf, mouse, mole, owl, bat",
            "habitat Ben": "snail, stoat, spring, elephant, eagle, swan",
            "habitat Cleo": "lizard",
        }
    )
    keys = {GAME.key(table.table, move) for move in table.table.moves()}
    plays = 3
    victims = 3 + 1
    assert len(keys) == plays + victims


@pytest.mark.parametrize("kind", [SMALL, BIG])
def test_an_estimate_reckons_with_the_hunter_under_way(lay: Lay, kind: int) -> None:
    cards = {"hand Ann": "hunter, rain", "habitat Ben": BEN, "habitat Ann": "ray"}
    open_to_it = lay({**cards, "hand Ben": "rain"})
    guarded = lay({**cards, "hand Ben": "protector"})
    for table in (open_to_it, guarded):
        table.play(f"Ann hunts hunter of Ben number {kind}")
    assert GAME.evaluate(open_to_it.table)[1] < GAME.evaluate(guarded.table)[1]


def test_estimates_rise_with_life_and_fall_with_the_others(lay: Lay) -> None:
    poor = lay({"hand Ann": "rain", "habitat Ann": "mouse"})
    rich = lay({"hand Ann": "rain", "habitat Ann": "mouse, eagle"})
    rivals = lay({"hand Ann": "rain", "habitat Ann": "mouse", "habitat Ben": "eagle"})
    values = [GAME.evaluate(table.table)[0] for table in (rivals, poor, rich)]
    assert values == sorted(set(values))


def test_a_bot_sees_no_foreign_hand(lay: Lay) -> None:
    table = lay({"hand Ann": "fox, rain", "hand Ben": "5 protector", "habitat Ben": "owl"})
    seen = Sampler(table.table, 0, 1).view
    assert {seen.faces[s] for s in seen.zone("hand@1")} == {-1}
