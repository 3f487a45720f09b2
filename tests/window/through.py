"""Plays a game in a real window with a real mouse, each move made as its handle says.

As a script, to look at every screen on the way: ``python -m tests.window.through divocina
--seats human:Ada,human:Bo,human:Cleo --moves 30 --pictures /tmp/pictures``. It needs Xvfb, openbox
and xdotool, and ImageMagick for the pictures.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import tempfile
import time
from pathlib import Path

for _name in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
    os.environ.setdefault(_name, "dummy")

import pygame  # noqa: E402 (the environment comes first)

from game.cli.arguments import size as window_size  # noqa: E402
from game.i18n import tr  # noqa: E402 (the environment comes first)
from game.save.reader import Saved, load  # noqa: E402
from game.scenes.table.choices import Option  # noqa: E402
from game.session import Session  # noqa: E402
from game.settings import Settings  # noqa: E402
from game.sitting import Player  # noqa: E402
from game.ui.widgets import Button  # noqa: E402
from tests.scenes.gestures import free_point  # noqa: E402
from tests.scenes.table_driver import AtOnce, TableDriver  # noqa: E402
from tests.window.desktop import Desktop, Point  # noqa: E402

SIZE = (1280, 720)
TITLE_BAR = 80
"""So much higher than the window the screen is."""


class Through:
    """A game in a window, and the same game without one to know where everything lies."""

    def __init__(
        self,
        desktop: Desktop,
        arguments: list[str],
        pictures: Path | None = None,
        size: Point = SIZE,
        text: int = 100,
    ) -> None:
        self.desktop = desktop
        self.pictures = pictures
        self.size = size
        self.settings = Settings(
            animation="off", reduced_motion=True, skip_windows="never", text=text
        )
        self.taken = 0
        self.last = -1
        self.sheets = 0
        folder = desktop.home / "config"
        folder.mkdir(parents=True, exist_ok=True)
        settings = {
            "animation": "fast",
            "skip_windows": "never",
            "text": text,
            "width": size[0],
            "height": size[1],
        }
        (folder / "settings.json").write_text(json.dumps(settings))
        desktop.start("play", *arguments)

    def saved(self) -> Saved:
        """The game as it is on disk."""
        folder = self.desktop.home / "data" / "saves"
        found = Desktop.until(lambda: str(next(iter(folder.glob("*.wild")), "")), "a save")
        return load(Path(found))

    def look(self) -> None:
        """Take a picture of the screen."""
        if self.pictures:
            self.desktop.picture(self.pictures / f"{self.taken:04}.png")
            self.taken += 1

    def until_human(self) -> TableDriver | None:
        """The same table, once a human is to decide; ``None`` at the end of the game."""

        def ready() -> str:
            match = self.saved().match
            if len(match.table.sheets) > self.sheets and not match.over:  # there Enter is a rematch
                time.sleep(1.5)
                self._enter()
                self.sheets = len(match.table.sheets)
            names = self.saved().header.seats
            return "yes" if match.over or names[match.table.actor].human else ""

        Desktop.until(ready, "a human's turn", 90)
        saved = self.saved()
        if saved.match.over:
            return None
        players = [Player(info.name, info.level) for info in saved.header.seats]
        table = TableDriver(Session(saved.match, players, AtOnce()), self.size, self.settings)
        if table.on_top == "Curtain":
            table.key(pygame.K_RETURN)
            table.wait()
        return table

    def play(self, chance: random.Random) -> bool:
        """One move of a human; False when the game is over."""
        table = self.until_human()
        if table is None:
            return False
        before = len(table.session.match.moves)
        option = chance.choice(table.scene.field.choices.options)
        for _ in range(4):
            self.look()
            self._clear_the_way(table)
            self._make(table, option)
            if self._moved(before):
                break
        table.close()
        assert len(self.saved().match.moves) > before, f"{option.move} was not played"
        return True

    def _clear_the_way(self, table: TableDriver) -> None:
        """Lift the curtain if another human is next."""
        time.sleep(0.9)
        match, players = table.session.match, table.session.players
        shared = sum(player.human for player in players) > 1
        if shared and not match.setup.game.open_screen and match.table.actor != self.last:
            time.sleep(1.4)
            self._enter()
        self.last = match.table.actor

    def _enter(self) -> None:
        self.look()
        self.desktop.key("Return")
        time.sleep(0.7)
        self.look()

    def _moved(self, before: int) -> bool:
        end = time.monotonic() + 2.0
        while time.monotonic() < end:
            if len(self.saved().match.moves) > before:
                return True
            time.sleep(0.1)
        self.look()
        self.desktop.key("Return")  # several moves may be meant: the first of the list
        time.sleep(0.3)
        return len(self.saved().match.moves) > before

    def _make(self, table: TableDriver, option: Option) -> None:
        handle = option.handle
        cards = [slot for slot in handle.cards if slot in table.board.sprites]
        if cards and handle.onto:
            other = next(slot for slot in handle.onto if slot != cards[0])
            self.desktop.drag(table.card(cards[0]), table.card(other))
        elif cards and any(table.board.zone_rect(zone) for zone in handle.zones):
            self.desktop.drag(table.card(cards[0]), free_point(table, option))
        elif handle.click:
            self.desktop.click(table.card(handle.click[0]))
            self.desktop.click(table.card(handle.click[0]))
        else:
            self.desktop.click(self._button(table, option))

    @staticmethod
    def _button(table: TableDriver, option: Option) -> Point:
        say = tr(option.handle.button, table.session.names)
        found = [button.rect.center for button in table.all(Button) if button.say == say]
        assert found, f"no button {say!r} for {option.move} on {table.on_top}"
        return found[0]


def main() -> None:
    """Play from the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", default="human:Ada,bot:greedy")
    parser.add_argument("--seed", default="7")
    parser.add_argument("--moves", type=int, default=30)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--pictures", type=Path)
    parser.add_argument("--size", type=window_size, default=SIZE, metavar="WxH")
    parser.add_argument("--text", type=int, default=100, help="text size, 80 to 200 %%")
    given = parser.parse_args()
    if given.pictures:
        given.pictures.mkdir(parents=True, exist_ok=True)
    more = [part for option in given.option for part in ("--option", option)]
    with tempfile.TemporaryDirectory() as home:
        desktop = Desktop(Path(home), (given.size[0], given.size[1] + TITLE_BAR))
        try:
            arguments = [given.game, "--seats", given.seats, "--seed", given.seed, *more]
            through = Through(desktop, arguments, given.pictures, given.size, given.text)
            chance = random.Random(int(given.seed))
            played = 0
            while played < given.moves and through.play(chance):
                played += 1
            through.look()
            print(f"{given.game}: {played} moves by hand, {through.taken} pictures")
        finally:
            desktop.close()


if __name__ == "__main__":
    main()
