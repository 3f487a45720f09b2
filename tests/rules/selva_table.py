"""Selva laid out for scripts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from game.engine.step import Step
from game.engine.table import Table
from game.engine.window import PASS
from game.rules.selva import GAME
from game.rules.selva import layout as at
from game.rules.selva.cards import NUMBER
from game.rules.selva.decks import Deck
from game.rules.selva.steps.combat import Confront
from game.rules.selva.steps.ending import CloseGame
from game.rules.selva.steps.playing import Response
from game.rules.selva.steps.turn import BeginTurn, EndTurn, Prepare, Retreat
from tests.rules.script import Script
from tests.rules.words import Names

VERBS = (
    "play lay hide reveal use aim recover withdraw attack block leave finish=done pass discard "
    "reshuffle search find=none keep change"
)
PLAYERS = "Ann Ben"
ALFAS = {"alfa Ann": "grey wolf", "alfa Ben": "grey wolf"}
FOREST = "4 sardine, 4 seagrass"
RICH = "9 red_mangrove"
"""Resources that pay everything."""
DAY, NIGHT = 1, 2


class SelvaScript(Script):
    """A script with the moves of Selva that words alone do not tell apart."""

    def choose(
        self, verb: str, card: str = "", onto: str = "", place: str = "", number: int = -1
    ) -> None:
        """Play the move of whoever is asked with this verb, card, target, zone and number."""
        for move in self.table.moves():
            if (
                move.verb == verb
                and card.replace(" ", "_") in ("", self._face_key(move.card))
                and onto.replace(" ", "_") in ("", self._face_key(move.onto))
                and (not place or GAME.zones[move.zone].name == place)
                and number in (-1, move.n)
            ):
                self._play(move)
                return
        raise AssertionError(f"no {verb} {card} {onto} {place} {number} for {self.asked}")

    def attack(self, *cards: str) -> None:
        """Whoever is asked attacks with these animals, ``by night`` if the words end so."""
        for words in cards:
            card = words.removesuffix(" by night")
            self.choose("attack", card, number=DAY if card == words else NIGHT)
        self.choose("done")

    def let_pass(self) -> None:
        """Everybody passes until something else is asked."""
        while isinstance(self.table.ask, Response):
            self._play(PASS)

    def slot(self, words: str, card: str) -> int:
        """The first card of a name in a zone."""
        zone = self.table.zones[self.names.zone(words)]
        return next(s for s in zone if self._face_key(s) == card.replace(" ", "_"))

    def mark(self, words: str, card: str) -> int:
        """What lies on a card."""
        return self.table.marks[self.slot(words, card)]


def lay_out(
    cards: Mapping[str, str],
    *,
    steps: tuple[Step, ...] | None = None,
    marks: Mapping[str, int] | None = None,
    counters: Mapping[str, int] | None = None,
    match: bool = False,
    seed: int = 0,
    reload: bool = False,
) -> SelvaScript:
    """A table with these cards, Ann in her Preparation (turn 5) or at other ``steps``, after which the game closes.

    Both have a Grey Wolf of 20 lives as Alfa, resources that pay everything and eight cards in the
    Forest, unless ``cards`` says otherwise. ``marks`` lie on cards: ``{"field Ann: zebra": TURNED}``.
    """
    names = Names(GAME, PLAYERS, VERBS)
    places = {
        **ALFAS,
        **{f"{zone} {name}": spec for name in names.players for zone, spec in _USUAL.items()},
        **cards,
    }
    table = _table(names, places, match, seed)
    _place(table, names, places)
    script = SelvaScript(names, options={"match": int(match)}, seed=seed, reload=reload)
    for words, mark in (marks or {}).items():
        place, _, card = words.partition(": ")
        zone = table.zones[names.zone(place)]
        key = names.card(card)
        table.marks[next(s for s in zone if GAME.faces[table.faces[s]].key == key)] = mark
    numbers = {"turn": 5, "phase": at.PREPARATION, "life Ann": 20, "life Ben": 20}
    for words, value in {**numbers, **(counters or {})}.items():
        table.counters[names.counter(words)] = value
    if steps is None:
        steps = (Prepare(0), Confront(0), Retreat(0), EndTurn(0))
    table.steps = [*steps, CloseGame()][::-1]
    return _begin(script, table)


_USUAL = {"forest": FOREST, "resources": RICH}


def _table(names: Names, places: Mapping[str, str], match: bool, seed: int) -> Table:
    """A table with decks of just the cards that are needed."""
    decks = []
    for player in names.players:
        alfas = [NUMBER[key] for key in names.cards(places[f"alfa {player}"])]
        keys: Counter[str] = Counter()
        for words, spec in places.items():
            if words.endswith(player) and not words.startswith("alfa"):
                keys.update(names.cards(spec))
        cards = {NUMBER[key]: number for key, number in keys.items()}
        decks.append(Deck(player, tuple(alfas), cards))
    table = Table(GAME, 2, GAME.checked_options(2, {"match": int(match)}), seed)
    GAME.lay_decks(table, decks)
    return table


def _place(table: Table, names: Names, places: Mapping[str, str]) -> None:
    """Every card where ``places`` has it; the top of hidden piles is named first."""
    border = table.counters[at.BORDER]
    free = list(range(len(table.faces)))
    table.zones = [[] for _ in table.zones]
    for words, spec in places.items():
        zone = names.zone(words)
        seat = GAME.zones[zone].seat
        for key in names.cards(spec):
            slot = next(
                s for s in free if (s >= border) == seat and GAME.faces[table.faces[s]].key == key
            )
            free.remove(slot)
            table.zones[zone].append(slot)
        if words.startswith(("forest", "alfa")):
            table.zones[zone].reverse()
    assert not free
    for seat in range(2):
        alfas = table.zones[at.ALFA + seat]
        table.zones[at.ALFA + seat], table.zones[at.WAITING + seat] = alfas[-1:], alfas[:-1]
    for sight, slots in zip(table.sight, table.zones, strict=True):
        for slot in slots:
            table.known[slot] = sight


def _begin(script: SelvaScript, table: Table) -> SelvaScript:
    """The script begins with this table instead of its own."""
    table.sheets = ()
    table._moves = None
    script.table = table
    script._start = table.clone()
    script.events = table.events = []
    table.advance()
    table.events = None
    return script


def turn(seat: int = 0) -> tuple[Step, ...]:
    """The beginning of a turn, for ``steps``."""
    return (BeginTurn(seat),)
