"""Write the golden playthroughs anew: ``python -m tests.golden.regen``; then look at the diff."""

from tests.golden.playthrough import PLAYTHROUGHS


def main() -> None:
    """Play them all and keep their texts."""
    for play in PLAYTHROUGHS:
        play.path.write_text(play.text(), encoding="utf-8", newline="\n")
        print(play.path)


if __name__ == "__main__":
    main()
