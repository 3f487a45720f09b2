"""The cards of Dziki Samogon: their file and their text."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from game.rules.cards import CardFileError
from game.rules.samogon import GAME
from game.rules.samogon.cardfile import PATH, load
from game.rules.samogon.cards import (
    CARDS,
    FACES,
    GAIN,
    LEVELS,
    SLOT_FACES,
    SPEND,
)
from game.rules.samogon.vocabulary import ACTION_NAMES, action_text
from tests.english import english
from tests.rules.script import Script

Lay = Callable[..., Script]
GOOD = PATH.read_text("utf-8")


def face(key: str) -> int:
    """The number of a face."""
    return next(number for number, one in enumerate(FACES) if one.key == key)


def printed(key: str) -> list[str]:
    """The lines on a card."""
    text = FACES[face(key)].text
    assert text
    return english(text).split("\n")


# --- the set ------------------------------------------------------------------------------------


def test_there_are_110_cards() -> None:
    assert len(SLOT_FACES) == 110
    assert [len(CARDS.character), len(CARDS.item), len(CARDS.leader), 2 * len(CARDS.minion)] == [
        5,
        60,
        2,
        30,
    ]
    assert [len(leader.attack) for leader in CARDS.leader] == [5, 6]


def test_the_cards_of_the_rulebook_are_as_printed() -> None:
    assert printed("offering_tray")[0].startswith("Close Attack 4")
    assert CARDS.item[face("offering_tray") - 5].of == "markowski"
    assert printed("denatured_spirit")[0].startswith("Area Piercing 2")
    assert printed("pearl_coffer")[0].startswith("Ranged Disorientation 2")
    assert printed("improvised_breastplate")[1].startswith("Brewing 1")
    assert printed("star_tyres")[0].startswith("Drawing 2")
    assert printed("moonshine_with_snack")[0].startswith("Healing 3")
    assert printed("salvaged_rake")[0].startswith("Exorcism")
    ghost = next(card for card in CARDS.minion if card.key == "apparition")
    assert (ghost.armor, ghost.life) == (1, 3)
    assert SLOT_FACES.count(face("apparition")) == 2
    for key in ("skeleton_archer", "drowned_maid"):
        assert face(key)


def test_drakula_has_10_life_and_3_dark_armor_for_each_player() -> None:
    normal = LEVELS[1]
    assert normal.drakula.life == [10] * 4
    assert normal.drakula.dark_armor == [3] * 4
    assert normal.haunting == [2] * 4
    assert normal.minions == [1, 2, 2, 2]


def test_text_is_composed_from_what_the_rules_do() -> None:
    maid = next(card for card in CARDS.minion if card.key == "drowned_maid")
    assert maid.attack.lose_life and maid.attack.lose_flasks == 1
    assert printed("drowned_maid")[0] == f"Attack: Lose {maid.attack.lose_life} life. Lose 1 Flask."
    tray = next(card for card in CARDS.item if card.key == "offering_tray")
    plus = tray.top.support, tray.bottom.support
    assert printed("offering_tray") == [f"Close Attack 4 (+{plus[0]})", f"Exorcism 3 (+{plus[1]})"]
    assert printed("paczenko")[0].startswith("After an Item with Disorientation: gain ")


def test_the_rules_page_has_the_abilities_of_the_characters() -> None:
    """As life, what brings Flasks and what they bring."""
    page = PATH.with_name("RULES.md").read_text("utf-8")
    for number, one in enumerate(CARDS.character):
        name, (kind, gained) = english(FACES[number].name), GAIN[number]
        price, action = SPEND[number]
        spent = f"{price}: {english(action_text(action, action.value))}"
        brings = f"{english(ACTION_NAMES[kind])}: {gained}"
        assert f"| {name} | {one.life} | {brings} | {spent} |" in page


def test_a_card_and_its_back_are_told_by_its_slot() -> None:
    for slot, number in enumerate(SLOT_FACES):
        assert GAME.back_of(slot) == FACES[number].back


# --- the file -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('key = "jakub"', 'key = "kuba"', "character 1: jakub must come here, not kuba"),
        ('key = "cow_chain"', 'key = "cow"', "item 1: cow_chain must come here, not cow"),
        ('of = "jakub"', 'of = "semen"', "jakub needs 12 Items, has 11"),
        ('action = "brewing"', 'action = "baking"', "there is no action 'baking'"),
        (', range = "close"', "", "range: must be one of close, ranged, area for attack, not ''"),
        ('"healing", value', '"healing", range = "area", value', "range: must be left out for healing"),
        ("value = 4", "value = 0", "value: must be 1 to 20, not 0"),
        ("support = 1", "support = 3", "support: must be 0 to 2, not 3"),
        ("armor = 1\nlife", "armor = 0\nlife", "armor: must be 1 to 4, not 0"),
        ("life = 3\nattack", "life = 7\nattack", "life: must be 1 to 6, not 7"),
        ('type = "skeleton"', 'type = "zombie"', "must be 6 cards of the type skeleton, not 4"),
        ("attack = { lose_life = 2 }", "attack = {}", "skeleton_archer.attack: does nothing"),
        ("lose_life = 2", "lose_sleep = 2", "lose_sleep"),
        ('aim = "fewest_life"', 'aim = "fattest"', "aim: must be one of all, most_haunting"),
        ('"cultist", "zombie"', '"zombie", "zombie"', "leader devil.minions: must be 4 of"),
        ("minions = [1, 2, 2, 2]", "minions = [1, 2]", "minions: needs a number for each of 1 to 4"),
        ('tint = "#8A5A33"', 'tint = "brown"', "must be a colour #rrggbb, not 'brown'"),
        ("[types]", "[types", ""),
        ("life = [10, 10, 10, 10]", "life = [10, 10, 10, 0]", "must be 1 to 20, not 0"),
    ],
)  # fmt: skip
def test_a_file_that_is_no_samogon_is_refused_with_its_fault(
    tmp_path: Path, old: str, new: str, expected: str
) -> None:
    assert old in GOOD, old
    file = tmp_path / "cards.toml"
    file.write_text(GOOD.replace(old, new, 1), "utf-8")
    with pytest.raises(CardFileError) as caught:
        load(file)
    assert expected in caught.value.reason


def test_each_leader_must_haunt_the_forest_with_three_cards(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    bare = [re.sub(r", crosses = \d", "", line) for line in GOOD.splitlines()]
    file.write_text("\n".join(bare), "utf-8")
    with pytest.raises(CardFileError, match=r"leader drakula\.attack: 3 cards at least"):
        load(file)
