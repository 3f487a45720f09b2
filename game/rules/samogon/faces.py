"""What is printed on the cards of Dziki Samogon, for those who draw them."""

from game.engine.game import Face
from game.engine.text import N_, T, Text
from game.rules.samogon import names
from game.rules.samogon.cardfile import Attack, Character, Item, Leader, Minion, action
from game.rules.samogon.vocabulary import (
    ACTION_ICONS,
    ACTION_KEYS,
    ACTION_NAMES,
    AIM_KEYS,
    ALL,
    CHOSEN,
    action_text,
    attack_text,
    effect_text,
    printed,
    rule_texts,
)

_CHARACTERS = list(names.CHARACTERS)
_TYPES = list(names.TYPES)
_CHARACTER_GROUP = len(_CHARACTERS)
_LEADER_GROUP, _ATTACK_GROUP, _PLACE_GROUP = range(_CHARACTER_GROUP + 1, _CHARACTER_GROUP + 4)
_MINION_GROUP = _PLACE_GROUP + 1
"""Groups of faces that belong together: the Items of each Character, Characters, Leaders, Attack
cards, places, the minions of each type."""
_PLACE_TINT = "#4F5D4A"


def _lines(upper: Text, lower: Text) -> Text:
    return T(N_("{upper}\n{lower}"), upper=upper, lower=lower)


def item(card: Item, tint: str) -> Face:
    """An Item: both actions with their support values; its Character's colour and mark."""
    top, bottom = action(card.top), action(card.bottom)
    portrait = T(
        N_("An Item of {character}: Flasks strengthen it only in that player's hands."),
        character=names.CHARACTERS[card.of],
    )
    upper, lower = printed(top), printed(bottom)
    return Face(
        key=card.key,
        name=names.ITEMS[card.key],
        picture=f"samogon/{card.picture}",
        tint=tint,
        mark=f"mark_{card.of}",
        group=_CHARACTERS.index(card.of),
        badges=(ACTION_ICONS[bottom.kind], ACTION_ICONS[top.kind]),
        text=_lines(upper, lower),
        help=(
            T(N_("Top: {action}"), action=upper),
            T(N_("Bottom: {action}"), action=lower),
            T(N_("In brackets: what it adds to another's Item as support.")),
            *rule_texts((top, bottom)),
            portrait,
        ),
    )


def gain_text(card: Character) -> Text:
    """The ability that brings Flasks, in words."""
    name = ACTION_NAMES[ACTION_KEYS.index(card.gain.action)]
    return T(
        N_("After an Item with {action}: gain {n} Flask."),
        N_("After an Item with {action}: gain {n} Flasks."),
        action=name,
        n=card.gain.flasks,
    )


def spend_text(card: Character) -> Text:
    """The ability that costs Flasks, in words."""
    bare = action(card.spend.action)
    name = action_text(bare, bare.value)
    return T(N_("{n} Flask: {action}."), "{n} Flasks: {action}.", action=name, n=card.spend.flasks)


def character(card: Character) -> Face:
    """A Character: life and both special abilities."""
    gain, spend = gain_text(card), spend_text(card)
    return Face(
        key=card.key,
        name=names.CHARACTERS[card.key],
        picture=f"samogon/{card.key}",
        tint=card.tint,
        mark=f"mark_{card.key}",
        group=_CHARACTER_GROUP,
        text=_lines(gain, spend),
        help=(
            T(N_("Life: {n}"), n=card.life),
            *([T(N_("Life alone: {n}"), n=card.alone)] if card.alone != card.life else []),
            gain,
            spend,
            T(N_("Both abilities work in your own turn only.")),
            *rule_texts((action(card.spend.action),)),
        ),
    )


def leader(card: Leader) -> Face:
    """A Leader."""
    return Face(
        key=card.key,
        name=names.LEADERS[card.key],
        picture=f"samogon/{card.key}",
        tint=card.tint,
        mark="crown",
        group=_LEADER_GROUP,
        text=T(N_("After the players' turns: an Attack card.")),
        help=(
            T(N_("You win when the Leader has no life left.")),
            T(N_("Every Attack is reduced by its Dark Armor, which falls by 1 with each minion.")),
            T(N_("If an Attack card must be drawn and none is left, you lose.")),
        ),
    )


def attack(card: Attack, owner: Leader) -> Face:
    """An Attack card of a Leader."""
    aim = AIM_KEYS.index(card.aim)
    text = attack_text(aim, card.effect.words)
    tied = T(N_("If several Characters are tied, the first player chooses one."))
    return Face(
        key=card.key,
        name=names.ATTACKS[card.key],
        picture=f"samogon/{card.picture}",
        tint=owner.tint,
        mark="mark_attack",
        group=_ATTACK_GROUP,
        back="attack_back",
        text=text,
        help=(text,) if aim in (ALL, CHOSEN) else (text, tied),
    )


def minion(card: Minion, tint: str) -> Face:
    """A minion: Attack and Reaction, and the armor and life it comes with."""
    attack_words, reaction = effect_text(card.attack.words), effect_text(card.reaction.words)
    lines = (
        T(N_("Attack: {effect}"), effect=attack_words),
        T(N_("Reaction: {effect}"), effect=reaction),
    )
    return Face(
        key=card.key,
        name=names.MINIONS[card.key],
        picture=f"samogon/{card.key}",
        tint=tint,
        mark=f"mark_{card.type}",
        group=_MINION_GROUP + _TYPES.index(card.type),
        back="minion_back",
        text=_lines(*lines),
        help=(
            T(
                N_("{type} with armor {armor} and life {life}"),
                type=names.TYPES[card.type],
                armor=card.armor,
                life=card.life,
            ),
            *lines,
            T(N_("It attacks at the end of the turn of the Character it is in melee with.")),
            T(N_("It may react when that Character supports another.")),
        ),
    )


def _place(key: str, picture: str, mark: str, text: Text, *more: Text) -> Face:
    return Face(
        key=key,
        name=names.PLACES[key],
        picture=f"samogon/{picture}",
        tint=_PLACE_TINT,
        mark=mark,
        group=_PLACE_GROUP,
        text=text,
        help=(text, *more),
    )


LOCATION = _place(
    "crosses",
    "forest_of_crosses",
    "mark_place",
    T(N_("At the end of the round: minions are summoned; then each Character gains Haunting.")),
    T(N_("Haunting here calls minions too; the first player chooses whom they engage.")),
)
SHELTER = _place(
    "fire_station",
    "fire_station",
    "home",
    T(N_("After a minion is defeated: the Leader's Dark Armor falls by 1.")),
)
