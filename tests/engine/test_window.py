"""Windows: what is announced may be answered, and answers may be answered."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.move import Move
from game.engine.step import Step
from game.engine.table import Table
from game.engine.window import PASS, Window, announce, announced, cancel, swap
from tests.games.pairs import PAIRS


@dataclass(frozen=True, slots=True)
class Say(Step):
    """An effect: it writes its name into the log."""

    name: str

    def run(self, table: Table) -> None:
        table.say(self.name)


@dataclass(frozen=True, slots=True)
class Undo(Step):
    """An effect that cancels the one beneath it."""

    def run(self, table: Table) -> None:
        table.say("undo")
        cancel(table)


class Answers(Window):
    """Everybody can stop, change, counter or repeat the question."""

    def answers(self, table: Table) -> list[Move]:
        return [Move("stop"), Move("change"), Move("counter"), Move("again")]

    def answer(self, table: Table, move: Move) -> None:
        if move.verb == "stop":
            cancel(table)
        elif move.verb == "change":
            swap(table, Say("changed"))
        elif move.verb == "counter":
            announce(table, Undo(), Answers, ((self.seat + 1) % table.seats, self.seat))
        else:
            table.push(self.reopened((2, 0)))


def told(table: Table) -> list[str]:
    """What happened so far."""
    return [event.message for event in table.events or []]


def asking(*seats: int) -> Table:
    """An effect is announced to these seats; something else follows."""
    table = PAIRS.new_table(3, {}, seed=1)
    table.events = []
    table.steps = [Say("after")]
    table._moves = None
    announce(table, Say("effect"), Answers, seats)
    table.advance()
    return table


def play(table: Table, *verbs: str) -> list[int]:
    """Answer in turn; returns who was asked."""
    asked = []
    for verb in verbs:
        asked.append(table.actor)
        table.play_checked(Move(verb))
    return asked


def test_when_all_pass_in_order_the_effect_happens() -> None:
    table = asking(2, 0, 1)
    assert table.moves()[0] == PASS
    assert told(table) == []
    assert play(table, "pass", "pass", "pass") == [2, 0, 1]
    assert told(table) == ["effect", "after"]


def test_an_effect_announced_to_nobody_just_happens() -> None:
    assert told(asking()) == ["effect", "after"]


def test_a_cancelled_effect_does_not_happen_and_nobody_else_is_asked() -> None:
    table = asking(2, 0, 1)
    assert play(table, "pass", "stop") == [2, 0]
    assert told(table) == ["after"]


def test_a_swapped_effect_takes_the_place_of_the_first() -> None:
    table = asking(1)
    play(table, "change")
    assert told(table) == ["changed", "after"]


def test_an_announced_answer_has_a_window_of_its_own_and_comes_first() -> None:
    table = asking(0, 1)
    assert announced(table.steps) == Say("effect")
    play(table, "counter")
    assert announced(table.steps) == Undo()
    assert play(table, "pass", "pass") == [1, 0]
    assert told(table) == ["undo", "after"]


def test_a_counter_to_a_counter_lets_the_effect_happen() -> None:
    table = asking(0, 1)
    play(table, "counter", "counter")
    assert play(table, "pass", "pass") == [2, 1]
    assert told(table) == ["undo", "effect", "after"]


def test_a_window_can_ask_on() -> None:
    table = asking(0, 1)
    assert play(table, "pass", "again", "pass", "pass") == [0, 1, 2, 0]
    assert told(table) == ["effect", "after"]


def test_a_named_effect_is_cancelled_where_it_lies_nearest_the_top() -> None:
    table = asking(0)
    table.steps = [Say("a"), Say("b"), Say("a"), Say("c")]
    assert cancel(table, Say("a"))
    assert table.steps == [Say("a"), Say("b"), Say("c")]
    assert not cancel(table, Say("x"))
    assert len(table.steps) == 3
