"""A tour of the program without a display: ``python -m tests.hazards.tour``.

Opens the menu, set-up, rules, settings and lists, plays some moves of every game that can be
played, and prints what the user was told, one line each. Whatever raises ends it.
"""

import contextlib
import io
import os
import sys

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from game import rules, settings
from game.app import App
from game.engine.match import Setup
from game.i18n import tr
from game.scenes import routes
from game.scenes.menu import Menu
from game.scenes.routes import Routes
from game.scenes.table.scene import TableScene
from game.sitting import Player
from game.ui import sound
from game.ui.widgets import Words, words
from tests.scenes.shelves import Thoughtless


class Tour(App):
    """An application that prints what it tells."""

    def tell(self, say: Words) -> None:
        """Show it, and print it."""
        print(words(say))
        super().tell(say)


def main() -> None:
    """Go round."""
    routes.Thinker = Thoughtless  # type: ignore[misc,assignment]
    options, notice = settings.load()
    if notice:
        print(tr(notice))
    app = Tour(options, headless=True, size=(1024, 768))
    sound.start()
    ways = Routes(app)
    app.push(Menu(ways))
    for go in (ways.new_game, ways.rules, ways.settings, ways.load, ways.replays):
        go()
        look(app)
        app.home()
    for game in rules.games():
        seats = game.seats[0]
        ways.start(Setup(game, seats, 7), [Player(f"P{n}") for n in range(seats)])
        for _ in range(5):
            scene = app.stack.top
            if isinstance(scene, TableScene):
                scene.director.play(scene.session.match.table.moves()[0])
            else:
                app.pop(True)
            look(app)
        app.home()
        print("played", game.name)
    app.close()


def look(app: App) -> None:
    """Some frames of whatever is open."""
    for _ in range(4):
        app.frame((), 0.1)


if __name__ == "__main__":
    with contextlib.redirect_stderr(io.StringIO()):
        main()
    sys.exit(0)
