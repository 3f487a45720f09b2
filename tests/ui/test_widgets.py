"""Every widget does what it should by pointer, wheel, keys, touch and gamepad."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame
import pytest

from game.engine.text import T
from game.ui.theme import FOCUS
from game.ui.widgets import (
    Button,
    Choice,
    Column,
    IconButton,
    Label,
    Slider,
    TextField,
    Toggle,
)
from tests.ui.driver import Driver, press, release
from tests.ui.pages import in_a_column

Opener = Callable[..., Driver]


# Buttons


def test_a_click_presses_a_button_once(opened: Opener) -> None:
    heard: list[str] = []
    driver = opened(in_a_column(Button("Go", lambda: heard.append("go"))))
    driver.click(driver.find(Button))
    assert heard == ["go"]


def test_letting_go_elsewhere_takes_the_press_back(opened: Opener) -> None:
    heard: list[str] = []
    driver = opened(in_a_column(Button("Go", lambda: heard.append("go"))))
    driver.drag(driver.find(Button).rect.center, (5, 5))
    assert heard == []


def test_other_buttons_do_nothing_during_a_press(opened: Opener) -> None:
    heard: list[str] = []
    driver = opened(in_a_column(Button("Go", lambda: heard.append("go"))))
    at = driver.find(Button).rect.center
    driver.down(at)
    for button in (2, 3):
        driver.down(at, button)
        driver.up(at, button)
    driver.wheel(1, at)
    assert heard == []
    driver.up(at)
    assert heard == ["go"]


def test_the_right_button_alone_presses_nothing(opened: Opener) -> None:
    heard: list[str] = []
    driver = opened(in_a_column(Button("Go", lambda: heard.append("go"))))
    driver.click(driver.find(Button), 3)
    assert heard == []


def test_losing_the_focus_takes_the_press_back(opened: Opener) -> None:
    heard: list[str] = []
    driver = opened(in_a_column(Button("Go", lambda: heard.append("go"))))
    at = driver.find(Button).rect.center
    driver.down(at)
    driver.step(pygame.Event(pygame.WINDOWFOCUSLOST))
    driver.up(at)
    assert heard == []


def test_a_tap_counts_once(opened: Opener) -> None:
    heard: list[str] = []
    driver = opened(in_a_column(Button("Go", lambda: heard.append("go"))))
    at = driver.find(Button).rect.center
    finger = {"touch_id": 1, "finger_id": 1, "x": 0.5, "y": 0.5, "dx": 0.0, "dy": 0.0}
    driver.step(pygame.Event(pygame.FINGERDOWN, finger), press(at, touch=True))
    driver.step(pygame.Event(pygame.FINGERUP, finger), release(at, touch=True))
    assert heard == ["go"]
    assert not driver.find(Button).hovered


def test_a_disabled_button_cannot_be_used(opened: Opener) -> None:
    heard: list[str] = []
    driver = opened(in_a_column(Button("Go", lambda: heard.append("go"))))
    button = driver.find(Button)
    button.enable(False)
    driver.click(button)
    driver.key(pygame.K_TAB, pygame.K_RETURN)
    assert heard == []


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER])
def test_keys_press_the_button_that_has_the_focus(opened: Opener, key: int) -> None:
    heard: list[str] = []
    buttons = [Button(name, partial(heard.append, name)) for name in "abc"]
    driver = opened(in_a_column(*buttons))
    driver.key(pygame.K_TAB, pygame.K_TAB, key)
    driver.key(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    driver.key(key, pygame.K_DOWN, pygame.K_DOWN, key)
    assert heard == ["b", "a", "c"]


def test_a_gamepad_does_the_same(opened: Opener) -> None:
    heard: list[str] = []
    buttons = [Button(name, partial(heard.append, name)) for name in "abc"]
    driver = opened(in_a_column(*buttons))
    driver.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN, pygame.CONTROLLER_BUTTON_A)
    lean: dict[str, Any] = {"axis": pygame.CONTROLLER_AXIS_LEFTY, "instance_id": 0}
    driver.step(pygame.Event(pygame.CONTROLLERAXISMOTION, value=32000, **lean))
    driver.step(pygame.Event(pygame.CONTROLLERAXISMOTION, value=31000, **lean))
    driver.pad(pygame.CONTROLLER_BUTTON_A)
    assert heard == ["a", "b"]


def test_the_focus_is_seen_only_when_keys_are_used(opened: Opener) -> None:
    driver = opened(in_a_column(Button("Go", lambda: None), Button("Stop", lambda: None)))
    first = driver.all(Button)[0]
    above = (first.rect.centerx, first.rect.top - 2)
    surface = driver.app.window.surface
    driver.click(first)
    assert tuple(surface.get_at(above))[:3] != FOCUS
    driver.key(pygame.K_TAB, pygame.K_UP)
    assert tuple(surface.get_at(above))[:3] == FOCUS


def test_a_tip_comes_after_a_while(opened: Opener) -> None:
    driver = opened(in_a_column(IconButton("undo", T("Undo"), lambda: None)))
    driver.move(driver.find(IconButton).rect.center)
    for _ in range(4):
        driver.step(dt=0.1)
    assert not driver.root.dirty
    before = pygame.image.tobytes(driver.app.window.surface, "RGB")
    driver.step(dt=0.1)
    driver.step(dt=0.1)
    assert pygame.image.tobytes(driver.app.window.surface, "RGB") != before


# Values


def test_a_toggle_is_switched_by_click_anywhere_on_it_and_by_key(opened: Opener) -> None:
    heard: list[bool] = []
    driver = opened(in_a_column(Toggle("Option", False, heard.append)))
    toggle = driver.find(Toggle)
    driver.click((toggle.rect.x + 3, toggle.rect.centery))
    driver.key(pygame.K_SPACE)
    assert heard == [True, False]


def slider(heard: list[int], done: list[int]) -> Slider:
    return Slider(50, 0, 100, 5, str, on_change=heard.append, on_done=done.append)


def test_a_slider_follows_the_pointer_and_reports_once_at_the_end(opened: Opener) -> None:
    heard: list[int] = []
    done: list[int] = []
    driver = opened(in_a_column(slider(heard, done)))
    track = driver.find(Slider).track()
    driver.drag(track.center, (track.right + 500, 5))
    assert heard == [100] and done == [100]
    driver.drag(track.midright, (track.x - 500, 5))
    assert heard == [100, 0] and done == [100, 0]


def test_a_slider_reaches_every_value_by_key(opened: Opener) -> None:
    heard: list[int] = []
    driver = opened(in_a_column(slider(heard, [])))
    driver.key(pygame.K_TAB, pygame.K_HOME, *[pygame.K_RIGHT] * 20)
    assert heard == list(range(0, 101, 5))
    driver.key(pygame.K_PAGEDOWN, pygame.K_END, pygame.K_LEFT)
    assert heard[-3:] == [80, 100, 95]


def test_the_wheel_moves_a_slider(opened: Opener) -> None:
    done: list[int] = []
    driver = opened(in_a_column(slider([], done)))
    driver.wheel(2, driver.find(Slider).rect.center)
    driver.wheel(-1, driver.find(Slider).rect.center)
    assert done == [60, 55]


def test_a_slider_let_go_by_losing_the_focus_has_its_value_back(opened: Opener) -> None:
    done: list[int] = []
    driver = opened(in_a_column(slider([], done)))
    track = driver.find(Slider).track()
    driver.down(track.center)
    driver.move(track.midright)
    driver.step(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert driver.find(Slider).value == 50 and done == []


@pytest.mark.parametrize("segmented", [True, False])
def test_every_option_of_a_choice_is_reached_by_every_means(
    opened: Opener, segmented: bool
) -> None:
    heard: list[int] = []
    options = [(n, str(n)) for n in range(4)]
    choice = Choice(options, 0, heard.append, segmented=segmented)
    driver = opened(in_a_column(choice))
    driver.key(pygame.K_TAB, *[pygame.K_RIGHT] * 4, *[pygame.K_LEFT] * 4)
    assert heard == [1, 2, 3, 2, 1, 0]
    for steps in (-1, -1, -1, 1, 1, 1):
        driver.wheel(steps, choice.rect.center)
    assert heard[6:] == [1, 2, 3, 2, 1, 0]
    parts = choice.parts()
    for index in (1, 2, 3):
        driver.click((parts[index] if segmented else parts[1]).center)
    assert heard[12:] == [1, 2, 3]


def test_hidden_widgets_take_no_room_and_no_focus(opened: Opener) -> None:
    driver = opened(in_a_column(*(Button(name, lambda: None) for name in "abc")))
    a, b, c = driver.all(Button)
    gap = c.rect.top - b.rect.top
    driver.key(pygame.K_TAB, pygame.K_TAB)
    b.show(False)
    driver.step()
    assert c.rect.top - a.rect.top == gap
    assert driver.root.focused is None


def test_the_pointer_tells_what_can_be_used(opened: Opener) -> None:
    driver = opened(in_a_column(Button("Go", lambda: None), TextField("x"), Label("y")))
    shapes = []
    for kind in (Button, TextField, Label):
        driver.move(driver.find(kind).rect.center)
        shapes.append(driver.root.cursor)
    assert shapes == [
        pygame.SYSTEM_CURSOR_HAND,
        pygame.SYSTEM_CURSOR_IBEAM,
        pygame.SYSTEM_CURSOR_ARROW,
    ]


def test_things_under_the_pointer_glide_unless_motion_is_reduced(opened: Opener) -> None:
    driver = opened(in_a_column(Button("Go", lambda: None)))
    button = driver.find(Button)
    driver.root.motion = True
    driver.move(button.rect.center)
    assert 0 < button.glow.value < 1
    driver.root.motion = False
    driver.step()
    assert button.glow.value == 1


def test_widgets_come_and_go_while_the_page_is_open(opened: Opener) -> None:
    page = Column(Button("a", lambda: None))
    driver = opened(lambda: page)
    page.add(Button("b", lambda: None), Label("c"))
    driver.step()
    assert [b.say for b in driver.all(Button)] == ["a", "b"]
    assert driver.find(Label).rect.top >= driver.all(Button)[1].rect.bottom
    page.clear()
    driver.step()
    assert driver.all(Button) == []
