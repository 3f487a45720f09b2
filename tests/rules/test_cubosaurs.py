"""Cubosaurs as played scripts: the turn, the round, and the game. § of ``RULES.md``."""

from collections.abc import Callable

import pytest

from game.rules.cubosaurs.steps import NextRound, ScoreRound, SetUpRound
from tests.rules.cubosaurs_table import DINOSAURS, names, players
from tests.rules.script import Script

Lay = Callable[..., Script]
ALL_DINOSAURS = ", ".join(DINOSAURS)
ONE_OF_EACH = f"{ALL_DINOSAURS}, velociraptor black 1, velociraptor grey 1, egg tyrannosaurus"


# --- setting up a round -------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_round_is_played_with_ten_cards_for_each_player_four_of_them_dealt(
    seats: int, reload: bool
) -> None:
    table = Script(names(players(seats)), seed=3, reload=reload)
    assert len(table.cards("aside")) == 55 - 10 * seats
    assert [len(table.cards(f"collection {name}")) for name in table.players] == [4] * seats
    assert len(table.cards(f"hand {table.asked}")) == 1, "the starter has drawn"
    assert len(table.cards("deck")) == 6 * seats - 1


def test_of_four_players_all_forty_cards_end_in_collections(reload: bool) -> None:
    table = Script(names("Ann Ben Cleo Dan"), options={"rounds": 1}, seed=1, reload=reload)
    assert len(table.cards("aside")) == 15
    while table.asked:
        table.play(f"{table.asked} takes")
    assert sum(len(table.cards(f"collection {name}")) for name in table.players) == 40
    assert len(table.cards("aside")) == 15


def test_the_starter_of_the_first_round_is_random_and_play_goes_clockwise() -> None:
    starters = [Script(names("Ann Ben Cleo"), seed=seed).asked for seed in range(60)]
    assert {starters.count(name) > 8 for name in ("Ann", "Ben", "Cleo")} == {True}
    table = Script(names("Ann Ben Cleo"), seed=0)
    first = table.names.seat(table.asked)
    table.play(f"{table.asked} takes")
    assert table.names.seat(table.asked) == (first + 1) % 3


# --- the turn: receive --------------------------------------------------------------------------


def test_without_a_hand_one_card_is_drawn(lay: Lay) -> None:
    table = lay({"deck": "stegosaurus, brontosaurus, pterodactyl"})
    table.expect("hand Ann", "stegosaurus")
    assert table.log == ["Ann draws stegosaurus."]
    table.play("Ann takes")
    table.expect("hand Ben", "brontosaurus")
    table.expect("deck", "pterodactyl")


def test_with_a_hand_no_card_is_drawn(lay: Lay) -> None:
    table = lay({"deck": "2 stegosaurus", "collection Ann": "pterodactyl"})
    table.play("Ann passes pterodactyl")
    table.expect("hand Ben", "stegosaurus, pterodactyl")
    table.expect("deck", "stegosaurus")


# --- the turn: take or pass ---------------------------------------------------------------------


def test_a_hand_is_taken_as_a_whole(lay: Lay) -> None:
    table = lay(
        {
            "deck": "pentaceratops",
            "hand Ann": "stegosaurus, pterodactyl",
            "collection Ann": "brontosaurus",
        }
    )
    table.play("Ann takes")
    table.expect("collection Ann", "brontosaurus, stegosaurus, pterodactyl")
    table.expect("hand Ann", "")
    assert table.asked == "Ben"
    assert table.log[0] == "Ann takes stegosaurus, pterodactyl."


def test_a_card_of_a_type_that_is_in_the_hand_cannot_be_added(lay: Lay) -> None:
    table = lay(
        {
            "deck": "pentaceratops",
            "hand Ann": "tyrannosaurus",
            "collection Ann": ONE_OF_EACH,
            "collection Ben": "tyrannosaurus, stegosaurus, brontosaurus",
        }
    )
    table.cannot(
        "Ann passes tyrannosaurus",
        why="A tyrannosaurus is already in the hand you pass",
        grab="collection Ann",
    )
    table.may(*(f"Ann passes {kind}" for kind in DINOSAURS[1:]))
    table.may("Ann passes velociraptor black 1", "Ann passes velociraptor grey 1")
    table.may("Ann passes egg tyrannosaurus")
    table.play("Ann passes stegosaurus")

    assert table.asked == "Ben"
    table.expect("hand Ben", "tyrannosaurus, stegosaurus")
    table.expect("deck", "pentaceratops")
    table.cannot(
        "Ben passes tyrannosaurus", "A tyrannosaurus is already in the hand", grab="collection Ben"
    )
    table.cannot(
        "Ben passes stegosaurus", "A stegosaurus is already in the hand", grab="collection Ben"
    )
    table.may("Ben passes brontosaurus", "Ben takes")


def test_a_hand_of_all_eight_types_must_be_taken(lay: Lay) -> None:
    table = lay({"hand Ann": ONE_OF_EACH, "collection Ann": f"{ALL_DINOSAURS}, egg brontosaurus"})
    assert table.verbs == {"take"}
    assert table.prompt == "You cannot add a new type, so you must take the hand."
    table.play("Ann takes")
    assert len(table.cards("collection Ann")) == 14


def test_a_hand_whose_missing_types_the_collection_lacks_must_be_taken(lay: Lay) -> None:
    table = lay({"hand Ann": "stegosaurus, pterodactyl", "collection Ann": "2 pterodactyl"})
    assert table.verbs == {"take"}
    table.cannot("Ann passes pterodactyl", "already in the hand", grab="collection Ann")


def test_who_has_no_collection_must_take(lay: Lay) -> None:
    table = lay({"hand Ann": "stegosaurus"})
    assert table.verbs == {"take"}


def test_black_and_grey_velociraptors_are_different_types(lay: Lay) -> None:
    table = lay(
        {
            "hand Ann": "velociraptor black 2",
            "collection Ann": "velociraptor grey 3, velociraptor black 3",
        }
    )
    table.may("Ann passes velociraptor grey 3")
    table.cannot("Ann passes velociraptor black 3", why="A black velociraptor is already in")


def test_all_eggs_are_one_type(lay: Lay) -> None:
    table = lay({"hand Ann": "egg stegosaurus", "collection Ann": "egg brontosaurus, brontosaurus"})
    table.cannot("Ann passes egg brontosaurus", why="all eggs are one type")
    table.may("Ann passes brontosaurus")


def test_marked_and_plain_cards_of_a_kind_are_one_type(lay: Lay) -> None:
    table = lay({"hand Ann": "stegosaurus dna", "collection Ann": "stegosaurus"})
    table.cannot("Ann passes stegosaurus", why="A stegosaurus is already in")


def test_a_hand_grows_on_its_way_round_the_table(lay: Lay) -> None:
    table = lay(
        {
            "deck": "tyrannosaurus, pterodactyl",
            "collection Ann": "stegosaurus, egg stegosaurus",
            "collection Ben": "brontosaurus",
            "collection Cleo": "pentaceratops",
        }
    )
    table.play("Ann passes stegosaurus", "Ben passes brontosaurus", "Cleo passes pentaceratops")
    table.expect("hand Ann", "tyrannosaurus, stegosaurus, brontosaurus, pentaceratops")
    table.play("Ann passes egg stegosaurus", "Ben takes")
    assert len(table.cards("collection Ben")) == 5
    table.expect("hand Cleo", "pterodactyl")


# --- refusals say why ---------------------------------------------------------------------------


def test_every_wrong_try_in_a_turn_is_refused_with_its_rule(lay: Lay) -> None:
    table = lay(
        {
            "deck": "pentaceratops",
            "hand Ann": "stegosaurus",
            "collection Ann": "pterodactyl",
            "collection Ben": "brontosaurus",
        }
    )
    table.cannot(
        "Ann passes stegosaurus", "you must add a card of your collection", drop="hand Ben"
    )
    table.cannot("Ann passes stegosaurus", "you must add a card of your", drop="collection Ben")
    table.cannot("Ann passes stegosaurus", "The hand goes as a whole", drop="collection Cleo")
    table.cannot("Ann passes brontosaurus of Ben", "This card is in Ben's collection")
    table.cannot(
        "Ann passes pentaceratops", "You draw from the deck only at the start", grab="deck"
    )
    table.cannot("Ann passes tyrannosaurus", "This card takes no part in the turn")
    table.cannot("Ben takes", "It is Ann's turn.")
    table.play("Ann takes")
    table.cannot(
        "Ben takes stegosaurus of Ann", "This card is in Ann's collection", drop="collection Ben"
    )


def test_nothing_can_be_tried_after_the_game(lay: Lay) -> None:
    table = lay({"collection Ann": "pterodactyl"}, step=ScoreRound())
    table.cannot("Ann passes pterodactyl", "The game is over.")


# --- who sees what ------------------------------------------------------------------------------


def test_a_hand_is_seen_by_those_who_held_it_and_an_added_card_by_all(lay: Lay) -> None:
    table = lay({"deck": "tyrannosaurus, egg stegosaurus", "collection Ann": "stegosaurus"})
    table.expect("hand Ann", "tyrannosaurus", seen_by="Ann")
    table.expect("hand Ann", "?", seen_by="Ben")
    table.play("Ann passes stegosaurus")
    table.expect("hand Ben", "tyrannosaurus, stegosaurus", seen_by="Ann")
    table.expect("hand Ben", "tyrannosaurus, stegosaurus", seen_by="Ben")
    table.expect("hand Ben", "?, stegosaurus", seen_by="Cleo")
    table.play("Ben takes")
    table.expect("collection Ben", "tyrannosaurus, stegosaurus", seen_by="Cleo")


def test_the_deck_and_the_cards_set_aside_are_seen_by_nobody(lay: Lay) -> None:
    table = lay({"deck": "tyrannosaurus, stegosaurus"})
    table.expect("deck", "?", seen_by="Ann")
    assert set(table.cards("aside", seen_by="Ann")) == {"?"}


# --- the end of a round -------------------------------------------------------------------------


def test_a_round_ends_when_no_hand_was_passed_and_the_deck_is_empty(lay: Lay) -> None:
    table = lay({"deck": "tyrannosaurus", "collection Ann": "stegosaurus"})
    table.play("Ann passes stegosaurus")
    assert table.asked == "Ben", "the last hand is still played"
    table.play("Ben takes")
    assert table.table.over
    assert table.sheet(0).totals == (0, 4 + 2, 0)


def test_a_score_may_be_negative(lay: Lay) -> None:
    table = lay({"deck": "pentaceratops", "collection Ben": "tyrannosaurus"}, "Ann Ben")
    table.play("Ann takes")
    assert table.result.scores == (-3, 4)
    assert table.winners == "Ben"


# --- later rounds -------------------------------------------------------------------------------


def scored(lay: Lay, points: dict[str, int], starter: int, direction: int = 1) -> Script:
    """Four players between the first and the second of four rounds, with these points."""
    counters = {f"score0 {name}": n for name, n in points.items()}
    counters |= {"starter": starter, "direction": direction}
    return lay({}, "Ann Ben Cleo Dan", counters=counters, step=NextRound(), rounds=4)


def test_the_weakest_of_the_round_before_starts_the_next(lay: Lay) -> None:
    table = scored(lay, {"Ann": 5, "Ben": 3, "Cleo": -2, "Dan": 0}, starter=0)
    assert table.asked == "Cleo"
    assert table.log[0] == "Round 2 begins. Cleo starts."


def test_only_the_round_before_decides_who_starts(lay: Lay) -> None:
    counters = {"round": 1, "score0 Ann": -30, "score1 Ann": 9, "score1 Ben": 4, "score1 Cleo": 5}
    table = lay({}, counters=counters, step=NextRound(), rounds=4)
    assert table.asked == "Ben"


@pytest.mark.parametrize(
    ("starter", "direction", "expected"),
    [(0, 1, "Ben"), (1, 1, "Ben"), (2, 1, "Dan"), (3, 1, "Dan"), (0, -1, "Dan"), (2, -1, "Ben")],
)
def test_of_those_tied_the_first_in_the_old_turn_order_starts(
    lay: Lay, starter: int, direction: int, expected: str
) -> None:
    points = {"Ann": 5, "Ben": 1, "Cleo": 2, "Dan": 1}
    assert scored(lay, points, starter, direction).asked == expected


def test_the_direction_is_reversed_each_round(lay: Lay) -> None:
    table = scored(lay, {"Cleo": -1}, starter=0)
    assert table.count("direction") == -1
    table.play("Cleo takes", "Ben takes", "Ann takes", "Dan takes")
    while table.count("round") == 1:
        table.play(f"{table.asked} takes")
    assert table.count("direction") == 1


def test_a_hand_is_passed_in_the_direction_of_play(lay: Lay) -> None:
    table = lay(
        {"hand Ann": "stegosaurus", "collection Ann": "pterodactyl"}, counters={"direction": -1}
    )
    table.play("Ann passes pterodactyl")
    assert table.asked == "Cleo"


def test_all_cards_are_gathered_for_the_next_round_also_the_removed_ones(lay: Lay) -> None:
    table = lay(
        {"removed": "2 stegosaurus", "collection Ann": "4 pterodactyl"},
        counters={"score0 Ann": -1},
        step=NextRound(),
        rounds=2,
    )
    table.expect("removed", "")
    assert len(table.cards("aside")) == 25
    assert [len(table.cards(f"collection {name}")) for name in table.players] == [4, 4, 4]


def test_a_shuffle_makes_everybody_forget(lay: Lay) -> None:
    table = lay({"collection Ann": "4 pterodactyl"}, step=SetUpRound(), rounds=2)
    assert set(table.cards("deck", seen_by="Ann")) == {"?"}


# --- the end of the game ------------------------------------------------------------------------


def test_two_rounds_are_played_and_three_by_two_players() -> None:
    for seats, rounds in ((2, 3), (3, 2), (4, 2), (5, 2)):
        table = Script(names(players(seats)))
        assert table.table.options["rounds"] == rounds


@pytest.mark.parametrize("rounds", [1, 2, 3, 4])
def test_the_game_lasts_as_many_rounds_as_were_agreed(rounds: int, reload: bool) -> None:
    table = Script(names("Ann Ben"), options={"rounds": rounds}, reload=reload)
    while table.asked:
        table.play(f"{table.asked} takes")
    sheets = [table.sheet(number) for number in range(len(table.table.sheets))]
    assert [sheet.final for sheet in sheets] == [False] * rounds + [True]
    sums = [sum(column) for column in zip(*(s.totals for s in sheets[:-1]), strict=True)]
    assert list(table.result.scores) == sums


def last_round(lay: Lay, before: dict[str, int], **collections: str) -> Script:
    """The second and last round is scored, with these points from the first."""
    counters = {"round": 1, **{f"score0 {name}": n for name, n in before.items()}}
    cards = {f"collection {name}": cards for name, cards in collections.items()}
    return lay(cards, counters=counters, step=ScoreRound(), rounds=2)


def test_the_highest_sum_of_all_rounds_wins(lay: Lay) -> None:
    table = last_round(lay, {"Ann": 3, "Ben": 0, "Cleo": 6}, Ann="tyrannosaurus", Ben="stegosaurus")
    assert table.result.scores == (7, 2, 6)
    assert table.winners == "Ann"
    assert table.result.why.message == "Most points in all."


def test_of_those_tied_the_most_points_in_the_last_round_win(lay: Lay) -> None:
    table = last_round(lay, {"Ann": 0, "Ben": 2}, Ann="tyrannosaurus", Ben="stegosaurus")
    assert table.result.scores == (4, 4, 0)
    assert table.winners == "Ann"
    assert "the last round decides" in table.result.why.message


def test_tied_in_the_last_round_too_they_share_the_win(lay: Lay) -> None:
    before = {"Ann": 1, "Ben": 1, "Cleo": 2}
    table = last_round(lay, before, Ann="stegosaurus", Ben="stegosaurus")
    assert table.result.scores == (3, 3, 2)
    assert table.winners == "Ann Ben"
    assert "the win is shared" in table.result.why.message
