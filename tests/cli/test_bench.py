"""``bench`` measures what it says it does."""

from __future__ import annotations

import pygame
import pytest

from game.cli import bench_bots, bench_frames, stage
from game.rules import NAMES
from game.rules import game as game_of


@pytest.mark.parametrize("name", NAMES)
def test_the_full_table_is_what_is_drawn(name: str) -> None:
    app = stage.open_app((1280, 720))
    scene = bench_frames.full_table(app, game_of(name))
    assert app.stack.top is scene
    lying = [sprite for sprite in scene.field.board.sprites.values() if sprite.face >= 0]
    assert len(lying) > 12
    before = app.window.surface.copy()
    slot = lying[-1].slot
    start = scene.field.board.sprites[slot].rect.center
    app.frame([stage.pointer(pygame.MOUSEMOTION, start)])
    app.frame([stage.pointer(pygame.MOUSEBUTTONDOWN, start)])
    app.frame([stage.pointer(pygame.MOUSEMOTION, (640, 300))])
    assert app.window.surface.get_buffer().raw != before.get_buffer().raw
    app.close()


def test_the_search_is_measured_by_its_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_bots, "ITERATIONS", 40)
    monkeypatch.setattr(bench_bots, "REPEATS", 1)
    found = bench_bots.measure(game_of("selva"))
    assert found.game == "selva" and found.seats == 2 and found.iterations_per_second > 40
