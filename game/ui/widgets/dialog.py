"""The card of a dialog."""

from collections.abc import Sequence

from game.ui.theme import LINE, PARCHMENT, L, M
from game.ui.widgets.boxes import Column, Frame, Panel, Row
from game.ui.widgets.button import Button
from game.ui.widgets.label import Label
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.widget import Widget, Words


class Dialog(Frame):
    """A card in the middle of the window: a title, words that scroll if need be, buttons."""

    def __init__(
        self, title: Words, say: Words, buttons: Sequence[Button], body: Widget | None = None
    ) -> None:
        content = body or Label(say)
        column = Column(
            Label(title, "large", "semibold"),
            ScrollArea(content, grow=0),
            Row(*buttons, justify="end", gap=12),
            gap=M,
        )
        card = Panel(column, fill=PARCHMENT, border=LINE, padding=L, lift=18)
        super().__init__(card, width=520, margin=M)
