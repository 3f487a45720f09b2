"""A move: what a seat decides, as a tiny value with a text form both ways."""

from __future__ import annotations

from typing import NamedTuple


class Move(NamedTuple):
    """One decision. Fields that do not matter are −1.

    ``verb`` names the move as the rules do; ``card`` is the slot that is played, ``zone`` a zone,
    ``onto`` a slot aimed at, ``n`` a number (a choice, a species, an amount).
    """

    verb: str
    card: int = -1
    zone: int = -1
    onto: int = -1
    n: int = -1

    def on(self, card: int) -> Move:
        """The same with another card. Much faster than ``_replace``, which searches ask for often."""
        return Move(self.verb, card, self.zone, self.onto, self.n)

    def __str__(self) -> str:
        """The text form, e.g. ``pass c12`` or ``hunt c4 z9 n2``."""
        parts = [self.verb]
        for letter, value in zip(_LETTERS, self[1:], strict=True):
            if value != -1:
                parts.append(f"{letter}{value}")
        return " ".join(parts)


_LETTERS = "czon"


def parse(text: str) -> Move:
    """The move of a text form; ``ValueError`` if it is none."""
    verb, *rest = text.split(" ")
    if not verb.isidentifier():
        raise ValueError(f"not a move: {text!r}")
    values = [-1, -1, -1, -1]
    for part in rest:
        at = _LETTERS.find(part[:1]) if part else -1
        if at < 0 or not part[1:].isascii() or not part[1:].isdigit() or len(part) > 6:
            raise ValueError(f"not a move: {text!r}")
        values[at] = int(part[1:])
    return Move(verb, *values)
