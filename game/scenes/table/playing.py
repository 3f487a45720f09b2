"""Playing what was meant: one move, one of several, or cards that were selected together."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.engine.move import Move
from game.scenes.table.choices import Choices, Option
from game.scenes.table.field import Field
from game.ui import sound


class Playing:
    """Plays options of the field, and those that follow from them in the steps after."""

    def __init__(
        self,
        field: Field,
        play: Callable[[Move], None],
        ask: Callable[[Sequence[Option]], None],
    ) -> None:
        """``play`` plays a move and shows it, ``ask`` lets the player choose among options."""
        self.field = field
        self.play = play
        self.ask = ask
        self.followers: list[int] = []
        self.more = 0

    def start(self, options: Sequence[Option], followers: Sequence[int] = ()) -> None:
        """Play the move that is meant, and in the steps after it the followers; ask which it is,
        if it may be several."""
        self.followers = list(followers)
        if len(options) > 1:
            self.ask(options)
        else:
            self.follow(options[0])

    def go_on(self) -> None:
        """The next of the cards that are played together: the one that was selected, or the only
        one there is."""
        options = self.field.choices.options
        if self.followers:
            slot = self.followers.pop(0)
            options = [option for option in options if slot in option.handle.cards]
        if self.more and len(options) == 1:
            self.more -= 1
            self.follow(options[0], self.more)
        else:
            self.more = 0
            self.followers.clear()

    def follow(self, option: Option, more: int | None = None) -> None:
        """Play an option; ``more`` steps of the same kind belong to it."""
        self.more = option.handle.together - 1 if more is None else more
        self.field.wait_again()
        sound.play("card_take")
        self.field.offer(Choices(None))
        self.play(option.move)
