"""The cards there are to build a deck of, as a gallery."""

from collections.abc import Callable, Sequence

import pygame

from game.i18n import tr
from game.rules.selva.cards import CARDS, FACES
from game.rules.selva.decks import most_copies
from game.rules.selva.vocabulary import ALFA
from game.ui import art, cardface, text
from game.ui.decks.area import CardArea
from game.ui.decks.carry import Carry, Portable
from game.ui.decks.painter import Painter
from game.ui.theme import CREAM, FOCUS, FOREST, INK, OCHRE, ROSE, TEXT, mix
from game.ui.widgets import Widget

LEAST = 102
"""The least width of a card in design units of the text."""
GAP = 10
CAPTION_LINES = 2


class Tile(Portable):
    """A card with its name below and, on its edge, how many of it the deck has."""

    def __init__(
        self, face: int, carry: Carry, painter: Painter, on_press: Callable[["Tile"], None]
    ) -> None:
        super().__init__(face, carry, out=False)
        self.painter = painter
        self.on_press = on_press
        self.copies = 0
        self.marked = False

    def activate(self) -> None:
        self.on_press(self)

    def caption(self, width: int) -> text.Fitted:
        """The name of the card as it fits below a card of that width in pixels."""
        px = self.metrics.font("small")
        room = (width, CAPTION_LINES * text.line_height(px, "medium"))
        return text.fit(tr(FACES[self.face].name), px, "medium", room)

    def card_rect(self) -> pygame.Rect:
        """Where the card itself is, without its name."""
        return pygame.Rect(self.rect.topleft, (self.rect.w, cardface.height(self.rect.w)))

    def height_for(self, width: int) -> int:
        line = text.line_height(self.metrics.font("small"), "medium")
        return cardface.height(width) + self.metrics.u(3) + CAPTION_LINES * line

    def draw(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        if not self.rect.colliderect(clip):
            if self.rect.colliderect(clip.inflate(0, clip.h)):
                self.painter.ahead(FACES[self.face], self.rect.w)
            return
        card = self.card_rect()
        self._draw_card(surface, card)
        if self.copies:
            self._draw_badge(surface, card)
        name = self.caption(self.rect.w)
        words = text.block(name.lines, name.px, "medium", TEXT, "centre")
        surface.blit(words, words.get_rect(midtop=(card.centerx, card.bottom + self.metrics.u(3))))

    def _draw_card(self, surface: pygame.Surface, card: pygame.Rect) -> None:
        u, radius = self.metrics.u, max(2, card.w // 14)
        face = FACES[self.face]
        picture = self.painter.front(face, card.w)
        if picture:
            surface.blit(picture, card)
        else:
            tint = cardface.colour(face.tint)
            art.draw_panel(surface, card, radius, mix(tint, CREAM, 0.7), mix(tint, INK, 0.35))
        if self.hovered or self.marked:
            colour = FOCUS if self.marked else OCHRE
            surface.blit(art.ring(card.size, radius, colour, u(3)), card)

    def badge(self) -> str:
        """How many of the card the deck has, and how many it may have."""
        if CARDS[self.face].kind == ALFA:
            return ""
        most = most_copies(self.face)
        return f"{self.copies}/{most}" if most < 10 else str(self.copies)

    def _draw_badge(self, surface: pygame.Surface, card: pygame.Rect) -> None:
        """In the lower corner of the picture: a number, or a tick for an Alfa."""
        px, say = self.metrics.font("body"), self.badge()
        fill = ROSE if self.copies > most_copies(self.face) else FOREST
        words = (
            text.render(say, px, "bold", CREAM)
            if say
            else art.icon("check", self.metrics.t(18), CREAM)
        )
        side = max(text.line_height(px), self.metrics.t(18)) + self.metrics.u(2)
        box = pygame.Rect(0, 0, max(side, words.get_width() + self.metrics.u(16)), side)
        edge = card.y + cardface.picture_floor(FACES[self.face], card.w)
        box.bottomright = (card.right - self.metrics.u(5), edge - self.metrics.u(4))
        art.draw_panel(surface, box, side // 2, fill, CREAM, self.metrics.u(2))
        surface.blit(words, words.get_rect(center=box.center))


class Tiles(Widget):
    """Tiles line by line, all equally wide, as many in a line as fit."""

    def __init__(self, tiles: Sequence[Tile]) -> None:
        super().__init__()
        self.children = list(tiles)

    def _grid(self, width: int) -> tuple[int, int, int]:
        """How many tiles are in a line, their width and height in pixels."""
        gap = self.metrics.u(GAP)
        columns = max(1, (width + gap) // (self.metrics.t(LEAST) + gap))
        wide = max(1, (width - gap * (columns - 1)) // columns)
        return columns, wide, self.children[0].height_for(wide) if self.children else 0

    def natural_width(self) -> int:
        return self.metrics.t(LEAST)

    def height_for(self, width: int) -> int:
        columns, _, high = self._grid(width)
        lines = -(-len(self.shown()) // columns)
        return lines * (high + self.metrics.u(GAP))

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        gap = self.metrics.u(GAP)
        columns, wide, high = self._grid(rect.w)
        for number, tile in enumerate(self.shown()):
            line, column = divmod(number, columns)
            left, top = rect.x + column * (wide + gap), rect.y + line * (high + gap)
            tile.place(pygame.Rect(left, top, wide, high))


class Pool(CardArea):
    """All cards, of which those are shown that are looked for."""

    def __init__(
        self,
        faces: Sequence[int],
        carry: Carry,
        painter: Painter,
        on_add: Callable[[int], None],
        on_take: Callable[[int], None],
    ) -> None:
        self.tiles = [Tile(face, carry, painter, self._pressed) for face in faces]
        self.field = Tiles(self.tiles)
        super().__init__(self.field, on_add, on_take)

    def _pressed(self, tile: Tile) -> None:
        self.take_focus(tile)
        self.on_add(tile.face)

    def show_only(self, finds: Callable[[int], bool]) -> int:
        """Show the cards for which this holds, from the first on; how many there are."""
        for tile in self.tiles:
            tile.show(finds(tile.face))
        self.scroll_to(0)
        return len(self.field.shown())

    def count(self, copies: Callable[[int], int]) -> None:
        """Show how many of each card the deck has."""
        for tile in self.tiles:
            tile.copies = copies(tile.face)
        self.changed()

    def draw(self, surface: pygame.Surface) -> None:
        looked = self.looked
        for tile in self.tiles:
            tile.marked = tile is looked
        super().draw(surface)
