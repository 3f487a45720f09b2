"""What is too high scrolls, by every means, and lists select."""

from collections.abc import Callable
from functools import partial

import pygame

from game.engine.text import T
from game.ui.widgets import Button, Column, Frame, Label, ListView, ScrollArea, Slider, Widget
from tests.ui.driver import Driver

Opener = Callable[..., Driver]


def tall() -> Widget:
    rows = [Button(str(n), lambda: None) for n in range(60)]
    return Frame(ScrollArea(Column(*rows)), width=400, margin=20, fill=True)


def test_the_wheel_the_thumb_and_the_keys_scroll(opened: Opener) -> None:
    driver = opened(tall)
    area = driver.find(ScrollArea)
    driver.wheel(-3, area.rect.center)
    assert area.offset == 168
    thumb = area.thumb()
    assert thumb
    driver.drag(thumb.center, (thumb.centerx, 2000))
    assert area.offset == area.reach
    driver.key(pygame.K_HOME)
    assert area.offset == 0
    driver.key(pygame.K_PAGEDOWN, pygame.K_END)
    assert area.offset == area.reach


def test_the_focus_is_scrolled_into_view(opened: Opener) -> None:
    driver = opened(tall)
    area = driver.find(ScrollArea)
    for _ in range(50):
        driver.key(pygame.K_TAB)
    focused = driver.root.focused
    assert focused and area.rect.contains(focused.rect)


def test_a_finger_scrolls_instead_of_pressing(opened: Opener) -> None:
    heard: list[int] = []
    rows = [Button(str(n), partial(heard.append, n)) for n in range(60)]
    driver = opened(lambda: Frame(ScrollArea(Column(*rows)), width=400, fill=True))
    driver.down((640, 400), touch=True)
    for y in range(390, 200, -10):
        driver.move((640, y), touch=True)
    driver.up((640, 200), touch=True)
    assert heard == [] and driver.find(ScrollArea).offset == 190


def test_what_is_scrolled_away_cannot_be_hit(opened: Opener) -> None:
    heard: list[str] = []
    rows = [Button(str(n), lambda: heard.append("row")) for n in range(60)]
    page = Column(Label("Title", "title"), ScrollArea(Column(*rows)))
    driver = opened(lambda: Frame(page, fill=True))
    driver.wheel(-2, (640, 400))
    driver.click(driver.find(Label).rect.center)
    assert heard == []


def test_no_thumb_when_everything_is_in_view(opened: Opener) -> None:
    driver = opened(lambda: ScrollArea(Label("Short")))
    assert driver.find(ScrollArea).thumb() is None


def test_the_wheel_scrolls_the_page_over_a_slider_that_has_no_focus(opened: Opener) -> None:
    sliders = [Slider(50, 0, 100, 5, str) for _ in range(40)]
    driver = opened(lambda: ScrollArea(Column(*sliders)))
    driver.wheel(-1, driver.all(Slider)[3].rect.center)
    assert driver.find(ScrollArea).offset == 56
    assert all(s.value == 50 for s in sliders)


def test_a_list_selects_and_opens_by_pointer_and_keys(opened: Opener) -> None:
    chosen: list[int] = []
    open_ones: list[int] = []
    rows = [Label(str(n)) for n in range(50)]
    view = ListView(rows, on_select=chosen.append, on_open=open_ones.append)
    driver = opened(lambda: Frame(view, width=300, margin=20, fill=True))
    driver.click(view.rows[2].rect.center)
    driver.click(view.rows[2].rect.center)
    assert chosen == [2] and open_ones == [2]
    driver.key(pygame.K_DOWN, pygame.K_END, pygame.K_UP, pygame.K_HOME, pygame.K_RETURN)
    assert chosen == [2, 3, 49, 48, 0] and open_ones == [2, 0]
    assert view.rect.contains(view.rows[0].rect)


def test_an_empty_list_says_so(opened: Opener) -> None:
    driver = opened(lambda: ListView(empty=T("Nothing yet")))
    assert driver.find(Label, "Nothing yet")
    driver.key(pygame.K_TAB, pygame.K_DOWN, pygame.K_RETURN)


def test_the_wheel_scrolls_the_page_over_a_button_that_was_just_clicked(opened: Opener) -> None:
    driver = opened(tall)
    button = driver.all(Button)[2]
    driver.click(button)
    assert driver.root.focused is button
    driver.step(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-2, touch=False))
    assert driver.find(ScrollArea).offset == 112
