"""``python -m game``: the program and its commands."""

import multiprocessing
import os
import sys
from collections.abc import Sequence

from game.cli import main as commands


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; ``arguments`` are those of the command line if not given."""
    multiprocessing.freeze_support()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    return commands.main(sys.argv[1:] if arguments is None else arguments)


if __name__ == "__main__":
    sys.exit(main())
