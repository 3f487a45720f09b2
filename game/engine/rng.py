"""Random numbers from one 64-bit integer, so that a table can be copied cheaply.

The generator is SplitMix64 (Steele, Lea, Flood 2014): the state is a counter, the output a mix
of its bits.
"""

MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def mix(state: int) -> int:
    """The 64 random bits that belong to ``state``."""
    x = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    return x ^ (x >> 31)


def seeded(seed: int) -> int:
    """A starting state for any integer seed, also negative or huge ones."""
    return mix((seed ^ mix((seed >> 64) & MASK)) & MASK)


class Dice:
    """Chance with its state in ``rng``: what tables and bots have in common."""

    __slots__ = ("rng",)
    rng: int

    def bits(self) -> int:
        """64 random bits."""
        self.rng = (self.rng + _STEP) & MASK
        return mix(self.rng)

    def below(self, n: int) -> int:
        """A random integer in 0 … n − 1 (n ≥ 1)."""
        self.rng = (self.rng + _STEP) & MASK
        return (mix(self.rng) * n) >> 64

    def shuffle_list(self, items: list[int]) -> None:
        """Put a list of ints into random order, in place (Fisher–Yates)."""
        rng = self.rng
        for i in range(len(items) - 1, 0, -1):
            rng = (rng + _STEP) & MASK
            x = ((rng ^ (rng >> 30)) * 0xBF58476D1CE4E5B9) & MASK
            x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
            j = ((x ^ (x >> 31)) * (i + 1)) >> 64
            items[i], items[j] = items[j], items[i]
        self.rng = rng


class Rng(Dice):
    """A generator of its own, for what lies outside a table (bots, sampling)."""

    __slots__ = ()

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def random(self) -> float:
        """A random number in 0 … 1 (1 excluded)."""
        return (self.bits() >> 11) * (1.0 / (1 << 53))

    def shuffle(self, items: list[int]) -> None:
        """As ``shuffle_list``."""
        self.shuffle_list(items)
