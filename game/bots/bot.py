"""What a bot is: something that chooses a move from what its seat can see."""

from __future__ import annotations

import hashlib
import math
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from game.engine.move import Move
    from game.engine.sample import Sampler


class Advice(NamedTuple):
    """What a bot would do, and what it knows about it.

    ``value`` is the expected return of the seat after ``move``, in 0 … 1, ``runner_up`` the best
    other move and ``runner_up_value`` its value (``None`` if the bot compared nothing).
    ``scores`` are the expected final scores by seat, where the bot can tell. ``iterations`` says
    how many worlds were looked into. ``values`` are all moves that were compared with their values
    (of moves that come to the same, one).
    """

    move: Move
    value: float | None = None
    runner_up: Move | None = None
    runner_up_value: float | None = None
    scores: tuple[float, ...] | None = None
    iterations: int = 0
    values: tuple[tuple[Move, float], ...] = ()


def never() -> bool:
    """Nobody cancels."""
    return False


class Budget:
    """How long a bot may think: iterations first, seconds second, and not once it is cancelled.

    A choice depends on the seed alone as long as the iterations run out before the seconds do.
    """

    __slots__ = ("cancelled", "deadline", "iterations")

    def __init__(
        self,
        iterations: int,
        seconds: float = math.inf,
        cancelled: Callable[[], bool] = never,
    ) -> None:
        """The clock starts here."""
        self.iterations = iterations
        self.deadline = time.monotonic() + seconds
        self.cancelled = cancelled

    def over(self) -> bool:
        """The time is up, or nobody waits for the answer any more."""
        return time.monotonic() >= self.deadline or self.cancelled()


class Bot(Protocol):
    """A player of the program's own."""

    def choose(self, sampler: Sampler, seed: int, budget: Budget) -> Advice:
        """A legal move for ``sampler.seat``, which is to decide. Equal seeds, equal choices."""


def decision_seed(match: int, seat: int, decision: int, level: str) -> int:
    """The seed of one decision: no two decisions of a match or levels share their luck."""
    text = f"{match} {seat} {decision} {level}"
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")
