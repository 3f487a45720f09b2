"""Every script runs twice: played straight through, and reloaded at every decision."""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

import pytest

from game import rules


@pytest.fixture(params=[False, True], ids=["played", "reloaded"])
def reload(request: pytest.FixtureRequest) -> bool:
    """Whether a script takes the long way: text, clone, and a replay at every decision."""
    return bool(request.param)


@pytest.fixture
def lay(reload: bool, request: pytest.FixtureRequest) -> Callable[..., Any]:
    """Lays out a table of the game that the file of the test is named after: ``lay_out``."""
    name = request.module.__name__.rpartition("test_")[2]
    game = next(one for one in rules.NAMES if name == one or name.startswith(f"{one}_"))
    return partial(import_module(f"tests.rules.{game}_table").lay_out, reload=reload)
