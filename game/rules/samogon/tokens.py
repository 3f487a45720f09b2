"""The tokens on a minion, in the public number on its card: life, armor and Disorientation."""

_FIELD = 8
_MASK = (1 << _FIELD) - 1
ONE_ARMOR = 1 << _FIELD
ONE_DISORIENTATION = 1 << 2 * _FIELD
"""What a token adds to the mark; a life token adds 1. A card without tokens has the mark 0."""


def tokens(life: int, armor: int, disorientation: int = 0) -> int:
    """The mark of a minion with these tokens."""
    return life + armor * ONE_ARMOR + disorientation * ONE_DISORIENTATION


def life_of(mark: int) -> int:
    """The life tokens."""
    return mark & _MASK


def armor_of(mark: int) -> int:
    """The armor tokens."""
    return mark >> _FIELD & _MASK


def disorientation_of(mark: int) -> int:
    """The Disorientation tokens."""
    return mark >> 2 * _FIELD
