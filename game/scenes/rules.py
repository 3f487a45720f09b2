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
from game.ui.document import Document, Paper, Section
from game.ui.gallery import CardView, Gallery
from game.ui.manual import manual
from game.ui.markdown import Block
from game.ui.theme import FOREST
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
    (PROGRAM, T(N_("Using the table"))),
]
ALWAYS = (Nav.PAGE_UP, Nav.PAGE_DOWN, Nav.HOME, Nav.END)
LINES = (Nav.UP, Nav.DOWN)
HOVER = 0.2
"""Seconds until a card of the gallery is shown large."""


class RulesScene(Page):
    """Three pages for each game; ``game`` is the name of the one to begin with."""

    def __init__(self, game: str = "", page: str = RULES) -> None:
        super().__init__()
        self.games = rules.games()
        self.game = rules.game(game) if game else self.games[0]
        self.page = page
        self.sections: list[Section] = []
        self._pinned: CardView | None = None
        self._by_key = False
        self._looked: CardView | None = None
        self._rest = 0.0

    # --- building -----------------------------------------------------------------------------

    def build(self) -> Widget:
        choices: list[Widget] = [Choice(PAGES, self.page, self._turn)]
        if len(self.games) > 1:
            named = [(game, game.title) for game in self.games]
            choices.insert(0, Choice(named, self.game, self._choose))
        self.holder = Panel(Spacer(), padding=0, grow=1)
        self._fill()
        page = Column(
            Row(Label(T(N_("Rules")), "heading", "semibold", FOREST, grow=1, basis=160), *choices),
            self.holder,
            Row(Button(T(N_("Back")), self.back), justify="end"),
            gap=16,
        )
        return Frame(page, width=1200, margin=24, fill=True)

    def _fill(self) -> None:
        """Show the page that is chosen."""
        self.sections = []
        self._pinned = self._looked = None
        content = {RULES: self._rules, CARDS: self._cards, PROGRAM: self._program}[self.page]()
        self.holder.children = [content]
        self.holder.relayout()

    def _rules(self) -> Widget:
        document = Document(blocks_of(self.game))
        self.sections = [s for s in document.sections if s.heading.level > 1]
        self.area = ScrollArea(Paper(Frame(document, width=720)))
        self.contents = Contents(self.sections, self._go)
        return Split(self.area, self.contents, width=230, least=480, at="left", narrow="hide")

    def _cards(self) -> Widget:
        words = Label(T(N_("Rest the pointer on a card, or go to it by key, to see it large.")))
        gallery = Column(words, Gallery(self.game, self._pin), gap=16)
        self.area = ScrollArea(Paper(gallery, padding=20))
        return self.area

    def _program(self) -> Widget:
        self.area = ScrollArea(manual())
        return self.area

    # --- choosing -----------------------------------------------------------------------------

    def _choose(self, game: Game) -> None:
        self.game = game
        self._fill()

    def _turn(self, page: str) -> None:
        self.page = page
        self._fill()

    def _go(self, section: Section) -> None:
        """Scroll to a section."""
        place = section.widget.rect.top - self.area.children[0].rect.top
        self.area.scroll_to(place - self.root.metrics.u(12))

    def _pin(self, card: CardView) -> None:
        self._pinned = card

    # --- events and time ----------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        if event.type in (pygame.KEYDOWN, pygame.CONTROLLERBUTTONDOWN):
            self._by_key = True
            if self._scrolled(nav_of(event)):
                return True
        elif (
            event.type == pygame.MOUSEMOTION and not event.touch
        ) or event.type == pygame.MOUSEBUTTONDOWN:
            self._by_key, self._pinned = False, None
        used = super().handle(event)
        if event.type == pygame.MOUSEWHEEL and not used:
            return self.area.wheel(event.y)
        return used

    def _scrolled(self, nav: Nav | None) -> bool:
        """Keys that turn the pages do so wherever the keyboard is; arrows where nothing else
        wants them."""
        inside = isinstance(self.root.focused, Entry) or self.page == CARDS
        if nav in ALWAYS or (nav in LINES and not inside):
            return self.area.step(nav)
        return False

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.sections:
            self.contents.mark(self._reading())
        before = self.looked
        card = self._card()
        self._rest = self._rest + dt if card is self._looked else 0.0
        self._looked = card
        if self.looked is not before:
            self.root.changed()

    def _reading(self) -> Section:
        """The section at the upper edge of the page."""
        edge = self.area.rect.top + self.root.metrics.u(24)
        above = [section for section in self.sections if section.widget.rect.top <= edge]
        return above[-1] if above else self.sections[0]

    def _card(self) -> CardView | None:
        """The card under the pointer, with the keyboard, or touched last."""
        if self.page != CARDS:
            return None
        focused = self.root.focused
        if self._by_key and isinstance(focused, CardView):
            return focused
        cards = (w for w in self.root.content.walk() if isinstance(w, CardView) and w.hovered)
        return next(cards, self._pinned)

    @property
    def looked(self) -> CardView | None:
        """The card that is shown large."""
        return self._looked if self._rest >= HOVER else None

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        card = self.looked
        if card:
            draw_preview(surface, card.face, card.rect, surface.get_rect(), self.root.metrics)


def blocks_of(game: Game) -> list[Block]:
    """The rules of a game, in the player's language where there are such."""
    reason = ""
    for name in (i18n.tr(FILE), FILE):
        try:
            source = resources.files(type(game).__module__).joinpath(name).read_text("utf-8")
        except (OSError, TypeError, UnicodeDecodeError) as error:
            reason = str(error)
        else:
            return markdown.blocks(source)
    words = i18n.tr(T(N_("The rules of this game cannot be read: {reason}"), reason=reason))
    return [markdown.Paragraph((markdown.Span(words),))]
