"""A window that nobody sees, and tables to put on it: for pictures and for measuring."""

from collections.abc import Sequence

import pygame

from game.app import App
from game.bots.bot import Advice, decision_seed
from game.cli.simulation import bot_move
from game.engine.match import Match, Setup
from game.engine.move import Move
from game.engine.sample import Sampler
from game.session import Session
from game.settings import Settings
from game.sitting import Player

PLAYED_BY = "greedy"
"""The bot that makes the moves before a picture."""


class NoThinker:
    """A thinker for tables at which nobody has to think."""

    def start(self, sampler: Sampler, level: str, seed: int) -> None:
        """Nobody will answer."""

    def poll(self) -> Advice | None:
        """Nothing."""
        return None

    def cancel(self) -> None:
        """Nothing to forget."""

    def close(self) -> None:
        """Nothing to end."""


def open_app(size: tuple[int, int], text: int = 100, language: str = "en") -> App:
    """An application without a display, its settings those of a new user, nothing moving."""
    options = Settings(text=text, language=language, animation="off", reduced_motion=True)
    return App(options, headless=True, size=size)


def settle(app: App, seconds: float = 2.0) -> None:
    """Let time pass until everything has found its place."""
    for _ in range(round(seconds / 0.05)):
        app.frame((), 0.05)


def session(setup: Setup, players: Sequence[Player], moves: int) -> Session:
    """A session after so many moves, and on to the next decision of a human if there is one."""
    match = Match(setup)
    people = any(player.human for player in players)
    while not match.over and (
        len(match.moves) < moves or (people and not players[match.table.actor].human)
    ):
        match.play(next_move(match))
    return Session(match, players, NoThinker())


def to_the_end(session: Session) -> Session:
    """The same session with its game played to the end."""
    while not session.over:
        session.match.play(next_move(session.match))
    return session


def next_move(match: Match) -> Move:
    """What a sensible player does."""
    seed = decision_seed(match.setup.seed, match.table.actor, len(match.moves), PLAYED_BY)
    return bot_move(match.table, PLAYED_BY, seed)


def pointer(kind: int, pos: tuple[int, int], button: int = 1) -> pygame.Event:
    """An event of the pointer, as SDL gives it."""
    if kind == pygame.MOUSEMOTION:
        return pygame.Event(kind, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False)
    return pygame.Event(kind, pos=pos, button=button, touch=False)
