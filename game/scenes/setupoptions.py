"""The options of a game that is being set up, own decks among them."""

from collections.abc import Callable

from game.engine.game import Option
from game.engine.text import N_, T
from game.plan import Plan
from game.ui.theme import MUTED
from game.ui.widgets import Button, Choice, Column, Label, Row, Widget, Words

OWN = N_("{name} (your own)")
Value = int | str
"""A value of an option, or the file of an own deck in its place."""


class OptionList(Column):
    """Each option with its choices and what it does; ``build_decks`` leads to the decks."""

    def __init__(self, plan: Plan, build_decks: Callable[[], None]) -> None:
        super().__init__(gap=14)
        self.plan = plan
        self.build_decks = build_decks
        self.choices: dict[str, Choice[Value]] = {}

    def fill(self) -> None:
        """Show the options of the game that is chosen."""
        self.clear()
        self.choices.clear()
        last = self.plan.game.text_options[-1:]
        for option in self.plan.game.options:
            self.add(self._row(option))
            if option.name in last:
                self.add(self._decks_row())

    def _row(self, option: Option) -> Widget:
        choice: Choice[Value] = Choice(
            self._offered(option), self._value(option), lambda value: self._set(option, value)
        )
        self.choices[option.name] = choice
        return Column(
            Row(Label(option.label, grow=1, basis=110), choice, gap=12),
            Label(option.help, "small", colour=MUTED),
            gap=3,
        )

    def _offered(self, option: Option) -> list[tuple[Value, Words]]:
        choices: list[tuple[Value, Words]] = [(c.value, c.label) for c in option.choices]
        own = [(d.path.name, T(OWN, name=d.name)) for d in self.plan.offered(option)]
        return [*choices, *own]

    def _value(self, option: Option) -> Value:
        own = self.plan.own.get(option.name)
        return own.path.name if own else self.plan.option(option)

    def _set(self, option: Option, value: Value) -> None:
        if isinstance(value, int):
            self.plan.choose_option(option, value)
        else:
            self.plan.choose_deck(option, value)
        self.renew()

    def renew(self) -> None:
        """Show which decks can be chosen now: some need other options, and files may change."""
        for option in self.plan.game.options:
            if option.name in self.plan.game.text_options:
                self.choices[option.name].offer(self._offered(option), self._value(option))

    def _decks_row(self) -> Widget:
        words = T(N_("Decks of your own can be chosen too, once they break no rule."))
        return Row(
            Label(words, "small", colour=MUTED, grow=1, basis=180),
            Button(T(N_("Build decks")), self.build_decks, size="small", icon="hand"),
            gap=12,
        )
