"""What a new game will be, while somebody chooses: game, seats, players, options and seed.

Knows nothing of the screen. It begins with what was chosen last time, whatever of that still
makes sense, and gives in the end what a game begins with.
"""

import secrets
from collections.abc import Mapping, Sequence
from copy import copy

from msgspec.structs import replace

from game.bots.registry import OFFERED
from game.engine.game import MAX_SEATS, FirstGame, Game, Option
from game.engine.match import Setup
from game.engine.text import N_, T, Text
from game.i18n import PLAYER, tr
from game.save.decks import DeckFile
from game.settings import Chair, LastSetup
from game.sitting import Player

OPPONENT, PARTNER = "casual", "expert"
"""The usual level of bots, against people and together with them."""
BOT_NAMES = (T(N_("Fern")), T(N_("Moss")), T(N_("Otter")), T(N_("Juniper")), T(N_("Heron")))
LONGEST_NAME = 24
SEEDS = 1_000_000
"""Seeds of the program's own are smaller than this; people may type longer ones."""
SEED_DIGITS = 18


def usual_level(game: Game) -> str:
    """How well bots play unless somebody chooses: a partner's mistakes are everybody's loss."""
    return PARTNER if game.cooperative else OPPONENT


class Plan:
    """A game as it is being set up. ``chairs`` are there for every seat, also those not used;
    ``chosen`` holds the options that are not left as usual, ``own`` the user's decks in the place
    of options, ``seed`` the digits (empty: random). ``decks`` are all that the user has.
    """

    def __init__(
        self, games: Sequence[Game], last: LastSetup, decks: Sequence[DeckFile] = ()
    ) -> None:
        self.games = list(games)
        known = [game for game in games if game.name == last.game]
        self.game = known[0] if known else self.games[0]
        self.seats = last.seats or 3
        self.chairs = [_checked(chair, self.game) for chair in last.chairs[:MAX_SEATS]]
        self.chairs += [
            Chair(seat == 0, level=usual_level(self.game))
            for seat in range(len(self.chairs), MAX_SEATS)
        ]
        self.chosen = dict(last.options) if known else {}
        self.own: dict[str, DeckFile] = {}
        self.seed = new_seed()
        self._check()
        self._bring(decks, last.decks if known else {})

    def _check(self) -> None:
        """Let go of whatever the game does not have."""
        self.seats = max(self.game.seats[0], min(self.game.seats[-1], self.seats))
        values = {o.name: [choice.value for choice in o.choices] for o in self.game.options}
        self.chosen = {n: v for n, v in self.chosen.items() if v in values.get(n, [])}

    def _bring(self, decks: Sequence[DeckFile], wanted: Mapping[str, str]) -> None:
        """Know these decks, and choose those that are wanted, by option and file, if they will do."""
        self.decks = list(decks)
        offered = {option.name: self.offered(option) for option in self.game.options}
        self.own = {
            name: deck
            for name, file in wanted.items()
            for deck in offered.get(name, ())
            if deck.path.name == file
        }

    # --- choosing ---------------------------------------------------------------------------

    def choose_game(self, game: Game) -> None:
        """Another game; its options are as usual, and so are bots whose level is."""
        if game is not self.game:
            before, after = usual_level(self.game), usual_level(game)
            self.chairs = [
                replace(chair, level=after) if chair.level == before else chair
                for chair in self.chairs
            ]
            self.game = game
            self.chosen = {}
            self.own = {}
            self._check()

    def choose_option(self, option: Option, value: int) -> None:
        """Set an option; one that is set as usual follows the number of seats again, and a deck
        that will not do any more is let go of."""
        self.chosen.pop(option.name, None)
        self.own.pop(option.name, None)
        if value != option.default(self.seats):
            self.chosen[option.name] = value
        self.renew_decks(self.decks)

    def option(self, option: Option) -> int:
        """The value of an option."""
        return self.chosen.get(option.name, option.default(self.seats))

    def choose_deck(self, option: Option, file: str) -> None:
        """Put an own deck, by the name of its file, in the place of an option."""
        self.own[option.name] = next(deck for deck in self.decks if deck.path.name == file)

    def renew_decks(self, decks: Sequence[DeckFile]) -> None:
        """The user has these decks now; what is chosen stays chosen if it still will do."""
        self._bring(decks, {name: deck.path.name for name, deck in self.own.items()})

    def offered(self, option: Option) -> list[DeckFile]:
        """The own decks with which the game can begin in the place of an option."""
        if option.name not in self.game.text_options:
            return []
        return [deck for deck in self.decks if self._will_do(option, deck)]

    def _will_do(self, option: Option, deck: DeckFile) -> bool:
        try:
            self.game.new_table(self.seats, self._options(), 0, {option.name: deck.text})
        except ValueError:
            return False
        return True

    def _options(self) -> dict[str, int]:
        return {option.name: self.option(option) for option in self.game.options}

    def seat_human(self, seat: int, human: bool) -> None:
        """Let a human or a bot sit down."""
        self.chairs[seat] = replace(self.chairs[seat], human=human)

    def rename(self, seat: int, name: str) -> None:
        """Give whoever sits there a name; empty: the usual one."""
        chair = self.chairs[seat]
        self.chairs[seat] = (
            replace(chair, name=name) if chair.human else replace(chair, bot_name=name)
        )

    def level(self, seat: int, level: str) -> None:
        """Choose how well the bot at a seat plays."""
        self.chairs[seat] = replace(self.chairs[seat], level=level)

    # --- what comes of it -------------------------------------------------------------------

    def typed_name(self, seat: int) -> str:
        """The name that was typed in for whoever sits there, perhaps none."""
        chair = self.chairs[seat]
        return chair.name if chair.human else chair.bot_name

    def usual_name(self, seat: int) -> Text:
        """The name of whoever sits there when none is typed in."""
        if self.chairs[seat].human:
            return T(PLAYER, number=seat + 1)
        return BOT_NAMES[seat]

    def players(self) -> list[Player]:
        """The players; names that are equal are told apart by numbers."""
        names: list[str] = []
        for seat in range(self.seats):
            name = " ".join(self.typed_name(seat).split()) or tr(self.usual_name(seat))
            names.append(distinct(name, names))
        chairs = self.chairs[: self.seats]
        return [
            Player(name, "" if chair.human else chair.level)
            for name, chair in zip(names, chairs, strict=True)
        ]

    def setup(self) -> Setup:
        """How the game begins; without a seed, with a random one."""
        seed = int(self.seed or new_seed())
        texts = {name: deck.text for name, deck in self.own.items()}
        return Setup(self.game, self.seats, seed, self._options(), texts)

    def first_game(self, first: FirstGame) -> tuple[Setup, list[Player]]:
        """The first game of this game: a human against bots, with names as they are here."""
        plan = copy(self)
        plan.chairs = [
            replace(chair, human=not seat, level=first.level)
            for seat, chair in enumerate(self.chairs)
        ]
        return Setup(self.game, self.seats, first.seed, dict(first.options)), plan.players()

    def remembered(self) -> LastSetup:
        """What the next set-up begins with."""
        decks = {name: deck.path.name for name, deck in self.own.items()}
        return LastSetup(self.game.name, self.seats, tuple(self.chairs), dict(self.chosen), decks)


def new_seed() -> str:
    """The digits of a random seed."""
    return str(secrets.randbelow(SEEDS))


def _checked(chair: Chair, game: Game) -> Chair:
    """A remembered chair with a level that there is, and names that fit."""
    level = chair.level if chair.level in OFFERED else usual_level(game)
    names = chair.name[:LONGEST_NAME], chair.bot_name[:LONGEST_NAME]
    return Chair(chair.human, *names, level)


def distinct(name: str, taken: Sequence[str]) -> str:
    """The name, with a number behind it if somebody else has it already."""
    found, number = name, 1
    while found in taken:
        number += 1
        found = tr(T(N_("{name} {n}"), name=name, n=number))
    return found
