"""No scene cuts, overlaps or loses anything, whatever the window, text size and language."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.engine.text import T
from game.i18n import PSEUDO
from game.save import Shelf
from game.scenes.load import LoadScene
from game.scenes.naming import AskName
from game.scenes.rules import CARDS, PROGRAM, RULES, RulesScene
from game.scenes.scene import Scene
from game.scenes.setup import SetupScene
from game.settings import Chair, LastSetup, Settings
from tests.scenes.fitting import all_faults
from tests.scenes.shelves import last_sheet, round_sheet, shelf_with
from tests.ui.driver import Driver
from tests.ui.pages import Places

SIZES = [(1280, 720), (1920, 1080), (800, 600)]
CHAIRS = (Chair(True, "Ada"), Chair(level="novice"), Chair(True), Chair(level="master"), Chair())
LAST = LastSetup("cubosaurs", 5, CHAIRS)


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Shelf:
    """A shelf with all kinds of files."""
    return shelf_with(tmp_path_factory.mktemp("shelf"))


SCENES: dict[str, Callable[[Shelf], Scene]] = {
    "set-up": lambda shelf: SetupScene(Places()),
    "load": lambda shelf: LoadScene(Places(), shelf),
    "replays": lambda shelf: LoadScene(Places(), shelf, replays=True),
    "nothing to load": lambda shelf: LoadScene(Places(), Shelf(Path("/nowhere/at/all"))),
    "rules": lambda shelf: RulesScene(page=RULES),
    "cards": lambda shelf: RulesScene(page=CARDS),
    "manual": lambda shelf: RulesScene(page=PROGRAM),
    "round of 5": lambda shelf: round_sheet(5)(),
    "end of 3": lambda shelf: last_sheet(3, shelf, dna=1)(),
    "name": lambda shelf: AskName(T("Rename"), T("A name for it?"), T("Save"), "", print),
}


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("language", ["en", PSEUDO])
def test_everything_has_its_place(
    name: str, size: tuple[int, int], percent: int, language: str, shelf: Shelf
) -> None:
    options = Settings(text=percent, language=language, last_setup=LAST)
    driver = Driver(SCENES[name](shelf), size, options)
    driver.step(dt=0.1)
    driver.step(dt=0.1)
    assert all_faults(driver.root) == []
    driver.close()


def test_every_entry_of_the_list_shows_well(shelf: Shelf) -> None:
    for percent in (100, 200):
        driver = Driver(LoadScene(Places(), shelf), (1280, 720), Settings(text=percent))
        scene = driver.app.stack.top
        assert isinstance(scene, LoadScene)
        for index in range(len(scene.entries)):
            scene.list.select(index)
            driver.step(dt=0.1)
            driver.step(dt=0.1)
            assert all_faults(driver.root) == []
        driver.close()
