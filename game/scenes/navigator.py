"""Where scenes lead, known to them by name only: scenes never import each other in circles."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from game.engine.match import Setup
from game.session import Session
from game.sitting import Player


class Navigator(Protocol):
    """Opens the scenes; implemented where all of them are known."""

    def unfinished(self) -> bool:
        """Whether there is a game to be continued."""

    def resume(self) -> None:
        """Go on with the unfinished game."""

    def new_game(self) -> None:
        """Choose a game and its players."""

    def load(self) -> None:
        """Choose among the saved games."""

    def replays(self) -> None:
        """Choose a finished game to look at."""

    def decks(self) -> None:
        """Look at decks and build them."""

    def rules(self, game: str = "") -> None:
        """Read the rules, those of a game by its name at once."""

    def settings(self) -> None:
        """Change the settings."""

    def start(self, setup: Setup, players: Sequence[Player]) -> None:
        """Begin a game."""

    def open(self, path: Path, recover: bool = False) -> None:
        """Play a saved game on; ``recover``: from before the place where its file is damaged."""

    def watch(self, path: Path) -> None:
        """Look at a saved game, move by move."""

    def rematch(self, session: Session) -> None:
        """The same game with the same seats, dealt anew."""

    def save_as(self, session: Session) -> None:
        """Ask for a name and keep a copy of the game under it."""

    def review(self, session: Session) -> None:
        """Let the coach go through a game that was played."""

    def branch(self, session: Session, at: int) -> None:
        """Play on from a moment of a game, in a game of its own."""
