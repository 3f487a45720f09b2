"""What Wild Life says: what is asked, what is announced, and the numbers everybody may see."""

from game.engine.game import Announcement, Info
from game.engine.text import N_, Seat, T, Text
from game.engine.view import View
from game.engine.window import announced
from game.rules.wild_life import layout as at
from game.rules.wild_life.cards import FACES
from game.rules.wild_life.habitat import fallen, life_of
from game.rules.wild_life.menaces import Hunt, MayProtect
from game.rules.wild_life.results import counted
from game.rules.wild_life.scoring import points
from game.rules.wild_life.steps import DiscardDown, PlayCard


def name_of(view: View, slot: int) -> Text:
    """The name of a card that the viewer can see."""
    return FACES[view.faces[slot]].name


def pending(view: View) -> Hunt:
    """The hunter that somebody may stop now."""
    effect = announced(view.steps)
    assert isinstance(effect, Hunt)
    return effect


# --- what is asked ------------------------------------------------------------------------------


def prompt(view: View) -> Text:
    """What is asked, in one sentence."""
    ask = view.ask
    if isinstance(ask, MayProtect):
        return _may_protect(view)
    if isinstance(ask, DiscardDown):
        return T(N_("Discard down to three cards."))
    assert isinstance(ask, PlayCard)
    verb = view.moves[0].verb if view.moves else ""
    if verb == "discard":
        return T(N_("None of your cards can be played: discard down to three cards."))
    if verb == "pass":
        return T(N_("None of your cards can be played, and you keep up to three."))
    return _TURN[ask.left]


_TURN = {
    3: T(N_("Play the first of three cards.")),
    2: T(N_("Play the second of three cards.")),
    1: T(N_("Play the third card.")),
}


def _may_protect(view: View) -> Text:
    hunt = pending(view)
    if len(view.moves) == 1:
        return T(N_("{other} sends a hunter, and you hold no protector."), other=Seat(hunt.seat))
    return T(N_("{other} sends a hunter. Reveal a protector to stop it?"), other=Seat(hunt.seat))


# --- what is announced --------------------------------------------------------------------------

_TITLES = (
    N_("{seat} sends a hunter after the small life of {other}"),
    N_("{seat} sends a hunter after the big life of {other}"),
    N_("{seat} sends a hunter after the flying life of {other}"),
    N_("{seat} sends a hunter after the aquatic life of {other}"),
)
_COST = T(
    N_(
        "A protector stops it, and both are discarded. It does not count among the three cards of a turn."
    )
)


def announcement(view: View) -> Announcement | None:
    """The hunter that may be stopped now; ``None`` if there is none."""
    if not isinstance(view.ask, MayProtect):
        return None
    hunt = pending(view)
    zone = at.HABITAT + hunt.victim
    cards = fallen(view, zone, life_of(view, zone, 1 << hunt.life))
    title = T(_TITLES[hunt.life], seat=Seat(hunt.seat), other=Seat(hunt.victim))
    loss = T(
        N_("{other} would lose {n} card."),
        "{other} would lose {n} cards.",
        other=Seat(hunt.victim),
        n=len(cards),
    )
    return Announcement(hunt.seat, title, (hunt.card,), tuple(cards), (zone,), (loss, _COST))


# --- numbers ------------------------------------------------------------------------------------


def infos(view: View) -> list[Info]:
    """Cycle, deck and discards for the table; marker and footprints for the seats."""
    counters, seats = view.counters, view.seats
    cycle = f"{counters[at.CYCLE] + 1}/{at.CYCLES[seats]}"
    deck, discards = len(view.zones[at.DECK]), len(view.zones[at.DISCARD])
    starter = T(N_("Starting player of this cycle"))
    now = T(N_("Footprints of this cycle as the habitat lies"))
    total = T(N_("Footprints of all finished cycles"))
    result = [
        Info("cycle", "refresh", cycle, T(N_("Cycle"))),
        Info("deck", "deck", str(deck), T(N_("Cards in the deck"))),
        Info("discard", "trash", str(discards), T(N_("Cards in the discard pile"))),
        Info(f"start@{counters[at.STARTER]}", "crown", "", starter),
    ]
    for seat, value in enumerate(points(view)):
        result.append(Info(f"now@{seat}", "footprint", str(value), now))
        result.append(Info(f"points@{seat}", "points", str(counted(view, seat)), total))
    return result
