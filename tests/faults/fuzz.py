"""Fuzzing: ``python -m tests.faults.fuzz`` lets the program read damaged files of every kind.

Each must end in a message or a clean load: never in a crash, more than a second of the processor,
200 MB, or a file written outside the user's folder (for maps: read outside their own). A case is
told by kind, seed and number, and can be tried again alone with ``--case``.
"""

from __future__ import annotations

import argparse
import faulthandler
import json
import logging
import os
import random
import shutil
import sys
import tempfile
import time
import traceback
from collections import Counter
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from tests.faults.guard import watched
from tests.faults.mutate import damaged
from tests.faults.targets import Target, targets

THOROUGH = 20
"""Every so many files what came of it is also looked at on the screen."""
STUCK = 60
"""Seconds after which a case that not even a signal can stop ends everything, with a traceback."""


class Fuzz:
    """One kind of file, a seed, and what came out so far."""

    def __init__(self, kind: str, target: Target, home: Path, seed: int) -> None:
        self.kind = kind
        self.target = target
        self.home = home
        self.seed = seed
        self.came: Counter[str] = Counter()
        self.faults: list[tuple[int, str]] = []
        self.slowest = 0.0

    def content(self, number: int) -> bytes:
        """The damaged file of this number."""
        return damaged(random.Random(f"{self.kind}/{self.seed}/{number}"), self.target.samples)

    def run(self, number: int) -> None:
        """Try one file."""
        data = self.content(number)
        start = time.process_time()
        try:
            with watched(self.home, self.target.readable):
                self.came[self.target.trial(data, number % THOROUGH == 0)] += 1
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{Path(place.filename).name}:{place.lineno} {place.name}"
            self.faults.append((number, f"{type(error).__name__}: {str(error)[:100]} at {where}"))
        self.slowest = max(self.slowest, time.process_time() - start)


def fuzz(kind: str, home: Path, numbers: range, seed: int = 1) -> Fuzz:
    """Try the files of these numbers; ``home`` is an empty folder to work in."""
    place = home / "fuzz"
    place.mkdir()
    one = Fuzz(kind, targets()[kind](place), home, seed)
    for number in numbers:
        faulthandler.dump_traceback_later(STUCK, exit=True)
        one.run(number)
        faulthandler.cancel_dump_traceback_later()
    return one


def main() -> int:
    """Try them all and say what came of it; 1 if anything went wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults.fuzz", description=__doc__)
    names = ", ".join(targets())
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"cards for all games, {names}")
    parser.add_argument("--files", type=int, default=20_000, help="of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--case", type=int, help="this one alone, with its traceback")
    given = parser.parse_args()
    sys.dont_write_bytecode = True
    logging.disable()
    worst = 0
    wanted = given.kinds or ["cards", *(name for name in targets() if "cards" not in name)]
    for kind in [n for kind in wanted for n in targets() if kind in (n, n.partition("-")[0])]:
        worst = max(worst, _in_a_child(given, kind))
    return worst


def _in_a_child(given: argparse.Namespace, kind: str) -> int:
    """Each kind in a process of its own, because it changes where the program looks for files."""
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    code = 2
    try:
        code = _one_kind(given, kind)
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        os._exit(code)


def _one_kind(given: argparse.Namespace, kind: str) -> int:
    home = Path(tempfile.mkdtemp(prefix="wild-table-fuzz-"))
    os.environ["WILD_TABLE_HOME"] = str(home)
    try:
        if given.case is not None:
            return _one_case(given, kind, home)
        start = time.process_time()
        done = fuzz(kind, home, range(given.files), given.seed)
    finally:
        shutil.rmtree(home)
    print(json.dumps(_figures(done, given, time.process_time() - start), ensure_ascii=False))
    for number, what in done.faults[:20]:
        print(f"  case {number}: {what}")
    return 1 if done.faults else 0


def _figures(done: Fuzz, given: argparse.Namespace, seconds: float) -> dict[str, object]:
    loaded = done.came.get("loaded", 0)
    return {
        "kind": done.kind,
        "files": given.files,
        "seed": given.seed,
        "loaded": loaded,
        "refused": sum(done.came.values()) - loaded,
        "reasons": len(done.came) - bool(loaded),
        "faults": len(done.faults),
        "slowest_s": round(done.slowest, 3),
        "seconds": round(seconds),
    }


def _one_case(given: argparse.Namespace, kind: str, home: Path) -> int:
    """Keep the file of a case and try it, with whatever it raises."""
    place = home / "fuzz"
    place.mkdir()
    one = Fuzz(kind, targets()[kind](place), home, given.seed)
    data = one.content(given.case)
    kept = Path(tempfile.gettempdir()) / f"{kind}-{given.seed}-{given.case}"
    kept.write_bytes(data)
    print(f"{len(data)} bytes in {kept}")
    with watched(home, one.target.readable):
        print(one.target.trial(data, True))
    return 0


if __name__ == "__main__":
    sys.exit(main())
