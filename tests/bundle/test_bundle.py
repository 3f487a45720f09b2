"""What the standalone program can do without a display, and what is in it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game import __version__
from game.rules import NAMES
from tests.bundle.conftest import ROOT, Bundle

SAVES = sorted((ROOT / "saves").glob("*.wild"))
MOST_BYTES = 70_000_000
OTHER_NAMES = {
    "bz": "bzip2",
    "ffi": "libffi",
    "gcc_s": "libgcc",
    "stdc++": "libstdc++",
    "z": "zlib",
    "sdl2": "sdl 2",
    "sdl2_image": "sdl_image",
    "sdl2_mixer": "sdl_mixer",
    "sdl2_ttf": "sdl_ttf",
    "brotlicommon": "brotli",
    "brotlidec": "brotli",
    "jpeg": "libjpeg-turbo",
    "vorbisenc": "libvorbis",
    "vorbisfile": "libvorbis",
    "webpdemux": "libwebp",
}
ASSETS = ("art", "icons", "locale", "sounds")
SCREENS = [("menu", NAMES[0]), ("rules", NAMES[0]), ("settings", NAMES[0])]
SCREENS += [("table", name) for name in NAMES]


def test_it_is_a_folder_of_a_moderate_size(bundle: Bundle) -> None:
    """A42: no single file that unpacks itself, nothing compressed by UPX."""
    sizes = [path.lstat().st_size for path in bundle.folder.rglob("*") if path.is_file()]
    assert sum(sizes) < MOST_BYTES
    assert (bundle.folder / "_internal").is_dir()
    assert b"UPX!" not in bundle.program.read_bytes()


def test_it_says_its_version(bundle: Bundle) -> None:
    done = bundle.run("--version")
    assert (done.returncode, done.stdout) == (0, f"Wild Table {__version__}\n")


def test_the_licences_of_all_parts_are_in_it(bundle: Bundle) -> None:
    inside = bundle.folder / "_internal"
    notices = (inside / "NOTICES.txt").read_text("utf-8")
    for part in ("pygame-ce", "PyTMX", "platformdirs", "msgspec", "mistune", "fontpkg", "Python"):
        assert f"\n{part}" in notices
    for text in (
        "LESSER GENERAL PUBLIC LICENSE",
        "SIL OPEN FONT LICENSE",
        "PYTHON SOFTWARE FOUNDATION LICENSE",
    ):
        assert text in notices
    for library in (*inside.glob("lib*.so*"), *(inside / "pygame_ce.libs").iterdir()):
        name = (
            re.split(r"-|\.so", library.name.removeprefix("lib"))[0].rstrip(".0123456789").lower()
        )
        assert OTHER_NAMES.get(name, name) in notices.lower(), library.name
    assert not list(inside.rglob("freesansbold.ttf")), "a font under the GPL"


def test_every_file_that_the_program_reads_is_in_it(bundle: Bundle) -> None:
    """A41: cards, pools, decks, rules, weights, maps, samples, art, icons, sounds, catalogues."""
    inside = bundle.folder / "_internal"
    wanted = [path for path in (ROOT / "game").rglob("*") if path.suffix not in (".py", ".pyc")]
    for name in ("levels", "saves", *(f"assets/{kind}" for kind in ASSETS)):
        wanted += (ROOT / name).rglob("*")
    files = [path.relative_to(ROOT) for path in wanted if path.is_file()]
    assert {path.suffix for path in files} >= {".toml", ".txt", ".md", ".json", ".tmx", ".tsx"}
    for file in files:
        assert (inside / file).read_bytes() == (ROOT / file).read_bytes(), file


@pytest.mark.parametrize("name", NAMES)
def test_bots_play_in_processes_of_their_own(bundle: Bundle, name: str) -> None:
    """A44: children of a frozen program are the program itself."""
    options = ("--seats", "random,greedy", "--games", "6", "--jobs", "2", "--json")
    found = bundle.run("simulate", name, *options)
    assert found.returncode == 0, found.stderr
    assert json.loads(found.stdout)["games"] == 6


@pytest.mark.parametrize("save", SAVES, ids=lambda path: path.stem)
def test_every_sample_save_replays(bundle: Bundle, save: Path) -> None:
    copy = bundle.home / save.name
    shutil.copy(save, copy)
    done = bundle.run("replay", str(copy), "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["moves"] > 0


@pytest.mark.parametrize(("screen", "game"), SCREENS)
def test_a_screen_is_the_same_picture_as_from_the_source(
    bundle: Bundle, screen: str, game: str
) -> None:
    """A41: no picture, font, map, card or text is missing."""
    seats = ("--seats", "human:Ada,bot:greedy")
    arguments = ("shot", screen, "--game", game, *seats, "--seed", "7", "--out")
    done = bundle.run(*arguments, str(bundle.home / "bundle.png"))
    assert done.returncode == 0, done.stderr
    source = bundle.home / "source.png"
    subprocess.run(
        [sys.executable, "-m", "game", *arguments, str(source)],
        cwd=ROOT,
        env={**os.environ, "WILD_TABLE_HOME": str(bundle.home)},
        check=True,
    )
    assert (bundle.home / "bundle.png").read_bytes() == source.read_bytes()


def test_wrong_use_and_no_display_are_one_clear_line(bundle: Bundle) -> None:
    for arguments in (("play",), ("play", "chess"), ("replay", "nowhere.wild"), ("dance",)):
        done = bundle.run(*arguments)
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1, done.stderr
        assert "Traceback" not in done.stderr


def test_without_a_console_a_crash_leaves_its_report(bundle: Bundle, tmp_path: Path) -> None:
    """A44: started from a menu there is no output to write to."""
    copy = tmp_path / "broken"
    shutil.copytree(bundle.folder, copy, symlinks=True)
    for font in sorted(copy.rglob("FiraSans-*.ttf")):
        font.parent.chmod(0o755)
        font.unlink()
    closed = f"exec '{copy / 'wild-table'}' shot menu --out x.png <&- >&- 2>&-"
    done = subprocess.run(
        ["sh", "-c", closed],
        cwd=tmp_path,
        env={"PATH": "/usr/bin:/bin", "WILD_TABLE_HOME": str(tmp_path)},
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    (report,) = (tmp_path / "data" / "crash").iterdir()
    assert "FontError" in report.read_text("utf-8")


def test_a_home_that_cannot_be_written_is_no_obstacle(bundle: Bundle) -> None:
    bundle.home.chmod(0o555)
    done = bundle.run("replay", str(SAVES[0]), "--json", home=bundle.home)
    bundle.home.chmod(0o777)
    assert done.returncode == 0, done.stderr
