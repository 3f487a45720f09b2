"""The cards of Divočina: 80 monsters of eight species, from ``cards.toml``.

A face is a species and a form: ``face == species * 4 + form``.
"""

from pathlib import Path

import msgspec

from game.engine.game import Face
from game.engine.text import N_, T, Text
from game.rules.cards import CardFileError, Tint, read

PATH = Path(__file__).with_name("cards.toml")

SPECIES_KEYS = (
    "leviathan",
    "teuthis",
    "devoraptor",
    "altodon",
    "ignicama",
    "arca",
    "ursera",
    "cranicorn",
)
LEVIATHAN, TEUTHIS, DEVORAPTOR, ALTODON, IGNICAMA, ARCA, URSERA, CRANICORN = range(8)
FORM_KEYS = ("male", "female", "alpha", "crown")
CROWN = 3
"""The joker among the forms; it counts as whichever of the other three scores most."""
INDIVIDUAL, PAIR, HERD = 1, 2, 3
COPIES = 10

NAMES = (
    T(N_("Leviathan")),
    T(N_("Teuthis")),
    T(N_("Devoraptor")),
    T(N_("Altodon")),
    T(N_("Ignicama")),
    T(N_("Arca")),
    T(N_("Ursera")),
    T(N_("Cranicorn")),
)
FORM_NAMES = (T(N_("male")), T(N_("female")), T(N_("alpha")), T(N_("crown")))
ICONS = tuple(f"mark_{key}" for key in SPECIES_KEYS)
FORM_ICONS = ("sex_male", "sex_female", "type_alpha", "type_crown")

SUMMARIES = (
    T(N_("Attaches an opponent's cards to yours.")),
    T(N_("Copies the effect of another group.")),
    T(N_("Takes cards from opponents.")),
    T(N_("Takes cards from the discard pile.")),
    T(N_("Makes opponents discard a species.")),
    T(N_("Draws cards.")),
    T(N_("Joins your cards.")),
    T(N_("Splits pairs and herds.")),
)
EFFECTS = (
    (
        T(
            N_(
                "Attach an opponent's individual to your individual. Always: look at two cards of the deck and keep one."
            )
        ),
        T(N_("Attach an opponent's individual to your individual or pair.")),
        T(
            N_(
                "Attach an opponent's individual to your individual or pair, or an opponent's pair to your individual."
            )
        ),
    ),
    (
        T(N_("Copy the whole effect of any individual on the table.")),
        T(N_("Copy the whole effect of any pair on the table.")),
        T(N_("Copy the whole effect of any herd on the table.")),
    ),
    (
        T(
            N_(
                "Two opponents of your choice each give you a card from their hand, then each draws a card."
            )
        ),
        T(
            N_(
                "Two opponents of your choice each give you a card from the table, into your hand; then each draws a card."
            )
        ),
        T(N_("Two opponents of your choice each give you a card from their hand.")),
    ),
    (
        T(
            N_(
                "Give an opponent a card from your hand. Always: take the top two cards of the discard pile."
            )
        ),
        T(N_("Take the top two cards of the discard pile.")),
        T(
            N_(
                "Give an opponent a card from your hand or table and take the top three cards of the discard pile."
            )
        ),
    ),
    (
        T(
            N_(
                "Name a species: each opponent discards a card of it from hand. Always: look at two cards of the deck and keep one."
            )
        ),
        T(N_("Name a species: each opponent discards all cards of it from hand.")),
        T(N_("Name a species: each opponent discards a card of it from the table.")),
    ),
    (
        T(N_("Each opponent draws a card. Always: draw two cards.")),
        T(
            N_(
                "Reveal one card more than there are players. Take two; then each opponent takes one."
            )
        ),
        T(N_("Draw three cards, keep two and put the third under the deck.")),
    ),
    (
        T(
            N_(
                "Join two of your individuals, or a card of your hand with an individual. Always: look at two cards of the deck and keep one."
            )
        ),
        T(N_("Join two of your individuals, or an individual and a pair.")),
        T(
            N_(
                "Join an individual with one or two cards of your hand or table, or a pair with one."
            )
        ),
    ),
    (
        T(
            N_(
                "Split any pair into individuals. Always: look at two cards of the deck and keep one."
            )
        ),
        T(N_("Split any pair or herd into individuals.")),
        T(N_("Split a pair or herd of each of two different players into individuals.")),
    ),
)
"""What a group does: ``EFFECTS[species][size - 1]``."""


class Forms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards a species has of each form."""

    male: int
    female: int
    alpha: int
    crown: int


class Species(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A species: its colour and its cards."""

    key: str
    tint: Tint
    cards: Forms


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What groups score: a pair, a herd, and each further type in them."""

    pair: int
    herd: int
    type: int


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole card file."""

    points: Points
    species: list[Species]


def load(path: Path = PATH) -> Cards:
    """The card file; ``CardFileError`` if it is not a Divočina deck."""
    cards = read(path, Cards)
    for reason in _faults(cards):
        raise CardFileError(path, reason)
    return cards


def _faults(cards: Cards) -> list[str]:
    """What is wrong with a deck, in words."""
    faults = []
    if tuple(species.key for species in cards.species) != SPECIES_KEYS:
        faults.append(f"species: the keys must be {', '.join(SPECIES_KEYS)}")
    for species in cards.species:
        numbers = msgspec.structs.astuple(species.cards)
        if min(numbers) < 0 or sum(numbers) != COPIES or species.cards.crown != 1:
            faults.append(f"species {species.key}: needs {COPIES} cards, one of them a crown")
    if min(msgspec.structs.astuple(cards.points)) < 0:
        faults.append("points: cannot be negative")
    return faults


def _face(number: int, species: Species, form: int) -> Face:
    individual, pair, herd = EFFECTS[number]
    return Face(
        key=f"{species.key}_{FORM_KEYS[form]}",
        name=NAMES[number],
        picture=f"divocina/{species.key}_{FORM_KEYS[form]}",
        tint=species.tint,
        mark=ICONS[number],
        group=number,
        badges=(FORM_ICONS[form],),
        text=SUMMARIES[number],
        help=(
            T(N_("Individual: {effect}"), effect=individual),
            T(N_("Pair: {effect}"), effect=pair),
            T(N_("Herd: {effect}"), effect=herd),
            _form_help(form),
        ),
    )


def _form_help(form: int) -> Text:
    if form == CROWN:
        return T(N_("Crown: counts as male, female or alpha, whichever scores most."))
    return T(
        N_("Type: {form}. A pair or herd scores more with different types."), form=FORM_NAMES[form]
    )


CARDS = load()
POINTS = CARDS.points
FACES = tuple(
    _face(number, species, form)
    for number, species in enumerate(CARDS.species)
    for form in range(len(FORM_KEYS))
)
SPECIES = [face // len(FORM_KEYS) for face in range(len(FACES))]
FORM = [face % len(FORM_KEYS) for face in range(len(FACES))]
DECK = [
    number * len(FORM_KEYS) + form
    for number, species in enumerate(CARDS.species)
    for form, copies in enumerate(msgspec.structs.astuple(species.cards))
    for _ in range(copies)
]
SMALL_DECK = [face for face in DECK if FORM[face] != CROWN]
"""The deck for two players, without crowns."""
POOL = [0] * len(FACES)
SIZE_NAMES = (T(N_("individual")), T(N_("pair")), T(N_("herd")))


def card_name(face: int) -> Text:
    """A card by species and form, where several of a species are at hand."""
    return T(N_("{species} ({form})"), species=NAMES[SPECIES[face]], form=FORM_NAMES[FORM[face]])
