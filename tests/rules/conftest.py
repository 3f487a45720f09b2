"""Every script runs twice: played straight through, and reloaded at every decision."""

from collections.abc import Callable
from functools import partial

import pytest

from tests.rules.cubosaurs_table import lay_out
from tests.rules.script import Script


@pytest.fixture(params=[False, True], ids=["played", "reloaded"])
def reload(request: pytest.FixtureRequest) -> bool:
    """Whether a script takes the long way: text, clone, and a replay at every decision."""
    return bool(request.param)


@pytest.fixture
def cubosaurs(reload: bool) -> Callable[..., Script]:
    """Lays out a table of Cubosaurs: ``cubosaurs_table.lay_out``."""
    return partial(lay_out, reload=reload)
