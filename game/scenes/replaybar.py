"""The bar of the replay viewer: where it stands, what the coach says, and the controls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from game.engine.text import N_, T
from game.ui.chart import Chart
from game.ui.theme import CREAM, LINE, MUTED
from game.ui.widgets import (
    Button,
    Choice,
    Column,
    IconButton,
    Label,
    Panel,
    Row,
    ScrollArea,
    Slider,
    Spacer,
    Widget,
)

SPEEDS = (("0.5", 0.5), ("1", 1.0), ("2", 2.0), ("4", 4.0), ("8", 8.0))


class Controls(Protocol):
    """What the bar can ask for."""

    def jump(self, to: int) -> None:
        """Show the table after so many moves."""

    def back_one(self) -> None:
        """One move back."""

    def on_one(self) -> None:
        """One move on."""

    def toggle(self) -> None:
        """Play or pause."""

    def set_speed(self, speed: float) -> None:
        """How many times faster than usual."""

    def review(self) -> None:
        """Let the coach go through the game."""

    def next_costly(self) -> None:
        """The next decision that cost much."""

    def play_on(self) -> None:
        """Play on from here."""


class ReplayBar(Panel):
    """The lower bar."""

    def __init__(self, scene: Controls, moves: int) -> None:
        self.words = Label("", "body")
        self.advice = Label("", "body", "semibold", MUTED)
        self.chart = Chart(moves, scene.jump)
        self.advice.visible = self.chart.visible = False
        self.play = IconButton("play", T(N_("Play or pause (Space)")), scene.toggle)
        self.slider = Slider(
            0, 0, max(1, moves), 1, lambda n: f"{n}/{moves}", on_change=scene.jump, grow=1
        )
        self.review = Button(T(N_("Coach")), scene.review, icon="hint")
        self.costly = Button(T(N_("Next mistake")), scene.next_costly, icon="warning")
        self.costly.visible = False
        self.play_on = Button(T(N_("Play on from here")), scene.play_on, icon="play")
        said = Column(self.words, self.advice, gap=1)
        # the controls below the words and above the buttons, where their tips cover neither
        rows = (self.chart, said, self._controls(scene, moves), self._buttons(scene))
        super().__init__(ScrollArea(Column(*rows, gap=6)), fill=CREAM, border=None, padding=9)

    def _buttons(self, scene: Controls) -> Widget:
        speed = Choice(
            [(value, T(N_("{speed}×"), speed=label)) for label, value in SPEEDS],
            1.0,
            scene.set_speed,
            segmented=False,
        )
        buttons = Row(self.costly, self.review, self.play_on, gap=8, line_gap=6, justify="end")
        return Row(speed, Spacer(grow=1), buttons, gap=8, line_gap=6)

    def _controls(self, scene: Controls, moves: int) -> Widget:
        ends: list[tuple[str, str, Callable[[], None]]] = [
            ("jump_start", N_("To the beginning (Home)"), lambda: scene.jump(0)),
            ("step_back", N_("One move back (←)"), scene.back_one),
        ]
        more: list[tuple[str, str, Callable[[], None]]] = [
            ("step_forward", N_("One move on (→)"), scene.on_one),
            ("jump_end", N_("To the end (End)"), lambda: scene.jump(moves)),
        ]
        return Row(
            *(IconButton(icon, T(say), action) for icon, say, action in ends),
            self.play,
            *(IconButton(icon, T(say), action) for icon, say, action in more),
            self.slider,
            gap=8,
        )

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(CREAM, self.rect)
        surface.fill(LINE, (self.rect.x, self.rect.y, self.rect.w, 1))
        Widget.draw(self, surface)
