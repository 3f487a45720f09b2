"""Selva: two decks of animals, elements and natural forces fight for their Alfas. Rules in
``RULES.md``."""

from collections.abc import Mapping, Sequence

from game.engine.game import (
    Announcement,
    Attempt,
    Choice,
    FirstGame,
    Game,
    Handle,
    Info,
    Option,
    Result,
    Sheet,
)
from game.engine.move import Move
from game.engine.rng import Rng
from game.engine.table import Record, RulesError, Table
from game.engine.text import N_, T, Text
from game.engine.view import View
from game.rules.selva import layout as at
from game.rules.selva import results, words
from game.rules.selva.announcing import announcement
from game.rules.selva.cards import FACES, KIND
from game.rules.selva.decks import (
    MATCH_ALFAS,
    PREBUILT,
    Deck,
    DeckError,
    broken_rules,
    from_text,
    plain,
    prebuilt,
)
from game.rules.selva.handles import handle
from game.rules.selva.lessons import lesson
from game.rules.selva.options import MOST_SIGILS
from game.rules.selva.reasons import why_not
from game.rules.selva.state import owner
from game.rules.selva.steps.ending import CloseGame
from game.rules.selva.steps.setup import SetUp
from game.rules.selva.value import evaluate
from game.rules.selva.vocabulary import SIGIL

MOST_ELEMENTS = 4
DECK_NAMES = (
    T(N_("Night Hunters (rainforest)")),
    T(N_("Great Herd (savanna)")),
    T(N_("Long Winter (boreal forest)")),
    T(N_("Turning Tide (reef and coast)")),
)


def _deck_option(seat: int, label: Text) -> Option:
    """Which of the decks that come with the game a seat plays."""
    return Option(
        f"deck{seat}",
        label,
        T(
            N_(
                "The decks that come with the game are of one biome each, with an own style of play."
            )
        ),
        tuple(
            Choice(number, key, name)
            for number, (key, name) in enumerate(zip(PREBUILT, DECK_NAMES, strict=True))
        ),
        lambda seats: seat,
    )


_MATCH = Option(
    "match",
    T(N_("Match")),
    T(N_("Best of three games, each with the next of three Alfas.")),
    (Choice(0, "off", T(N_("Single game"))), Choice(1, "on", T(N_("Best of three")))),
    lambda seats: 0,
)


class Selva(Game):
    """The game as the house sees it; the rules themselves are in ``steps``."""

    name = "selva"
    title = T(N_("Selva"))
    blurb = T(N_("Call animals, elements and natural forces, and bring down the enemy Alfa."))
    rules_version = 1
    seats = range(2, 3)
    options = (
        _deck_option(0, T(N_("Deck of the first player"))),
        _deck_option(1, T(N_("Deck of the second player"))),
        _MATCH,
    )
    text_options = ("deck0", "deck1")
    zones = at.ZONES
    counters = at.COUNTERS
    faces = FACES
    pool_of = [0] * len(FACES)
    pool_count = at.SEATS
    open_screen = False
    announces = True
    first_game = FirstGame({"deck0": 1, "deck1": 2}, seed=21, level="novice")
    max_decisions = 30_000

    def check_texts(self, texts: Mapping[str, str]) -> None:
        """Decks of the players' own must be legal decks."""
        for name, text in texts.items():
            if name not in self.text_options:
                raise ValueError(f"{name!r} is no deck")
            try:
                broken = broken_rules(from_text(text))
            except DeckError as error:
                raise ValueError(f"{name}: {error}") from error
            if broken:
                raise ValueError(f"{name}: {' '.join(map(plain, broken))}")

    def lay_out(self, table: Table) -> None:
        """The decks in their Forests, and the first steps.

        ``ValueError`` if a deck of a player's own has too few Alfas for a match.
        """
        decks = [
            from_text(table.texts[name]) if name in table.texts else prebuilt(table.options[name])
            for name in self.text_options
        ]
        for name, deck in zip(self.text_options, decks, strict=True):
            if table.options["match"] and (broken := broken_rules(deck, MATCH_ALFAS)):
                raise ValueError(f"{name}: {' '.join(map(plain, broken))}")
        self.lay_decks(table, decks)

    def lay_decks(self, table: Table, decks: Sequence[Deck]) -> None:
        """The cards of two decks in their Forests, their Alfas at hand, and the first steps."""
        faces: list[int] = []
        for seat, deck in enumerate(decks):
            start, first = len(faces), len(faces) + len(deck.alfas)
            faces += [*deck.alfas, *deck.faces()]
            table.zones[at.WAITING + seat] = list(range(start, first))[::-1]
            table.zones[at.FOREST + seat] = list(range(first, len(faces)))
        table.set_count(at.BORDER, len(decks[0].alfas) + decks[0].size)
        table.faces = faces
        table.known = [0] * len(faces)
        table.marks = [0] * len(faces)
        for seat in range(at.SEATS):
            table.show(table.zones[at.WAITING + seat], (1 << at.SEATS) - 1)
        table.push(SetUp(), CloseGame())

    def pools(self, table: Table) -> Sequence[int]:
        """A card can be mistaken for others of the same player only."""
        border = table.counters[at.BORDER]
        return [0] * border + [1] * (len(table.faces) - border)

    def amend(self, world: Table, pools: Sequence[Sequence[int]], rng: Rng) -> None:
        """What lies face down among the sigils of a player is a sigil."""
        faces = world.faces
        for pool in filter(None, pools):
            laid = [slot for slot in world.zones[at.SIGILS + owner(world, pool[0])] if slot in pool]
            wrong = [slot for slot in laid if KIND[faces[slot]] != SIGIL]
            if wrong:
                spare = [s for s in pool if KIND[faces[s]] == SIGIL and s not in laid]
                for slot in wrong:
                    other = spare.pop(rng.below(len(spare)))
                    faces[slot], faces[other] = faces[other], faces[slot]

    def unused(self, options: Mapping[str, int], seats: int) -> frozenset[str]:
        """Only a match has further Alfas."""
        return frozenset() if options["match"] else frozenset({"waiting"})

    def prompt(self, view: View) -> Text:
        """What the actor is asked."""
        return words.prompt(view)

    def handle(self, view: View, move: Move) -> Handle:
        """How a move is made."""
        return handle(view, move)

    def announcement(self, view: View) -> Announcement | None:
        """A card or ability that may be answered now, or the attack under way."""
        return announcement(view)

    def why_not(self, view: View, attempt: Attempt) -> Text:
        """The rule against an attempt."""
        return why_not(view, attempt)

    def infos(self, view: View) -> Sequence[Info]:
        """Phase; life, resources and cards of both."""
        return words.infos(view)

    def lesson(self, view: View) -> Text | None:
        """What to do now, and why, for a player of the first game."""
        return lesson(view)

    def badges(self, view: View) -> Mapping[int, tuple[tuple[str, str], ...]]:
        """What has changed on cards in play."""
        return words.badges(view)

    def turned(self, view: View) -> frozenset[int]:
        """The cards that are turned."""
        return words.turned(view)

    def links(self, view: View) -> Sequence[tuple[int, int]]:
        """Blockers with the attackers that they block."""
        return words.links(view)

    def tally(self, view: View) -> Sheet:
        """The life of the Alfas."""
        return results.tally(view)

    def sheet(self, record: Record) -> Sheet:
        """A game or a match in words."""
        return results.sheet(record)

    def result(self, table: Table) -> Result:
        """Who has won, and why."""
        return results.result(table)

    def returns(self, table: Table) -> list[float]:
        """Half for winning, half for the margin of life (in a match: of games)."""
        return results.returns(table)

    def evaluate(self, table: Table) -> list[float]:
        """What life, animals, resources and hands promise."""
        return evaluate(table)

    def key(self, table: Table, move: Move) -> object:
        """Equal faces come to the same, unless something lies on the card."""
        slot = move.card
        if slot < 0 or table.marks[slot]:
            return move
        return move.on(-2 - table.faces[slot])

    def check(self, table: Table) -> None:
        """Also: cards lie on their owner's side, marks only on cards in play, and no side has too
        many sigils or elements."""
        super().check(table)
        for number, slots in enumerate(table.zones):
            seat = at.ZONES[number].seat
            if seat >= 0 and any(owner(table, slot) != seat for slot in slots):
                raise RulesError("a card lies on the other player's side")
        for seat in range(at.SEATS):
            _check_side(table, seat)


def _check_side(table: Table, seat: int) -> None:
    in_play = (at.FIELD, at.RESOURCES, at.SIGILS, at.ALFA)
    for base in range(at.ALFA, len(at.ZONES), at.SEATS):
        slots = table.zones[base + seat]
        if base not in in_play and any(table.marks[slot] for slot in slots):
            raise RulesError(f"a card in {at.ZONES[base + seat].key} bears a mark")
    kinds = [table.faces[slot] for slot in table.zones[at.ELEMENTS + seat]]
    if len(kinds) > MOST_ELEMENTS or len(table.zones[at.SIGILS + seat]) > MOST_SIGILS:
        raise RulesError("there are too many elements or sigils")


GAME = Selva()
