"""The settings file: kept, clamped, never trusted, never lost."""

import os
from pathlib import Path

import pytest

from game import i18n, settings
from game.settings import Settings


@pytest.fixture
def file(home: Path) -> Path:
    return settings.file()


def test_what_is_stored_is_loaded(file: Path) -> None:
    wanted = Settings(text=150, language="cs", animation="off", marks=False, width=1920)
    assert settings.store(wanted) is None
    assert settings.load() == (wanted, None)
    assert [entry.name for entry in file.parent.iterdir()] == ["settings.json"]


def test_no_file_gives_the_defaults_without_a_word(file: Path) -> None:
    assert settings.load() == (Settings(), None)


BROKEN = [b"", b"{", b"\x00" * 200, b"[1, 2]", b"\x80\x04\x95", b"[" * 100_000, b'"\xff"', b"null"]


@pytest.mark.parametrize("content", BROKEN, ids=range(len(BROKEN)))
def test_a_broken_file_gives_the_defaults_and_a_message_and_stays(
    file: Path, content: bytes
) -> None:
    file.write_bytes(content)
    loaded, problem = settings.load()
    assert loaded == Settings()
    assert problem and str(file) in i18n.tr(problem)
    assert file.read_bytes() == content
    assert settings.store(loaded) is None
    assert file.with_suffix(".broken.json").read_bytes() == content


def test_one_bad_value_costs_only_itself(file: Path) -> None:
    file.write_text('{"text": "huge", "animation": "warp", "volume": 20, "from_later": [1]}')
    loaded, problem = settings.load()
    assert loaded == Settings(volume=20)
    assert problem and "animation, text" in i18n.tr(problem)


def test_numbers_out_of_range_are_clamped(file: Path) -> None:
    file.write_text('{"text": 900, "volume": -4, "width": 1, "height": 99999999}')
    loaded, problem = settings.load()
    assert problem is None
    assert (loaded.text, loaded.volume, loaded.width, loaded.height) == (200, 0, 640, 16384)


def test_a_failing_disk_is_told_and_the_old_file_stays(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.store(Settings(text=120))

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    problem = settings.store(Settings(text=200))
    assert problem and "No space left on device" in i18n.tr(problem)
    assert settings.load()[0].text == 120
    assert [entry.name for entry in file.parent.iterdir()] == ["settings.json"]


def test_a_folder_that_cannot_be_made_is_told(home: Path) -> None:
    (home / "config").write_text("not a folder")
    loaded, problem = settings.load()
    assert loaded == Settings() and problem
    assert settings.store(loaded)


def test_a_home_with_letters_of_all_kinds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WILD_TABLE_HOME", str(tmp_path / "Zażółć 漢字 Žluť Дом"))
    assert settings.store(Settings(text=90)) is None
    assert settings.load()[0].text == 90
