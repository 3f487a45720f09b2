"""Every widget does what it should by pointer, wheel, keys, touch and gamepad."""

from collections.abc import Callable

import pygame
import pytest

from game.engine.text import T
from game.ui.theme import FOCUS
from game.ui.widgets import (
    Button,
    Choice,
    Column,
    Frame,
    IconButton,
    Label,
    ListView,
    ScrollArea,
    Slider,
    TextField,
    Toggle,
    Widget,
)
from tests.ui.driver import Driver, press, release

Opener = Callable[..., Driver]


def in_a_column(*widgets: Widget) -> Callable[[], Widget]:
    """A page with these widgets below each other."""
    return lambda: Frame(Column(*widgets), width=400)


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
    buttons = [Button(name, lambda name=name: heard.append(name)) for name in "abc"]
    driver = opened(in_a_column(*buttons))
    driver.key(pygame.K_TAB, pygame.K_TAB, key)
    driver.key(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    driver.key(key, pygame.K_DOWN, pygame.K_DOWN, key)
    assert heard == ["b", "a", "c"]


def test_a_gamepad_does_the_same(opened: Opener) -> None:
    heard: list[str] = []
    buttons = [Button(name, lambda name=name: heard.append(name)) for name in "abc"]
    driver = opened(in_a_column(*buttons))
    driver.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN, pygame.CONTROLLER_BUTTON_A)
    lean = {"axis": pygame.CONTROLLER_AXIS_LEFTY, "instance_id": 0}
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


# Text


def typed(opened: Opener, value: str = "", **more: object) -> tuple[Driver, TextField]:
    field = TextField(value, **more)  # type: ignore[arg-type]
    driver = opened(in_a_column(field, Button("Next", lambda: None)))
    driver.click(field)
    driver.key(pygame.K_END)
    return driver, field


def test_typing_czech_and_russian(opened: Opener) -> None:
    driver, field = typed(opened)
    driver.type("Žluťoučký Ёжик")
    driver.key(pygame.K_BACKSPACE)
    assert field.value == "Žluťoučký Ёжи"


def test_the_caret_moves_and_text_is_inserted_where_it_is(opened: Opener) -> None:
    driver, field = typed(opened, "abcd")
    driver.key(pygame.K_LEFT, pygame.K_LEFT)
    driver.type("X")
    driver.key(pygame.K_DELETE, pygame.K_HOME)
    driver.type("Y")
    assert field.value == "YabXd"


def test_selected_text_is_replaced(opened: Opener) -> None:
    driver, field = typed(opened, "abcd")
    driver.key(pygame.K_LEFT, pygame.K_LEFT, mod=pygame.KMOD_SHIFT)
    driver.type("!")
    assert field.value == "ab!"
    driver.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    driver.type("new")
    assert field.value == "new"


def test_tab_selects_all_so_that_typing_replaces(opened: Opener) -> None:
    driver = opened(in_a_column(TextField("Ada")))
    driver.key(pygame.K_TAB)
    driver.type("Eva")
    assert driver.find(TextField).value == "Eva"


def test_copy_cut_and_paste(opened: Opener) -> None:
    driver, field = typed(opened, "wild")
    for key in (pygame.K_a, pygame.K_c, pygame.K_x):
        driver.key(key, mod=pygame.KMOD_CTRL)
    assert field.value == ""
    driver.key(pygame.K_v, pygame.K_v, mod=pygame.KMOD_CTRL)
    assert field.value == "wildwild"


def test_no_more_than_the_limit_and_only_what_is_allowed(opened: Opener) -> None:
    driver, field = typed(opened, limit=5, allowed=str.isdigit)
    driver.type("1a2b3c4d5e6f")
    assert field.value == "12345"


def test_a_click_puts_the_caret_and_a_drag_selects(opened: Opener) -> None:
    driver, field = typed(opened, "wwwwwwwwww")
    left = field.rect.x + 12
    driver.click((left, field.rect.centery))
    assert field.caret == 0
    driver.drag((left, field.rect.centery), (field.rect.right, field.rect.centery))
    assert field.selection() == (0, 10)


def test_enter_finishes_and_arrows_leave_upwards_and_downwards(opened: Opener) -> None:
    done: list[str] = []
    driver, field = typed(opened, "x", on_done=done.append)
    driver.key(pygame.K_RETURN, pygame.K_DOWN)
    assert done == ["x"] and not field.focused


def test_long_text_scrolls_with_the_caret(opened: Opener) -> None:
    driver, field = typed(opened, limit=200)
    driver.type("m" * 100)
    assert field._scroll > 0
    driver.key(pygame.K_HOME)
    assert field._scroll == 0


# Scrolling and lists


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
    rows = [Button(str(n), lambda n=n: heard.append(n)) for n in range(60)]
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
    sliders = [slider([], []) for _ in range(40)]
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
