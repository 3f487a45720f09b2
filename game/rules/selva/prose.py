"""The words of the cards, composed from their data: rules text never says what a card does not do."""

from collections.abc import Iterable, Sequence

from game.engine.text import N_, T, Text
from game.rules.selva import vocabulary as v
from game.rules.selva.vocabulary import Constant, Cost, Effect, Whom

MINUS = "−"

BIOMES = {
    "rainforest": T(N_("Rainforest")),
    "savanna": T(N_("Savanna")),
    "boreal": T(N_("Boreal forest")),
    "reef": T(N_("Reef and coast")),
}
KINDS = (
    T(N_("Animal")),
    T(N_("Herb")),
    T(N_("Prey")),
    T(N_("Element")),
    T(N_("Natural force")),
    T(N_("Sigil")),
    T(N_("Alfa")),
)
ELEMENTS = (T(N_("Water")), T(N_("Fire")), T(N_("Earth")), T(N_("Wind")))
RARITIES = (
    T(N_("common")),
    T(N_("uncommon")),
    T(N_("rare")),
    T(N_("ultra rare")),
    T(N_("special")),
)
MODES = {v.DAY: T(N_("by day")), v.NIGHT: T(N_("by night"))}
ACTIVE = {
    v.DAY: T(N_("Active by day")),
    v.NIGHT: T(N_("Active by night")),
    v.BOTH: T(N_("Active by day and night")),
}
KEYWORDS = {
    v.AMBUSH: T(N_("Ambush")),
    v.DEFENDER: T(N_("Defender")),
    v.BULWARK: T(N_("Bulwark")),
    v.INDOMITABLE: T(N_("Indomitable")),
    v.SENTRY: T(N_("Sentry")),
    v.SWIFT: T(N_("Swift")),
    v.PROTECTION: T(N_("Protection")),
}
KEYWORD_RULES = {
    v.AMBUSH: T(N_("Ambush: may also be played or used whenever you can answer something.")),
    v.DEFENDER: T(
        N_(
            "Defender: when it blocks with more attack than the attacker's defence, that leaves too."
        )
    ),
    v.BULWARK: T(N_("Bulwark: when it blocks, no damage passes to the Alfa.")),
    v.INDOMITABLE: T(N_("Indomitable: it cannot be blocked.")),
    v.SENTRY: T(N_("Sentry: it only blocks and never attacks.")),
    v.SWIFT: T(N_("Swift: it may attack in the turn in which it enters.")),
    v.PROTECTION: T(N_("Protection: abilities cannot raze it.")),
}
VERB_RULES = {
    v.RAZE: T(N_("Raze: a card in play goes to its owner's graveyard.")),
    v.ISOLATE: T(
        N_("Isolate: an animal in play goes to Isolation, from where it can be taken back.")
    ),
    v.POISON: T(
        N_("Poison X: a counter goes in each Retreat of its player; with the last it is razed.")
    ),
    v.INACTIVE: T(
        N_("Inactive X: it cannot attack, block or use abilities for X Retreats of its player.")
    ),
    v.DROP: T(N_("Drop: the top card of the Forest goes to the graveyard.")),
    v.RESHUFFLE: T(N_("Reshuffle: cards of the graveyard are shuffled into the Forest.")),
    v.NEUTRALISE: T(N_("Neutralise: a card being played goes to the graveyard without effect.")),
}

_WHOM_TEXTS = {
    "this": T(N_("this animal")),
    "animal": T(N_("an animal")),
    "own animal": T(N_("an animal of yours")),
    "enemy animal": T(N_("an enemy animal")),
    "attacker": T(N_("an attacking animal")),
    "enemy attacker": T(N_("an enemy attacking animal")),
    "own attacker": T(N_("an attacking animal of yours")),
    "enemy turned animal": T(N_("a turned enemy animal")),
    "own turned animal": T(N_("a turned animal of yours")),
    "enemy day animal": T(N_("an enemy animal active by day")),
    "enemy night animal": T(N_("an enemy animal active by night")),
    "each animal": T(N_("each animal")),
    "each own animal": T(N_("each animal of yours")),
    "each enemy animal": T(N_("each enemy animal")),
    "each own day animal": T(N_("each animal of yours active by day")),
    "each own night animal": T(N_("each animal of yours active by night")),
    "each enemy attacker": T(N_("each enemy attacking animal")),
    "element": T(N_("an element")),
    "enemy element": T(N_("an enemy element")),
    "enemy sigil": T(N_("an enemy sigil")),
    "enemy resource": T(N_("an enemy herb or prey")),
    "enemy card": T(N_("an enemy card being played")),
    "graveyard card": T(N_("a card of your graveyard")),
    "graveyard animal": T(N_("an animal of your graveyard")),
    "graveyard force": T(N_("a natural force of your graveyard")),
    "isolated animal": T(N_("an animal of your Isolation")),
    "forest animal": T(N_("the uppermost animal of your Forest")),
    "forest force": T(N_("the uppermost natural force of your Forest")),
    "forest element": T(N_("the uppermost element of your Forest")),
    "forest resource": T(N_("the uppermost herb or prey of your Forest")),
    "own alfa": T(N_("your Alfa")),
    "enemy alfa": T(N_("the enemy Alfa")),
    "each alfa": T(N_("each Alfa")),
}
WHOM_TEXTS: dict[Whom, Text] = {v.WHOMS[key]: text for key, text in _WHOM_TEXTS.items()}


def joined(texts: Iterable[Text]) -> Text:
    """Sentences one after the other; there must be one at least."""
    first, *others = texts
    for other in others:
        first = T(N_("{text} {sentence}"), text=first, sentence=other)
    return first


def signed(n: int) -> str:
    """A change of a number as cards print it: +2, −1."""
    return f"+{n}" if n > 0 else f"{MINUS}{-n}"


# --- effects ------------------------------------------------------------------------------------

_ON_WHOM = {
    v.DAMAGE: N_("{n} damage to {whom}."),
    v.RAZE: N_("Raze {whom}."),
    v.ISOLATE: N_("Isolate {whom}."),
    v.POISON: N_("Poison {n} on {whom}."),
    v.INACTIVE: N_("Inactive {n} on {whom}."),
    v.TURN: N_("Turn {whom}."),
    v.STRAIGHTEN: N_("Straighten {whom}."),
    v.NEUTRALISE: N_("Neutralise {whom}."),
}
_RAISED = {
    v.IN_PLAY: N_("Raise {whom} to its owner's hand."),
    v.GRAVEYARD: N_("Raise {whom} to your hand."),
    v.ISOLATED: N_("Raise {whom} to your hand."),
    v.FOREST: N_("Raise {whom} to your hand and shuffle the Forest."),
}
_OWN, _OPPONENT, _EVERYBODY = v.WHOMS[""], v.WHOMS["opponent"], v.WHOMS["each player"]
_OF_PLAYERS = {
    (v.DRAW, _OWN): T(N_("Draw a card."), "Draw {n} cards.", n=1),
    (v.DRAW, _OPPONENT): T(
        N_("Your opponent draws a card."), "Your opponent draws {n} cards.", n=1
    ),
    (v.DRAW, _EVERYBODY): T(N_("Each player draws a card."), "Each player draws {n} cards.", n=1),
    (v.DROP, _OWN): T(N_("Drop a card."), "Drop {n} cards.", n=1),
    (v.DROP, _OPPONENT): T(
        N_("Your opponent drops a card."), "Your opponent drops {n} cards.", n=1
    ),
    (v.DROP, _EVERYBODY): T(N_("Each player drops a card."), "Each player drops {n} cards.", n=1),
    (v.DISCARD, _OWN): T(N_("Discard a card."), "Discard {n} cards.", n=1),
    (v.DISCARD, _OPPONENT): T(
        N_("Your opponent discards a card."), "Your opponent discards {n} cards.", n=1
    ),
    (v.DISCARD, _EVERYBODY): T(
        N_("Each player discards a card."), "Each player discards {n} cards.", n=1
    ),
    (v.RESHUFFLE, _OWN): T(
        N_("Reshuffle a card of your graveyard."),
        "Reshuffle up to {n} cards of your graveyard.",
        n=1,
    ),
    (v.GROW, _OWN): T(
        N_("Search your Forest for a common herb or prey and put it into play turned.")
    ),
    (v.HEAL, _OWN): T(N_("Your Alfa regains {n} life."), n=1),
}


def _counted(text: Text, n: int) -> Text:
    """A text with another number n."""
    return text._replace(args=(("n", n),))


def effect_text(effect: Effect) -> Text:
    """What an effect does, as a sentence."""
    verb, n, whom = effect
    if (verb, whom) in _OF_PLAYERS:
        return _counted(_OF_PLAYERS[verb, whom], n)
    reached = WHOM_TEXTS[whom]
    if verb == v.ATTACK:
        return T(N_("{n} attack for {whom} until Retreat."), n=signed(n), whom=reached)
    if verb == v.DEFENCE:
        return T(N_("{n} defence for {whom} until Retreat."), n=signed(n), whom=reached)
    if verb == v.GRANT:
        return T(N_("{keyword} for {whom} until Retreat."), keyword=KEYWORDS[n], whom=reached)
    if verb == v.RAISE:
        return T(_RAISED.get(whom.place, _RAISED[v.IN_PLAY]), whom=reached)
    return T(_ON_WHOM[verb], n=n, whom=reached)


def effects_text(effects: Sequence[Effect]) -> Text:
    """What several effects do, one after the other."""
    return joined(map(effect_text, effects))


# --- constants ----------------------------------------------------------------------------------

_SCOPES = {
    v.ON_OTHERS: (
        N_("Your other animals have {n} attack."),
        N_("Your other animals have {n} defence."),
    ),
    v.ON_OWN: (N_("Your animals have {n} attack."), N_("Your animals have {n} defence.")),
    v.ON_OWN_DAY: (
        N_("Your animals active by day have {n} attack."),
        N_("Your animals active by day have {n} defence."),
    ),
    v.ON_OWN_NIGHT: (
        N_("Your animals active by night have {n} attack."),
        N_("Your animals active by night have {n} defence."),
    ),
    v.ON_ENEMIES: (N_("Enemy animals have {n} attack."), N_("Enemy animals have {n} defence.")),
}
_COUNTED = {
    v.PER_OTHER: (
        N_("{n} attack for each other animal of yours."),
        N_("{n} defence for each other animal of yours."),
    ),
    v.PER_ELEMENT: (
        N_("{n} attack for each element of yours."),
        N_("{n} defence for each element of yours."),
    ),
    v.PER_SIGIL: (
        N_("{n} attack for each sigil of yours."),
        N_("{n} defence for each sigil of yours."),
    ),
    v.PER_POISONED: (
        N_("{n} attack for each poisoned animal."),
        N_("{n} defence for each poisoned animal."),
    ),
}


def constant_text(constant: Constant) -> Text:
    """What holds as long as the card is in play, as a sentence."""
    messages = _COUNTED[constant.per] if constant.per else _SCOPES[constant.scope]
    return T(messages[constant.stat == v.DEFENCE], n=signed(constant.n))


# --- costs --------------------------------------------------------------------------------------

_PARTS = (
    T(N_("{n} herb"), "{n} herbs", n=1),
    T(N_("{n} prey"), "{n} preys", n=1),
    T(N_("{n} herb or prey"), "{n} herbs or preys", n=1),
)


def cost_text(cost: Cost, turn: bool = False) -> Text:
    """A cost in words: *2 herbs, 1 prey*; with ``turn`` also that the animal is turned."""
    parts = [T(N_("Turn this animal"))] if turn else []
    parts += [_counted(part, n) for n, part in zip(cost, _PARTS, strict=True) if n]
    first, *others = parts or [T(N_("nothing"))]
    for other in others:
        first = T(N_("{cost}, {more}"), cost=first, more=other)
    return first
