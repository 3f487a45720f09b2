"""Who sits at a match, who looks at the screen, and what they may see of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.event import Event, mask
from game.engine.game import Game
from game.engine.match import Match
from game.engine.text import Text
from game.engine.view import View, view


class Player(NamedTuple):
    """Somebody at the table; ``level`` names the bot that plays, it is empty for a human."""

    name: str
    level: str = ""

    @property
    def human(self) -> bool:
        """Not a bot."""
        return not self.level


class Sitting:
    """A match with its players, as one screen shows it: ``viewer`` is the seat that looks."""

    def __init__(self, match: Match, players: Sequence[Player]) -> None:
        self.match = match
        self.players = tuple(players)
        self.viewer = self._first_viewer()

    def _first_viewer(self) -> int:
        """Who looks first: the human who is to decide, else the first human there is."""
        if self.human_to_act:
            return self.actor
        return next((seat for seat, player in enumerate(self.players) if player.human), 0)

    # --- who ------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.match.setup.game

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [player.name for player in self.players]

    @property
    def humans(self) -> int:
        """The bit mask of human seats."""
        return sum(1 << seat for seat, player in enumerate(self.players) if player.human)

    @property
    def actor(self) -> int:
        """The seat that is to decide, −1 at the end."""
        return self.match.table.actor

    @property
    def human_to_act(self) -> bool:
        """A human is to decide."""
        return self.actor >= 0 and self.players[self.actor].human

    @property
    def human_before(self) -> bool:
        """The last move was a human's."""
        history = self.match.history
        return bool(history) and self.players[history[-1].actor].human

    @property
    def over(self) -> bool:
        """The game has ended."""
        return self.match.over

    @property
    def shared(self) -> bool:
        """Several humans with cards hidden from each other look at the same screen."""
        return not self.game.open_screen and self.humans & (self.humans - 1) != 0

    def needs_curtain(self) -> bool:
        """Another human is to decide whose hidden cards the present viewer must not see."""
        return (
            self.human_to_act
            and self.actor != self.viewer
            and not self.game.open_screen
            and self.players[self.viewer].human
        )

    # --- what is seen ---------------------------------------------------------------------------

    @property
    def watchers(self) -> int:
        """The bit mask of the seats for which the screen is: the viewer, or all humans."""
        own = 1 << self.viewer
        return own | self.humans if self.game.open_screen else own

    def view(self) -> View:
        """The table as the screen may show it; the moves of whoever of the watchers decides."""
        return view(self.match.table, self.viewer, self.watchers)

    @property
    def first_game(self) -> bool:
        """It is the game to learn by, dealt as it is meant to be."""
        first, setup = self.game.first_game, self.match.setup
        if first is None or setup.texts or setup.seed != first.seed:
            return False
        usual = self.game.checked_options(setup.seats, first.options)
        return self.game.checked_options(setup.seats, setup.options) == usual

    def lesson(self, view: View) -> Text | None:
        """What whoever looks is told in the first game, as long as they are to decide."""
        mine = self.first_game and view.actor == view.seat
        return self.game.lesson(view) if mine else None

    def opening(self) -> list[Event]:
        """The events of the deal, masked."""
        return self._masked(self.match.opening())

    def told(self) -> list[list[Event]]:
        """The events of all moves so far, masked for whoever looks now."""
        return [self._masked(events) for events in self.match.events]

    def _masked(self, events: Sequence[Event]) -> list[Event]:
        return [mask(event, self.watchers) for event in events]
