"""Cancelling effects in Divočina: payments, who is asked, and multiple cancelling. § Cancelling."""

from collections.abc import Callable

from game.engine.move import Move
from game.engine.rng import Rng
from game.engine.table import Table
from game.rules.divocina import GAME
from game.rules.divocina import layout as at
from game.rules.divocina.cards import ARCA, URSERA
from game.rules.divocina.steps.cancel import MayCancel
from game.rules.divocina.steps.turn import BeginTurn
from tests.rules.divocina_table import (
    cancels,
    expect_groups,
    lays,
    passes,
    trio,
)
from tests.rules.script import Script

Lay = Callable[..., Script]
DECK = "devoraptor male, devoraptor female, devoraptor alpha, teuthis male, teuthis female"


def arca_against(lay: Lay, multi: bool = False, **cards: str) -> Script:
    """Ann lays an arca, which lets Ben and Cleo draw; Ben is asked."""
    table = lay({"hand Ann": "arca male", "deck": DECK, **cards}, multi=multi)
    table.play("Ann lays arca male")
    assert table.asked == "Ben"
    return table


# --- payments -----------------------------------------------------------------------------------


def test_two_cards_of_the_hand(lay: Lay) -> None:
    table = arca_against(lay, **{"hand Ben": "ursera male, ursera female, altodon male"})
    cancels(table, "Ben", "ursera male", "altodon male")
    assert table.cards("discard") == ["ursera_male", "altodon_male"]
    table.expect("hand Ben", "ursera female")


def test_one_of_the_hand_and_an_individual_in_any_order(lay: Lay) -> None:
    cards = {"hand Ben": "ursera male", "laid Ben": "altodon male"}
    table = arca_against(lay, **cards)
    cancels(table, "Ben", "ursera male", "altodon male")
    assert table.cards("discard") == ["ursera_male", "altodon_male"]
    table = arca_against(lay, **cards)
    cancels(table, "Ben", "altodon male", "ursera male")
    assert table.cards("discard") == ["altodon_male", "ursera_male"], "in the payer's order"


def test_two_individuals(lay: Lay) -> None:
    table = arca_against(lay, **{"laid Ben": "ursera male, altodon male, arca crown"})
    cancels(table, "Ben", "ursera male", "arca crown")
    expect_groups(table, "laid Ben", "altodon male")


def test_a_pair_is_paid_whole(lay: Lay) -> None:
    table = arca_against(lay, **{"laid Ben": "ursera male + ursera female, altodon male"})
    table.cannot("Ben pays altodon male", why="no second card that goes with this one")
    table.play("Ben pays ursera female")
    assert table.cards("discard") == ["ursera_female", "ursera_male"]
    expect_groups(table, "laid Ben", "altodon male")


def test_two_cards_of_a_herd_and_the_third_stays_as_an_individual(lay: Lay) -> None:
    table = arca_against(
        lay,
        **{"hand Ben": "altodon male", "laid Ben": "ursera male + ursera female + ursera alpha"},
    )
    table.play("Ben pays ursera female")
    assert table.prompt == "Choose the second card you pay, from the same herd."
    table.cannot("Ben pays altodon male", why="the second card comes from it too", grab="hand Ben")
    table.play("Ben pays ursera male")
    expect_groups(table, "laid Ben", "ursera alpha")


def test_no_single_card_is_taken_out_of_a_group(lay: Lay) -> None:
    """R11."""
    table = arca_against(
        lay,
        **{
            "hand Ben": "altodon male, altodon female",
            "laid Ben": "ursera male + ursera female, arca female + arca alpha + arca crown",
        },
    )
    table.play("Ben pays altodon male")
    table.cannot("Ben pays ursera male", why="cannot be taken out", grab="laid Ben")
    table.cannot("Ben pays arca crown", why="cannot be taken out", grab="laid Ben")
    assert len(table.table.moves()) == 1
    table = arca_against(
        lay, **{"hand Ben": "altodon male", "laid Ben": "ursera male + ursera female"}
    )
    table.cannot("Ben pays altodon male", why="no second card")
    table.may("Ben pays ursera male")


def test_who_has_no_two_cards_can_only_pass(lay: Lay) -> None:
    table = arca_against(lay, **{"hand Ben": "altodon male"})
    assert table.verbs == {"pass"}
    assert table.prompt == "You have no two cards to pay, so you can only let it happen."
    table.cannot("Ben pays altodon male", why="no two cards to pay")


def test_others_cards_cannot_be_paid(lay: Lay) -> None:
    table = arca_against(
        lay, **{"hand Ben": "2 altodon male", "laid Cleo": "ursera male, ursera alpha"}
    )
    table.cannot("Ben pays ursera male", why="your own hand or table", grab="laid Cleo")


# --- who is asked -------------------------------------------------------------------------------


def test_each_is_asked_once_in_turn_order_and_the_first_payer_ends_it(lay: Lay) -> None:
    """R16."""
    table = lay(
        {
            "hand Cleo": "arca male",
            "hand Dan": "2 cranicorn male",
            "hand Ann": "2 altodon male",
            "hand Ben": "2 ursera male",
            "deck": DECK,
        },
        "Ann Ben Cleo Dan",
        step=BeginTurn(2),
    )
    table.play("Cleo lays arca male")
    passes(table, "Dan")
    cancels(table, "Ann", "altodon male", "altodon male")
    assert table.asked == "Dan", "Ben is not asked any more; it is Dan's turn"
    table.expect("hand Ben", "2 ursera male")


def test_who_is_asked_does_not_depend_on_hidden_cards() -> None:
    """R12: with other cards in the hands the same players are asked, at every window of 40 games."""
    windows = 0
    for seed in range(40):
        table, rng = GAME.new_table(3 + seed % 3, {}, seed), Rng(seed)
        while not table.over:
            moves = table.moves()
            move = moves[rng.below(len(moves))]
            if move.verb in ("name", "aim", "attach", "split", "offer", "promise"):
                windows += 1
                assert _asked_after(table, move) == _asked_after(_other_hands(table, rng), move)
            table.play(move)
    assert windows > 300


def _asked_after(table: Table, move: Move) -> list[int]:
    """The seats that are asked after a move if all of them pass."""
    table = table.clone()
    table.play(move)
    asked = []
    while table.steps and isinstance(table.steps[-1], MayCancel):
        asked.append(table.actor)
        table.play(table.moves()[0])
    return asked


def _other_hands(table: Table, rng: Rng) -> Table:
    """A table with the hands of the others dealt anew from hands and deck."""
    table = table.clone()
    zones = [at.DECK, *(at.HAND + s for s in range(table.seats) if s != table.actor)]
    slots = [slot for zone in zones for slot in table.zones[zone]]
    faces = [table.faces[slot] for slot in slots]
    rng.shuffle(faces)
    for slot, face in zip(slots, faces, strict=True):
        table.faces[slot] = face
    return table


def test_one_whose_cards_would_not_change_may_only_pass(lay: Lay) -> None:
    """R12."""
    table = lay(
        {
            "hand Ann": "ignicama male, ignicama female",
            "hand Ben": "ursera male, ursera female",
            "hand Cleo": "2 ursera male",
        }
    )
    lays(table, 2, "ignicama")
    table.play(f"Ann names number {ARCA}")
    assert table.verbs == {"pass"}
    table.cannot("Ben pays ursera male", why="changes none of your cards")
    table = lay(
        {
            "hand Ann": "ignicama male, ignicama female",
            "hand Ben": "ursera male, ursera female",
            "hand Cleo": "2 ursera male",
        }
    )
    lays(table, 2, "ignicama")
    table.play(f"Ann names number {URSERA}")
    assert table.verbs == {"pass", "pay"}


# --- multiple cancelling ------------------------------------------------------------------------


def duel(lay: Lay) -> Script:
    """Case 4: Ann's cranicorn aims at Ben's pair; both have cards to pay."""
    table = lay(
        {
            "hand Ann": "cranicorn male, leviathan male, leviathan female, leviathan alpha",
            "hand Ben": "ursera male, ursera female, ursera alpha, ursera crown",
            "hand Cleo": "2 ignicama male",
            "laid Ben": "altodon male + altodon female",
            "deck": DECK,
        },
        multi=True,
    )
    table.play("Ann lays cranicorn male", "Ann splits altodon male")
    return table


def test_attacker_and_defender_pay_by_turns_until_one_passes(lay: Lay) -> None:
    """Case 4."""
    table = duel(lay)
    cancels(table, "Ben", "ursera male", "ursera female")
    assert table.prompt == "Ben cancels. Pay two cards to carry your effect through?"
    cancels(table, "Ann", "leviathan male", "leviathan female")
    assert table.prompt == "Ann insists. Pay two more cards to cancel the effect?"
    cancels(table, "Ben", "ursera alpha", "ursera crown")
    passes(table, "Ann")
    expect_groups(table, "laid Ben", "altodon male + altodon female")
    assert len(table.cards("discard")) == 6
    assert table.verbs == {"keep"}
    assert table.asked == "Ann"


def test_once_the_defender_passes_the_effect_happens_and_nobody_else_is_asked(lay: Lay) -> None:
    table = lay(
        {
            "hand Ann": f"{trio('ignicama')}, leviathan male, leviathan female",
            "hand Ben": "ursera male, ursera female, ursera alpha",
            "hand Cleo": "ursera crown, altodon male, altodon female",
        },
        multi=True,
    )
    lays(table, 2, "ignicama")
    table.play(f"Ann names number {URSERA}")
    cancels(table, "Ben", "ursera male", "ursera female")
    cancels(table, "Ann", "leviathan male", "leviathan female")
    passes(table, "Ben")
    table.expect("hand Ben", "")
    table.expect("hand Cleo", "altodon male, altodon female")
    assert table.asked == "Ben"


def test_if_the_attacker_passes_the_effect_is_cancelled(lay: Lay) -> None:
    table = duel(lay)
    cancels(table, "Ben", "ursera male", "ursera female")
    passes(table, "Ann")
    expect_groups(table, "laid Ben", "altodon male + altodon female")
    assert table.log[0] == "Ben has cancelled the effect."


def test_an_attacker_without_two_cards_can_only_pass(lay: Lay) -> None:
    table = arca_against(lay, multi=True, **{"hand Ben": "2 ursera male"})
    cancels(table, "Ben", "ursera male", "ursera male")
    assert table.verbs == {"pass"}
    assert table.prompt == "Ben has paid, and you have no two cards to pay against it."
    passes(table, "Ann")
    table.expect("hand Ann", "devoraptor male, devoraptor female")


def test_a_target_that_was_paid_away_is_skipped(lay: Lay) -> None:
    table = duel(lay)
    table.play("Ben pays altodon male")
    cancels(table, "Ann", "leviathan male", "leviathan female")
    passes(table, "Ben")
    expect_groups(table, "laid Ben", "")
    assert table.verbs == {"keep"}


def test_a_group_of_the_attackers_own_that_was_paid_away_attaches_nothing(lay: Lay) -> None:
    table = lay(
        {
            "hand Ann": "leviathan male",
            "laid Ann": "arca male, ursera crown",
            "laid Ben": "arca female",
            "hand Ben": "2 altodon male",
            "deck": DECK,
        },
        multi=True,
    )
    table.play("Ann lays leviathan male", "Ann attaches arca female onto arca male")
    cancels(table, "Ben", "altodon male", "altodon male")
    cancels(table, "Ann", "arca male", "ursera crown")
    passes(table, "Ben")
    expect_groups(table, "laid Ben", "arca female")
    expect_groups(table, "laid Ann", "leviathan male")


def test_the_attacker_cannot_pay_with_the_hand_card_the_gift_needs(lay: Lay) -> None:
    table = lay(
        {
            "hand Ann": "altodon male, arca male, arca female",
            "laid Ann": "ursera male",
            "hand Ben": "2 cranicorn male",
        },
        multi=True,
    )
    table.play("Ann lays altodon male", "Ann aims to Ben")
    cancels(table, "Ben", "cranicorn male", "cranicorn male")
    table.play("Ann pays arca male")
    table.cannot("Ann pays arca female", why="must keep a card of your hand", grab="hand Ann")
    table.may("Ann pays altodon male")
    table.play("Ann pays ursera male")
    passes(table, "Ben")
    table.play("Ann gives arca female")
    table.expect("hand Ben", "arca female")


def test_with_only_the_gift_in_hand_the_attacker_cannot_begin_to_pay_with_it(lay: Lay) -> None:
    table = lay(
        {
            "hand Ann": "altodon male, arca male",
            "laid Ann": "ursera male",
            "hand Ben": "2 cranicorn male",
        },
        multi=True,
    )
    table.play("Ann lays altodon male", "Ann aims to Ben")
    cancels(table, "Ben", "cranicorn male", "cranicorn male")
    table.cannot("Ann pays arca male", why="must keep a card of your hand", grab="hand Ann")
    cancels(table, "Ann", "altodon male", "ursera male")


def test_the_attacker_cannot_pay_with_the_laid_card_that_is_promised(lay: Lay) -> None:
    table = lay(
        {
            "hand Ann": trio("altodon"),
            "laid Ann": "arca male + arca female, ursera male, ursera female",
            "hand Ben": "2 cranicorn male, 2 cranicorn female",
        },
        multi=True,
    )
    lays(table, 3, "altodon")
    table.play("Ann aims to Ben", "Ann promises arca male")
    cancels(table, "Ben", "cranicorn male", "cranicorn male")
    table.cannot("Ann pays arca male", why="promised as a gift", grab="laid Ann")
    table.cannot("Ann pays arca female", why="this pair is promised", grab="laid Ann")
    cancels(table, "Ann", "ursera male", "ursera female")
    passes(table, "Ben")
    table.expect("hand Ben", "arca male, 2 cranicorn female")
    expect_groups(table, "laid Ann", "arca female, altodon male + altodon female + altodon alpha")


def test_of_a_herd_that_holds_the_promised_card_the_other_two_can_be_paid(lay: Lay) -> None:
    table = lay(
        {
            "hand Ann": trio("altodon"),
            "laid Ann": "arca male + arca female + arca alpha",
            "hand Ben": "2 cranicorn male",
        },
        multi=True,
    )
    lays(table, 3, "altodon")
    table.play("Ann aims to Ben", "Ann promises arca male")
    cancels(table, "Ben", "cranicorn male", "cranicorn male")
    table.cannot("Ann pays arca male")
    table.play("Ann pays arca female")
    assert len(table.table.moves()) == 1
    table.play("Ann pays arca alpha")
    passes(table, "Ben")
    table.expect("hand Ben", "arca male")


def test_without_the_option_one_payment_is_the_end_of_it(lay: Lay) -> None:
    table = arca_against(
        lay, **{"hand Ben": "2 ursera male", "laid Ann": "altodon male, altodon female"}
    )
    cancels(table, "Ben", "ursera male", "ursera male")
    assert table.asked == "Ben"
    assert "lay" not in table.verbs
    table.expect("hand Ann", "devoraptor male, devoraptor female")
