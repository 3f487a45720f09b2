"""Builds the standalone program once for all tests, in a place where it may not write."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NOBODY = 65534


def missing() -> list[str]:
    """What is needed to build and cannot be had here."""
    needed = [name for name in ("PyInstaller", "PIL") if find_spec(name) is None]
    return needed + ([] if sys.platform == "linux" else ["a Linux to start it on"])


class Bundle:
    """The program in its folder."""

    def __init__(self, folder: Path, home: Path) -> None:
        self.folder = folder
        self.home = home
        self.program = folder / "wild-table"

    def files(self) -> dict[str, tuple[int, int]]:
        """Size and time of every file in the folder."""
        found = {}
        for path in self.folder.rglob("*"):
            status = path.lstat()
            found[path.relative_to(self.folder).as_posix()] = (status.st_size, status.st_mtime_ns)
        return found

    def run(self, *arguments: str, home: Path | None = None) -> subprocess.CompletedProcess[str]:
        """Run a command of the program as a user who owns nothing of it, from elsewhere."""
        place = home or self.home
        return subprocess.run(
            [str(self.program), *arguments],
            cwd=place,
            env={"PATH": "/usr/bin:/bin", "WILD_TABLE_HOME": str(place), "LANG": "C.UTF-8"},
            user=NOBODY if os.geteuid() == 0 else None,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )


@pytest.fixture(scope="session")
def built() -> Iterator[Path]:
    """The folder of the program, under a path with blanks and letters of many kinds."""
    if missing():
        pytest.skip(f"cannot be had here: {missing()}")
    place = Path(tempfile.mkdtemp(prefix="wild-table-bundle-"))
    place.chmod(0o755)
    command = [sys.executable, str(ROOT / "bundle" / "build.py")]
    done = subprocess.run(
        [*command, "--dist", str(place / "dist"), "--work", str(place / "work")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    folder = place / "Příliš žluťoučký 漢字" / "Dzikie karty"
    folder.parent.mkdir()
    shutil.move(place / "dist" / "wild-table", folder)
    for path in folder.rglob("*"):
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~0o222)
    folder.chmod(0o555)
    yield folder
    subprocess.run(["chmod", "-R", "u+w", str(place)], check=False)
    shutil.rmtree(place)


@pytest.fixture
def bundle(built: Path) -> Iterator[Bundle]:
    """The program and a home for one test; nothing in its folder may change."""
    home = Path(tempfile.mkdtemp(prefix="wild-table-home-"))
    home.chmod(0o777)
    found = Bundle(built, home)
    before = found.files()
    yield found
    assert found.files() == before, "A19: the program wrote into its own folder"
    shutil.rmtree(home)
