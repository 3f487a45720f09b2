"""Retained-mode widgets: build a tree, hand it to a ``Root``, and draw that.

A screen in short::

    page = Column(
        Label(T(N_("Who plays?")), "large"),
        ScrollArea(Column(TextField("Ada", rename), Toggle(T(N_("DNA evolution")), True, dna))),
        Row(Button(T(N_("Back")), back), Button(T(N_("Start")), start, "primary"), justify="end"),
    )
    root = Root(Frame(page, width=640, margin=24), back)

Containers: ``Column``, ``Row`` (wraps), ``Panel``, ``Frame``, ``ScrollArea``, ``ListView``.
Things to use: ``Button``, ``IconButton``, ``Toggle``, ``Slider``, ``Choice``, ``TextField``.
Things to see: ``Label``, ``Picture``, ``Icon``, ``Divider``, ``Spacer``, ``Dialog``.
"""

from game.ui.widgets.boxes import Column, Frame, Panel, Row
from game.ui.widgets.button import Button, IconButton
from game.ui.widgets.choice import Choice
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.field import TextField
from game.ui.widgets.label import Divider, Icon, Label, Picture, Spacer
from game.ui.widgets.listview import ListView
from game.ui.widgets.navigation import Nav, nav_of
from game.ui.widgets.root import Root
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.toast import Toast
from game.ui.widgets.values import Slider, Toggle
from game.ui.widgets.widget import Glide, Pressable, Widget, Words, words

__all__ = [
    "Button",
    "Choice",
    "Column",
    "Dialog",
    "Divider",
    "Frame",
    "Glide",
    "Icon",
    "IconButton",
    "Label",
    "ListView",
    "Nav",
    "Panel",
    "Picture",
    "Pressable",
    "Root",
    "Row",
    "ScrollArea",
    "Slider",
    "Spacer",
    "TextField",
    "Toast",
    "Toggle",
    "Widget",
    "Words",
    "nav_of",
    "words",
]
