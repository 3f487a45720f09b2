"""Saves work in every home folder and under every locale."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = """
import locale
try:
    locale.setlocale(locale.LC_ALL, "")
except locale.Error:
    pass
from game.save import Shelf, load
from tests.save.games import new_match, play, players
shelf, match = Shelf(), new_match(seed=5)
journal = shelf.begin(match, players(3))
play(match, journal)
copy = shelf.save_as(journal, "Żółć Iıİi ЁЖ 日本")
journal.close()
assert journal.trouble is None, journal.trouble
summaries = shelf.entries()
assert sorted(entry.header.title for entry in summaries) == ["", "Żółć Iıİi ЁЖ 日本"]
print(ascii(copy.name), load(journal.path).match.digest())
"""


def saved(home: Path, **variables: str) -> bytes:
    """What a program prints that plays and saves with this home and these variables."""
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        cwd=ROOT,
        env={**kept, "HOME": str(home), **variables},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout


@pytest.mark.parametrize("name", ["Žluťoučký kůň", "Łódź", "Юрий", "日本 語"])
def test_homes_with_letters_of_all_kinds(tmp_path: Path, name: str) -> None:
    home = tmp_path / name
    home.mkdir()
    assert saved(home, LC_ALL="C.UTF-8")
    assert list(home.rglob("*.wild"))


def test_the_locale_changes_nothing(tmp_path: Path) -> None:
    outputs = {
        saved(tmp_path / language, LC_ALL=language, WILD_TABLE_HOME=str(tmp_path / language))
        for language in ("C", "pl_PL.UTF-8", "tr_TR.UTF-8")
    }
    assert len(outputs) == 1
