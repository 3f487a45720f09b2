"""Every move is on disk before it is shown, whatever happens to the disk or the program."""

import contextlib
import errno
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.engine.match import Match
from game.i18n import tr
from game.save import Header, Journal, Shelf, files, load, peek
from tests.save.games import GAME, HUGE, new_match, play, players

ROOT = Path(__file__).parents[2]


def begin(path: Path, match: Match) -> Journal:
    """A journal for a match in a file."""
    return Journal.begin(path, Header.of(match.setup, players(match.setup.seats)))


def test_each_move_is_in_the_file_when_record_returns(tmp_path: Path) -> None:
    path, match = tmp_path / "a.wild", new_match()
    journal = begin(path, match)
    for number in range(1, 20):
        play(match, journal, 1, seed=number)
        assert load(path).match.moves == match.moves
    journal.close()


def test_moves_taken_back_are_taken_back_on_disk_too(tmp_path: Path) -> None:
    path, match = tmp_path / "a.wild", new_match()
    journal = begin(path, match)
    play(match, journal, 12)
    match.undo(5)
    journal.undo(5)
    play(match, journal, 3, seed=9)
    journal.close()
    assert b'["undo",5]' in path.read_bytes()
    assert load(path).match.moves == match.moves
    assert peek(path).moves == journal.moves == len(match.moves)


def test_an_undo_opens_a_finished_game_again(tmp_path: Path) -> None:
    path, match = tmp_path / "a.wild", new_match()
    journal = begin(path, match)
    play(match, journal)
    assert peek(path).finished
    match.undo(2)
    journal.undo(2)
    assert not peek(path).finished and not load(path).closed
    play(match, journal, seed=4)
    journal.close()
    assert load(path).closed


def test_taking_back_for_ever_does_not_make_the_file_grow_for_ever(tmp_path: Path) -> None:
    path, match = tmp_path / "a.wild", new_match()
    journal = begin(path, match)
    play(match, journal, 10)
    for number in range(3000):
        match.undo(1)
        journal.undo(1)
        play(match, journal, 1, seed=number)
    journal.close()
    assert path.read_bytes().count(b"\n") <= 2 * GAME.max_decisions + 1
    assert load(path).match.moves == match.moves


def test_a_game_without_a_move_leaves_no_file(tmp_path: Path) -> None:
    journal = begin(tmp_path / "a.wild", new_match())
    assert (tmp_path / "a.wild").exists()
    journal.close()
    assert list(tmp_path.iterdir()) == []


# --- the disk -------------------------------------------------------------------------------------


@contextlib.contextmanager
def full_disk(size: int) -> Iterator[None]:
    """No file can grow beyond so many bytes."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_on_a_full_disk_play_goes_on_and_is_told_once(tmp_path: Path) -> None:
    path, match = tmp_path / "a.wild", new_match()
    journal = begin(path, match)
    play(match, journal, 10)
    rng = random.Random(5)
    troubles = []
    with full_disk(path.stat().st_size + 30):
        for _ in range(12):
            move = rng.choice(match.table.moves())
            match.play(move)
            troubles.append(journal.record(move, match.digest()))
    told = [trouble for trouble in troubles if trouble]
    assert len(told) == 1 and told[0] and told[0].path == path
    assert "You can play on" in tr(told[0].reason)
    assert journal.trouble
    assert len(load(path).match.moves) in (10, 11)
    play(match, journal, 1)
    assert journal.trouble is None
    journal.close()
    assert load(path).match.moves == match.moves
    assert [file.name for file in tmp_path.iterdir()] == ["a.wild"]


def test_what_a_full_disk_refused_is_written_at_the_latest_when_the_game_is_left(
    tmp_path: Path,
) -> None:
    path, match = tmp_path / "a.wild", new_match()
    journal = begin(path, match)
    play(match, journal, 10)
    with full_disk(path.stat().st_size):
        play(match, journal, 5)
    assert journal.trouble
    journal.close()
    assert load(path).match.moves == match.moves and len(match.moves) == 15


def test_a_vanished_folder_comes_back_with_the_next_move(tmp_path: Path) -> None:
    path, match = tmp_path / "saves" / "a.wild", new_match()
    journal = begin(path, match)
    play(match, journal, 10)
    shutil.rmtree(path.parent)
    play(match, journal, 1)
    journal.close()
    assert load(path).match.moves == match.moves


def test_a_folder_that_turns_into_a_file_is_a_trouble_until_it_is_gone(tmp_path: Path) -> None:
    path, match = tmp_path / "saves" / "a.wild", new_match()
    path.parent.write_text("in the way")
    journal = begin(path, match)
    assert journal.trouble
    play(match, journal, 5)
    path.parent.unlink()
    play(match, journal, 5)
    assert journal.trouble is None
    journal.close()
    assert load(path).match.moves == match.moves


@contextlib.contextmanager
def without_rights() -> Iterator[None]:
    """As somebody who may not do everything (tests can run as root)."""
    if os.geteuid():
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


def test_a_read_only_folder_is_a_trouble_and_nothing_more() -> None:
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o555)
    match = new_match()
    with without_rights():
        journal = begin(folder / "a.wild", match)
        assert journal.trouble and "ermission" in tr(journal.trouble.reason)
        play(match, journal, 5)
        journal.close()
    assert list(folder.iterdir()) == []
    folder.rmdir()


def test_without_any_folder_games_are_played_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WILD_TABLE_HOME", str(Path(__file__) / "not a folder"))
    shelf, match = Shelf(), new_match()
    assert shelf.entries() == [] and shelf.latest_unfinished() is None
    journal = shelf.begin(match, players(3))
    assert journal.trouble and "not being saved" in tr(journal.trouble.reason)
    play(match, journal)
    assert shelf.save_as(journal, "x") == journal.trouble
    journal.close()


def test_a_disk_that_refuses_late_is_a_trouble_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match()
    journal = begin(tmp_path / "a.wild", match)

    def broken(descriptor: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(files, "sync", broken)
    for _ in range(100):
        play(match, journal, 1)
        time.sleep(0.001)
        if journal.trouble:
            break
    assert journal.trouble
    monkeypatch.undo()
    play(match, journal, 2)
    assert journal.trouble is None
    journal.close()
    assert load(tmp_path / "a.wild").match.moves == match.moves


# --- the program ----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(20))
def test_killed_at_any_instant_nothing_acknowledged_is_lost(tmp_path: Path, number: int) -> None:
    rng = random.Random(number)
    command = [sys.executable, "-m", "tests.save.player", str(tmp_path / "a.wild"), str(number)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as child:
        assert child.stdout
        told = [child.stdout.readline() for _ in range(rng.randrange(1, 150))]
        child.send_signal(signal.SIGKILL)
        told += child.stdout.readlines()
    played = [*standing(told)]
    saved = [digest.encode() for digest in load(tmp_path / "a.wild").digests]
    one_more, undone = saved[:-1] == played, saved == played[: len(saved)]
    assert saved == played or one_more or (undone and len(played) - len(saved) == 2)


def standing(told: list[bytes]) -> list[bytes]:
    """The digests of the moves that stand after what the player acknowledged."""
    digests: list[bytes] = []
    for line in told:
        if line == b"undo\n":
            del digests[-2:]
        elif line.endswith(b"\n"):
            digests.append(line.strip())
    return digests


def test_the_longest_of_200_games_stays_small_and_loads_fast(tmp_path: Path) -> None:
    moves, seed = max(random_length(seed) for seed in range(200))
    match = new_match(5, seed, HUGE)
    journal = begin(tmp_path / "a.wild", match)
    play(match, journal, seed=seed)
    journal.close()
    assert len(match.moves) == moves
    start = time.perf_counter()
    load(tmp_path / "a.wild")
    size = (tmp_path / "a.wild").stat().st_size
    print(f"{moves} moves, {size} bytes, loaded in {time.perf_counter() - start:.3f} s")
    assert size <= 200_000


def random_length(seed: int) -> tuple[int, int]:
    """How many moves the random game of this seed has, and the seed."""
    table = GAME.new_table(5, HUGE, seed)
    rng = random.Random(seed)
    moves = 0
    while not table.over:
        table.play(rng.choice(table.moves()))
        moves += 1
    return moves, seed
