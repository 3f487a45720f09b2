"""The rules to read: of every game, its cards, and how the program itself is used."""

from importlib import resources

import pygame

from game import i18n, rules
from game.engine.game import Game
from game.engine.text import N_, T
from game.scenes.page import Page
from game.ui import markdown
from game.ui.board.preview import draw_preview
from game.ui.contents import Contents, Entry
from game.ui.document import Document, Section
from game.ui.gallery import CardView, Gallery
from game.ui.manual import manual
from game.ui.markdown import Block
from game.ui.theme import CREAM, FOREST
from game.ui.widgets import (
    Button,
    Choice,
    Column,
    Frame,
    Label,
    Nav,
    Panel,
    Row,
    ScrollArea,
    Spacer,
    Widget,
    nav_of,
)
from game.ui.widgets.split import Split

FILE = N_("RULES.md")
"""The file of the rules beside each game; a catalogue may name the one in its language."""
RULES, CARDS, PROGRAM = "rules", "cards", "program"
PAGES = [
    (RULES, T(N_("Rules"))),
    (CARDS, T(N_("Cards"))),
    (PROGRAM, T(N_("How to play here"))),
]
ALWAYS = (Nav.PAGE_UP, Nav.PAGE_DOWN, Nav.HOME, Nav.END)
LINES = (Nav.UP, Nav.DOWN)
