"""Scripts: tests of rules that read like play at a table.

A ``Script`` is a table laid out by the names of players, zones and cards; it is then played and
asked in words::

    names = Names(game("cubosaurs"), "Ann Ben Cleo", verbs="take pass buy")
    table = Script(names, Layout({"deck": "pterodactyl", "collection Ann": "2 stegosaurus"},
                                 rest=("aside", "tile_deck"), steps=(Receive(0),)))
    table.cannot("Ann passes a pterodactyl")
    table.play("Ann passes a stegosaurus", "Ben takes")
    table.expect("collection Ben", "pterodactyl, stegosaurus")

*Cards* are face keys with blanks for underscores, a number before them for several. *Zones and
counters* are their keys with a player's name for the seat: ``hand Ben`` is ``hand@1``. *Moves* are
``<player> <verb> [card] [from|to|of <player>] [onto <card>] [number <n>]``, where from, to and of
name the owner of the zone the move goes to or, if it names none, of the zone the card lies in.

With ``reload`` every decision takes the long way: its text form and back, a clone (nothing may
leak into the table it was made from), and the whole script played anew from its lines.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game.engine.event import Event
from game.engine.game import Attempt, Game, Result, Sheet
from game.engine.move import Move, parse
from game.engine.step import Step
from game.engine.table import Table
from game.engine.view import View, view
from game.engine.zone import Sight
from tests.english import english, log_lines
from tests.rules.words import Names, Words


@dataclass(frozen=True)
class Layout:
    """How a script begins.

    The ``cards`` of each zone (hidden piles from the top down); all others lie in ``rest``, one
    zone for each kind of back. ``counters`` not named are 0. ``steps``, in reading order, are
    what happens first.
    """

    cards: Mapping[str, str]
    rest: Sequence[str]
    steps: Sequence[Step]
    counters: Mapping[str, int] = field(default_factory=dict)


def laid_out(names: Names, options: Mapping[str, int], layout: Layout, seed: int = 0) -> Table:
    """A table with everything where ``layout`` has it, before its first step."""
    game = names.game
    table = game.new_table(len(names.players), options, seed)
    free = list(range(len(table.faces)))
    table.zones = [[] for _ in table.zones]
    for words, cards in layout.cards.items():
        zone = names.zone(words)
        slots = [_pick(table, free, key) for key in names.cards(cards)]
        table.zones[zone] = slots[::-1] if game.zones[zone].sight is Sight.HIDDEN else slots
    for slot in free:
        table.zones[names.zone(layout.rest[game.pool_of[table.faces[slot]]])].append(slot)
    for sight, slots in zip(table.sight, table.zones, strict=True):
        for slot in slots:
            table.known[slot] = sight
    table.marks = [0] * len(table.marks)
    table.counters = [0] * len(table.counters)
    for words, value in layout.counters.items():
        table.counters[names.counter(words)] = value
    table.sheets = ()
    table.steps = list(layout.steps)[::-1]
    table._moves = None
    return table


def _pick(table: Table, free: list[int], key: str) -> int:
    for slot in free:
        if table.game.faces[table.faces[slot]].key == key:
            free.remove(slot)
            return slot
    raise AssertionError(f"no {key!r} is left to lay out")


class Script:
    """A table that is played and asked in words. What does not hold is an ``AssertionError``."""

    def __init__(
        self,
        names: Names,
        layout: Layout | None = None,
        *,
        options: Mapping[str, int] | None = None,
        seed: int = 0,
        reload: bool = False,
    ) -> None:
        """Without a ``layout``, the game is dealt as usual, from ``seed``."""
        options = options or {}
        self.names = names
        if layout:
            self.table = laid_out(names, options, layout, seed)
        else:
            self.table = self.game.new_table(len(names.players), options, seed)
        self.events: list[Event] = []
        self._reload = reload
        self._lines: list[str] = []
        self._start = self.table.clone()
        self.table.events = self.events
        self.table.advance()
        self.table.events = None

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.names.game

    # --- playing --------------------------------------------------------------------------

    def play(self, *lines: str) -> None:
        """Play these moves one after the other; each must be legal."""
        for line in lines:
            self._play(self._legal(line))

    def may(self, *lines: str) -> None:
        """Each of these moves is legal now."""
        for line in lines:
            self._legal(line)

    def cannot(self, line: str, why: str = "", grab: str = "", drop: str = "") -> None:
        """The move is illegal now.

        ``why`` must be part of the reason the game gives to the player who tries it: by clicking
        the card or, with ``drop``, by dragging it to that zone. With ``grab`` it is the card that
        lies in that zone, else one of the owner named in the line or of the player.
        """
        words = self.names.move(line)
        assert not self._matches(words), f"legal after all: {line}"
        if why:
            reason = self._reason(words, grab, drop)
            assert why in reason, f"{line}: the reason given is {reason!r}"

    def _legal(self, line: str) -> Move:
        """The legal move of these words; of several that come to the same, the first."""
        moves = self._matches(self.names.move(line))
        assert moves, f"illegal: {line}; {self.asked or 'nobody'} may: {self._choices()}"
        keys = {self.game.key(self.table, move) for move in moves}
        assert len(keys) == 1, f"not clear: {line} can be {', '.join(map(str, moves))}"
        return moves[0]

    def _play(self, move: Move) -> None:
        before, digest = self.table, self.table.digest()
        self.table = before.clone()
        self.table.events = self.events = []
        self.table.play_checked(parse(str(move)) if self._reload else move)
        self.table.events = None
        self._lines.append(str(move))
        if self._reload:
            assert before.digest() == digest, f"{move} leaked into the table before it"
            self._load()

    def _load(self) -> None:
        """Go on with a table made from the start and the lines alone."""
        again = self._start.clone()
        again.advance()
        for line in self._lines:
            again.play_checked(parse(line))
        assert again.digest() == self.table.digest(), f"replayed differently: {self._lines[-1]}"
        self.table = again

    def _matches(self, words: Words) -> list[Move]:
        if self.table.actor != words.seat:
            return []
        return [move for move in self.table.moves() if self._fits(move, words)]

    def _fits(self, move: Move, words: Words) -> bool:
        return (
            move.verb == words.verb
            and words.card in ("", self._face_key(move.card))
            and words.onto in ("", self._face_key(move.onto))
            and words.n in (-1, move.n)
            and words.owner in (-1, self._owner(move))
        )

    def _face_key(self, slot: int) -> str:
        return self.game.faces[self.table.faces[slot]].key if slot >= 0 else ""

    def _owner(self, move: Move) -> int:
        places = (z for z, slots in enumerate(self.table.zones) if move.card in slots)
        zone = move.zone if move.zone >= 0 else next(places, -1)
        return self.game.zones[zone].seat if zone >= 0 else -1

    def _choices(self) -> str:
        spoken = {f"{move.verb} {self._face_key(move.card)}" for move in self.table.moves()}
        return ", ".join(sorted(spoken))

    def _reason(self, words: Words, grab: str, drop: str) -> str:
        """The reason the game gives to a player who clicks or drags the card of these words."""
        attempt = Attempt(
            self._nearest(words.card, words, grab),
            self.names.zone(drop) if drop else -1,
            self._nearest(words.onto, words, ""),
        )
        return english(self.game.why_not(view(self.table, words.seat), attempt), self.players)

    def _nearest(self, card: str, words: Words, grab: str) -> int:
        """A slot with this face in the zone ``grab``, or of the owner or player, or anywhere."""
        if not card:
            return -1
        near = words.owner if words.owner >= 0 else words.seat
        zones = range(len(self.table.zones))
        order = sorted(zones, key=lambda zone: self.game.zones[zone].seat != near)
        slots = [
            slot
            for zone in ([self.names.zone(grab)] if grab else order)
            for slot in self.table.zones[zone]
            if self._face_key(slot) == card
        ]
        assert slots, f"there is no {card} to try it with"
        return slots[0]

    # --- asking ---------------------------------------------------------------------------

    @property
    def players(self) -> list[str]:
        """The names of the players by seat."""
        return self.names.players

    @property
    def asked(self) -> str:
        """Who is to decide; "" when the game is over."""
        return self.players[self.table.actor] if self.table.actor >= 0 else ""

    @property
    def log(self) -> list[str]:
        """What the last move (at first: the start) wrote into the log, all cards named."""
        return log_lines(self.game, self.events, self.players)

    @property
    def verbs(self) -> set[str]:
        """The verbs of the legal moves."""
        return {move.verb for move in self.table.moves()}

    @property
    def prompt(self) -> str:
        """What the player who is to decide is asked."""
        return english(self.game.prompt(self.view(self.asked)), self.players)

    @property
    def result(self) -> Result:
        """How the game ended."""
        assert self.table.over, f"not over: {self.asked} is asked"
        return self.game.result(self.table)

    @property
    def winners(self) -> str:
        """The names of the winners."""
        return " ".join(self.players[seat] for seat in self.result.winners)

    def view(self, name: str) -> View:
        """The table as this player sees it."""
        return view(self.table, self.names.seat(name))

    def sheet(self, number: int = -1) -> Sheet:
        """A scoring sheet, by default the last."""
        return self.game.sheet(self.table.sheets[number])

    def count(self, words: str) -> int:
        """The value of a counter: ``pool``, ``dna Ann``."""
        return self.table.counters[self.names.counter(words)]

    def cards(self, words: str, seen_by: str = "") -> list[str]:
        """The face keys of a zone, hidden piles from the top; ``?`` where ``seen_by`` sees none."""
        zone = self.names.zone(words)
        slots = self.table.zones[zone]
        faces = self.view(seen_by).faces if seen_by else self.table.faces
        keys = [self.game.faces[faces[s]].key if faces[s] >= 0 else "?" for s in slots]
        return keys[::-1] if self.game.zones[zone].sight is Sight.HIDDEN else keys

    def expect(self, words: str, cards: str, seen_by: str = "") -> None:
        """Exactly these cards lie in a zone, in any order (``?`` for a card not seen)."""
        found, wanted = Counter(self.cards(words, seen_by)), Counter(self.names.cards(cards))
        assert found == wanted, f"{words}: {dict(found)}, expected {dict(wanted)}"
