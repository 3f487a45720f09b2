"""Makes moves by their handles: by drag, by click, or by button."""

from game.i18n import tr
from game.scenes.table.choices import Option
from game.ui.widgets import Button
from tests.scenes.table_driver import TableDriver


def make(driver: TableDriver, option: Option) -> None:
    """Make a move by its handle: drag, click twice, or press its button."""
    handle = option.handle
    board = driver.board
    cards = [slot for slot in handle.cards if slot in board.sprites]
    targets = [board.zone_rect(zone) for zone in handle.zones]
    if cards and handle.onto:
        driver.drag_card(cards[0], driver.card(next(s for s in handle.onto if s != cards[0])))
    elif cards and any(targets):
        driver.drag_card(cards[0], free_point(driver, option))
    elif handle.click:
        slot = handle.click[0]
        driver.click(driver.card(slot))
        if driver.scene.field.chosen == slot:
            driver.click(driver.card(slot))
    else:
        press(driver, option)


def free_point(driver: TableDriver, option: Option) -> tuple[int, int]:
    """A point of a target zone where no card lies that would mean something else."""
    for zone in option.handle.zones:
        rect = driver.board.zone_rect(zone)
        if rect is None:
            continue
        for x in range(rect.left + 3, rect.right, 9):
            for y in range(rect.top + 3, rect.bottom, 9):
                if driver.board.zones_at((x, y))[0] == zone and driver.board.card_at((x, y)) < 0:
                    return (x, y)
        return rect.center
    raise AssertionError(f"no place for {option.move}")


def press(driver: TableDriver, option: Option) -> None:
    """Press the button with the words of a move."""
    say = tr(option.handle.button, driver.session.names)
    found = [b for b in driver.all(Button) if b.say == say and b.visible]
    assert found, f"no button {say!r} among {[b.say for b in driver.all(Button)]}"
    driver.click(found[0].rect.center)
