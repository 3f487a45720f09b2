"""Make the sounds of the table: paper, wood and a small marimba, from nothing but arithmetic.

Run ``python assets/sounds/make.py`` to write all WAV files (mono, 16 bit, 22 050 Hz) beside this
script. The noise is seeded, so the same script always gives the same files.
"""

import math
import random
import wave
from array import array
from pathlib import Path

RATE = 22050
Samples = list[float]


def seconds(duration: float) -> int:
    """Seconds as a number of samples."""
    return round(duration * RATE)


def band(low: float, high: float, duration: float, seed: int) -> Samples:
    """Noise between two frequencies in hertz, by four simple filters one after the other."""
    noise = random.Random(seed)
    keep_low = math.exp(-2 * math.pi * low / RATE)
    keep_high = math.exp(-2 * math.pi * high / RATE)
    a = b = c = d = 0.0
    out = []
    for _ in range(seconds(duration)):
        x = noise.uniform(-1, 1)
        a = keep_high * a + (1 - keep_high) * x
        b = keep_high * b + (1 - keep_high) * a
        c = keep_low * c + (1 - keep_low) * b
        d = keep_low * d + (1 - keep_low) * (b - c)
        out.append(b - c - d)
    return loud(out, 1.0)


def swell(samples: Samples, peak: float, sharpness: float = 2.0) -> Samples:
    """Let a sound rise to a point (0 to 1 of its length) and die away."""
    out = []
    for i, x in enumerate(samples):
        at = i / len(samples)
        level = at / peak if at < peak else (1 - at) / (1 - peak)
        out.append(x * math.sin(level * math.pi / 2) ** sharpness)
    return out


def fade(samples: Samples, half: float) -> Samples:
    """Let a sound die away, half as loud after every ``half`` seconds, and end in silence."""
    last = len(samples)
    return [x * 0.5 ** (i / RATE / half) * min(1, (last - i) / 200) for i, x in enumerate(samples)]


def tone(frequency: float, duration: float, half: float) -> Samples:
    """A plain tone that dies away."""
    step = 2 * math.pi * frequency / RATE
    return fade([math.sin(i * step) for i in range(seconds(duration))], half)


def mixed(*parts: tuple[Samples, float, float]) -> Samples:
    """Sounds on top of each other: triples of samples, loudness and start in seconds."""
    length = max(seconds(start) + len(samples) for samples, _, start in parts)
    out = [0.0] * length
    for samples, level, start in parts:
        for i, x in enumerate(samples, seconds(start)):
            out[i] += level * x
    return out


def loud(samples: Samples, peak: float) -> Samples:
    """The sound with its loudest sample at ``peak``."""
    most = max(1e-9, *(abs(x) for x in samples))
    return [x * peak / most for x in samples]


def knock(frequency: float, half: float = 0.022) -> Samples:
    """Wood on wood: a short tone with an inharmonic second and the touch itself."""
    return mixed(
        (tone(frequency, 0.18, half), 1.0, 0),
        (tone(frequency * 2.71, 0.1, half / 2), 0.35, 0),
        (fade(band(900, 4200, 0.03, 5), 0.004), 0.3, 0),
    )


def bar(frequency: float, ring: float = 0.11) -> Samples:
    """One bar of a marimba: its tone, the fourth partial and the soft mallet."""
    length = ring * 6
    return mixed(
        (tone(frequency, length, ring), 1.0, 0),
        (tone(frequency * 3.94, length / 2, ring / 4), 0.22, 0),
        (tone(frequency * 9.2, 0.06, 0.008), 0.06, 0),
        (fade(band(300, 1600, 0.03, 9), 0.005), 0.18, 0),
    )


def tune(*notes: tuple[float, float], ring: float = 0.11) -> Samples:
    """Notes of the marimba: pairs of frequency and start in seconds."""
    return mixed(*((bar(frequency, ring), 1.0, start) for frequency, start in notes))


def flick(seed: int) -> Samples:
    """The edge of one card snapping off another."""
    return swell(band(1400, 6500, 0.035, seed), 0.12, 1.5)


def riffle(count: int, duration: float) -> Samples:
    """Cards falling together, faster and faster, and the thump of the squared pack."""
    pace = random.Random(3)
    starts = [duration * (i / count) ** 0.8 + pace.uniform(0, 0.008) for i in range(count)]
    cards = [(flick(20 + i), pace.uniform(0.45, 0.9), at) for i, at in enumerate(starts)]
    return mixed(*cards, (knock(150, 0.03), 0.7, duration + 0.05))


G4, C5, E5, G5, A5, C6 = 392.0, 523.25, 659.26, 783.99, 880.0, 1046.5

SOUNDS: dict[str, tuple[Samples, float]] = {
    "card_slide": (swell(band(700, 4200, 0.2, 1), 0.35), 0.4),
    "card_take": (
        mixed((swell(band(900, 5000, 0.09, 2), 0.5), 0.6, 0), (knock(190, 0.018), 0.9, 0.07)),
        0.5,
    ),
    "card_flip": (mixed((flick(11), 0.7, 0), (flick(12), 1.0, 0.07)), 0.45),
    "shuffle": (riffle(26, 0.75), 0.5),
    "refuse": (mixed((knock(240, 0.03), 0.9, 0), (knock(180, 0.035), 1.0, 0.13)), 0.5),
    "button": (knock(520, 0.012), 0.3),
    "turn": (tune((G4, 0), (C5, 0.12)), 0.45),
    "round_end": (tune((C5, 0), (E5, 0.14), (G5, 0.28), ring=0.13), 0.5),
    "win": (
        tune((C5, 0), (E5, 0.13), (G5, 0.26), (A5, 0.39), (C6, 0.52), (G5, 0.56), ring=0.18),
        0.55,
    ),
}
"""Every sound and its loudness, 0 to 1."""


def write(file: Path, samples: Samples) -> None:
    """Write samples from -1 to 1 as a WAV file."""
    with wave.open(str(file), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(array("h", [round(x * 32767) for x in samples]).tobytes())


def main() -> None:
    """Write all sounds."""
    for name, (samples, peak) in SOUNDS.items():
        write(Path(__file__).with_name(f"{name}.wav"), loud(samples, peak))


if __name__ == "__main__":
    main()
