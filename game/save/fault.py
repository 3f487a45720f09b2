"""What can be wrong with a save, said to the player."""

from pathlib import Path
from typing import NamedTuple

from game.engine.text import N_, T, Text


class SaveError(Exception):
    """A file that cannot be used as a save, and why. The file is left as it is."""

    def __init__(self, path: Path, reason: Text) -> None:
        super().__init__(f"{path}: {reason.message}")
        self.path = path
        self.reason = reason


class Fault(Exception):
    """The reason alone, on its way to the one who knows the path."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.message)
        self.reason = reason


class SaveTrouble(NamedTuple):
    """A game could not be written to disk; play can go on in memory."""

    path: Path | None
    reason: Text


NO_FOLDER = T(N_("The folder for saved games cannot be created, so this game is not being saved."))
IN_USE = T(N_("This game is open in another window of Wild Table."))

NOT_A_FILE = T(N_("This is not a file."))
EMPTY = T(N_("The file is empty."))
ZEROS = T(N_("The file holds nothing but zeros: its content was lost on the disk."))
NOT_TEXT = T(N_("This is not a text file, so it is not a saved game."))
NOT_A_SAVE = T(N_("This is not a saved game."))
HEADER_CUT = T(N_("The file breaks off in its first line, so the game cannot be told."))
HEADER_SEATS = T(N_("The first line is damaged: this game is not for so many players."))
HEADER_OPTIONS = T(N_("The first line is damaged: it names an option that the game does not have."))


def unreadable(error: OSError) -> Text:
    """The system does not let us read the file."""
    return T(N_("The file cannot be read: {reason}"), reason=error.strerror or str(error))


def unwritable(error: OSError) -> SaveTrouble:
    """The system does not let us write; ``path`` is left to the caller."""
    reason = T(
        N_("The game cannot be saved at the moment: {reason}. You can play on."),
        reason=error.strerror or str(error),
    )
    return SaveTrouble(None, reason)


def undeletable(error: OSError) -> Text:
    """The system does not let us delete the file."""
    return T(N_("The file cannot be deleted: {reason}"), reason=error.strerror or str(error))


def too_large(limit: int) -> Text:
    """Larger than any game can get."""
    return T(N_("The file is too large for a saved game (more than {n} MB)."), n=limit // 1_000_000)


def foreign(program: str) -> Text:
    """A save of something else."""
    return T(N_("This is a file of another program: {program}"), program=program[:60])


def newer(found: int, known: int) -> Text:
    """From the future."""
    return T(
        N_(
            "This file has format {found}, and this version of Wild Table reads up to {known}: a newer version can open it."
        ),
        found=found,
        known=known,
    )


def unknown_format(found: int) -> Text:
    """A format number that never was."""
    return T(N_("The first line is damaged: there is no format {found}."), found=found)


def header_damaged(detail: str) -> Text:
    """The first line lacks something; ``detail`` says what, for experts."""
    return T(N_("The first line is damaged: {detail}"), detail=detail)


def unknown_game(name: str) -> Text:
    """A game that this version does not have."""
    return T(N_("This version of Wild Table has no game called {name}."), name=name[:60])


def no_cards(name: str, reason: str) -> Text:
    """The game is there, but its card file is damaged."""
    return T(N_("The cards of {name} cannot be used: {reason}"), name=name, reason=reason[:300])


def unknown_rules(game: Text, found: int, known: int) -> Text:
    """Played by rules that have changed since, or are yet to come."""
    return T(
        N_("Played by version {found} of the rules of {game}, but this program knows {known}."),
        game=game,
        found=found,
        known=known,
    )


def damaged(line: int) -> Text:
    """A line that is not a line of a save."""
    return T(N_("Line {line} is damaged."), line=line)


def line_too_long(line: int) -> Text:
    """A line longer than any move."""
    return T(N_("Line {line} is too long."), line=line)


def too_many_moves(line: int) -> Text:
    """More moves than the game can have."""
    return T(N_("There are more moves than this game can have (line {line})."), line=line)


def illegal(line: int) -> Text:
    """A move against the rules."""
    return T(N_("The move in line {line} is against the rules."), line=line)


def ran_apart(line: int) -> Text:
    """The moves are legal, but the table is not the one of the save."""
    return T(N_("After the move in line {line} the table is not as it was saved."), line=line)


def wrong_undo(line: int) -> Text:
    """More moves taken back than there were."""
    return T(N_("Line {line} takes back more moves than were played."), line=line)


def wrong_result(line: int) -> Text:
    """The moves do not lead to that result."""
    return T(N_("The result in line {line} is not that of the moves before it."), line=line)
