"""Selva: the pool and its files, decks and their rules, decks as text."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from game.rules.cards import CardFileError
from game.rules.selva import GAME, cardfile
from game.rules.selva import layout as at
from game.rules.selva import vocabulary as v
from game.rules.selva.cards import CARDS, FACES, NUMBER, keywords_of
from game.rules.selva.decks import (
    PREBUILT,
    Deck,
    DeckError,
    broken_rules,
    from_text,
    plain,
    prebuilt,
    to_text,
)
from tests.english import english

GOOD = (cardfile.FOLDER / "rainforest.toml").read_text("utf-8")


# --- the pool -----------------------------------------------------------------------------------


def test_the_pool_is_as_large_as_it_must_be() -> None:
    assert len(CARDS) == 136
    for biome in cardfile.BIOME_KEYS:
        kinds = Counter(card.kind for card in CARDS if card.biome == biome)
        assert kinds[v.ANIMAL] == 13
        assert kinds[v.HERB] + kinds[v.PREY] == 4
        assert (kinds[v.ELEMENT], kinds[v.FORCE], kinds[v.SIGIL], kinds[v.ALFA]) == (4, 6, 3, 4)


def test_every_keyword_and_action_stands_on_four_cards() -> None:
    words: Counter[str] = Counter()
    for card in CARDS:
        effects = (*card.effects, *(card.ability.effects if card.ability else ()))
        words.update(v.VERB_KEYS[verb] for verb in {effect.verb for effect in effects})
        words.update(map(str, keywords_of(card.keywords)))
    for verb in (
        "raze",
        "reshuffle",
        "drop",
        "discard",
        "raise",
        "neutralise",
        "poison",
        "inactive",
    ):
        assert words[verb] >= 4, verb
    for key, bit in v.KEYWORDS.items():
        assert words[str(bit)] >= 4, key


def test_every_species_has_its_binomial_and_no_card_comes_twice() -> None:
    species = [card.latin for card in CARDS if card.kind not in (v.ELEMENT, v.FORCE, v.SIGIL)]
    assert all(species)
    assert len(set(species)) == len(species)
    assert len({english(card.name) for card in CARDS}) == len(CARDS)


def test_the_text_of_a_card_names_all_its_effects() -> None:
    face = FACES[NUMBER["fer_de_lance"]]
    assert face.text
    assert english(face.text) == "Ambush. 1 prey (Ambush): Poison 2 on an enemy attacking animal."
    lion = FACES[NUMBER["lion"]]
    assert lion.text
    assert english(lion.text) == "Your other animals have +1 attack."


def test_every_animal_shows_cost_and_strength() -> None:
    jaguar = FACES[NUMBER["jaguar"]]
    assert jaguar.corner == "5"
    assert [value for _, value in jaguar.columns] == ["2", "3", "5", "4"]
    assert "Panthera onca" in english(jaguar.help[0])


# --- card files ---------------------------------------------------------------------------------


def reason(tmp_path: Path, content: str) -> str:
    """Why a rainforest with this content is refused."""
    file = tmp_path / "rainforest.toml"
    file.write_text(content, "utf-8")
    with pytest.raises(CardFileError) as caught:
        cardfile.load(file)
    assert str(caught.value).startswith("rainforest.toml: ")
    return caught.value.reason


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('biome = "rainforest"', 'biome = "moon"', "biome: must be one of rainforest, savanna"),
        ('tint = "#3F6F4C"', 'tint = "green"', "no colour #rrggbb"),
        ("life = 21", "life = 30", "alfa black_caiman: life: must be from 18 to 24"),
        ("life = 21", 'life = "21"', "Expected `int`, got `str`"),
        ('key = "ocelot"', 'key = "Ocelot!"', "must be small letters and underscores"),
        ('latin = "Leopardus pardalis"', 'latin = "cat"', "animal ocelot: latin: 'cat' is no binomial"),
        ('keywords = ["indomitable"]', 'keywords = ["flying"]', "unknown keyword 'flying'"),
        ('enters = ["poison 2 enemy animal"]', 'enters = ["explode"]', "unknown verb 'explode'"),
        ('["poison 2 enemy animal"]', '["poison enemy animal"]', "poison needs a number from 1 to 9"),
        ('["poison 2 enemy animal"]', '["poison 2 enemy alfa"]', "poison cannot reach 'enemy alfa'"),
        ('["attack +1 own night animals"]', '["attack 1 own night animals"]', "number with its sign"),
        ('["attack +1 own night animals"]', '["attack +1 frogs"]', "a constant cannot reach 'frogs'"),
        ('["reshuffle 2", "heal 1"]', "[]", "element leaf_litter: awakening: needs an effect"),
        ('kind = "wind"', 'kind = "water"', "needs one of each of water, fire, earth, wind"),
        ('do = ["turn each enemy animal"]', "do = []", "force downpour: do: needs an effect"),
        ("ambush = true\ndo = [\"neutralise", "do = [\"neutralise", "a force that neutralises needs it"),
        ("attack = 5\ndefence = 4", "attack = 5\ndefence = 0", "defence: must be from 1 to 9"),
        ('active = "day"', 'active = "noon"', "active: must be one of day, night, both"),
        ("cost = { herbs = 3 }", "cost = { herbs = 0 }", "must be from 1 to 9 herbs and preys"),
        ("either = true", "", "a rarer one does something more"),
        ('rarity = "uncommon"\neither', 'rarity = "common"\neither', "a common resource just pays"),
        ('latin = "Heliconia rostrata"\nrarity = "common"', 'latin = "Heliconia rostrata"\nrarity = "rare"', "herb: needs a common card"),
        ('enters = ["raze enemy turned animal"]', 'enters = ["neutralise enemy card"]', "that can be an answer"),
        ('["damage 2 enemy animal"]', '["damage 2 enemy animal", "turn own animal"]', "only one effect may have a target"),
        ("entry = 3", "entry = 3\nheight = 2", "height"),
        ("[[sigil]]\nkey = \"mimicry\"", "[[sigil]\nkey = \"mimicry\"", ""),
    ],
)  # fmt: skip
def test_a_wrong_file_is_refused_with_its_fault(
    tmp_path: Path, old: str, new: str, expected: str
) -> None:
    assert old in GOOD
    assert expected in reason(tmp_path, GOOD.replace(old, new, 1))


def test_a_fault_names_its_line(tmp_path: Path) -> None:
    content = GOOD.replace('latin = "Leopardus pardalis"', 'latin = "cat"')
    line = content.splitlines().index('latin = "cat"') + 1
    assert reason(tmp_path, content).startswith(f"line {line}: animal ocelot: latin: ")
    content = GOOD.replace("attack = 5", 'attack = "five"')
    line = content.splitlines().index('attack = "five"') + 1
    assert reason(tmp_path, content).startswith(f"line {line}: ")


def test_a_missing_card_is_noticed(tmp_path: Path) -> None:
    head, _, tail = GOOD.partition('[[animal]]\nkey = "ocelot"')
    rest = tail[tail.index("[[animal]]") :]
    assert "animal: needs 13 cards, there are 12" in reason(tmp_path, head + rest)


def test_a_key_that_comes_twice_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "pool"
    shutil.copytree(cardfile.FOLDER, folder)
    file = folder / "reef.toml"
    file.write_text(file.read_text("utf-8").replace('"orca"', '"black_caiman"', 1), "utf-8")
    with pytest.raises(CardFileError, match=r"reef.toml: line \d+: .* is also in rainforest.toml"):
        cardfile.load_all(folder)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CardFileError, match=r"moon\.toml: No such file"):
        cardfile.load(tmp_path / "moon.toml")


# --- building decks -----------------------------------------------------------------------------


def deck(cards: str, alfas: str = "grey_wolf") -> Deck:
    """A deck of ``12 impala, 3 lion``."""
    counts = {}
    for part in cards.split(","):
        number, key = part.split()
        counts[NUMBER[key]] = int(number)
    return Deck("Test", tuple(NUMBER[key] for key in alfas.split()), counts)


def told(deck: Deck, alfas: int = 1) -> list[str]:
    """The rules that a deck breaks, in English."""
    return [english(rule) for rule in broken_rules(deck, alfas)]


def test_every_broken_rule_is_named() -> None:
    """49 cards, 6 preys, 4 copies of an animal, 2 copies of an ultra rare."""
    found = told(deck("6 impala, 37 red_oat_grass, 4 zebra, 2 lion"))
    assert found == [
        "The deck needs 50 cards, and has 49.",
        "The deck needs 7 preys, and has 6.",
        "Plains Zebra: 3 copies are allowed, the deck has 4.",
        "Lion: one copy is allowed, the deck has 2.",
    ]


def test_a_deck_has_at_most_sixty_cards_and_four_ultra_rares() -> None:
    assert told(deck("31 impala, 30 red_oat_grass")) == [
        "The deck may have 60 cards, and has 61.",
    ]
    all_ultra = "1 lion, 1 jaguar, 1 brown_bear, 1 white_shark, 1 tsunami"
    assert told(deck(f"25 impala, 25 red_oat_grass, {all_ultra}")) == [
        "The deck may have 4 ultra rare cards together, and has 5."
    ]


def test_common_herbs_and_preys_are_unlimited_rarer_ones_are_not() -> None:
    assert told(deck("25 impala, 25 red_oat_grass")) == []
    assert told(deck("25 impala, 21 red_oat_grass, 4 termite_mushroom")) == [
        "Termite Mushroom: 3 copies are allowed, the deck has 4."
    ]


def test_a_deck_needs_an_alfa_and_a_match_three_different_ones() -> None:
    plain_deck = "25 impala, 25 red_oat_grass"
    assert told(deck(plain_deck, "")) == ["The deck needs an Alfa."]
    assert told(deck(plain_deck), 3) == ["The deck needs 3 Alfas, and has 1."]
    assert told(deck(plain_deck, "orca orca leopard"), 3) == [
        "Orca is an Alfa of the deck more than once."
    ]
    four = deck(plain_deck, "orca leopard grey_wolf tapir")
    assert told(four) == ["The deck may have 3 Alfas at most."]


@pytest.mark.parametrize("number", range(len(PREBUILT)))
def test_the_decks_of_the_house_are_legal_and_of_one_biome(number: int) -> None:
    found = prebuilt(number)
    assert broken_rules(found, 3) == []
    assert found.size == 50
    assert len({CARDS[face].biome for face in (*found.cards, *found.alfas)}) == 1


# --- decks as text ------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(PREBUILT)))
def test_a_deck_survives_its_text(number: int) -> None:
    found = prebuilt(number)
    assert from_text(to_text(found)) == found


def test_text_may_use_keys_capitals_comments_and_blank_lines() -> None:
    found = from_text("# mine\n\n My  deck \nALFA grey wolf\n 3 PLAINS zebra\n2 red_oat_grass\n")
    assert found.name == "My deck"
    assert found.alfas == (NUMBER["grey_wolf"],)
    assert found.cards == {NUMBER["zebra"]: 3, NUMBER["red_oat_grass"]: 2}


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "There is no deck in this text."),
        ("# nothing", 1, "There is no deck in this text."),
        ("Deck\nthree lions", 2, "A line must begin with a number of copies"),
        ("Deck\n0 Lion", 2, "A line must begin with a number of copies"),
        ("Deck\n3 Unicorn", 2, "There is no card called Unicorn."),
        ("Deck\n1 Orca", 2, "An Alfa, and only an Alfa"),
        ("Deck\nalfa Lion", 2, "An Alfa, and only an Alfa"),
        ("x" * 61, 1, "The first line must be the name of the deck."),
        ("x\0y", 1, "The first line must be the name of the deck."),
        ("Deck\n" + "3 Lion\n" * 4000, 1, "This text is too long for a deck."),
    ],
)
def test_a_text_that_is_no_deck_is_refused(text: str, line: int, reason: str) -> None:
    with pytest.raises(DeckError) as caught:
        from_text(text)
    assert caught.value.line == line
    assert reason in plain(caught.value.reason)


# --- decks of one's own -------------------------------------------------------------------------

MINE = "Mine\nalfa Orca\n25 Impala\n22 Red Oat Grass\n3 Lynx\n".replace("Lynx", "Eurasian Lynx")


def test_a_deck_of_ones_own_is_played_in_the_place_of_an_option() -> None:
    table = GAME.new_table(2, {"deck1": 2}, 1, {"deck0": MINE})
    cards = Counter(GAME.faces[face].key for face in table.faces[: table.counters[at.BORDER]])
    assert cards == {"orca": 1, "impala": 25, "red_oat_grass": 22, "lynx": 3}
    assert len(table.faces) == 51 + 53


@pytest.mark.parametrize(
    ("texts", "reason"),
    [
        ({"deck2": MINE}, "'deck2' is no deck"),
        ({"deck0": "nonsense\nnonsense"}, "deck0: line 2: A line must begin"),
        ({"deck1": "Few\nalfa Orca\n3 Lion"}, "deck1: The deck needs 50 cards, and has 3."),
    ],
)
def test_a_text_that_is_no_legal_deck_is_not_played(texts: dict[str, str], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        GAME.new_table(2, {}, 1, texts)


def test_a_match_needs_a_deck_with_three_alfas() -> None:
    with pytest.raises(ValueError, match="deck0: The deck needs 3 Alfas, and has 1"):
        GAME.new_table(2, {"match": 1}, 1, {"deck0": MINE})
