"""Decks: lists of cards with their Alfas, the rules for building them, and their text form.

A deck is written as text, one card a line::

    Night Hunters
    alfa Black Caiman
    3 Ocelot
    9 Heliconia

The first line is the name; a line beginning with ``#`` says nothing. Cards are called by their
names or their keys, capitals do not matter.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from game.engine.text import N_, T, Text
from game.rules.cards import CardFileError
from game.rules.selva.cards import CARDS, COMMON_RESOURCE, NAMES, NUMBER
from game.rules.selva.vocabulary import ALFA, HERB, PREY, SPECIAL, ULTRA_RARE

FOLDER = Path(__file__).with_name("decks")
LEAST_CARDS, MOST_CARDS = 50, 60
LEAST_HERBS = LEAST_PREYS = 7
MOST_COPIES = 3
MOST_ULTRA_RARES = 4
MATCH_ALFAS = 3
LONGEST_NAME = 60
LONGEST_TEXT = 20_000
"""Letters; a text that is longer is no deck."""
PREBUILT = ("night_hunters", "great_herd", "long_winter", "turning_tide")
"""The decks that come with the game, one for each biome."""


def plain(text: Text) -> str:
    """A text in English, for the messages of errors."""
    args = {key: plain(value) if isinstance(value, Text) else value for key, value in text.args}
    several = text.plural and args.get("n") != 1
    return (text.plural if several else text.message).format(**args)


class DeckError(Exception):
    """A text that is no deck; ``reason`` says why, ``line`` where (from 1)."""

    def __init__(self, line: int, reason: Text) -> None:
        super().__init__(f"line {line}: {plain(reason)}")
        self.line = line
        self.reason = reason


class Deck(NamedTuple):
    """A deck: its name, its Alfas in their order, and how many it has of each face."""

    name: str
    alfas: tuple[int, ...]
    cards: Mapping[int, int]

    @property
    def size(self) -> int:
        """How many cards it has besides the Alfas."""
        return sum(self.cards.values())

    def faces(self) -> list[int]:
        """A face for each of its cards, in the order of the pool."""
        return [face for face in sorted(self.cards) for _ in range(self.cards[face])]


# --- the rules of building ----------------------------------------------------------------------


def broken_rules(deck: Deck, alfas: int = 1) -> list[Text]:
    """Every rule that a deck breaks, for a game that needs so many Alfas."""
    return [*_alfa_rules(deck, alfas), *_size_rules(deck), *_copy_rules(deck)]


def _alfa_rules(deck: Deck, needed: int) -> Iterator[Text]:
    if len(deck.alfas) < needed:
        message = N_("The deck needs an Alfa.")
        yield T(
            message, "The deck needs {n} Alfas, and has {found}.", n=needed, found=len(deck.alfas)
        )
    if len(deck.alfas) > MATCH_ALFAS:
        yield T(N_("The deck may have {n} Alfas at most."), n=MATCH_ALFAS)
    for face, number in Counter(deck.alfas).items():
        if number > 1:
            yield T(N_("{card} is an Alfa of the deck more than once."), card=NAMES[face])


def _size_rules(deck: Deck) -> Iterator[Text]:
    size = deck.size
    if size < LEAST_CARDS:
        yield T(N_("The deck needs {least} cards, and has {found}."), least=LEAST_CARDS, found=size)
    if size > MOST_CARDS:
        yield T(N_("The deck may have {most} cards, and has {found}."), most=MOST_CARDS, found=size)
    herbs, preys = number_of(deck, HERB), number_of(deck, PREY)
    if herbs < LEAST_HERBS:
        yield T(
            N_("The deck needs {least} herbs, and has {found}."), least=LEAST_HERBS, found=herbs
        )
    if preys < LEAST_PREYS:
        yield T(
            N_("The deck needs {least} preys, and has {found}."), least=LEAST_PREYS, found=preys
        )


def _copy_rules(deck: Deck) -> Iterator[Text]:
    ultra = 0
    for face in sorted(deck.cards):
        number, most = deck.cards[face], most_copies(face)
        ultra += number if CARDS[face].rarity == ULTRA_RARE else 0
        if number > most:
            message = N_("{card}: one copy is allowed, the deck has {found}.")
            yield T(
                message,
                "{card}: {n} copies are allowed, the deck has {found}.",
                n=most,
                card=NAMES[face],
                found=number,
            )
    if ultra > MOST_ULTRA_RARES:
        message = N_("The deck may have {most} ultra rare cards together, and has {found}.")
        yield T(message, most=MOST_ULTRA_RARES, found=ultra)


def number_of(deck: Deck, kind: int) -> int:
    """How many cards of a kind a deck has."""
    return sum(number for face, number in deck.cards.items() if CARDS[face].kind == kind)


def most_copies(face: int) -> int:
    """How many copies of a card a deck may have."""
    if COMMON_RESOURCE[face]:
        return MOST_CARDS
    return 1 if CARDS[face].rarity in (ULTRA_RARE, SPECIAL) else MOST_COPIES


# --- text ---------------------------------------------------------------------------------------


def to_text(deck: Deck) -> str:
    """The text form of a deck: the way out, and back in by ``from_text``."""
    lines = [deck.name]
    lines += [f"alfa {CARDS[face].name.message}" for face in deck.alfas]
    lines += [f"{deck.cards[face]} {CARDS[face].name.message}" for face in sorted(deck.cards)]
    return "\n".join(lines) + "\n"


def from_text(text: str) -> Deck:
    """The deck of a text, legal or not; ``DeckError`` if it cannot be read."""
    if len(text) > LONGEST_TEXT:
        raise DeckError(1, T(N_("This text is too long for a deck.")))
    name, alfas = "", []
    cards: Counter[int] = Counter()
    for number, line in enumerate(text.splitlines(), 1):
        words = " ".join(line.split())
        if not words or words.startswith("#"):
            continue
        if not name:
            name = _name(number, words)
            continue
        count, face = _entry(number, words)
        if CARDS[face].kind == ALFA:
            alfas += [face] * count
        else:
            cards[face] += count
    if not name:
        raise DeckError(1, T(N_("There is no deck in this text.")))
    return Deck(name, tuple(alfas), dict(cards))


def _name(number: int, words: str) -> str:
    if len(words) > LONGEST_NAME or not words.isprintable():
        raise DeckError(number, T(N_("The first line must be the name of the deck.")))
    return words


def _entry(number: int, words: str) -> tuple[int, int]:
    """The number of copies and the face of a line."""
    first, _, rest = words.partition(" ")
    if first.lower() == "alfa":
        count = 1
    elif first.isascii() and first.isdigit() and 1 <= len(first) <= 2 and int(first):
        count = int(first)
    else:
        raise DeckError(number, T(N_("A line must begin with a number of copies, or with alfa.")))
    face = _BY_NAME.get(rest.lower().replace("_", " "))
    if face is None:
        raise DeckError(number, T(N_("There is no card called {name}."), name=rest[:LONGEST_NAME]))
    if (CARDS[face].kind == ALFA) != (first.lower() == "alfa"):
        raise DeckError(number, T(N_("An Alfa, and only an Alfa, is written with alfa before it.")))
    return count, face


_BY_NAME = {
    **{key.replace("_", " "): face for key, face in NUMBER.items()},
    **{card.name.message.lower(): face for face, card in enumerate(CARDS)},
}


# --- the decks that come with the game ----------------------------------------------------------


@cache
def prebuilt(number: int) -> Deck:
    """A deck that comes with the game; ``CardFileError`` if its file is wrong."""
    path = FOLDER / f"{PREBUILT[number]}.txt"
    try:
        deck = from_text(path.read_text("utf-8"))
    except OSError as error:
        raise CardFileError(path, error.strerror or str(error)) from error
    except DeckError as error:
        raise CardFileError(path, str(error)) from error
    for rule in broken_rules(deck, MATCH_ALFAS):
        raise CardFileError(path, plain(rule))
    return deck
