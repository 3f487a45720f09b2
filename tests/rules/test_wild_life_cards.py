"""The cards of Wild Life and their file."""

from collections import Counter
from pathlib import Path

import pytest

from game.engine.game import Face
from game.engine.rng import Rng
from game.rules.cards import CardFileError
from game.rules.wild_life import GAME
from game.rules.wild_life import layout as at
from game.rules.wild_life.cards import (
    AQUATIC,
    CARDS,
    DECK,
    ENHANCER,
    ENHANCES,
    FACES,
    KIND,
    PATH,
    SORT,
    VALUE,
    load,
)
from game.rules.wild_life.scoring import added, by_type
from tests.english import english
from tests.rules.test_rules_pages import tables

LIFE = ("small", "big", "flying", "aquatic")
KINDS = (*LIFE, "enhancer", "rain", "protector", "predator", "hunter", "disaster")


def faces(kind: str) -> list[Face]:
    """The faces of all cards of a kind, one for each card."""
    return [FACES[face] for face in DECK if KINDS[KIND[face]] == kind]


def values(kind: str) -> list[int]:
    """The footprints of all cards of a kind, in order."""
    return sorted(VALUE[face] for face in DECK if KINDS[KIND[face]] == kind)


# --- the deck -----------------------------------------------------------------------------------


def test_case_1_the_deck_has_100_cards_by_kind() -> None:
    assert len(DECK) == 100
    numbers = [len(faces(kind)) for kind in KINDS]
    assert numbers == [12, 12, 12, 12, 16, 5, 5, 14, 8, 4]
    keys = Counter(FACES[face].key for face in DECK)
    assert [keys[key] for key in ("spring", "winter", "nesting", "spawning")] == [4] * 4
    assert [keys[key] for key in ("fire", "pollution", "disaster")] == [2, 1, 1]


def test_r1_footprints_of_life() -> None:
    assert values("small") == [1] * 12
    assert values("big") == [2] * 12
    assert values("flying") == [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4]
    assert values("aquatic") == [1] * 12
    assert CARDS.aquatic.times == 3


def test_every_life_card_is_another_animal_with_a_picture_of_its_own() -> None:
    life = [face for kind in LIFE for face in faces(kind)]
    assert len({face.key for face in life}) == len({face.picture for face in life}) == 48
    assert len({english(face.name) for face in FACES}) == len(FACES)


def test_cards_of_a_sort_differ_in_their_names_and_pictures_only() -> None:
    for number, face in enumerate(FACES):
        first = FACES[SORT[number]]
        assert face == first._replace(key=face.key, name=face.name, picture=face.picture)
    assert len(set(SORT)) == 1 + 1 + 4 + 1 + 4 + 1 + 1 + 1 + 1 + 3


def test_the_page_gives_the_numbers_of_the_cards() -> None:
    numbers = {row[0].lower(): row[1] for row in tables("wild_life") if len(row) == 4}
    copies = CARDS.copies
    for key in LIFE:
        assert numbers[f"{key} life"] == str(len(faces(key)))
    for key in ("enhancer", "protector", "predator", "hunter"):
        assert numbers[f"{key}s"] == str(len(faces(key)))
    assert numbers["rain"] == str(copies["rain"])
    for key in ("fire", "pollution", "disaster"):
        name = english(next(face.name for face in FACES if face.key == key))
        assert numbers[name] == str(copies[key])


def test_the_page_gives_the_footprints_of_the_birds() -> None:
    page = PATH.with_name("RULES.md").read_text("utf-8")
    line = next(line for line in page.splitlines() if line.startswith("- **Flying life:**"))
    parts = line.lower().rstrip(".").replace(" have ", " ").split("cards. ")[1].split("; ")
    for part in parts:
        birds, _, value = part.rpartition(" ")
        for bird in birds.replace(" and ", ", ").split(", "):
            assert CARDS.flying.footprints[bird] == int(value), bird


# --- the file -----------------------------------------------------------------------------------


def edited(tmp_path: Path, old: str, new: str) -> Path:
    """The card file with one change."""
    text = PATH.read_text("utf-8")
    assert old in text, old
    file = tmp_path / "cards.toml"
    file.write_text(text.replace(old, new, 1), "utf-8")
    return file


def test_an_owner_of_the_game_can_enter_other_figures(tmp_path: Path) -> None:
    assert load(edited(tmp_path, "mouse = 1", "mouse = 3")).small.footprints["mouse"] == 3
    assert load(edited(tmp_path, "times = 3", "times = 4")).aquatic.times == 4
    assert sum(load(edited(tmp_path, "fox = 4", "fox = 0")).copies.values()) == 96


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("mouse = 1", "mouse = -1", "small.footprints.mouse: must be 0 to 20, not -1"),
        ("eagle = 4", "eagle = 21", "flying.footprints.eagle: must be 0 to 20, not 21"),
        ("mouse = 1", 'mouse = "one"', "Expected `int`, got `str` - at `$.small.footprints"),
        ("moose = 2", "goose = 2", "big.footprints: needs a number for each of brown_bear, red"),
        ("moose = 2\n", "", "big.footprints: needs a number for each of brown_bear, red_deer"),
        ("mouse = 1", "zebra = 1", "small.footprints: needs a number for each of mouse"),
        ("spring = 4", "summer = 4", "enhancer.cards: needs a number for each of spring, winter"),
        ("pike = 3", "pike = 99", "predator.cards.pike: must be 0 to 20, not 99"),
        ("times = 3", "times = 0", "aquatic.times: must be 1 to 20, not 0"),
        ("cards = 8", "cards = -8", "hunter.cards: must be 0 to 20, not -8"),
        ("\ncards = 5\nfootprints = 3", "\ncards = 5", "missing required field `footprints`"),
        ("[hunter]", "[hunters]", "contains unknown field `hunters`"),
        ('"#6E3B30"', '"brown"', "at `$.hunter.tint`"),
        ("mouse = 1", "mouse = ", ""),
    ],
)
def test_a_wrong_file_is_refused_with_file_place_and_reason(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    with pytest.raises(CardFileError) as caught:
        load(edited(tmp_path, old, new))
    assert str(caught.value).startswith("cards.toml: ")
    assert reason in str(caught.value)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r2_a_game_with_too_few_cards_ends_all_the_same(
    monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    few = [face for face in DECK if KINDS[KIND[face]] in (*LIFE, "rain")]
    monkeypatch.setattr("game.rules.wild_life.DECK", few[12:])
    rng = Rng(seats)
    for seed in range(10):
        table = GAME.new_table(seats, {}, seed)
        while not table.over:
            moves = table.moves()
            table.play(moves[rng.below(len(moves))])
            GAME.check(table)
        assert GAME.sheet(table.sheets[-1]).final
    if seats > 3:
        assert any(not table.zones[at.HAND + seat] for seat in range(seats)), "hands ran out"


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(CardFileError, match=r"cards\.toml: No such file"):
        load(tmp_path / "cards.toml")


@pytest.mark.parametrize("face", [face for face, kind in enumerate(KIND) if kind < ENHANCER])
def test_what_life_adds_is_the_difference_it_makes(face: int) -> None:
    rng = Rng(face)
    for _ in range(50):
        habitat = [rng.below(len(KIND)) for _ in range(rng.below(7))]
        habitat = [one for one in habitat if KIND[one] <= ENHANCER]
        swimmers = sum(KIND[one] == AQUATIC for one in habitat)
        doubled = 0
        for one in habitat:
            doubled |= ENHANCES[one]
        more = sum(by_type([*habitat, face])) - sum(by_type(habitat))
        assert added(face, swimmers, doubled) == more
