"""Whatever is in a file, reading gives the game or says in one sentence why not."""

import json
import pickle
import random
import re
from pathlib import Path
from typing import Any

import pytest

from game.i18n import tr
from game.save import SaveError, load, peek
from game.save.lines import MAX_BYTES
from tests.save.games import write


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A save of a whole game."""
    write(tmp_path / "game.wild")
    return tmp_path / "game.wild"


def reason(path: Path, recover: bool = False) -> str:
    """Why a file is refused; it is not touched, and the list gives a reason too."""
    before = path.read_bytes()
    with pytest.raises(SaveError) as caught:
        load(path, recover)
    assert path.read_bytes() == before
    assert caught.value.path == path
    said = tr(caught.value.reason)
    assert not re.search(r"\{\w+\}", said)
    return said


def edit(path: Path, number: int, **changes: Any) -> None:
    """Change fields of the header (line 1); None removes one."""
    lines = path.read_text("utf-8").splitlines(keepends=True)
    header = {**json.loads(lines[number - 1]), **changes}
    kept = {key: value for key, value in header.items() if value is not None}
    lines[number - 1] = json.dumps(kept) + "\n"
    path.write_text("".join(lines), "utf-8")


def test_a_game_comes_back_as_it_was(tmp_path: Path) -> None:
    match = write(tmp_path / "a.wild", seats=5)
    saved = load(tmp_path / "a.wild")
    assert saved.match.moves == match.moves
    assert saved.match.digest() == match.digest()
    assert saved.closed and saved.damage is None and not saved.cut
    assert [seat.name for seat in saved.header.seats][:3] == ["Ada", "Žluťoučký Кůň", "漢字 😀"]


def test_the_summary_says_who_played_how_long_and_who_won(path: Path) -> None:
    summary, saved = peek(path), load(path)
    result = saved.match.setup.game.result(saved.match.table)
    assert summary.finished and summary.result is not None
    assert summary.moves == len(saved.match.moves)
    assert summary.result.scores == list(result.scores)
    assert summary.header == saved.header
    assert summary.header.options == {"rounds": "2", "dna": "off"}


@pytest.mark.parametrize("tenth", range(10))
def test_a_file_cut_off_anywhere_gives_the_whole_lines_before(path: Path, tenth: int) -> None:
    data = path.read_bytes()
    whole = load(path)
    path.write_bytes(data[: len(data) * tenth // 10 or 40])
    if tenth == 0:
        assert "breaks off in its first line" in reason(path)
        return
    saved = load(path)
    lines = path.read_bytes().count(b"\n") - 1
    assert lines <= len(saved.match.moves) <= lines + 1
    assert tuple(saved.match.moves) == tuple(whole.match.moves[: len(saved.match.moves)])
    assert not peek(path).finished


def test_a_last_line_without_line_break_counts_if_it_is_whole(path: Path) -> None:
    path.write_bytes(path.read_bytes().rstrip(b"\n"))
    assert load(path).closed


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "empty"),
        (b"\0" * 5000, "nothing but zeros"),
        (b"\x89PNG\r\n\x1a\n\0\0", "not a text file"),
        (pickle.dumps({"format": 1, "program": "wild-table"}), "not a text file"),
        (b"cos\nsystem\n(S'touch /tmp/owned'\ntR.", "not a saved game"),
        (b"Dear diary,\ntoday", "not a saved game"),
        (b"[" * 9000 + b"\n", "not a saved game"),
        (b"[1,2]\n", "not a saved game"),
        (b"{}\n", "not a saved game"),
        (b'{"format":1,"program":"wild-ta', "breaks off in its first line"),
        (b'{"format":1,"program":"other game"}\n', "another program: other game"),
        (b'{"format":1,"program":"wild-table"}\n', "first line is damaged"),
        (b'{"program":"wild-table"}\n', "first line is damaged"),
        (b'{"format":99,"program":"wild-table"}\n', "format 99"),
        (b'{"format":-1,"program":"wild-table"}\n', "no format -1"),
        (b"x" * (MAX_BYTES + 1), "too large"),
    ],
)
def test_every_wrong_file_has_a_reason_of_its_own(
    tmp_path: Path, content: bytes, said: str
) -> None:
    path = tmp_path / "wrong.wild"
    path.write_bytes(content)
    assert said in reason(path)
    assert said in reason(path, recover=True)
    with pytest.raises(SaveError):
        peek(path)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "chess"}, "no game called chess"),
        ({"rules_version": 2}, "version 2 of the rules of Cubosaurs"),
        ({"seats": [{"kind": "human", "name": "Ada"}]}, "not for so many players"),
        ({"seats": [{"kind": "ghost", "name": "Ada"}] * 3}, "first line is damaged"),
        ({"options": {"dna": "maybe"}}, "option that the game does not have"),
        ({"options": {"colour": "red"}}, "option that the game does not have"),
        ({"seed": 2**80}, "first line is damaged"),
        ({"seed": None}, "first line is damaged"),
        ({"created": "yesterday"}, "first line is damaged"),
        ({"title": "x" * 20_000}, "not a saved game"),
        ({"seed": 8}, "against the rules|not as it was saved"),
    ],
)
def test_every_wrong_header_has_a_reason(path: Path, changes: dict[str, Any], said: str) -> None:
    edit(path, 1, **changes)
    assert re.search(said, reason(path))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (b'["fly c1","00000000"]', "line 11 is against the rules"),
        (b'["take x","00000000"]', "line 11 is against the rules"),
        (b'["take","00000000"]', "After the move in line 11"),
        (b'["take","ABC"]', "Line 11 is damaged"),
        (b'["take"]', "Line 11 is damaged"),
        (b'["undo",0]', "Line 11 is damaged"),
        (b'["undo",99]', "Line 11 takes back more"),
        (b"[", "Line 11 is damaged"),
        (b"", "Line 11 is damaged"),
        (b"\xff\xfe", "Line 11 is damaged"),
        (b'["take","' + b"0" * 12_000 + b'"]', "Line 11 is too long"),
        (b'{"result":{"scores":[1,2,3],"winners":[2]}}', "result in line 11 is not"),
        (b"[" * 9_000, "Line 11 is damaged"),
    ],
)
def test_damage_in_the_middle_is_told_by_its_line_and_the_moves_before_can_be_had(
    path: Path, line: bytes, said: str
) -> None:
    lines = path.read_bytes().split(b"\n")
    lines[10] = line
    path.write_bytes(b"\n".join(lines))
    assert said in reason(path)
    saved = load(path, recover=True)
    assert len(saved.match.moves) == 9
    assert saved.damage is not None and said in tr(saved.damage)
    assert not saved.match.undone


def test_a_result_that_the_moves_do_not_give_is_refused(path: Path) -> None:
    lines = path.read_bytes().split(b"\n")
    lines[-2] = b'{"result":{"scores":[99,0,0],"winners":[0]}}'
    path.write_bytes(b"\n".join(lines))
    assert f"result in line {len(lines) - 1} is not" in reason(path)


def test_moves_without_end_are_refused(path: Path) -> None:
    lines = path.read_bytes().split(b"\n")
    path.write_bytes(b"\n".join([lines[0], *[lines[1], b'["undo",1]'] * 5000, b""]))
    assert "more moves than this game can have" in reason(path)


def test_a_folder_and_a_missing_file_are_told(tmp_path: Path) -> None:
    with pytest.raises(SaveError) as caught:
        load(tmp_path)
    assert tr(caught.value.reason) == "This is not a file."
    with pytest.raises(SaveError) as caught:
        peek(tmp_path / "none.wild")
    assert "cannot be read" in tr(caught.value.reason)


def test_flipped_lost_and_doubled_bytes_never_do_more_than_refuse(path: Path) -> None:
    data = path.read_bytes()
    rng = random.Random(3)
    refused = 0
    for _ in range(400):
        path.write_bytes(mutated(data, rng))
        for attempt in (lambda: load(path), lambda: load(path, recover=True), lambda: peek(path)):
            try:
                attempt()
            except SaveError as error:
                assert tr(error.reason)
                refused += 1
    assert 400 < refused < 1200


def mutated(data: bytes, rng: random.Random) -> bytes:
    """A file after a small accident; half of them in the header."""
    at = rng.randrange(len(data) if rng.random() < 0.5 else 300)
    size = rng.choice([1, 1, 1, 8, 100])
    accident = rng.randrange(4)
    if accident == 0:
        return data[:at] + bytes([data[at] ^ 1 << rng.randrange(8)]) + data[at + 1 :]
    if accident == 1:
        return data[:at] + data[at + size :]
    if accident == 2:
        return data[: at + size] + data[at:]
    return data[:at] + bytes(size) + data[at + size :]
