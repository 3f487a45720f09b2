"""The end of Divočina: the deck running out, the last round, scoring and ties. § The last round,
§ Scoring."""

from collections.abc import Callable

import pytest

from game.rules.divocina import GAME
from game.rules.divocina.cards import FACES
from game.rules.divocina.scoring import points, total
from game.rules.divocina.steps.turn import EndGame
from tests.english import sheet_lines
from tests.rules.divocina_table import cancels, lays, passes, trio
from tests.rules.script import Script

Lay = Callable[..., Script]
KEYS = [face.key for face in FACES]


def group(forms: str, species: str = "arca") -> tuple[int, ...]:
    """The faces of a group of these forms."""
    return tuple(KEYS.index(f"{species}_{form}") for form in forms.split())


# --- scoring ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("forms", "expected"),
    [
        ("male", 0),
        ("crown", 0),
        ("male male", 2),
        ("male female", 3),
        ("alpha female", 3),
        ("alpha crown", 3),
        ("alpha alpha alpha", 3),
        ("male male female", 4),
        ("male male crown", 4),
        ("male female crown", 5),
        ("male female alpha", 5),
    ],
)
def test_groups_score_by_size_and_types(forms: str, expected: int) -> None:
    """Case 1."""
    assert points(group(forms)) == expected


def test_a_players_points_are_those_of_all_groups() -> None:
    assert total((group("male female crown"), group("male male", "ursera"), group("alpha"))) == 7


def ended(lay: Lay, **cards: str) -> Script:
    """A game that ends at once with these cards."""
    return lay(cards, step=EndGame())


def test_most_points_win(lay: Lay) -> None:
    table = ended(lay, **{"laid Ann": "arca male + arca female", "laid Ben": "2 ursera male"})
    assert table.winners == "Ann"
    assert table.result.scores == (3, 2, 0)
    assert table.result.why.message == "Most points."


def test_a_tie_is_decided_by_individuals_on_the_table(lay: Lay) -> None:
    table = ended(
        lay,
        **{
            "laid Ann": "arca male + arca female",
            "laid Ben": "ursera male + ursera female, altodon male",
            "hand Ann": "cranicorn male, cranicorn female",
        },
    )
    assert table.winners == "Ben"
    assert "more individuals" in table.result.why.message


def test_then_by_cards_in_hand(lay: Lay) -> None:
    table = ended(
        lay,
        **{
            "laid Ann": "arca male + arca female, teuthis male",
            "laid Ben": "ursera male + ursera female, altodon male",
            "hand Ann": "cranicorn male",
        },
    )
    assert table.winners == "Ann"
    assert "cards in hand decide" in table.result.why.message


def test_else_the_win_is_shared(lay: Lay) -> None:
    table = ended(lay, **{"laid Ann": "arca male", "laid Ben": "ursera male"})
    assert table.winners == "Ann Ben"
    assert "shared" in table.result.why.message
    returns = GAME.returns(table.table)
    assert returns[0] == returns[1] > returns[2]
    assert all(0 <= value <= 1 for value in returns)


def test_the_sheet_shows_each_group_with_its_points_and_why(lay: Lay) -> None:
    table = ended(
        lay,
        **{
            "laid Ann": "arca male + arca crown + arca female, ursera alpha + ursera alpha, altodon male"
        },
    )
    assert sheet_lines(table.sheet(), table.players)[:5] == [
        "Final score",
        "  Ann: 7",
        "    +5  Herd of Arca · male, female, crown: 3 for the herd, 2 for different types",
        "    +2  Pair of Ursera · alpha, alpha: 2 for the pair",
        "    +0  Individuals · no points, but they decide ties",
    ]


def test_the_tally_is_what_the_sheet_would_be(lay: Lay) -> None:
    table = lay({"laid Ann": "arca male + arca female", "laid Cleo": "ursera male + ursera alpha"})
    assert GAME.tally(table.view("Ben")).totals == (3, 0, 3)


# --- the last round -----------------------------------------------------------------------------


def test_the_last_card_makes_this_turn_the_last_and_each_other_has_one_more(lay: Lay) -> None:
    """Case 6."""
    table = lay(
        {
            "hand Ann": "arca male",
            "deck": "ursera male",
            "discard": "altodon male, altodon female, altodon alpha, altodon crown",
        }
    )
    table.play("Ann draws")
    table.expect("discard", "")
    table.expect("deck", "altodon male, altodon female, altodon alpha, altodon crown")
    assert table.log == [
        "The deck has run out: the last round begins.",
        "Ann draws Ursera.",
    ]
    table.play("Ben draws")
    table.play("Cleo draws")
    assert table.table.over


def test_drawing_goes_on_from_the_reformed_deck_in_mid_effect(lay: Lay) -> None:
    """Case 6."""
    table = lay(
        {
            "hand Ann": "arca male",
            "deck": "ursera male, ursera female",
            "discard": "altodon male, altodon female, altodon alpha",
        }
    )
    table.play("Ann lays arca male")
    passes(table, "Ben", "Cleo")
    table.expect("hand Ben", "ursera male")
    table.expect("hand Cleo", "ursera female")
    assert len(table.cards("hand Ann")) == 2
    assert len(table.cards("deck")) == 1
    table.play("Ben draws")
    table.play("Cleo lays ursera female")
    assert not table.table.over
    table.play("Cleo skips")
    assert table.table.over


def test_the_reformed_deck_is_shuffled_and_nobody_knows_it(lay: Lay) -> None:
    table = lay(
        {
            "hand Ann": "arca male",
            "deck": "ursera male",
            "discard": f"{trio('altodon')}, {trio('teuthis')}",
        }
    )
    assert "?" not in table.cards("discard", seen_by="Ben")
    table.play("Ann draws")
    assert set(table.cards("deck", seen_by="Ben")) == {"?"}


def test_a_second_deck_that_runs_out_is_the_end_of_drawing(lay: Lay) -> None:
    """R14."""
    table = lay({"hand Ann": "arca male", "deck": "ursera male", "discard": "altodon male"})
    table.play("Ann draws", "Ben draws")
    table.expect("hand Ben", "altodon male")
    assert table.verbs == {"pass"}, "Cleo has no card and finds none"
    passes(table, "Cleo")
    assert table.table.over


def test_with_no_discards_at_that_moment_there_is_no_second_deck(lay: Lay) -> None:
    """R14: cards discarded later do not become one."""
    table = lay(
        {
            "hand Ann": "arca male",
            "deck": "ursera male",
            "hand Ben": "ignicama male, ignicama female",
            "hand Cleo": "altodon male, altodon female",
        }
    )
    table.play("Ann draws")
    table.play("Ben lays ignicama male number 2", "Ben adds ignicama female", "Ben names number 3")
    passes(table, "Cleo", "Ann")
    table.expect("discard", "altodon male, altodon female")
    assert table.verbs == {"pass"}
    passes(table, "Cleo")
    assert table.table.over


def test_looking_at_two_with_a_deck_of_one(lay: Lay) -> None:
    """Case 10, R18: the discards become the deck at once, the look goes on from it."""
    table = lay(
        {
            "hand Ann": "ursera male",
            "deck": "leviathan male",
            "discard": f"{trio('altodon')}, {trio('teuthis')}",
        }
    )
    table.play("Ann lays ursera male", "Ann skips")
    looked = table.cards("look Ann", seen_by="Ann")
    assert len(looked) == 2
    assert looked[0] == "leviathan_male"
    assert table.cards("look Ann", seen_by="Ben") == ["?", "?"]
    table.play(f"Ann keeps {looked[1].replace('_', ' ')}")
    assert table.cards("deck")[-1] == "leviathan_male", "under the new deck"
    assert len(table.cards("deck")) == 6


def test_looking_at_two_with_a_deck_of_two(lay: Lay) -> None:
    """Case 10, R18."""
    table = lay(
        {
            "hand Ann": "ursera male",
            "deck": "leviathan male, leviathan female",
            "discard": f"{trio('altodon')}",
        }
    )
    table.play("Ann lays ursera male", "Ann skips", "Ann keeps leviathan male")
    assert table.cards("deck")[-1] == "leviathan_female"
    assert len(table.cards("deck")) == 4
    assert table.count("last_turns") == 2


def test_looking_at_two_with_one_card_left_in_all_keeps_it(lay: Lay) -> None:
    """R18: keep 1 of 1."""
    table = lay({"hand Ann": "ursera male", "deck": "leviathan male"})
    table.play("Ann lays ursera male", "Ann skips")
    table.expect("hand Ann", "leviathan male")
    assert table.asked == "Ben"


def test_a_returned_card_is_the_whole_deck_if_there_were_no_discards(lay: Lay) -> None:
    """R18: it can still be drawn."""
    table = lay({"hand Ann": "ursera male", "deck": "leviathan male, leviathan female"})
    table.play("Ann lays ursera male", "Ann skips", "Ann keeps leviathan male")
    table.expect("deck", "leviathan female")
    table.play("Ben draws")
    table.expect("hand Ben", "leviathan female")
    table.play("Cleo passes")
    assert table.table.over


def test_the_look_of_a_herd_of_arcas_goes_on_from_the_reformed_deck(lay: Lay) -> None:
    """R18."""
    table = lay(
        {
            "hand Ann": trio("arca"),
            "deck": "leviathan male",
            "discard": "altodon male, altodon female",
        }
    )
    lays(table, 3, "arca")
    table.expect("look Ann", "leviathan male, altodon male, altodon female")


def test_a_payment_made_before_the_deck_runs_out_is_part_of_the_new_deck(lay: Lay) -> None:
    table = lay({"hand Ann": "arca male", "hand Ben": "2 altodon male", "deck": "ursera male"})
    table.play("Ann lays arca male")
    cancels(table, "Ben", "altodon male", "altodon male")
    table.expect("hand Ann", "ursera male, altodon male")
    table.expect("deck", "altodon male")


def test_two_hundred_turns_without_a_card_from_the_deck_end_the_game(lay: Lay) -> None:
    """R19."""
    table = lay(
        {
            "hand Ann": "arca male",
            "hand Ben": "ursera male + ursera female",
            "deck": "ursera alpha",
        },
        counters={"quiet": 199},
    )
    assert not table.table.over
    table.play("Ann draws")
    assert table.count("quiet") == 1, "a card has left the deck"
    table = lay(
        {"hand Ann": "2 altodon male", "hand Ben": "ursera male", "deck": "ursera alpha"},
        counters={"quiet": 199},
    )
    table.play("Ann lays altodon male number 2", "Ann adds altodon male")
    assert table.table.over
    assert table.log[-1] == "Nobody has taken a card from the deck for 200 turns: the game ends."
