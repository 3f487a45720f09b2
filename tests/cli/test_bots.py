"""``ladder``, ``train`` and games with swapped sides, in short."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.bots import registry
from game.bots.linear import read
from game.bots.values import features_of, weights_file
from game.cli.ladder import ratings
from game.cli.main import main


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """All levels think for a moment only."""
    monkeypatch.setattr(registry, "iterations", lambda level, game: 8)


@pytest.mark.usefixtures("hasty")
def test_a_ladder_ranks_the_levels(capsys: pytest.CaptureFixture[str]) -> None:
    command = "ladder cubosaurs --levels random,greedy,expert --games 8 --option rounds=1"
    assert main(command.split()) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Cubosaurs, 2 seats, 8 games each from seed 1"
    assert [line.split()[:3] for line in lines[2:5]] == [
        ["random", "against", "greedy"],
        ["random", "against", "expert"],
        ["greedy", "against", "expert"],
    ]
    assert lines[-1].startswith("random")
    assert main([*command.split(), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert all(rank["low"] <= rank["elo"] <= rank["high"] for rank in found["ranks"])
    assert abs(sum(rank["elo"] for rank in found["ranks"])) <= 2
    assert all(0 <= duel["share"] <= 1 and duel["margin"] > 0 for duel in found["duels"])


@pytest.mark.usefixtures("hasty")
def test_partners_climb_no_ladder_but_their_wins_are_counted(
    capsys: pytest.CaptureFixture[str],
) -> None:
    command = "ladder samogon --levels random --games 4 --option difficulty=hard"
    assert main(command.split()) == 0
    out = capsys.readouterr().out
    assert "random    wins" in out and "Elo" not in out


def test_ratings_are_elo() -> None:
    even = ratings(2, {(0, 1): [0.5] * 50})
    assert even == pytest.approx([0.0, 0.0])
    better = ratings(2, {(0, 1): [10 / 11] * 5000})
    assert better[0] - better[1] == pytest.approx(400.0, abs=1.0)
    chain = ratings(3, {(0, 1): [0.75] * 500, (1, 2): [0.75] * 500, (0, 2): [0.9] * 500})
    assert chain[0] > chain[1] > chain[2]


def test_swapped_sides_of_equals_share_all_wins_evenly(capsys: pytest.CaptureFixture[str]) -> None:
    command = "simulate cubosaurs --seats random,random --games 40 --swap --json"
    assert main(command.split()) == 0
    found = json.loads(capsys.readouterr().out)
    shares = [seat["share"] for seat in found["seats"]]
    assert sum(shares) == pytest.approx(1.0)
    assert found["games"] == 40 and found["replayed"] == 4


@pytest.mark.parametrize("game", ["cubosaurs", "divocina"])
def test_training_writes_weights_that_fit(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "weights.json"
    assert main(["train", game, "--games", "1", "--generations", "1", "--out", str(out)]) == 0
    assert "wrote" in capsys.readouterr().out
    features = features_of(game)
    assert read(out, features).keys() == read(weights_file(game), features).keys()


def test_weights_that_cannot_be_written_are_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "no such folder" / "weights.json")
    command = ["train", "divocina", "--games", "1", "--generations", "1", "--out", out]
    assert main(command) == 2
    assert "cannot write" in capsys.readouterr().err
