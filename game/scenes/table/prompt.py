"""The prompt bar: who is to play, what is asked, what was announced, and a button for each move
that needs one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.engine.game import Announcement, Face
from game.engine.text import N_, T
from game.engine.view import View
from game.i18n import tr
from game.scenes.table.choices import Option
from game.ui import cardface
from game.ui.board.plates import seat_ink
from game.ui.theme import CREAM, FOREST, LINE, MUTED, TextSize
from game.ui.widgets import Button, Column, Icon, Label, Panel, Row, ScrollArea, Widget, Words

MOST_BUTTONS = 12
CARD_UNITS = 62
MOST = 0.45
"""The share of the window's height that the bar may take."""
STEADY = 0.25
"""Up to this share it keeps its height, and says all there is to say."""
FORMS: tuple[tuple[TextSize, bool], ...] = (("body", True), ("body", False), ("small", False))
"""The letters of question and announcement, and whether there are reminders: the first form that
takes no more than that."""


class Cards(Widget):
    """A few cards side by side, small."""

    def __init__(self) -> None:
        super().__init__()
        self.faces: list[Face] = []

    def _width(self) -> int:
        return self.metrics.u(CARD_UNITS)

    def natural_width(self) -> int:
        return (self._width() + self.metrics.u(5)) * len(self.faces)

    def height_for(self, width: int) -> int:
        return cardface.height(self._width())

    def draw(self, surface: pygame.Surface) -> None:
        step = self._width() + self.metrics.u(5)
        for number, face in enumerate(self.faces):
            place = (self.rect.x + number * step, self.rect.y)
            surface.blit(cardface.front(face, self._width()), place)


class Low(Row):
    """A row of texts that stand below each other where that takes less height: long lines beside
    short ones leave much room empty."""

    def _lines(self, width: int) -> list[list[tuple[Widget, int]]]:
        beside = super()._lines(width)
        below = [[(kid, width)] for kid in self.shown()]
        return min(beside, below, key=self._height)

    def _height(self, lines: list[list[tuple[Widget, int]]]) -> int:
        return sum(max(kid.height_for(width) for kid, width in line) for line in lines)


class PromptBar(Panel):
    """The lower bar of the table."""

    def __init__(self) -> None:
        self.icon = Icon("human", 26)
        self.who = Label("", "body", "semibold")
        self.words = Label("", "body")
        self.cards = Cards()
        self.announced = Label("", "body", "semibold")
        self.lines = Label("", "small", "regular", MUTED)
        self.reminders = Label("", "small", "regular", MUTED)
        self.newest = Label("", "small", "regular", MUTED, grow=1, basis=200)
        self.buttons = Row(gap=8, line_gap=6, justify="end")
        self.taught = Label("", "small", "medium", FOREST, grow=1, basis=300)
        self.lesson = Row(Icon("hint", 26, FOREST), self.taught, gap=12)
        self.lesson.visible = False
        told = Column(self.announced, self.lines, self.reminders, gap=1, grow=1, basis=200)
        asked = Column(self.who, self.words, gap=1, grow=1, basis=200)
        self.told = told
        for later in (self.cards, self.announced, self.lines, self.reminders, told, self.newest):
            later.visible = False  # else the bar would be high once, and stay so
        said = Low(told, asked, self.newest, gap=16, line_gap=1, grow=1, basis=330)
        text = Row(self.icon, self.cards, said, gap=12, grow=1, basis=380)
        main = Row(text, self.buttons, gap=16, grow=1)  # in the middle of what room there is
        self.area = ScrollArea(Column(main, self.lesson, gap=4))
        super().__init__(self.area, fill=CREAM, border=None, padding=9)

    def say(self, icon: str, who: Words, words: Words) -> None:
        """Show who is to play and what is asked."""
        self.area.scroll_to(0)
        self.icon.name = icon
        self.who.set(who)
        self.words.set(words)

    def teach(self, lesson: Words) -> None:
        """Show what a player of the first game is told; empty: nothing."""
        self.taught.set(lesson)
        self.lesson.show(lesson != "")

    def announce(self, announced: Announcement | None, view: View, names: list[str]) -> None:
        """Show what somebody has announced while others may answer it."""
        faces = [view.faces[slot] for slot in announced.cards] if announced else []
        self.cards.faces = [view.game.faces[face] for face in faces if face >= 0]
        self.announced.set(tr(announced.title, names) if announced else "")
        if announced:
            self.announced.colour = seat_ink(announced.by)
        lines = [tr(line, names) for line in announced.lines] if announced else []
        self.lines.set("\n".join(lines))
        reminders = [tr(line, names) for line in announced.reminders] if announced else []
        self.reminders.set("\n".join(reminders))
        self.cards.show(bool(self.cards.faces))
        self.announced.show(announced is not None)
        self.told.show(announced is not None)
        self.lines.show(bool(lines))

    def report(self, words: Words) -> None:
        """Show what has happened last, unless something is announced; empty: nothing."""
        self.newest.set(words)
        self.newest.show(words != "" and not self.announced.visible)

    def height_for(self, width: int) -> int:
        """As high as it needs to be at that width; without reminders and with smaller letters where
        this is too much. What is still too high scrolls."""
        most = round(self.metrics.size[1] * STEADY)
        for size, reminded in FORMS:
            for label in (self.announced, self.who, self.words):
                label.size = size
            self.reminders.visible = reminded and self.reminders.say != ""
            height = super().height_for(width)
            if height <= most:
                break
        return height

    def offer(
        self,
        options: Sequence[Option],
        play: Callable[[Option], None],
        names: list[str],
        advised: Option | None = None,
    ) -> None:
        """A button for each of these moves (the first few). One is brighter: the advised move, else
        the main one, of several main ones that which goes on without a card."""
        self.buttons.clear()
        several = sum(option.handle.main for option in options) > 1
        for option in options[:MOST_BUTTONS]:
            handle = option.handle
            words = tr(handle.button, names)
            bright = handle.main and not (several and handle.cards)
            if advised in options:
                bright = option == advised
            kind = "primary" if bright else "secondary"
            tip = tr(handle.help, names) if handle.help else ""
            self.buttons.add(
                Button(words, partial(play, option), kind, icon=handle.icon, tip=tip)  # type: ignore[arg-type]
            )
        self.buttons.show(bool(options))

    def offer_passing(self, begin: Callable[[], None]) -> None:
        """A button to be asked again only when another player has done something."""
        self.buttons.add(Button(T(N_("Pass until something happens")), begin, icon="step_forward"))

    def offer_result(self, show: Callable[[], None]) -> None:
        """A button to see how the game has ended."""
        self.buttons.add(Button(T(N_("Result")), show, "primary"))
        self.buttons.show(True)

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(CREAM, self.rect)
        surface.fill(LINE, (self.rect.x, self.rect.y, self.rect.w, 1))
        Widget.draw(self, surface)
