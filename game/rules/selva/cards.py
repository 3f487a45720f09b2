"""The cards of Selva, from ``pool/<biome>.toml``: faces by number, and what the rules need of each.

A face is the same for both players; which of them a card belongs to is told by its slot.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.engine.game import Face
from game.engine.text import N_, T, Text
from game.rules.selva import cardfile
from game.rules.selva import vocabulary as v
from game.rules.selva.prose import (
    ACTIVE,
    BIOMES,
    ELEMENTS,
    KEYWORD_RULES,
    KEYWORDS,
    KINDS,
    RARITIES,
    VERB_RULES,
    constant_text,
    cost_text,
    effects_text,
    joined,
)
from game.rules.selva.vocabulary import (
    ACTIVE_KEYS,
    ALFA,
    ANIMAL,
    ELEMENT,
    ELEMENT_KEYS,
    FORCE,
    FREE,
    HERB,
    KIND_KEYS,
    PREY,
    RARITY_KEYS,
    SIGIL,
    Constant,
    Cost,
    Effect,
    Whom,
    parse_constant,
    parse_effect,
)


class Activated(NamedTuple):
    """An activated ability: its cost, whether the animal is turned for it, and what it does."""

    cost: Cost
    turn: bool
    ambush: bool
    effects: tuple[Effect, ...]
    whom: Whom | None


class Card(NamedTuple):
    """All that the rules know of a face.

    ``effects`` happen when it enters (animals, resources), in the Awakening (elements), or when it
    is played or revealed (forces, sigils); ``whom`` says which target must be chosen for them.
    """

    key: str
    name: Text
    kind: int
    biome: str
    tint: str
    rarity: int
    latin: str = ""
    cost: Cost = FREE
    withdrawal: Cost = FREE
    attack: int = 0
    defence: int = 0
    active: int = 0
    keywords: int = 0
    life: int = 0
    element: int = -1
    gives: int = 0
    effects: tuple[Effect, ...] = ()
    whom: Whom | None = None
    constants: tuple[Constant, ...] = ()
    ability: Activated | None = None


GIVES_HERB, GIVES_PREY = 1, 2
"""What a resource pays, as bits of ``Card.gives``."""


def whom_chosen(effects: tuple[Effect, ...]) -> Whom | None:
    """The target that must be chosen for these effects."""
    return next((effect.whom for effect in effects if effect.whom.chosen), None)


def _effects(lines: list[str]) -> tuple[Effect, ...]:
    return tuple(map(parse_effect, lines))


def _keywords(words: list[str]) -> int:
    return sum(v.KEYWORDS[word] for word in set(words))


def _activated(ability: cardfile.Ability | None) -> Activated | None:
    if ability is None:
        return None
    effects = _effects(ability.do)
    cost = Cost(ability.cost.herbs, ability.cost.preys)
    return Activated(cost, ability.turn, ability.ambush, effects, whom_chosen(effects))


def _base(biome: cardfile.Biome, card: cardfile.Card, kind: int, effects: list[str]) -> Card:
    """What cards of every kind have."""
    done = _effects(effects)
    return Card(
        card.key,
        T(card.name),
        kind,
        biome.biome,
        biome.tint,
        RARITY_KEYS.index(card.rarity),
        getattr(card, "latin", ""),
        effects=done,
        whom=whom_chosen(done),
    )


def _alfas(biome: cardfile.Biome) -> Iterator[Card]:
    for alfa in biome.alfa:
        yield _base(biome, alfa, ALFA, [])._replace(
            life=alfa.life,
            constants=tuple(map(parse_constant, alfa.always)),
            ability=_activated(alfa.ability),
        )


def _animals(biome: cardfile.Biome) -> Iterator[Card]:
    for animal in biome.animal:
        yield _base(biome, animal, ANIMAL, animal.enters)._replace(
            cost=Cost(animal.cost.herbs, animal.cost.preys),
            attack=animal.attack,
            defence=animal.defence,
            active=ACTIVE_KEYS[animal.active],
            keywords=_keywords(animal.keywords),
            constants=tuple(map(parse_constant, animal.always)),
            ability=_activated(animal.ability),
        )


def _resources(biome: cardfile.Biome) -> Iterator[Card]:
    both = GIVES_HERB | GIVES_PREY
    for kind, own, resources in ((HERB, GIVES_HERB, biome.herb), (PREY, GIVES_PREY, biome.prey)):
        for resource in resources:
            base = _base(biome, resource, kind, resource.enters)
            yield base._replace(gives=both if resource.either else own)


def _others(biome: cardfile.Biome) -> Iterator[Card]:
    for element in biome.element:
        yield _base(biome, element, ELEMENT, element.awakening)._replace(
            element=ELEMENT_KEYS.index(element.kind),
            cost=Cost(any=element.entry),
            withdrawal=Cost(any=element.withdrawal),
        )
    for force in biome.force:
        yield _base(biome, force, FORCE, force.do)._replace(
            cost=Cost(force.cost.herbs, force.cost.preys), keywords=v.AMBUSH * force.ambush
        )
    for sigil in biome.sigil:
        cost = Cost(sigil.cost.herbs, sigil.cost.preys)
        yield _base(biome, sigil, SIGIL, sigil.do)._replace(cost=cost)


def build(biomes: list[cardfile.Biome]) -> tuple[Card, ...]:
    """All cards of some biomes, biome by biome."""
    parts = (_alfas, _animals, _resources, _others)
    return tuple(card for biome in biomes for part in parts for card in part(biome))


# --- how they look ------------------------------------------------------------------------------

ACTIVE_ICONS = {v.DAY: "sun", v.NIGHT: "moon", v.BOTH: "sun_moon"}
KEYWORD_ICONS = {v.KEYWORDS[key]: f"kw_{key}" for key in v.KEYWORD_KEYS}


def keywords_of(bits: int) -> list[int]:
    """The keywords in a number, one bit each."""
    return [bit for bit in KEYWORDS if bits & bit]


def ability_text(ability: Activated) -> Text:
    """An activated ability with its cost."""
    cost, does = cost_text(ability.cost, ability.turn), effects_text(ability.effects)
    if ability.ambush:
        return T(N_("{cost} (Ambush): {effect}"), cost=cost, effect=does)
    return T(N_("{cost}: {effect}"), cost=cost, effect=does)


def abilities_of(card: Card) -> list[Text]:
    """What a card does besides its keywords, a text for each ability."""
    texts = list(map(constant_text, card.constants))
    if card.effects:
        does = effects_text(card.effects)
        if card.kind in (ANIMAL, HERB, PREY):
            does = T(N_("On entering: {effect}"), effect=does)
        texts.append(does)
    if card.ability:
        texts.append(ability_text(card.ability))
    return texts


def _text(card: Card) -> Text | None:
    """The rules text on the card: keywords with commas, then the abilities."""
    texts = abilities_of(card)
    if card.gives == GIVES_HERB | GIVES_PREY:
        texts.append(T(N_("Pays a herb or a prey.")))
    words = [KEYWORDS[bit] for bit in keywords_of(card.keywords)]
    if words:
        first, *others = words
        for other in others:
            first = T(N_("{keywords}, {keyword}"), keywords=first, keyword=other)
        texts.insert(0, T(N_("{keywords}."), keywords=first))
    return joined(texts) if texts else None


def _columns(card: Card) -> tuple[tuple[str, str], ...]:
    """Cost and strength of an animal, or the life of an Alfa, each under its icon."""
    if card.kind == ANIMAL:
        return (
            ("herb", str(card.cost.herbs)),
            ("prey", str(card.cost.preys)),
            ("attack", str(card.attack)),
            ("defence", str(card.defence)),
        )
    return (("life", str(card.life)),) if card.kind == ALFA else ()


def _kind_text(card: Card) -> Text:
    """Kind, biome and rarity of a card, with the binomial of its species."""
    kind = ELEMENTS[card.element] if card.kind == ELEMENT else KINDS[card.kind]
    biome, rarity = BIOMES[card.biome], RARITIES[card.rarity]
    if card.latin:
        return T(
            N_("{latin} · {kind} · {biome} · {rarity}"),
            latin=card.latin,
            kind=kind,
            biome=biome,
            rarity=rarity,
        )
    return T(N_("{kind} · {biome} · {rarity}"), kind=kind, biome=biome, rarity=rarity)


def _cost_texts(card: Card) -> list[Text]:
    if card.kind == ELEMENT:
        entry, withdrawal = cost_text(card.cost), cost_text(card.withdrawal)
        return [
            T(N_("Entry: {cost}. Once in play, used in the Awakening."), cost=entry),
            T(N_("Withdrawal, for either player: {cost}."), cost=withdrawal),
        ]
    if card.kind == SIGIL:
        return [
            T(N_("Laid face down for nothing. Revealed for: {cost}."), cost=cost_text(card.cost))
        ]
    return [T(N_("Cost: {cost}."), cost=cost_text(card.cost))] if card.cost.total else []


_GIVEN = {
    GIVES_HERB: T(N_("Turned, it pays one herb.")),
    GIVES_PREY: T(N_("Turned, it pays one prey.")),
    GIVES_HERB | GIVES_PREY: T(N_("Turned, it pays one herb or one prey.")),
}
_ONCE = T(N_("Used once a turn, in your Preparation."))
_ONCE_ANSWERING = T(
    N_("Used once a turn, in your Preparation or whenever you can answer something.")
)


def _help(card: Card) -> tuple[Text, ...]:
    texts = [_kind_text(card), *_cost_texts(card)]
    if card.active:
        texts.append(T(N_("{active}."), active=ACTIVE[card.active]))
    texts += [KEYWORD_RULES[bit] for bit in keywords_of(card.keywords)]
    texts += abilities_of(card)
    if card.ability:
        texts.append(_ONCE_ANSWERING if card.ability.ambush else _ONCE)
    if card.gives:
        texts.append(_GIVEN[card.gives])
    verbs = {effect.verb for effect in (*card.effects, *_ability_effects(card))}
    texts += [rule for verb, rule in VERB_RULES.items() if verb in verbs]
    return tuple(texts)


def _ability_effects(card: Card) -> tuple[Effect, ...]:
    return card.ability.effects if card.ability else ()


def _mark(card: Card) -> str:
    if card.kind == ELEMENT:
        return f"mark_{ELEMENT_KEYS[card.element]}"
    return f"mark_{KIND_KEYS[card.kind]}"


def _face(card: Card) -> Face:
    badges = [ACTIVE_ICONS[card.active]] if card.active else []
    if card.keywords & v.AMBUSH:
        badges.append(KEYWORD_ICONS[v.AMBUSH])
    return Face(
        key=card.key,
        name=card.name,
        picture=f"selva/{card.key}",
        tint=card.tint,
        mark=_mark(card),
        group=card.kind,
        corner=str(card.cost.total) if card.cost.total else "",
        badges=tuple(badges),
        columns=_columns(card),
        text=_text(card),
        help=_help(card),
    )


CARDS = build(cardfile.load_all())
FACES = tuple(map(_face, CARDS))
NUMBER = {card.key: number for number, card in enumerate(CARDS)}
"""The face of each key."""
KIND = [card.kind for card in CARDS]
COST = [card.cost for card in CARDS]
WITHDRAWAL = [card.withdrawal for card in CARDS]
GIVES = [card.gives for card in CARDS]
BASE_ATTACK = [card.attack for card in CARDS]
BASE_DEFENCE = [card.defence for card in CARDS]
ELEMENT_OF = [card.element for card in CARDS]
ACTIVE_IN = [card.active for card in CARDS]
KEYWORDS_OF = [card.keywords for card in CARDS]
EFFECTS = [card.effects for card in CARDS]
WHOM = [card.whom for card in CARDS]
CONSTANTS = [card.constants for card in CARDS]
ABILITY = [card.ability for card in CARDS]
COMMON_RESOURCE = [card.kind in v.RESOURCES and card.rarity == v.COMMON for card in CARDS]
NAMES = [card.name for card in CARDS]
