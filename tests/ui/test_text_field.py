"""A text field takes what is typed, as every text field does."""

from collections.abc import Callable

import pygame

from game.ui.widgets import Button, TextField
from tests.ui.driver import Driver
from tests.ui.pages import in_a_column

Opener = Callable[..., Driver]


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
    assert field.line.caret == 0
    driver.drag((left, field.rect.centery), (field.rect.right, field.rect.centery))
    assert field.line.selection == (0, 10)


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
