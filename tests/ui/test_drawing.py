"""Text, pictures and sounds: measured, cached, and never a crash for want of a file."""

import subprocess
import sys
import wave
from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame
import pytest

from game import paths
from game.ui import art, backdrop, sound, text
from game.ui.cache import Budget, SurfaceCache
from game.ui.theme import INK, LINE, MUTED, PARCHMENT, Metrics
from tests.ui.driver import Driver
from tests.ui.pages import Sample, a_list


@pytest.fixture(autouse=True)
def window() -> Iterator[None]:
    """Pictures can only be converted while there is a window."""
    driver = Driver(Sample(a_list))
    yield
    driver.close()


# Text


def test_wrapping_keeps_every_word_within_the_limit() -> None:
    words = "Příliš žluťoučký kůň úpěl ďábelské ódy, Съешь же ещё этих мягких французских булок"
    lines = text.wrap(words, 17, "regular", 200)
    assert len(lines) > 2 and " ".join(lines) == words
    assert all(text.width(line, 17) <= 200 for line in lines)


def test_a_word_wider_than_the_line_is_broken_not_cut() -> None:
    lines = text.wrap("a Donaudampfschifffahrtsgesellschaft", 17, "regular", 80)
    assert "".join(lines).replace("a", "", 1) == "Donaudampfschifffahrtsgesellschaft"
    assert all(text.width(line, 17) <= 80 for line in lines)


def test_newlines_and_empty_text() -> None:
    assert text.wrap("a\n\nb", 17, "regular", 100) == ("a", "", "b")
    assert text.wrap("", 17, "regular", 100) == ("",)


def test_fitting_wraps_then_shrinks_then_shortens() -> None:
    words = "The tyrannosaurus eats the last brontosaurus"
    assert text.fit("Short", 30, "bold", (300, 50)) == (30, ("Short",))
    wrapped = text.fit(words, 20, "regular", (220, 80))
    assert wrapped.px == 20 and len(wrapped.lines) > 1
    smaller = text.fit(words, 30, "regular", (220, 60))
    assert smaller.px < 30 and " ".join(smaller.lines) == words
    cut = text.fit(words, 20, "regular", (60, 20))
    assert cut.lines[-1].endswith("…") and len(cut.lines) == 1
    assert text.width(cut.lines[0], cut.px) <= 60


def test_letters_that_do_not_exist_are_question_marks_never_boxes() -> None:
    assert text.drawable("Žluť Ёж ł ñ →") == "Žluť Ёж ł ñ →"
    assert text.drawable("Eva 😀 漢\u200d\ufe0f") == "Eva ? ?"


def test_a_word_of_thousands_of_characters_is_never_measured_as_a_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As a broken card file may hold one for a name: measuring it again for every piece or for
    every character taken away made the picture stand still."""
    measured: list[str] = []
    width = text.width

    def watched(words: str, px: int, weight: text.Weight = "regular") -> int:
        measured.append(words)
        return width(words, px, weight)

    monkeypatch.setattr(text, "width", watched)
    monster = "[" * 20_000
    assert "".join(text.wrap(monster, 17, "regular", 50)) == monster
    assert len(text.shorten(monster, 17, "regular", 200)) < 60
    assert max(map(len, measured)) <= 201
    cut = text.fit(monster, 20, "semibold", (60, 24))
    assert len(cut.lines) == 1 and cut.lines[0].endswith(text.ELLIPSIS)


def test_text_is_rendered_once() -> None:
    assert text.render("Once", 20) is text.render("Once", 20)
    assert text.render("Once", 20) is not text.render("Once", 20, "bold")


def test_caches_stay_within_their_common_budget() -> None:
    """A39: what was used last stays, whichever cache it is in."""
    budget = Budget(4 * 100 * 100 * 3)
    one, other = SurfaceCache(budget), SurfaceCache(budget)
    pictures = {n: pygame.Surface((100, 100), pygame.SRCALPHA) for n in range(20)}
    for n, picture in pictures.items():
        (other if n % 2 else one).get(n, lambda picture=picture: picture)
        if n:
            assert one.get(0, pygame.Surface) is pictures[0]
    assert (len(one), len(other)) == (2, 1) and budget.held == budget.limit
    assert other.get(19, pygame.Surface) is pictures[19]
    one.clear()
    assert (len(one), len(other)) == (0, 1) and budget.held == budget.limit // 3


def test_metrics_grow_with_window_and_text() -> None:
    assert Metrics((1280, 720)).u(10) == 10
    assert Metrics((2560, 1440)).u(10) == 20
    assert Metrics((2560, 800)).u(9) == 10
    assert Metrics((1280, 720), 200).font("body") == 34
    assert Metrics((320, 240)).font("small") >= 11


def light(colour: Sequence[int]) -> float:
    """The luminance of a colour, 0 to 1, as contrast is reckoned by (WCAG 2)."""
    parts = [c / 255 for c in colour]
    linear = [c / 12.92 if c <= 0.04 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("ink", [INK, MUTED])
def test_text_stands_out_from_the_darkest_place_behind_it(ink: tuple[int, int, int]) -> None:
    ground = pygame.transform.smoothscale(backdrop.paper((1280, 720)), (160, 90))
    darkest = min(light(ground.get_at((x, y))[:3]) for x in range(160) for y in range(90))
    assert (min(darkest, light(PARCHMENT)) + 0.05) / (light(ink) + 0.05) >= 4.5


# Pictures


@pytest.fixture
def assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of assets with a wide, a square and two broken pictures."""
    for folder in ("art/x", "icons"):
        (tmp_path / folder).mkdir(parents=True)
    svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h40v20H0z"/></svg>'
    (tmp_path / "art/x/wide.svg").write_text(svg)
    (tmp_path / "art/x/broken.svg").write_text("<svg")
    (tmp_path / "art/x/broken2.png").write_bytes(b"\x89PNG\r\n")
    (tmp_path / "icons/dot.svg").write_text(svg)
    pygame.image.save(pygame.Surface((10, 10)), tmp_path / "art/x/square.png")
    monkeypatch.setattr(paths, "assets", lambda: tmp_path)
    art.forget()
    yield tmp_path
    art.forget()


def test_pictures_keep_their_proportions(assets: Path) -> None:
    assert art.picture("x/wide", (100, 100)).get_size() == (100, 50)
    assert art.picture("x/square", (100, 30)).get_size() == (30, 30)
    assert art.picture("x/wide", (90, 90), cover=True).get_size() == (90, 90)
    assert art.picture("x/wide", (90, 90), cover=True).get_at((89, 89)).a == 255


def test_missing_and_broken_pictures_are_placeholders_told_once(
    assets: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(3):
        for name in ("x/none", "x/broken", "x/broken2"):
            for size in ((40, 30), (50, 30)):
                assert art.picture(name, size).get_size() == size
    assert len(caplog.records) == 3


@pytest.mark.parametrize("name", ["x" * 5000, "a\0b", "../../../etc/passwd"])
def test_a_name_that_no_file_can_have_is_a_placeholder(assets: Path, name: str) -> None:
    assert art.picture(name, (40, 30)).get_size() == (40, 30)


def test_icons_take_a_colour(assets: Path) -> None:
    icon = art.icon("dot", 20, (200, 10, 20))
    assert tuple(icon.get_at((10, 5))) == (200, 10, 20, 255)
    assert icon is art.icon("dot", 20, (200, 10, 20))


def test_rounded_corners_are_smooth_and_everything_inside_is_filled() -> None:
    shape = art.rounded((120, 60), 20, (10, 200, 30), LINE, 2)
    assert shape.get_size() == (120, 60)
    assert shape.get_at((0, 0)).a == 0 and tuple(shape.get_at((60, 30)))[:3] == (10, 200, 30)
    assert tuple(shape.get_at((60, 0)))[:3] == LINE
    edge = {shape.get_at((x, y)).a for x in range(8) for y in range(8)}
    assert len(edge) > 5
    assert art.rounded((7, 6), 40, LINE).get_size() == (7, 6)


def test_a_ring_is_empty_inside_and_a_shadow_is_soft() -> None:
    assert art.ring((50, 50), 8, LINE, 3).get_at((25, 25)).a == 0
    soft = art.shadow((60, 40), 10, 12)
    assert soft.get_size() == (84, 64)
    assert soft.get_at((0, 0)).a < soft.get_at((42, 6)).a < soft.get_at((42, 32)).a


# Sounds


def test_the_sounds_are_small_and_the_script_makes_them(tmp_path: Path) -> None:
    files = sorted((paths.assets() / "sounds").glob("*.wav"))
    assert sum(file.stat().st_size for file in files) < 400_000
    copy = tmp_path / "make.py"
    copy.write_bytes((paths.assets() / "sounds" / "make.py").read_bytes())
    subprocess.run([sys.executable, str(copy)], check=True, timeout=120)
    made = sorted(tmp_path.glob("*.wav"))
    assert [file.name for file in made] == [file.name for file in files]
    for file, again in zip(files, made, strict=True):
        with wave.open(str(file)) as one, wave.open(str(again)) as other:
            assert one.getparams() == other.getparams()


def test_sounds_play_and_unknown_ones_are_silent(caplog: pytest.LogCaptureFixture) -> None:
    sound.start()
    assert sound.is_on()
    sound.set_volume(50)
    for name in ("card_take", "no such sound", "no such sound"):
        sound.play(name)
    sound.set_volume(50, muted=True)
    sound.play("button")
    assert len(caplog.records) == 1
    sound.stop()
