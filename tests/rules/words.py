"""The words scripts are written in: names of players, zones, cards, and moves as sentences."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.game import Game

ARTICLES = ("a", "an", "the")
OWNER = ("from", "to", "of")
PARTS = (*OWNER, "onto", "number")


class Words(NamedTuple):
    """A move in words, taken apart; "" and −1 stand for what was not said."""

    seat: int
    verb: str
    card: str = ""
    owner: int = -1
    onto: str = ""
    n: int = -1


class Names:
    """What the players, zones, counters, cards and verbs of a game are called."""

    def __init__(self, game: Game, players: str, verbs: str) -> None:
        """``players`` by seat and ``verbs`` with blanks between them; ``claim=token`` lets one
        say *claims* for the verb *token*."""
        self.game = game
        self.players = players.split()
        self._verbs = {
            said: verb or said for said, _, verb in (v.partition("=") for v in verbs.split())
        }
        self._cards = {face.key for face in game.faces}

    def seat(self, name: str) -> int:
        """The seat of a player."""
        assert name in self.players, f"nobody is called {name!r}"
        return self.players.index(name)

    def zone(self, words: str) -> int:
        """The number of a zone: ``deck``, ``hand Ben``."""
        return self.game.zone_number(self._key(words))

    def counter(self, words: str) -> int:
        """The number of a counter: ``pool``, ``dna Ann``."""
        return self.game.counters.index(self._key(words))

    def _key(self, words: str) -> str:
        first, _, name = words.partition(" ")
        return f"{first}@{self.seat(name)}" if name else first

    def card(self, words: str) -> str:
        """The face key of a card, "" for no words."""
        key = words.replace(" ", "_")
        assert not key or key in self._cards, f"no card is called {words!r}"
        return key

    def cards(self, words: str) -> list[str]:
        """The face keys of ``2 stegosaurus, egg brontosaurus``; ``?`` stands for itself."""
        keys = []
        for part in filter(None, (part.strip() for part in words.split(","))):
            first, _, rest = part.partition(" ")
            number, name = (int(first), rest) if first.isdigit() else (1, part)
            keys += [name if name == "?" else self.card(name)] * number
        return keys

    def verb(self, said: str) -> str:
        """The verb of a word such as ``passes``."""
        forms = (said, said.removesuffix("s"), said.removesuffix("es"))
        verb = next((self._verbs[form] for form in forms if form in self._verbs), "")
        assert verb, f"no verb of this game: {said!r}"
        return verb

    def move(self, line: str) -> Words:
        """A sentence, taken apart."""
        name, said, *rest = [word for word in line.split() if word not in ARTICLES]
        parts: dict[str, list[str]] = {"card": []}
        part = "card"
        for word in rest:
            if word in PARTS:
                part = "owner" if word in OWNER else word
                parts[part] = []
            else:
                parts[part].append(word)
        said_of = {part: " ".join(words) for part, words in parts.items()}
        return Words(
            self.seat(name),
            self.verb(said),
            self.card(said_of["card"]),
            self.seat(said_of["owner"]) if "owner" in said_of else -1,
            self.card(said_of.get("onto", "")),
            int(said_of.get("number", -1)),
        )
