"""The cards of Cubosaurs: 55 cards and 10 evolution tiles, from ``cards.toml``.

Faces are numbered; the lists at the end of the module say of each face what the rules need.
"""

from pathlib import Path

import msgspec

from game.engine.game import Face
from game.engine.text import N_, T, Text
from game.rules.cards import CardFileError, Tint, read

PATH = Path(__file__).with_name("cards.toml")
MINUS = "−"

DINOSAURS = ("tyrannosaurus", "stegosaurus", "brontosaurus", "pterodactyl", "pentaceratops")
BLACK, GREY = 5, 6
"""Types: 0–4 the dinosaurs, 5 and 6 the velociraptors, 7 eggs, 8 evolution tiles."""
EGG, TILE = 7, 8
TYPES = 8
EGG_KINDS = (*DINOSAURS, "velociraptor")
TILES = (
    "variety",
    "brood",
    "draw",
    "slip",
    "forbidden",
    "lose",
    "destroy",
    "steal",
    "give",
    "swap",
)
VARIETY, BROOD, DRAW, SLIP, FORBIDDEN, LOSE, DESTROY, STEAL, GIVE, SWAP = range(10)

NAMES = {
    "tyrannosaurus": T(N_("tyrannosaurus")),
    "stegosaurus": T(N_("stegosaurus")),
    "brontosaurus": T(N_("brontosaurus")),
    "pterodactyl": T(N_("pterodactyl")),
    "pentaceratops": T(N_("pentaceratops")),
    "velociraptor_black": T(N_("black velociraptor")),
    "velociraptor_grey": T(N_("grey velociraptor")),
    "velociraptor": T(N_("velociraptor")),
    "egg": T(N_("egg")),
}
TYPE_NAMES = (
    *(NAMES[key] for key in DINOSAURS),
    NAMES["velociraptor_black"],
    NAMES["velociraptor_grey"],
    NAMES["egg"],
)
TYPE_ICONS = tuple(
    f"mark_{key}" for key in (*DINOSAURS, "velociraptor_black", "velociraptor_grey", "egg", "tile")
)

TILE_NAMES = {
    "variety": T(N_("Variety")),
    "brood": T(N_("Brood")),
    "draw": T(N_("Fresh blood")),
    "slip": T(N_("Slip away")),
    "forbidden": T(N_("Odd one in")),
    "lose": T(N_("Shed")),
    "destroy": T(N_("Meteor")),
    "steal": T(N_("Egg thief")),
    "give": T(N_("Stray")),
    "swap": T(N_("Migration")),
}
TILE_TEXTS = {
    "variety": T(N_("At the end: 1 point for each type in your last collection.")),
    "brood": T(N_("At the end: 2 points for each egg in your last collection.")),
    "draw": T(N_("Draw a card from the deck into your hand.")),
    "slip": T(N_("Pass the hand on without adding a card.")),
    "forbidden": T(N_("Pass the hand on, adding a card of any type.")),
    "lose": T(N_("Remove one of your cards from the game.")),
    "destroy": T(N_("Remove one of an opponent's cards from the game.")),
    "steal": T(N_("Take one of an opponent's cards into your collection.")),
    "give": T(N_("Put one of your cards into an opponent's collection.")),
    "swap": T(N_("Exchange one of your cards for one of an opponent's.")),
}


class Dinosaur(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind that scores by its number: ``points`` for 1, 2, 3, and 4 or more cards."""

    key: str
    tint: Tint
    cards: int
    marked: int
    points: tuple[int, int, int, int]


class Velociraptor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A colour of velociraptors: the ``values`` of its cards, and of those with a DNA mark."""

    key: str
    tint: Tint
    values: list[int]
    marked: list[int]


class Egg(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an egg is worth, for or against its owner."""

    points: int
    tint: Tint


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The costs of the evolution tiles in tokens."""

    tint: Tint
    cost: dict[str, int]


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole card file."""

    dinosaur: list[Dinosaur]
    velociraptor: list[Velociraptor]
    egg: Egg
    tile: Tile


def load(path: Path = PATH) -> Cards:
    """The card file; ``CardFileError`` if it is not a Cubosaurs deck."""
    cards = read(path, Cards)
    for reason in _faults(cards):
        raise CardFileError(path, reason)
    return cards


def _faults(cards: Cards) -> list[str]:
    """What is wrong with a deck, in words."""
    faults = []
    if tuple(kind.key for kind in cards.dinosaur) != DINOSAURS:
        faults.append(f"dinosaur: the keys must be {', '.join(DINOSAURS)}")
    if [kind.key for kind in cards.velociraptor] != ["velociraptor_black", "velociraptor_grey"]:
        faults.append("velociraptor: the keys must be velociraptor_black, velociraptor_grey")
    for kind in cards.dinosaur:
        if kind.cards != 7 or not 0 <= kind.marked <= 7:
            faults.append(f"dinosaur {kind.key}: needs 7 cards, 0–7 of them marked")
    for colour in cards.velociraptor:
        left = list(colour.values)
        if len(left) != 7 or min(left) < 0 or max(left) > 9:
            faults.append(f"velociraptor {colour.key}: needs 7 values of 0–9")
        for value in colour.marked:
            if value not in left:
                faults.append(f"velociraptor {colour.key}: no card of value {value} to mark")
            else:
                left.remove(value)
    if sorted(cards.tile.cost) != sorted(TILES) or min(cards.tile.cost.values()) < 0:
        faults.append(f"tile.cost: needs one cost of 0 or more for each of {', '.join(TILES)}")
    return faults


def signed(value: int) -> str:
    """A number as points are written: 4, 0, −5."""
    return f"{MINUS}{-value}" if value < 0 else str(value)


def _dinosaur_face(kind: Dinosaur, group: int, marked: bool) -> Face:
    labels = ("1", "2", "3", "4+")
    return Face(
        key=kind.key + ("_dna" if marked else ""),
        name=NAMES[kind.key],
        picture=f"cubosaurs/{kind.key}",
        tint=kind.tint,
        mark=TYPE_ICONS[group],
        group=group,
        badges=("dna",) if marked else (),
        columns=tuple(
            (Text(label), signed(p)) for label, p in zip(labels, kind.points, strict=True)
        ),
        help=(
            T(N_("Your whole set of this kind scores by its size: see the table.")),
            *_dna_help(marked),
        ),
    )


def _velociraptor_face(colour: Velociraptor, group: int, value: int, marked: bool) -> Face:
    return Face(
        key=f"{colour.key}_{value}" + ("_dna" if marked else ""),
        name=T(N_("{kind} {value}"), kind=NAMES[colour.key], value=value),
        picture=f"cubosaurs/{colour.key}",
        tint=colour.tint,
        mark=TYPE_ICONS[group],
        group=group,
        corner=str(value),
        badges=("dna",) if marked else (),
        columns=((T(N_("pair")), f"+{value}"), (T(N_("alone")), signed(-value))),
        help=(
            T(
                N_(
                    "Black and grey form pairs. A card in a pair scores its value, one alone loses it."
                )
            ),
            T(N_("The two colours are different types.")),
            *_dna_help(marked),
        ),
    )


def _egg_face(egg: Egg, kind: str) -> Face:
    return Face(
        key=f"egg_{kind}",
        name=T(N_("{kind} egg"), kind=NAMES[kind]),
        picture=f"cubosaurs/egg_{kind}",
        tint=egg.tint,
        mark=TYPE_ICONS[EGG],
        group=EGG,
        columns=((T(N_("most")), f"+{egg.points}"), (T(N_("else")), signed(-egg.points))),
        help=(
            T(
                N_(
                    "Scores if no other collection holds more cards of its kind ({kind}) than yours, and yours at least one; else it costs you."
                ),
                kind=NAMES[kind],
            ),
            T(N_("All eggs are one type.")),
        ),
    )


def _tile_face(tile: Tile, key: str) -> Face:
    return Face(
        key=f"tile_{key}",
        name=TILE_NAMES[key],
        picture=f"cubosaurs/tile_{key}",
        tint=tile.tint,
        mark=TYPE_ICONS[TILE],
        group=TILE,
        back="tile_back",
        corner=str(tile.cost[key]),
        badges=("token",),
        text=TILE_TEXTS[key],
        help=(
            T(
                N_(
                    "Costs {n} DNA token.",
                ),
                "Costs {n} DNA tokens.",
                n=tile.cost[key],
            ),
            T(
                N_(
                    "Once in your turn you may buy one tile, before you take or pass. It works at once."
                )
            ),
        ),
    )


def _dna_help(marked: bool) -> tuple[Text, ...]:
    return (
        (T(N_("DNA mark: whoever gets it into the collection gains a token.")),) if marked else ()
    )


CARDS = load()
POINTS = [(0, *kind.points) for kind in CARDS.dinosaur]
"""Points of dinosaur kind k for 0, 1, 2, 3, 4 or more cards."""
EGG_POINTS = CARDS.egg.points
COSTS = [CARDS.tile.cost[key] for key in TILES]

_deck: list[tuple[Face, int, bool, int]] = []
"""Of every face: the face, its value (egg: number of its kind), DNA mark, and copies."""
for _group, _kind in enumerate(CARDS.dinosaur):
    _deck.append((_dinosaur_face(_kind, _group, False), 0, False, _kind.cards - _kind.marked))
    _deck.append((_dinosaur_face(_kind, _group, True), 0, True, _kind.marked))
for _group, _colour in enumerate(CARDS.velociraptor, start=BLACK):
    for _value in sorted(set(_colour.values)):
        _marked = _colour.marked.count(_value)
        _plain = _colour.values.count(_value) - _marked
        _deck.append((_velociraptor_face(_colour, _group, _value, False), _value, False, _plain))
        _deck.append((_velociraptor_face(_colour, _group, _value, True), _value, True, _marked))
for _number, _key in enumerate(EGG_KINDS):
    _deck.append((_egg_face(CARDS.egg, _key), _number, False, 1))
for _number, _key in enumerate(TILES):
    _deck.append((_tile_face(CARDS.tile, _key), _number, False, 1))

FACES = tuple(row[0] for row in _deck)
TYPE = [face.group for face in FACES]
BIT = [1 << kind for kind in TYPE]
VALUE = [row[1] for row in _deck]
MARKED = [int(row[2]) for row in _deck]
DECK = [number for number, row in enumerate(_deck) if TYPE[number] != TILE for _ in range(row[3])]
TILE_DECK = [number for number in range(len(_deck)) if TYPE[number] == TILE]
POOL = [int(kind == TILE) for kind in TYPE]
