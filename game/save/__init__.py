"""Games on disk: a journal of moves that survives everything, and the shelf it stands on.

A save is a text file of JSON lines, ending ``.wild``: a header, then one line for each move with
the digest of the table after it, a line for each undo, and the result at the end. Loading sets
the game up from its seed and plays the moves again. ``lines`` is the format, ``journal`` writes
it, ``load`` and ``peek`` read it, ``Shelf`` is the folder of the user's saves.
"""

from game.save.fault import SaveError, SaveTrouble
from game.save.journal import Journal
from game.save.lines import ENDING, Header, Outcome, SeatInfo
from game.save.reader import Saved, Summary, load, peek
from game.save.shelf import Damaged, Shelf

__all__ = [
    "ENDING",
    "Damaged",
    "Header",
    "Journal",
    "Outcome",
    "SaveError",
    "SaveTrouble",
    "Saved",
    "SeatInfo",
    "Shelf",
    "Summary",
    "load",
    "peek",
]
