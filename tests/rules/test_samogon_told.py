"""What is told of Dziki Samogon: before something is done, on the cards, and why it may not be."""

from collections.abc import Callable

import pytest

from game.engine.game import Attempt
from game.engine.view import view
from game.rules.samogon import GAME
from game.rules.samogon import layout as at
from game.rules.samogon.cards import LOCATION
from game.rules.samogon.steps.turn import MinionsAttack
from tests.english import english
from tests.rules.samogon_table import dealt, tokens_in
from tests.rules.script import Script

Lay = Callable[..., Script]


def helps(table: Script) -> dict[str, str]:
    """The help of every move of the actor by its button."""
    seen = view(table.table, table.table.actor)
    handles = [GAME.handle(seen, move) for move in seen.moves]
    names = table.players
    return {english(h.button, names): english(h.help, names) if h.help else "" for h in handles}


def test_an_attack_tells_damage_and_what_is_left(lay: Lay) -> None:
    cards = {"hand Ann": "offering tray", "melee Ann": "apparition, overfed zombie"}
    table = lay(cards, counters={"dark_armor": 1, "haunting Ben": 5, "crosses": 2})
    table.play("Ann plays offering tray")
    told = helps(table)
    assert told["Close Attack 4: Apparition"] == "Apparition: damage 3, defeated."
    assert told["Close Attack 4: Overfed Zombie"] == "Overfed Zombie: damage 2, life 6 → 4."
    assert told["Close Attack 4: Drakula"] == "Drakula: damage 3, life 20 → 17."
    assert told["Exorcism 3: Ben"] == "Ben: Haunting 5 → 2."
    assert told["Exorcism 3: Forest of Crosses"] == "Forest of Crosses: Haunting 2 → 0."


def test_an_area_attack_tells_of_each_minion_and_marks_the_doomed(lay: Lay) -> None:
    cards = {"hand Ann": "pepesha", "melee Ben": "bat swarm, overfed zombie"}
    table = lay(cards, minions={"melee Ben": [(2, 1, 0), (6, 2, 0)]})
    table.play("Ann plays pepesha")
    seen = table.view("Ann")
    move = next(move for move in seen.moves if move.zone == at.MELEE + 1 and move.verb == "top")
    handle = GAME.handle(seen, move)
    assert english(handle.help or "", table.players).startswith(
        "Bat Swarm: damage 2, defeated. Overfed"
    )
    assert handle.doomed == (seen.zones[at.MELEE + 1][0],)


@pytest.mark.parametrize(
    ("item", "move", "told"),
    [
        ("moonshine with snack", "Healing 3: Ben", "Ben: life 4 → 6 of 6."),
        ("improvised breastplate", "Brewing 1: Ann", "Ann: Flasks 0 → 1."),
        ("star tyres", "Drawing 2: Ben", "Ben draws 2 Items."),
        ("denatured spirit", "Area Piercing 2: minions of Ann", "Apparition: armor 1 → 0."),
        (
            "pearl coffer",
            "Ranged Disorientation 2: Apparition",
            "Apparition: Disorientation 0 → 2.",
        ),
    ],
)
def test_every_action_tells_what_will_be_left(lay: Lay, item: str, move: str, told: str) -> None:
    cards = {"hand Ann": item, "melee Ann": "apparition"}
    table = lay(cards, counters={"life Ben": 4})
    table.play(f"Ann plays {item}")
    assert helps(table)[move] == told


def test_the_last_blow_is_told(lay: Lay) -> None:
    table = lay({"hand Ann": "cow chain"}, counters={"leader_life": 2, "dark_armor": 0})
    table.play("Ann plays cow chain")
    assert "You win!" in helps(table)["Close Attack 4: Drakula"]


def test_support_shows_its_price_and_what_it_would_add(lay: Lay) -> None:
    cards = {
        "hand Ann": "offering tray",
        "hand Ben": "army canteen",
        "hand Cleo": "toolbox",
        "melee Ben": "lady midday, apparition",
    }
    table = lay(cards, 3, minions={"melee Ben": [(3, 3, 0), (3, 1, 1)]})
    table.play("Ann plays offering tray")
    said = GAME.announcement(table.view("Ben"))
    assert said
    lines = [english(line, table.players) for line in said.lines]
    assert english(said.title, table.players) == "Ann plays Offering Tray"
    assert lines[:3] == [
        "Top: Close Attack 4",
        "Bottom: Exorcism 3",
        "If Ben supports, one of 2 minions reacts:",
    ]
    assert lines[3].startswith("Lady Midday: Lose ")
    assert lines[4] == "Apparition is disoriented and only loses a token."
    reminders = [english(line, table.players) for line in said.reminders]
    assert reminders == ["Cleo is asked afterwards."]
    assert helps(table)["Support with Army Canteen"] == "Then: Close Attack 5; Exorcism 4"
    table.play("Ben supports army canteen")
    assert table.asked == "Ben"
    table.play("Ben reacts apparition")
    assert "Close Attack 5, Exorcism 4" in table.prompt
    own, others = GAME.announcement(table.view("Ann")), GAME.announcement(table.view("Cleo"))
    assert own
    assert others
    assert [english(line, table.players) for line in others.lines] == [
        "Top: Close Attack 5",
        "Bottom: Exorcism 4",
        "Support with Army Canteen: +1 and +1",
    ]
    assert own.lines == others.lines[2:]


def test_free_support_is_said_to_be_free(lay: Lay) -> None:
    table = lay({"hand Ann": "offering tray", "hand Ben": "army canteen"})
    table.play("Ann plays offering tray")
    said = GAME.announcement(table.view("Ben"))
    assert said
    assert "No minion is in melee with Ben" in english(said.lines[2], table.players)


def test_who_would_give_the_last_item_away_is_warned(lay: Lay) -> None:
    cards = {
        "hand Ann": "offering tray",
        "hand Ben": "army canteen",
        "hand Cleo": "toolbox, pepesha",
    }
    table = lay(cards, 3)
    table.play("Ann plays offering tray")
    assert table.asked == "Ben"
    assert "your last Item" in table.prompt and "all of you lose" in table.prompt
    table.play("Ben passes")
    assert table.asked == "Cleo"
    assert "last" not in table.prompt


def test_flasks_are_included_in_the_totals(lay: Lay) -> None:
    table = lay({"hand Ann": "cow chain"}, counters={"flasks Ann": 2})
    table.play("Ann plays cow chain", "Ann boosts number 0")
    assert "Close Attack 5, Brewing 1" in table.prompt
    said = GAME.announcement(table.view("Ann"))
    assert said
    assert [english(line, table.players) for line in said.lines] == ["Flasks: +1 and +0"]


# --- tokens on the cards ------------------------------------------------------------------------


def test_tokens_are_shown_on_the_cards(lay: Lay) -> None:
    cards = {"hand Ann": "cow chain", "melee Ben": "apparition, overfed zombie"}
    table = lay(
        cards,
        minions={"melee Ben": [(2, 1, 0), (6, 0, 2)]},
        counters={"haunting Ann": 3, "crosses": 4, "flasks Ann": 1},
    )
    seen = table.view("Ann")
    badges = GAME.badges(seen)
    first, second = seen.zones[at.MELEE + 1]
    assert badges[first] == (("heart", "2"), ("shield", "1"))
    assert badges[second] == (("heart", "6"), ("shield", "0"), ("daze", "2"))
    assert badges[seen.zones[at.LEADER][0]] == (("heart", "20/20"), ("shield", "6"))
    assert badges[LOCATION] == (("haunting", "4"),)
    assert 0 not in badges


def test_a_defeated_minion_leaves_its_tokens(lay: Lay) -> None:
    table = lay({"hand Ann": "offering tray", "melee Ann": "apparition"})
    table.play("Ann plays offering tray", "Ann tops onto apparition")
    assert tokens_in(table, "melee Ann") == []
    assert not any(table.table.marks)


# --- refusals -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "why", "grab", "drop"),
    [
        (
            "Ann plays cow chain",
            "First an Item is played, at the place of the Item in play",
            "hand Ann",
            "leader",
        ),
        ("Ann plays pepesha", "in Ben's hand", "hand Ben", "played"),
        ("Ann plays toolbox", "drawn at the end of the turn", "deck", "hand Ann"),
        ("Ann plays nail gun", "come back when the deck has run out", "discard", "hand Ann"),
        ("Ann plays apparition", "no cards of yours", "melee Ann", "discard"),
        ("Ann uses jakub", "Your ability costs", "character Ann", "leader"),
        ("Ann uses semen", "only the ability of your own Character", "character Ben", "leader"),
    ],
)
def test_refusals_when_an_item_is_to_be_played(
    lay: Lay, line: str, why: str, grab: str, drop: str
) -> None:
    cards = {
        "hand Ann": "cow chain",
        "hand Ben": "pepesha",
        "deck": "toolbox",
        "discard": "nail gun",
        "melee Ann": "apparition",
    }
    table = lay(cards)
    verb_fits = drop == "played" or line.split()[1] == "uses" or grab != "hand Ann"
    if verb_fits:
        table.cannot(line, why, grab=grab, drop=drop)
    else:
        reason = GAME.why_not(
            table.view("Ann"), Attempt(table.view("Ann").zones[at.HAND][0], at.LEADER)
        )
        assert why in english(reason, table.players)


@pytest.mark.parametrize(
    ("item", "line", "why", "drop"),
    [
        ("cow chain", "tops cow chain to Ben", "no minion here", "melee Ben"),
        ("cow chain", "tops cow chain", "Only Exorcism works on the Forest", "location"),
        ("offering tray", "tops offering tray", "no Haunting on the Forest", "location"),
        ("offering tray", "tops offering tray to Ben", "Ben has no Haunting", "character Ben"),
        (
            "trench bayonet",
            "tops trench bayonet to Ben",
            "on minions, not on Characters",
            "hand Ben",
        ),
        ("mass wine", "tops mass wine to Ann onto apparition", "on Characters, not on minions", ""),
        ("pepesha", "tops silver fork", "Finish the Item in play first", "played"),
        ("pepesha", "tops toolbox", "The support only adds", "leader"),
    ],
)
def test_refusals_when_an_action_is_aimed(
    lay: Lay, item: str, line: str, why: str, drop: str
) -> None:
    cards = {
        "hand Ann": f"{item}, silver fork",
        "hand Ben": "toolbox",
        "melee Ann": "apparition",
    }
    table = lay(cards)
    table.play(f"Ann plays {item}", "Ben supports toolbox" if item == "pepesha" else "Ben passes")
    grab = {"silver fork": "hand Ann", "toolbox": "support"}.get(
        line.split(" ", 1)[1].split(" to ", maxsplit=1)[0], "played"
    )
    table.cannot(f"Ann {line}", why, grab=grab, drop=drop)


def test_refusals_when_support_is_asked(lay: Lay) -> None:
    cards = {"hand Ann": "cow chain, silver fork", "hand Ben": "pepesha"}
    table = lay(cards)
    table.play("Ann plays cow chain")
    table.cannot("Ben supports silver fork", "of your own hand", grab="hand Ann", drop="played")
    reason = GAME.why_not(
        table.view("Ben"), Attempt(table.view("Ben").zones[at.HAND + 1][0], at.DISCARD)
    )
    assert "onto the Item in play" in english(reason)
    other = GAME.why_not(table.view("Ann"), Attempt(-1))
    assert english(other, table.players) == "Ben is to decide now."


def test_over_is_over(lay: Lay) -> None:
    table = lay(
        {"melee Ann": "skeleton archer"}, counters={"life Ann": 1}, steps=(MinionsAttack(0),)
    )
    assert english(GAME.why_not(table.view("Ann"), Attempt(0))) == "The game is over."


def test_the_first_prompt_is_for_the_character() -> None:
    assert dealt(2, crew="choose").prompt == "Choose your Character."
