"""What a score is worth to a seat, for bots that look for the best end."""

import math
from collections.abc import Sequence


def worths(scores: Sequence[float], unit: float) -> list[float]:
    """Each score against the best other one, squashed into 0 … 1.

    A lead of ``unit`` is worth about 0.88, none 0.5. There must be two scores at least.
    """
    best = max(scores)
    top = scores.index(best)
    second = max(score for seat, score in enumerate(scores) if seat != top)
    return [
        1.0 / (1.0 + math.exp(-(score - (second if seat == top else best)) / unit * 2.0))
        for seat, score in enumerate(scores)
    ]
