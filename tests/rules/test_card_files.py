"""Card files: a person may edit them, and is told what is wrong with them."""

from pathlib import Path

import pytest

from game.rules.cards import CardFileError
from game.rules.cubosaurs.cards import PATH, load

GOOD = PATH.read_text("utf-8")


def reason(tmp_path: Path, content: str | bytes) -> str:
    """Why a file with this content is refused."""
    file = tmp_path / "cards.toml"
    file.write_bytes(content.encode() if isinstance(content, str) else content)
    with pytest.raises(CardFileError) as caught:
        load(file)
    assert caught.value.path == file
    assert str(caught.value).startswith("cards.toml: ")
    return caught.value.reason


def test_the_file_of_the_house_is_a_deck() -> None:
    assert load().egg.points == 3


def test_figures_can_be_changed(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(GOOD.replace("swap = 5", "swap = 6"), "utf-8")
    assert load(file).tile.cost["swap"] == 6


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('key = "stegosaurus"', 'key = "unicorn"', "the keys must be tyrannosaurus, stegosaurus"),
        ('key = "velociraptor_grey"', 'key = "velociraptor_red"', "velociraptor: the keys must be"),
        ("cards = 7", "cards = 8", "needs 7 cards, 0–7 of them marked"),
        ("marked = 3", "marked = 8", "needs 7 cards, 0–7 of them marked"),
        ("[1, 1, 2, 2, 2, 3, 3]", "[1, 1, 2, 2, 2, 3]", "needs 7 values of 0–9"),
        ("[1, 1, 2, 2, 2, 3, 3]", "[]", "needs 7 values of 0–9"),
        ("[1, 1, 2, 2, 2, 3, 3]", "[1, 1, 2, 2, 2, 3, 33]", "needs 7 values of 0–9"),
        ("marked = [1, 2, 3]", "marked = [3, 3, 3]", "no card of value 3 to mark"),
        ("swap = 5", "", "needs one cost of 0 or more for each of variety"),
        ("swap = 5", "swap = -1", "needs one cost of 0 or more"),
        ("points = [4, 1, -2, -5]", "points = [4, 1, -2]", "points"),
        ("points = [4, 1, -2, -5]", 'points = "4"', "points"),
        ("marked = 3", "marked = 3\nfangs = 2", "fangs"),
        ("[egg]", "[egg", ""),
    ],
)  # fmt: skip
def test_a_file_that_is_no_deck_is_refused_with_its_fault(
    tmp_path: Path, old: str, new: str, expected: str
) -> None:
    assert old in GOOD
    found = reason(tmp_path, GOOD.replace(old, new, 1))
    assert found
    assert expected in found


@pytest.mark.parametrize("content", [b"", b"\x00" * 100, b"\xff\xfe", GOOD[: len(GOOD) // 2]])
def test_a_damaged_file_is_refused(tmp_path: Path, content: str | bytes) -> None:
    assert reason(tmp_path, content)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CardFileError, match=r"cards\.toml: No such file"):
        load(tmp_path / "cards.toml")
