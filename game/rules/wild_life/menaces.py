"""Menaces: predators, hunters and the protectors that stop them, disasters. § Menaces."""

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.game import MAX_SEATS
from game.engine.move import Move
from game.engine.step import Step
from game.engine.table import Table
from game.engine.text import N_
from game.engine.view import View
from game.engine.window import Window, announce, cancel
from game.rules.wild_life import layout as at
from game.rules.wild_life.cards import DECK, KIND, PROTECTOR, STRIKES, TYPES
from game.rules.wild_life.habitat import discard, fallen, life_of

_SLOTS = range(len(DECK))
PREDATE = [[Move("predate", card=slot, onto=victim) for victim in _SLOTS] for slot in _SLOTS]
"""``PREDATE[predator][life card]``."""
HUNT = [
    {
        at.HABITAT + seat: [Move("hunt", slot, at.HABITAT + seat, n=life) for life in TYPES]
        for seat in range(MAX_SEATS)
    }
    for slot in _SLOTS
]
"""``HUNT[hunter][habitat][type of life]``."""
UNLEASH = [Move("unleash", card=slot) for slot in _SLOTS]
PROTECT = [Move("protect", card=slot) for slot in _SLOTS]


# --- predators ----------------------------------------------------------------------------------


def predate(table: Table, seat: int, move: Move) -> None:
    """§ Predators: a life card of another player is discarded."""
    zone = habitat_of(table, move.onto)
    cards = fallen(table, zone, [move.onto])
    table.say(
        N_("{seat} takes {cards} from {other} with a predator."), seat, cards, zone - at.HABITAT
    )
    discard(table, zone, cards)
    table.move(move.card, at.HAND + seat, at.DISCARD)


def habitat_of(table: Table | View, slot: int) -> int:
    """The habitat in which a card lies."""
    zones = table.zones
    return next(z for z in range(at.HABITAT, at.HABITAT + table.seats) if slot in zones[z])


# --- hunters ------------------------------------------------------------------------------------

_SENT = (
    N_("{seat} sends a hunter after the small life of {other}."),
    N_("{seat} sends a hunter after the big life of {other}."),
    N_("{seat} sends a hunter after the flying life of {other}."),
    N_("{seat} sends a hunter after the aquatic life of {other}."),
)


def hunt(table: Table, seat: int, move: Move) -> None:
    """§ Hunters: named are a player and a type of life; that player may reveal a protector.

    Meanwhile the hunter lies on the column it threatens.
    """
    victim = move.zone - at.HABITAT
    table.say(_SENT[move.n], seat, other=victim)
    table.mark((move.card,), move.n + 1)
    table.move(move.card, at.HAND + seat, move.zone)
    announce(table, Hunt(seat, victim, move.n, move.card), MayProtect, (victim,))


@dataclass(frozen=True, slots=True)
class Hunt(Step):
    """§ Hunters: nobody has stopped it, so all life of the type and its enhancer are discarded."""

    seat: int
    victim: int
    life: int
    card: int

    def run(self, table: Table) -> None:
        zone = at.HABITAT + self.victim
        cards = fallen(table, zone, life_of(table, zone, 1 << self.life))
        table.say(N_("The hunter takes {cards} from {other}."), self.seat, cards, self.victim)
        discard(table, zone, [*cards, self.card])
        table.mark((self.card,), 0)


@dataclass(frozen=True, slots=True)
class MayProtect(Window):
    """§ Protectors: whoever a hunter was sent to is asked, with a protector in hand or without."""

    def answers(self, table: Table) -> list[Move]:
        faces = table.faces
        hand = table.zones[at.HAND + self.seat]
        return [PROTECT[slot] for slot in hand if KIND[faces[slot]] == PROTECTOR]

    def answer(self, table: Table, move: Move) -> None:
        effect = table.steps[-1]
        assert isinstance(effect, Hunt)
        cancel(table)
        table.say(
            N_("{seat} reveals a protector: the hunter of {other} fails."),
            self.seat,
            other=effect.seat,
        )
        table.move(move.card, at.HAND + self.seat, at.DISCARD)
        table.move(effect.card, at.HABITAT + self.seat, at.DISCARD)
        table.mark((effect.card,), 0)


# --- disasters ----------------------------------------------------------------------------------


UNLEASHED = N_("{seat} plays {cards}.")


def unleash(table: Table, seat: int, move: Move) -> None:
    """§ Disasters: the life they strike goes from all habitats, the player's own too."""
    table.show((move.card,), (1 << table.seats) - 1)
    table.say(UNLEASHED, seat, (move.card,))
    struck = STRIKES[table.faces[move.card]]
    for i in range(table.seats):
        loser = (seat + i) % table.seats
        zone = at.HABITAT + loser
        cards = fallen(table, zone, life_of(table, zone, struck))
        if cards:
            table.say(N_("{seat} loses {cards}."), loser, cards)
            discard(table, zone, cards)
    table.move(move.card, at.HAND + seat, at.DISCARD)


DO: dict[str, Callable[[Table, int, Move], None]] = {
    "predate": predate,
    "hunt": hunt,
    "unleash": unleash,
}
"""What the verbs of menaces do."""
