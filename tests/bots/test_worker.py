"""Thinking in a process of its own: never in the way, never stuck."""

from __future__ import annotations

import logging
import multiprocessing
import time
from collections.abc import Iterator
from multiprocessing.process import BaseProcess

import pytest

from game.bots import registry, worker
from game.bots.bot import Advice
from game.bots.worker import Thinker, fall_back
from game.engine.move import Move
from game.engine.sample import Sampler
from game.engine.table import Table
from game.rules import game as game_of

PATIENCE = 30.0


@pytest.fixture(scope="module")
def thinker() -> Iterator[Thinker]:
    """One for all tests: it has to bear what they do to it."""
    thinker = Thinker()
    yield thinker
    thinker.close()


@pytest.fixture
def table() -> Table:
    """A table with a choice to make."""
    return game_of("cubosaurs").new_table(3, {"dna": 1}, 1)


def sampler(table: Table) -> Sampler:
    """What the actor gets."""
    return Sampler(table, table.actor, 1)


def answer(thinker: Thinker) -> Advice:
    """The advice, waited for as a scene does."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        advice = thinker.poll()
        if advice is not None:
            return advice
        time.sleep(0.002)
    raise AssertionError("no advice")


def ended(process: BaseProcess) -> bool:
    """Whether a process ends. Asked again and again: while another thread waits for the same one,
    a single question may be answered too early."""
    until = time.monotonic() + PATIENCE
    while process.is_alive() and time.monotonic() < until:
        time.sleep(0.01)
    return not process.is_alive()


def process(thinker: Thinker) -> BaseProcess:
    """The worker's process."""
    found = thinker._worker._process
    assert found is not None
    return found


def test_it_says_what_the_bot_says(thinker: Thinker, table: Table) -> None:
    for level in ("random", "greedy", "casual"):
        thinker.start(sampler(table), level, 7)
        assert thinker.thinking
        assert answer(thinker) == registry.choose(level, sampler(table), 7)
        assert not thinker.thinking
        assert thinker.poll() is None


def test_a_new_start_or_a_cancel_is_obeyed_at_once(thinker: Thinker, table: Table) -> None:
    thinker.start(sampler(table), "random", 1)
    answer(thinker)
    thinker.start(sampler(table), "master", 1)
    thinker.start(sampler(table), "random", 2)
    began = time.monotonic()
    assert answer(thinker) == registry.choose("random", sampler(table), 2)
    thinker.start(sampler(table), "master", 1)
    thinker.cancel()
    assert not thinker.thinking and thinker.poll() is None
    thinker.start(sampler(table), "random", 3)
    assert answer(thinker) == registry.choose("random", sampler(table), 3)
    assert time.monotonic() - began < 2.0


def test_the_caller_is_never_kept_waiting(thinker: Thinker, table: Table) -> None:
    thinker.start(sampler(table), "random", 1)
    answer(thinker)
    spent = []
    for seed in range(5):
        own = sampler(table)
        began = time.perf_counter()
        thinker.start(own, "master", seed)
        started = time.perf_counter()
        thinker.poll()
        spent += [started - began, time.perf_counter() - started]
        time.sleep(0.01)
    thinker.cancel()
    assert sorted(spent)[len(spent) // 2] < 0.005


@pytest.mark.parametrize("move", [Move("take", card=3), Move("fly")])
def test_an_illegal_answer_is_replaced_and_logged(
    thinker: Thinker,
    table: Table,
    move: Move,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    thinker.start(sampler(table), "random", 1)
    assert thinker._job is not None
    number = thinker._job.number
    monkeypatch.setattr(thinker._worker, "receive", lambda: (number, Advice(move)))
    with caplog.at_level(logging.ERROR):
        assert answer(thinker).move in table.moves()
    assert "fly" in caplog.text or "c3" in caplog.text or "card=3" in caplog.text


def test_a_bot_that_fails_is_replaced_and_logged(
    thinker: Thinker, table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    broken = sampler(table)
    broken._world.faces[table.zones[0][0]] = 10**6
    thinker.start(broken, "expert", 1)
    with caplog.at_level(logging.ERROR):
        assert answer(thinker).move in table.moves()
    assert "IndexError" in caplog.text
    thinker.start(sampler(table), "greedy", 1)
    assert answer(thinker) == registry.choose("greedy", sampler(table), 1)


def test_a_process_that_dies_is_replaced(
    thinker: Thinker, table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    thinker.start(sampler(table), "random", 1)
    answer(thinker)
    thinker.start(sampler(table), "master", 1)
    time.sleep(0.05)
    process(thinker).kill()
    with caplog.at_level(logging.ERROR):
        assert answer(thinker).move in table.moves()
    assert "ended" in caplog.text
    thinker.start(sampler(table), "random", 5)
    assert answer(thinker) == registry.choose("random", sampler(table), 5)
    process(thinker).kill()
    process(thinker).join()
    thinker.start(sampler(table), "random", 6)
    assert answer(thinker) == registry.choose("random", sampler(table), 6)


def test_an_answer_that_is_late_is_not_waited_for(
    thinker: Thinker,
    table: Table,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    thinker.start(sampler(table), "random", 1)
    answer(thinker)
    monkeypatch.setattr(worker, "SLACK", 0.02)
    monkeypatch.setattr(worker, "GRACE", 0.0)
    old = process(thinker)
    began = time.monotonic()
    thinker.start(sampler(table), "master", 1)
    with caplog.at_level(logging.ERROR):
        assert answer(thinker).move in table.moves()
    assert time.monotonic() - began < registry.seconds("master", table.game.name)
    assert "time" in caplog.text
    assert ended(old)


def test_nobody_waits_for_a_process_that_does_not_come(
    table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(worker.Worker, "_start", lambda self: None)
    monkeypatch.setattr(worker, "PATIENCE", 0.05)
    thinker = Thinker()
    for seed in range(3):
        thinker.start(sampler(table), "expert", seed)
        with caplog.at_level(logging.ERROR):
            assert answer(thinker).move in table.moves()
    thinker.close()


def test_a_failing_greedy_bot_leaves_the_first_move(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    broken = sampler(table)
    broken._world.zones.clear()
    with caplog.at_level(logging.ERROR):
        assert fall_back(broken, 1).move == table.moves()[0]
    assert "greedy" in caplog.text


def test_closing_ends_the_process_in_mid_thought(table: Table) -> None:
    thinker = Thinker()
    thinker.start(sampler(table), "random", 1)
    answer(thinker)
    thinker.start(sampler(table), "master", 1)
    child = process(thinker)
    began = time.monotonic()
    thinker.close()
    assert time.monotonic() - began < 0.5
    assert ended(child)
    assert thinker.poll() is None


def test_the_process_ends_when_nobody_is_at_the_other_end_of_the_pipe(table: Table) -> None:
    context = multiprocessing.get_context("spawn")
    pipe, other = context.Pipe()
    child = context.Process(target=worker.serve, args=(other,))
    child.start()
    other.close()
    assert pipe.recv() == 0
    pipe.send((1, "master", sampler(table), 1))
    time.sleep(0.1)
    pipe.close()
    child.join(5)
    assert child.exitcode == 0
