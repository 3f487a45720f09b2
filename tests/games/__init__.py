"""Small games made for tests; importing this lets ``game.rules.game`` find them."""

from game.rules import register
from tests.games.pairs import PAIRS

NAMES = (PAIRS.name,)
register(PAIRS)
