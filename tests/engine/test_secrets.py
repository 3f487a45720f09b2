"""Nobody learns from the program what the rules keep hidden."""

from __future__ import annotations

from game.engine.event import MOVED, SHUFFLED, Event, Shown, mask
from game.engine.game import Game
from game.engine.match import Match
from game.engine.rng import Rng
from game.engine.sample import Sampler, redeal, sample
from game.engine.table import Table
from game.engine.view import view
from tests.engine.matches import Case, positions

GIVEN_AWAY = {"{seat} has none to discard."}
"""Lines of the log by which the rules themselves tell what a player does not hold."""


def test_an_event_hides_the_faces_that_none_of_the_watchers_knew() -> None:
    event = Event(MOVED, 1, 2, (Shown(7, 40, 0b01), Shown(8, 41, 0b11)))
    assert mask(event, 0b01) is event
    assert [card.face for card in mask(event, 0b10).cards] == [-1, 41]
    assert [card.face for card in mask(event, 0b100).cards] == [-1, -1]
    assert [card.face for card in mask(event, 0b110).cards] == [-1, 41]


def test_a_view_shows_what_its_seat_knows_and_nothing_else(match: Match, case: Case) -> None:
    for table in positions(match):
        for seat in range(case.seats):
            seen = view(table, seat)
            for slot, face in enumerate(table.faces):
                known = table.known[slot] >> seat & 1
                assert seen.faces[slot] == (face if known else -1)
            assert bool(seen.moves) == (table.actor == seat)


def test_a_sample_looks_the_same_to_its_seat(match: Match, case: Case) -> None:
    rng = Rng(7)
    for table in positions(match):
        digest = table.digest()
        for seat in range(case.seats):
            world = fresh(sample(table, seat, rng))
            assert view(world, seat) == view(table, seat)
            case.game.check(world)
            assert backs(world) == backs(table)
        assert table.digest() == digest


def test_samples_differ_in_every_card_that_the_seat_does_not_know(match: Match) -> None:
    """Also in those that others know: a sample must not betray their hands, nor what comes next."""
    rng = Rng(12)
    table = match.history[len(match.history) // 2]
    for seat in (table.actor, (table.actor + 1) % table.seats):
        worlds = [sample(table, seat, rng) for _ in range(80)]
        assert len({world.rng for world in (table, *worlds)}) == 81
        for slots in unknown(seat, table):
            if len({table.faces[slot] for slot in slots}) > 1:
                same = [s for s in slots if len({world.faces[s] for world in worlds}) == 1]
                infers = type(table.game).amend is not Game.amend  # from what everybody knows
                assert len(same) <= (len(slots) // 10 if infers else 0), same


def test_a_sampled_world_can_be_played_to_its_end(match: Match, case: Case) -> None:
    rng = Rng(8)
    for table in match.history[:: len(match.history) // 3 + 1]:
        world = Sampler(table, table.actor, rng.bits()).sample(rng)
        while not world.over:
            moves = world.moves()
            world.play(moves[rng.below(len(moves))])
        assert len(case.game.returns(world)) == case.seats


def test_a_sampler_gives_its_seat_the_same_view_and_moves_in_every_world(match: Match) -> None:
    rng = Rng(9)
    for table in match.history[::3]:
        sampler = Sampler(table, table.actor, rng.bits())
        seen = view(table, table.actor)
        assert sampler.view == seen
        assert sampler.moves == table.moves()
        assert view(fresh(sampler.sample(rng)), table.actor) == seen


def test_other_hidden_faces_change_nothing_that_a_seat_sees(match: Match, case: Case) -> None:
    """The flip test: views, masked events, and who is asked next stay the same.

    Flipped are the faces that the seat knows neither before nor after the move. A move that the
    actor could not have made with other cards, that shuffles, or after which the rules make
    somebody tell of the hand, is compared no further.
    """
    rng = Rng(10)
    tables = positions(match)
    for number, move in enumerate(match.moves):
        before, after = tables[number : number + 2]
        shuffled = any(event.kind == SHUFFLED for event in match.events[number])
        for seat in range(case.seats):
            other = flipped(before, after, seat, rng)
            assert view(other, seat) == view(before, seat)
            if shuffled or move not in other.moves():
                continue
            other.events = []
            other.play(move)
            if {event.message for event in other.events + match.events[number]} & GIVEN_AWAY:
                continue
            seen = [mask(event, 1 << seat) for event in other.events]
            assert seen == [mask(event, 1 << seat) for event in match.events[number]]
            assert view(other, seat) == view(after, seat)


def test_many_flips_are_followed_through_a_move(match: Match, case: Case) -> None:
    """Guards the flip test against comparing nothing."""
    rng = Rng(11)
    tables = positions(match)
    followed = 0
    for number, move in enumerate(match.moves):
        before, after = tables[number : number + 2]
        watcher = (before.actor + 1) % case.seats
        followed += move in flipped(before, after, watcher, rng).moves()
    assert followed > len(match.moves) / 3


def flipped(before: Table, after: Table, seat: int, rng: Rng) -> Table:
    """``before`` with the faces dealt anew that ``seat`` does not know then nor in ``after``."""
    other = fresh(before.clone())
    redeal(other, unknown(seat, before, after), rng)
    return other


def unknown(seat: int, *tables: Table) -> list[list[int]]:
    """The slots that ``seat`` knows at none of these tables, a list for each pool."""
    first = tables[0]
    pools: list[list[int]] = [[] for _ in range(first.game.pool_count)]
    for slot, pool in enumerate(first.game.pools(first)):
        if not any(table.known[slot] >> seat & 1 for table in tables):
            pools[pool].append(slot)
    return pools


def fresh(table: Table) -> Table:
    """The table with its legal moves forgotten, so that they are computed from what it holds."""
    table._moves = None
    return table


def backs(table: Table) -> list[int]:
    """The back of every slot."""
    return [table.game.pool_of[face] for face in table.faces]
