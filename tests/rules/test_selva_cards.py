"""Selva: every card of the pool is played, every ability used, and does what its words say.

Each card is played where it has something to reach: in Preparation, while the enemy attacks, in an
attack of one's own, or in answer to a card. What must have changed is worked out here from the
effect, independently of the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from game.engine.table import Table
from game.rules.selva import layout as at
from game.rules.selva import vocabulary as v
from game.rules.selva.cards import CARDS, Card
from game.rules.selva.layout import TURNED, number, signed
from game.rules.selva.state import attack, defence, keywords
from game.rules.selva.steps.choices import Discard, Leave, Reshuffle, Search
from game.rules.selva.steps.combat import Confront
from game.rules.selva.steps.playing import Aim, Response
from game.rules.selva.steps.turn import EndTurn, Prepare, Retreat, UseElement
from game.rules.selva.vocabulary import Effect
from tests.rules.selva_table import SelvaScript, lay_out, turn

MINE = "Ann"
RICH = "9 termite_mushroom"
FULL = {
    "field Ann": "stoat, coconut crab, pelican, ocelot",
    "field Ben": "raven, reindeer, dolphin, octopus",
    "hand Ann": "4 lynx",
    "hand Ben": "4 lynx, stampede",
    "elements Ben": "waterhole",
    "sigils Ben": "tall grass",
    "isolation Ann": "red fox",
    "graveyard Ann": "moose, northern lights, 3 bilberry",
    "forest Ann": "6 bilberry, 3 adder, 2 rut, snowmelt",
    "forest Ben": "9 sardine",
    "resources Ann": RICH,
    "resources Ben": RICH,
}
"""Something of everything on both sides; no card here has an effect of its own that counts."""
MARKS = {
    "field Ann: coconut crab": TURNED,
    "field Ann: pelican": TURNED,
    "field Ben: reindeer": TURNED,
}
LIVES = {"life Ann": 12, "life Ben": 12}


def with_card(card: Card, zone: str) -> dict[str, str]:
    """The full table with one card more."""
    spec = FULL.get(f"{zone} Ann", "")
    return {**FULL, f"{zone} Ann": f"{card.key}, {spec}" if spec else card.key}


def states(effects: tuple[Effect, ...]) -> set[str]:
    """What must be going on for these effects to have a target."""
    found = set()
    for effect in effects:
        if effect.whom.place == v.BEING_PLAYED:
            found.add("answer")
        elif effect.whom.state == v.ATTACKING:
            found.add("own attack" if effect.whom.side == v.OWN else "enemy attack")
    return found


def scene(card: Card, zone: str, effects: tuple[Effect, ...]) -> SelvaScript:
    """A table at the moment at which the card can be played and reaches something."""
    wanted = states(effects)
    cards = with_card(card, zone)
    if not wanted:
        if card.kind == v.ELEMENT and zone == "elements":
            return lay_out(cards, marks=MARKS, counters=LIVES, steps=turn())
        return lay_out(cards, marks=MARKS, counters=LIVES)
    if "own attack" in wanted:
        table = lay_out(cards, marks=MARKS, counters=LIVES)
        table.play("Ann finishes")
        table.attack("ocelot by night")
        table.play("Ben passes")
        return table
    return _mirrored(cards, "answer" in wanted)


def _mirrored(cards: dict[str, str], answer: bool) -> SelvaScript:
    """Ben attacks or plays a card, and Ann is asked."""
    table = lay_out(cards, marks=MARKS, counters={**LIVES, "active": 1})
    table.table.steps[1:] = [EndTurn(1), Retreat(1), Confront(1), Prepare(1)]
    table.table._moves = None
    table._start = table.table.clone()
    if answer:
        table.play("Ben plays lynx")
    else:
        table.play("Ben finishes")
        table.attack("dolphin", "octopus by night")
    assert table.asked == MINE
    return table


def settle(table: SelvaScript, own: str) -> None:
    """Everybody passes, and choices are made, until what was played has happened."""
    for _ in range(60):
        ask = table.table.ask
        if isinstance(ask, Response):
            table.let_pass()
        elif isinstance(ask, Aim):
            table.choose("aim", onto=_aim(table))
        elif isinstance(ask, Discard | Search | Reshuffle | Leave):
            table._play(table.table.moves()[-1])
        else:
            return
    raise AssertionError(f"{own} does not come to an end")


def _aim(table: SelvaScript) -> str:
    """The first target that may be chosen."""
    return table._face_key(table.table.moves()[0].onto)


class Before:
    """What is compared: the table before and after, for one effect of Ann's with its target."""

    def __init__(self, before: Table, after: Table, source: int, target: int) -> None:
        self.before, self.after = before, after
        self.source, self.target = source, target

    def size(self, zone: int) -> int:
        """How many cards have come into a zone."""
        return len(self.after.zones[zone]) - len(self.before.zones[zone])

    def life(self, seat: int) -> int:
        """How much life an Alfa has gained."""
        return self.after.counters[at.LIFE + seat] - self.before.counters[at.LIFE + seat]

    def met(self, effect: Effect) -> list[int]:
        """The animals that the effect must have met."""
        whom = effect.whom
        if whom.place == v.ITSELF:
            return [self.source]
        if not whom.each:
            return [self.target]
        sides = [s for s in (0, 1) if whom.side & (v.OWN, v.ENEMY)[s]]
        slots = [slot for side in sides for slot in self.before.zones[at.FIELD + side]]
        active = {v.BY_DAY: v.DAY, v.BY_NIGHT: v.NIGHT}.get(whom.state, v.BOTH)
        return [s for s in slots if CARDS[self.before.faces[s]].active & active]

    def everywhere(self, effect: Effect, base: int) -> bool:
        """All that was met lies in its owner's zone now."""
        border = self.after.counters[at.BORDER]
        return all(s in self.after.zones[base + (s >= border)] for s in self.met(effect))

    def marked(self, effect: Effect, test: Callable[[int], bool]) -> bool:
        """All that was met bears such a mark, unless it has left play."""
        fields = self.after.zones[at.FIELD] + self.after.zones[at.FIELD + 1]
        return all(test(self.after.marks[s]) for s in self.met(effect) if s in fields)


def gone_or_hurt(b: Before, e: Effect) -> bool:
    """Damage lies on the animal, or it has left; an Alfa has lost life."""
    if e.whom.place == v.ALFAS:
        return b.life(1) == -e.n
    return b.marked(e, lambda mark: number(mark, at.DAMAGE_SHIFT) == e.n)


def raised(b: Before, e: Effect) -> bool:
    """The card is in its owner's hand."""
    if e.whom.place == v.FOREST:
        return b.size(at.FOREST) == -1
    return b.everywhere(e, at.HAND)


ORACLES: dict[int, Callable[[Before, Effect], bool]] = {
    v.DAMAGE: gone_or_hurt,
    v.HEAL: lambda b, e: b.life(0) == e.n,
    v.RAZE: lambda b, e: b.target in b.after.zones[at.GRAVEYARD + 1],
    v.ISOLATE: lambda b, e: b.everywhere(e, at.ISOLATION),
    v.RAISE: raised,
    v.POISON: lambda b, e: b.marked(e, lambda m: number(m, at.POISON_SHIFT) == e.n),
    v.INACTIVE: lambda b, e: b.marked(e, lambda m: number(m, at.INACTIVE_SHIFT) == e.n),
    v.TURN: lambda b, e: b.marked(e, lambda m: bool(m & TURNED)),
    v.STRAIGHTEN: lambda b, e: b.marked(e, lambda m: not m & TURNED),
    v.ATTACK: lambda b, e: b.marked(e, lambda m: signed(m, at.ATTACK_SHIFT) == e.n),
    v.DEFENCE: lambda b, e: b.marked(e, lambda m: signed(m, at.DEFENCE_SHIFT) == e.n),
    v.GRANT: lambda b, e: all(keywords(b.after, slot) & e.n for slot in b.met(e)),
    v.DRAW: lambda b, e: b.size(at.FOREST) == -e.n,
    v.DROP: lambda b, e: b.size(at.FOREST + 1) == -e.n,
    v.DISCARD: lambda b, e: b.size(at.GRAVEYARD + (e.whom.side == v.ENEMY)) >= e.n,
    v.RESHUFFLE: lambda b, e: b.size(at.FOREST) >= e.n - 1,
    v.NEUTRALISE: lambda b, e: b.target in b.after.zones[at.GRAVEYARD + 1],
    v.GROW: lambda b, e: b.size(at.RESOURCES) == 1,
}


def paid(before: Table, after: Table) -> int:
    """How many resources Ann has turned."""
    slots = before.zones[at.RESOURCES]
    return sum(bool(after.marks[slot] & TURNED) for slot in slots)


def play(table: SelvaScript, verb: str, card: Card) -> tuple[Table, int, int]:
    """Ann plays, reveals or uses the card; the table before, the card's slot and its target."""
    before = table.table
    move = next(
        m for m in before.moves() if m.verb == verb and before.faces[m.card] == CARDS.index(card)
    )
    table._play(move)
    return before, move.card, move.onto


def aimed(table: SelvaScript, target: int) -> int:
    """The target of a card that aims on entering, before it is chosen."""
    table.let_pass()
    return table.table.moves()[0].onto if isinstance(table.table.ask, Aim) else target


IN_HAND = [card for card in CARDS if card.kind in (v.ANIMAL, v.FORCE, v.HERB, v.PREY)]


@pytest.mark.parametrize("card", IN_HAND, ids=lambda card: card.key)
def test_played_from_the_hand(card: Card) -> None:
    table = scene(card, "hand", card.effects if card.kind == v.FORCE else ())
    resource = card.kind in v.RESOURCES
    before, slot, target = play(table, "lay" if resource else "play", card)
    assert paid(before, table.table) == card.cost.total
    target = aimed(table, target)
    settle(table, card.key)
    place = {v.ANIMAL: at.FIELD, v.FORCE: at.GRAVEYARD}.get(card.kind, at.RESOURCES)
    if card.key != "tsunami":
        assert slot in table.table.zones[place]
    kept = Before(before, table.table, slot, target)
    for effect in card.effects:
        if effect.verb == v.GROW and resource:
            continue
        assert ORACLES[effect.verb](kept, effect), effect


ELEMENTS = [card for card in CARDS if card.kind == v.ELEMENT]


@pytest.mark.parametrize("card", ELEMENTS, ids=lambda card: card.key)
def test_an_element_is_played_and_used_in_the_awakening(card: Card) -> None:
    table = scene(card, "hand", ())
    before, slot, _ = play(table, "play", card)
    assert paid(before, table.table) == card.cost.total
    settle(table, card.key)
    assert slot in table.table.zones[at.ELEMENTS]

    table = scene(card, "elements", card.effects)
    assert isinstance(table.table.ask, UseElement)
    before, slot, target = play(table, "use", card)
    settle(table, card.key)
    after = table.table.clone()
    after.zones[at.FOREST].append(after.zones[at.HAND].pop())  # the card of the turn
    kept = Before(before, after, slot, target)
    for effect in card.effects:
        assert ORACLES[effect.verb](kept, effect), effect


@pytest.mark.parametrize("card", ELEMENTS, ids=lambda card: card.key)
def test_an_element_is_withdrawn(card: Card) -> None:
    table = scene(card, "elements", ())
    table.play("Ann passes")
    before, slot, _ = play(table, "withdraw", card)
    assert paid(before, table.table) == card.withdrawal.total
    assert slot in table.table.zones[at.GRAVEYARD]


SIGILS = [card for card in CARDS if card.kind == v.SIGIL]


@pytest.mark.parametrize("card", SIGILS, ids=lambda card: card.key)
def test_a_sigil_is_laid_and_revealed(card: Card) -> None:
    table = lay_out(with_card(card, "hand"))
    before, slot, _ = play(table, "hide", card)
    assert slot in table.table.zones[at.SIGILS]
    assert paid(before, table.table) == 0
    assert table.cards("sigils Ann", seen_by="Ben") == ["?"]

    table = scene(card, "sigils", card.effects)
    before, slot, target = play(table, "reveal", card)
    assert paid(before, table.table) == card.cost.total
    settle(table, card.key)
    assert slot in table.table.zones[at.GRAVEYARD]
    kept = Before(before, table.table, slot, target)
    for effect in card.effects:
        assert ORACLES[effect.verb](kept, effect), effect


ABLE = [card for card in CARDS if card.ability]


@pytest.mark.parametrize("card", ABLE, ids=lambda card: card.key)
def test_an_ability_is_used(card: Card) -> None:
    ability = card.ability
    assert ability is not None
    zone = "alfa" if card.kind == v.ALFA else "field"
    table = scene(card, zone, ability.effects)
    before, slot, target = play(table, "use", card)
    assert paid(before, table.table) == ability.cost.total
    if ability.turn:
        assert table.table.marks[slot] & TURNED
    settle(table, card.key)
    kept = Before(before, table.table, slot, target)
    for effect in ability.effects:
        assert ORACLES[effect.verb](kept, effect), effect


CONSTANT = [card for card in CARDS if card.constants]


@pytest.mark.parametrize("card", CONSTANT, ids=lambda card: card.key)
def test_a_constant_holds_as_long_as_the_card_is_in_play(card: Card) -> None:
    zone = "alfa" if card.kind == v.ALFA else "field"
    mine = "stoat, pelican, ocelot"
    without = lay_out({"field Ann": mine})
    spec = card.key if zone == "alfa" else f"{mine}, {card.key}"
    having = lay_out({"field Ann": mine, f"{zone} Ann": spec})

    def strengths(table: SelvaScript) -> dict[str, tuple[int, int]]:
        slots = table.table.zones[at.FIELD][:3]
        return {
            table._face_key(s): (attack(table.table, s), defence(table.table, s)) for s in slots
        }

    for constant in card.constants:
        stat = int(constant.stat == v.DEFENCE)
        before, after = strengths(without), strengths(having)
        changed = {key for key in before if after[key][stat] == before[key][stat] + constant.n}
        wanted = {
            v.ON_THIS: set(),
            v.ON_OWN_DAY: {"stoat", "pelican"},
            v.ON_OWN_NIGHT: {"stoat", "ocelot"},
        }.get(constant.scope, set(before))
        assert changed == wanted
        if constant.scope == v.ON_THIS:
            itself = having.slot("field Ann", card.key)
            assert attack(having.table, itself) == card.attack + 3 * constant.n


def test_every_card_is_played_in_one_of_these_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plays them all once more and counts what really was played, used or stood as an Alfa."""
    counted: Counter[str] = Counter()

    def counting(table: SelvaScript, verb: str, card: Card) -> tuple[Table, int, int]:
        counted[card.key] += 1
        return really(table, verb, card)

    really = play
    monkeypatch.setitem(globals(), "play", counting)
    for test, cards in (
        (test_played_from_the_hand, IN_HAND),
        (test_an_element_is_played_and_used_in_the_awakening, ELEMENTS),
        (test_a_sigil_is_laid_and_revealed, SIGILS),
        (test_an_ability_is_used, ABLE),
    ):
        for card in cards:
            test(card)
    alfas = [card for card in CONSTANT if card.kind == v.ALFA]
    for card in alfas:
        test_a_constant_holds_as_long_as_the_card_is_in_play(card)
        counted[card.key] += 1
    assert len(counted) == len(CARDS) == 136
    assert set(counted) == {card.key for card in CARDS}
