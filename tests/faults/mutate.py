"""Damages files as disks, editors and pranksters do; the same seed does the same damage."""

import random
import re
from collections.abc import Callable, Sequence

Change = Callable[[random.Random, bytes, Sequence[bytes]], bytes]
NUMBER = re.compile(rb"-?\d+(?:\.\d+)?")
QUOTED = re.compile(rb'"[^"\n]{0,60}"')
EXTREMES = (
    *(b"0", b"-1", b"1", b"255", b"65536", b"2147483648", b"-9223372036854775809"),
    *(b"18446744073709551616", b"1" + b"0" * 40, b"9" * 5000, b"1e308", b"1e999", b"-0.0"),
    *(b"nan", b"NaN", b"inf", b"-Infinity", b"0x10", b"1_000", b"", b"null", b"true", b'"7"'),
)
STRINGS = (
    *(b'""', b'"\\u0000"', b'"a\\u0000b"', b'"\\ud800"', b'"%s{}{0}{name}"', b'"\\u202e\\n\\t"'),
    *(b'"../../../etc/passwd"', b'"/etc/passwd"', b'"..\\\\..\\\\x"', b'"CON"', b'"%n%n"'),
    *(b'"' + b"x" * 3000 + b'"', '"漢字 😀 Žluťoučký"'.encode(), b'"\xff\xfe"', b'"n/0"'),
)
JUNK = (
    *(b"\0", b"\0" * 500, b"\xef\xbb\xbf", b"\xff\xfe", b"\r", b"\n\n\n", b"\x1b[31m"),
    *(b"{", b"}", b"[", b"]", b"<", b">", b"</", b"&amp;", b"&x;", b"=", b",", b"#", b'"', b"'"),
    *(b"[" * 20000, b'{"a":' * 20000, b"<a>" * 5000, b"(" * 3000, b"A" * 50000),
)


def damaged(rng: random.Random, samples: Sequence[bytes]) -> bytes:
    """One of the samples with one to six kinds of damage."""
    data = rng.choice(samples)
    for _ in range(rng.choice((1, 1, 1, 2, 3, 6))):
        data = rng.choice(CHANGES)(rng, data, samples)
    return data


def _span(rng: random.Random, data: bytes, most: int = 200) -> tuple[int, int]:
    """A part of the data: from, to."""
    start = rng.randrange(len(data) + 1)
    return start, min(len(data), start + rng.randrange(1, most))


def _flip(rng: random.Random, data: bytes, _: Sequence[bytes]) -> bytes:
    changed = bytearray(data)
    for _ in range(rng.choice((1, 1, 4, 20))):
        if changed:
            changed[rng.randrange(len(changed))] ^= 1 << rng.randrange(8)
    return bytes(changed)


def _letter(rng: random.Random, data: bytes, _: Sequence[bytes]) -> bytes:
    """Another printable letter, so that the form of the file stays whole more often."""
    changed = bytearray(data)
    if changed:
        changed[rng.randrange(len(changed))] = rng.randrange(32, 127)
    return bytes(changed)


def _lose(rng: random.Random, data: bytes, _: Sequence[bytes]) -> bytes:
    start, end = _span(rng, data)
    return data[:start] + data[end:]


def _double(rng: random.Random, data: bytes, _: Sequence[bytes]) -> bytes:
    start, end = _span(rng, data)
    return data[:end] + data[start:end] * rng.choice((1, 1, 2, 500)) + data[end:]


def _zero(rng: random.Random, data: bytes, _: Sequence[bytes]) -> bytes:
    start, end = _span(rng, data, 2000)
    return data[:start] + bytes(end - start) + data[end:]


def _cut(rng: random.Random, data: bytes, _: Sequence[bytes]) -> bytes:
    return data[: rng.randrange(len(data) + 1)]


def _splice(rng: random.Random, data: bytes, samples: Sequence[bytes]) -> bytes:
    other = rng.choice(samples)
    return data[: rng.randrange(len(data) + 1)] + other[rng.randrange(len(other) + 1) :]


def _junk(rng: random.Random, data: bytes, _: Sequence[bytes]) -> bytes:
    at = rng.randrange(len(data) + 1)
    return data[:at] + rng.choice(JUNK) + data[at:]


def _noise(rng: random.Random, data: bytes, _: Sequence[bytes]) -> bytes:
    at = rng.randrange(len(data) + 1)
    return data[:at] + rng.randbytes(rng.choice((1, 8, 300))) + data[at:]


def _lines(rng: random.Random, data: bytes, _: Sequence[bytes]) -> bytes:
    """Lines that are lost, doubled, or change places."""
    lines = data.split(b"\n")
    for _ in range(rng.choice((1, 1, 5))):
        one, two = rng.randrange(len(lines)), rng.randrange(len(lines))
        kind = rng.randrange(4)
        if kind == 0:
            lines[one], lines[two] = lines[two], lines[one]
        elif kind == 1:
            lines.insert(one, lines[two])
        elif kind == 2:
            lines[one:one] = [lines[two]] * 300
        elif len(lines) > 1:
            del lines[one]
    return b"\n".join(lines)


def _replaced(rng: random.Random, data: bytes, what: re.Pattern[bytes], by: bytes) -> bytes:
    found = [hit.span() for hit in what.finditer(data[:200_000])]
    if not found:
        return data
    start, end = rng.choice(found)
    return data[:start] + by + data[end:]


def _number(rng: random.Random, data: bytes, _: Sequence[bytes]) -> bytes:
    near = str(rng.randrange(-3, 200)).encode()
    return _replaced(rng, data, NUMBER, rng.choice((rng.choice(EXTREMES), near)))


def _string(rng: random.Random, data: bytes, _: Sequence[bytes]) -> bytes:
    inside = QUOTED.findall(data[:200_000]) or [b'""']
    return _replaced(rng, data, QUOTED, rng.choice((rng.choice(STRINGS), rng.choice(inside))))


def _value(rng: random.Random, data: bytes, _: Sequence[bytes]) -> bytes:
    """A value of another type."""
    return _replaced(rng, data, QUOTED, rng.choice((b"[]", b"{}", b"null", b"1", b"[[]]", b"1.5")))


CHANGES: tuple[Change, ...] = (
    *(_flip, _letter, _letter, _lose, _double, _zero, _cut, _splice, _junk, _noise, _lines),
    *(_number, _number, _number, _string, _string, _value),
)
