"""Building a deck: the cards there are at one side, the deck at the other."""

from collections.abc import Callable

import pygame

from game.draft import Draft
from game.engine.text import N_, T
from game.i18n import tr
from game.rules.selva.cards import FACES
from game.rules.selva.decks import LONGEST_NAME, to_text
from game.save import SaveTrouble
from game.save.decks import DeckFile, DeckShelf
from game.scenes.cardpage import CardPage
from game.scenes.dialog import Answer, Ask
from game.ui import art
from game.ui.decks.area import CardArea
from game.ui.decks.browser import Browser
from game.ui.decks.carry import Carry, Portable
from game.ui.decks.deckpane import DeckPane
from game.ui.decks.panes import Panes
from game.ui.decks.pool import Tile
from game.ui.lens import Looked
from game.ui.theme import CREAM, FOREST, MUTED, OCHRE, Metrics
from game.ui.widgets import (
    Button,
    Column,
    Frame,
    IconButton,
    Label,
    Panel,
    Row,
    Spacer,
    TextField,
    Widget,
)
from game.ui.widgets.widget import Point

SAVED, NOT_SAVED = T(N_("Saved")), T(N_("Not saved yet"))
UNNAMED = T(N_("New deck"))
NAMELESS = T(N_("A deck needs a name."))
HINT = T(
    N_(
        "Click a card to put it into the deck, or drag it there. Drag a card out of the deck, or click it twice, to take it out."
    )
)
ROOM_FOR_HINT = 1100
"""Width of a window, in design units of the text, in which there is room for it."""
DISCARD, SAVE = "discard", "save"


class DeckEditor(CardPage):
    """Cards go in and out by click, drag and key; every broken rule is named at once.

    ``file`` is the deck as it is kept, None for a new one. The scene beneath hears the path of the
    deck, None if it was never kept. A deck that is left unsaved because the program ends is kept
    under its name beside the old one.
    """

    def __init__(self, shelf: DeckShelf, draft: Draft, file: DeckFile | None = None) -> None:
        super().__init__()
        self.shelf = shelf
        self.draft = draft
        self.file = file
        self.carry = Carry(self._dropped)
        self._discarded = False

    # --- building -----------------------------------------------------------------------------

    def build(self) -> Widget:
        add, take = self.add, self.take
        self.browser = Browser(self.carry, self.painter, add, take)
        self.pane = DeckPane(self.carry, self.painter, add, take)
        self.deck_panel = Panel(self.pane, fill=CREAM, padding=12)
        self.panes = Panes(self.browser, self.browser.filters, self.deck_panel)
        page = Column(self._head(), self.panes, self._foot(), gap=12)
        self._refresh()
        return Frame(page, margin=20, fill=True)

    def _head(self) -> Widget:
        self.name = TextField(self.draft.name, self._rename, limit=LONGEST_NAME, grow=1, basis=240)
        self.status = Label("", "small", colour=MUTED)
        self.undo_button = IconButton("undo", T(N_("Undo (Ctrl+Z)")), self.undo)
        self.redo_button = IconButton("redo", T(N_("Redo (Ctrl+Y)")), self.redo)
        return Row(
            Label(T(N_("Deck")), "heading", "semibold", FOREST),
            self.name,
            self.status,
            Spacer(grow=1),
            Row(self.undo_button, self.redo_button),
            gap=12,
        )

    def _foot(self) -> Widget:
        self.save_button = Button(T(N_("Save")), self.save, "primary", icon="save")
        self.hint = Label(HINT, "small", colour=MUTED, grow=1, basis=400)
        back = Button(T(N_("Back")), self.back)
        return Row(self.hint, back, self.save_button, justify="end", gap=12)

    def enter(self) -> None:
        super().enter()
        self.root.focus(self.browser.pool)
        self.browser.pool.by_key = False

    def resize(self, metrics: Metrics) -> None:
        self.hint.visible = metrics.size[0] >= metrics.t(ROOM_FOR_HINT)
        super().resize(metrics)

    # --- the deck -----------------------------------------------------------------------------

    def add(self, face: int) -> None:
        """Put a card into the deck."""
        trouble = self.draft.add(face)
        if trouble:
            self.host.tell(trouble)
        self._refresh()

    def take(self, face: int) -> None:
        """Take a card out of the deck."""
        self.draft.take(face)
        self._refresh()

    def undo(self) -> None:
        """Take the last change back."""
        self.draft.undo()
        self._refresh()

    def redo(self) -> None:
        """Make the change again that was taken back."""
        self.draft.redo()
        self._refresh()

    def _rename(self, name: str) -> None:
        self.draft.name = name
        self._show_status()

    def _refresh(self) -> None:
        """Show the deck as it is now."""
        self.pane.show_deck(self.draft.deck)
        self.browser.pool.count(self.draft.copies)
        self.undo_button.enable(self.draft.can_undo)
        self.redo_button.enable(self.draft.can_redo)
        self._show_status()

    def _show_status(self) -> None:
        unsaved = self.draft.changed or self.file is None
        self.status.set(NOT_SAVED if unsaved else SAVED)
        self.save_button.enable(unsaved)

    def _dropped(self, face: int, out: bool, pos: Point) -> None:
        """A card was let go: into the deck, or out of it."""
        inside = self._over_deck(pos)
        if out and not inside:
            self.take(face)
        elif inside and not out:
            self.add(face)

    def _over_deck(self, pos: Point) -> bool:
        return self.deck_panel.visible and self.deck_panel.rect.collidepoint(pos)

    # --- keeping ------------------------------------------------------------------------------

    def save(self) -> None:
        """Keep the deck, also one that breaks rules, or say why it cannot be."""
        self._saved()

    def _saved(self) -> bool:
        deck = self.draft.deck
        if not deck.name:
            self.host.tell(NAMELESS)
            self.root.focus(self.name)
            return False
        text, shelf = to_text(deck), self.shelf
        kept = (
            shelf.replace(self.file, deck.name, text) if self.file else shelf.add(deck.name, text)
        )
        if isinstance(kept, SaveTrouble):
            self.host.tell(kept.reason)
            return False
        self.file = kept
        self.draft.keep()
        self._show_status()
        self.host.tell(T(N_("Saved as “{name}”."), name=deck.name))
        return True

    def back(self) -> None:
        if self.carry.holder:
            self.root.cancel()
        elif self.draft.changed:
            self.host.push(_ask_to_save(self.draft.name))
        else:
            self._close()

    def resumed(self, result: object) -> None:
        self._discarded = result == DISCARD
        if self._discarded or (result == SAVE and self._saved()):
            self._close()

    def _close(self) -> None:
        self.host.pop(self.file.path if self.file else None)

    def leave(self) -> None:
        super().leave()
        if self.draft.changed and not self._discarded:
            deck = self.draft.deck
            name = deck.name or tr(UNNAMED)
            self.shelf.add(name, to_text(deck._replace(name=name)))

    # --- events, time and drawing -------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_GUI):
            again = event.mod & pygame.KMOD_SHIFT
            actions: dict[int, Callable[[], None]] = {
                pygame.K_z: self.redo if again else self.undo,
                pygame.K_y: self.redo,
                pygame.K_s: self.save,
                pygame.K_f: lambda: self.root.focus(self.browser.words),
            }
            if event.key in actions:
                actions[event.key]()
                return True
        return super().handle(event)

    def looked(self) -> Looked | None:
        """The card under the pointer, else the one at the cursor that keys have moved."""
        if self.carry.holder:
            return None
        shown = list(self.root.content.walk())
        card = next((w for w in shown if isinstance(w, Portable) and w.hovered), None)
        if card is None:
            areas = (w.looked for w in shown if isinstance(w, CardArea))
            card = next((looked for looked in areas if looked), None)
        if card is None:
            return None
        return Looked(FACES[card.face], card.card_rect() if isinstance(card, Tile) else card.rect)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.carry.holder:
            self._draw_carried(surface)

    def _draw_carried(self, surface: pygame.Surface) -> None:
        """The dragged card; the deck is lit up while it would take it."""
        inside = self._over_deck(self.carry.pos)
        if not self.carry.out and self.deck_panel.visible:
            u, rect = self.root.metrics.u, self.deck_panel.rect
            surface.blit(art.ring(rect.size, u(12), OCHRE, u(5 if inside else 2)), rect)
        sign = "minus" if self.carry.out else "plus"
        self.carry.draw(surface, self.root.metrics, sign if inside != self.carry.out else "")


def _ask_to_save(name: str) -> Ask:
    words = T(N_("“{name}” has changes that are not saved."), name=name)
    answers = [
        Answer(T(N_("Go on building")), None),
        Answer(T(N_("Do not save")), DISCARD, "danger"),
        Answer(T(N_("Save")), SAVE, "primary"),
    ]
    return Ask(T(N_("Save the deck?")), words, answers)
