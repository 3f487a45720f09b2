"""Every screen can be had as a picture, without a display."""

from pathlib import Path

import pygame
import pytest

from game.__main__ import main
from game.cli.shot import SCREENS


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_is_a_picture(screen: str, tmp_path: Path) -> None:
    out = tmp_path / "shot.png"
    assert main(["shot", screen, "--size", "960x600", "--out", str(out)]) == 0
    picture = pygame.image.load(out)
    assert picture.get_size() == (960, 600)
    colours = {tuple(picture.get_at((x, y))) for x in range(0, 960, 7) for y in range(0, 600, 7)}
    assert len(colours) > 20


def test_options_seats_and_moves_are_those_that_were_asked_for(tmp_path: Path) -> None:
    pictures = []
    for number, more in enumerate((["--moves", "0"], ["--moves", "30"], ["--option", "dna=on"])):
        out = tmp_path / f"{number}.png"
        assert main(["shot", "table", "--size", "640x480", "--out", str(out), *more]) == 0
        pictures.append(out.read_bytes())
    assert len({*pictures}) == 3


def test_a_place_that_cannot_be_written_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["shot", "menu", "--out", str(tmp_path / "none" / "a.png")]) == 2
    said = capsys.readouterr().err
    assert "cannot be written" in said and said.count("\n") == 1
