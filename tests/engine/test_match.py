"""A match: playing, taking back, and how far back one may go."""

import pytest

from game.engine.match import Match, Setup
from game.engine.move import Move
from game.engine.table import RulesError
from game.rules import game
from tests.games.pairs import PAIRS

ANN, BEN, ALL = 0b001, 0b010, 0b111


def pairs(seed: int = 1, **options: int) -> Match:
    """Three players, hidden hands."""
    return Match(Setup(PAIRS, 3, seed, options))


def play(match: Match, count: int = 1) -> None:
    """The first legal move, several times."""
    for _ in range(count):
        match.play(match.table.moves()[0])


def led_by(seat: int, **options: int) -> Match:
    """A match in which this seat leads."""
    return next(m for m in (pairs(seed, **options) for seed in range(99)) if m.table.actor == seat)


def test_an_illegal_move_leaves_the_match_as_it_was() -> None:
    match = pairs()
    digest = match.digest()
    with pytest.raises(RulesError):
        match.play(Move("lay", card=match.table.zones[0][0]))
    assert (match.digest(), match.moves, match.history, match.events) == (digest, [], [], [])


def test_what_was_taken_back_can_be_played_again() -> None:
    match = pairs()
    play(match, 5)
    digest, moves = match.digest(), list(match.moves)
    match.undo(3)
    assert len(match.moves) == len(match.events) == len(match.history) == 2
    for _ in range(3):
        match.redo()
    assert (match.digest(), match.moves) == (digest, moves)
    with pytest.raises(ValueError, match="nothing was taken back"):
        match.redo()


def test_another_move_forgets_what_was_taken_back() -> None:
    match = pairs()
    play(match, 2)
    match.undo(2)
    match.play(match.table.moves()[-1])
    assert not match.undone


@pytest.mark.parametrize("count", [0, -1, 3])
def test_only_moves_that_were_played_are_taken_back(count: int) -> None:
    match = pairs()
    play(match, 2)
    with pytest.raises(ValueError, match="cannot take back"):
        match.undo(count)


# --- how far back -------------------------------------------------------------------------------


def test_nothing_can_be_taken_back_at_the_start_or_from_bots() -> None:
    match = led_by(1)
    assert match.undo_count(ANN, casual=True) == 0
    play(match)
    assert match.undo_count(ANN, casual=True) == 0, "only a bot has moved"


def test_casually_one_goes_back_to_ones_own_last_decision() -> None:
    match = led_by(0)
    play(match, 3)
    assert match.undo_count(ANN, casual=True) == 3, "the whole trick, which Ann led"
    match.undo(3)
    assert match.table.actor == 0


def test_strictly_one_cannot_take_back_what_showed_a_hidden_card() -> None:
    match = led_by(0)
    play(match)
    assert match.undo_count(ANN, casual=False) == 1, "Ann laid a card that she knew"
    play(match)
    assert match.undo_count(ANN, casual=False) == 0, "she has seen the card of the next bot"


def test_a_card_laid_face_down_shows_nothing() -> None:
    match = led_by(0, sealed=1)
    play(match, 2)
    assert match.undo_count(ANN, casual=False) == 2
    play(match)
    assert match.undo_count(ANN, casual=False) == 0, "the trick was shown and cards were drawn"


def test_several_humans_never_take_back_what_one_of_them_has_learnt() -> None:
    match = led_by(0)
    play(match)
    assert match.undo_count(ANN | BEN, casual=True) == 0, "Ben has seen Ann's card"


def test_at_an_open_screen_a_card_that_one_human_knew_is_no_news() -> None:
    for seed in range(99):
        match = Match(Setup(game("cubosaurs"), 3, seed))
        passes = [move for move in match.table.moves() if move.verb == "pass"]
        if passes:
            break
    match.play(passes[0])
    assert match.undo_count(ALL, casual=False) == 1


def test_a_drawn_card_is_news_at_an_open_screen() -> None:
    match = Match(Setup(game("cubosaurs"), 3, 1))
    match.play(Move("take"))
    assert match.undo_count(ALL, casual=False) == 0
