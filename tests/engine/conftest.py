"""One random game of every case, shared by the tests of a module."""

import pytest

from game.engine.match import Match
from tests.engine.matches import CASES, Case, played


@pytest.fixture(scope="module", params=CASES, ids=str)
def case(request: pytest.FixtureRequest) -> Case:
    """Every game, number of seats, combination of options, and some seeds."""
    found: Case = request.param
    return found


@pytest.fixture(scope="module")
def match(case: Case) -> Match:
    """The case played at random to its end; tests only look at it."""
    return played(case)
