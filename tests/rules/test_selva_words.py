"""Selva: what lies on cards, how moves are made, what is announced and refused."""

from __future__ import annotations

from game.engine.game import Attempt, Handle
from game.rules.selva import GAME
from game.rules.selva import layout as at
from game.rules.selva.layout import TURNED
from tests.english import english
from tests.rules.selva_table import SelvaScript, lay_out


def handle(table: SelvaScript, verb: str, card: str = "", onto: str = "") -> Handle:
    """How the first move of these words is made by whoever is asked."""
    view = table.view(table.asked)
    for move in view.moves:
        fits = card.replace(" ", "_") in ("", table._face_key(move.card))
        if move.verb == verb and fits and onto in ("", table._face_key(move.onto)):
            return GAME.handle(view, move)
    raise AssertionError(f"no {verb} {card}")


def badges(table: SelvaScript, words: str, card: str) -> dict[str, str]:
    """What lies on a card, for everybody."""
    return dict(GAME.badges(table.view("Ben")).get(table.slot(words, card), ()))


# --- on cards -----------------------------------------------------------------------------------


def test_an_animal_shows_its_keywords_and_what_has_changed() -> None:
    table = lay_out({"field Ann": "lion, wild dog", "field Ben": "zebra"})
    assert badges(table, "field Ann", "wild dog") == {"kw_swift": "", "attack": "3"}
    assert badges(table, "field Ben", "zebra") == {}
    table = lay_out({"hand Ann": "curare, rut, hibernation", "field Ben": "reindeer"})
    for card in ("curare", "rut", "hibernation"):
        table.play(f"Ann plays {card} onto reindeer")
        table.let_pass()
    assert badges(table, "field Ben", "reindeer") == {
        "defence": "1",
        "damage": "3",
        "poison": "2",
        "inactive": "2",
    }


def test_day_and_night_are_shown_on_attacker_and_blocker() -> None:
    table = lay_out({"field Ann": "stoat", "field Ben": "ocelot", "hand Ann": "lion"})
    table.play("Ann finishes")
    table.attack("stoat by night")
    table.let_pass()
    table.play("Ben blocks ocelot onto stoat")
    assert "moon" in badges(table, "field Ann", "stoat")
    assert "moon" in badges(table, "field Ben", "ocelot")
    assert GAME.links(table.view("Ben")) == [
        (table.slot("field Ben", "ocelot"), table.slot("field Ann", "stoat"))
    ]


def test_turned_cards_are_told() -> None:
    table = lay_out({"field Ann": "stoat, zebra"}, marks={"field Ann: zebra": TURNED})
    assert GAME.turned(table.view("Ann")) == {table.slot("field Ann", "zebra")}


def test_the_life_of_the_alfas_lies_on_them() -> None:
    table = lay_out({}, counters={"life Ben": 7})
    assert badges(table, "alfa Ben", "grey wolf") == {"life": "7"}


def test_the_numbers_of_a_seat() -> None:
    cards = {"resources Ann": "2 heliconia, agouti, brazil nut", "hand Ann": "2 lion"}
    table = lay_out(cards, marks={"resources Ann: heliconia": TURNED})
    infos = {info.key: info.value for info in GAME.infos(table.view("Ben"))}
    assert infos["herb@0"] == "1/2"
    assert infos["prey@0"] == "1/1"
    assert infos["either@0"] == "1/1"
    assert infos["hand@0"] == "2"
    assert infos["life@1"] == "20"
    assert "wins@0" not in infos


# --- how moves are made -------------------------------------------------------------------------


def test_an_animal_is_dragged_to_the_own_side_and_a_force_onto_its_target() -> None:
    table = lay_out({"hand Ann": "zebra, rut, strangling roots", "field Ben": "stoat"})
    assert handle(table, "play", "zebra").zones == (at.FIELD,)
    target = table.slot("field Ben", "stoat")
    rut = handle(table, "play", "rut")
    assert rut.onto == (target,)
    assert rut.doomed == ()
    assert handle(table, "play", "strangling roots").doomed == (target,)


def test_resources_and_sigils_have_places_of_their_own() -> None:
    table = lay_out({"hand Ann": "impala, mimicry"})
    assert handle(table, "lay", "impala").zones == (at.RESOURCES,)
    assert handle(table, "hide", "mimicry").zones == (at.SIGILS,)
    assert english(handle(table, "hide", "mimicry").button) == "Lay Mimicry face down"


def test_a_mixed_payment_is_chosen_by_buttons_and_dragging_pays_by_itself() -> None:
    table = lay_out({"hand Ann": "waterhole", "resources Ann": "2 heliconia, 2 agouti"})
    view = table.view("Ann")
    found = [GAME.handle(view, move) for move in view.moves if move.verb == "play"]
    assert [bool(one.zones) for one in found] == [True, False, False]
    assert [english(one.button) for one in found] == [
        "Play Waterhole",
        "Waterhole: pay with herbs first",
        "Waterhole: pay with preys first",
    ]


def test_attackers_are_dragged_to_the_enemy_by_day_or_by_night() -> None:
    table = lay_out({"field Ann": "stoat"})
    table.play("Ann finishes")
    day = handle(table, "attack", "stoat")
    assert day.zones == (at.FIELD + 1, at.ALFA + 1)
    assert english(day.button) == "Attack by day"
    assert english(handle(table, "done").button) == "Do not attack"


def test_the_end_of_preparation_says_what_follows() -> None:
    assert english(handle(lay_out({"field Ann": "stoat"}), "done").button) == (
        "Go on to Confrontation"
    )
    assert english(handle(lay_out({}), "done").button) == "End the turn"


def test_leaving_offers_both_places() -> None:
    table = lay_out({"hand Ann": "rut", "field Ben": "zebra"})
    table.play("Ann plays rut onto zebra")
    table.let_pass()
    view = table.view("Ben")
    found = [GAME.handle(view, move) for move in view.moves]
    assert [english(one.button) for one in found] == ["To Isolation", "To the graveyard"]
    assert all(one.main for one in found)


# --- what others are told -----------------------------------------------------------------------


def test_who_waits_reads_what_the_other_is_asked() -> None:
    table = lay_out({"hand Ann": "zebra"})
    prompt = english(GAME.prompt(table.view("Ben")))
    assert prompt == "Preparation: lay a herb or prey, play cards, use abilities."
    why = english(GAME.why_not(table.view("Ben"), Attempt(0)), table.players)
    assert why == "Ann is to decide now."


def test_a_hidden_sigil_is_not_named_when_it_is_aimed_at() -> None:
    table = lay_out({"hand Ann": "great grey owl", "sigils Ben": "mimicry"})
    table.play("Ann plays great grey owl")
    table.let_pass()
    assert english(handle(table, "aim").button) == "a face-down sigil"


def test_refusals_name_the_rule() -> None:
    table = lay_out(
        {"field Ann": "stoat", "hand Ann": "zebra, camouflage", "graveyard Ann": "lion"}
    )
    table.cannot("Ann attacks stoat", "end your Preparation first", drop="field Ben")
    table.cannot("Ann plays camouflage", "There is nothing that Camouflage could reach.")
    table.cannot("Ann recovers lion", "only come back by what other cards do")
    table.cannot("Ann lays seagrass", "You draw a card in the Awakening", grab="forest Ann")
    table.cannot("Ann uses stoat", "Stoat has no ability that is used.")
    table.cannot("Ann lays zebra", "Plains Zebra does not go there.", drop="resources Ann")
    table.cannot("Ann uses red mangrove", "turned by themselves", grab="resources Ann")
