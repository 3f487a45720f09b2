"""The main menu leads everywhere, by pointer, keys and gamepad."""

from collections.abc import Callable

import pygame
import pytest

from game import rules
from game.engine.text import T
from game.scenes.menu import DECK_GAME, Menu
from game.ui import art, backdrop
from game.ui.widgets import Button
from tests.ui.driver import Driver
from tests.ui.pages import Places

Opener = Callable[..., Driver]
ENTRIES = {
    "Continue": "resume",
    "New game": "new_game",
    "Load": "load",
    "Replays": "replays",
    **({"Decks": "decks"} if DECK_GAME in rules.NAMES else {}),
    "Rules": "rules",
    "Settings": "settings",
}


@pytest.mark.parametrize("say", ENTRIES)
def test_every_entry_leads_where_it_says(opened: Opener, say: str) -> None:
    places = Places(unfinished=True)
    driver = opened(Menu(places))
    driver.click(driver.find(Button, say))
    assert places.went == [ENTRIES[say]]


def test_all_entries_by_keys_alone(opened: Opener) -> None:
    places = Places(unfinished=True)
    driver = opened(Menu(places))
    for _ in ENTRIES:
        driver.key(pygame.K_RETURN, pygame.K_DOWN)
    assert places.went == list(ENTRIES.values())
    driver.key(pygame.K_RETURN)
    assert not driver.app.running


def test_quit_ends_the_program(opened: Opener) -> None:
    driver = opened(Menu(Places()))
    driver.click(driver.find(Button, "Quit"))
    assert not driver.app.running


def test_escape_does_not_end_the_program(opened: Opener) -> None:
    driver = opened(Menu(Places()))
    driver.key(pygame.K_ESCAPE)
    driver.pad(pygame.CONTROLLER_BUTTON_B)
    assert driver.app.running and driver.app.stack.top


def test_continue_is_there_only_while_a_game_is_unfinished(opened: Opener) -> None:
    places = Places(unfinished=False)
    driver = opened(Menu(places))
    assert driver.find(Button).say == T("New game")
    places.has_unfinished = True
    driver.app.stack.top.resumed(None)  # type: ignore[union-attr]
    assert driver.find(Button, "Continue").kind == "primary"


def test_what_went_wrong_before_is_told(opened: Opener) -> None:
    notice = T("The settings file could not be read.")
    driver = opened(Menu(Places(), notice))
    assert driver.app.toast.say == notice and driver.app.toast.left > 0


def test_hills_stand_in_for_a_missing_picture(
    opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(art, "exists", lambda name: False)
    backdrop.forget()
    driver = opened(Menu(Places()))
    corners = {tuple(driver.app.window.surface.get_at(at)) for at in ((1270, 5), (1270, 715))}
    assert len(corners) == 2
    backdrop.forget()
