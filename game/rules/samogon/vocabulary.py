"""The small vocabulary of the cards: actions of Items, effects of opponents, and their words.

All text on the cards is composed here from the same data that the rules carry out.
"""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from game.engine.text import N_, T, Text

# --- actions of Items ---------------------------------------------------------------------------

ACTION_KEYS = (
    "attack",
    "piercing",
    "disorientation",
    "brewing",
    "drawing",
    "healing",
    "exorcism",
)
ATTACK, PIERCING, DISORIENTATION, BREWING, DRAWING, HEALING, EXORCISM = range(7)
OFFENSIVE = (ATTACK, PIERCING, DISORIENTATION)
RANGE_KEYS = ("close", "ranged", "area")
CLOSE, RANGED, AREA = range(3)
NO_RANGE = -1
ACTION_ICONS = (
    "action_attack",
    "action_piercing",
    "action_disorient",
    "action_brewing",
    "action_drawing",
    "action_healing",
    "action_exorcism",
)
ACTION_NAMES = (
    T(N_("Attack")),
    T(N_("Piercing")),
    T(N_("Disorientation")),
    T(N_("Brewing")),
    T(N_("Drawing")),
    T(N_("Healing")),
    T(N_("Exorcism")),
)
_WITH_RANGE = (
    (N_("Close Attack {n}"), N_("Ranged Attack {n}"), N_("Area Attack {n}")),
    (N_("Close Piercing {n}"), N_("Ranged Piercing {n}"), N_("Area Piercing {n}")),
    (
        N_("Close Disorientation {n}"),
        N_("Ranged Disorientation {n}"),
        N_("Area Disorientation {n}"),
    ),
)
_WITHOUT_RANGE = {
    BREWING: N_("Brewing {n}"),
    DRAWING: N_("Drawing {n}"),
    HEALING: N_("Healing {n}"),
    EXORCISM: N_("Exorcism {n}"),
}


class Action(NamedTuple):
    """What one half of an Item does: kind, range (−1: none), value; ``support`` is what the Item
    adds to the same half of another."""

    kind: int
    range: int
    value: int
    support: int = 0


def action_text(action: Action, value: int) -> Text:
    """An action with a value: *Close Attack 4*."""
    if action.range == NO_RANGE:
        return T(_WITHOUT_RANGE[action.kind], n=value)
    return T(_WITH_RANGE[action.kind][action.range], n=value)


def printed(action: Action) -> Text:
    """An action as it is printed, with its support value: *Close Attack 4 (+1)*."""
    return T(
        N_("{action} (+{support})"),
        action=action_text(action, action.value),
        support=action.support,
    )


_OPPONENTS = {
    CLOSE: T(N_("Close range: a minion in melee with you, or the Leader.")),
    RANGED: T(N_("Ranged: any minion, or the Leader.")),
    AREA: T(N_("Area: all minions in melee with one Character, or the Leader.")),
}
_MINIONS = {
    CLOSE: T(N_("Close range: a minion in melee with you.")),
    RANGED: T(N_("Ranged: any minion.")),
    AREA: T(N_("Area: all minions in melee with one Character.")),
}
_RULES = (
    T(N_("Attack: damage of this value minus the armor of the opponent.")),
    T(N_("Piercing: removes armor of a minion.")),
    T(N_("Disorientation: each token lets an Attack or a Reaction of the minion fail.")),
    T(N_("Brewing: a Character gains Flasks.")),
    T(N_("Drawing: a player draws Items.")),
    T(N_("Healing: a Character regains life, never above its start.")),
    T(N_("Exorcism: removes Haunting from one Character or the Forest of Crosses.")),
)


def rule_texts(actions: Iterable[Action]) -> list[Text]:
    """What these actions do and whom they reach, each rule once."""
    texts: list[Text] = []
    for action in actions:
        reach = _OPPONENTS if action.kind == ATTACK else _MINIONS
        own = [_RULES[action.kind], *([reach[action.range]] if action.range != NO_RANGE else [])]
        texts += [text for text in own if text not in texts]
    return texts


# --- effects of minions and Leaders -------------------------------------------------------------

LOSE_LIFE, HAUNTING, LOSE_FLASKS, ARMOR, CALL, DISCARD = range(6)
CROSSES, HEAL_LEADER, DARK_ARMOR, HURT_LEADER = range(6, 10)
"""The words an effect is made of: up to ``DISCARD`` they happen to a Character or beside it."""

Words = tuple[tuple[int, int], ...]
"""An effect: words with their numbers."""


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An effect in the card file: a number for each word in it, in the order of the words."""

    lose_life: int = 0
    haunting: int = 0
    lose_flasks: int = 0
    armor: int = 0
    call: int = 0
    discard: int = 0
    crosses: int = 0
    heal_leader: int = 0
    dark_armor: int = 0
    hurt_leader: int = 0

    @property
    def words(self) -> Words:
        """The words of the effect with their numbers."""
        return tuple((word, n) for word, n in enumerate(msgspec.structs.astuple(self)) if n)


_SENTENCES = (
    T(N_("Lose {n} life."), n=0),
    T(N_("Gain {n} Haunting."), n=0),
    T(N_("Lose {n} Flask."), N_("Lose {n} Flasks."), n=0),
    T(N_("This minion gains {n} armor."), n=0),
    T(N_("{n} minion enters melee."), N_("{n} minions enter melee."), n=0),
    T(N_("Discard {n} Item."), N_("Discard {n} Items."), n=0),
    T(N_("The Forest of Crosses gains {n} Haunting."), n=0),
    T(N_("The Leader regains {n} life."), n=0),
    T(N_("The Leader gains {n} Dark Armor."), n=0),
    T(N_("The Leader loses {n} life."), n=0),
)
_OF_LEADER = {
    ARMOR: T(N_("Each minion in that melee gains {n} armor."), n=0),
    CROSSES: T(N_("The Forest of Crosses gains {n} Haunting for each player."), n=0),
    HEAL_LEADER: T(N_("The Leader regains {n} life for each player."), n=0),
    DARK_ARMOR: T(N_("The Leader gains {n} Dark Armor for each player."), n=0),
    HURT_LEADER: T(N_("The Leader loses {n} life for each player."), n=0),
}


def sentence(word: int, n: int, of_leader: bool = False) -> Text:
    """A word of an effect as a sentence."""
    text = _OF_LEADER.get(word, _SENTENCES[word]) if of_leader else _SENTENCES[word]
    return text._replace(args=(("n", n),))


def joined(sentences: Iterable[Text]) -> Text:
    """Sentences one after the other as one text; there must be one at least."""
    first, *others = sentences
    for other in others:
        first = T(N_("{text} {sentence}"), text=first, sentence=other)
    return first


def effect_text(words: Words) -> Text:
    """The effect of a minion in words."""
    return joined(sentence(word, n) for word, n in words)


# --- aims of Attack cards -----------------------------------------------------------------------

AIM_KEYS = ("all", "most_haunting", "fewest_life", "most_minions", "chosen")
ALL, MOST_HAUNTING, FEWEST_LIFE, MOST_MINIONS, CHOSEN = range(5)
_AIMED = (
    N_("Each Character: {effect}"),
    N_("The Character with the most Haunting: {effect}"),
    N_("The Character with the least life: {effect}"),
    N_("The Character with the most minions: {effect}"),
    N_("A Character of your choice: {effect}"),
)


def attack_text(aim: int, words: Words) -> Text:
    """An Attack card in words: what its aim suffers, then what happens besides."""
    aimed = [sentence(word, n, True) for word, n in words if word <= DISCARD]
    others = [sentence(word, n, True) for word, n in words if word > DISCARD]
    return joined([T(_AIMED[aim], effect=joined(aimed)), *others])
