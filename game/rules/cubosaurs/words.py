"""What Cubosaurs says: prompts, how moves are made, reasons for refusals, public numbers."""

from game.engine.game import MAX_SEATS, Attempt, Handle, Info
from game.engine.move import Move
from game.engine.text import N_, Seat, T, Text
from game.engine.view import View
from game.rules.cubosaurs import layout as at
from game.rules.cubosaurs import scoring, tiles
from game.rules.cubosaurs.cards import (
    COSTS,
    DRAW,
    EGG,
    FACES,
    TYPE,
    TYPE_NAMES,
    VALUE,
    signed,
)
from game.rules.cubosaurs.steps import AddForbidden, TakeOrPass
from game.rules.cubosaurs.tokens import ChooseDonor

COLLECTIONS = range(at.COLL, at.COLL + MAX_SEATS)

_PROMPTS: dict[type, Text] = {
    AddForbidden: T(N_("Choose a card of yours, of any type, to add to the hand you pass.")),
    tiles.Lose: T(N_("Choose a card of yours to remove from the game.")),
    tiles.Destroy: T(N_("Choose an opponent's card to remove from the game.")),
    tiles.Steal: T(N_("Choose an opponent's card to take.")),
    tiles.Give: T(N_("Drag a card of yours into an opponent's collection.")),
    tiles.SwapFor: T(N_("Choose the opponent's card that you want.")),
    tiles.SwapGive: T(N_("Choose the card of yours that you give for it.")),
    ChooseDonor: T(N_("The pool is empty: choose the opponent who gives you a token.")),
}


def prompt(view: View) -> Text:
    """What is asked, in one sentence."""
    if not isinstance(view.ask, TakeOrPass):
        return _PROMPTS[type(view.ask)]
    number = len(view.zones[at.HAND + view.actor])
    verbs = {move.verb for move in view.moves}
    if verbs == {"take"}:
        return T(N_("You cannot add a new type, so you must take the hand."))
    if verbs == {"take", "buy"}:
        return T(N_("You cannot add a new type: take the hand, or buy a tile first."))
    return T(
        N_("Take the card, or add one of yours of another type and pass both to {other}."),
        "Take all {n} cards, or add one of yours of a new type and pass them to {other}.",
        n=number,
        other=Seat(next_seat(view)),
    )


def next_seat(view: View) -> int:
    """The seat that gets what the actor passes."""
    return (view.actor + view.counters[at.DIRECTION]) % view.seats


def face_name(view: View, slot: int) -> Text:
    """The name of a card the viewer can see."""
    return FACES[view.faces[slot]].name


def handle(view: View, move: Move) -> Handle:
    """How a move of the actor is made."""
    seat = view.actor
    card = (move.card,)
    if move.verb == "take":
        hand = view.zones[at.HAND + seat]
        words = T(N_("Take {n} card"), "Take {n} cards", n=len(hand))
        return Handle(words, hand, (at.COLL + seat,), click=hand, icon="hand", main=True)
    if move.verb == "pass":
        words = T(N_("Pass, adding a {card}"), card=face_name(view, move.card))
        zones = (at.HAND + seat, at.HAND + next_seat(view), at.COLL + next_seat(view))
        return Handle(words, card, zones, click=card)
    if move.verb == "buy":
        words = T(N_("Buy {card}"), card=face_name(view, move.card))
        return Handle(words, card, (at.BOUGHT + seat, at.COLL + seat), click=card)
    if move.verb == "token":
        words = T(N_("From {other}"), other=Seat(move.zone - at.COLL))
        return Handle(words, zones=(move.zone,))
    return _card_handle(view, move)


def _card_handle(view: View, move: Move) -> Handle:
    """The choices of tiles: a click on the card, or a drag to where it goes."""
    seat = view.actor
    card = (move.card,)
    name = face_name(view, move.card)
    if move.verb == "give":
        words = T(N_("Give {card} to {other}"), card=name, other=Seat(move.zone - at.COLL))
        return Handle(words, card, (move.zone,))
    if move.verb == "steal":
        return Handle(T(N_("Take {card}"), card=name), card, (at.COLL + seat,), click=card)
    if isinstance(view.ask, tiles.SwapGive):
        wanted = view.ask.wanted
        zones = tuple(zone for zone in COLLECTIONS if wanted in view.zones[zone])
        words = T(N_("Swap {card}"), card=name)
        return Handle(words, card, zones, onto=(wanted,), click=card)
    if move.verb == "swap":
        return Handle(T(N_("Swap {card}"), card=name), card, (at.COLL + seat,), click=card)
    return Handle(T(N_("Remove {card}"), card=name), card, (at.REMOVED, at.DECK), click=card)


def why_not(view: View, attempt: Attempt) -> Text:
    """Why this cannot be done now, by the rule that forbids it."""
    if view.over:
        return T(N_("The game is over."))
    if view.actor != view.seat:
        return T(N_("It is {other}'s turn."), other=Seat(view.actor))
    if isinstance(view.ask, TakeOrPass):
        return _why_not_turn(view, attempt)
    return _why_not_choice(view, attempt)


def _why_not_turn(view: View, attempt: Attempt) -> Text:
    seat = view.seat
    card = attempt.card
    if card in view.zones[at.TILE_ROW]:
        return _why_not_tile(view, card)
    if card in view.zones[at.HAND + seat]:
        return _why_not_hand(view, attempt)
    if card in view.zones[at.COLL + seat]:
        return _why_not_pass(view, attempt)
    if card in view.zones[at.DECK]:
        return T(
            N_(
                "You draw from the deck only at the start of your turn, if no hand was passed to you."
            )
        )
    for other in range(view.seats):
        if card in view.zones[at.COLL + other]:
            return T(
                N_("This card is in {other}'s collection; you play with your hand and your own."),
                other=Seat(other),
            )
    return T(
        N_("This card takes no part in the turn: take your hand, or pass it with a card of yours.")
    )


def _why_not_hand(view: View, attempt: Attempt) -> Text:
    if attempt.zone in (at.HAND + next_seat(view), at.COLL + next_seat(view)):
        return T(
            N_("To pass the hand you must add a card of your collection: drag that one instead.")
        )
    return T(
        N_("The hand goes as a whole: into your own collection, or on to {other}."),
        other=Seat(next_seat(view)),
    )


def _why_not_pass(view: View, attempt: Attempt) -> Text:
    kind = TYPE[view.faces[attempt.card]]
    held = {TYPE[view.faces[slot]] for slot in view.zones[at.HAND + view.seat]}
    if kind in held and kind == EGG:
        return T(
            N_(
                "There is an egg in the hand you pass, and all eggs are one type: add a card of a new type."
            )
        )
    if kind in held:
        return T(
            N_("A {kind} is already in the hand you pass: add a card of a type that is not in it."),
            kind=TYPE_NAMES[kind],
        )
    return T(
        N_("A card you add goes into the hand, which you pass to {other}."),
        other=Seat(next_seat(view)),
    )


def _why_not_tile(view: View, card: int) -> Text:
    tile = VALUE[view.faces[card]]
    tokens = view.counters[at.DNA + view.seat]
    if view.counters[at.HAS_BOUGHT]:
        return T(N_("You may buy only one evolution tile in a turn."))
    if COSTS[tile] > tokens:
        return T(
            N_("This tile costs {cost} DNA tokens and you have {n}."), cost=COSTS[tile], n=tokens
        )
    own = len(view.zones[at.COLL + view.seat])
    if tile == DRAW and not view.zones[at.DECK]:
        return T(
            N_("The deck is empty, so this tile could not be used; such a tile cannot be bought.")
        )
    if tile in tiles.NEEDS_OWN_CARD and not own:
        return T(
            N_(
                "Your collection is empty, so this tile could not be used; such a tile cannot be bought."
            )
        )
    if tile in tiles.NEEDS_THEIR_CARD and not any(
        view.zones[at.COLL + other] for other in range(view.seats) if other != view.seat
    ):
        return T(
            N_(
                "No opponent has a card, so this tile could not be used; such a tile cannot be bought."
            )
        )
    return T(N_("A tile is bought by dragging it to your side or clicking it."))


def _why_not_choice(view: View, attempt: Attempt) -> Text:
    mine = attempt.card in view.zones[at.COLL + view.seat]
    other = attempt.zone - at.COLL
    if isinstance(view.ask, ChooseDonor) and 0 <= other < view.seats and other != view.seat:
        return T(N_("{other} has no DNA token to give."), other=Seat(other))
    if isinstance(view.ask, tiles.Destroy | tiles.Steal | tiles.SwapFor) and mine:
        return T(N_("The tile asks for a card of an opponent, not one of yours."))
    if isinstance(view.ask, tiles.Lose | tiles.SwapGive | tiles.Give | AddForbidden) and not mine:
        return T(N_("The tile asks for a card of your own collection."))
    return prompt(view)


# --- numbers ------------------------------------------------------------------------------------


def infos(view: View) -> list[Info]:
    """Round, direction, deck and tokens for the table; points and tokens for the seats."""
    counters = view.counters
    rounds = view.options["rounds"]
    clockwise = counters[at.DIRECTION] > 0
    result = [
        Info("round", "book", f"{counters[at.ROUND] + 1}/{rounds}", T(N_("Round"))),
        Info(
            "direction",
            "clockwise" if clockwise else "counterclockwise",
            "",
            T(N_("Play goes clockwise")) if clockwise else T(N_("Play goes counter-clockwise")),
        ),
        Info("deck", "deck", str(len(view.zones[at.DECK])), T(N_("Cards in the deck"))),
    ]
    if view.options["dna"]:
        result.append(
            Info("pool", "token", str(counters[at.POOL]), T(N_("DNA tokens in the pool")))
        )
    return result + _seat_infos(view)


def _seat_infos(view: View) -> list[Info]:
    counters = view.counters
    collections = [
        [view.faces[slot] for slot in view.zones[at.COLL + seat]] for seat in range(view.seats)
    ]
    result = []
    for seat, now in enumerate(scoring.points(collections)):
        before = sum(counters[at.SCORE + r * 5 + seat] for r in range(counters[at.ROUND]))
        if counters[at.ROUND]:
            help_ = T(
                N_("Points: {before} from earlier rounds and {now} now"),
                before=signed(before),
                now=signed(now),
            )
        else:
            help_ = T(N_("Points as the collection stands now"))
        result.append(Info(f"points@{seat}", "points", signed(before + now), help_))
        if view.options["dna"]:
            result.append(
                Info(f"dna@{seat}", "token", str(counters[at.DNA + seat]), T(N_("DNA tokens")))
            )
    return result
