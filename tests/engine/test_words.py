"""What every game says: prompts, handles, numbers, sheets, the log, and reasons for refusals."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from game.engine.event import SAID, mask
from game.engine.game import Attempt, Game, Handle, Sheet
from game.engine.match import Match
from game.engine.table import Table
from game.engine.text import Seat, Text
from game.engine.view import View, view
from game.rules import game as game_of
from tests.engine.matches import ALL, Case, positions
from tests.english import english, log_line

PLACEHOLDER = re.compile(r"\{(\w+)\}")
ICONS = {file.stem for file in (Path(__file__).parents[2] / "assets" / "icons").glob("*.svg")}
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")


def check_text(text: Text, seats: int = 0) -> None:
    """All that the text asks for is there."""
    assert isinstance(text, Text), text
    args = dict(text.args)
    assert set(PLACEHOLDER.findall(text.message + text.plural)) <= args.keys(), text
    if text.plural:
        assert isinstance(args["n"], int), text
    for value in args.values():
        assert isinstance(value, (int, str, Text, Seat)), text
        if isinstance(value, Seat):
            assert 0 <= value.number < seats, text
        if isinstance(value, Text):
            check_text(value, seats)


def check_texts(texts: Iterable[Text], seats: int = 0) -> None:
    """``check_text`` for all of them, none of them empty."""
    for text in texts:
        check_text(text, seats)
        assert text.message


def check_sheet(sheet: Sheet, seats: int) -> None:
    """A sheet with complete texts whose rows add up."""
    check_texts([sheet.title], seats)
    assert len(sheet.rows) == len(sheet.totals) == seats
    for rows, total in zip(sheet.rows, sheet.totals, strict=True):
        assert sum(row.points for row in rows) == total
        for row in rows:
            check_texts([row.label], seats)
            check_text(row.why, seats)
            assert row.icon in ICONS, row


# --- what does not change -----------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_the_parts_of_a_game_have_words(name: str) -> None:
    game = game_of(name)
    check_texts([game.title, game.blurb])
    for option in game.options:
        check_texts([option.label, option.help, *(choice.label for choice in option.choices)])
        keys = [choice.key for choice in option.choices]
        assert len(set(keys)) == len(keys)
    for face in game.faces:
        check_texts(
            [face.name, *face.help, *(c[0] for c in face.columns if isinstance(c[0], Text))]
        )
        check_texts([face.text] if face.text else [])
        assert face.help, f"{face.key}: nothing to read beside the large card"
        assert {face.mark, *face.badges} <= ICONS, face.key
    keys = [face.key for face in game.faces]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("name", ALL)
def test_cards_that_play_differently_have_different_names(name: str) -> None:
    """Badges apart: they are seen on the card."""
    cards = {(face.name, face.corner, face.columns, face.text) for face in game_of(name).faces}
    names = [english(card[0]) for card in cards]
    assert len(set(names)) == len(names)


# --- what changes -------------------------------------------------------------------------------


def test_every_decision_has_a_prompt_for_everybody(match: Match, case: Case) -> None:
    for table in match.history:
        for seat in range(case.seats):
            check_texts([case.game.prompt(view(table, seat))], case.seats)


def test_numbers_and_points_are_told_to_everybody_at_any_time(match: Match, case: Case) -> None:
    for number, table in enumerate(positions(match)):
        seen = view(table, number % case.seats)
        infos = case.game.infos(seen)
        check_texts((info.help for info in infos), case.seats)
        assert {info.icon for info in infos} <= ICONS
        assert len({info.key for info in infos}) == len(infos)
        check_sheet(case.game.tally(seen), case.seats)


def test_every_record_has_a_sheet(match: Match, case: Case) -> None:
    for record in match.table.sheets:
        check_sheet(case.game.sheet(record), case.seats)


def test_the_result_says_why(match: Match, case: Case) -> None:
    check_texts([case.game.result(match.table).why], case.seats)


def test_the_log_has_all_it_names(match: Match, case: Case) -> None:
    names = NAMES[: case.seats]
    for events in (match.opening(), *match.events):
        for event in events:
            if event.kind == SAID:
                for seats in (0, 1, (1 << case.seats) - 1):
                    assert log_line(case.game, mask(event, seats), names)


def test_a_moment_is_a_card_that_everybody_may_see(match: Match, case: Case) -> None:
    for events in (match.opening(), *match.events):
        for event in events:
            moment = case.game.moment(mask(event, 1))
            assert moment == -1 or moment in {card.face for card in event.cards}


def test_what_is_announced_has_words(match: Match, case: Case) -> None:
    for table in match.history:
        for seat in range(case.seats):
            said = case.game.announcement(view(table, seat))
            if said:
                check_texts([said.title, *said.lines], case.seats)
                assert 0 <= said.by < case.seats


# --- handles ------------------------------------------------------------------------------------


def test_every_legal_move_can_be_made_with_the_mouse(match: Match, case: Case) -> None:
    for table in match.history:
        seen = view(table, table.actor)
        for move in seen.moves:
            handle = case.game.handle(seen, move)
            check_texts([handle.button, *filter(None, [handle.help])], case.seats)
            check_places(case.game, table, handle)
            if move.card >= 0:
                assert move.card in (*handle.cards, *handle.click, *handle.onto), move
                assert handle.click or (handle.cards and (handle.zones or handle.onto)), move
            assert not handle.icon or handle.icon in ICONS


def check_places(game: Game, table: Table, handle: Handle) -> None:
    """A handle names cards and zones of this table."""
    cards = {*handle.cards, *handle.click, *handle.onto}
    assert cards <= {slot for zone in table.zones for slot in zone}
    assert all(game.zones[zone].seat < table.seats for zone in handle.zones)


# --- refusals -----------------------------------------------------------------------------------


def legal(game: Game, seen: View) -> set[Attempt]:
    """Every attempt that makes, or begins to make, a legal move."""
    attempts = set()
    for move in seen.moves:
        handle = game.handle(seen, move)
        attempts |= {Attempt(card) for card in handle.click}
        for card in handle.cards or (-1,):
            attempts |= {Attempt(card, zone) for zone in handle.zones}
            attempts |= {Attempt(card, -1, onto) for onto in handle.onto}
    return attempts


def tries(case: Case, table: Table) -> Iterator[Attempt]:
    """Every card, and none, clicked and put onto every zone, and onto every seventh card."""
    zones = [n for n, zone in enumerate(case.game.zones) if zone.seat < case.seats]
    for card in range(-1, len(table.faces)):
        for zone in (-1, *zones):
            yield Attempt(card, zone)
        for onto in range(card % 7, len(table.faces), 7):
            yield Attempt(card, -1, onto)


def test_every_refusal_has_a_reason(match: Match, case: Case) -> None:
    tables = positions(match)
    chosen = {0, len(tables) - 1, *range(case.seed % 5, len(tables), len(tables) // 5 + 1)}
    for number in chosen:
        table = tables[number]
        for seat in {max(table.actor, 0), (number + 1) % case.seats}:
            seen = view(table, seat)
            allowed = legal(case.game, seen)
            for attempt in tries(case, table):
                if attempt not in allowed:
                    check_texts([case.game.why_not(seen, attempt)], case.seats)
