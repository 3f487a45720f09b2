"""Estimates fitted by self-play: what a seat will score is a sum of weights.

A score is what stands on the table plus, for everything that is *active* in it (or for each unit
of what has an *amount*), a weight that changes with how much of the chapter (a round) is still to
come. ``train`` finds the weights.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from game.engine.table import Table

ORDER = 3
"""A weight is a polynomial of so many coefficients in the share that is still to come."""
HASTE = 0.8
"""The scale of a winning chance in standard deviations of a score that is still uncertain."""


class Group(NamedTuple):
    """Features that exclude each other or belong together, by name."""

    name: str
    size: int


Amount = tuple[int, float]
"""A feature and how much there is of it."""


class Described(NamedTuple):
    """A seat's position: points that stand, features that are active, features that will count as
    they do at the beginning of the last chapter, and features with an amount."""

    exact: float
    active: list[int]
    later: Sequence[int] = ()
    amounts: Sequence[Amount] = ()


class Features(Protocol):
    """What the estimate looks at in a game that is played in chapters."""

    groups: tuple[Group, ...]
    options: tuple[Mapping[str, int], ...]
    """The options of the games to learn from; each game must have one chapter only."""
    margin: float
    """The scale of the margin in ``returns``, in points."""

    def variant(self, table: Table) -> str:
        """Tables with different variants have weights of their own."""

    def chapter(self, table: Table) -> int:
        """The number of the chapter."""

    def chapters_left(self, table: Table) -> int:
        """How many come after this one."""

    def quiet(self, table: Table) -> bool:
        """Whether there is something to learn from the table as it is."""

    def settled(self, table: Table) -> Table:
        """The table a little later where it can be described, or its end; it may be the same."""

    def step(self, table: Table) -> tuple[int, int]:
        """How much of the chapter is still to come, of how much (whole numbers)."""

    def carried(self, table: Table) -> list[float]:
        """Points from earlier chapters, by seat."""

    def describe(self, table: Table) -> list[Described]:
        """The position of every seat."""


class Fit(msgspec.Struct, forbid_unknown_fields=True):
    """The weights of a variant.

    ``mean`` points of a chapter; ``spread``: the polynomial of the variance of what is still to
    come; ``weights``: by group, for each feature its polynomial.
    """

    mean: float
    spread: list[float]
    weights: dict[str, list[list[float]]]


class Linear:
    """The estimate as a ``values.Value``."""

    def __init__(self, features: Features, fits: Mapping[str, Fit]) -> None:
        self.features = features
        self.fits = fits
        self._weights: dict[tuple[str, int], list[float]] = {}

    def returns(self, table: Table) -> list[float]:
        """Expected returns by seat."""
        features = self.features
        table = features.settled(table)
        if not table.steps:
            return table.game.returns(table)
        left, of = features.step(table)
        fit = self.fits[features.variant(table)]
        variance = _at(fit.spread, left / of) + features.chapters_left(table) * sum(fit.spread)
        return chances(self._totals(table), variance, features.margin)

    def closing(self, table: Table) -> list[float]:
        """Expected returns by seat when a chapter has just begun and nothing is known of it."""
        features = self.features
        fit = self.fits[features.variant(table)]
        chapters = 1 + features.chapters_left(table)
        return chances(features.carried(table), chapters * sum(fit.spread), features.margin)

    def scores(self, table: Table) -> list[float]:
        """Expected final scores by seat."""
        features = self.features
        table = features.settled(table)
        if not table.steps:
            return [float(score) for score in table.game.result(table).scores]
        to_come = features.chapters_left(table) * self.fits[features.variant(table)].mean
        return [total + to_come for total in self._totals(table)]

    def chapter(self, table: Table) -> int:
        """The number of the chapter: looking into the next one is in vain."""
        return self.features.chapter(table)

    def _totals(self, table: Table) -> list[float]:
        features = self.features
        variant = features.variant(table)
        left, of = features.step(table)
        weights = self._at_step(variant, left, of)
        totals = features.carried(table)
        for seat, (exact, active, later, amounts) in enumerate(features.describe(table)):
            totals[seat] += exact + sum([weights[i] for i in active])
            totals[seat] += sum([weights[i] * x for i, x in amounts])
            if later:
                at_first = self._at_step(variant, of, of)
                totals[seat] += sum([at_first[i] for i in later])
        return totals

    def _at_step(self, variant: str, left: int, of: int) -> list[float]:
        """The weights of all features with so much to come."""
        weights = self._weights.get((variant, left))
        if weights is None:
            groups = self.fits[variant].weights
            weights = self._weights[variant, left] = [
                _at(polynomial, left / of)
                for group in self.features.groups
                for polynomial in groups[group.name]
            ]
        return weights


def _at(polynomial: Sequence[float], x: float) -> float:
    return sum([c * x**power for power, c in enumerate(polynomial)])


def chances(scores: Sequence[float], variance: float, margin: float) -> list[float]:
    """Returns (half for the win, half for the margin, squashed to a scale of ``margin`` points) to
    be expected with these expected scores, each uncertain by ``variance``."""
    deviation = math.sqrt(max(1.0, variance))
    scale = HASTE * deviation
    flat = scale / math.sqrt(margin * margin + scale * scale)
    best = max(scores)
    powers = [math.exp((score - best) / scale) for score in scores]
    total = sum(powers)
    result = []
    for power in powers:
        odds = (power / max(total - power, 1e-9)) ** flat
        result.append(0.5 * power / total + 0.5 * odds / (1.0 + odds))
    return result


def read(path: Path, features: Features) -> dict[str, Fit]:
    """A weights file; ``ValueError`` if it does not fit the features."""
    fits = msgspec.json.decode(path.read_bytes(), type=dict[str, Fit])
    for variant, fit in fits.items():
        sizes = {name: len(rows) for name, rows in fit.weights.items()}
        if sizes != {group.name: group.size for group in features.groups}:
            raise ValueError(f"{path.name}: {variant} has other features")
    return fits
