"""DNA evolution: tokens, later rounds and the end. § DNA evolution of ``RULES.md``."""

from collections.abc import Callable

import pytest

from game.rules.cubosaurs.cards import COSTS, FACES, MARKED, TILE_DECK, TILES
from game.rules.cubosaurs.steps import NextRound, ScoreRound, SetUpRound
from game.rules.cubosaurs.tokens import GainTokens, seats_from
from tests.english import english
from tests.rules.cubosaurs_table import names, players, tokens
from tests.rules.script import Script

Lay = Callable[..., Script]


def marked(table: Script, zone: str) -> int:
    """How many cards of a zone bear a mark."""
    slots = table.table.zones[table.names.zone(zone)]
    return sum(MARKED[table.table.faces[slot]] for slot in slots)


# --- setup --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_tile_more_than_players_lies_face_up(seats: int) -> None:
    table = Script(names(players(seats)), options={"dna": 1}, seed=2)
    assert len(table.cards("tiles")) == seats + 1
    assert len(table.cards("tile_deck")) == 10 - (seats + 1)
    assert sum(tokens(table)) == 40


def test_without_dna_evolution_there_are_no_tokens_and_no_tiles_to_buy(reload: bool) -> None:
    table = Script(names("Ann Ben"), seed=2, reload=reload)
    while table.asked:
        assert table.verbs <= {"take", "pass"}
        table.play(f"{table.asked} takes")
    assert tokens(table) == [0, 0, 0]


def test_r7_the_costs_of_the_tiles() -> None:
    wanted = dict(zip(TILES, (4, 3, 1, 2, 1, 3, 4, 5, 4, 5), strict=True))
    assert dict(zip(TILES, COSTS, strict=True)) == wanted
    assert [FACES[face].corner for face in TILE_DECK] == [str(cost) for cost in COSTS]


# --- gaining tokens -----------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_r9_marked_starting_cards_bring_tokens(seed: int) -> None:
    table = Script(names("Ann Ben Cleo"), options={"dna": 1}, seed=seed)
    for name in table.players:
        assert table.count(f"dna {name}") == marked(table, f"collection {name}")


def test_r9_taking_marked_cards_brings_tokens(lay: Lay) -> None:
    hand = "stegosaurus dna, velociraptor grey 2 dna, pterodactyl"
    table = lay({"hand Ann": hand}, dna=True)
    table.play("Ann takes")
    assert tokens(table) == [2, 0, 0, 38]
    assert table.log[-1] == "Ann gains DNA tokens: 2."


def test_passing_on_marked_cards_neither_brings_nor_costs_tokens(lay: Lay) -> None:
    cards = {"hand Ann": "stegosaurus dna", "collection Ann": "pterodactyl dna"}
    table = lay(cards, dna=True, counters={"dna Ann": 1})
    table.play("Ann passes pterodactyl dna")
    assert tokens(table) == [1, 0, 0, 39]


def test_without_dna_evolution_marks_are_ignored(lay: Lay) -> None:
    table = lay({"hand Ann": "stegosaurus dna"})
    table.play("Ann takes")
    assert tokens(table) == [0, 0, 0, 0]


# --- the pool is empty --------------------------------------------------------------------------


def test_from_an_empty_pool_the_gainer_takes_a_token_of_an_opponent_of_choice(
    lay: Lay,
) -> None:
    table = lay(
        {"hand Ann": "stegosaurus dna", "deck": "egg stegosaurus"},
        "Ann Ben Cleo Dan",
        dna=True,
        counters={"dna Ben": 30, "dna Cleo": 10},
    )
    table.play("Ann takes")
    assert table.asked == "Ann"
    assert table.prompt.startswith("The pool is empty")
    table.cannot("Ann claims from Dan", "Dan has no DNA token to give.", drop="collection Dan")
    table.may("Ann claims from Ben")
    table.play("Ann claims from Cleo")
    assert tokens(table) == [1, 30, 9, 0, 0]
    assert table.log[0] == "Ann takes a DNA token from Cleo."
    assert table.asked == "Ben"


def test_the_last_tokens_of_the_pool_are_gained_first(lay: Lay) -> None:
    hand = "stegosaurus dna, pterodactyl dna, brontosaurus dna"
    counters = {"dna Ben": 20, "dna Cleo": 19}
    table = lay({"hand Ann": hand, "deck": "egg stegosaurus"}, dna=True, counters=counters)
    table.play("Ann takes")
    assert tokens(table) == [1, 20, 19, 0]
    table.play("Ann claims from Ben", "Ann claims from Cleo")
    assert tokens(table) == [3, 19, 18, 0]
    assert table.asked == "Ben"


def test_if_nobody_has_a_token_none_is_gained(lay: Lay) -> None:
    table = lay(
        {"hand Ann": "stegosaurus dna", "deck": "egg stegosaurus"},
        dna=True,
        counters={"dna Ann": 40},
    )
    table.play("Ann takes")
    assert table.asked == "Ben"
    assert tokens(table) == [40, 0, 0, 0]


def test_an_opponent_who_has_run_out_is_no_longer_offered(lay: Lay) -> None:
    hand = "stegosaurus dna, pterodactyl dna, brontosaurus dna"
    counters = {"dna Ben": 1, "dna Cleo": 1, "dna Ann": 38}
    table = lay({"hand Ann": hand, "deck": "egg stegosaurus"}, dna=True, counters=counters)
    table.play("Ann takes", "Ann claims from Ben")
    table.cannot("Ann claims from Ben")
    table.play("Ann claims from Cleo")
    assert tokens(table) == [40, 0, 0, 0]
    assert table.asked == "Ben", "the third token comes from nobody"


def test_several_gain_in_turn_order_from_the_starter_at_the_deal(lay: Lay) -> None:
    counters = {"dna Ann": 20, "dna Ben": 20, "starter": 1, "direction": -1}
    table = lay({}, dna=True, counters=counters, step=SetUpRound(), seed=4)
    gainers = []
    while "token" in table.verbs:
        gainers.append(table.asked)
        giver = "Ann" if table.asked != "Ann" else "Ben"
        table.play(f"{table.asked} claims from {giver}")
    order = [table.players[seat] for seat in seats_from(table.table, 1)]
    assert order == ["Ben", "Ann", "Cleo"]
    assert gainers == [name for name in order for _ in range(marked(table, f"collection {name}"))]
    assert len(set(gainers)) > 1


def test_the_choice_is_the_gainers_before_anything_else_happens(lay: Lay) -> None:
    table = lay({}, dna=True, counters={"dna Ben": 40}, step=GainTokens(2, 1))
    assert table.asked == "Cleo"
    table.play("Cleo claims from Ben")
    assert table.table.over


# --- later rounds -------------------------------------------------------------------------------


def between(lay: Lay, cards: dict[str, str], **counters: int) -> Script:
    """Between the rounds, with these tiles and tokens."""
    held = {f"dna {name}": n for name, n in counters.items()}
    return lay(cards, counters=held, step=NextRound(), rounds=2, dna=True, seed=11)


def test_tokens_are_carried_into_the_next_round(lay: Lay) -> None:
    table = between(lay, {"tiles": "tile draw"}, Ann=7, Ben=2)
    dealt = [marked(table, f"collection {name}") for name in table.players]
    assert tokens(table)[:3] == [7 + dealt[0], 2 + dealt[1], 0 + dealt[2]]


def test_r10_unbought_tiles_stay_and_the_row_is_refilled(lay: Lay) -> None:
    table = between(lay, {"tiles": "tile draw, tile lose", "bought Ann": "tile slip, tile swap"})
    row = table.cards("tiles")
    assert len(row) == 4
    assert row[:2] == ["tile_draw", "tile_lose"]
    table.expect("bought Ann", "tile slip, tile swap")
    assert len(table.cards("tile_deck")) == 10 - 4 - 2


def test_r10_the_face_down_tiles_are_shuffled_before_they_refill_the_row(lay: Lay) -> None:
    rows = set()
    for seed in range(5):
        table = lay({}, step=NextRound(), rounds=2, dna=True, seed=seed)
        rows.add(tuple(table.cards("tiles")))
    assert len(rows) > 1


def test_r10_a_full_row_gets_no_more(lay: Lay) -> None:
    row = "tile draw, tile lose, tile give, tile slip"
    table = between(lay, {"tiles": row})
    table.expect("tiles", row)


def test_r10_the_row_is_refilled_as_far_as_the_tiles_go(lay: Lay) -> None:
    bought = {
        "bought Ann": "tile slip, tile swap, tile draw, tile variety",
        "bought Ben": "tile brood, tile lose, tile steal, tile destroy",
    }
    table = between(lay, {"tiles": "tile forbidden", **bought})
    table.expect("tiles", "tile forbidden, tile give")
    table.expect("tile_deck", "")


def test_within_a_round_the_row_is_not_refilled(lay: Lay) -> None:
    cards = {"tiles": "tile variety, tile brood", "hand Ann": "stegosaurus", "deck": "pterodactyl"}
    table = lay(cards, dna=True, counters={"dna Ann": 9})
    table.play("Ann buys tile variety", "Ann takes")
    table.expect("tiles", "tile brood")


# --- the end of the game ------------------------------------------------------------------------


def finished(lay: Lay, cards: dict[str, str], rounds: int = 1, **counters: int) -> Script:
    """The last round is scored."""
    given = {key.replace("_", " "): n for key, n in counters.items()}
    return lay(
        cards, counters=given | {"round": rounds - 1}, step=ScoreRound(), rounds=rounds, dna=True
    )


@pytest.mark.parametrize(("held", "bonus"), [(0, 0), (1, 0), (2, 1), (3, 1), (8, 4)])
def test_two_unspent_tokens_are_a_point(lay: Lay, held: int, bonus: int) -> None:
    table = finished(lay, {"collection Ann": "tyrannosaurus"}, dna_Ann=held)
    assert table.result.scores == (4 + bonus, 0, 0)


def test_tile_variety_scores_each_type_of_the_last_collection(lay: Lay) -> None:
    cards = "2 stegosaurus, stegosaurus dna, velociraptor black 1, velociraptor grey 1, egg brontosaurus, egg stegosaurus"
    table = finished(lay, {"collection Ann": cards, "bought Ann": "tile variety"})
    assert table.result.scores[0] == table.sheet(0).totals[0] + 4
    without = finished(lay, {"collection Ann": cards, "bought Ben": "tile variety"})
    assert without.result.scores[0] == without.sheet(0).totals[0]
    assert without.result.scores[1] == 0, "Ben has the tile and no card"


def test_tile_brood_scores_two_for_each_egg_of_the_last_collection(lay: Lay) -> None:
    cards = "egg brontosaurus, egg stegosaurus, egg velociraptor, stegosaurus"
    table = finished(lay, {"collection Ann": cards, "bought Ann": "tile brood"})
    assert table.result.scores[0] == table.sheet(0).totals[0] + 6


def test_the_tiles_of_an_earlier_round_count_the_last_collection(lay: Lay) -> None:
    table = finished(
        lay, {"collection Ann": "pterodactyl", "bought Ann": "tile variety"}, 2, score0_Ann=5
    )
    assert table.result.scores[0] == 5 - 1 + 1


def test_bonus_points_count_for_the_sum_but_not_for_the_last_round(lay: Lay) -> None:
    cards = {"collection Ann": "stegosaurus", "collection Ben": "tyrannosaurus"}
    table = finished(lay, cards, 2, dna_Ann=4, score0_Ben=0)
    assert table.result.scores == (4, 4, 0)
    assert table.winners == "Ben", "without the bonus Ann has 2 in the last round, Ben 4"


def test_the_final_sheet_names_rounds_tokens_and_tiles(lay: Lay) -> None:
    table = finished(
        lay,
        {"collection Ann": "egg stegosaurus", "bought Ann": "tile variety, tile brood"},
        2,
        dna_Ann=5,
        score0_Ann=6,
    )
    sheet = table.sheet()
    rows = [(english(row.label), row.number, row.points) for row in sheet.rows[0]]
    assert sheet.final
    assert rows == [
        ("Round 1", 1, 6),
        ("Round 2", 1, -3),
        ("DNA tokens", 5, 2),
        ("Variety", 1, 1),
        ("Brood", 1, 2),
    ]
    assert sheet.totals == table.result.scores == (8, 0, 0)
