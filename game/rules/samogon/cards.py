"""The cards of Dziki Samogon by number: faces, slots, and what the rules need of each.

A face is what is printed on a card. Slots are numbered by kind, so that a slot alone tells what
kind of card lies there: 5 Characters, 60 Items, 2 Leaders, 11 Attack cards, 30 minions, and the
Location and the Shelter.
"""

from game.engine.game import Face
from game.rules.samogon import faces
from game.rules.samogon.cardfile import COPIES, action, load
from game.rules.samogon.names import CHARACTERS, TYPES
from game.rules.samogon.vocabulary import ACTION_KEYS, AIM_KEYS, Action, Words

CARDS = load()
_ATTACKS = [(number, one) for number, leader in enumerate(CARDS.leader) for one in leader.attack]
ITEM = len(CARDS.character)
LEADER = ITEM + len(CARDS.item)
ATTACK = LEADER + len(CARDS.leader)
MINION = ATTACK + len(_ATTACKS)
"""The first face, and the first slot, of each kind; Characters begin at 0."""
LOCATION_FACE = MINION + len(CARDS.minion)
LOCATION = MINION + COPIES * len(CARDS.minion)
SHELTER = LOCATION + 1
"""The slots of the two places."""

SLOT_FACES: list[int] = [
    *range(MINION),
    *(MINION + number for number in range(len(CARDS.minion)) for _ in range(COPIES)),
    LOCATION_FACE,
    LOCATION_FACE + 1,
]
"""The face that lies at each slot before anything is shuffled."""
_TINTS = {one.key: one.tint for one in CARDS.character}
FACES: tuple[Face, ...] = (
    *map(faces.character, CARDS.character),
    *(faces.item(one, _TINTS[one.of]) for one in CARDS.item),
    *map(faces.leader, CARDS.leader),
    *(faces.attack(one, CARDS.leader[number]) for number, one in _ATTACKS),
    *(faces.minion(one, CARDS.types[one.type]) for one in CARDS.minion),
    faces.LOCATION,
    faces.SHELTER,
)

ITEMS_POOL, MINIONS_POOL, ATTACKS_POOL, OPEN_POOL = range(4)
"""The backs: Items, minions, Attack cards; all others always lie face up."""
POOL = [OPEN_POOL] * len(FACES)
POOL[ITEM:LEADER] = [ITEMS_POOL] * (LEADER - ITEM)
POOL[ATTACK:MINION] = [ATTACKS_POOL] * (MINION - ATTACK)
POOL[MINION:LOCATION_FACE] = [MINIONS_POOL] * len(CARDS.minion)

_NO_ACTION = Action(-1, -1, 0)
TOP = [_NO_ACTION] * ITEM + [action(one.top) for one in CARDS.item]
BOTTOM = [_NO_ACTION] * ITEM + [action(one.bottom) for one in CARDS.item]
PORTRAIT = [-1] * ITEM + [list(CHARACTERS).index(one.of) for one in CARDS.item]
"""Of an Item's face: its actions, and the face of its Character."""

MAX_LIFE = [one.life for one in CARDS.character]
ALONE_LIFE = [one.alone for one in CARDS.character]
"""The life with which a Character begins, in company and alone."""
GAIN = [(ACTION_KEYS.index(one.gain.action), one.gain.flasks) for one in CARDS.character]
SPEND = [(one.spend.flasks, action(one.spend.action)) for one in CARDS.character]
"""Of a Character's face: life; action and Flasks of the one ability; price and action of the
other."""

_NOTHING: Words = ()
AIM = [-1] * ATTACK + [AIM_KEYS.index(one.aim) for _, one in _ATTACKS]
EFFECT = [_NOTHING] * ATTACK + [one.effect.words for _, one in _ATTACKS]
"""Of an Attack card's face: its aim and what it does."""
ATTACK_OF = [-1] * ATTACK + [number for number, _ in _ATTACKS]
"""Of an Attack card's face: the number of its Leader."""

MINION_ARMOR = [0] * MINION + [one.armor for one in CARDS.minion]
MINION_LIFE = [0] * MINION + [one.life for one in CARDS.minion]
MINION_ATTACK = [_NOTHING] * MINION + [one.attack.words for one in CARDS.minion]
MINION_REACTION = [_NOTHING] * MINION + [one.reaction.words for one in CARDS.minion]
"""Of a minion's face: armor and life, its Attack and its Reaction."""
TYPE = [-1] * MINION + [list(TYPES).index(one.type) for one in CARDS.minion]
LEADER_TYPES = [{list(TYPES).index(key) for key in one.minions} for one in CARDS.leader]
LEVELS = CARDS.difficulty.levels
