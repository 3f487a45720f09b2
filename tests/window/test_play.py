"""A short game in a real window with a real mouse, from the menu to the final score."""

import json
import random
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from game.engine.move import Move
from game.rules.cubosaurs import layout as at
from game.save import Journal
from game.save.reader import Saved, load
from game.scenes.menu import Menu
from game.scenes.page import Page
from game.scenes.scoring import Scoring
from game.scenes.setup import SetupScene
from game.session import Session
from game.settings import Settings
from game.sitting import Player
from game.ui.widgets import Button
from tests.scenes.table_driver import AtOnce, Nowhere, TableDriver
from tests.ui.driver import Driver, Point
from tests.window.desktop import Desktop, missing
from tests.window.through import Through

pytestmark = pytest.mark.skipif(bool(missing()), reason=f"cannot be had here: {missing()}")
SIZE = (1280, 720)


SETTINGS = {
    "animation": "off",
    "reduced_motion": True,
    "last_setup": {
        "game": "cubosaurs",
        "seats": 2,
        "chairs": [{"human": True, "name": "Ada"}, {"human": False, "level": "novice"}],
        "options": {"rounds": 1},
    },
}


@pytest.fixture
def desktop(tmp_path: Path) -> Iterator[Desktop]:
    config = tmp_path / "config"
    config.mkdir()
    (config / "settings.json").write_text(json.dumps(SETTINGS))
    desktop = Desktop(tmp_path)
    yield desktop
    desktop.close()


def button(scene: Page, say: str) -> Point:
    """Where a button of a scene is in a window of this size."""
    options = msgspec.convert(SETTINGS, Settings)
    driver = Driver(scene, SIZE, options)
    at = driver.find(Button, say).rect.center
    driver.close()
    return at


class Eyes:
    """Knows from the save on disk what stands on the screen, and where."""

    def __init__(self, desktop: Desktop) -> None:
        self.desktop = desktop

    def saved(self) -> Saved:
        """The game as it is on disk."""
        folder = self.desktop.home / "data" / "saves"
        found = Desktop.until(lambda: str(next(iter(folder.glob("*.wild")), "")), "a save")
        return load(Path(found))

    def turn(self) -> TableDriver:
        """The same table without a display, once the human is to decide (or all is over)."""

        def ready() -> str:
            match = self.saved().match
            return "yes" if match.over or match.table.actor == 0 else ""

        Desktop.until(ready, "the human's turn", 60)
        time.sleep(0.3)
        saved = self.saved()
        players = [Player(info.name, info.level) for info in saved.header.seats]
        return TableDriver(Session(saved.match, players, AtOnce()), SIZE)

    def moves(self) -> int:
        """How many moves stand on disk."""
        return len(self.saved().match.moves)


def play_turn(desktop: Desktop, table: TableDriver, take: bool) -> Move:
    """Take or pass by dragging."""
    zones = table.session.match.table.zones
    passes = table.legal("pass")
    if take or not passes:
        desktop.drag(table.card(zones[at.HAND][0]), table.zone("collection@0"))
        return Move("take")
    desktop.drag(table.card(passes[0].card), table.zone("hand@0"))
    return passes[0]


def test_a_game_from_the_menu_to_the_score_with_kill_and_continue(desktop: Desktop) -> None:
    eyes = Eyes(desktop)
    desktop.start()
    desktop.click(button(Menu(Nowhere()), "New game"))  # type: ignore[arg-type]
    time.sleep(1.0)
    desktop.click(button(SetupScene(Nowhere()), "Start"))  # type: ignore[arg-type]
    table = eyes.turn()
    before = eyes.moves()
    refused = table.session.match.table.zones[at.HAND][0]
    desktop.drag(table.card(refused), table.zone("collection@1"))
    time.sleep(0.5)
    assert eyes.moves() == before, "a refused drop plays nothing"
    move = play_turn(desktop, table, take=False)
    table.close()
    Desktop.until(lambda: "yes" if eyes.moves() > before else "", "the move on disk")
    assert eyes.saved().match.moves[before] == move

    kept = eyes.moves()
    desktop.kill()
    assert eyes.moves() >= kept, "nothing is lost"

    desktop.start()
    desktop.key("Return")  # the keyboard stands on Continue
    for number in range(60):
        table = eyes.turn()
        if table.session.over:
            break
        before = eyes.moves()
        play_turn(desktop, table, take=number % 3 != 0)
        table.close()
        Desktop.until(lambda before=before: "yes" if eyes.moves() > before else "", "the move")
    assert eyes.saved().match.over
    assert eyes.saved().closed, "the result stands in the file"
    time.sleep(1.5)
    desktop.key("Return")  # the sheet of the round: go on
    time.sleep(1.0)
    desktop.click(button(score(eyes), "Main menu"))
    time.sleep(1.0)
    desktop.click(button(Menu(Nowhere()), "Quit"))  # type: ignore[arg-type]
    assert desktop.ended() == 0


def score(eyes: Eyes) -> Scoring:
    """The final score as it stands on the screen, after the sheet of the round."""
    saved = eyes.saved()
    players = [Player(info.name, info.level) for info in saved.header.seats]
    session = Session(saved.match, players, AtOnce(), Journal.begin(None, saved.header))
    sheet = session.game.sheet(saved.match.table.sheets[-1])
    return Scoring(session, sheet, session.result())


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("divocina", "human:Ada,human:Bo,human:Cleo"),
        ("wild_life", "human:Ada,bot:greedy"),
    ],
)
def test_moves_are_made_with_the_real_mouse(tmp_path: Path, game: str, seats: str) -> None:
    desktop = Desktop(tmp_path)
    try:
        through = Through(desktop, [game, "--seats", seats, "--seed", "7"])
        chance = random.Random(7)
        assert all(through.play(chance) for _ in range(6))
    finally:
        desktop.close()
