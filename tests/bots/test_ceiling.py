"""The yardstick that sees all hands sees them, and no more."""

from __future__ import annotations

import pytest

from game.bots.greedy import GreedyBot
from game.engine.rng import Rng
from game.engine.sample import Sampler
from game.engine.view import view
from game.engine.zone import Sight
from game.rules import game
from tests import ceiling
from tests.ceiling import laid_open


@pytest.mark.parametrize("name", ["divocina", "wild_life"])
def test_it_knows_every_hand_and_not_the_deck(name: str) -> None:
    table = game(name).new_table(3, {}, 5)
    seat = table.actor
    hidden = {slot for slot, face in enumerate(view(table, seat).faces) if face < 0}
    seen = laid_open(table, seat)
    found = {slot for slot, face in enumerate(view(seen, seat).faces) if face < 0}
    hands = {
        slot
        for zone, slots in zip(table.game.zones, table.zones, strict=True)
        if zone.sight is Sight.OWNER and zone.seat != seat
        for slot in slots
    }
    assert hands and hands <= hidden
    assert found == hidden - hands
    worlds = [Sampler(seen, seat, 1).sample(Rng(seed)) for seed in range(5)]
    assert all(world.faces[slot] == table.faces[slot] for world in worlds for slot in hands)
    assert len({tuple(world.faces) for world in worlds}) == 5
    assert {slot for slot, face in enumerate(view(table, seat).faces) if face < 0} == hidden


def test_a_match_says_how_it_ended(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.bots.registry.make", lambda level: GreedyBot(replies=False))
    ceiling.main(["wild_life", "--games", "4", "--iterations", "2", "--seed", "3"])
    said = capsys.readouterr().out
    assert said.startswith("wild_life: expert with 2 iterations, seeing all hands, won ")
    assert said.endswith(" of 4 games against greedy, seeds from 3\n")
