"""The command line does what its help says, and every failure is one clear line."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game import __version__, paths
from game.__main__ import main
from game.bots.bot import Advice, Budget
from game.bots.levels import SearchBot
from game.cli import crash, replay, simulation
from game.cli.main import COMMANDS
from game.engine.move import Move
from game.engine.sample import Sampler
from tests.save.games import write

ROOT = Path(__file__).parents[2]
SAMPLE = paths.samples() / "cubosaurs-finished.wild"


def run(*arguments: str) -> int:
    """The exit code of a command line, run in this process."""
    try:
        return main(arguments)
    except SystemExit as end:
        assert isinstance(end.code, int)
        return end.code


def one_line(capsys: pytest.CaptureFixture[str]) -> str:
    """What was said on the standard error: a single line."""
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and said.endswith("\n"), said
    return said


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--version") == 0
    assert capsys.readouterr().out == f"Wild Table {__version__}\n"
    assert run("--help") == 0
    out = capsys.readouterr().out
    assert all(f"  {command} " in out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(command, "--help") == 0
    assert COMMANDS[command] in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["dance"], "invalid choice: 'dance'"),
        (["--loud"], "COMMAND"),
        (["simulate"], "required: GAME"),
        (["simulate", "chess"], "no game 'chess' (there are: cubosaurs"),
        (["simulate", "cubosaurs", "--seats", "random"], "is for 2 to 5 seats, not 1"),
        (["simulate", "cubosaurs", "--seats", "random,smart"], "no bot level 'smart'"),
        (["simulate", "cubosaurs", "--games", "0"], "not a number of 1 or more: '0'"),
        (["simulate", "cubosaurs", "--games", "-3"], "--games"),
        (["simulate", "cubosaurs", "--seed", "one"], "not a whole number: 'one'"),
        (["simulate", "cubosaurs", "--seed", str(2**70)], "too large"),
        (["simulate", "cubosaurs", "--option", "dna"], "option dna cannot be ''"),
        (["simulate", "cubosaurs", "--option", "eggs=on"], "there are: rounds, dna"),
        (["simulate", "cubosaurs", "--sea", "random"], "unrecognized"),
        (["ladder", "cubosaurs", "--levels", "expert"], "two levels or more"),
        (["ladder", "cubosaurs", "--levels", "greedy,greedy"], "each of them once"),
        (["ladder", "cubosaurs", "--levels", "greedy,wizard"], "no bot level 'wizard'"),
        (["train", "selva"], "fitted are: cubosaurs"),
        (["train", "cubosaurs", "--games", "none"], "not a number of 1 or more"),
        (["play", "chess"], "no game 'chess'"),
        (["play", "cubosaurs", "--seats", "human,ghost"], "not a seat: 'ghost'"),
        (["play", "cubosaurs", "--seats", "human,bot"], "no bot level ''"),
        (["play", "--seats", "human,human"], "name a game"),
        (["shot", "nowhere", "--out", "x.png"], "nowhere"),
        (["shot", "menu", "--size", "big", "--out", "x.png"], "big"),
        (["replay", "no such file.wild"], "cannot be read"),
        (["replay"], "required: FILE"),
    ],
)
def test_wrong_use_is_one_clear_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*arguments) == 2
    assert said in one_line(capsys)


def test_simulate_counts_wins_and_checks(capsys: pytest.CaptureFixture[str]) -> None:
    command = "simulate cubosaurs --seats random,greedy,random --games 12 --seed 5 --json"
    assert run(*command.split()) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 12 and found["options"] == {"rounds": "2", "dna": "off"}
    assert sum(seat["wins"] for seat in found["seats"]) <= 12
    assert found["seats"][1]["wins"] > 8 and found["replayed"] == 1
    assert found["longest"] <= found["decisions"]
    assert run("simulate", "cubosaurs", "--seats", "random,random", "--games", "3") == 0
    assert "decisions/s" in capsys.readouterr().out


def test_equal_seeds_give_equal_games(capsys: pytest.CaptureFixture[str]) -> None:
    outputs = []
    for jobs in "1", "2":
        command = f"simulate cubosaurs --seats random,random --games 60 --jobs {jobs} --json"
        assert run(*command.split()) == 0
        found = json.loads(capsys.readouterr().out)
        outputs.append({key: found[key] for key in ("seats", "decisions", "longest_seed")})
    assert outputs[0] == outputs[1]


def test_simulate_bounds_the_iterations(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    allowed = []
    of_a_level = SearchBot.choose

    def choose(bot: SearchBot, sampler: Sampler, seed: int, budget: Budget) -> Advice:
        allowed.append(budget.iterations)
        return of_a_level(bot, sampler, seed, budget)

    monkeypatch.setattr(SearchBot, "choose", choose)
    command = "simulate cubosaurs --seats novice,master --games 1 --option rounds=1"
    assert run(*command.split(), "--iterations", "7") == 0
    assert set(allowed) == {7} and "master" in capsys.readouterr().out


def test_simulate_ends_at_a_broken_invariant(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(simulation, "bot_move", lambda *_: Move("cheat"))
    assert run("simulate", "cubosaurs", "--games", "3", "--seed", "8") == 1
    assert "chose cheat, which is illegal (seed 8)" in one_line(capsys)


def test_replay_checks_a_save_and_prints_its_result(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("replay", str(SAMPLE), "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "cubosaurs" and found["result"]["winners"]
    assert run("replay", str(SAMPLE)) == 0
    out = capsys.readouterr().out
    assert f"{found['moves']} moves replayed" in out and "won" in out


def test_replay_of_a_damaged_file_says_where(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.wild"
    write(path)
    path.write_bytes(path.read_bytes().replace(b"\n[", b"\n<", 6))
    assert run("replay", str(path)) == 2
    assert one_line(capsys).endswith("a.wild: Line 2 is damaged.\n")
    assert run("replay", str(path), "--recover") == 0
    assert "0 moves replayed" in capsys.readouterr().out


def test_an_unexpected_error_leaves_a_report_and_one_line(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("no way\nat all")

    monkeypatch.setattr(replay, "load", broken)
    assert run("replay", str(SAMPLE)) == 1
    said = one_line(capsys)
    reports = list((home / "data" / "crash").iterdir())
    assert len(reports) == 1 and str(reports[0]) in said
    assert "unexpected error (ZeroDivisionError: no way)" in said
    assert "in broken" in reports[0].read_text("utf-8")


def test_a_crash_without_a_console_or_a_folder_is_still_no_second_crash(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("WILD_TABLE_HOME", str(Path(__file__) / "no folder"))
    boxes: list[str] = []
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setattr(crash, "show_box", boxes.append)
    assert "no report could be written" in crash.report(ValueError("x"))
    crash.tell("broken")
    assert boxes == ["broken"]


def python(code: str, **variables: str) -> "subprocess.CompletedProcess[str]":
    """Run Python code in a process of its own."""
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={"PATH": "/usr/bin:/bin", "WILD_TABLE_HOME": "/nonexistent/x", **variables},
        capture_output=True,
        text=True,
        check=False,
    )


def test_commands_without_a_picture_never_load_pygame() -> None:
    code = (
        "import sys; from game.__main__ import main;"
        "main(['simulate', 'cubosaurs', '--seats', 'greedy,random', '--games', '1', '--json']);"
        f"main(['replay', {str(SAMPLE)!r}]); assert 'pygame' not in sys.modules"
    )
    done = python(code)
    assert done.returncode == 0, done.stderr


def test_without_a_display_playing_is_refused_in_one_line(tmp_path: Path) -> None:
    code = "import sys; from game.__main__ import main; sys.exit(main(['play']))"
    done = python(code, WILD_TABLE_HOME=str(tmp_path), SDL_AUDIODRIVER="dummy")
    assert done.returncode == 2, done.stderr
    assert done.stderr.count("\n") == 1 and "display" in done.stderr
    assert python("from game.__main__ import main; main(['--version'])").returncode == 0


def test_names_that_the_console_cannot_write_are_no_error(tmp_path: Path) -> None:
    write(tmp_path / "a.wild", moves=3)
    code = f"from game.__main__ import main; main(['replay', {str(tmp_path / 'a.wild')!r}])"
    done = python(code, LC_ALL="C", PYTHONCOERCECLOCALE="0", PYTHONIOENCODING="ascii")
    assert done.returncode == 0, done.stderr
    assert "3 moves replayed" in done.stdout
