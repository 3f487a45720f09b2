"""Tests run without a display, without sound, and away from the user's own folders."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
_HOME = tempfile.TemporaryDirectory(prefix="wild-table-")
os.environ["WILD_TABLE_HOME"] = _HOME.name
for _name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
    os.environ.pop(_name, None)
os.environ["LANG"] = "C.UTF-8"

import pytest  # noqa: E402 (the environment comes first)

from game import i18n  # noqa: E402


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """What a test shows in another language is no matter of the next test."""
    yield
    i18n.use("en")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of the user's own for one test, empty at first."""
    monkeypatch.setenv("WILD_TABLE_HOME", str(tmp_path))
    yield tmp_path
