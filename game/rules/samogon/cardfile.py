"""The card file of Dziki Samogon: what stands in ``cards.toml``, and what must hold of it."""

import re
from collections.abc import Iterator, Mapping
from itertools import zip_longest
from pathlib import Path

import msgspec

from game.engine.text import Text
from game.rules.cards import CardFileError, read
from game.rules.samogon import names
from game.rules.samogon.layout import SEATS
from game.rules.samogon.vocabulary import (
    ACTION_KEYS,
    AIM_KEYS,
    DISCARD,
    NO_RANGE,
    OFFENSIVE,
    RANGE_KEYS,
    Action,
    Effect,
)

PATH = Path(__file__).with_name("cards.toml")
ITEMS_EACH = 12
COPIES = 2
"""So many cards there are of each minion."""
TYPE_CARDS = 6
ATTACK_CARDS = {"drakula": 5, "devil": 6}
LEADER_TYPES = 4
CROSSES_CARDS = 3
"""So many Attack cards of each Leader, at least, put Haunting on the Forest of Crosses."""
LEVELS = ("easy", "normal", "hard")
_TINT = re.compile("#[0-9A-Fa-f]{6}")
MOST = 20
"""No number in the file is greater."""


class Gain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ability that brings Flasks: after an Item with this action."""

    action: str
    flasks: int


class Bare(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action without support."""

    action: str
    value: int
    range: str = ""


class Spend(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ability that costs Flasks, and the action it allows."""

    flasks: int
    action: Bare


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Character with its two special abilities; ``alone`` is its life without others."""

    key: str
    tint: str
    life: int
    alone: int
    gain: Gain
    spend: Spend


class Half(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The top or the bottom of an Item."""

    action: str
    value: int
    support: int
    range: str = ""


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An Item of a Character, its portrait."""

    key: str
    of: str
    picture: str
    top: Half
    bottom: Half


class Minion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A minion; there are two cards of each."""

    key: str
    type: str
    armor: int
    life: int
    attack: Effect
    reaction: Effect


class Attack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An Attack card of a Leader: whom it is aimed at and what it does."""

    key: str
    picture: str
    aim: str
    effect: Effect


class Leader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Leader, the types of its minions, and its Attack cards."""

    key: str
    tint: str
    minions: list[str]
    attack: list[Attack]


class Strength(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Life and Dark Armor of a Leader for each player, by the number of players."""

    life: list[int]
    dark_armor: list[int]


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A difficulty: starting minions, Haunting a round, and the Leaders, by number of players."""

    minions: list[int]
    haunting: list[int]
    drakula: Strength
    devil: Strength


class Difficulty(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The three difficulties."""

    easy: Level
    normal: Level
    hard: Level

    @property
    def levels(self) -> tuple[Level, ...]:
        """Easy, normal and hard."""
        return self.easy, self.normal, self.hard


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole card file."""

    types: dict[str, str]
    character: list[Character]
    item: list[Item]
    minion: list[Minion]
    leader: list[Leader]
    difficulty: Difficulty


def action(half: Half | Bare) -> Action:
    """An action as the rules use it."""
    reach = RANGE_KEYS.index(half.range) if half.range else NO_RANGE
    support = half.support if isinstance(half, Half) else 0
    return Action(ACTION_KEYS.index(half.action), reach, half.value, support)


def load(path: Path = PATH) -> Cards:
    """The card file; ``CardFileError`` if it is not a Dziki Samogon."""
    cards = read(path, Cards)
    for reason in _faults(cards):
        raise CardFileError(path, reason)
    return cards


def _faults(cards: Cards) -> Iterator[str]:
    """What is wrong with the cards, in words."""
    attacks = [attack.key for leader in cards.leader for attack in leader.attack]
    yield from _key_faults("types", list(cards.types), names.TYPES)
    yield from _key_faults("character", [one.key for one in cards.character], names.CHARACTERS)
    yield from _key_faults("item", [one.key for one in cards.item], names.ITEMS)
    yield from _key_faults("minion", [one.key for one in cards.minion], names.MINIONS)
    yield from _key_faults("leader", [one.key for one in cards.leader], names.LEADERS)
    yield from _key_faults("leader.attack", attacks, names.ATTACKS)
    yield from _tint_faults(cards)
    yield from _character_faults(cards)
    yield from _item_faults(cards)
    yield from _minion_faults(cards)
    yield from _leader_faults(cards)
    yield from _level_faults(cards)


def _key_faults(place: str, keys: list[str], known: Mapping[str, Text]) -> Iterator[str]:
    wanted = list(known)
    if keys != wanted:
        pairs = zip_longest(keys, wanted)
        number, (key, right) = next((n, pair) for n, pair in enumerate(pairs) if pair[0] != pair[1])
        yield f"{place} {number + 1}: {right or 'nothing'} must come here, not {key or 'nothing'}"


def _range(place: str, least: int, value: int, most: int = MOST) -> Iterator[str]:
    if not least <= value <= most:
        yield f"{place}: must be {least} to {most}, not {value}"


def _action_faults(place: str, half: Half | Bare) -> Iterator[str]:
    if half.action not in ACTION_KEYS:
        yield f"{place}.action: there is no action {half.action!r}"
        return
    offensive = ACTION_KEYS.index(half.action) in OFFENSIVE
    if half.range not in (RANGE_KEYS if offensive else ("",)):
        wanted = f"one of {', '.join(RANGE_KEYS)}" if offensive else "left out"
        yield f"{place}.range: must be {wanted} for {half.action}, not {half.range!r}"
    yield from _range(f"{place}.value", 1, half.value)
    if isinstance(half, Half):
        yield from _range(f"{place}.support", 0, half.support, 2)


def _tint_faults(cards: Cards) -> Iterator[str]:
    tints = {f"types.{key}": tint for key, tint in cards.types.items()}
    tints |= {f"character {one.key}.tint": one.tint for one in cards.character}
    tints |= {f"leader {one.key}.tint": one.tint for one in cards.leader}
    for place, tint in tints.items():
        if not _TINT.fullmatch(tint):
            yield f"{place}: must be a colour #rrggbb, not {tint!r}"


def _character_faults(cards: Cards) -> Iterator[str]:
    for one in cards.character:
        place = f"character {one.key}"
        yield from _range(f"{place}.life", 1, one.life)
        yield from _range(f"{place}.alone", 1, one.alone)
        if one.gain.action not in ACTION_KEYS:
            yield f"{place}.gain.action: there is no action {one.gain.action!r}"
        yield from _range(f"{place}.gain.flasks", 1, one.gain.flasks)
        yield from _range(f"{place}.spend.flasks", 1, one.spend.flasks)
        yield from _action_faults(f"{place}.spend.action", one.spend.action)


def _item_faults(cards: Cards) -> Iterator[str]:
    for one in cards.item:
        yield from _action_faults(f"item {one.key}.top", one.top)
        yield from _action_faults(f"item {one.key}.bottom", one.bottom)
    for key in names.CHARACTERS:
        number = sum(one.of == key for one in cards.item)
        if number != ITEMS_EACH:
            yield f"item: {key} needs {ITEMS_EACH} Items, has {number}"


def _effect_faults(place: str, effect: Effect) -> Iterator[str]:
    for word, value in msgspec.structs.asdict(effect).items():
        yield from _range(f"{place}.{word}", 0, value)
    if not effect.words:
        yield f"{place}: does nothing"


def _minion_faults(cards: Cards) -> Iterator[str]:
    for one in cards.minion:
        place = f"minion {one.key}"
        yield from _range(f"{place}.armor", 1, one.armor, 4)
        yield from _range(f"{place}.life", 1, one.life, 6)
        yield from _effect_faults(f"{place}.attack", one.attack)
        yield from _effect_faults(f"{place}.reaction", one.reaction)
    for kind in names.TYPES:
        number = COPIES * sum(one.type == kind for one in cards.minion)
        if number != TYPE_CARDS:
            yield f"minion: there must be {TYPE_CARDS} cards of the type {kind}, not {number}"


def _leader_faults(cards: Cards) -> Iterator[str]:
    for one in cards.leader:
        place = f"leader {one.key}"
        kinds = set(one.minions)
        if len(kinds) != LEADER_TYPES or len(one.minions) != LEADER_TYPES or kinds - {*names.TYPES}:
            yield f"{place}.minions: must be {LEADER_TYPES} of {', '.join(names.TYPES)}"
        if len(one.attack) != ATTACK_CARDS[one.key]:
            yield f"{place}.attack: needs {ATTACK_CARDS[one.key]} cards, has {len(one.attack)}"
        if sum(attack.effect.crosses > 0 for attack in one.attack) < CROSSES_CARDS:
            yield f"{place}.attack: {CROSSES_CARDS} cards at least must have crosses"
        for attack in one.attack:
            yield from _effect_faults(f"{place}.attack {attack.key}.effect", attack.effect)
            if attack.aim not in AIM_KEYS:
                yield f"{place}.attack {attack.key}.aim: must be one of {', '.join(AIM_KEYS)}"
            if not any(word <= DISCARD for word, _ in attack.effect.words):
                yield f"{place}.attack {attack.key}.effect: does nothing to its aim"
    aims = {attack.aim for one in cards.leader for attack in one.attack}
    if missing := [aim for aim in AIM_KEYS if aim not in aims]:
        yield f"leader.attack: no card has the aim {', '.join(missing)}"


def _level_faults(cards: Cards) -> Iterator[str]:
    for name, level in zip(LEVELS, cards.difficulty.levels, strict=True):
        lists = {
            "minions": level.minions,
            "haunting": level.haunting,
            "drakula.life": level.drakula.life,
            "drakula.dark_armor": level.drakula.dark_armor,
            "devil.life": level.devil.life,
            "devil.dark_armor": level.devil.dark_armor,
        }
        for key, values in lists.items():
            place = f"difficulty.{name}.{key}"
            if len(values) != SEATS:
                yield f"{place}: needs a number for each of 1 to {SEATS} players"
            for value in values:
                yield from _range(place, int(key.endswith("life")), value)
