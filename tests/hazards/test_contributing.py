"""The table of hazards in CONTRIBUTING.md leads from each of them to what looks after it."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
HAZARDS = {f"A{number:02}" for number in range(1, 49)}
ROW = re.compile(r"^\| (A\d\d.*?) \| (.+?) \| (.+) \|$", re.MULTILINE)
PLACE = re.compile(r"`((?:[a-z_]+/)+(?:[a-z_]+)?)`")


def rows() -> list[tuple[str, str]]:
    """Which hazards, and what looks after them."""
    words = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    return [(which, after) for which, _, after in ROW.findall(words)]


def named(which: str) -> set[str]:
    """``A06, A07`` and ``A45–A47`` one by one."""
    first, *rest = re.findall(r"A(\d\d)", which)
    if "–" in which:
        return {f"A{number:02}" for number in range(int(first), int(rest[0]) + 1)}
    return {f"A{number}" for number in (first, *rest)}


def test_every_hazard_has_its_line() -> None:
    found = [name for which, _ in rows() for name in named(which)]
    assert sorted(found) == sorted(HAZARDS)


def test_every_line_leads_to_tests_that_are_there() -> None:
    program = {"game/cli/bench.py", "game/cli/check.py"}
    for which, after in rows():
        places = PLACE.findall(after)
        assert places or re.search(r"`(bench|check|soak)`", after), which
        for place in places:
            if not place.startswith(("game/", "saves/")):
                path = ROOT / "tests" / place
                assert path.is_dir() or path.with_suffix(".py").is_file(), f"{which}: {place}"
    assert all((ROOT / path).is_file() for path in program)
