"""A gesture that can mean several moves: which of them is meant, and what would come of it?"""

from collections.abc import Sequence
from functools import partial

from game.engine.text import N_, T
from game.i18n import tr
from game.scenes.dialog import CANCEL, Ask
from game.scenes.table.choices import Option
from game.ui.theme import CREAM
from game.ui.widgets import Button, Column, Frame, Label, Panel, ScrollArea, Widget


class Pick(Ask):
    """Lists the moves by their words. The result is the chosen ``Option`` or ``None``."""

    def __init__(self, options: Sequence[Option], names: list[str]) -> None:
        super().__init__(T(N_("Which do you mean?")), "", [])
        self.options = options
        self.names = names

    def build(self) -> Widget:
        buttons = [
            Button(tr(option.handle.button, self.names), partial(self.host.pop, option))
            for option in self.options
        ]
        self._first = buttons[0]
        rows = [self._row(*pair) for pair in zip(buttons, self.options, strict=True)]
        page = Column(
            Label(self.title, "large", "semibold"),
            ScrollArea(Column(*rows)),
            Button(CANCEL, self.back, "quiet"),
            gap=14,
        )
        return Frame(
            Panel(page, fill=CREAM, border=None, padding=20, lift=14), width=420, margin=24
        )

    def _row(self, button: Button, option: Option) -> Widget:
        """A move, and beneath it what would come of it."""
        if not option.handle.help:
            return button
        coming = Label(tr(option.handle.help, self.names), "small", align="centre")
        return Column(button, coming, gap=2)

    def back(self) -> None:
        self.host.pop(None)
