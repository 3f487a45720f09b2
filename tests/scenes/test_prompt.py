"""The prompt bar: everything that is asked and announced finds room at every text size."""

import random

import pygame
import pytest

from game.bots.bot import Advice
from game.engine.event import SAID, Event
from game.engine.match import Match, Setup
from game.rules import NAMES, game
from game.scenes.table.display import NEWEST
from game.scenes.table.prompt import FORMS, MOST, STEADY, PromptBar
from game.session import Session
from game.settings import Settings
from game.sitting import Player
from game.ui.theme import Metrics
from game.ui.widgets import Button, Label
from tests.scenes.table_driver import AtOnce, TableDriver, session

SIZE = (1280, 720)
MOVES = 120


def spoken(name: str, text: int) -> TableDriver:
    """A table for two humans who are asked everything."""
    match = Match(Setup(game(name), 2, 5))
    session = Session(match, [Player("Ada"), Player("Bo")], AtOnce())
    options = Settings(reduced_motion=True, animation="off", text=text, skip_windows="never")
    return TableDriver(session, SIZE, options)


def shown(bar: PromptBar) -> list[Label | Button]:
    """The labels and buttons of the bar."""
    return [w for w in bar.walk() if isinstance(w, Button) or (isinstance(w, Label) and w.say)]


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("name", NAMES)
def test_everything_that_is_asked_can_be_seen(name: str, text: int) -> None:
    driver = spoken(name, text)
    session, display = driver.session, driver.scene.display
    draw = random.Random(5)
    asked = set()
    for _ in range(MOVES):
        if session.over:
            break
        session.play(draw.choice(session.match.table.moves()))
        if session.over:
            break
        session.viewer = session.actor
        display.renew()
        driver.scene._show_bars()
        asked.add(type(session.match.table.steps[-1]))
        bar = display.bottom
        placed(bar)
        for widget in shown(bar):
            bar.area.reveal(widget.rect)
            assert bar.area.rect.contains(widget.rect), widget.say
            assert widget.rect.h >= widget.height_for(widget.rect.w)
    assert asked
    driver.close()


def placed(bar: PromptBar) -> int:
    """The height of the bar, which lies at its place, as high as the table lets it be."""
    height = min(bar.height_for(SIZE[0]), round(MOST * SIZE[1]))
    bar.place(pygame.Rect(0, 0, SIZE[0], height))
    return height


LONG = "A sentence about something that nobody has asked for but that goes on and on. "


def bar_with(lines: int, text: int, reminders: str = "") -> PromptBar:
    """A bar with something announced, a long explanation and what may be left out."""
    bar = PromptBar()
    bar.say("human", "Ada", "Let it happen?")
    bar.announced.set("Bo does something")
    bar.lines.set(LONG * lines)
    bar.reminders.set(reminders)
    for part in (bar.told, bar.announced, bar.lines):
        part.visible = True
    bar.adopt(None, None, Metrics(SIZE, text))
    return bar


def test_what_takes_much_room_is_written_smaller_and_then_scrolls() -> None:
    found = []
    for lines in range(1, 20):
        bar = bar_with(lines, 200)
        assert placed(bar) <= MOST * SIZE[1]
        found.append((bar.announced.size, bar.area.reach > 0))
    assert found[0] == ("body", False)
    assert found[-1] == ("small", True)
    sizes = [size for size, _ in FORMS]
    assert found == sorted(found, key=lambda one: (sizes.index(one[0]), one[1]))


def test_reminders_are_left_out_where_there_is_little_room() -> None:
    for text, seen in ((100, True), (200, False)):
        bar = bar_with(1, text, LONG * 2)
        height = placed(bar)
        assert (bar.reminders.visible, bar.announced.size) == (seen, "body")
        assert height <= STEADY * SIZE[1]
    bar.reminders.set("")
    placed(bar)
    assert not bar.reminders.visible


def test_it_grows_again_when_less_is_to_be_said() -> None:
    bar = bar_with(40, 200)
    placed(bar)
    bar.lines.set(LONG)
    placed(bar)
    assert (bar.announced.size, bar.area.reach) == ("body", 0)


def test_a_new_question_is_seen_from_its_beginning() -> None:
    bar = bar_with(40, 200)
    placed(bar)
    bar.area.scroll_to(bar.area.reach)
    bar.say("human", "Bo", "And now?")
    assert bar.area.offset == 0


def test_long_and_short_texts_stand_below_each_other_where_that_is_lower() -> None:
    bar = bar_with(5, 200)
    placed(bar)
    assert bar.who.rect.top >= bar.lines.rect.bottom
    short = bar_with(0, 100)
    placed(short)
    assert short.who.rect.left > short.announced.rect.left
    assert short.who.rect.top <= short.announced.rect.top


def test_where_the_log_is_closed_the_prompt_tells_what_others_have_done() -> None:
    driver = TableDriver(session("cubosaurs", seats=3))
    display = driver.scene.display
    told = display.bottom.newest
    assert display.log.visible and not told.visible
    driver.scene.director.play(driver.session.match.table.moves()[0])
    driver.wait()
    display.toggle_log()
    others = [words for seat, words in display.log.lines.lines if seat != driver.session.viewer]
    assert others[-1].startswith("Cleo")
    assert told.visible and told.say == "\n".join(others[-NEWEST:])
    display.toggle_log()
    assert not told.visible
    display.toggle_log()
    display.tell(Event(SAID, seat=0, message="{seat} starts."))
    assert not told.visible
    driver.close()


@pytest.mark.parametrize("name", NAMES)
def test_the_table_does_not_move_when_a_hint_is_given(name: str) -> None:
    driver = TableDriver(session(name, seats=2))
    display = driver.scene.display
    before = display.field.rect.copy()
    options = display.field.choices.options
    option = next((o for o in options if o.handle.main), options[0])
    display.show_hint(Advice(option.move, 0.5))
    driver.step()
    assert display.bottom.lesson.visible
    assert display.field.rect == before or display.bottom.announced.visible
    driver.close()
