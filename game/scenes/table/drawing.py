"""How the field is drawn: from the ground up to the card under the pointer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.i18n import tr
from game.ui.board import mats, plates
from game.ui.board.preview import draw_preview
from game.ui.theme import INK

if TYPE_CHECKING:
    from game.scenes.table.choices import Option
    from game.scenes.table.field import Field
    from game.ui.board.sprite import Sprite


def draw_field(surface: pygame.Surface, field: Field) -> None:
    """Draw the whole field."""
    board, metrics = field.board, field.metrics
    board.brush.begin()
    surface.blit(field.ground(), (0, 0))
    mats.draw_mats(surface, board, metrics)
    _draw_targets(surface, field)
    _draw_seats(surface, field)
    _draw_cards(surface, field)
    _draw_links(surface, field)
    mats.draw_counts(surface, board, metrics)
    _draw_held(surface, field)


def _targets(field: Field) -> tuple[set[int], set[int]]:
    """Zones and cards that light up: for the card in hand, the chosen one, or the hint."""
    slot = field.board.held if field.dragging else field.chosen
    if field.hinted and slot in (None, -1, *_hinted(field)):
        return set(field.hinted.handle.zones), set(field.hinted.handle.onto)
    if slot is not None and slot >= 0:
        return field.choices.targets(slot)
    zones: set[int] = set()
    for option in field.choices.options:
        if not option.handle.cards:
            zones.update(option.handle.zones)
    return zones, set()


def _draw_targets(surface: pygame.Surface, field: Field) -> None:
    zones, _ = _targets(field)
    over = field.board.zones_at(field.pointer) if field.pointer and field.dragging else []
    for zone, place in field.board.places():
        if zone in zones:
            mats.glow(surface, mats.mat_rect(field.board, place), field.metrics, zone in over)
        elif zone in field.aimed_zones:
            mats.aim(surface, mats.mat_rect(field.board, place), field.metrics)


def _draw_seats(surface: pygame.Surface, field: Field) -> None:
    session, board = field.session, field.board
    view = field.view
    for seat, rect in board.extras("plate"):
        player = session.players[seat]
        plates.draw_plate(
            surface,
            rect,
            field.metrics,
            player.name,
            seat,
            "human" if player.human else "bot",
            plates.chips_of(field.infos, seat),
            seat == view.actor,
        )
    for seat, rect in board.extras("tally"):
        chips = plates.tally_chips(field.tally.rows[seat])
        plates.draw_chips(surface, rect, chips, field.metrics.t(27))


def _draw_cards(surface: pygame.Surface, field: Field) -> None:
    """All cards but the one that is held; the one under the pointer comes to the front."""
    front = None
    buried = field.board.buried()
    for sprite in field.board.order():
        if field.board.lifted(sprite.slot):
            continue
        if sprite.slot in buried:
            sprite.draw(surface, field.board.brush, buried=True)
        elif sprite.slot == field.over and not sprite.moving and not field.dragging:
            front = sprite
        else:
            _draw_card(surface, field, sprite, 0)
    if front:
        covered = field.board.kind_of(front.slot) in ("fan", "row", "groups")
        _draw_card(surface, field, front, field.metrics.u(6) if covered else 0)


def _draw_card(surface: pygame.Surface, field: Field, sprite: Sprite, rise: int) -> None:
    """A card with the ring that says what it means."""
    metrics, slot = field.metrics, sprite.slot
    lift = metrics.u(7) if sprite.moving or rise else 0
    sprite.draw(surface, field.board.brush, lift, rise, slot in field.turned)
    if sprite.moving:
        return
    rect = sprite.rect.move(0, -rise)
    if slot in field.badges:
        _draw_badges(surface, field, slot, rect)
    _, onto = _targets(field)
    hinted = () if field.selection else _hinted(field)  # the chosen card stands out alone
    if slot in field.selection or slot in hinted:
        mats.halo(surface, rect, metrics, strong=True)
    elif slot in onto:  # around the card and without a veil: what is printed on it stays readable
        around = rect.inflate(2 * metrics.u(3), 2 * metrics.u(3))
        mats.outline(surface, around, metrics, slot == field.over)
    elif slot == field.cursor_slot and field.focused:
        mats.halo(surface, rect, metrics, strong=True)
    elif slot in field.aimed:
        mats.aim(surface, rect, metrics)
    elif slot in field.choices.cards:
        mats.halo(surface, rect, metrics, strong=False)


def _draw_badges(surface: pygame.Surface, field: Field, slot: int, rect: pygame.Rect) -> None:
    """The numbers that lie on a card, along the lower edge of its picture."""
    face = field.board.sprites[slot].face
    if face < 0:
        return
    turned = slot in field.turned
    plates.draw_on_card(surface, rect, field.board.game.faces[face], _chips(field, slot), turned)


def _chips(field: Field, slot: int) -> list[plates.Chip]:
    return [plates.Chip(icon, value, INK) for icon, value in field.badges.get(slot, ())]


def _draw_links(surface: pygame.Surface, field: Field) -> None:
    """Arrows from cards to those they are set against."""
    sprites = field.board.sprites
    for source, target in field.links:
        if source in sprites and target in sprites:
            mats.arrow(surface, sprites[source].rect, sprites[target].rect, field.metrics)


def _hinted(field: Field) -> tuple[int, ...]:
    """The cards of the hint."""
    return (field.hinted.handle.cards or field.hinted.handle.click) if field.hinted else ()


def _draw_held(surface: pygame.Surface, field: Field) -> None:
    """The card at the pointer, what would leave the table, and what a drop here would do."""
    board = field.board
    meant = field.meant()
    for slot in {slot for option in meant for slot in option.handle.doomed}:
        if slot in board.sprites:
            mats.doom(surface, board.sprites[slot].rect, field.metrics)
    hand = board.in_hand()
    for sprite in hand:
        sprite.draw(surface, board.brush, field.metrics.u(12))
    if hand and meant:
        mats.bubble(surface, _meaning(field, meant), hand[-1].rect, field.rect, field.metrics)


def _meaning(field: Field, meant: list[Option]) -> str:
    """What a drop would do, in words; of one or two moves also what comes of it."""
    names = field.session.names
    words = []
    for option in meant[:3]:
        words.append(tr(option.handle.button, names))
        if len(meant) < 3 and option.handle.help:
            words.append(tr(option.handle.help, names))
    return "\n".join(dict.fromkeys(words))


def draw_large(surface: pygame.Surface, field: Field, moment: int = -1) -> None:
    """The card under the pointer, large, or the face that everybody is shown for a ``moment``;
    drawn last, above bars and panels."""
    if moment >= 0:
        face = field.board.game.faces[moment]
        draw_preview(surface, face, None, field.rect, field.metrics)
        return
    slot = field.previewed
    sprite = field.board.sprites.get(slot)
    if slot < 0:
        _draw_plate_tip(surface, field)
    if sprite is None or sprite.face < 0:
        return
    face = field.board.game.faces[sprite.face]
    draw_preview(surface, face, sprite.rect, field.rect, field.metrics, _chips(field, slot))


def _draw_plate_tip(surface: pygame.Surface, field: Field) -> None:
    """What the numbers on or beside the plate under the pointer mean."""
    if field.dragging or not field.resting or not field.pointer:
        return
    for kind, tell in (("plate", _infos_of), ("tally", _deeds_of)):
        for seat, rect in field.board.extras(kind):
            if rect.collidepoint(field.pointer) and (lines := tell(field, seat)):
                words = "\n".join([field.session.names[seat], *lines])
                mats.bubble(surface, words, rect, surface.get_rect(), field.metrics)


def _infos_of(field: Field, seat: int) -> list[str]:
    """The public numbers of a seat, in words."""
    own = [info for info in field.infos if info.key.endswith(f"@{seat}")]
    return [f"{tr(info.help)}: {info.value}" if info.value else tr(info.help) for info in own]


def _deeds_of(field: Field, seat: int) -> list[str]:
    """What the chips beside the plate of a seat sum up, if there are any."""
    rows = field.tally.rows[seat]
    lines = [f"{tr(row.label)}: {plates.signed(row.points)}" for row in rows]
    return [tr(field.tally.title), *lines] if lines else []
