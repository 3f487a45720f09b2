"""What draws the eye at the table goes when it is over: messages, large cards, hints."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.bots.bot import Advice
from game.rules.cubosaurs import layout as at
from game.scenes.table.field import PREVIEW_SECONDS
from game.ui.board import mats
from tests.scenes.table_driver import TableDriver, session
from tests.ui.driver import motion


@pytest.fixture
def table() -> Iterator[TableDriver]:
    driver = TableDriver(session("cubosaurs"))
    yield driver
    driver.close()


def hand(table: TableDriver) -> list[int]:
    """The slots of the hand."""
    return table.session.view().zones[at.HAND]


def test_a_message_goes_with_the_next_move(table: TableDriver) -> None:
    table.app.tell("No.")
    table.step()
    assert table.app.toast.left > 0
    table.drag_card(hand(table)[0], table.zone("collection@0"))
    table.step()
    assert table.app.toast.left == 0


def test_what_was_laid_down_is_shown_large_when_the_pointer_has_moved(table: TableDriver) -> None:
    field = table.scene.field
    table.drag_card(hand(table)[0], table.zone("collection@0"))
    table.wait()
    pointer = field.pointer
    assert pointer is not None
    if field.over < 0:
        field.over = next(iter(table.board.sprites))
    field.still = 2 * PREVIEW_SECONDS
    assert field.resting and field.previewed == -1
    slot = next(slot for slot, sprite in table.board.sprites.items() if sprite.face >= 0)
    table.step(motion(table.board.sprites[slot].rect.center))
    field.still = 2 * PREVIEW_SECONDS
    assert field.previewed == field.over >= 0


def test_a_chosen_card_stands_out_alone(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    strong: list[tuple[int, int]] = []
    halo = mats.halo

    def noted(surface, rect, metrics, strong_one=False, **kwargs):
        if kwargs.get("strong", strong_one):
            strong.append(rect.center)
        halo(surface, rect, metrics, **kwargs)

    monkeypatch.setattr(mats, "halo", noted)
    field = table.scene.field
    option = next(o for o in field.choices.options if o.handle.cards)
    table.scene.display.show_hint(Advice(option.move, 0.5))
    table.step()
    own = option.handle.cards[0]
    assert table.board.sprites[own].rect.center in strong
    other = next(slot for slot in field.choices.cards if slot not in option.handle.cards)
    field.choose(other)
    strong.clear()
    field.changed()
    table.step()
    assert table.board.sprites[other].rect.center in strong
    assert table.board.sprites[own].rect.center not in strong
