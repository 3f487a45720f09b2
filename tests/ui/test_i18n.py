"""The player's language never raises and never loses a message."""

import struct
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import i18n, paths
from game.engine.text import Seat, T
from game.i18n import PSEUDO, tr

CZECH = {
    "": "Content-Type: text/plain; charset=UTF-8\nX-Own-Name: Čeština\n"
    "Plural-Forms: nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;\n",
    "Back": "Zpět",
    "{who} passes {what}": "{who} podává {what}",
    "a card": "kartu",
    "{n} card\0{n} cards": "{n} karta\0{n} karty\0{n} karet",
    "{a} beats {b}": "{a} poráží {wrong}",
}


def compiled(messages: dict[str, str]) -> bytes:
    """A catalogue in gettext's binary form."""
    pairs = sorted((key.encode(), value.encode()) for key, value in messages.items())
    place = 28 + 16 * len(pairs)
    tables: tuple[list[int], list[int]] = ([], [])
    blob = b""
    for side in (0, 1):
        for pair in pairs:
            tables[side].extend((len(pair[side]), place + len(blob)))
            blob += pair[side] + b"\0"
    head = (0x950412DE, 0, len(pairs), 28, 28 + 8 * len(pairs), 0, 28)
    return struct.pack(f"<{7 + 4 * len(pairs)}I", *head, *tables[0], *tables[1]) + blob


@pytest.fixture
def catalogues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of assets with a Czech and a broken catalogue."""
    for code, content in (("cs", compiled(CZECH)), ("pl", b"\xde\x12\x04\x95 broken")):
        folder = tmp_path / "locale" / code / "LC_MESSAGES"
        folder.mkdir(parents=True)
        (folder / "wildtable.mo").write_bytes(content)
    monkeypatch.setattr(paths, "assets", lambda: tmp_path)
    yield tmp_path
    i18n.use("en")


def test_messages_arguments_seats_and_nested_texts(catalogues: Path) -> None:
    i18n.use("cs")
    assert tr("Back") == "Zpět"
    said = tr(T("{who} passes {what}", who=Seat(1), what=T("a card")), ["Ada", "Eva"])
    assert said == "Eva podává kartu"


def test_plural_forms(catalogues: Path) -> None:
    i18n.use("cs")
    forms = [tr(T("{n} card", plural="{n} cards", n=n)) for n in (1, 3, 7)]
    assert forms == ["1 karta", "3 karty", "7 karet"]
    i18n.use("en")
    assert [tr(T("{n} card", plural="{n} cards", n=n)) for n in (1, 3)] == ["1 card", "3 cards"]


def test_a_wrong_placeholder_gives_way_to_english(catalogues: Path) -> None:
    i18n.use("cs")
    assert tr(T("{a} beats {b}", a="A", b="B")) == "A beats B"


def test_what_is_not_translated_is_english(catalogues: Path) -> None:
    i18n.use("cs")
    assert tr("Nobody has translated this") == "Nobody has translated this"


@pytest.mark.parametrize("code", ["pl", "xx", "../cs", ""])
def test_languages_that_cannot_be_read_are_english(catalogues: Path, code: str) -> None:
    i18n.use(code)
    assert tr("Back") == "Back"


def test_the_languages_there_are(catalogues: Path) -> None:
    assert i18n.available() == [("en", "English"), ("cs", "Čeština")]


def test_the_systems_language(catalogues: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    i18n.use("")
    assert tr("Back") == "Zpět"
    monkeypatch.setenv("LANGUAGE", "xx:en:cs")
    i18n.use("")
    assert tr("Back") == "Back"


def test_a_name_is_never_taken_for_a_placeholder() -> None:
    assert tr(T("{who} wins", who="{n} {0.__class__}")) == "{n} {0.__class__} wins"


def test_a_seat_without_a_name_has_a_number() -> None:
    assert tr(T("{who} wins", who=Seat(2))) == "Player 3 wins"


def test_the_pseudo_language_is_longer_and_keeps_placeholders() -> None:
    i18n.use(PSEUDO)
    said = tr(T("It is the turn of {who} now", who="Ada"))
    i18n.use("en")
    assert "Ada" in said and len(said) >= 1.35 * len("It is the turn of Ada now")
