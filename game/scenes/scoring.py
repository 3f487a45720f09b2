"""The scoring of a round or of the game: every line with its reason, and the winner."""

import pygame

from game.engine.game import Result, Sheet
from game.engine.text import N_, T
from game.i18n import tr
from game.save import Journal, Shelf
from game.scenes import naming, outcome
from game.scenes.page import Page
from game.session import Session
from game.ui import backdrop
from game.ui.leaves import Leaves
from game.ui.scoresheet import Clock, SeatColumn
from game.ui.theme import CREAM, FOREST, MUTED, OCHRE, PARCHMENT, mix
from game.ui.widgets import (
    Button,
    Column,
    Frame,
    Icon,
    Label,
    Panel,
    Row,
    ScrollArea,
    Widget,
)

GO_ON = "go on"
REMATCH = "rematch"
REVIEW = "review"
TABLE = "table"
MENU = "menu"
NO_SCORE = T(N_("Nothing to score."))
NO_DEEDS = T(N_("Nothing to tell of."))
COUNTING = {"slow": 1.0, "normal": 0.9, "fast": 0.5, "off": 0.0}
"""Seconds in which the points count up, by the animation setting."""


class Scoring(Page):
    """Shows a sheet; with ``final`` the winners too.

    The result says what to do next: ``GO_ON`` after a round; at the end ``REMATCH``, ``TABLE``
    (look at the table) or ``MENU``. ``shelf`` is where a replay is kept, the user's by default.
    """

    def __init__(
        self,
        session: Session,
        sheet: Sheet,
        final: Result | None = None,
        shelf: Shelf | None = None,
    ) -> None:
        super().__init__()
        self.session = session
        self.sheet = sheet
        self.final = final
        self.shelf = shelf or Shelf()
        self.leaves = Leaves()

    def build(self) -> Widget:
        settings = self.host.settings
        self.clock = Clock(0.0 if settings.reduced_motion else COUNTING[settings.animation])
        columns = Row(*self._columns(), gap=12, line_gap=12, stretch=True)
        page = Column(self._heading(), ScrollArea(Column(columns)), self._buttons(), gap=16)
        return Frame(page, margin=24, fill=True)

    def enter(self) -> None:
        super().enter()
        self.root.focus(self.first)
        settings = self.host.settings
        won = self.final is not None and bool(self.final.winners)
        if won and not settings.reduced_motion and settings.animation != "off":
            self.leaves.begin()

    def _heading(self) -> Widget:
        names = self.session.names
        if self.final is None:
            return Label(tr(self.sheet.title, names), "heading", "semibold", FOREST)
        winners = self.final.winners
        lines = [
            Label(tr(outcome.headline(self.session, winners), names), "title", "bold", FOREST),
            Label(tr(self.final.why, names)),
        ]
        if self.session.game.cooperative:  # what the numbers below are, for they decide nothing
            lines.append(Label(tr(self.sheet.title, names), "small", colour=MUTED))
        tone = OCHRE if winners else MUTED
        sign = Icon(outcome.sign(winners), 64, tone)
        banner = Row(sign, Column(*lines, gap=2, grow=1, basis=320), gap=20)
        card = Panel(banner, fill=mix(CREAM, tone, 0.22), border=tone, padding=16, lift=12)
        return Frame(card, width=720)

    def _columns(self) -> list[Widget]:
        session, sheet = self.session, self.sheet
        winners = self.final.winners if self.final else ()
        nothing = NO_DEEDS if session.game.cooperative else NO_SCORE
        return [
            SeatColumn(
                seat,
                player.name,
                "human" if player.human else "bot",
                sheet.rows[seat],
                sheet.totals[seat],
                self.clock,
                session.names,
                nothing,
                seat in winners,
            )
            for seat, player in enumerate(session.players)
        ]

    def _buttons(self) -> Widget:
        if self.final is None:
            self.first = Button(T(N_("Go on")), self.back, "primary")
            return Row(self.first, justify="end")
        self.first = Button(T(N_("Rematch")), lambda: self.host.pop(REMATCH), "primary")
        buttons = [
            Button(T(N_("Main menu")), lambda: self.host.pop(MENU), icon="home"),
            Button(T(N_("Look at the table")), self.back, icon="eye"),
            Button(T(N_("Coach")), lambda: self.host.pop(REVIEW), icon="hint"),
        ]
        if isinstance(self.session.keeper, Journal):
            buttons.append(Button(T(N_("Save the replay")), self.keep, icon="save"))
        row = Row(*buttons, self.first, justify="centre", gap=12)
        return Panel(row, fill=PARCHMENT, border=None, padding=10)

    def keep(self) -> None:
        """Ask for a name and keep the game under it."""
        naming.keep(self.host, self.session, self.shelf)

    def back(self) -> None:
        """Escape: go on, or look at the table when the game is over."""
        self.host.pop(TABLE if self.final else GO_ON)

    def handle(self, event: pygame.Event) -> bool:
        """Whoever cannot wait for the counting clicks or presses a key: all is there at once."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN) and self.clock.share < 1.0:
            self.clock.share = 1.0
            self.root.changed()
        return super().handle(event)

    def update(self, dt: float) -> None:
        super().update(dt)
        counted = self.clock.step(dt)
        if self.leaves.update(dt) or counted:
            self.root.changed()

    def backdrop(self, surface: pygame.Surface) -> None:
        """At the end of the game the evening falls, with drifting leaves."""
        if self.final is None:
            super().backdrop(surface)
            return
        surface.blit(backdrop.landscape(surface.get_size()), (0, 0))
        self.leaves.draw(surface, self.root.metrics)
