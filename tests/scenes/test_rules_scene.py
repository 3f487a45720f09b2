"""The rules can be read by mouse and keys, and every card can be looked at."""

from collections.abc import Callable, Iterator

import pygame
import pytest

from game.rules import game, games
from game.scenes import rules
from game.scenes.rules import CARDS, PROGRAM, RULES, RulesScene, blocks_of
from game.settings import Settings
from game.ui.contents import Entry
from game.ui.gallery import CardView
from game.ui.markdown import Heading, Paragraph, plain
from game.ui.widgets import Button, Choice, Label, words
from tests.ui.driver import Driver

Reader = Callable[..., Driver]
CALM = Settings(reduced_motion=True)


@pytest.fixture
def read() -> Iterator[Reader]:
    """Opens a page of the rules; it is closed when the test is over."""
    drivers: list[Driver] = []

    def open_it(page: str = RULES, options: Settings = CALM) -> Driver:
        drivers.append(Driver(RulesScene(page=page), (1280, 720), options))
        return drivers[-1]

    yield open_it
    for driver in drivers:
        driver.close()


def scene(driver: Driver) -> RulesScene:
    found = driver.app.stack.top
    assert isinstance(found, RulesScene)
    return found


def current(driver: Driver) -> list[str]:
    return [entry.say for entry in driver.all(Entry) if entry.current]


def test_every_game_has_rules_to_read() -> None:
    for one in games():
        first = blocks_of(one)[0]
        assert isinstance(first, Heading)
        assert len(blocks_of(one)) > 20


def test_the_contents_lead_to_every_section(read: Reader) -> None:
    driver = read()
    area = scene(driver).area
    for entry in driver.all(Entry):
        driver.click(entry)
        heading = entry.section.widget.rect
        at_end = area.offset == area.reach
        assert area.rect.contains(heading)
        assert at_end or heading.top - area.rect.top < 40
        driver.step()
        assert current(driver) == [entry.say] or at_end


def test_keys_and_wheel_turn_the_pages(read: Reader) -> None:
    driver = read()
    area = scene(driver).area
    driver.key(pygame.K_DOWN)
    line = area.offset
    driver.key(pygame.K_PAGEDOWN)
    assert 0 < line < area.offset
    driver.key(pygame.K_END)
    assert area.offset == area.reach
    driver.key(pygame.K_HOME)
    assert area.offset == 0
    driver.wheel(-2, area.rect.center)
    assert area.offset > 0


def test_the_wheel_above_the_tabs_scrolls_the_page_too(read: Reader) -> None:
    driver = read(PROGRAM)
    driver.wheel(-2, driver.find(Button, "Back").rect.center)
    assert scene(driver).area.offset > 0


def test_without_room_there_are_no_contents(read: Reader) -> None:
    assert read().all(Entry)
    assert not read(options=Settings(text=200)).all(Entry)


def test_the_tabs_show_rules_cards_and_the_program(read: Reader) -> None:
    driver = read()
    tabs = driver.all(Choice)[-1]
    driver.click(tabs.parts()[1].center)
    assert len(driver.all(CardView)) == len(game("cubosaurs").faces)
    driver.click(tabs.parts()[2].center)
    said = [words(label.say) for label in driver.all(Label)]
    assert "Takes the last move back" in said
    driver.key(pygame.K_LEFT, pygame.K_LEFT)
    assert driver.all(Entry)


def test_a_card_is_shown_large_under_the_pointer_and_by_key(read: Reader) -> None:
    driver = read(CARDS)
    first = driver.all(CardView)[0]
    driver.move(first.rect.center)
    assert scene(driver).looked is None
    for _ in range(15):
        driver.step()
    assert scene(driver).looked is first
    driver.move(driver.find(Button, "Back").rect.center)
    driver.step()
    assert scene(driver).looked is None
    driver.key(pygame.K_TAB, pygame.K_TAB, pygame.K_TAB)
    for _ in range(15):
        driver.step()
    looked = scene(driver).looked
    assert looked is not None and looked.focused


def test_a_touched_card_stays_large_until_the_next_touch(read: Reader) -> None:
    driver = read(CARDS)
    card = driver.all(CardView)[3]
    driver.down(card.rect.center, touch=True)
    driver.up(card.rect.center, touch=True)
    for _ in range(15):
        driver.step()
    assert scene(driver).looked is card
    driver.down((5, 5), touch=True)
    driver.up((5, 5), touch=True)
    driver.step()
    assert scene(driver).looked is None


def test_escape_goes_back(read: Reader) -> None:
    driver = read()
    driver.key(pygame.K_ESCAPE)
    assert driver.app.stack.top is None


def test_missing_rules_are_said_not_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "FILE", "NOWHERE.md")
    (only,) = blocks_of(game("cubosaurs"))
    assert isinstance(only, Paragraph)
    assert plain(only.spans).startswith("The rules of this game cannot be read:")
