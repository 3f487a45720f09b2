"""The navigator: knows all scenes, opens them, and begins, continues and repeats games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from game import rules
from game.bots.registry import NAMES
from game.bots.worker import Thinker
from game.engine.match import Match, Setup
from game.engine.text import N_, T, Text
from game.plan import new_seed, usual_level
from game.rules.cards import CardFileError
from game.save import Journal, Saved, SaveError, SeatInfo, Shelf, load
from game.save.decks import DeckShelf
from game.scenes import naming
from game.scenes.dialog import message
from game.scenes.load import LoadScene
from game.scenes.replay import ReplayScene
from game.scenes.rules import RulesScene
from game.scenes.scene import Host
from game.scenes.settings import SettingsScene
from game.scenes.setup import SetupScene
from game.scenes.table.scene import TableScene
from game.session import Session
from game.sitting import Player

CANNOT_OPEN = T(N_("This game cannot be opened"))
NO_CARDS = N_("A game is missing, because its card file {file} cannot be used: {reason}")
NO_DECKS = T(N_("There are no decks to build"))
NOTHING_UNFINISHED = T(N_("There is no unfinished game."))


class Routes:
    """The ``Navigator`` of the program. All games share one thinker, which starts with the first
    of them; ``close`` it at the end of the program."""

    def __init__(
        self, host: Host, shelf: Shelf | None = None, decks: DeckShelf | None = None
    ) -> None:
        self.host = host
        self.shelf = shelf or Shelf()
        self.deck_shelf = decks or DeckShelf()
        self._thinker: Thinker | None = None

    @property
    def thinker(self) -> Thinker:
        """The process in which the bots think."""
        if self._thinker is None:
            self._thinker = Thinker()
        return self._thinker

    def close(self) -> None:
        """End the thinking; a game that begins after it gets a new thinker."""
        if self._thinker:
            self._thinker.close()
            self._thinker = None

    # --- from the menu ----------------------------------------------------------------------

    def unfinished(self) -> bool:
        """Whether there is a game to be continued."""
        return self.shelf.latest_unfinished() is not None

    def resume(self) -> None:
        """Go on with the newest unfinished game."""
        latest = self.shelf.latest_unfinished()
        if latest:
            self.open(latest.path)
        else:
            self.host.tell(NOTHING_UNFINISHED)

    def new_game(self) -> None:
        """Set up a new game."""
        if self._any_game():
            self.host.push(SetupScene(self, self.deck_shelf))

    def load(self) -> None:
        """Choose among the saved games."""
        self.host.push(LoadScene(self, self.shelf))

    def replays(self) -> None:
        """Choose a finished game to look at."""
        self.host.push(LoadScene(self, self.shelf, replays=True))

    def decks(self) -> None:
        """Look at decks and build them."""
        try:
            from game.scenes.decks import DecksScene  # noqa: PLC0415 (reads the cards of the game)
        except CardFileError as error:
            reason = T(NO_CARDS, file=str(error.path), reason=error.reason)
            self.host.push(message(NO_DECKS, reason))
            return
        self.host.push(DecksScene(self.deck_shelf))

    def rules(self, game: str = "") -> None:
        """Read the rules, those of a game by its name at once."""
        if self._any_game():
            self.host.push(RulesScene(game))

    def _any_game(self) -> bool:
        """Whether there is a game at all; tells which are missing because of their cards."""
        missing = [T(NO_CARDS, file=str(e.path), reason=e.reason) for e in rules.damaged()]
        if missing:
            self.host.tell(missing[0])
        return len(missing) < len(rules.NAMES)

    def settings(self) -> None:
        """Change the settings."""
        self.host.push(SettingsScene())

    # --- games ------------------------------------------------------------------------------

    def start(self, setup: Setup, players: Sequence[Player]) -> None:
        """Begin a game."""
        match = Match(setup)
        journal = self.shelf.begin(match, [_seat(player) for player in players])
        self._sit_down(match, players, journal, fresh=True)

    def open(self, path: Path, recover: bool = False) -> None:
        """Play a saved game on, or say why that cannot be."""
        try:
            saved, journal = self.shelf.open(path, recover)
        except SaveError as error:
            self.host.push(message(CANNOT_OPEN, error.reason))
            return
        self._sit_down(saved.match, players_of(saved), journal, fresh=False)
        if saved.damage:
            self.host.tell(_recovered(len(saved.match.moves)))

    def watch(self, path: Path) -> None:
        """Look at a saved game move by move, or say why that cannot be."""
        try:
            saved = load(path)
        except SaveError as error:
            self.host.push(message(CANNOT_OPEN, error.reason))
            return
        session = Session(saved.match, players_of(saved), self.thinker)
        self.host.push(ReplayScene(session, self))

    def review(self, session: Session) -> None:
        """Let the coach go through a game that was played."""
        copy = Session(session.match, session.players, self.thinker)
        self.host.push(ReplayScene(copy, self, coach=True))

    def branch(self, session: Session, at: int) -> None:
        """Play on from a moment of a game, in a game of its own."""
        match = Match(session.match.setup)
        journal = self.shelf.begin(match, [_seat(player) for player in session.players])
        for move in session.match.moves[:at]:
            match.play(move)
            journal.record(move, match.digest())
        self._sit_down(match, session.players, journal, fresh=False)

    def rematch(self, session: Session) -> None:
        """The same game with the same seats, dealt anew."""
        self.start(replace(session.match.setup, seed=int(new_seed())), session.players)

    def again(self, session: Session) -> None:
        """Play a game on from its moves, in a new file."""
        match = Match(session.match.setup)
        journal = self.shelf.begin(match, [_seat(player) for player in session.players])
        for move in session.match.moves:
            match.play(move)
            journal.record(move, match.digest())
        self._sit_down(match, session.players, journal, fresh=not match.moves)

    def save_as(self, session: Session) -> None:
        """Ask for a name and keep a copy of the game under it."""
        naming.keep(self.host, session, self.shelf)

    def _sit_down(
        self, match: Match, players: Sequence[Player], journal: Journal, fresh: bool
    ) -> None:
        """Show a game at the table, with the menu beneath it."""
        session = Session(match, players, self.thinker, journal)
        session.trouble = journal.trouble
        self.host.home()
        self.host.push(TableScene(session, self, fresh))


def players_of(saved: Saved) -> list[Player]:
    """Who sits at the table of a saved game; a bot of a level that is unknown here plays as usual."""
    usual = usual_level(saved.match.table.game)
    return [
        Player(seat.name, "" if seat.human else seat.level if seat.level in NAMES else usual)
        for seat in saved.header.seats
    ]


def _recovered(moves: int) -> Text:
    return T(
        N_("The game goes on from before the damage, after {n} move."),
        "The game goes on from before the damage, after {n} moves.",
        n=moves,
    )


def _seat(player: Player) -> SeatInfo:
    return SeatInfo("human" if player.human else "bot", player.name, player.level)
