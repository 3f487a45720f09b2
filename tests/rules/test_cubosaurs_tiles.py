"""The ten evolution tiles: cost, effect, and when they cannot be bought. § Tiles."""

from collections.abc import Callable

import pytest

from game.rules.cubosaurs.cards import COSTS, TILES
from tests.rules.cubosaurs_table import tokens
from tests.rules.script import Script

Lay = Callable[..., Script]
ROW = ", ".join(f"tile {key}" for key in TILES)
CARDS = {
    "tiles": ROW,
    "deck": "pentaceratops, egg brontosaurus",
    "hand Ann": "stegosaurus",
    "collection Ann": "pterodactyl, stegosaurus",
    "collection Ben": "brontosaurus",
    "collection Cleo": "tyrannosaurus",
}


def turn(lay: Lay, held: int = 9, **changes: str) -> Script:
    """Ann's turn with all tiles for sale: she holds a stegosaurus and so many tokens."""
    cards = CARDS | {key.replace("_", " "): cards for key, cards in changes.items()}
    return lay(cards, dna=True, counters={"dna Ann": held})


# --- buying -------------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", range(10))
def test_a_tile_is_paid_into_the_pool_and_laid_before_its_buyer(lay: Lay, tile: int) -> None:
    key, cost = TILES[tile], COSTS[tile]
    table = turn(lay, held=cost)
    table.play(f"Ann buys tile {key}")
    assert tokens(table) == [0, 0, 0, 40]
    table.expect("bought Ann", f"tile {key}")
    assert f"tile_{key}" not in table.cards("tiles")


@pytest.mark.parametrize("tile", range(10))
def test_a_tile_that_costs_more_than_one_has_cannot_be_bought(lay: Lay, tile: int) -> None:
    table = turn(lay, held=COSTS[tile] - 1)
    why = f"This tile costs {COSTS[tile]} DNA tokens and you have {COSTS[tile] - 1}."
    table.cannot(f"Ann buys tile {TILES[tile]}", why)


def test_only_one_tile_a_turn(lay: Lay) -> None:
    table = turn(lay)
    table.play("Ann buys tile variety")
    assert table.asked == "Ann"
    table.cannot("Ann buys tile draw", "You may buy only one evolution tile in a turn.")
    assert table.verbs == {"take", "pass"}


def test_one_tile_in_every_turn(lay: Lay) -> None:
    table = turn(lay, deck="pentaceratops, egg brontosaurus, egg stegosaurus, egg tyrannosaurus")
    table.play("Ann buys tile draw", "Ann takes", "Ben takes", "Cleo takes")
    table.may("Ann buys tile lose")


def test_a_tile_that_is_not_face_up_cannot_be_bought(lay: Lay) -> None:
    table = turn(lay, tiles="tile draw", bought_Ben="tile slip")
    table.cannot("Ann buys tile slip of Ben", "This card takes no part in the turn")
    table.cannot("Ann buys tile lose", "This card takes no part", grab="tile_deck")


def test_who_cannot_pass_is_told_that_a_tile_may_help(lay: Lay) -> None:
    table = turn(lay, collection_Ann="stegosaurus")
    assert table.verbs == {"take", "buy"}
    assert table.prompt == "You cannot add a new type: take the hand, or buy a tile first."


# --- 1–3: the turn goes on ----------------------------------------------------------------------


@pytest.mark.parametrize("tile", ["variety", "brood"])
def test_tiles_1_and_2_can_always_be_bought_and_the_turn_goes_on(lay: Lay, tile: str) -> None:
    table = turn(lay, deck="", collection_Ann="", collection_Ben="", collection_Cleo="")
    table.play(f"Ann buys tile {tile}")
    assert table.asked == "Ann"
    assert table.verbs == {"take"}


def test_tile_3_draws_a_card_into_the_hand(lay: Lay) -> None:
    table = turn(lay)
    table.play("Ann buys tile draw")
    table.expect("hand Ann", "stegosaurus, pentaceratops")
    table.expect("hand Ann", "?, ?", seen_by="Ben")
    assert table.asked == "Ann"
    table.play("Ann passes pterodactyl")
    table.expect("hand Ben", "stegosaurus, pentaceratops, pterodactyl")


def test_r6_tile_3_cannot_be_bought_when_the_deck_is_empty(lay: Lay) -> None:
    turn(lay, deck="").cannot("Ann buys tile draw", "The deck is empty")


# --- 4 and 5: passing in another way ------------------------------------------------------------


def test_r8_tile_4_passes_the_hand_without_adding_a_card_and_ends_the_turn(lay: Lay) -> None:
    table = turn(lay)
    table.play("Ann buys tile slip")
    assert table.asked == "Ben"
    table.expect("hand Ben", "stegosaurus")
    table.expect("collection Ann", "pterodactyl, stegosaurus")


def test_tile_4_needs_no_card_in_the_collection(lay: Lay) -> None:
    table = turn(lay, collection_Ann="")
    table.play("Ann buys tile slip")
    assert table.asked == "Ben"


def test_r8_tile_5_adds_a_type_that_is_in_the_hand_already_and_ends_the_turn(
    lay: Lay,
) -> None:
    table = turn(lay)
    table.cannot("Ann passes stegosaurus", "already in the hand", grab="collection Ann")
    table.play("Ann buys tile forbidden")
    assert table.asked == "Ann"
    assert table.verbs == {"pass"}
    table.play("Ann passes stegosaurus")
    assert table.asked == "Ben"
    table.expect("hand Ben", "2 stegosaurus")


def test_tile_5_may_also_add_a_new_type(lay: Lay) -> None:
    table = turn(lay)
    table.play("Ann buys tile forbidden", "Ann passes pterodactyl")
    table.expect("hand Ben", "stegosaurus, pterodactyl")


# --- 6–10: cards of collections -----------------------------------------------------------------


def test_tile_6_removes_an_own_card_and_the_turn_goes_on(lay: Lay) -> None:
    table = turn(lay)
    table.play("Ann buys tile lose")
    assert table.asked == "Ann"
    table.cannot("Ann removes brontosaurus of Ben", "asks for a card of your own collection")
    table.play("Ann removes pterodactyl")
    table.expect("removed", "pterodactyl")
    table.expect("collection Ann", "stegosaurus")
    assert table.asked == "Ann"
    assert table.verbs == {"take"}


def test_tile_7_removes_an_opponents_card(lay: Lay) -> None:
    table = turn(lay)
    table.play("Ann buys tile destroy")
    table.cannot("Ann removes pterodactyl", "asks for a card of an opponent")
    table.play("Ann removes tyrannosaurus of Cleo")
    table.expect("removed", "tyrannosaurus")
    table.expect("collection Cleo", "")
    assert table.log == ["Ann removes tyrannosaurus of Cleo."]
    assert table.asked == "Ann"


def test_tile_8_steals_a_card_and_its_token(lay: Lay) -> None:
    table = turn(lay, held=5, collection_Ben="brontosaurus dna")
    table.play("Ann buys tile steal")
    table.cannot("Ann steals pterodactyl", "asks for a card of an opponent")
    table.play("Ann steals brontosaurus dna from Ben")
    table.expect("collection Ann", "pterodactyl, stegosaurus, brontosaurus dna")
    table.expect("collection Ben", "")
    assert tokens(table) == [1, 0, 0, 39]
    assert table.asked == "Ann"


def test_tile_9_gives_a_card_and_the_receiver_gains_its_token(lay: Lay) -> None:
    table = turn(lay, held=4, collection_Ann="pterodactyl dna")
    table.play("Ann buys tile give")
    table.cannot("Ann gives brontosaurus of Ben", "asks for a card of your own collection")
    table.play("Ann gives pterodactyl dna to Cleo")
    table.expect("collection Ann", "")
    table.expect("collection Cleo", "tyrannosaurus, pterodactyl dna")
    assert tokens(table) == [0, 0, 1, 39]
    assert table.asked == "Ann"
    assert table.verbs == {"take"}


def test_tile_10_swaps_two_cards_and_the_active_player_gains_first(lay: Lay) -> None:
    cards = {"collection_Ann": "pterodactyl dna", "collection_Ben": "brontosaurus dna"}
    table = turn(lay, held=5, **cards)
    table.play("Ann buys tile swap")
    table.cannot("Ann swaps pterodactyl dna", "asks for a card of an opponent")
    table.play("Ann swaps brontosaurus dna from Ben")
    assert table.asked == "Ann"
    table.cannot("Ann swaps tyrannosaurus of Cleo", "asks for a card of your own collection")
    table.play("Ann swaps pterodactyl dna")
    table.expect("collection Ann", "brontosaurus dna")
    table.expect("collection Ben", "pterodactyl dna")
    assert table.log == [
        "Ann swaps pterodactyl, brontosaurus with Ben.",
        "Ann gains DNA tokens: 1.",
        "Ben gains DNA tokens: 1.",
    ]
    assert tokens(table) == [1, 1, 0, 38]
    assert table.asked == "Ann"


def test_a_swap_without_marks_brings_nobody_a_token(lay: Lay) -> None:
    table = turn(lay, held=5)
    table.play("Ann buys tile swap", "Ann swaps tyrannosaurus from Cleo", "Ann swaps stegosaurus")
    table.expect("collection Cleo", "stegosaurus")
    assert tokens(table) == [0, 0, 0, 40]


def test_r6_tiles_that_need_an_own_card_cannot_be_bought_without(lay: Lay) -> None:
    table = turn(lay, collection_Ann="")
    for key in ("forbidden", "lose", "give", "swap"):
        table.cannot(f"Ann buys tile {key}", "Your collection is empty")
    table.may(*(f"Ann buys tile {key}" for key in ("draw", "slip", "destroy", "steal")))


def test_r6_tiles_that_need_an_opponents_card_cannot_be_bought_without(lay: Lay) -> None:
    table = turn(lay, collection_Ben="", collection_Cleo="")
    for key in ("destroy", "steal", "swap"):
        table.cannot(f"Ann buys tile {key}", "No opponent has a card")
    table.may(*(f"Ann buys tile {key}" for key in ("lose", "give", "forbidden")))


def test_a_card_of_any_opponent_can_be_chosen_and_equal_ones_are_told_apart(lay: Lay) -> None:
    table = turn(lay, collection_Cleo="brontosaurus")
    table.play("Ann buys tile steal")
    keys = {table.game.key(table.table, move) for move in table.table.moves()}
    assert len(keys) == 2, "the same kind from Ben or from Cleo is not the same move"
    table.play("Ann steals brontosaurus from Cleo")
    table.expect("collection Ben", "brontosaurus")
