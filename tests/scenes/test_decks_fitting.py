"""No scene of the deck builder cuts, overlaps or loses anything."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.i18n import PSEUDO
from game.rules.selva import GAME as SELVA
from game.rules.selva.cards import CARDS
from game.rules.selva.decks import Deck, prebuilt, to_text
from game.rules.selva.vocabulary import ALFA
from game.save.decks import DeckShelf
from game.scenes.decktext import ExportDeck, ImportDeck
from game.scenes.page import Page
from game.scenes.scene import Scene
from game.scenes.setup import SetupScene
from game.settings import LastSetup, Settings
from game.ui import text
from game.ui.decks.panes import DECK, FILTERS
from game.ui.decks.pool import CAPTION_LINES, Tile
from game.ui.decks.row import DeckRow
from game.ui.decks.strips import Strip
from game.ui.widgets import Root, words
from tests.scenes.deck_driver import EditorDriver, ListDriver, shelf_with_decks
from tests.ui.driver import Driver, Point
from tests.ui.fitting import faults
from tests.ui.pages import Places

SIZES = [(1280, 720), (1920, 1080), (800, 600)]
ALL = {face: 4 for face, card in enumerate(CARDS) if card.kind != ALFA}
EVERYTHING = Deck("Everything there is", prebuilt(0).alfas, ALL)


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> DeckShelf:
    """A folder with all kinds of decks."""
    return shelf_with_decks(tmp_path_factory.mktemp("decks"))


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def size(request: pytest.FixtureRequest) -> Point:
    """The size of the window."""
    found: Point = request.param
    return found


@pytest.fixture(params=["en", PSEUDO])
def language(request: pytest.FixtureRequest) -> str:
    """English, and a language with longer words."""
    return str(request.param)


@pytest.fixture(params=[100, 200])
def options(request: pytest.FixtureRequest, language: str) -> Iterator[Settings]:
    """The size of the text, in that language."""
    last = LastSetup("selva", 2, decks={"deck0": "Moonlight.txt"})
    yield Settings(text=request.param, language=language, last_setup=last)


def all_faults(root: Root, language: str) -> list[str]:
    """Everything that is wrong with the layout, also of cards, strips and rows."""
    found = faults(root)
    for widget in root.content.walk():
        if isinstance(widget, Strip):
            found += _room(widget, widget.natural_width(), widget.height_for(widget.rect.w))
        if isinstance(widget, Tile):
            found += _room(widget, 0, widget.height_for(widget.rect.w))
            name = widget.caption(widget.rect.w)
            assert len(name.lines) <= CAPTION_LINES
            if language == "en" and name.lines[-1].endswith(text.ELLIPSIS):
                found.append(f"a name is cut: {name.lines}")
        if isinstance(widget, DeckRow):
            px = widget.metrics.font("body")
            least = text.longest_word(words(widget.title), px, "semibold") + sum(widget._aside())
            found += _room(widget, least, widget.height_for(widget.rect.w))
    return found


def _room(widget: Strip | Tile | DeckRow, wide: int, high: int) -> list[str]:
    if wide <= widget.rect.w and high <= widget.rect.h:
        return []
    return [f"{type(widget).__name__}: {wide}×{high} pixels in {widget.rect.size}"]


def test_every_deck_of_the_list_shows_well(
    shelf: DeckShelf, size: Point, options: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert shelf.folder
    monkeypatch.setattr(Path, "home", lambda: shelf.folder)
    driver = ListDriver(shelf, size, options)
    for index in range(len(driver.names)):
        driver.scene.list.select(index)
        driver.step(dt=0.1)
        assert all_faults(driver.root, options.language) == []
    driver.close()


@pytest.mark.parametrize(
    "deck", [Deck("Empty", (), {}), prebuilt(3), EVERYTHING], ids=["empty", "legal", "huge"]
)
def test_the_editor_shows_well(
    deck: Deck, shelf: DeckShelf, size: Point, options: Settings
) -> None:
    driver = EditorDriver(shelf, deck, None, size, options)
    panes = driver.editor.panes
    for part in range(len(panes.tabs.options)):
        panes.tabs.choose(part)
        driver.step(dt=0.1)
        assert all_faults(driver.root, options.language) == []
    driver.editor.browser.words.set("zzz")
    driver.editor.browser._look_for("zzz")
    panes.tabs.choose(0)
    driver.step(dt=0.1)
    assert all_faults(driver.root, options.language) == []
    driver.editor.draft.keep()
    driver.close()


SCENES: dict[str, Callable[[DeckShelf], Scene]] = {
    "import": lambda shelf: ImportDeck(print),
    "export": lambda shelf: ExportDeck(prebuilt(2)),
    "set-up": lambda shelf: SetupScene(Places(), shelf, [SELVA]),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("name", SCENES)
def test_the_ways_in_and_out_show_well(
    name: str, shelf: DeckShelf, size: Point, options: Settings
) -> None:
    scene = SCENES[name](shelf)
    driver = Driver(scene, size, options)
    if isinstance(scene, ImportDeck):
        scene.complain("Line 12: A line must begin with a number of copies, or with alfa.")
    driver.step(dt=0.1)
    assert isinstance(scene, Page)
    assert all_faults(driver.root, options.language) == []
    driver.close()


def test_small_windows_show_the_parts_in_turn(shelf: DeckShelf) -> None:
    driver = EditorDriver(shelf, prebuilt(1), None, (800, 600), Settings(text=200))
    panes = driver.editor.panes
    assert panes.tabs.visible and len(panes.tabs.options) == 3
    for part, widget in ((FILTERS, panes.filters), (DECK, panes.deck)):
        driver.click(panes.tabs.parts()[part].center)
        shown = [w for w in (panes.cards, panes.filters, panes.deck) if w.visible]
        assert shown == [widget]
    driver.close()
    wide = EditorDriver(shelf, prebuilt(1), None, (1280, 720))
    assert not wide.editor.panes.tabs.visible
    assert all(w.visible for w in (wide.editor.panes.filters, wide.editor.panes.deck))
    assert to_text(wide.deck) == to_text(prebuilt(1))
    wide.close()
