"""The loop: events in their order, pictures only when wanted, nothing lost."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app import App
from game.events import KeyRepeat, merged
from game.scenes.dialog import confirm, message
from game.scenes.menu import Menu
from game.scenes.scene import Scene
from game.settings import Settings
from game.ui.theme import Metrics
from game.ui.widgets import Button, Label
from tests.ui.driver import Driver, motion, press, release
from tests.ui.pages import Places

Opener = Callable[..., Driver]


class Recorder(Scene):
    """A scene that notes what happens to it."""

    def __init__(self, name: str = "", opaque: bool = True) -> None:
        super().__init__()
        self.name = name
        self.opaque = opaque
        self.log: list[object] = []

    def enter(self) -> None:
        self.log.append("enter")

    def leave(self) -> None:
        self.log.append("leave")

    def resumed(self, result: object) -> None:
        self.log.append(("resumed", result))

    def resize(self, metrics: Metrics) -> None:
        self.log.append(metrics.size)

    def handle(self, event: pygame.Event) -> bool:
        self.log.append(event)
        return True

    def cancel(self) -> None:
        self.log.append("cancel")

    def update(self, dt: float) -> None:
        self.log.append(dt)

    def draw(self, surface: pygame.Surface) -> None:
        self.log.append("draw")


def test_a_picture_only_when_something_changed(opened: Opener) -> None:
    driver = opened(Menu(Places()))
    assert not driver.step() and not driver.step()
    driver.move(driver.find(Button, "Rules").rect.center)
    assert not driver.step()
    driver.app.stack.top.dirty = True  # type: ignore[union-attr]
    assert driver.step()


def test_time_never_runs_backwards_or_jumps(opened: Opener) -> None:
    scene = Recorder()
    driver = opened(scene)
    for dt in (-3600.0, 86400.0, 0.05):
        driver.step(dt=dt)
    assert [entry for entry in scene.log if isinstance(entry, float)][-3:] == [0.0, 0.1, 0.05]


def test_closing_comes_before_everything_else(opened: Opener) -> None:
    scene = Recorder()
    driver = opened(scene)
    scene.log.clear()
    driver.step(*[motion((5, 5))] * 50_000, pygame.Event(pygame.QUIT))
    assert not driver.app.running and scene.log == []


def test_motions_in_a_row_become_one() -> None:
    first = pygame.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(1, 1), buttons=(1, 0, 0), touch=False)
    second = pygame.Event(
        pygame.MOUSEMOTION, pos=(4, 3), rel=(3, 2), buttons=(1, 0, 0), touch=False
    )
    up = release((4, 3))
    result = merged([first, second, up, first])
    assert [event.type for event in result] == [first.type, up.type, first.type]
    assert result[0].pos == (4, 3) and result[0].rel == (4, 3)


def test_a_press_right_after_a_resize_hits_what_is_there_now(opened: Opener) -> None:
    fresh = Driver(Menu(Places()), (1920, 1080))
    at = fresh.find(Button, "Settings").rect.center
    fresh.close()
    places = Places()
    driver = opened(Menu(places), (800, 600))
    driver.app.window.resize((1920, 1080))
    driver.step(press(at), release(at))
    assert places.went == ["settings"]


def test_every_scene_of_the_stack_hears_of_a_resize(opened: Opener) -> None:
    below, above = Recorder(), Recorder(opaque=False)
    driver = opened(below)
    driver.app.push(above)
    driver.app.window.resize((1000, 700))
    driver.step()
    assert (1000, 700) in below.log and (1000, 700) in above.log


def test_twenty_resizes_and_ten_full_screens_end_where_they_began(opened: Opener) -> None:
    driver = opened(Menu(Places()))
    for i in range(20):
        driver.app.window.resize((800 + 50 * i, 600 + 20 * i))
        driver.step()
    driver.app.window.resize((1280, 720))
    for _ in range(10):
        driver.key(pygame.K_F11)
    assert driver.app.metrics.size == (1280, 720)


def test_losing_the_focus_cancels_what_is_dragged_and_clears_modifiers(opened: Opener) -> None:
    scene = Recorder()
    driver = opened(scene)
    pygame.key.set_mods(pygame.KMOD_LALT)
    driver.step(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert "cancel" in scene.log and pygame.key.get_mods() == pygame.KMOD_NONE


def test_results_go_to_the_scene_beneath(opened: Opener) -> None:
    below, above = Recorder(), Recorder()
    driver = opened(below)
    driver.app.push(above)
    driver.app.pop("answer")
    assert below.log[-1] == ("resumed", "answer") and above.log[-1] == "leave"


def test_home_closes_all_but_the_lowest(opened: Opener) -> None:
    scenes = [Recorder() for _ in range(4)]
    driver = opened(scenes[0])
    for scene in scenes[1:]:
        driver.app.push(scene)
    driver.app.home()
    assert driver.app.stack.scenes == scenes[:1]
    assert scenes[0].log[-1] == ("resumed", None)


def test_replacing_resumes_nobody(opened: Opener) -> None:
    below, first, second = Recorder(), Recorder(), Recorder()
    driver = opened(below)
    driver.app.push(first)
    driver.app.replace(second)
    assert driver.app.stack.scenes == [below, second] and first.log[-1] == "leave"
    assert ("resumed", None) not in below.log


def test_a_scene_shows_through_one_that_is_not_opaque(opened: Opener) -> None:
    hidden, below, above = Recorder(), Recorder(), Recorder(opaque=False)
    driver = opened(hidden)
    for scene in (below, above):
        driver.app.push(scene)
    for scene in (hidden, below, above):
        scene.log.clear()
    driver.step()
    assert "draw" in below.log and "draw" in above.log and "draw" not in hidden.log
    assert not any(isinstance(entry, float) for entry in below.log)


def test_a_question_gives_its_answer_by_pointer_keys_and_escape(opened: Opener) -> None:
    below = Recorder()
    driver = opened(below)
    for use in ("click", "enter", "escape", "danger"):
        driver.app.push(confirm("Delete?", "It is gone then.", "Delete", danger=use == "danger"))
        driver.step()
        if use == "click":
            driver.click(driver.find(Button, "Delete"))
        else:
            driver.key(pygame.K_ESCAPE if use == "escape" else pygame.K_RETURN)
    given = [entry[1] for entry in below.log if isinstance(entry, tuple) and entry[0] == "resumed"]
    assert given == [True, True, False, False]


def test_a_message_is_read_and_closed(opened: Opener) -> None:
    driver = opened(Recorder())
    driver.app.push(message("Title", "Words"))
    driver.step()
    assert driver.find(Label, "Words")
    driver.click(driver.find(Button, "OK"))
    assert isinstance(driver.app.stack.top, Recorder)


def test_a_short_message_goes_by_itself(opened: Opener) -> None:
    driver = opened(Menu(Places()))
    driver.app.tell("Saved")
    assert driver.step(dt=0.1)
    for _ in range(60):
        driver.step(dt=0.1)
    assert driver.app.toast.fade.value == 0 and not driver.step(dt=0.1)


def test_f12_saves_a_picture_in_the_users_folder(opened: Opener, home: Path) -> None:
    driver = opened(Menu(Places()))
    driver.key(pygame.K_F12)
    (picture,) = (home / "data" / "screenshots").iterdir()
    assert pygame.image.load(picture).get_size() == (1280, 720)


def test_a_picture_that_cannot_be_saved_is_told(opened: Opener, home: Path) -> None:
    (home / "data").write_text("not a folder")
    driver = opened(Menu(Places()))
    driver.key(pygame.K_F12)
    assert driver.app.toast.left > 0


def test_a_held_key_repeats_only_while_it_is_down(monkeypatch: pytest.MonkeyPatch) -> None:
    repeat = KeyRepeat()
    down = pygame.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0)
    held = {pygame.K_DOWN: True}
    monkeypatch.setattr(pygame.key, "get_pressed", lambda: held)
    repeat.note(down)
    assert [len(repeat.due(0.2)) for _ in range(4)] == [0, 1, 1, 1]
    held[pygame.K_DOWN] = False
    assert repeat.due(0.1) == []
    repeat.note(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0))
    assert repeat.due(1.0) == []


def test_the_loop_ends_with_the_last_scene_and_idles_cheaply(home: Path) -> None:
    class Brief(Recorder):
        def update(self, dt: float) -> None:
            super().update(dt)
            if sum(entry for entry in self.log if isinstance(entry, float)) > 0.5:
                self.host.pop()

    app = App(Settings(), headless=True)
    scene = Brief()
    worked = time.process_time()
    app.run(scene)
    assert scene.log.count("draw") == 1 and scene.log[-1] == "leave"
    assert time.process_time() - worked < 0.25


@pytest.mark.parametrize(
    "environment", [{"SDL_VIDEODRIVER": "nonsense"}, {}], ids=["bad driver", "no display"]
)
def test_without_a_display_one_clear_error(environment: dict[str, str]) -> None:
    program = (
        "from game.app import App\nfrom game.window import DisplayError\n"
        "from game.settings import Settings\n"
        "try: App(Settings())\nexcept DisplayError as error: print('told:', error)"
    )
    wanted = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    clean = {name: value for name, value in os.environ.items() if name not in wanted}
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**clean, **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stdout.startswith("told: no display") and done.returncode == 0


def test_an_unusable_sound_device_is_no_obstacle() -> None:
    program = (
        "from game.ui import sound\nsound.start()\nassert not sound.is_on()\n"
        "sound.set_volume(50)\nsound.play('button')\nsound.stop()\nprint('silent')"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "SDL_AUDIODRIVER": "nonsense"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stdout == "silent\n" and done.stderr.count("no sound") == 1
