"""A deck is built by click, drag and key; every broken rule is named; nothing is lost unasked."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.rules.selva.cards import CARDS, FACES, NUMBER
from game.rules.selva.decks import Deck, from_text, prebuilt
from game.rules.selva.vocabulary import SIGIL
from game.save.decks import DeckShelf
from game.scenes.deckeditor import DeckEditor
from game.scenes.dialog import Ask
from game.ui.decks.curve import curve_of
from game.ui.decks.filters import Chip, IconChip
from game.ui.lens import REST
from game.ui.widgets import Button, IconButton, Label, TextField, words
from tests.scenes.deck_driver import HALF, EditorDriver, shown, strip, tile

EMPTY = Deck("Mine", (), {})
LION, IMPALA, BUFFALO = NUMBER["lion"], NUMBER["impala"], NUMBER["cape_buffalo"]
Opener = Callable[..., EditorDriver]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Opener]:
    """Opens the editor with a deck; it is closed when the test is over."""
    drivers: list[EditorDriver] = []

    def open_it(deck: Deck = EMPTY, kept: bool = False) -> EditorDriver:
        shelf = DeckShelf(tmp_path / "decks")
        file = shelf.add(deck.name, "old text") if kept else None
        drivers.append(EditorDriver(shelf, deck, file))  # type: ignore[arg-type]
        return drivers[-1]

    yield open_it
    for driver in drivers:
        driver.close()


def undo(driver: EditorDriver) -> IconButton:
    """The button that takes a change back."""
    return driver.editor.undo_button


# --- in and out -----------------------------------------------------------------------------------


def test_a_click_puts_a_card_into_the_deck(opened: Opener) -> None:
    driver = opened()
    for _ in range(2):
        driver.click(tile(driver, "zebra"))
    driver.click(tile(driver, "cape_buffalo"))
    assert driver.deck == Deck("Mine", (BUFFALO,), {NUMBER["zebra"]: 2})
    assert strip(driver, "zebra").copies == 2
    assert tile(driver, "zebra").badge() == "2/3"


def test_a_card_is_dragged_into_the_deck_and_out_of_it(opened: Opener) -> None:
    driver = opened()
    inside = driver.editor.deck_panel.rect.center
    driver.drag(tile(driver, "lion").rect.center, inside)
    driver.drag(tile(driver, "impala").rect.center, inside)
    assert driver.deck.cards == {LION: 1, IMPALA: 1}
    driver.drag(strip(driver, "lion").rect.midleft, driver.editor.browser.rect.center)
    assert driver.deck.cards == {IMPALA: 1}


def test_a_card_dropped_where_it_was_changes_nothing(opened: Opener) -> None:
    driver = opened(HALF)
    start = tile(driver, "lion").rect.center
    driver.drag(start, (start[0] + 60, start[1] + 20))
    start = strip(driver, "lion").rect.center
    driver.drag(start, (start[0] - 40, start[1] + 30))
    assert driver.deck == HALF and not undo(driver).enabled


def test_escape_and_a_lost_window_end_a_drag_without_a_change(opened: Opener) -> None:
    driver = opened()
    for end in (
        lambda: driver.key(pygame.K_ESCAPE),
        lambda: driver.step(pygame.Event(pygame.WINDOWFOCUSLOST)),
    ):
        driver.down(tile(driver, "lion").rect.center)
        driver.move(driver.editor.deck_panel.rect.center)
        assert driver.editor.carry.face == LION
        end()
        assert driver.editor.carry.face == -1
        driver.up(driver.editor.deck_panel.rect.center)
        assert driver.deck.cards == {}
        assert driver.app.stack.top is driver.editor


def test_other_buttons_during_a_drag_do_nothing(opened: Opener) -> None:
    driver = opened()
    driver.down(tile(driver, "lion").rect.center)
    inside = driver.editor.deck_panel.rect.center
    driver.move(inside)
    for button in (2, 3):
        driver.down(inside, button)
        driver.up(inside, button)
    driver.wheel(-3, inside)
    driver.up(inside)
    assert driver.deck.cards == {LION: 1}


def test_the_strips_of_the_deck_have_less_and_more(opened: Opener) -> None:
    driver = opened(HALF)
    less, more = strip(driver, "impala").buttons()
    driver.click(more.center)
    driver.click(strip(driver, "impala").buttons()[1].center)
    assert driver.deck.cards[IMPALA] == 11
    driver.click(less.center)
    assert driver.deck.cards[IMPALA] == 10
    driver.click(strip(driver, "lion").buttons()[0].center)
    assert LION not in driver.deck.cards
    driver.click(strip(driver, "cape_buffalo").buttons()[1].center)
    assert driver.deck.alfas == (BUFFALO,)
    driver.click(strip(driver, "cape_buffalo").buttons()[0].center)
    assert not driver.deck.alfas


def test_the_second_click_on_a_card_of_the_deck_takes_it_out(opened: Opener) -> None:
    driver = opened(HALF)
    pos = strip(driver, "impala").rect.move(50, 0).midleft
    driver.click(pos)
    assert driver.deck == HALF
    driver.click(pos)
    assert driver.deck.cards[IMPALA] == 8
    driver.click(pos)
    assert driver.deck.cards[IMPALA] == 8


def test_keys_alone_build_a_deck(opened: Opener) -> None:
    driver = opened()
    pool = driver.editor.browser.pool
    assert pool.focused
    driver.key(pygame.K_RIGHT, pygame.K_RETURN, pygame.K_END, pygame.K_SPACE, pygame.K_PLUS)
    second, last = pool.tiles[1].face, pool.tiles[-1].face
    assert driver.deck.alfas == (second,)
    assert driver.deck.cards == {last: 2}
    driver.key(pygame.K_MINUS)
    assert driver.deck.cards == {last: 1}
    driver.key(pygame.K_HOME, pygame.K_DOWN, pygame.K_DOWN, pygame.K_PAGEDOWN, pygame.K_UP)
    assert pool.current() is not None and pool.rect.contains(pool.current().rect)  # type: ignore[union-attr]
    driver.key(pygame.K_TAB)
    assert driver.editor.pane.list.focused
    driver.key(pygame.K_END, pygame.K_RETURN)
    assert driver.deck.cards == {}
    driver.key(pygame.K_DELETE)
    assert not driver.deck.alfas


def test_a_gamepad_adds_and_takes_out(opened: Opener) -> None:
    driver = opened()
    driver.pad(pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert len(driver.deck.alfas) == 1
    driver.pad(pygame.CONTROLLER_BUTTON_A)
    assert not driver.deck.alfas


def test_a_finger_taps_and_scrolls(opened: Opener) -> None:
    driver = opened()
    pos = tile(driver, "lion").rect.center
    driver.down(pos, touch=True)
    driver.up(pos, touch=True)
    assert driver.deck.cards == {LION: 1}
    pool = driver.editor.browser.pool
    before, pos = pool.offset, pool.rect.center
    driver.down(pos, touch=True)
    driver.move((pos[0], pos[1] - 100), touch=True)
    driver.up((pos[0], pos[1] - 100), touch=True)
    assert pool.offset > before
    assert driver.deck.cards == {LION: 1}


def test_an_alfa_is_there_once(opened: Opener) -> None:
    driver = opened()
    for _ in range(2):
        driver.click(tile(driver, "cape_buffalo"))
    assert driver.deck.alfas == (BUFFALO,)
    assert "is an Alfa of this deck already" in words(driver.app.toast.say)


def test_the_text_of_a_deck_can_always_be_read_again(opened: Opener) -> None:
    driver = opened(Deck("Many", (), {IMPALA: 99}))
    driver.editor.add(IMPALA)
    assert driver.deck.cards == {IMPALA: 99}
    assert "No deck has more than 99" in words(driver.app.toast.say)


# --- undo -----------------------------------------------------------------------------------------


def test_changes_are_taken_back_and_made_again(opened: Opener) -> None:
    driver = opened()
    assert not undo(driver).enabled
    for key in ("lion", "impala"):
        driver.click(tile(driver, key))
    driver.click(undo(driver))
    assert driver.deck.cards == {LION: 1}
    driver.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert driver.deck.cards == {} and not undo(driver).enabled
    driver.key(pygame.K_y, mod=pygame.KMOD_CTRL)
    driver.click(driver.editor.redo_button)
    assert driver.deck.cards == {LION: 1, IMPALA: 1}
    driver.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    driver.click(tile(driver, "cheetah"))
    assert not driver.editor.redo_button.enabled


# --- what is said ---------------------------------------------------------------------------------


def test_every_broken_rule_is_named_while_building(opened: Opener) -> None:
    cards = {NUMBER["zebra"]: 4, IMPALA: 6, LION: 2, NUMBER["red_oat_grass"]: 37}
    driver = opened(Deck("Bad", (), cards))
    copies = [
        "Plains Zebra: 3 copies are allowed, the deck has 4.",
        "Lion: one copy is allowed, the deck has 2.",
    ]
    assert driver.verdict == [
        "The deck needs an Alfa.",
        "The deck needs 50 cards, and has 49.",
        "The deck needs 7 preys, and has 6.",
        *copies,
    ]
    driver.click(tile(driver, "impala"))
    assert driver.verdict == ["The deck needs an Alfa.", *copies]
    driver.click(tile(driver, "cape_buffalo"))
    driver.click(strip(driver, "zebra").buttons()[0].center)
    driver.click(strip(driver, "lion").buttons()[0].center)
    assert driver.verdict == ["The deck needs 50 cards, and has 48."]


def test_a_legal_deck_is_praised_and_its_numbers_shown(opened: Opener) -> None:
    deck = prebuilt(1)
    driver = opened(deck)
    assert driver.verdict == ["This deck can be played."]
    numbers = " ".join(
        words(w.say) for w in driver.editor.pane.numbers.walk() if isinstance(w, Label)
    )
    assert numbers.startswith("50 of 50–60 cards 3 Alfas ")
    assert sum(curve_of(deck)) == deck.size - sum(
        n for face, n in deck.cards.items() if not CARDS[face].cost.total
    )
    driver.click(strip(driver, CARDS[deck.alfas[0]].key).buttons()[0].center)
    assert "in single games; a match needs 3 Alfas" in driver.verdict[0]


def test_a_card_is_shown_large_where_the_pointer_rests(opened: Opener) -> None:
    driver = opened(HALF)
    lens = driver.editor.lens
    assert lens.shown is None
    for card in (tile(driver, "lion"), strip(driver, "impala")):
        driver.move(card.rect.center)
        for _ in range(round(REST / 0.05) + 2):
            driver.step(dt=0.05)
        assert lens.shown and lens.shown.face.key == CARDS[card.face].key
    driver.down(strip(driver, "impala").rect.center)
    driver.move(driver.editor.browser.rect.center)
    driver.step(dt=0.05)
    assert lens.shown is None
    driver.key(pygame.K_ESCAPE)


# --- looking for cards ----------------------------------------------------------------------------


def press_chip(driver: EditorDriver, say: str) -> None:
    """Press a switch of the filters."""
    chips = [*driver.all(Chip), *driver.all(IconChip)]
    driver.click(next(chip for chip in chips if words(chip.say) == say))


def test_filters_and_words_find_cards(opened: Opener) -> None:
    driver = opened()
    everything = len(shown(driver))
    assert everything == len(CARDS)
    press_chip(driver, "Sigil")
    assert {CARDS[face].kind for face in shown(driver)} == {SIGIL}
    press_chip(driver, "Savanna")
    assert {CARDS[face].biome for face in shown(driver)} == {"savanna"}
    assert len(shown(driver)) == 3
    press_chip(driver, "Reef and coast")
    assert len(shown(driver)) == 6
    driver.click(driver.find(Button, "All cards"))
    assert len(shown(driver)) == everything
    driver.key(pygame.K_f, mod=pygame.KMOD_CTRL)
    driver.type("zEbra quagga")
    assert shown(driver) == [NUMBER["zebra"]]
    driver.click(tile(driver, "zebra"))
    assert driver.deck.cards == {NUMBER["zebra"]: 1}
    driver.click(driver.editor.browser.words)
    driver.type(" nothing")
    assert shown(driver) == []
    assert "No card is like that." in [words(label.say) for label in driver.all(Label)]


# --- keeping --------------------------------------------------------------------------------------


def test_a_broken_deck_is_saved_all_the_same(opened: Opener) -> None:
    driver = opened()
    driver.click(tile(driver, "lion"))
    driver.click(driver.find(Button, "Save"))
    (kept,) = driver.shelf.decks()
    assert from_text(kept.text) == Deck("Mine", (), {LION: 1})
    assert not driver.find(Button, "Save").enabled
    driver.key(pygame.K_ESCAPE)
    assert driver.app.stack.top is None


def test_a_deck_is_renamed_and_saved_by_key(opened: Opener) -> None:
    driver = opened(HALF, kept=True)
    driver.click(driver.editor.name)
    driver.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    driver.type("# Žirafy ")
    driver.key(pygame.K_s, mod=pygame.KMOD_CTRL)
    (kept,) = driver.shelf.decks()
    assert kept.path.name == "Žirafy.txt" and kept.name == "Žirafy"
    assert from_text(kept.text) == HALF._replace(name="Žirafy")


def test_a_deck_without_a_name_is_not_saved(opened: Opener) -> None:
    driver = opened(HALF)
    driver.click(driver.editor.name)
    driver.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    driver.type("#")
    driver.key(pygame.K_s, mod=pygame.KMOD_CTRL)
    assert driver.shelf.decks() == []
    assert words(driver.app.toast.say) == "A deck needs a name."
    assert isinstance(driver.root.focused, TextField)


@pytest.mark.parametrize(("answer", "kept"), [("Save", 1), ("Do not save", 0)])
def test_unsaved_changes_are_asked_about(opened: Opener, answer: str, kept: int) -> None:
    driver = opened()
    driver.click(tile(driver, "lion"))
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.app.stack.top, Ask)
    driver.click(driver.find(Button, "Go on building"))
    driver.click(driver.find(Button, "Back"))
    driver.click(driver.find(Button, answer))
    assert driver.app.stack.top is None
    assert len(driver.shelf.decks()) == kept


def test_a_deck_left_as_it_was_is_not_asked_about(opened: Opener) -> None:
    driver = opened(HALF)
    driver.click(tile(driver, "lion"))
    driver.click(undo(driver))
    driver.key(pygame.K_ESCAPE)
    assert driver.app.stack.top is None and driver.shelf.decks() == []


def test_what_was_built_when_the_program_ends_is_kept_beside(opened: Opener) -> None:
    driver = opened(HALF, kept=True)
    driver.click(tile(driver, "lion"))
    driver.app.stack.clear()
    texts = {deck.path.name: deck.text for deck in driver.shelf.decks()}
    assert texts.pop("Half-a-herd.txt") == "old text"
    assert from_text(texts.pop("Half-a-herd-2.txt")).cards[LION] == 2


def test_a_disk_that_takes_nothing_keeps_the_editor_open(opened: Opener, tmp_path: Path) -> None:
    driver = opened()
    (tmp_path / "file").write_text("")
    driver.editor.shelf = DeckShelf(tmp_path / "file" / "decks")
    driver.click(tile(driver, "lion"))
    driver.key(pygame.K_ESCAPE)
    driver.click(driver.find(Button, "Save"))
    assert isinstance(driver.app.stack.top, DeckEditor)
    assert "cannot be saved" in words(driver.app.toast.say)
    assert driver.deck.cards == {LION: 1}


def test_cards_are_painted_a_few_at_a_time_until_all_can_be_seen(opened: Opener) -> None:
    driver = opened()
    painter = driver.editor.painter
    card = driver.editor.browser.pool.tiles[0]
    assert painter.work()
    for _ in range(60):
        driver.step(dt=0.02)
    assert not painter.work()
    assert painter.front(FACES[card.face], card.rect.w) is not None
