"""The small vocabulary in which the cards of Selva are written: verbs, whom they reach, keywords.

An effect in a card file is a line such as ``poison 2 enemy animal``: a verb, a number if the verb
takes one, and whom it reaches. A constant is a line such as ``attack +1 own night animals``. The
same data is carried out by ``effects`` and put into words by ``prose``.
"""

from collections.abc import Sequence
from typing import NamedTuple

# --- cards --------------------------------------------------------------------------------------

ANIMAL, HERB, PREY, ELEMENT, FORCE, SIGIL, ALFA = range(7)
KIND_KEYS = ("animal", "herb", "prey", "element", "force", "sigil", "alfa")
RESOURCES = (HERB, PREY)
ELEMENT_KEYS = ("water", "fire", "earth", "wind")
RARITY_KEYS = ("common", "uncommon", "rare", "ultra rare", "special")
COMMON, UNCOMMON, RARE, ULTRA_RARE, SPECIAL = range(5)

DAY, NIGHT = 1, 2
BOTH = DAY | NIGHT
ACTIVE_KEYS = {"day": DAY, "night": NIGHT, "both": BOTH}
"""When an animal is active: bits, so that ``active & mode`` says whether it may fight in a mode."""

KEYWORD_KEYS = (
    "ambush",
    "defender",
    "bulwark",
    "indomitable",
    "sentry",
    "swift",
    "protection",
)
AMBUSH, DEFENDER, BULWARK, INDOMITABLE, SENTRY, SWIFT, PROTECTION = (1 << n for n in range(7))
KEYWORDS = {key: 1 << n for n, key in enumerate(KEYWORD_KEYS)}


class Cost(NamedTuple):
    """What something costs: herbs, preys, and resources of either kind."""

    herbs: int = 0
    preys: int = 0
    any: int = 0

    @property
    def total(self) -> int:
        """How many resources are turned for it."""
        return self.herbs + self.preys + self.any


FREE = Cost()

# --- whom effects reach -------------------------------------------------------------------------

IN_PLAY, BEING_PLAYED, GRAVEYARD, ISOLATED, FOREST, ALFAS, PLAYERS, ITSELF = range(8)
OWN, ENEMY, EITHER = 1, 2, 3
ANY_STATE, ATTACKING, TURNED_ONE, BY_DAY, BY_NIGHT = range(5)


class Whom(NamedTuple):
    """Whom an effect reaches: a place, a side (bits), the kinds of cards there, and their state.

    With ``each`` it reaches all of them, else one that is chosen.
    """

    place: int
    side: int = EITHER
    kinds: tuple[int, ...] = ()
    state: int = ANY_STATE
    each: bool = False

    @property
    def chosen(self) -> bool:
        """A target must be chosen when the effect is announced."""
        return self.place <= ISOLATED and not self.each


_ANIMAL = (ANIMAL,)
_ANY_CARD = (ANIMAL, HERB, PREY, ELEMENT, FORCE, SIGIL)
WHOMS: dict[str, Whom] = {
    "": Whom(PLAYERS, OWN),
    "this": Whom(ITSELF),
    "animal": Whom(IN_PLAY, EITHER, _ANIMAL),
    "own animal": Whom(IN_PLAY, OWN, _ANIMAL),
    "enemy animal": Whom(IN_PLAY, ENEMY, _ANIMAL),
    "attacker": Whom(IN_PLAY, EITHER, _ANIMAL, ATTACKING),
    "enemy attacker": Whom(IN_PLAY, ENEMY, _ANIMAL, ATTACKING),
    "own attacker": Whom(IN_PLAY, OWN, _ANIMAL, ATTACKING),
    "enemy turned animal": Whom(IN_PLAY, ENEMY, _ANIMAL, TURNED_ONE),
    "own turned animal": Whom(IN_PLAY, OWN, _ANIMAL, TURNED_ONE),
    "enemy day animal": Whom(IN_PLAY, ENEMY, _ANIMAL, BY_DAY),
    "enemy night animal": Whom(IN_PLAY, ENEMY, _ANIMAL, BY_NIGHT),
    "each animal": Whom(IN_PLAY, EITHER, _ANIMAL, each=True),
    "each own animal": Whom(IN_PLAY, OWN, _ANIMAL, each=True),
    "each enemy animal": Whom(IN_PLAY, ENEMY, _ANIMAL, each=True),
    "each own day animal": Whom(IN_PLAY, OWN, _ANIMAL, BY_DAY, True),
    "each own night animal": Whom(IN_PLAY, OWN, _ANIMAL, BY_NIGHT, True),
    "each enemy attacker": Whom(IN_PLAY, ENEMY, _ANIMAL, ATTACKING, True),
    "element": Whom(IN_PLAY, EITHER, (ELEMENT,)),
    "enemy element": Whom(IN_PLAY, ENEMY, (ELEMENT,)),
    "enemy sigil": Whom(IN_PLAY, ENEMY, (SIGIL,)),
    "enemy resource": Whom(IN_PLAY, ENEMY, RESOURCES),
    "enemy card": Whom(BEING_PLAYED, ENEMY, _ANY_CARD),
    "graveyard card": Whom(GRAVEYARD, OWN, _ANY_CARD),
    "graveyard animal": Whom(GRAVEYARD, OWN, _ANIMAL),
    "graveyard force": Whom(GRAVEYARD, OWN, (FORCE,)),
    "isolated animal": Whom(ISOLATED, OWN, _ANIMAL),
    "forest animal": Whom(FOREST, OWN, _ANIMAL),
    "forest force": Whom(FOREST, OWN, (FORCE,)),
    "forest element": Whom(FOREST, OWN, (ELEMENT,)),
    "forest resource": Whom(FOREST, OWN, RESOURCES),
    "own alfa": Whom(ALFAS, OWN),
    "enemy alfa": Whom(ALFAS, ENEMY),
    "each alfa": Whom(ALFAS, EITHER),
    "opponent": Whom(PLAYERS, ENEMY),
    "each player": Whom(PLAYERS, EITHER),
}
"""All that may stand at the end of an effect in a card file; nothing means the player."""

# --- effects ------------------------------------------------------------------------------------

VERB_KEYS = (
    "damage",
    "heal",
    "raze",
    "isolate",
    "raise",
    "poison",
    "inactive",
    "turn",
    "straighten",
    "attack",
    "defence",
    "grant",
    "draw",
    "drop",
    "discard",
    "reshuffle",
    "neutralise",
    "grow",
)
(
    DAMAGE,
    HEAL,
    RAZE,
    ISOLATE,
    RAISE,
    POISON,
    INACTIVE,
    TURN,
    STRAIGHTEN,
    ATTACK,
    DEFENCE,
    GRANT,
    DRAW,
    DROP,
    DISCARD,
    RESHUFFLE,
    NEUTRALISE,
    GROW,
) = range(18)

_ANIMALS = frozenset(whom for whom in WHOMS.values() if whom.kinds == _ANIMAL)
_IN_PLAY = frozenset(w for w in WHOMS.values() if w.place == IN_PLAY)
_ON_ANIMALS = frozenset(w for w in _ANIMALS if w.place == IN_PLAY) | {WHOMS["this"]}
_PLAYER = frozenset({WHOMS[""]})
_OF_PLAYERS = frozenset(w for w in WHOMS.values() if w.place == PLAYERS)
_OF_ALFAS = frozenset(w for w in WHOMS.values() if w.place == ALFAS)
_ELSEWHERE = frozenset(w for w in WHOMS.values() if w.place in (GRAVEYARD, ISOLATED, FOREST))
REACH: tuple[frozenset[Whom], ...] = (
    _ON_ANIMALS | _OF_ALFAS,
    _PLAYER,
    _IN_PLAY,
    _ON_ANIMALS,
    _ON_ANIMALS | _ELSEWHERE,
    _ON_ANIMALS,
    _ON_ANIMALS,
    _ON_ANIMALS,
    _ON_ANIMALS,
    _ON_ANIMALS,
    _ON_ANIMALS,
    _ON_ANIMALS,
    _OF_PLAYERS,
    _OF_PLAYERS,
    _OF_PLAYERS,
    _PLAYER,
    frozenset({WHOMS["enemy card"]}),
    _PLAYER,
)
"""Whom each verb may reach."""
COUNTED_VERBS = frozenset({DAMAGE, HEAL, POISON, INACTIVE, DRAW, DROP, DISCARD, RESHUFFLE})
"""Verbs that take a number from 1 to ``MOST``."""
SIGNED_VERBS = frozenset({ATTACK, DEFENCE})
"""Verbs that take a number with its sign."""
MOST = 9


class Effect(NamedTuple):
    """One thing that a card does. ``n`` is its number, for ``GRANT`` the bit of the keyword."""

    verb: int
    n: int
    whom: Whom


# --- constants ----------------------------------------------------------------------------------

ON_THIS, ON_OTHERS, ON_OWN, ON_OWN_DAY, ON_OWN_NIGHT, ON_ENEMIES = range(6)
SCOPE_KEYS = (
    "this",
    "other own animals",
    "own animals",
    "own day animals",
    "own night animals",
    "enemy animals",
)
ONCE, PER_OTHER, PER_ELEMENT, PER_SIGIL, PER_POISONED = range(5)
PER_KEYS = ("", "per other own animal", "per own element", "per own sigil", "per poisoned animal")


class Constant(NamedTuple):
    """What holds as long as a card is in play: ``n`` more attack or defence for a scope."""

    stat: int
    n: int
    scope: int
    per: int = ONCE


# --- reading ------------------------------------------------------------------------------------


def parse_effect(line: str) -> Effect:
    """The effect of a line in a card file; ``ValueError`` says what is wrong with it."""
    word, *rest = line.split() or [""]
    if word not in VERB_KEYS:
        raise ValueError(f"unknown verb {word!r} (there are {', '.join(VERB_KEYS)})")
    verb = VERB_KEYS.index(word)
    n, rest = _number(word, verb, rest)
    phrase = " ".join(rest)
    whom = WHOMS.get(phrase)
    if whom is None or whom not in REACH[verb]:
        allowed = sorted(repr(key) for key, known in WHOMS.items() if known in REACH[verb])
        raise ValueError(f"{word} cannot reach {phrase!r} (it can: {', '.join(allowed)})")
    return Effect(verb, n, whom)


def _number(word: str, verb: int, rest: list[str]) -> tuple[int, list[str]]:
    """The number of a verb, for ``GRANT`` its keyword, and the words after it."""
    if verb in COUNTED_VERBS:
        return _counted(word, rest), rest[1:]
    if verb in SIGNED_VERBS:
        return _signed(word, rest), rest[1:]
    if verb == GRANT:
        if not rest or rest[0] not in KEYWORDS:
            raise ValueError(f"grant needs a keyword (one of {', '.join(KEYWORD_KEYS)})")
        return KEYWORDS[rest[0]], rest[1:]
    return 0, rest


def _counted(word: str, rest: Sequence[str]) -> int:
    if not rest or not rest[0].isdigit() or not 1 <= int(rest[0]) <= MOST:
        raise ValueError(f"{word} needs a number from 1 to {MOST}")
    return int(rest[0])


def _signed(word: str, rest: Sequence[str]) -> int:
    if not rest or rest[0][:1] not in "+-" or not rest[0][1:].isdigit():
        raise ValueError(f"{word} needs a number with its sign, such as +1")
    n = int(rest[0])
    if not 1 <= abs(n) <= MOST:
        raise ValueError(f"{word} needs a number from 1 to {MOST} with its sign")
    return n


def parse_constant(line: str) -> Constant:
    """The constant of a line in a card file; ``ValueError`` says what is wrong with it."""
    word, *rest = line.split() or [""]
    if word not in ("attack", "defence"):
        raise ValueError(f"a constant changes attack or defence, not {word!r}")
    n = _signed(word, rest)
    phrase, per = " ".join(rest[1:]), ONCE
    for number, key in enumerate(PER_KEYS):
        if key and phrase.endswith(key):
            phrase, per = phrase.removesuffix(key).strip(), number
    if phrase not in SCOPE_KEYS:
        raise ValueError(f"a constant cannot reach {phrase!r} (it can: {', '.join(SCOPE_KEYS)})")
    scope = SCOPE_KEYS.index(phrase)
    if (scope == ON_THIS) != (per != ONCE):
        raise ValueError("'per …' goes with 'this', and 'this' needs it")
    return Constant(VERB_KEYS.index(word), n, scope, per)
