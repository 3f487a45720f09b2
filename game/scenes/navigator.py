"""Where the menu leads, known to it by name only: scenes never import each other in circles."""

from typing import Protocol


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

    def rules(self) -> None:
        """Read the rules."""

    def settings(self) -> None:
        """Change the settings."""
