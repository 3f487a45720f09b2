"""Reading saves. Whatever is in a file, only ``SaveError`` comes out, and nothing is written."""

import datetime
import os
import stat
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from game.engine.match import Match, Setup
from game.engine.move import parse
from game.engine.table import RulesError
from game.engine.text import Text
from game.save import fault, files, upgrade
from game.save.fault import Fault, SaveError
from game.save.lines import (
    FORMAT,
    MAX_BYTES,
    MAX_LINE,
    PROGRAM,
    Closing,
    Entry,
    Header,
    Line,
    Outcome,
)

MOVES_FACTOR = 4
"""A file may have so many times the lines that the longest game has (moves taken back stay)."""


class Summary(NamedTuple):
    """What a list shows of a save. ``changed`` is when it was last written, ``moves`` how many
    moves stand; ``result`` is there when the game is over."""

    path: Path
    header: Header
    changed: datetime.datetime
    moves: int
    result: Outcome | None

    @property
    def finished(self) -> bool:
        """The game is over."""
        return self.result is not None

    @property
    def running(self) -> bool:
        """An autosave of a game that is not over (named copies are kept, not continued)."""
        return not self.finished and not self.header.title


@dataclass(frozen=True, slots=True)
class Saved:
    """A loaded game: ``match`` is at its last move, ``digests`` are those after each move.

    ``cut`` says that the last line was incomplete and left out, ``damage`` why a recovered file
    ends early, ``closed`` that the result stands in the file.
    """

    path: Path
    header: Header
    match: Match
    digests: tuple[str, ...]
    cut: bool = False
    damage: Text | None = None
    closed: bool = False


class _Content(NamedTuple):
    """A file taken apart: ``lines`` up to the first fault."""

    header: Header
    setup: Setup
    lines: list[Line]
    cut: bool
    fault: Fault | None


def peek(path: Path) -> Summary:
    """What a list shows of a save, without playing its moves; ``SaveError`` if it is none."""
    try:
        content = _take_apart(path)
        changed = files.changed(path)
    except OSError as error:
        raise SaveError(path, fault.unreadable(error)) from error
    except Fault as error:
        raise SaveError(path, error.reason) from error
    if content.fault:
        raise SaveError(path, content.fault.reason)
    moves = 0
    for line in content.lines:
        if isinstance(line, Entry):
            moves += -line.mark if isinstance(line.mark, int) else 1
    last = content.lines[-1] if content.lines else None
    result = last.result if isinstance(last, Closing) else None
    return Summary(path, content.header, changed, max(moves, 0), result)


def load(path: Path, recover: bool = False) -> Saved:
    """The game of a save, played again move by move; ``SaveError`` if that cannot be.

    With ``recover`` a file that is damaged after its first line gives the moves before the
    damage. A last line that was cut off is left out either way.
    """
    try:
        content = _take_apart(path)
    except OSError as error:
        raise SaveError(path, fault.unreadable(error)) from error
    except Fault as error:
        raise SaveError(path, error.reason) from error
    replay = _Replay(Match(content.setup))
    wrong = replay.run(content.lines) or content.fault
    if wrong and not recover:
        raise SaveError(path, wrong.reason)
    return Saved(
        path,
        content.header,
        replay.match,
        tuple(replay.digests),
        content.cut,
        wrong.reason if wrong else None,
        replay.closed,
    )


class _Replay:
    """The moves of a file, played on a match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.digests: list[str] = []
        self.closed = False

    def run(self, lines: list[Line]) -> Fault | None:
        """Play the lines up to the first that does not fit, and return what is wrong with it."""
        for number, line in enumerate(lines, start=2):
            try:
                self._play(number, line)
            except Fault as wrong:
                return wrong
        return None

    def _play(self, number: int, line: Line) -> None:
        if isinstance(line, Closing):
            self._close(number, line.result)
        elif isinstance(line.mark, int):
            self._undo(number, line.mark)
        else:
            self._move(number, line.what, line.mark)

    def _move(self, number: int, text: str, digest: str) -> None:
        match = self.match
        try:
            match.play(parse(text))
        except (ValueError, RulesError) as error:
            raise Fault(fault.illegal(number)) from error
        if match.digest() != digest:
            match.undo()
            match.undone.clear()
            raise Fault(fault.ran_apart(number))
        self.digests.append(digest)

    def _undo(self, number: int, count: int) -> None:
        try:
            self.match.undo(count)
        except ValueError as error:
            raise Fault(fault.wrong_undo(number)) from error
        del self.digests[-count:]
        self.closed = False

    def _close(self, number: int, result: Outcome) -> None:
        match = self.match
        if not match.over or result != Outcome.of(match.setup.game.result(match.table)):
            raise Fault(fault.wrong_result(number))
        self.closed = True


# --- taking a file apart --------------------------------------------------------------------------


def _take_apart(path: Path) -> _Content:
    """Header and lines of a file; ``Fault`` if the first line is not that of a save."""
    first, *rest = _content(path).split(b"\n")
    if not rest:
        _raw_header(first, cut=True)
    raw = _raw_header(first, cut=False)
    found = _format(raw)
    header = _header(raw, found)
    setup = header.setup()
    tail = rest.pop()
    cut = bool(tail) and not _is_json(tail)
    if tail and not cut:
        rest.append(tail)
    lines, wrong = _lines(rest, found, setup.game.max_decisions * MOVES_FACTOR)
    return _Content(header, setup, lines, cut, wrong)


def _content(path: Path) -> bytes:
    """The bytes of a file that may be a save by its outside."""
    status = os.stat(path)
    if not stat.S_ISREG(status.st_mode):
        raise Fault(fault.NOT_A_FILE)
    if status.st_size > MAX_BYTES:
        raise Fault(fault.too_large(MAX_BYTES))
    with path.open("rb") as file:
        data = file.read(MAX_BYTES)
    if not data:
        raise Fault(fault.EMPTY)
    if not data.strip(b"\0"):
        raise Fault(fault.ZEROS)
    return data


def _raw_header(line: bytes, cut: bool) -> dict[str, Any]:
    """The first line as a dict of one of our saves. A line that is ``cut`` off is never one."""
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError:
        raise Fault(fault.NOT_TEXT) from None
    raw = None
    if len(line) <= MAX_LINE and not cut:
        raw = _decoded(line)
    if not isinstance(raw, dict):
        ours = text.lstrip().startswith('{"format":') and cut
        raise Fault(fault.HEADER_CUT if ours else fault.NOT_A_SAVE)
    if raw.get("program") != PROGRAM:
        program = raw.get("program")
        raise Fault(fault.foreign(program) if isinstance(program, str) else fault.NOT_A_SAVE)
    return raw


def _format(raw: dict[str, Any]) -> int:
    """The format number of a header, one that this program can read."""
    found = raw.get("format")
    if not isinstance(found, int):
        raise Fault(fault.header_damaged("format"))
    if found > FORMAT:
        raise Fault(fault.newer(found, FORMAT))
    if any(number not in upgrade.UPGRADES for number in range(min(found, FORMAT), FORMAT)):
        raise Fault(fault.unknown_format(found))
    return found


def _header(raw: dict[str, Any], found: int) -> Header:
    try:
        return msgspec.convert(upgrade.header(raw, found, FORMAT), Header)
    except (msgspec.ValidationError, ValueError) as error:
        raise Fault(fault.header_damaged(str(error))) from error


def _lines(rest: list[bytes], found: int, most: int) -> tuple[list[Line], Fault | None]:
    """The lines after the header up to the first that is none, and what is wrong with that."""
    lines: list[Line] = []
    for number, line in enumerate(rest, start=2):
        try:
            lines.append(_line(number, line, found, most))
        except Fault as wrong:
            return lines, wrong
    return lines, None


def _line(number: int, line: bytes, found: int, most: int) -> Line:
    if len(line) > MAX_LINE:
        raise Fault(fault.line_too_long(number))
    if number > most + 2:
        raise Fault(fault.too_many_moves(number))
    try:
        raw = upgrade.line(_decoded(line), found, FORMAT)
        if isinstance(raw, list):
            return msgspec.convert(raw, Entry)
        return msgspec.convert(raw, Closing)
    except (msgspec.ValidationError, ValueError) as error:
        raise Fault(fault.damaged(number)) from error


def _decoded(line: bytes) -> Any:
    """A line of JSON as plain data; None if it is not JSON."""
    try:
        return msgspec.json.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


def _is_json(line: bytes) -> bool:
    return _decoded(line) is not None
