"""What holds of every game: text forms, clones, replays, undo, events, ends."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

from game.engine.event import COUNTED, MARKED, MOVED, SCORED
from game.engine.game import Game
from game.engine.match import Match
from game.engine.move import Move, parse
from game.engine.rng import Rng
from game.engine.table import Table
from game.engine.text import Text
from game.engine.view import view
from tests.engine.matches import Case, positions


def test_every_legal_move_has_a_text_form_of_its_own(match: Match) -> None:
    for table in match.history:
        texts = [str(move) for move in table.moves()]
        assert [parse(text) for text in texts] == table.moves()
        assert len(set(texts)) == len(texts)


def test_every_decision_has_moves_that_depend_on_the_table_alone(match: Match) -> None:
    for table in match.history:
        assert table.moves()
        assert table.ask is not None
        assert table.ask.moves(table) == table.moves() == table.clone().moves()
        assert 0 <= table.actor < table.seats


def test_what_announces_says_so(match: Match, case: Case) -> None:
    announced = [case.game.announcement(view(t, t.actor)) for t in match.history]
    assert case.game.announces or not any(announced)


def test_a_clone_never_leaks_back(match: Match) -> None:
    rng = Rng(3)
    for table in match.history:
        before = table.digest(), table.reveals, list(table.moves())
        clone = table.clone()
        assert clone.digest() == before[0]
        clone.events = []
        for _ in range(3):
            if not clone.over:
                moves = clone.moves()
                clone.play(moves[rng.below(len(moves))])
        assert (table.digest(), table.reveals, table.moves()) == before
        assert table.events is None


def test_cards_are_conserved_and_keep_their_backs(match: Match, case: Case) -> None:
    game = case.game
    faces = sorted(match.history[0].faces)
    for table in positions(match):
        game.check(table)
        assert sorted(table.faces) == faces
        assert all(
            game.faces[face].back == game.back_of(slot) for slot, face in enumerate(table.faces)
        )


def test_whoever_sees_into_a_zone_knows_its_cards(match: Match) -> None:
    for table in positions(match):
        for sight, zone in zip(table.sight, table.zones, strict=True):
            assert all(table.known[slot] & sight == sight for slot in zone)


def test_zones_of_seats_that_nobody_sits_on_stay_empty(match: Match, case: Case) -> None:
    for table in positions(match):
        for zone, slots in zip(case.game.zones, table.zones, strict=True):
            assert not slots or zone.seat < case.seats, zone.key


def test_a_replay_is_identical_at_every_decision(match: Match, case: Case) -> None:
    again = case.match()
    assert again.opening() == match.opening()
    for move, table, events in zip(match.moves, match.history, match.events, strict=True):
        assert again.digest() == table.digest()
        assert again.play(parse(str(move))) == events
    assert again.digest() == match.digest()


def test_undo_all_the_way_and_redo(match: Match, case: Case) -> None:
    again = case.match()
    for move in match.moves:
        again.play(move)
    again.undo(len(match.moves))
    assert again.digest() == match.history[0].digest() == case.match().digest()
    assert not again.moves
    while again.undone:
        again.redo()
    assert again.digest() == match.digest()


def test_the_events_tell_the_whole_story(match: Match) -> None:
    """Who only follows the events has the same cards in the same zones, and the same numbers."""
    for number, events in enumerate(match.events):
        before, after = positions(match)[number : number + 2]
        seen = before.clone()
        for event in events:
            if event.kind == MOVED:
                for card in event.cards:
                    seen.zones[event.source].remove(card.slot)
                    seen.zones[event.target].append(card.slot)
            elif event.kind == COUNTED:
                seen.counters[event.target] = event.n
            elif event.kind == MARKED:
                for card in event.cards:
                    seen.marks[card.slot] = event.n
            elif event.kind == SCORED:
                seen.sheets += (after.sheets[event.n],)
        assert list(map(sorted, seen.zones)) == list(map(sorted, after.zones))
        assert (seen.counters, seen.marks) == (after.counters, after.marks)
        assert seen.sheets == after.sheets


@cache
def sorts(game: Game) -> list[int]:
    """For each face the first that has the same printed on it but for name and picture."""
    prints = [face._replace(key="", name=Text(""), picture="") for face in game.faces]
    return [prints.index(face) for face in prints]


def outline(table: Table) -> object:
    """What matters of a table when equal cards are not told apart, whatever they picture."""
    sort = sorts(table.game)
    zones = [sorted(sort[table.faces[slot]] for slot in zone) for zone in table.zones]
    steps = [(type(step), getattr(step, "seat", -1)) for step in table.steps]
    return zones, table.counters, steps


def test_moves_with_equal_keys_lead_to_the_same(match: Match, case: Case) -> None:
    for table in match.history:
        groups = defaultdict(list)
        for move in table.moves():
            groups[case.game.key(table, move)].append(move)
        for first, *others in groups.values():
            expected = None
            for move in others:
                expected = expected or _outline_after(table, first)
                assert _outline_after(table, move) == expected, f"{first} and {move}"


def _outline_after(table: Table, move: Move) -> object:
    after = table.clone()
    after.play(move)
    return outline(after)


def test_the_game_ends_within_its_bound_with_a_result(match: Match, case: Case) -> None:
    assert match.over
    assert len(match.moves) <= case.game.max_decisions
    result = case.game.result(match.table)
    assert len(result.scores) == case.seats
    assert result.winners or case.game.cooperative
    assert set(result.winners) <= set(range(case.seats))
    final = case.game.sheet(match.table.sheets[-1])
    assert final.final
    assert final.totals == result.scores


def test_returns_and_estimates_lie_between_0_and_1(match: Match, case: Case) -> None:
    estimates = [case.game.evaluate(table) for table in match.history]
    for values in (*estimates, case.game.returns(match.table)):
        assert len(values) == case.seats
        assert all(0.0 <= value <= 1.0 for value in values)
    returns = case.game.returns(match.table)
    winners = case.game.result(match.table).winners
    assert all(returns[seat] == max(returns) for seat in winners)
    if case.game.cooperative:
        assert set(winners) in (set(), set(range(case.seats)))
        assert all(len(set(values)) == 1 for values in (*estimates, returns))
