"""A little of the fuzzing of ``tests.faults.fuzz``: 200 damaged files of every kind."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
KINDS = ("saves", "settings", "levels", "catalogues", "decks", "cards")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
@pytest.mark.parametrize("kind", KINDS)
def test_damaged_files_end_in_a_message_or_a_clean_load(kind: str) -> None:
    """A13, A14, A16, A45–A48; the seed is fixed, so that a failure can be looked at by its number."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.faults.fuzz", kind, "--files", "200"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    figures = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    assert done.returncode == 0, done.stdout + done.stderr
    assert figures
    assert all(one["faults"] == 0 and one["refused"] > one["files"] / 2 for one in figures)
    assert all(one["slowest_s"] < 1.0 for one in figures)
