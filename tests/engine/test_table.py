"""The verbs of the table, on the small game with hidden hands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from game.engine.event import COUNTED, MOVED, SAID, SHUFFLED
from game.engine.move import Move
from game.engine.step import Ask, Step
from game.engine.table import RulesError, Table
from game.engine.view import view
from tests.games.pairs import DECK, HAND, LAID, PAIRS, TRICK, WON


def new_table() -> Table:
    """Three seats with four cards each; listening."""
    table = PAIRS.new_table(3, {"hand": 4}, seed=5)
    table.events = []
    return table


def test_a_card_is_moved_onto_the_top_or_to_a_place() -> None:
    table = new_table()
    first, second, third, _ = table.zones[HAND]
    table.move(first, HAND, TRICK)
    table.move(second, HAND, TRICK)
    table.move(third, HAND, TRICK, at=0)
    assert table.zones[TRICK] == [third, first, second]


def test_cards_are_dealt_from_the_top_as_far_as_they_go() -> None:
    table = new_table()
    deck = list(table.zones[DECK])
    assert table.deal(DECK, WON, 2) == [deck[-1], deck[-2]]
    assert table.draw(DECK, WON) == deck[-3]
    assert table.deal(DECK, WON, 0) == []
    assert table.deal(DECK, WON, -3) == []
    assert len(table.deal(DECK, WON, 99)) == len(deck) - 3
    assert table.deal(DECK, WON, 1) == []
    assert table.zones[WON] == deck[::-1]


def test_all_cards_of_a_zone_are_moved_in_their_order() -> None:
    table = new_table()
    hand = list(table.zones[HAND])
    table.move_all(HAND, TRICK)
    table.move_all(HAND, TRICK)
    assert table.zones[TRICK] == hand
    assert [event.kind for event in table.events or []] == [MOVED]


def test_whoever_sees_a_card_once_keeps_knowing_it() -> None:
    table = new_table()
    slot = table.zones[HAND][0]
    assert table.known[slot] == 0b001
    table.move(slot, HAND, HAND + 1)
    assert table.known[slot] == 0b011
    table.move(slot, HAND + 1, DECK)
    assert table.known[slot] == 0b011
    table.show([slot], 0b100)
    assert table.known[slot] == 0b111


def test_reveals_count_only_what_somebody_learns() -> None:
    table = new_table()
    slot = table.zones[HAND][0]
    before = table.reveals
    table.move(slot, HAND, LAID)
    assert table.reveals == before
    table.move(slot, LAID, TRICK)
    assert table.reveals == before + 1
    table.show([slot], 0b111)
    assert table.reveals == before + 1


def test_a_shuffle_permutes_faces_under_slots_that_stay() -> None:
    table = new_table()
    slots, faces = list(table.zones[DECK]), list(table.faces)
    table.show(slots, 0b111)
    table.shuffle(DECK)
    assert table.zones[DECK] == slots
    assert [table.faces[s] for s in slots] != [faces[s] for s in slots]
    assert sorted(table.faces) == sorted(faces)
    assert all(table.known[s] == 0 for s in slots), "nobody can follow a card through it"
    assert table.events and table.events[-1].kind == SHUFFLED


def test_who_sees_into_a_zone_still_does_after_a_shuffle() -> None:
    table = new_table()
    table.shuffle(HAND + 2)
    assert all(table.known[s] == 0b100 for s in table.zones[HAND + 2])


def test_events_carry_the_face_and_who_knew_it() -> None:
    table = new_table()
    table.draw(DECK, HAND + 1)
    table.say("{seat} draws {cards}.", 1, table.zones[HAND + 1][-1:])
    moved, said = table.events or []
    slot = table.zones[HAND + 1][-1]
    assert (moved.kind, moved.source, moved.target) == (MOVED, DECK, HAND + 1)
    assert moved.cards == ((slot, table.faces[slot], 0b010),)
    assert (said.kind, said.seat, said.cards) == (SAID, 1, moved.cards)


def test_nothing_is_told_when_nobody_listens() -> None:
    table = new_table()
    table.events = None
    table.draw(DECK, HAND)
    table.shuffle(DECK)
    table.say("{seat} waits.", 0)
    assert table.events is None


def test_a_counter_is_added_to_and_set() -> None:
    table = new_table()
    table.counters = [2, 0]
    table.count(0, 3)
    table.set_count(1, -4)
    assert table.counters == [5, -4]
    assert [(e.kind, e.target, e.n) for e in table.events or []] == [
        (COUNTED, 0, 5),
        (COUNTED, 1, -4),
    ]


def test_marks_are_told_with_their_cards() -> None:
    table = new_table()
    table.marks = [0] * len(table.faces)
    table.mark((slot for slot in table.zones[TRICK] + table.zones[HAND]), 3)
    assert [table.marks[slot] for slot in table.zones[HAND]] == [3] * 4
    event = (table.events or [])[-1]
    assert [card.slot for card in event.cards] == table.zones[HAND]


# --- steps --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Note(Step):
    """Writes its name into the log, then lets ``followers`` come."""

    name: str
    followers: tuple[Step, ...] = ()

    def run(self, table: Table) -> None:
        table.say(self.name)
        table.push(*self.followers)


@dataclass(frozen=True, slots=True)
class Round(Step):
    """Follows itself for ever."""

    def run(self, table: Table) -> None:
        table.push(self)


@dataclass(frozen=True, slots=True)
class Nod(Ask):
    """A decision without an alternative."""

    seat: int

    def moves(self, table: Table) -> list[Move]:
        return [Move("nod")]

    def play(self, table: Table, move: Move) -> None:
        table.say("nodded")


def said(table: Table) -> list[str]:
    """What was said so far."""
    return [event.message for event in table.events or []]


def test_steps_follow_in_reading_order_before_what_was_to_come() -> None:
    table = new_table()
    table.steps = []
    table.push(Note("a", (Note("b"), Note("c"))), Note("d"))
    table.advance()
    assert said(table) == ["a", "b", "c", "d"]
    assert table.over


def test_a_decision_always_stops_even_with_one_move() -> None:
    table = new_table()
    table.steps = []
    table._moves = None
    table.push(Note("a"), Nod(2), Note("b"))
    table.advance()
    assert said(table) == ["a"]
    assert table.actor == 2
    table.play_checked(Move("nod"))
    assert said(table) == ["a", "nodded", "b"]
    assert (table.over, table.actor, table.ask, table.moves()) == (True, -1, None, [])


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    table = new_table()
    before = table.digest()
    with pytest.raises(RulesError, match="illegal move: lay c99"):
        table.play_checked(Move("lay", card=99))
    assert table.digest() == before


def test_steps_that_go_round_in_circles_are_stopped() -> None:
    table = new_table()
    table.push(Round())
    with pytest.raises(RulesError, match="circles"):
        table.advance()


# --- setting up ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (1, {}, "seats"),
        (5, {}, "seats"),
        (3, {"hand": 6}, "option hand cannot be 6"),
        (3, {"colour": 1}, "no option 'colour'"),
    ],
)
def test_a_setup_that_cannot_be_is_refused(
    seats: int, options: dict[str, int], reason: str
) -> None:
    with pytest.raises(ValueError, match=reason):
        PAIRS.new_table(seats, options, seed=1)


def test_options_not_named_have_their_defaults() -> None:
    assert PAIRS.new_table(2, {"sealed": 1}, seed=1).options == {"hand": 4, "sealed": 1}


def test_the_check_finds_a_card_that_is_missing_or_in_two_places() -> None:
    for zone in (TRICK, HAND):
        table = new_table()
        table.zones[zone].append(table.zones[HAND + 1][0])
        with pytest.raises(RulesError):
            PAIRS.check(table)
    table = new_table()
    table.zones[HAND].pop()
    with pytest.raises(RulesError):
        PAIRS.check(table)


def changed(change: Callable[[Table], object]) -> str:
    """The digest of a table after a change."""
    table = new_table()
    change(table)
    return table.digest()


def test_the_digest_changes_with_everything_that_makes_tables_differ() -> None:
    digests = [
        changed(lambda table: None),
        changed(lambda table: setattr(table, "rng", table.rng + 1)),
        changed(lambda table: setattr(table, "sheets", (("final",),))),
        changed(lambda table: table.zones[DECK].reverse()),
        changed(lambda table: table.faces.reverse()),
        changed(lambda table: table.show(table.zones[DECK][:1], 0b1)),
        changed(lambda table: table.steps.pop()),
        changed(lambda table: table.counters.append(1)),
        changed(lambda table: table.marks.append(1)),
    ]
    assert len(set(digests)) == len(digests)
    assert digests[0] == new_table().digest()


def test_people_at_an_open_screen_see_together() -> None:
    table = new_table()
    both = view(table, 0, others=0b010)
    seen = {zone for zone in (0, 1, 2) if both.faces[table.zones[HAND + zone][0]] >= 0}
    assert seen == {0, 1}
