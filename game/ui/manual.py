"""How the program itself is used: what mouse and keys do, in words of the catalogue."""

from typing import NamedTuple

import pygame

from game.engine.text import N_, T, Text
from game.ui import art, text
from game.ui.theme import BARK, CREAM, FOREST, LINE, MUTED, SAND, TEXT, mix
from game.ui.widgets import Column, Divider, Frame, Icon, Label, Panel, Row, Widget, Words, words


class Key(Widget):
    """A key of the keyboard."""

    def __init__(self, say: Words) -> None:
        super().__init__()
        self.say = say

    def natural_width(self) -> int:
        own = text.width(words(self.say), self.metrics.font("small"), "semibold")
        return max(own + self.metrics.u(16), self.height_for(0))

    def height_for(self, width: int) -> int:
        return text.line_height(self.metrics.font("small"), "semibold") + self.metrics.u(9)

    def draw(self, surface: pygame.Surface) -> None:
        u = self.metrics.u
        below = self.rect.inflate(0, -u(1))
        art.draw_panel(surface, below, u(6), mix(SAND, BARK, 0.3))
        top = self.rect.inflate(0, -u(3))
        top.bottom = below.bottom - u(3)
        art.draw_panel(surface, top, u(6), CREAM, mix(BARK, CREAM, 0.45), u(1))
        picture = text.render(words(self.say), self.metrics.font("small"), "semibold", TEXT)
        surface.blit(picture, picture.get_rect(center=top.center))


class Tip(NamedTuple):
    """What keys (or, without any, an icon) are good for."""

    does: Text
    keys: tuple[Words, ...] = ()
    icon: str = ""


class Chapter(NamedTuple):
    """Tips that belong together."""

    title: Text
    tips: tuple[Tip, ...]


ENTER, ESCAPE, TAB, SPACE = T(N_("Enter")), T(N_("Esc")), T(N_("Tab")), T(N_("Space"))
HOME, END = T(N_("Home")), T(N_("End"))

MOUSE = Chapter(
    T(N_("Playing with the mouse")),
    (
        Tip(
            T(
                N_(
                    "Drag a card to where it shall go. The places that take it light up, and a place says what would happen while the card hangs over it."
                )
            ),
            icon="hand",
        ),
        Tip(
            T(
                N_(
                    "Or click a card to choose it, then click the place; a second click on the card makes its move."
                )
            ),
            icon="mouse",
        ),
        Tip(
            T(
                N_(
                    "Cards of a kind that can be played together are chosen one after the other, then dragged as one."
                )
            ),
            icon="plus",
        ),
        Tip(
            T(N_("Moves without a card, and all moves of the chosen card, are buttons below.")),
            icon="play",
        ),
        Tip(
            T(N_("What is against the rules glides back, and you are told by which rule.")),
            icon="info",
        ),
        Tip(
            T(N_("Rest the pointer on a card, or press and hold it, to see it large.")),
            icon="search",
        ),
    ),
)
KEYS = Chapter(
    T(N_("Playing with the keyboard or a gamepad")),
    (
        Tip(T(N_("Go from card to card, or from button to button")), ("←", "→", "↑", "↓")),
        Tip(T(N_("Chooses a card; once more: makes its move")), (ENTER,)),
        Tip(T(N_("Goes on to the buttons and back to the table")), (TAB,)),
        Tip(T(N_("Lets go of a card, closes, opens the pause menu")), (ESCAPE,)),
        Tip(T(N_("Gives a hint: what the strongest bot would do")), ("H",)),
        Tip(T(N_("Takes the last move back")), ("U",)),
        Tip(T(N_("Opens and closes the log of what has happened")), ("L",)),
        Tip(T(N_("Opens the rules")), ("F1",)),
        Tip(T(N_("Fills the whole screen, or gives it free again")), ("F11",)),
        Tip(T(N_("Saves a picture of the screen")), ("F12",)),
    ),
)
REPLAY = Chapter(
    T(N_("Watching a replay")),
    (
        Tip(T(N_("Plays, and pauses")), (SPACE,)),
        Tip(T(N_("One move back, one move on")), ("←", "→")),
        Tip(T(N_("To the beginning, to the end")), (HOME, END)),
    ),
)
GOOD_TO_KNOW = Chapter(
    T(N_("Good to know")),
    (
        Tip(
            T(
                N_(
                    "Every move is kept at once: you can leave at any time and go on with Continue in the menu."
                )
            ),
            icon="save",
        ),
        Tip(
            T(
                N_(
                    "Undo goes back to your last decision, but never past a card that was hidden or another person's decision. Against bots it may, unless you switch that off in the settings."
                )
            ),
            icon="undo",
        ),
        Tip(
            T(
                N_(
                    "When several people play at one screen and have hidden cards, a curtain falls before the next of them."
                )
            ),
            icon="eye_off",
        ),
        Tip(
            T(N_("Text size, speed of the animation and sound are in the settings.")),
            icon="settings",
        ),
    ),
)
KEYS_WIDTH = 142
"""Room for the keys of a line in design units of the text, so that all words stand in a column."""
CHAPTERS = (MOUSE, KEYS, REPLAY, GOOD_TO_KNOW)


def manual() -> Widget:
    """All chapters below each other."""
    return Column(*(_chapter(chapter) for chapter in CHAPTERS), gap=16)


def _chapter(chapter: Chapter) -> Widget:
    title = Label(chapter.title, "large", "semibold", FOREST)
    lines = [_line(tip) for tip in chapter.tips]
    return Panel(Column(title, Divider(), *lines, gap=11), fill=CREAM, border=LINE, padding=18)


def _line(tip: Tip) -> Widget:
    """Keys or an icon at the left, what they do beside."""
    sign: Widget = Icon(tip.icon, 26, MUTED)
    if tip.keys:
        sign = Frame(Row(*(Key(key) for key in tip.keys), gap=6), width=KEYS_WIDTH, across=0)
    return Row(sign, Label(tip.does, grow=1, basis=260), gap=12)
