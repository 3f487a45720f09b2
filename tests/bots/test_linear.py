"""Fitted estimates: exact where the end is near, the same file from the same seed."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.bots.linear import chances, read
from game.bots.models.cubosaurs import CubosaursFeatures
from game.bots.train import solve, train, write
from game.bots.values import FITTED, PLAIN, features_of, value_of, weights_file
from game.engine.rng import Rng
from game.rules import game as game_of
from game.rules.cubosaurs import scoring
from game.rules.cubosaurs.steps import table_collections
from tests.bots.positions import positions

SETTINGS = [
    (seats, {"rounds": rounds, "dna": dna})
    for seats in (2, 3, 5)
    for rounds in (1, 3)
    for dna in (0, 1)
]


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_what_stands_is_counted_as_the_rules_do(seats: int, options: dict[str, int]) -> None:
    features = CubosaursFeatures()
    for table in positions(game_of("cubosaurs"), seats, {**options, "dna": 0}, 4):
        exact = [one.exact for one in features.describe(table)]
        assert exact == scoring.points(table_collections(table))


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_estimates_are_chances_and_points(seats: int, options: dict[str, int]) -> None:
    game = game_of("cubosaurs")
    value = value_of(game)
    for table in positions(game, seats, options, 5):
        returns = value.returns(table)
        assert len(returns) == seats
        assert all(0 < chance < 1 for chance in returns)
        scores = value.scores(table)
        assert scores is not None
        order = sorted(range(seats), key=scores.__getitem__)
        assert order == sorted(range(seats), key=returns.__getitem__)
        assert len(value.closing(table)) == seats


def test_a_game_without_weights_is_judged_by_itself() -> None:
    game = game_of("pairs")
    table = game.new_table(2, {}, 1)
    value = value_of(game)
    assert value is PLAIN
    assert value.returns(table) == value.closing(table) == game.evaluate(table)
    assert value.scores(table) is None
    assert value.chapter(table) == 0


def test_a_greater_lead_is_a_better_chance_and_less_so_when_much_is_to_come() -> None:
    even = chances([3.0, 3.0], 10.0, 6.5)
    assert even == pytest.approx([0.5, 0.5])
    little, much = chances([5.0, 3.0], 10.0, 6.5), chances([9.0, 3.0], 10.0, 6.5)
    assert 0.5 < little[0] < much[0] < 1
    assert chances([9.0, 3.0], 100.0, 6.5)[0] < much[0]
    assert sum(chances([9.0, 3.0, -4.0, 0.0], 0.0, 6.5)) < 1.5


def test_every_variant_has_weights_and_other_features_are_refused(tmp_path: Path) -> None:
    for name in FITTED:
        features = features_of(name)
        fits = read(weights_file(name), features)
        game = game_of(name)
        for options in features.options:
            for seats in game.seats:
                assert features.variant(game.new_table(seats, options, 1)) in fits
    other = tmp_path / "other.json"
    text = weights_file("cubosaurs").read_text("utf-8")
    other.write_text(text.replace('"egg"', '"eggs"', 1), "utf-8")
    with pytest.raises(ValueError, match="other"):
        read(other, CubosaursFeatures())


def test_the_same_seed_trains_the_same_file(tmp_path: Path) -> None:
    files = []
    for attempt in range(2):
        path = tmp_path / f"{attempt}.json"
        write(path, train(game_of("cubosaurs"), 2, 2, 7, seats=[2]))
        files.append(path.read_bytes())
        assert list(read(path, CubosaursFeatures())) == ["2", "2 dna"]
    assert files[0] == files[1]


def test_equations_are_solved() -> None:
    rng = Rng(1)
    size = 12
    roots = [[rng.random() - 0.5 for _ in range(size)] for _ in range(size)]
    matrix = [
        [sum(r[i] * r[j] for r in roots) + (i == j) for j in range(size)] for i in range(size)
    ]
    answer = [rng.random() for _ in range(size)]
    vector = [sum(a * b for a, b in zip(row, answer, strict=True)) for row in matrix]
    assert solve(matrix, vector) == pytest.approx(answer)
