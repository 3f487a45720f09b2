"""Looking for cards of Selva: by kind, cost, biome, keyword, rarity and words."""

import unicodedata
from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.engine.text import N_, T, Text
from game.i18n import tr
from game.rules.selva.cards import CARDS, FACES, keywords_of
from game.rules.selva.prose import BIOMES, ELEMENTS, KEYWORDS, KINDS, RARITIES
from game.rules.selva.vocabulary import ALFA, AMBUSH, ELEMENT, HERB, KIND_KEYS, PREY

MOST_COST = 6
"""The last cost that is looked for stands for all that cost this or more."""
FREE_KINDS = (ALFA, HERB, PREY)
"""Kinds that nobody pays for."""
KIND_ORDER = (ALFA, *(kind for kind in range(len(KINDS)) if kind != ALFA))
Value = int | str


class Aspect(NamedTuple):
    """Something that cards can be looked for by: the values there are, and those of a card."""

    title: Text
    values: Sequence[tuple[Value, Text | str]]
    of: Callable[[int], set[Value]]
    icons: Sequence[str] = ()


def cost_of(face: int) -> int:
    """What a card costs as far as one can look for it; −1 for what nobody pays for."""
    card = CARDS[face]
    return -1 if card.kind in FREE_KINDS else min(MOST_COST, card.cost.total)


def cost_name(cost: int) -> str:
    """A cost that can be looked for, in short."""
    return f"{cost}+" if cost == MOST_COST else str(cost)


def _keywords(face: int) -> set[Value]:
    """The keywords of a card, and Ambush where an ability of it can be used so."""
    card = CARDS[face]
    ambush = [AMBUSH] if card.ability and card.ability.ambush else []
    return {*keywords_of(card.keywords), *ambush}


ASPECTS = (
    Aspect(
        T(N_("Kind")),
        [(kind, KINDS[kind]) for kind in KIND_ORDER],
        lambda face: {CARDS[face].kind},
        [f"mark_{'water' if kind == ELEMENT else KIND_KEYS[kind]}" for kind in KIND_ORDER],
    ),
    Aspect(
        T(N_("Cost")),
        [(cost, cost_name(cost)) for cost in range(1, MOST_COST + 1)],
        lambda face: {cost_of(face)},
    ),
    Aspect(T(N_("Biome")), list(BIOMES.items()), lambda face: {CARDS[face].biome}),
    Aspect(T(N_("Keyword")), list(KEYWORDS.items()), _keywords),
    Aspect(T(N_("Rarity")), list(enumerate(RARITIES)), lambda face: {CARDS[face].rarity}),
)


class Search:
    """What is looked for: ``chosen`` values for each aspect (any of them will do) and ``words``
    (all of which must be on the card)."""

    def __init__(self) -> None:
        self.chosen: list[set[Value]] = [set() for _ in ASPECTS]
        self.words = ""

    @property
    def active(self) -> bool:
        """Whether anything is looked for at all."""
        return any(self.chosen) or bool(self.words.strip())

    def toggle(self, aspect: int, value: Value) -> None:
        """Choose a value of an aspect, or no longer."""
        self.chosen[aspect] ^= {value}

    def clear(self) -> None:
        """Look for nothing: every card is found."""
        self.chosen = [set() for _ in ASPECTS]
        self.words = ""

    def finds(self, face: int) -> bool:
        """Whether a card is one of those that are looked for."""
        pairs = zip(ASPECTS, self.chosen, strict=True)
        if not all(aspect.of(face) & values for aspect, values in pairs if values):
            return False
        words = plain(self.words).split()
        if not words:
            return True
        written = plain(written_on(face))
        return all(word in written for word in words)


def written_on(face: int) -> str:
    """All words on a card: its name, the binomial of its species, its rules."""
    card, text = CARDS[face], FACES[face].text
    words = [tr(card.name), card.latin, tr(text) if text else ""]
    if card.kind == ELEMENT:
        words.append(tr(ELEMENTS[card.element]))
    return " ".join(words)


def plain(words: str) -> str:
    """Words without capitals and accents, so that nobody has to type them."""
    apart = unicodedata.normalize("NFKD", words.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def in_order() -> list[int]:
    """All cards as they are shown: by kind, cost, biome and name."""

    def key(face: int) -> tuple[int, int, int, str]:
        card = CARDS[face]
        biome = list(BIOMES).index(card.biome)
        return KIND_ORDER.index(card.kind), card.cost.total, biome, plain(tr(card.name))

    return sorted(range(len(CARDS)), key=key)
