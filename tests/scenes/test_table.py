"""The table scene under pointer and keys."""

import pygame
import pytest

from game.bots.bot import Advice
from game.engine.game import Attempt
from game.i18n import tr
from game.rules.cubosaurs import layout as at
from game.scenes.table import drawing, speech
from game.scenes.table.display import ASKED
from game.scenes.table.hud import STEADY
from game.settings import Settings
from game.ui.theme import Metrics
from game.ui.widgets import words
from tests.scenes.table_driver import TableDriver, session
from tests.ui.driver import motion, press, release


@pytest.fixture
def table():
    driver = TableDriver()
    yield driver
    driver.close()


def hand(driver: TableDriver, seat: int = 0) -> list[int]:
    return driver.session.match.table.zones[at.HAND + seat]


def collection(driver: TableDriver, seat: int = 0) -> list[int]:
    return driver.session.match.table.zones[at.COLL + seat]


def test_dragging_a_hand_card_into_the_own_collection_takes_the_hand(table):
    taken = list(hand(table))
    table.drag_card(taken[0], table.zone("collection@0"))
    assert set(taken) <= set(collection(table))
    table.wait()
    assert table.settled()


def test_dragging_a_collection_card_onto_the_hand_passes_it_with_that_card(table):
    move = table.legal("pass")[0]
    table.drag_card(move.card, table.zone("hand@0"))
    assert table.session.match.moves[-1] == move or move in table.session.match.moves
    table.wait()
    assert table.settled()


def test_dragging_a_collection_card_to_the_next_player_passes_too(table):
    move = table.legal("pass")[0]
    table.drag_card(move.card, table.zone("collection@1"))
    assert move in table.session.match.moves


def test_a_refused_drop_plays_nothing_and_gives_the_rule(table):
    wanted = {m.card for m in table.legal("pass")}
    before = list(table.session.match.moves)
    slot = hand(table)[0]
    table.drag_card(slot, table.zone("collection@1"))
    assert table.session.match.moves == before
    assert "must add a card of your collection" in table.said
    table.wait()
    assert table.settled()
    assert wanted == {m.card for m in table.legal("pass")}


def test_a_card_of_a_type_in_the_hand_is_refused_by_name():
    found = None
    for seed in range(60):
        driver = TableDriver(session(seed=seed))
        refused = set(collection(driver)) - {m.card for m in driver.legal("pass")}
        if refused:
            found = driver, refused.pop()
            break
        driver.close()
    assert found
    driver, slot = found
    driver.drag_card(slot, driver.zone("hand@0"))
    assert "already in the hand" in driver.said or "all eggs are one type" in driver.said
    driver.close()


def test_the_next_drag_may_begin_while_a_refused_card_glides_home():
    driver = TableDriver(options=Settings(animation="slow"))
    driver.drag_card(hand(driver)[0], driver.zone("collection@1"))
    assert driver.board.moving
    before = len(driver.session.match.moves)
    driver.drag_card(driver.legal("pass")[0].card, driver.zone("hand@0"))
    assert len(driver.session.match.moves) == before + 1
    driver.close()


def test_two_clicks_on_a_card_play_it(table):
    move = table.legal("pass")[0]
    table.click(table.card(move.card))
    assert table.scene.field.chosen == move.card
    assert move not in table.session.match.moves
    table.click(table.card(move.card))
    assert move in table.session.match.moves


def test_a_chosen_card_is_played_by_a_click_on_its_target(table):
    move = table.legal("pass")[0]
    table.click(table.card(move.card))
    table.click(table.zone("hand@1"))
    assert move in table.session.match.moves


def test_the_main_button_takes(table):
    before = len(table.session.match.moves)
    button = table.scene.display.bottom.buttons.children[0]
    table.click(button.rect.center)
    assert table.session.match.moves[before].verb == "take"


def test_the_keyboard_alone_plays_a_card(table):
    before = len(table.session.match.moves)
    table.key(pygame.K_DOWN, pygame.K_RETURN, pygame.K_RETURN)
    assert len(table.session.match.moves) > before


def test_a_card_dragged_out_of_the_window_comes_home(table):
    """A05: released outside, the card is back and no move was made."""
    slot = hand(table)[0]
    start = table.card(slot)
    before = list(table.session.match.moves)
    table.step(motion(start), press(start))
    table.step(motion((start[0], -50)))
    assert table.board.held == slot
    table.step(release((start[0], -50)))
    assert table.board.held is None
    assert table.session.match.moves == before
    table.wait()
    assert table.settled()


def test_losing_the_focus_drops_what_is_dragged(table):
    slot = hand(table)[0]
    start = table.card(slot)
    table.step(motion(start), press(start))
    table.step(motion((start[0] + 60, start[1])))
    assert table.board.held == slot
    table.step(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert table.board.held is None


def test_other_buttons_during_a_drag_change_nothing(table):
    """A06: right and middle button and the wheel do not disturb a drag."""
    slot = hand(table)[0]
    start = table.card(slot)
    before = len(table.session.match.moves)
    table.step(motion(start), press(start))
    table.step(motion((start[0] + 40, start[1] + 40)))
    for button in (2, 3):
        table.step(press((start[0] + 40, start[1] + 40), button))
        table.step(release((start[0] + 40, start[1] + 40), button))
    table.step(pygame.Event(pygame.MOUSEWHEEL, x=0, y=1, touch=False))
    assert table.board.held == slot
    spot = table.board.sprites[slot].spot
    grip = table.scene.field._grip
    assert (round(spot.x - grip[0]), round(spot.y - grip[1])) == (start[0] + 40, start[1] + 40)
    table.step(release(table.zone("collection@0")))
    assert len(table.session.match.moves) == before + 1


def test_ten_clicks_on_every_pile_lose_no_card(table):
    """A07: rapid clicks, also on empty places."""
    for zone, _ in list(table.board.places()):
        rect = table.board.zone_rect(zone)
        for button in (1, 2, 3):
            for _ in range(10):
                table.step(press(rect.center, button), release(rect.center, button))
        while table.on_top != "TableScene":
            table.app.pop()
        table.session.game.check(table.session.match.table)
    table.wait()
    assert table.settled()


def test_one_tap_is_one_action(table):
    """A08: a touch comes as a finger event and as a made-up mouse event."""
    move = table.legal("pass")[0]
    point = table.card(move.card)
    table.step(
        pygame.Event(pygame.FINGERDOWN, x=0.5, y=0.5, dx=0, dy=0, touch_id=1, finger_id=1),
        motion(point, touch=True),
        press(point, touch=True),
    )
    table.step(
        pygame.Event(pygame.FINGERUP, x=0.5, y=0.5, dx=0, dy=0, touch_id=1, finger_id=1),
        release(point, touch=True),
    )
    assert table.scene.field.chosen == move.card
    assert move not in table.session.match.moves


def test_a_card_is_shown_large_after_a_while(table):
    slot = collection(table)[0]
    table.move(table.card(slot))
    assert table.scene.field.previewed == -1
    for _ in range(10):
        table.step(dt=0.1)
    assert table.scene.field.previewed == slot


def test_undo_goes_back_to_the_last_human_decision(table):
    digest = table.session.match.digest()
    played = len(table.session.match.moves)
    table.drag_card(hand(table)[0], table.zone("collection@0"))
    table.wait()
    table.key(pygame.K_u)
    table.wait()
    assert table.session.match.digest() == digest
    assert len(table.session.match.moves) == played
    assert table.settled()


def test_a_hint_names_a_legal_move_and_marks_it(table):
    table.key(pygame.K_h)
    for _ in range(5):
        table.step(dt=0.05)
    assert table.scene.field.hinted is not None
    assert table.scene.field.hinted.move in table.session.match.table.moves()
    assert hint(table).startswith("Hint:")
    table.drag_card(hand(table)[0], table.zone("collection@0"))
    table.step()
    assert hint(table) == ""


def test_while_a_hint_is_thought_about_the_prompt_says_so(table):
    table.scene.hint()
    assert hint(table) == "Thinking about a hint …"
    table.scene.hinter.stop()
    assert table.scene.field.hinted is None


def hint(table: TableDriver) -> str:
    """What the prompt says about a hint."""
    bar = table.scene.display.bottom
    return tr(bar.taught.say, table.session.names) if bar.lesson.visible else ""


@pytest.mark.parametrize(
    ("value", "told"), [(0.45, "Next best: {}, 45 of 100."), (0.52, "As good: {}.")]
)
def test_a_hint_is_compared_with_the_next_best_choice_of_another_name(table, value, told):
    options = table.scene.field.choices.options
    names = [tr(option.handle.button, table.session.names) for option in options]
    other = next(i for i, name in enumerate(names) if name != names[0])
    values = ((options[0].move, 0.52), (options[0].move, 0.5), (options[other].move, value))
    table.scene.display.show_hint(Advice(options[0].move, 0.52, values=values))
    assert hint(table).startswith(f"Hint: {names[0]}. Expected result: 52 of 100")
    assert hint(table).endswith(told.format(names[other]))
    table.scene.display.show_hint(Advice(options[0].move, 0.52, values=values[:2]))
    assert hint(table).endswith("50 is even.")


def test_a_hint_names_the_best_rival_with_the_points_it_expects(table):
    option = table.scene.field.choices.options[0]
    table.scene.display.show_hint(Advice(option.move, 0.6, scores=(12.34, -3.0, 7.0)))
    assert hint(table).endswith("Expected result: 60 of 100 (12.3 points, Cleo 7).")


def test_the_button_of_the_hint_is_the_bright_one():
    driver = TableDriver(session("divocina", seats=2))
    display = driver.scene.display
    main = next(o for o in display.field.choices.options if o.handle.main)
    option = next(o for o in display.field.choices.options if o.handle.cards and o != main)
    bright = [b for b in display.bottom.buttons.children if b.kind == "primary"]
    assert [words(b.say) for b in bright] == [tr(main.handle.button)]
    display.show_hint(Advice(option.move, 0.5))
    bright = [b for b in display.bottom.buttons.children if b.kind == "primary"]
    assert [words(b.say) for b in bright] == [tr(option.handle.button)]
    driver.close()


def test_resizing_in_the_middle_of_motion_leaves_cards_where_they_belong():
    """A02: the window changes while cards fly."""
    driver = TableDriver(options=Settings(animation="slow"))
    driver.drag_card(hand(driver)[0], driver.zone("collection@0"))
    for size in ((800, 600), (1920, 1080), (1024, 768), (2560, 1440), (1280, 720)) * 4:
        driver.app.metrics = Metrics(size)
        driver.app.window.resize(size)
        driver.app.stack.resize(driver.app.metrics)
        driver.step(dt=0.1)
    driver.wait()
    assert driver.settled()
    driver.close()


@pytest.mark.parametrize("animation", ["slow", "fast", "off"])
def test_a_whole_game_is_played_with_the_mouse(animation):
    options = Settings(animation=animation, reduced_motion=animation == "off")
    driver = TableDriver(session(seats=2, rounds=1), options=options)
    for turn in range(200):
        if driver.on_top == "Scoring":
            break
        passes = driver.legal("pass")
        if passes and turn % 3:
            driver.drag_card(passes[0].card, driver.zone("hand@0"))
        else:
            driver.drag_card(hand(driver)[0], driver.zone("collection@0"))
        driver.wait(2000)
        if driver.on_top == "TableScene":
            assert driver.settled()
    assert driver.session.over
    assert driver.on_top == "Scoring"
    driver.close()


def test_two_humans_at_an_open_game_see_no_curtain():
    driver = TableDriver(session(humans=(0, 1, 2)))
    for _ in range(12):
        assert driver.on_top == "TableScene"
        assert driver.session.viewer == driver.session.actor
        move = driver.session.match.table.moves()[0]
        option = next(o for o in driver.scene.field.choices.options if o.move == move)
        driver.scene.playing.follow(option)
        driver.wait()
    driver.close()


def test_a_click_on_what_the_hint_lights_up_plays_it(table):
    field = table.scene.field
    option = next(o for o in field.choices.options if o.move.verb == "pass")
    table.scene.display.show_hint(Advice(option.move, 0.5))
    assert field.chosen == option.move.card
    zones, onto = drawing._targets(field)
    assert (zones, onto) == (set(option.handle.zones), set(option.handle.onto))
    before = len(table.session.match.moves)
    place = field.board.zone_rect(min(zones))
    assert place
    table.click((place.right - 8, place.bottom - 8))
    assert table.session.match.moves[before] == option.move


def test_the_table_keeps_its_place_when_the_prompt_needs_less_room(table, monkeypatch):
    bottom, screen = table.scene.display.bottom, table.scene.display.screen
    window = screen.rect.inflate(0, 40)

    def height(wish: int, rect: pygame.Rect = window) -> int:
        monkeypatch.setattr(type(bottom), "height_for", lambda *_: wish)
        screen.place(rect)
        return bottom.rect.h

    most = round(window.h * STEADY)
    first = round(window.h * ASKED)
    assert height(60) == first
    assert height(first + 40) == height(60) == first + 40
    assert height(most + 50) == most + 50  # only for a while
    assert height(60) == most
    taller = window.inflate(0, 40)
    assert height(60, taller) == round(taller.h * ASKED)  # another window


def test_the_newest_line_of_the_log_stays_in_sight_when_the_prompt_grows(table) -> None:
    log = table.scene.display.log
    log.set([(0, f"Line {n}") for n in range(80)])
    table.step()
    assert log.area.reach and log.area.offset == log.area.reach
    lower = log.rect.inflate(0, -100)
    log.place(lower)
    assert log.area.offset == log.area.reach
    log.area.scroll_to(log.area.reach // 2)
    read = log.area.offset
    log.place(lower.inflate(0, -60))
    assert log.area.offset == read


def test_while_cards_move_nobody_is_told_that_it_is_somebody_elses_turn(table) -> None:
    session, view = table.session, table.scene.field.view
    said = speech.reason(Attempt(0, 0), session, view, ready=False)
    assert view.actor == session.viewer
    assert said == "One moment: the table is still moving."


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_below_the_top_card_of_a_pile_no_other_faces_show(size) -> None:
    driver = TableDriver(session("wild_life", seats=2, moves=40), size=size)
    board = driver.board
    (pile,) = [zone for zone, place in board.places() if board.game.zones[zone].name == "discard"]
    slots = board.zones[pile]
    assert len(slots) > 1
    assert set(slots) & board.buried() == set(slots[:-1])
    drawn = []
    for sprite in board.sprites.values():
        draw = sprite.draw
        sprite.draw = lambda *a, d=draw, s=sprite, **k: drawn.append((s.slot, k)) or d(*a, **k)
    driver.app.stack.top.dirty = True
    driver.step()
    assert all(k.get("buried") for slot, k in drawn if slot in slots[:-1])
    assert [k.get("buried", False) for slot, k in drawn if slot == slots[-1]] == [False]
    board.hold(slots[-1:], (300, 300), 80)
    assert slots[-2] not in board.buried(), "what lies beneath a lifted card is seen"
    driver.close()
