"""The cards of Wild Life: 100 cards, from ``cards.toml``.

A face is an animal or another card; the lists at the end of the module say of each face what the
rules need.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec

from game.engine.game import Face
from game.engine.text import Text
from game.rules.cards import CardFileError, read
from game.rules.wild_life import names

PATH = Path(__file__).with_name("cards.toml")

SMALL, BIG, FLYING, AQUATIC = range(4)
ENHANCER, RAIN, PROTECTOR, PREDATOR, HUNTER, DISASTER = range(4, 10)
"""Kinds of cards: 0–3 are the types of life."""
TYPES = range(4)
LIFE_KEYS = ("small", "big", "flying", "aquatic")
LIFE_ICONS = tuple(f"mark_{key}" for key in LIFE_KEYS)
ENHANCER_KEYS = ("spring", "winter", "nesting", "spawning")
PREDATOR_KEYS = ("fox", "wolf", "hawk", "pike")
DISASTER_KEYS = ("fire", "pollution", "disaster")
STRUCK = {"fire": 0b0111, "pollution": 0b1000, "disaster": 0b1111}
"""The types of life that a disaster strikes, as bits."""
MOST = 20
"""Most footprints of a card, and most cards of a sort."""

Tint = Annotated[str, msgspec.Meta(pattern=r"^#[0-9a-fA-F]{6}$")]


class Life(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A type of life: its colour, and each animal with its footprints."""

    tint: Tint
    footprints: dict[str, int]


class Aquatic(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Aquatic life, whose footprints count up to ``times`` times."""

    tint: Tint
    times: int
    footprints: dict[str, int]


class Enhancers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards there are of each enhancer; they have the colours of their life."""

    cards: dict[str, int]


class Rain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rain: its colour, number of cards, and footprints of each."""

    tint: Tint
    cards: int
    footprints: int


class Single(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sort of cards that are all the same."""

    tint: Tint
    cards: int


class Several(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sort of cards with several names, and how many there are of each."""

    tint: Tint
    cards: dict[str, int]


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole card file."""

    small: Life
    big: Life
    flying: Life
    aquatic: Aquatic
    enhancer: Enhancers
    rain: Rain
    protector: Single
    predator: Several
    hunter: Single
    disaster: Several

    @property
    def life(self) -> tuple[Life | Aquatic, ...]:
        """The four types of life."""
        return self.small, self.big, self.flying, self.aquatic

    @property
    def copies(self) -> dict[str, int]:
        """How many cards there are of each key."""
        return {
            **{animal: 1 for life in self.life for animal in life.footprints},
            **self.enhancer.cards,
            "rain": self.rain.cards,
            "protector": self.protector.cards,
            **self.predator.cards,
            "hunter": self.hunter.cards,
            **self.disaster.cards,
        }


def load(path: Path = PATH) -> Cards:
    """The card file; ``CardFileError`` if it is not a Wild Life deck."""
    cards = read(path, Cards)
    for reason in _faults(cards):
        raise CardFileError(path, reason)
    return cards


def _faults(cards: Cards) -> Iterator[str]:
    """What is wrong with a deck, in words."""
    for place, keys, numbers in _numbers(cards):
        if numbers.keys() != set(keys):
            yield f"{place}: needs a number for each of {', '.join(keys)}"
        for key, number in numbers.items():
            if not 0 <= number <= MOST:
                yield f"{place}.{key}: must be 0 to {MOST}, not {number}"
    if not 1 <= cards.aquatic.times <= MOST:
        yield f"aquatic.times: must be 1 to {MOST}, not {cards.aquatic.times}"


def _numbers(cards: Cards) -> Iterator[tuple[str, tuple[str, ...], dict[str, int]]]:
    """Every table of numbers in the file: its place, the keys it must have, and the numbers."""
    for key, life, animals in zip(LIFE_KEYS, cards.life, names.ANIMALS, strict=True):
        yield f"{key}.footprints", tuple(animals), life.footprints
    yield "enhancer.cards", ENHANCER_KEYS, cards.enhancer.cards
    rain = {"cards": cards.rain.cards, "footprints": cards.rain.footprints}
    yield "rain", tuple(rain), rain
    yield "protector", ("cards",), {"cards": cards.protector.cards}
    yield "predator.cards", PREDATOR_KEYS, cards.predator.cards
    yield "hunter", ("cards",), {"cards": cards.hunter.cards}
    yield "disaster.cards", DISASTER_KEYS, cards.disaster.cards


# --- faces --------------------------------------------------------------------------------------


def _life_face(cards: Cards, kind: int, key: str) -> Face:
    life = cards.life[kind]
    value = life.footprints[key]
    face = Face(
        key=key,
        name=names.NAMES[key],
        picture=f"wild_life/{LIFE_KEYS[kind]}_{_DRAWN_AS.get(key, key)}",
        tint=life.tint,
        mark=LIFE_ICONS[kind],
        group=kind + 1,
        corner=str(value),
        text=names.life_text(value),
        help=(names.life_text(value), *names.LIFE_HELP),
    )
    if not isinstance(life, Aquatic):
        return face
    return face._replace(
        corner="",
        text=None,
        columns=tuple(_times(value, times, life.times) for times in range(1, life.times + 1)),
        help=names.aquatic_help(value, life.times),
    )


_DRAWN_AS = {"heron": "heron_flying"}
"""Animals whose picture has another name."""


def _times(value: int, times: int, most: int) -> tuple[Text, str]:
    """What an aquatic card is worth among so many of them."""
    return Text(f"{times}+" if times == most else str(times)), str(value * times)


def _other_faces(cards: Cards) -> Iterator[Face]:
    """All the cards that are not life."""
    for kind, key in enumerate(ENHANCER_KEYS):
        yield Face(
            key=key,
            name=names.NAMES[key],
            picture=f"wild_life/{key}",
            tint=cards.life[kind].tint,
            mark="mark_enhancer",
            group=kind + 1,
            corner="×2",
            text=names.ENHANCER_TEXTS[kind],
            help=names.ENHANCER_HELP,
        )
    rain = _plain("rain", RAIN, cards.rain.tint, names.RAIN_TEXT, names.RAIN_HELP)
    yield rain._replace(corner=str(cards.rain.footprints))
    protector = cards.protector
    yield _plain("protector", PROTECTOR, protector.tint, names.PROTECTOR_TEXT, names.PROTECTOR_HELP)
    for key in PREDATOR_KEYS:
        face = _plain(key, PREDATOR, cards.predator.tint, names.PREDATOR_TEXT, names.PREDATOR_HELP)
        yield face._replace(picture=f"wild_life/predator_{key}", mark="mark_predator")
    yield _plain("hunter", HUNTER, cards.hunter.tint, names.HUNTER_TEXT, names.HUNTER_HELP)
    for key, words in names.DISASTER_TEXTS.items():
        face = _plain(key, DISASTER, cards.disaster.tint, words, names.DISASTER_HELP)
        yield face._replace(mark="mark_disaster")


def _plain(key: str, kind: int, tint: str, text: Text, help: tuple[Text, ...]) -> Face:
    """A card whose picture and mark bear its key."""
    return Face(
        key=key,
        name=names.NAMES[key],
        picture=f"wild_life/{key}",
        tint=tint,
        mark=f"mark_{key}",
        group=kind + 1,
        text=text,
        help=help,
    )


# --- what the rules need of a face --------------------------------------------------------------


def _kind(key: str) -> int:
    for kind, animals in enumerate(names.ANIMALS):
        if key in animals:
            return kind
    if key in ENHANCER_KEYS:
        return ENHANCER
    if key in PREDATOR_KEYS:
        return PREDATOR
    if key in DISASTER_KEYS:
        return DISASTER
    return {"rain": RAIN, "protector": PROTECTOR, "hunter": HUNTER}[key]


CARDS = load()
FACES = (
    *(_life_face(CARDS, kind, key) for kind in TYPES for key in names.ANIMALS[kind]),
    *_other_faces(CARDS),
)
_KEYS = [face.key for face in FACES]
KIND = [_kind(key) for key in _KEYS]
VALUE = [
    CARDS.life[kind].footprints[key] if kind in TYPES else 0
    for key, kind in zip(_KEYS, KIND, strict=True)
]
"""Footprints of life, of aquatic life those that are multiplied."""
LIFE = [1 << kind if kind in TYPES else 0 for kind in KIND]
"""The type of a life card as a bit, 0 for other cards."""
ENHANCES = [
    1 << ENHANCER_KEYS.index(key) if kind == ENHANCER else 0
    for key, kind in zip(_KEYS, KIND, strict=True)
]
"""The type of life that an enhancer doubles as a bit, 0 for other cards."""
STRIKES = [STRUCK.get(key, 0) for key in _KEYS]
"""The types of life that a disaster strikes as bits, 0 for other cards."""
_SORTS = list(zip(KIND, VALUE, ENHANCES, STRIKES, strict=True))
SORT = [_SORTS.index(sort) for sort in _SORTS]
"""A number that is equal for cards that do the same; they differ in their pictures only."""

DECK = [face for face, key in enumerate(_KEYS) for _ in range(CARDS.copies[key])]
POOL = [0] * len(FACES)
TIMES = CARDS.aquatic.times
RAIN_FOOTPRINTS = CARDS.rain.footprints
