"""What Divočina says: announcements, how moves are made, reasons, numbers, and its card file."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.engine.event import SAID, mask
from game.engine.game import Announcement, Handle
from game.engine.move import Move
from game.rules.cards import CardFileError
from game.rules.divocina import GAME
from game.rules.divocina.cards import ARCA, LEVIATHAN, PATH, load
from tests.english import english, log_line
from tests.rules.divocina_table import cancels, lay_out, lays, passes, trio
from tests.rules.script import Script

Lay = Callable[..., Script]
COST = "Cancelling costs two cards"


def announced(table: Script, seen_by: str = "Cleo") -> Announcement:
    """What is announced, as a player sees it."""
    found = GAME.announcement(table.view(seen_by))
    assert found
    return found


def lines(table: Script) -> list[str]:
    """The lines of the announcement; what cancelling costs is a reminder."""
    assert reminders(table)[0].startswith(COST)
    return [english(line, table.players) for line in announced(table).lines]


def reminders(table: Script) -> list[str]:
    """What is said with every announcement."""
    return [english(line, table.players) for line in announced(table).reminders]


def title(table: Script) -> str:
    """The title of the announcement."""
    return english(announced(table).title, table.players)


def keys(table: Script, slots: tuple[int, ...]) -> list[str]:
    """The face keys of some slots."""
    return sorted(GAME.faces[table.table.faces[slot]].key for slot in slots)


def zones(table: Script) -> list[str]:
    """The keys of the zones that the announcement is aimed at."""
    return [GAME.zones[zone].key for zone in announced(table).zones]


# --- announcements ------------------------------------------------------------------------------


def test_nothing_is_announced_while_the_player_still_chooses(lay: Lay) -> None:
    table = lay({"hand Ann": "cranicorn male", "laid Ben": "arca male + arca female"})
    assert GAME.announcement(table.view("Ben")) is None
    table.play("Ann lays cranicorn male")
    assert GAME.announcement(table.view("Ben")) is None
    table.play("Ann splits arca male")
    assert GAME.announcement(table.view("Ben")) is not None


def test_a_leviathan_shows_both_groups(lay: Lay) -> None:
    table = lay(
        {
            "hand Ann": trio("leviathan"),
            "laid Ann": "arca crown",
            "laid Ben": "arca male + arca female",
        }
    )
    lays(table, 3, "leviathan")
    table.play("Ann attaches arca male")
    assert title(table) == "Ann attaches Ben's pair of Arca to their individual Arca"
    assert keys(table, announced(table).cards) == [
        "leviathan_alpha",
        "leviathan_female",
        "leviathan_male",
    ]
    assert keys(table, announced(table).aims) == ["arca_crown", "arca_female", "arca_male"]
    assert lines(table) == []


def test_the_part_that_always_happens_is_told(lay: Lay) -> None:
    table = lay({"hand Ann": "leviathan male", "laid Ann": "arca crown", "laid Ben": "arca male"})
    table.play("Ann lays leviathan male", "Ann attaches arca male")
    assert lines(table) == ["In any case Ann then looks at two cards and keeps one."]


def test_a_devoraptor_shows_whom_it_robs(lay: Lay) -> None:
    table = lay({"hand Ann": "devoraptor male", "hand Ben": "arca male", "hand Cleo": "arca male"})
    table.play("Ann lays devoraptor male")
    assert title(table) == "Ann steals cards"
    assert lines(table) == [
        "Ben gives Ann a card of the hand, then draws one.",
        "Cleo gives Ann a card of the hand, then draws one.",
    ]
    assert reminders(table)[1:] == ["Cleo is asked afterwards."]
    assert zones(table) == ["hand@1", "hand@2"]


def test_an_altodon_shows_its_gift(lay: Lay) -> None:
    table = lay({"hand Ann": trio("altodon"), "laid Ann": "arca male"})
    lays(table, 3, "altodon")
    table.play("Ann aims to Ben", "Ann promises arca male")
    assert title(table) == "Ann gives Ben Arca (male)"
    assert lines(table) == ["Ann then takes the top three discards."]
    assert keys(table, announced(table).aims) == ["arca_male"]
    table = lay({"hand Ann": "altodon male, arca male"})
    table.play("Ann lays altodon male", "Ann aims to Ben")
    assert title(table) == "Ann gives Ben a card of the hand, chosen later"
    assert lines(table) == ["In any case Ann then takes the top two discards."]


def test_an_ignicama_shows_the_species_and_the_hands(lay: Lay) -> None:
    table = lay({"hand Ann": trio("ignicama"), "hand Ben": "arca male", "hand Cleo": "arca male"})
    lays(table, 2, "ignicama")
    table.play(f"Ann names number {LEVIATHAN}")
    assert title(table) == "Ann names Leviathan"
    assert lines(table)[0] == "Each opponent discards every Leviathan from hand."
    assert zones(table) == ["hand@1", "hand@2"]


def test_an_arca_shows_who_draws(lay: Lay) -> None:
    table = lay({"hand Ann": trio("arca")})
    table.play("Ann lays arca male number 1")
    assert title(table) == "Ann lets each opponent draw a card"
    assert "In any case Ann then draws two cards." in lines(table)
    table = lay({"hand Ann": trio("arca")})
    lays(table, 2, "arca")
    assert title(table) == "Ann reveals 4 cards"
    assert lines(table)[0] == "Ann takes two of them, then each opponent one."


def test_a_cranicorn_shows_every_group_that_falls(lay: Lay) -> None:
    table = lay(
        {
            "hand Ann": trio("cranicorn"),
            "laid Ben": "arca male + arca female",
            "laid Cleo": "ursera male + ursera female + ursera alpha",
        }
    )
    lays(table, 3, "cranicorn")
    table.play("Ann splits arca male", "Ann splits ursera male")
    assert lines(table)[:2] == [
        "Falls into individuals: Ben's pair of Arca.",
        "Falls into individuals: Cleo's herd of Ursera.",
    ]
    assert len(announced(table).aims) == 5


def test_wild_monsters_are_named_as_such(reload: bool) -> None:
    table = lay_out(
        {
            "wild": "arca male, arca female, teuthis male, ursera male, altodon male",
            "hand Ann": "devoraptor male",
            "hand Ben": "leviathan male",
        },
        "Ann Ben",
        reload=reload,
    )
    table.play("Ann lays devoraptor male")
    said = [english(line, table.players) for line in announced(table, "Ben").lines]
    assert said[1] == "Ann takes a wild monster into the hand."


def test_of_multiple_cancelling_the_whole_exchange_is_told(lay: Lay) -> None:
    table = lay(
        {
            "hand Ann": "cranicorn male, leviathan male, leviathan female",
            "hand Ben": "ursera male, teuthis female",
            "laid Ben": "altodon male + altodon female",
        },
        multi=True,
    )
    table.play("Ann lays cranicorn male", "Ann splits altodon male")
    assert title(table) == "Ann splits Ben's pair of Altodon"
    table.play("Ben pays ursera male")
    assert lines(table)[-1] == "Ben pays Ursera (male) and another card."
    table.play("Ben pays teuthis female")
    assert lines(table)[-1] == "Ben paid Ursera (male) and Teuthis (female) to cancel it."
    cancels(table, "Ann", "leviathan male", "leviathan female")
    assert (
        lines(table)[-1] == "Ann paid Leviathan (male) and Leviathan (female) to carry it through."
    )


def test_a_target_that_was_paid_away_is_still_named(lay: Lay) -> None:
    table = lay(
        {
            "hand Ann": "cranicorn male, 2 leviathan male",
            "laid Ben": "altodon male + altodon female",
        },
        multi=True,
    )
    table.play("Ann lays cranicorn male", "Ann splits altodon male", "Ben pays altodon male")
    assert title(table) == "Ann splits Altodon (male) (paid away)"
    assert announced(table).aims == ()


# --- hidden cards -------------------------------------------------------------------------------


def heard(table: Script, name: str) -> list[str]:
    """What the last move wrote into the log, as a player may hear it."""
    seat = table.names.seat(name)
    said = [event for event in table.events if event.kind == SAID]
    return [log_line(GAME, mask(event, 1 << seat), table.players) for event in said]


def test_the_log_names_no_card_that_its_reader_does_not_know(lay: Lay) -> None:
    table = lay({"hand Ann": "ursera male", "deck": "arca male, arca female, 2 teuthis male"})
    table.play("Ann lays ursera male", "Ann skips")
    assert heard(table, "Ann") == ["Ann looks at Arca, Arca."]
    assert heard(table, "Ben") == ["Ann looks at a hidden card, a hidden card."]
    table.play("Ann keeps arca male")
    assert heard(table, "Ben") == [
        "Ann keeps a hidden card.",
        "Ann puts a hidden card under the deck.",
    ]


def test_a_given_hand_card_is_named_to_giver_and_receiver_only(lay: Lay) -> None:
    table = lay({"hand Ann": "altodon male, arca male"})
    table.play("Ann lays altodon male", "Ann aims to Ben")
    passes(table, "Ben")
    table.play("Ann gives arca male")
    assert heard(table, "Ben")[0] == "Ann gives Arca to Ben."
    assert heard(table, "Cleo")[0] == "Ann gives a hidden card to Ben."


def test_only_who_decides_is_told_what_the_own_hand_allows(lay: Lay) -> None:
    table = lay(
        {"hand Ann": "2 ignicama male", "hand Ben": "2 arca male", "hand Cleo": "arca male"}
    )
    table.play("Ann lays ignicama male number 2", "Ann adds ignicama male")
    table.play(f"Ann names number {LEVIATHAN}")
    mine = english(GAME.prompt(table.view("Ben")), table.players)
    theirs = english(GAME.prompt(table.view("Cleo")), table.players)
    assert mine == "The effect changes none of your cards, so you can only let it happen."
    assert theirs == "Cancel Ann's effect? Then click the first of two cards you pay."


# --- how moves are made -------------------------------------------------------------------------


def handle(table: Script, line: str) -> Handle:
    """How the move of these words is made."""
    words = table.names.move(line)
    move = next(move for move in table.table.moves() if table._fits(move, words))
    return GAME.handle(table.view(table.asked), move)


def test_a_group_is_dragged_to_the_own_side_and_tells_its_effect(lay: Lay) -> None:
    table = lay({"hand Ann": "2 arca male, arca female"})
    found = handle(table, "Ann lays arca female number 2")
    assert english(found.button) == "Lay a pair of Arca"
    assert found.help
    assert english(found.help).startswith("Reveal one card more than there are players.")
    assert found.together == 2
    assert [GAME.zones[zone].key for zone in found.zones] == ["laid@0"]
    assert keys(table, found.cards) == keys(table, found.click) == ["arca_female"]


def test_the_deck_is_clicked_or_dragged_to_draw(lay: Lay) -> None:
    table = lay({"deck": "arca male, arca female"})
    found = handle(table, "Ann draws")
    assert english(found.button) == "Draw 2 cards"
    assert found.click == found.cards == (table.table.zones[0][-1],)


def test_a_group_is_dragged_onto_a_group_to_attach_it(lay: Lay) -> None:
    table = lay(
        {
            "hand Ann": trio("leviathan"),
            "laid Ann": "arca crown",
            "laid Ben": "arca male + arca female",
        }
    )
    lays(table, 3, "leviathan")
    found = handle(table, "Ann attaches arca male")
    assert keys(table, found.cards) == ["arca_female", "arca_male"]
    assert keys(table, found.onto) == ["arca_crown"]


def test_two_individuals_are_joined_by_dragging_either(lay: Lay) -> None:
    table = lay({"hand Ann": "ursera male", "laid Ann": "arca male, arca female"})
    table.play("Ann lays ursera male")
    found = handle(table, "Ann joins arca male")
    assert keys(table, found.cards) == keys(table, found.onto) == ["arca_female", "arca_male"]


def test_an_opponent_is_chosen_by_clicking_their_cards(lay: Lay) -> None:
    table = lay({"hand Ann": "altodon male, arca male"})
    table.play("Ann lays altodon male")
    found = handle(table, "Ann aims to Ben")
    assert english(found.button, table.players) == "To Ben"
    assert [GAME.zones[zone].key for zone in found.zones] == ["hand@1", "laid@1"]


def test_a_species_is_named_by_clicking_a_card_of_it_that_lies(lay: Lay) -> None:
    table = lay({"hand Ann": trio("ignicama"), "laid Ben": "arca male + arca female"})
    lays(table, 3, "ignicama")
    move = Move("name", n=ARCA)
    found = GAME.handle(table.view("Ann"), move)
    assert keys(table, found.click) == ["arca_female", "arca_male"]
    assert found.icon == "mark_arca"


# --- reasons ------------------------------------------------------------------------------------


def test_laid_cards_cannot_be_moved_in_the_turn(lay: Lay) -> None:
    table = lay(
        {
            "hand Ann": "arca male",
            "laid Ann": "ursera male",
            "laid Ben": "altodon male",
            "discard": "teuthis male",
        }
    )
    for line, zone, why in (
        ("Ann joins ursera male", "laid Ann", "only effects join, split or move them"),
        ("Ann takes altodon male", "laid Ben", "These are Ben's cards"),
        ("Ann takes teuthis male", "discard", "Only an altodon takes cards"),
    ):
        table.cannot(line, why=why, grab=zone)
    table.cannot("Ann discards arca male", why="laid in front of you", drop="discard")


def test_only_the_one_who_is_asked_may_do_anything(lay: Lay) -> None:
    table = lay({"hand Ann": "arca male", "hand Ben": "arca female"})
    table.cannot("Ben lays arca female", why="Ann is to decide now")


# --- the card file ------------------------------------------------------------------------------

GOOD = PATH.read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('key = "teuthis"', 'key = "squid"', "species: the keys must be leviathan, teuthis"),
        ("crown = 1", "crown = 2", "needs 10 cards, one of them a crown"),
        ("male = 3", "male = 4", "needs 10 cards, one of them a crown"),
        ("pair = 2", "pair = -2", "points: cannot be negative"),
        ("pair = 2", "pair = 'two'", "points.pair"),
        ("[points]", "[points", "cards.toml"),
    ],
)
def test_a_file_that_is_no_deck_is_refused_with_its_fault(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(GOOD.replace(old, new, 1), "utf-8")
    with pytest.raises(CardFileError) as caught:
        load(file)
    assert reason in str(caught.value)
