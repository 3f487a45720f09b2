"""The cards of a deck as a list: kind by kind, with how many there are of each."""

from collections.abc import Callable, Iterator, Sequence

import pygame

from game.engine.text import N_, T, Text
from game.i18n import tr
from game.rules.selva.cards import CARDS, FACES
from game.rules.selva.decks import Deck, most_copies
from game.rules.selva.vocabulary import ALFA, ANIMAL, ELEMENT, FORCE, HERB, PREY, SIGIL
from game.ui import art, cardface, text
from game.ui.decks.area import CardArea
from game.ui.decks.carry import Carry, Portable
from game.ui.decks.painter import Painter
from game.ui.decks.search import in_order
from game.ui.theme import CREAM, FOCUS, FOREST, HIT, INK, LINE, MUTED, ROSE, SAND, TEXT, mix
from game.ui.widgets import Column, Label, Row, Widget
from game.ui.widgets.widget import Point

TITLES: dict[int, Text] = {
    ALFA: T(N_("Alfas")),
    ANIMAL: T(N_("Animals")),
    HERB: T(N_("Herbs")),
    PREY: T(N_("Preys")),
    ELEMENT: T(N_("Elements")),
    FORCE: T(N_("Natural forces")),
    SIGIL: T(N_("Sigils")),
}
EMPTY = T(N_("There is no card in this deck yet. Click the cards you want, or drag them here."))
ROOM_FOR_THUMB = 296
"""The least width of a strip with a picture, in design units of the text."""
DOUBLE_CLICK = 400
"""Milliseconds between two clicks that count as one gesture."""


class Strip(Portable):
    """One card of the deck: its picture, name, cost and number, and buttons for less and more."""

    def __init__(self, area: "DeckList", face: int, copies: int) -> None:
        super().__init__(face, area.carry, out=True)
        self.area = area
        self.copies = copies
        self.marked = False

    @property
    def alfa(self) -> bool:
        """An Alfa has no number: it is there once or not at all."""
        return CARDS[self.face].kind == ALFA

    # Layout

    def _thumb(self, width: int) -> int:
        """The width of the picture; names come first where there is little room."""
        return self.metrics.u(HIT) if width >= self.metrics.t(ROOM_FOR_THUMB) else 0

    def _button(self) -> int:
        return max(self.metrics.u(HIT), self.metrics.t(28))

    def _number(self) -> int:
        """Room for the number of copies, in pixels."""
        return self.metrics.t(30)

    def _left(self, width: int) -> int:
        return self._thumb(width) + self.metrics.t(26) + self.metrics.u(8)

    def _right(self) -> int:
        return 2 * self._button() + self._number()

    def lines(self, width: int) -> tuple[str, ...]:
        """The name of the card as it is broken on a strip of that width in pixels."""
        room = max(1, width - self._left(width) - self._right())
        return text.wrap(tr(FACES[self.face].name), self.metrics.font("small"), "medium", room)

    def natural_width(self) -> int:
        name = text.longest_word(tr(FACES[self.face].name), self.metrics.font("small"), "medium")
        return name + self._left(0) + self._right()

    def height_for(self, width: int) -> int:
        line = text.line_height(self.metrics.font("small"), "medium")
        return max(self._button(), len(self.lines(width)) * line + self.metrics.u(4))

    def buttons(self) -> tuple[pygame.Rect, pygame.Rect]:
        """Where less and more are."""
        side = self._button()
        more = pygame.Rect(self.rect.right - side, self.rect.y, side, self.rect.h)
        return more.move(-side - self._number(), 0), more

    # Use

    def release(self, pos: Point) -> None:
        carried, meant = self.carry.holder is self, self.pressed and self.rect.collidepoint(pos)
        super().release(pos)
        if carried or not meant:
            return
        less, more = self.buttons()
        if less.collidepoint(pos):
            self.area.on_take(self.face)
        elif more.collidepoint(pos) and not self.alfa:
            self.area.on_add(self.face)
        else:
            self.area.clicked(self)

    def activate(self) -> None:
        self.area.take_focus(self)

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        if not self.rect.colliderect(surface.get_clip()):
            return
        u = self.metrics.u
        face = FACES[self.face]
        tint = cardface.colour(face.tint)
        fill = mix(mix(CREAM, tint, 0.1), SAND, 0.5 * self.glow.value)
        border, edge = (FOCUS, u(2.5)) if self.marked else (mix(LINE, tint, 0.25), u(1))
        art.draw_panel(surface, self.rect, u(6), fill, border, edge)
        self._draw_thumb(surface)
        self._draw_cost(surface)
        lines, px = self.lines(self.rect.w), self.metrics.font("small")
        words = text.block(lines, px, "medium", TEXT)
        left = self.rect.x + self._left(self.rect.w)
        surface.blit(words, words.get_rect(midleft=(left, self.rect.centery)))
        self._draw_number(surface)

    def _draw_thumb(self, surface: pygame.Surface) -> None:
        face, inset = FACES[self.face], self.metrics.u(2)
        wide = self._thumb(self.rect.w)
        if not wide:
            return
        box = pygame.Rect(self.rect.x, self.rect.y, wide, self.rect.h)
        box = box.inflate(-2 * inset, -2 * inset)
        picture = self.area.painter.thumb(face, max(box.size))
        if picture is None:
            surface.fill(cardface.colour(face.tint), box)
            return
        part = pygame.Rect((0, 0), box.size)
        part.center = picture.get_rect().center
        surface.blit(picture, box, part)

    def _draw_cost(self, surface: pygame.Surface) -> None:
        """The cost on a disc; the mark of the kind for what costs nothing."""
        side = self.metrics.t(24)
        thumb = self._thumb(self.rect.w)
        at = (self.rect.x + thumb + self.metrics.u(4) + side // 2, self.rect.centery)
        face = FACES[self.face]
        if not face.corner:
            glyph = art.icon(
                face.mark, round(side * 0.9), mix(cardface.colour(face.tint), INK, 0.2)
            )
            surface.blit(glyph, glyph.get_rect(center=at))
            return
        disc = pygame.Rect(0, 0, side, side)
        disc.center = at
        art.draw_panel(surface, disc, side // 2, CREAM, mix(LINE, INK, 0.35), self.metrics.u(1))
        digits = text.render(face.corner, self.metrics.font("small"), "bold", INK)
        surface.blit(digits, digits.get_rect(center=at))

    def _draw_number(self, surface: pygame.Surface) -> None:
        less, more = self.buttons()
        most = most_copies(self.face)
        glyphs = [("minus", less, True), ("plus", more, not self.alfa)]
        for icon, box, usable in glyphs:
            if usable:
                glyph = art.icon(icon, self.metrics.t(18), FOREST)
                surface.blit(glyph, glyph.get_rect(center=box.center))
        if self.alfa:
            return
        broken = self.copies > most
        say = f"{self.copies}/{most}" if broken else str(self.copies)
        words = text.render(say, self.metrics.font("body"), "bold", ROSE if broken else TEXT)
        middle = ((less.right + more.left) // 2, self.rect.centery)
        surface.blit(words, words.get_rect(center=middle))


class DeckList(CardArea):
    """The cards of a deck. A double click on a card takes it out."""

    def __init__(
        self,
        carry: Carry,
        painter: Painter,
        on_add: Callable[[int], None],
        on_take: Callable[[int], None],
    ) -> None:
        self.carry = carry
        self.painter = painter
        self.strips: list[Strip] = []
        self.column = Column(gap=3)
        self._clicked = (-1, 0)
        super().__init__(self.column, on_add, on_take)

    def fill(self, deck: Deck) -> None:
        """Show a deck; the cursor stays at its card, or goes to the one beside it."""
        before = [strip.face for strip in self.strips]
        self.strips = []
        self.column.children = list(self._sections(deck))
        faces = [strip.face for strip in self.strips]
        if faces and self.face not in faces and self.face in before:
            self.face = faces[min(before.index(self.face), len(faces) - 1)]
        self.relayout()

    def _sections(self, deck: Deck) -> Iterator[Widget]:
        groups: dict[int, list[tuple[int, int]]] = {kind: [] for kind in TITLES}
        groups[ALFA] = [(face, 1) for face in dict.fromkeys(deck.alfas)]
        for face in in_order():
            if face in deck.cards:
                groups[CARDS[face].kind].append((face, deck.cards[face]))
        for kind, cards in groups.items():
            if cards:
                yield _heading(kind, len(deck.alfas) if kind == ALFA else _total(cards))
                strips = [Strip(self, face, copies) for face, copies in cards]
                self.strips += strips
                yield from strips
        if not self.strips:
            yield Label(EMPTY, colour=MUTED, align="centre")

    def clicked(self, strip: Strip) -> None:
        """A click beside the buttons; the second one takes the card out."""
        now = pygame.time.get_ticks()
        face, then = self._clicked
        self._clicked = (strip.face, now)
        if face == strip.face and now - then <= DOUBLE_CLICK:
            self._clicked = (-1, 0)
            self.on_take(strip.face)

    def activate(self, item: Portable) -> None:
        self.on_take(item.face)

    def draw(self, surface: pygame.Surface) -> None:
        looked = self.looked
        for strip in self.strips:
            strip.marked = strip is looked
        super().draw(surface)


def _total(cards: Sequence[tuple[int, int]]) -> int:
    return sum(copies for _, copies in cards)


def _heading(kind: int, number: int) -> Widget:
    title = Label(TITLES[kind], "small", "semibold", MUTED, grow=1, basis=80)
    return Row(title, Label(str(number), "small", "semibold", MUTED))
