"""The card files of Selva: what stands in ``pool/<biome>.toml``, and what must hold of it.

A wrong file is refused with its name, the line, the card and the reason.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.rules.cards import CardFileError
from game.rules.selva.vocabulary import (
    ACTIVE_KEYS,
    ELEMENT_KEYS,
    KEYWORD_KEYS,
    NEUTRALISE,
    RARITY_KEYS,
    VERB_KEYS,
    Effect,
    parse_constant,
    parse_effect,
)

FOLDER = Path(__file__).with_name("pool")
BIOME_KEYS = ("rainforest", "savanna", "boreal", "reef")
LEAST_LIFE, MOST_LIFE = 18, 24
MOST_COST = 9
NUMBERS = {"alfa": 4, "animal": 13, "element": 4, "force": 6, "sigil": 3}
"""How many cards of each kind a biome has at least; herbs and preys are four together."""


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A cost in herbs and preys."""

    herbs: int = 0
    preys: int = 0


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An activated ability: what it costs (``turn``: the animal is turned) and does."""

    do: list[str]
    cost: Price = Price()
    turn: bool = False
    ambush: bool = False


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What every card has; ``latin`` is the binomial of its species."""

    key: str
    name: str
    rarity: str


class Alfa(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An Alfa: it has constants or an activated ability."""

    latin: str
    life: int
    always: list[str] = []
    ability: Ability | None = None


class Animal(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An animal, also a fungus that lives like one."""

    latin: str
    cost: Price
    attack: int
    defence: int
    active: str
    keywords: list[str] = []
    enters: list[str] = []
    always: list[str] = []
    ability: Ability | None = None


class Resource(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A herb or a prey; with ``either`` it pays for both."""

    latin: str
    either: bool = False
    enters: list[str] = []


class Element(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An element with its costs of entry and withdrawal, paid in any mix."""

    kind: str
    entry: int
    withdrawal: int
    awakening: list[str]


class Force(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A natural force."""

    cost: Price
    do: list[str]
    ambush: bool = False


class Sigil(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A sigil with the cost at which it is revealed."""

    cost: Price
    do: list[str]


class Biome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of a biome."""

    biome: str
    tint: str
    alfa: list[Alfa]
    animal: list[Animal]
    herb: list[Resource]
    prey: list[Resource]
    element: list[Element]
    force: list[Force]
    sigil: list[Sigil]


SECTIONS = ("alfa", "animal", "herb", "prey", "element", "force", "sigil")


class Fault(NamedTuple):
    """What is wrong: with which card of a section (−1: the whole file), in which field, and why."""

    section: str
    number: int
    field: str
    reason: str


def load(path: Path) -> Biome:
    """A biome; ``CardFileError`` if the file is wrong."""
    try:
        text = path.read_text("utf-8")
        biome = msgspec.toml.decode(text, type=Biome, strict=True)
    except OSError as error:
        raise CardFileError(path, error.strerror or str(error)) from error
    except msgspec.ValidationError as error:
        raise CardFileError(path, _located(text, str(error))) from error
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise CardFileError(path, str(error)) from error
    for fault in _faults(biome):
        raise CardFileError(path, _told(text, biome, fault))
    return biome


def load_all(folder: Path = FOLDER) -> list[Biome]:
    """All biomes in their order; ``CardFileError`` if a file is wrong or a key comes twice."""
    biomes = [load(folder / f"{key}.toml") for key in BIOME_KEYS]
    seen: dict[str, str] = {}
    for biome in biomes:
        for section in SECTIONS:
            for number, card in enumerate(getattr(biome, section)):
                if card.key in seen:
                    fault = Fault(section, number, "key", f"is also in {seen[card.key]}")
                    path = folder / f"{biome.biome}.toml"
                    raise CardFileError(path, _told(path.read_text("utf-8"), biome, fault))
                seen[card.key] = f"{biome.biome}.toml"
    return biomes


# --- where a fault is ---------------------------------------------------------------------------

_PATH = re.compile(r"at `\$\.(\w+)\[(\d+)\](?:\.(\w+))?")


def _located(text: str, message: str) -> str:
    """The message of a reader with the line of the card it is about."""
    hit = _PATH.search(message)
    if hit is None:
        return message
    return f"line {_line(text, hit[1], int(hit[2]), hit[3] or '')}: {message}"


def _told(text: str, biome: Biome, fault: Fault) -> str:
    if fault.number < 0:
        return fault.reason
    key = getattr(biome, fault.section)[fault.number].key
    line = _line(text, fault.section, fault.number, fault.field)
    return f"line {line}: {fault.section} {key}: {fault.field}: {fault.reason}"


def _line(text: str, section: str, number: int, field: str) -> int:
    """The line of a field of the card with this number in a section, at least of the card."""
    lines = text.splitlines()
    heads = [n for n, line in enumerate(lines) if line.strip() == f"[[{section}]]"]
    if number >= len(heads):
        return 1
    start = heads[number]
    for n in range(start + 1, len(lines)):
        if lines[n].startswith("[["):
            break
        if field and re.match(rf"\s*{field}\b", lines[n]):
            return n + 1
    return start + 1


# --- what must hold -----------------------------------------------------------------------------

_KEY = re.compile(r"[a-z][a-z_]*")
_TINT = re.compile(r"#[0-9A-Fa-f]{6}")
_LATIN = re.compile(r"[A-Z][a-z]+ [a-z]+")


def _faults(biome: Biome) -> Iterator[Fault]:
    """All that is wrong with a biome that could be read."""
    if biome.biome not in BIOME_KEYS:
        yield Fault("", -1, "", f"biome: must be one of {', '.join(BIOME_KEYS)}")
    if not _TINT.fullmatch(biome.tint):
        yield Fault("", -1, "", f"tint: {biome.tint!r} is no colour #rrggbb")
    yield from _numbers(biome)
    for section in SECTIONS:
        for number, card in enumerate(getattr(biome, section)):
            for field, reason in _of_card(section, card):
                yield Fault(section, number, field, reason)


def _numbers(biome: Biome) -> Iterator[Fault]:
    for section, number in NUMBERS.items():
        found = len(getattr(biome, section))
        if found < number:
            yield Fault("", -1, "", f"{section}: needs {number} cards, there are {found}")
    if len(biome.herb) + len(biome.prey) < 4:
        yield Fault("", -1, "", "herb, prey: needs 4 cards together")
    for section in ("herb", "prey"):
        if "common" not in [card.rarity for card in getattr(biome, section)]:
            yield Fault("", -1, "", f"{section}: needs a common card")
    if not {card.kind for card in biome.element} >= set(ELEMENT_KEYS):
        yield Fault("", -1, "", f"element: needs one of each of {', '.join(ELEMENT_KEYS)}")


Complaints = Iterator[tuple[str, str]]
"""Pairs of a field and what is wrong with it."""


def _of_card(section: str, card: Card) -> Complaints:
    if not _KEY.fullmatch(card.key):
        yield "key", f"{card.key!r} must be small letters and underscores"
    if not card.name.strip():
        yield "name", "is missing"
    if card.rarity not in RARITY_KEYS:
        yield "rarity", f"must be one of {', '.join(RARITY_KEYS)}"
    latin = getattr(card, "latin", None)
    if latin is not None and not _LATIN.fullmatch(latin):
        yield "latin", f"{latin!r} is no binomial such as 'Panthera onca'"
    yield from _of_kind(card)


def _of_kind(card: Card) -> Complaints:
    if isinstance(card, Alfa):
        yield from _of_alfa(card)
    elif isinstance(card, Animal):
        yield from _of_animal(card)
    elif isinstance(card, Resource):
        yield from _of_resource(card)
    elif isinstance(card, Element):
        yield from _of_element(card)
    elif isinstance(card, Force | Sigil):
        yield from _price("cost", card.cost, 1)
        yield from _effects("do", card.do, needed=True)
        if isinstance(card, Force) and _neutralises(card.do) and not card.ambush:
            yield "ambush", "a force that neutralises needs it"


def _of_alfa(card: Alfa) -> Complaints:
    if not LEAST_LIFE <= card.life <= MOST_LIFE:
        yield "life", f"must be from {LEAST_LIFE} to {MOST_LIFE}"
    if bool(card.always) == bool(card.ability):
        yield "ability", "an Alfa has either constants or an activated ability"
    yield from _constants(card.always)
    if card.ability:
        yield from _activated(card.ability, may_turn=False)


def _of_animal(card: Animal) -> Complaints:
    yield from _price("cost", card.cost, 1)
    if not 0 <= card.attack <= MOST_COST:
        yield "attack", f"must be from 0 to {MOST_COST}"
    if not 1 <= card.defence <= MOST_COST:
        yield "defence", f"must be from 1 to {MOST_COST}"
    if card.active not in ACTIVE_KEYS:
        yield "active", f"must be one of {', '.join(ACTIVE_KEYS)}"
    for word in card.keywords:
        if word not in KEYWORD_KEYS:
            yield "keywords", f"unknown keyword {word!r} (there are {', '.join(KEYWORD_KEYS)})"
    yield from _effects("enters", card.enters)
    yield from _constants(card.always)
    if card.ability:
        yield from _activated(card.ability, may_turn=True)


def _of_resource(card: Resource) -> Complaints:
    yield from _effects("enters", card.enters)
    more = card.either or bool(card.enters)
    if (card.rarity == "common") == more:
        yield "rarity", "a common resource just pays; a rarer one does something more"


def _of_element(card: Element) -> Complaints:
    if card.kind not in ELEMENT_KEYS:
        yield "kind", f"must be one of {', '.join(ELEMENT_KEYS)}"
    for field, value in (("entry", card.entry), ("withdrawal", card.withdrawal)):
        if not 1 <= value <= MOST_COST:
            yield field, f"must be from 1 to {MOST_COST}"
    yield from _effects("awakening", card.awakening, needed=True)


def _activated(ability: Ability, may_turn: bool) -> Complaints:
    if ability.turn and not may_turn:
        yield "ability", "an Alfa cannot be turned"
    yield from _price("ability", ability.cost, 0 if ability.turn else 1)
    yield from _effects("ability", ability.do, needed=True)
    if _neutralises(ability.do) and not ability.ambush:
        yield "ability", "an ability that neutralises needs ambush"


def _price(field: str, price: Price, least: int) -> Complaints:
    if min(price.herbs, price.preys) < 0 or not least <= price.herbs + price.preys <= MOST_COST:
        yield field, f"must be from {least} to {MOST_COST} herbs and preys"


def _constants(lines: Iterable[str]) -> Complaints:
    for line in lines:
        try:
            parse_constant(line)
        except ValueError as error:
            yield "always", str(error)


def _effects(field: str, lines: Sequence[str], needed: bool = False) -> Complaints:
    """Whether lines are effects, of which one at most has a target to choose."""
    if needed and not lines:
        yield field, "needs an effect"
    found: list[Effect] = []
    for line in lines:
        try:
            found.append(parse_effect(line))
        except ValueError as error:
            yield field, str(error)
    if sum(effect.whom.chosen for effect in found) > 1:
        yield field, "only one effect may have a target to choose"
    if field in ("enters", "awakening") and _neutralises(lines):
        yield field, "only a card or ability that can be an answer neutralises"


def _neutralises(lines: Iterable[str]) -> bool:
    return any(line.split()[:1] == [VERB_KEYS[NEUTRALISE]] for line in lines)
