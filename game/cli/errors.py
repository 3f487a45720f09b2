"""What a command says in one line when it cannot do its work."""


class CommandError(Exception):
    """Something the user can put right: arguments, a file, a missing display. Exit code 2."""

    status = 2


class Broken(CommandError):
    """The program itself is wrong: an invariant that does not hold. Exit code 1."""

    status = 1
