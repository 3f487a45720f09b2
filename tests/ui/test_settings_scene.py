"""Every setting is changed by pointer and by keys, takes effect at once, and is kept."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game import i18n, settings
from game.scenes.settings import SettingsScene
from game.ui import sound
from game.ui.widgets import Button, Choice, Label, Slider, Toggle, Widget
from tests.ui.driver import Driver

Opener = Callable[..., Driver]


@pytest.fixture
def driver(opened: Opener, home: Path) -> Driver:
    return opened(SettingsScene())


def kept() -> settings.Settings:
    """The settings as they are on disk."""
    loaded, problem = settings.load()
    assert problem is None
    return loaded


def beside(driver: Driver, say: str) -> Widget:
    """The control in the same row as these words."""
    row = driver.find(Label, say).parent
    assert row
    return row.children[1]


SWITCHES = {
    "Full screen": "fullscreen",
    "Marks beside colours": "marks",
    "Reduced motion": "reduced_motion",
    "Undo freely against bots": "casual_undo",
    "Mute": "muted",
}


@pytest.mark.parametrize("say", SWITCHES)
def test_switches_by_click_and_by_key(driver: Driver, say: str) -> None:
    name = SWITCHES[say]
    before = getattr(driver.app.settings, name)
    driver.click(driver.find(Toggle, say))
    assert getattr(kept(), name) is not before
    driver.key(pygame.K_SPACE)
    assert getattr(kept(), name) is before


def test_the_text_size_changes_the_page_at_once(driver: Driver) -> None:
    title = driver.find(Label, "Settings")
    before = title.rect.h
    size = beside(driver, "Text size")
    driver.root.focus(size)
    driver.key(pygame.K_END)
    assert kept().text == 200 and title.rect.h == pytest.approx(2 * before, abs=2)
    driver.key(pygame.K_HOME)
    assert kept().text == 80 and title.rect.h < before


def test_the_text_size_by_dragging(driver: Driver) -> None:
    size = beside(driver, "Text size")
    assert isinstance(size, Slider)
    driver.root.reveal(size)
    track = size.track()
    driver.drag(track.midleft, track.midright)
    assert kept().text == 200


def test_the_volume_is_heard_when_it_is_set(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[str] = []
    monkeypatch.setattr(sound, "play", played.append)
    volume = beside(driver, "Volume")
    driver.root.focus(volume)
    driver.key(pygame.K_LEFT)
    assert kept().volume == 65 and played == ["card_take"]


def test_every_animation_speed(driver: Driver) -> None:
    speed = beside(driver, "Animation")
    assert isinstance(speed, Choice)
    driver.root.reveal(speed)
    for part, name in zip(speed.parts(), settings.ANIMATIONS, strict=True):
        driver.click(part.center)
        assert kept().animation == name


def test_the_window_takes_the_size_chosen(driver: Driver) -> None:
    size = beside(driver, "Window size")
    driver.root.focus(size)
    before = driver.app.metrics.size
    driver.key(pygame.K_LEFT)
    chosen = driver.app.metrics.size
    assert chosen[0] < before[0] and (kept().width, kept().height) == chosen
    assert isinstance(size, Choice) and size.value == chosen


def test_full_screen_by_key_shows_in_the_settings(driver: Driver) -> None:
    toggle = driver.find(Toggle, "Full screen")
    driver.key(pygame.K_F11)
    assert toggle.value and kept().fullscreen
    driver.key(pygame.K_RETURN, mod=pygame.KMOD_ALT)
    assert not toggle.value and not kept().fullscreen
    assert driver.app.metrics.size == (1280, 720)


def test_the_language_changes_every_word_at_once(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    languages = beside(driver, "Language")
    assert isinstance(languages, Choice)
    languages.offer([("en", "English"), (i18n.PSEUDO, "Pseudo")], "en")
    driver.root.focus(languages)
    driver.key(pygame.K_RIGHT)
    assert kept().language == i18n.PSEUDO
    assert driver.find(Button, i18n.tr("Back")) and i18n.tr("Back") != "Back"
    driver.key(pygame.K_LEFT)
    assert driver.find(Button, "Back")


def test_back_by_button_and_by_escape(opened: Opener) -> None:
    for leave in ("button", "escape"):
        driver = opened(SettingsScene())
        if leave == "button":
            driver.click(driver.find(Button, "Back"))
        else:
            driver.key(pygame.K_ESCAPE)
        assert driver.app.stack.top is None


def test_settings_that_cannot_be_stored_are_told_and_still_work(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(settings, "_write", full)
    driver.click(driver.find(Toggle, "Reduced motion"))
    assert driver.app.settings.reduced_motion is False
    assert "No space left" in i18n.tr(driver.app.toast.say)
