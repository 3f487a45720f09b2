"""The bots in a process of their own, so that the picture never waits for them.

The two processes talk over a pipe of their own. Whatever arrives while the worker thinks ends the
thinking, so a cancel or a new request is obeyed at once; the end of the pipe ends the worker.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import threading
import time
import traceback
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import NamedTuple

from game.bots import registry
from game.bots.bot import Advice, Budget
from game.bots.greedy import GreedyBot
from game.engine.sample import Sampler

log = logging.getLogger(__name__)

SLACK, GRACE = 1.1, 0.5
"""An answer is late after the seconds of its level × SLACK + GRACE."""
PATIENCE = 10.0
"""So many seconds a new worker may need until it is ready; from then on nobody waits for it."""
NICE = 5
"""How much the worker steps back behind the picture (where the system knows such a thing)."""


# --- in the worker ------------------------------------------------------------------------------


def serve(pipe: Connection) -> None:
    """The worker's life: say that it is there, then answer requests until the pipe ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    with contextlib.suppress(EOFError, OSError):
        pipe.send(0)
        while True:
            request = pipe.recv()
            if request is not None:
                number, level, sampler, seed = request
                pipe.send((number, _answer(pipe, level, sampler, seed)))


def _answer(pipe: Connection, level: str, sampler: Sampler, seed: int) -> Advice | str:
    """What the bot does, or what went wrong."""
    try:
        return registry.choose(level, sampler, seed, pipe.poll)
    except Exception:  # whatever it is, the game goes on
        return traceback.format_exc()


# --- in the program -----------------------------------------------------------------------------


class Worker:
    """A worker process and the pipe to it. It starts in the background.

    ``ready`` once it answers; ``dead`` when there is no hope that it ever will.
    """

    def __init__(self) -> None:
        self.ready = False
        self.dead = False
        self.born = time.monotonic()
        self._lock = threading.Lock()
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        threading.Thread(target=self._start, name="bots start", daemon=True).start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        pipe, other = context.Pipe()
        process = context.Process(target=serve, args=(other,), name="bots", daemon=True)
        with self._lock, other:
            if self.dead:
                return
            try:
                _stand_somewhere()
                process.start()
            except OSError:
                log.exception("the bots' process cannot be started")
                self.dead = True
            self._process, self._pipe = process, pipe

    def send(self, message: object) -> None:
        """Give it something to do, or ``None``: leave off."""
        try:
            if self._pipe is not None:
                self._pipe.send(message)
        except OSError:
            self.dead = True

    def receive(self) -> tuple[int, Advice | str] | None:
        """The next answer with the number of its request, if there is one by now."""
        pipe = self._pipe
        try:
            while not self.dead and pipe is not None and pipe.poll():
                message: tuple[int, Advice | str] | int = pipe.recv()
                if not isinstance(message, int):
                    return message
                self.ready = True
        except (EOFError, OSError):
            self.dead = True
        return None

    def stop(self) -> None:
        """End the process at once, whatever it is doing."""
        self.dead = True
        threading.Thread(target=self._end, name="bots end").start()

    def _end(self) -> None:
        with self._lock:
            if self._process is not None and self._process.pid is not None:
                self._process.terminate()
                self._process.join()
            if self._pipe is not None:
                self._pipe.close()


def _stand_somewhere() -> None:
    """Leave a working folder that has been deleted: no process can be started from there."""
    try:
        os.getcwd()
    except FileNotFoundError:
        os.chdir(os.path.abspath(os.sep))


class Job(NamedTuple):
    """A decision that somebody waits for, until the time of ``deadline``."""

    number: int
    level: str
    sampler: Sampler
    seed: int
    deadline: float
    sent: bool


class Thinker:
    """Thinks about one decision at a time and never lets its caller wait.

    ``start`` it, ``poll`` once a frame for the advice, ``cancel`` it; ``close`` at the end of the
    program. Whatever goes wrong is logged, and ``poll`` comes up with a legal move all the same.
    """

    def __init__(self) -> None:
        self._worker = Worker()
        self._job: Job | None = None
        self._number = 0

    @property
    def thinking(self) -> bool:
        """An advice is still to come."""
        return self._job is not None

    def start(self, sampler: Sampler, level: str, seed: int) -> None:
        """Think about a decision instead of whatever was thought about before."""
        self._number += 1
        until = self._worker.born + PATIENCE
        self._job = Job(self._number, level, sampler, seed, until, False)
        self._hand_over()

    def poll(self) -> Advice | None:
        """The advice, once; ``None`` while there is none."""
        self._hand_over()
        job = self._job
        if job is None:
            return None
        answer = self._answer(job)
        if answer is None:
            return None
        self._job = None
        if isinstance(answer, Advice) and answer.move in job.sampler.moves:
            return answer
        log.error("the bot %s failed: %s", job.level, answer)
        return fall_back(job.sampler, job.seed)

    def cancel(self) -> None:
        """Think no more."""
        if self._job is not None and self._job.sent:
            self._worker.send(None)
        self._job = None

    def close(self) -> None:
        """End the process; the thinker is of no use any more."""
        self._job = None
        self._worker.stop()

    def _hand_over(self) -> None:
        """Give the worker the job as soon as it is ready; a dead one is replaced before."""
        if self._job is None or self._job.sent:
            return
        self._worker.receive()
        if self._worker.dead:
            self._renew()
        if self._worker.ready:
            number, level, sampler, seed, *_ = self._job
            self._worker.send((number, level, sampler, seed))
            until = (
                time.monotonic() + registry.seconds(level, sampler.view.game.name) * SLACK + GRACE
            )
            self._job = Job(number, level, sampler, seed, until, True)

    def _answer(self, job: Job) -> Advice | str | None:
        """The answer to a job, or in words why there will be none."""
        while (message := self._worker.receive()) is not None:
            if message[0] == job.number:
                return message[1]
        if self._worker.dead:
            self._renew()
            return "its process has ended"
        if time.monotonic() < job.deadline:
            return None
        if job.sent:
            self._renew()
        return "no answer in time"

    def _renew(self) -> None:
        self._worker.stop()
        self._worker = Worker()


def fall_back(sampler: Sampler, seed: int) -> Advice:
    """A quick answer when a bot gave none: what the greedy bot would do, else the first move."""
    try:
        return GreedyBot().choose(sampler, seed, Budget(1))
    except Exception:  # the last resort must not fail
        log.exception("the greedy bot failed as well")
        return Advice(sampler.moves[0])
