"""Chance: the same seed brings the same, different ones spread evenly."""

from collections import Counter
from itertools import permutations

import pytest

from game.engine.rng import Rng, mix, seeded
from game.rules import game

DRAWS = 12_000


def test_the_generator_is_splitmix64() -> None:
    """Reference values of the published algorithm for the seed 1234567."""
    rng = Rng(0)
    rng.rng = 1234567
    assert [rng.bits() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_the_same_seed_brings_the_same() -> None:
    one, two = Rng(42), Rng(42)
    assert [one.bits() for _ in range(20)] == [two.bits() for _ in range(20)]
    assert mix(seeded(42)) == mix(seeded(42))


@pytest.mark.parametrize("seed", [0, 1, -1, 2**63, 2**64, -(2**70), 10**40])
def test_any_integer_is_a_seed(seed: int) -> None:
    assert 0 <= seeded(seed) < 2**64
    assert 0 <= Rng(seed).below(10) < 10


def test_seeds_in_use_start_differently() -> None:
    seeds = [*range(-5_000, 5_000), *(2**64 + n for n in range(1_000))]
    assert len({seeded(seed) for seed in seeds}) == len(seeds)


@pytest.mark.parametrize("n", [2, 3, 7, 55])
def test_below_is_uniform(n: int) -> None:
    rng = Rng(n)
    counts = Counter(rng.below(n) for _ in range(DRAWS))
    assert set(counts) == set(range(n))
    assert chi_square(counts, n) < 2.5


def test_random_lies_in_0_to_1_and_is_uniform() -> None:
    rng = Rng(5)
    counts = Counter(int(rng.random() * 20) for _ in range(DRAWS))
    assert set(counts) == set(range(20))
    assert chi_square(counts, 20) < 2.5


def test_every_order_is_equally_likely() -> None:
    rng = Rng(6)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(DRAWS):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24) < 2.5


def test_a_table_shuffles_like_a_generator_of_its_state() -> None:
    table = game("cubosaurs").new_table(3, {}, seed=9)
    rng = Rng(0)
    rng.rng = table.rng
    mine, theirs = list(range(30)), list(range(30))
    table.shuffle_list(mine)
    rng.shuffle(theirs)
    assert mine == theirs
    assert table.below(1000) == rng.below(1000)
    assert table.rng == rng.rng


def chi_square(counts: Counter[int] | Counter[tuple[int, ...]], kinds: int) -> float:
    """Chi-square by degree of freedom: about 1 for equally likely kinds."""
    expected = DRAWS / kinds
    return sum((n - expected) ** 2 / expected for n in counts.values()) / (kinds - 1)
