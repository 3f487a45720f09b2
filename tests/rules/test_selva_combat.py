"""Selva: attacking, blocking, damage, and the keywords of combat. § Confrontation."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from game.rules.selva import GAME
from game.rules.selva.layout import FRESH, INACTIVE_SHIFT, TURNED
from game.rules.selva.steps.combat import DeclareAttack, DeclareBlocks
from tests.english import english
from tests.rules.selva_table import DAY, NIGHT, PLAYERS, SelvaScript, lay_out

Lay = Callable[..., SelvaScript]


@pytest.fixture
def lay(reload: bool) -> Lay:
    """``lay_out`` of Selva, both without resources and with an empty hand: nobody can answer."""

    def quiet(cards: dict[str, str], **more: object) -> SelvaScript:
        bare = {"resources Ann": "", "resources Ben": ""}
        return partial(lay_out, reload=reload)({**bare, **cards}, **more)  # type: ignore[arg-type]

    return quiet


def fight(table: SelvaScript, *attackers: str, blocks: tuple[tuple[str, str], ...] = ()) -> None:
    """Ann attacks, Ben blocks with the first of each pair the second, nobody plays anything."""
    table.play("Ann finishes")
    table.attack(*attackers)
    table.let_pass()
    for blocker, attacker in blocks:
        table.choose("block", blocker, attacker)
    if isinstance(table.table.ask, DeclareBlocks):
        table.play("Ben finishes")
    table.let_pass()


def leave(table: SelvaScript, player: str, card: str, place: str) -> None:
    """The player is asked about this animal and sends it there."""
    assert table.asked == player
    table.choose("leave", card, place=place)


# --- the cases of the rulebook ------------------------------------------------------------------


def test_a_blocker_in_the_opposite_mode_has_one_defence_less(lay: Lay) -> None:
    """Attack 5 by day against defence 3 blocking by night: 3 to the Alfa, and the blocker leaves."""
    table = lay({"field Ann": "cheetah", "field Ben": "ocelot"})
    fight(table, "cheetah", blocks=(("ocelot", "cheetah"),))
    assert table.count("life Ben") == 20 - 3
    leave(table, "Ben", "ocelot", "isolation")
    table.expect("isolation Ben", "ocelot")
    table.expect("field Ann", "cheetah")


def test_the_player_of_a_beaten_blocker_may_choose_the_graveyard(lay: Lay) -> None:
    table = lay({"field Ann": "cheetah", "field Ben": "ocelot"})
    fight(table, "cheetah", blocks=(("ocelot", "cheetah"),))
    leave(table, "Ben", "ocelot", "graveyard")
    table.expect("graveyard Ben", "ocelot")


def test_equal_attack_and_defence_do_nothing_but_turn_both(lay: Lay) -> None:
    """Looked at while Ann, with nine cards in hand, is asked in her Retreat."""
    table = lay({"field Ann": "anteater", "field Ben": "dolphin", "hand Ann": "9 lion"})
    fight(table, "anteater", blocks=(("dolphin", "anteater"),))
    assert table.asked == "Ann"
    assert table.verbs == {"discard"}
    assert table.count("life Ben") == 20
    table.expect("field Ann", "anteater")
    table.expect("field Ben", "dolphin")
    assert table.mark("field Ann", "anteater") == TURNED
    assert table.mark("field Ben", "dolphin") == TURNED


def test_the_same_with_the_blocker_by_night(lay: Lay) -> None:
    table = lay({"field Ann": "anteater", "field Ben": "lynx"})
    fight(table, "anteater", blocks=(("lynx", "anteater"),))
    assert table.count("life Ben") == 19
    leave(table, "Ben", "lynx", "graveyard")


def test_bulwark_lets_no_damage_pass_but_leaves(lay: Lay) -> None:
    table = lay({"field Ann": "brown bear", "field Ben": "hippo"})
    fight(table, "brown bear by night", blocks=(("hippo", "brown bear"),))
    assert table.count("life Ben") == 20
    leave(table, "Ben", "hippo", "isolation")


def test_a_defender_beats_an_attacker_that_does_not_beat_it(lay: Lay) -> None:
    """Blocker with attack 4 and Defender against an attacker of defence 3, same mode."""
    table = lay({"field Ann": "harpy eagle, secretary bird, dolphin", "field Ben": "wolverine"})
    fight(table, "dolphin", blocks=(("wolverine", "dolphin"),))
    leave(table, "Ann", "dolphin", "graveyard")
    table.expect("field Ben", "wolverine")
    assert table.count("life Ben") == 20


def test_a_defender_that_is_beaten_may_take_the_attacker_with_it(lay: Lay) -> None:
    """The differences are computed first; the attacker's choice comes first."""
    table = lay({"field Ann": "cheetah", "field Ben": "wolverine"})
    fight(table, "cheetah", blocks=(("wolverine", "cheetah"),))
    assert table.count("life Ben") == 19
    leave(table, "Ann", "cheetah", "isolation")
    leave(table, "Ben", "wolverine", "isolation")


def test_an_attacker_without_a_block_deals_its_whole_attack(lay: Lay) -> None:
    table = lay({"field Ann": "cheetah, zebra"})
    fight(table, "cheetah", "zebra")
    assert table.count("life Ben") == 20 - 5 - 2


def test_defender_does_nothing_when_it_attacks(lay: Lay) -> None:
    table = lay({"field Ann": "wolverine", "field Ben": "zebra"})
    fight(table, "wolverine", blocks=(("zebra", "wolverine"),))
    leave(table, "Ben", "zebra", "graveyard")
    table.expect("field Ann", "wolverine")


# --- who may attack -----------------------------------------------------------------------------


def test_a_sentry_a_fresh_a_turned_and_an_inactive_animal_cannot_attack(lay: Lay) -> None:
    table = lay(
        {"field Ann": "meerkat, zebra, ostrich, lion, stoat"},
        marks={
            "field Ann: zebra": FRESH,
            "field Ann: ostrich": FRESH,
            "field Ann: lion": TURNED,
            "field Ann: stoat": 1 << INACTIVE_SHIFT,
        },
    )
    table.play("Ann finishes")
    table.cannot("Ann attacks meerkat", "Meerkat is a Sentry: it only blocks.")
    table.cannot("Ann attacks zebra", "entered in this turn and is not Swift")
    table.cannot("Ann attacks lion", "Lion is turned")
    table.cannot("Ann attacks stoat", "Stoat is inactive.")
    table.may("Ann attacks ostrich")


def test_modes_follow_what_an_animal_is_active_in(lay: Lay) -> None:
    table = lay({"field Ann": "zebra, ocelot, stoat"})
    table.play("Ann finishes")
    found = {(table._face_key(m.card), m.n) for m in table.table.moves() if m.verb == "attack"}
    assert found == {("zebra", DAY), ("ocelot", NIGHT), ("stoat", DAY), ("stoat", NIGHT)}


def test_without_an_attacker_there_is_no_confrontation(lay: Lay) -> None:
    """No window opens: Ben, who could answer, is not asked."""
    table = lay(
        {"field Ann": "zebra", "hand Ben": "curare", "resources Ben": "4 brazil nut"},
    )
    table.play("Ann finishes", "Ann finishes")
    assert table.count("turn") == 6, "Ben's turn has begun"


def test_with_no_animal_that_may_attack_nobody_is_asked(lay: Lay) -> None:
    table = lay({"field Ann": "meerkat", "forest Ben": "2 sardine"})
    table.play("Ann finishes")
    assert table.asked == "Ben"
    assert table.count("turn") == 6


def test_attackers_stay_turned_until_their_own_awakening(lay: Lay) -> None:
    table = lay({"field Ann": "zebra", "field Ben": "zebra"})
    fight(table, "zebra")
    assert table.asked == "Ben"
    assert table.mark("field Ann", "zebra") == TURNED
    table.play("Ben finishes")
    table.attack("zebra")
    assert table.asked == "Ann"
    assert not isinstance(table.table.ask, DeclareBlocks)


# --- who may block ------------------------------------------------------------------------------


def test_an_indomitable_attacker_cannot_be_blocked(lay: Lay) -> None:
    table = lay({"field Ann": "vampire bat, ocelot", "field Ben": "zebra"})
    table.play("Ann finishes")
    table.attack("vampire bat by night", "ocelot by night")
    table.cannot("Ben blocks zebra onto vampire bat", "Indomitable: it cannot be blocked")
    table.may("Ben blocks zebra onto ocelot")


def test_one_animal_blocks_one_attacker_and_an_attacker_is_blocked_once(lay: Lay) -> None:
    table = lay({"field Ann": "zebra, ostrich", "field Ben": "stoat, moose"})
    table.play("Ann finishes")
    table.attack("zebra", "ostrich")
    table.play("Ben blocks stoat onto zebra")
    table.cannot("Ben blocks stoat onto ostrich", "Stoat blocks already.")
    table.cannot("Ben blocks moose onto zebra", "is blocked already")
    table.play("Ben blocks moose onto ostrich")
    table.let_pass()
    assert table.count("life Ben") == 19, "zebra 2 − stoat 1; the moose stops the ostrich"


def test_a_fresh_animal_may_block_a_turned_or_inactive_one_not(lay: Lay) -> None:
    table = lay(
        {"field Ann": "zebra", "field Ben": "stoat, moose, meerkat"},
        marks={
            "field Ben: stoat": FRESH,
            "field Ben: moose": TURNED,
            "field Ben: meerkat": 1 << INACTIVE_SHIFT,
        },
    )
    table.play("Ann finishes")
    table.attack("zebra")
    table.may("Ben blocks stoat onto zebra")
    table.cannot("Ben blocks moose onto zebra", "Moose is turned, so it cannot block.")
    table.cannot("Ben blocks meerkat onto zebra", "Meerkat is inactive.")


def test_an_animal_of_day_and_night_blocks_in_the_mode_of_the_attacker(lay: Lay) -> None:
    table = lay({"field Ann": "ocelot", "field Ben": "moose"})
    table.play("Ann finishes")
    table.attack("ocelot by night")
    table.play("Ben blocks moose onto ocelot")
    assert "Moose blocks by night." in table.log


# --- what happens in between --------------------------------------------------------------------


def test_an_attacker_that_is_gone_does_nothing(lay: Lay) -> None:
    table = lay(
        {
            "field Ann": "zebra, cheetah",
            "hand Ben": "whirlpool",
            "resources Ben": "2 seagrass",
        }
    )
    table.play("Ann finishes")
    table.attack("zebra", "cheetah")
    table.play("Ben plays whirlpool onto cheetah")
    table.let_pass()
    assert table.count("life Ben") == 20 - 1, "the zebra alone"
    table.expect("hand Ann", "cheetah")


def test_when_the_blocker_is_gone_the_attacker_stays_blocked(lay: Lay) -> None:
    table = lay(
        {
            "field Ann": "cheetah",
            "field Ben": "zebra",
            "hand Ann": "whirlpool",
            "resources Ann": "2 seagrass",
        }
    )
    table.play("Ann finishes")
    table.attack("cheetah")
    table.let_pass()
    table.play("Ben blocks zebra onto cheetah", "Ann plays whirlpool onto zebra")
    table.let_pass()
    assert table.count("life Ben") == 20
    assert "cheetah" in table.cards("field Ann")


def test_an_attacker_that_becomes_inactive_fights_no_more(lay: Lay) -> None:
    table = lay(
        {"field Ann": "cheetah", "hand Ben": "hibernation", "resources Ben": "2 reindeer lichen"}
    )
    table.play("Ann finishes")
    table.attack("cheetah")
    table.play("Ben plays hibernation onto cheetah")
    table.let_pass()
    assert table.count("life Ben") == 20
    assert table.count("turn") == 6, "with no attacker left, the rest is skipped"


def test_combat_leaves_no_damage_on_animals(lay: Lay) -> None:
    table = lay({"field Ann": "zebra", "field Ben": "moose"})
    fight(table, "zebra", blocks=(("moose", "zebra"),))
    assert table.mark("field Ben", "moose") == 0


def test_constants_count_in_combat(lay: Lay) -> None:
    """The Lion gives the others 1 attack; a Zebra counts its companions."""
    table = lay({"field Ann": "lion, zebra, wild dog"})
    fight(table, "zebra", "wild dog")
    assert table.count("life Ben") == 20 - (1 + 2 + 1) - (2 + 1)


def test_the_alfa_of_the_blocker_counts_too(lay: Lay) -> None:
    table = lay({"field Ann": "secretary bird", "field Ben": "zebra", "alfa Ben": "cape buffalo"})
    fight(table, "secretary bird", blocks=(("zebra", "secretary bird"),))
    assert table.count("life Ben") == 20
    assert "zebra" in table.cards("field Ben")


def test_the_damage_that_would_pass_is_shown_before(lay: Lay) -> None:
    table = lay({"field Ann": "cheetah", "field Ben": "ocelot"})
    table.play("Ann finishes")
    table.attack("cheetah")
    view = table.view("Ben")
    said = table.game.announcement(view)
    assert said is not None
    assert ("n", 5) in said.lines[0].args
    block = next(m for m in view.moves if m.verb == "block")
    help_ = table.game.handle(view, block).help
    assert help_ is not None
    assert ("n", 3) in help_.args


def test_the_damage_of_the_attackers_is_shown_before_the_attack_begins(lay: Lay) -> None:
    table = lay({"field Ann": "cheetah, zebra", "field Ben": "dolphin"})
    table.play("Ann finishes")
    assert helps(table) == [WITHOUT_BLOCK.format(5), WITHOUT_BLOCK.format(2)]
    table.choose("attack", "cheetah", number=DAY)
    assert table.prompt.endswith(WITHOUT_BLOCK.format(5))
    assert helps(table) == [WITHOUT_BLOCK.format(5), WITHOUT_BLOCK.format(7)], "begin, or both"


WITHOUT_BLOCK = "Without a block, {} damage would pass to Ben's Alfa."


def helps(table: SelvaScript) -> list[str]:
    """What the moves of whoever is asked would do, for those that say it."""
    seen = table.view(table.asked)
    found = [GAME.handle(seen, move).help for move in seen.moves]
    return [english(told, PLAYERS.split()) for told in found if told]


def test_the_attack_is_asked_only_once(lay: Lay) -> None:
    table = lay({"field Ann": "zebra"})
    table.play("Ann finishes")
    assert isinstance(table.table.ask, DeclareAttack)
    table.attack("zebra")
    assert not isinstance(table.table.ask, DeclareAttack)
