"""Moves and their text form."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.move import Move, parse

NUMBERS = st.integers(-1, 99_999)
VERBS = st.from_regex(r"[a-z_][a-z_0-9]{0,20}", fullmatch=True)


def test_a_move_reads_like_a_line() -> None:
    assert str(Move("take")) == "take"
    assert str(Move("pass", card=12)) == "pass c12"
    assert str(Move("hunt", card=4, zone=9, onto=7, n=0)) == "hunt c4 z9 o7 n0"


@settings(deadline=None)
@given(VERBS, NUMBERS, NUMBERS, NUMBERS, NUMBERS)
def test_every_move_comes_back_from_its_text(verb: str, c: int, z: int, o: int, n: int) -> None:
    move = Move(verb, c, z, o, n)
    assert parse(str(move)) == move


@settings(deadline=None, max_examples=300)
@given(st.text(max_size=30) | st.from_regex(r"[a-z]{1,5}( [czonx]?-?[0-9]{0,7}){0,5}"))
def test_any_text_is_a_move_or_a_value_error(text: str) -> None:
    try:
        move = parse(text)
    except ValueError:
        return
    assert parse(str(move)) == move


@pytest.mark.parametrize(
    "text",
    ["", " ", "take ", " take", "take  c1", "take c", "take 1", "take x1", "take c-1", "take c1.5",
     "take c123456", "take c²", "take c١", "take\n", "take\tc1", "ta-ke", "12", "take c1,z2", "take c 1"],
)  # fmt: skip
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a move"):
        parse(text)
