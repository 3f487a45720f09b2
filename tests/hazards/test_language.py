"""Locales that write numbers and small letters otherwise, and every message in every language."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game import i18n, paths
from game.engine.text import Text
from game.i18n import PSEUDO, tr

ROOT = Path(__file__).parents[2]
LOCALES = ("pl_PL", "fr_FR", "tr_TR")
SCRIPT = """
import locale, sys
locale.setlocale(locale.LC_ALL, "")
print("point", locale.localeconv()["decimal_point"], file=sys.stderr)
from game import paths, rules, settings
from game.engine.match import Match, Setup
from game.engine.move import parse
from game.save import Header, Journal, SeatInfo, load
from game.settings import Settings
from game.ui import level, sound
options = Settings(volume=35, text=150, language="TITLE".lower())
assert settings.store(options) is None and settings.load() == (options, None)
sound.set_volume(35)
print(sound._volume, settings.file().read_text())
for game in rules.games():
    print(level.read(paths.levels() / f"{game.name}.tmx").places)
    match = Match(Setup(game, game.seats[0], 7))
    path = paths.user_data() / "a.wild"
    journal = Journal.begin(path, Header.of(match.setup, [SeatInfo("human", "I")] * game.seats[0]))
    for _ in range(8):
        match.play(parse(str(match.table.moves()[-1])))
        journal.record(match.moves[-1], match.digest())
    journal.close()
    print(load(path).match.digest())
"""


@pytest.fixture(scope="module")
def locales(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with these locales, made from the system's own sources."""
    place = tmp_path_factory.mktemp("locales")
    if shutil.which("localedef") is None:
        pytest.skip("no localedef to make locales with")
    for name in LOCALES:
        command = ["localedef", "-i", name, "-f", "UTF-8", str(place / f"{name}.UTF-8")]
        if subprocess.run(command, capture_output=True, check=False).returncode > 1:
            pytest.skip(f"the system has no sources of {name}")
    return place


def said(home: Path, **variables: str) -> tuple[str, str]:
    """What the script prints: the values, and how numbers are written there."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        cwd=ROOT,
        env={**os.environ, "WILD_TABLE_HOME": str(home), **variables},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr


def test_numbers_and_letters_mean_the_same_everywhere(locales: Path, tmp_path: Path) -> None:
    """A36: settings, saves, maps and the volume, also where a comma is the decimal point."""
    plain, _ = said(tmp_path / "C", LC_ALL="C.UTF-8")
    for name in LOCALES:
        values, point = said(tmp_path / name, LC_ALL=f"{name}.UTF-8", LOCPATH=str(locales))
        assert "point ," in point, "the locale is in use"
        assert values == plain


def messages() -> list[Text]:
    """Every message of the program, with something for each placeholder."""
    source = (paths.assets() / "locale" / f"{i18n.DOMAIN}.pot").read_text("utf-8")
    found = []
    for entry in source.split("\n\n")[1:]:
        texts = {
            key: "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', body))
            for key, body in re.findall(r'^(msgid(?:_plural)?) ((?:".*"\n?)+)', entry, re.M)
        }
        if message := texts.get("msgid"):
            names = set(re.findall(r"\{(\w+)\}", message + texts.get("msgid_plural", "")))
            args = tuple((name, 7 if name == "n" else f"<{name}>") for name in sorted(names))
            found.append(Text(message, args, texts.get("msgid_plural", "")))
    return found


@pytest.mark.parametrize("language", [PSEUDO, *(code for code, _ in i18n.available())])
def test_every_message_can_be_shown_in_every_language(language: str) -> None:
    """A37: no placeholder is left, none makes an error."""
    found = messages()
    assert len(found) > 300
    i18n.use(language)
    try:
        for message in found:
            shown = tr(message)
            assert shown and not re.search(r"\{\w+\}", shown), message
    finally:
        i18n.use("en")
