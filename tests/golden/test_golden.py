"""The playthroughs go as they went before."""

import pytest

from tests.golden.playthrough import FOLDER, PLAYTHROUGHS, Playthrough


@pytest.mark.parametrize("play", PLAYTHROUGHS, ids=lambda play: str(play.file))
def test_the_game_goes_as_before(play: Playthrough) -> None:
    kept = play.path.read_text(encoding="utf-8").splitlines()
    assert play.text().splitlines() == kept, "meant so? python -m tests.golden.regen"


def test_every_kept_text_belongs_to_a_playthrough() -> None:
    assert {file.name for file in FOLDER.glob("*.txt")} == {play.file for play in PLAYTHROUGHS}
