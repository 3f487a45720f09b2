"""From the menu to the decks, into the set-up, to the table and to the rematch."""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from game import rules
from game.engine.match import Setup
from game.plan import Plan
from game.rules.cards import CardFileError
from game.rules.selva import GAME as SELVA
from game.rules.selva.cards import CARDS
from game.rules.selva.decks import broken_rules, from_text, prebuilt, to_text
from game.rules.selva.vocabulary import ANIMAL
from game.save import Shelf, load
from game.save.decks import DeckFile, DeckShelf
from game.scenes import routes
from game.scenes.deckeditor import DeckEditor
from game.scenes.decks import DecksScene
from game.scenes.dialog import Ask
from game.scenes.menu import Menu
from game.scenes.routes import Routes
from game.scenes.scene import Scene
from game.scenes.setup import SetupScene
from game.scenes.setupoptions import OptionList
from game.scenes.table.scene import TableScene
from game.settings import LastSetup, Settings
from game.sitting import Player
from game.ui.decks.filters import Chip
from game.ui.gamecard import GameCard
from game.ui.widgets import Button, Choice, words
from tests.scenes.deck_driver import HALF, editor_of, said, tile
from tests.scenes.shelves import Thoughtless
from tests.ui.driver import Driver

DECK0, DECK1, MATCH = SELVA.options
LEGAL = to_text(prebuilt(3)._replace(name="High Tide"))
LONELY = to_text(prebuilt(1)._replace(name="Lonely", alfas=prebuilt(1).alfas[:1]))


class House:
    """The program with its menu open, shelves of its own, and bots that never answer."""

    def __init__(self, folder: Path) -> None:
        self.shelf, self.decks = Shelf(folder / "saves"), DeckShelf(folder / "decks")
        self.driver = Driver(Scene(), options=Settings(animation="off", reduced_motion=True))
        self.routes = Routes(self.driver.app, self.shelf, self.decks)
        self.driver.app.replace(Menu(self.routes))
        self.driver.step()

    @property
    def top(self) -> Scene:
        """The uppermost scene."""
        assert self.driver.app.stack.top
        return self.driver.app.stack.top

    @property
    def setup(self) -> Setup:
        """How the game on the table began."""
        assert isinstance(self.top, TableScene)
        return self.top.session.match.setup

    def press(self, say: str) -> None:
        """Click on a button."""
        self.driver.click(self.driver.find(Button, say))

    def choice(self, option: str) -> Choice[object]:
        """The choice of an option in the set-up."""
        found: Choice[object] = self.driver.find(OptionList).choices[option]  # type: ignore[assignment]
        return found

    def step_on(self, option: str, say: str) -> None:
        """Go through the values of an option by its right arrow until it says this."""
        choice = self.choice(option)
        for _ in choice.options:
            if words(choice.options[choice.index][1]) == say:
                return
            self.driver.root.reveal(choice)
            self.driver.click(choice.parts()[-1].center)
        raise AssertionError(f"{option} never says {say}")


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A program of one test's own, in which there is Selva."""
    monkeypatch.setattr(routes, "Thinker", Thoughtless)
    if SELVA.name not in rules.NAMES:
        monkeypatch.setattr(rules, "NAMES", (*rules.NAMES, SELVA.name))
    opened = House(tmp_path)
    yield opened
    opened.driver.close()
    opened.routes.close()


def offered(plan: Plan) -> list[str]:
    """The own decks that can be chosen for the first seat."""
    return [deck.name for deck in plan.offered(DECK0)]


# --- ways -----------------------------------------------------------------------------------------


def test_a_deck_is_built_by_mouse_alone_and_played(house: House) -> None:
    driver = house.driver
    house.press("Decks")
    house.press("New deck")
    assert isinstance(house.top, DeckEditor)
    driver.click(next(chip for chip in driver.all(Chip) if words(chip.say) == "Savanna"))
    driver.click(tile(driver, "cape_buffalo"))
    inside = editor_of(driver).deck_panel.rect.center
    for key in ("red_oat_grass", "impala"):
        for _ in range(12):
            driver.drag(tile(driver, key).rect.center, inside)
    plain = [c.key for c in CARDS if c.kind == ANIMAL and c.biome == "savanna" and c.rarity < 3]
    for key in plain[:9]:
        for _ in range(3):
            driver.click(tile(driver, key))
    built = editor_of(driver).draft.deck
    assert built.size == 51 and broken_rules(built) == []
    house.press("Save")
    house.press("Back")
    house.press("Back")
    assert isinstance(house.top, Menu)
    house.press("New game")
    driver.click(next(card for card in driver.all(GameCard) if card.game is SELVA))
    house.step_on("deck0", "New deck (your own)")
    house.press("Start")
    assert from_text(house.setup.texts["deck0"]) == built
    faces = house.top.session.match.table.faces  # type: ignore[attr-defined]
    assert sorted(faces[: 1 + built.size]) == sorted([*built.alfas, *built.faces()])


def test_the_setup_leads_to_the_decks_and_knows_new_ones(house: House) -> None:
    house.driver.app.settings.last_setup = LastSetup("selva", 2)
    house.press("New game")
    assert "Decks of your own can be chosen too" in said(house.driver)
    house.press("Build decks")
    assert isinstance(house.top, DecksScene)
    house.decks.add("High Tide", LEGAL)
    house.press("Back")
    assert isinstance(house.top, SetupScene)
    house.step_on("deck1", "High Tide (your own)")
    house.press("Start")
    assert house.setup.texts == {"deck1": LEGAL}


def test_the_decks_are_remembered_and_a_rematch_keeps_them(house: House) -> None:
    house.decks.add("High Tide", LEGAL)
    house.driver.app.settings.last_setup = LastSetup("selva", 2)
    house.press("New game")
    house.step_on("deck0", "High Tide (your own)")
    house.press("Start")
    first = house.setup
    assert isinstance(house.top, TableScene)
    house.routes.rematch(house.top.session)
    assert house.setup.texts == first.texts == {"deck0": LEGAL}
    assert house.setup.seed != first.seed
    house.driver.app.home()
    assert house.driver.app.settings.last_setup.decks == {"deck0": "High-Tide.txt"}
    house.press("New game")
    assert house.choice("deck0").value == "High-Tide.txt"
    house.press("Start")
    assert house.setup.texts == first.texts


def test_a_game_with_own_decks_goes_on_though_its_deck_is_gone(house: House) -> None:
    kept = house.decks.add("High Tide", LEGAL)
    assert isinstance(kept, DeckFile)
    players = [Player("Ada"), Player("Bo", "casual")]
    house.routes.start(Setup(SELVA, 2, 7, {}, {"deck0": LEGAL}), players)
    assert isinstance(house.top, TableScene)
    session = house.top.session
    session.play(session.match.table.moves()[0])
    house.decks.delete(kept.path)
    house.driver.app.home()
    (entry,) = house.shelf.entries()
    assert load(entry.path).match.setup.texts == {"deck0": LEGAL}
    house.press("Continue")
    assert house.setup.texts == {"deck0": LEGAL}


def test_the_menu_shows_the_decks_only_with_their_game(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert house.driver.find(Button, "Decks")
    monkeypatch.setattr(rules, "NAMES", ("cubosaurs",))
    house.driver.app.replace(Menu(house.routes))
    house.driver.step()
    assert "Decks" not in [words(button.say) for button in house.driver.all(Button)]


class Damaged(ModuleType):
    """A module that cannot be loaded because the cards are damaged."""

    def __getattr__(self, name: str) -> object:
        raise CardFileError(Path("savanna.txt"), "line 7: animal lion: attack: must be a number")


def test_damaged_cards_are_told_and_open_no_decks(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "game.scenes.decks", Damaged("game.scenes.decks"))
    house.press("Decks")
    assert isinstance(house.top, Ask)
    assert "line 7: animal lion" in words(house.top.say)


def test_a_damaged_deck_of_the_game_is_listed_with_the_reason(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(number: int) -> None:
        raise CardFileError(Path("great_herd.txt"), "line 3: there is no card called Lyon")

    monkeypatch.setattr("game.scenes.decklist.prebuilt", broken)
    house.press("Decks")
    assert isinstance(house.top, DecksScene)
    assert "The file great_herd.txt cannot be used: line 3" in said(house.driver)
    assert house.top.entry.deck is None


# --- what can be chosen ---------------------------------------------------------------------------


def plan_with(shelf: DeckShelf, last: LastSetup | None = None) -> Plan:
    """A plan for Selva with the decks of a folder."""
    return Plan([SELVA], last or LastSetup("selva", 2), shelf.decks())


@pytest.fixture
def shelf(tmp_path: Path) -> DeckShelf:
    """A deck for matches, one for single games, a broken one, and a text that is none."""
    shelf = DeckShelf(tmp_path / "decks")
    shelf.add("High Tide", LEGAL)
    shelf.add("Lonely", LONELY)
    shelf.add("Half", to_text(HALF))
    shelf.add("None", "None\n3 Oceloot\n")
    return shelf


def test_only_decks_that_can_be_played_are_offered(shelf: DeckShelf) -> None:
    plan = plan_with(shelf)
    assert offered(plan) == ["High Tide", "Lonely"]
    assert plan.offered(MATCH) == []
    plan.choose_option(MATCH, 1)
    assert offered(plan) == ["High Tide"]


def test_a_chosen_deck_that_will_not_do_any_more_is_let_go(shelf: DeckShelf) -> None:
    plan = plan_with(shelf)
    for option in (DECK0, DECK1):
        plan.choose_deck(option, "Lonely.txt")
    assert plan.setup().texts == {"deck0": LONELY, "deck1": LONELY}
    plan.choose_option(DECK1, 2)
    assert plan.setup().texts == {"deck0": LONELY}
    plan.choose_option(MATCH, 1)
    assert plan.setup().texts == {}
    assert plan.setup().options["deck1"] == 2
    plan.choose_deck(DECK0, "High-Tide.txt")
    plan.renew_decks([])
    assert plan.setup().texts == {}


def test_a_remembered_deck_comes_back_by_its_file(shelf: DeckShelf) -> None:
    plan = plan_with(shelf)
    plan.choose_deck(DECK1, "High-Tide.txt")
    last = plan.remembered()
    assert last.decks == {"deck1": "High-Tide.txt"}
    assert plan_with(shelf, last).setup().texts == {"deck1": LEGAL}
    strange = LastSetup("selva", 2, decks={"deck0": "gone.txt", "moon": "High-Tide.txt"})
    assert plan_with(shelf, strange).setup().texts == {}


def test_games_without_texts_offer_no_decks(shelf: DeckShelf) -> None:
    plan = Plan([rules.game("cubosaurs"), SELVA], LastSetup("cubosaurs", 3), shelf.decks())
    assert all(plan.offered(option) == [] for option in plan.game.options)
    plan.choose_game(SELVA)
    plan.choose_deck(DECK0, "High-Tide.txt")
    plan.choose_game(rules.game("cubosaurs"))
    assert plan.setup().texts == {}
