"""No page cuts, overlaps or loses anything, whatever the window, text size and language."""

from collections.abc import Callable

import pytest

from game.engine.text import T
from game.i18n import PSEUDO
from game.scenes.dialog import confirm, message
from game.scenes.menu import Menu
from game.scenes.scene import Scene
from game.scenes.settings import SettingsScene
from game.settings import Settings
from game.ui.widgets import Button, Row
from tests.ui.driver import Driver
from tests.ui.fitting import faults
from tests.ui.pages import Places, Sample, a_list, everything, nothing

SIZES = [(1280, 720), (1920, 1080), (800, 600), (2560, 1440)]
LONG = T("Pneumonoultramicroscopic words and a good many short ones, again and again. " * 12)
SCENES: dict[str, Callable[[], Scene]] = {
    "menu": lambda: Menu(Places(unfinished=True)),
    "settings": SettingsScene,
    "confirm": lambda: confirm(T("Delete this game?"), T("It cannot be undone."), T("Delete")),
    "long message": lambda: message(T("What is new in this version"), LONG),
    "every widget": lambda: Sample(everything),
    "list": lambda: Sample(a_list),
}


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("language", ["en", PSEUDO])
def test_everything_has_its_place(
    name: str, size: tuple[int, int], percent: int, language: str
) -> None:
    options = Settings(text=percent, language=language)
    driver = Driver(SCENES[name](), size, options)
    assert faults(driver.root) == []
    driver.close()


def test_the_check_itself_finds_what_is_cut() -> None:
    driver = Driver(Sample(lambda: Row(Button(T("Start"), nothing))))
    button = driver.find(Button)
    button.rect.w, button.rect.h = 20, 9
    assert len(faults(driver.root)) == 4
    driver.close()


def test_the_check_itself_finds_overlaps_and_what_leaves_its_parent() -> None:
    driver = Driver(Sample(lambda: Row(Button(T("Start"), nothing), Button(T("Stop"), nothing))))
    first, second = driver.all(Button)
    second.rect.x = first.rect.x + 4
    assert any("overlaps" in fault for fault in faults(driver.root))
    second.rect.x = 1279
    assert any("leaves" in fault for fault in faults(driver.root))
    driver.close()
