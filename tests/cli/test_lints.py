"""The lints find what they are there to find, and nothing in the shipped files."""

from pathlib import Path

import pytest

from game.__main__ import main
from game.cli.lints import art, cards, catalogue, messages
from game.rules import game

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{}</svg>'


def test_what_ships_is_right(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == 0, capsys.readouterr().out


# --- art ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("<text>hello</text>", "<text> is not drawn"),
        ('<use href="#a"/>', "<use> is not drawn"),
        ('<path id="tail" fill="red" d="M0 0"/>', "<path id=tail> fill='red'"),
        ('<path style="fill: rgba(1,2,3,1)" d=""/>', "fill='rgba(1,2,3,1)'"),
        ('<path fill="#11223344" d=""/>', "#11223344"),
        ('<path fill="url(#sky)" d=""/>', "no such gradient"),
        ('<linearGradient id="a" x1="0" x2="100%"/>', "x1='0': needs percent"),
        ('<g opacity="0.5"/>', "opacity of a group"),
        ('<path class="big" d=""/>', "class is not drawn right"),
        ('<path clip-path="url(#a)" d=""/>', "clip-path is not drawn right"),
        ("<path d=''", "not XML"),
        ("x" * 70_000, "more than 64000"),
        ('<rect width="1" height="1"/>' * 401, "401 shapes"),
    ],
)
def test_what_the_renderer_cannot_draw_is_found(tmp_path: Path, content: str, said: str) -> None:
    path = tmp_path / "a.svg"
    path.write_text(SVG.format(content))
    assert any(said in fault for fault in art.picture(path))


def test_what_it_can_draw_is_fine(tmp_path: Path) -> None:
    path = tmp_path / "a.svg"
    inner = (
        '<defs><linearGradient id="sky" x1="0%" x2="100%"><stop stop-color="#fff"/>'
        '</linearGradient><radialGradient id="b" gradientUnits="userSpaceOnUse" r="4"/></defs>'
        '<g fill="none" transform="scale(2)"><path fill="url(#sky)" stroke="#1a2B3c" d=""/></g>'
    )
    path.write_text(SVG.format(inner))
    assert list(art.picture(path)) == []
    path.write_text("<!DOCTYPE svg [<!ENTITY a 'b'>]>" + SVG.format(""))
    assert list(art.picture(path)) == ["a document type is not allowed"]


# --- cards ----------------------------------------------------------------------------------------


def test_a_missing_picture_is_found_once_by_its_card(tmp_path: Path) -> None:
    found = cards.lint(game("cubosaurs"), tmp_path)
    assert "cubosaurs: card tyrannosaurus: there is no picture 'cubosaurs/tyrannosaurus'" in found
    assert "cubosaurs: there is no icon 'deck'" in found
    assert len(found) == len(set(found))


# --- catalogues -----------------------------------------------------------------------------------


def sources(folder: Path, code: str) -> messages.Found:
    """The messages of one source file."""
    (folder / "game").mkdir(exist_ok=True)
    (folder / "game" / "a.py").write_text(code, "utf-8")
    return messages.find(folder / "game", folder)


def test_messages_are_found_with_their_plurals(tmp_path: Path) -> None:
    code = """x = T(N_("{n} egg"), "{n} eggs", n=3), N_("{n} egg"), _("Save"), T(OTHER, a=1)"""
    (tmp_path / "a.tmx").write_text('<map><property name="label" value="Nest"/></map>')
    found = sources(tmp_path, code)
    assert {(m.text, m.plural) for m in found.messages.values()} == {
        ("{n} egg", "{n} eggs"),
        ("Save", ""),
        ("Nest", ""),
    }
    assert found.faults == []


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ('T(N_("{a} and {b}"), a=1)', "gets no argument 'b'"),
        ('_(f"{n} eggs")', "must be one literal"),
        ('N_("one " + word)', "must be one literal"),
        ('T("{n} egg", "{n} eggs", n=1); T("{n} egg", "{n} Eggs", n=1)', "two different plurals"),
    ],
)
def test_messages_that_cannot_be_translated_are_found(tmp_path: Path, code: str, said: str) -> None:
    assert any(said in fault for fault in sources(tmp_path, code).faults)


CZECH = r"""
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\n"
"Language: cs\n"
"Plural-Forms: nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;\n"

msgid "Hello {name}"
msgstr "Ahoj {jmeno}"

msgid "{n} egg"
msgid_plural "{n} eggs"
msgstr[0] "jedno vejce"
msgstr[1] "{n} vejce"
msgstr[2] ""
"""


def test_catalogues_are_written_compared_and_compiled(tmp_path: Path) -> None:
    code = """T("Hello {name}", name=1); T("{n} egg", "{n} eggs", n=1); _("New")"""
    found = sources(tmp_path, code)
    locale = tmp_path / "locale"
    czech = locale / "cs" / "LC_MESSAGES" / "wildtable.po"
    czech.parent.mkdir(parents=True)
    czech.write_text(CZECH, "utf-8")
    assert "cannot be read" in catalogue.lint(locale, found)[0]
    assert catalogue.update(locale, found) == [locale / "wildtable.pot", czech]
    assert catalogue.update(locale, found) == []
    faults = catalogue.lint(locale, found)
    assert len(faults) == 3
    assert "'Hello {name}' has other placeholders in 'Ahoj {jmeno}'" in faults[0]
    assert "'New' is not translated" in faults[1] and "3 plural forms" in faults[2]
    czech.write_text(czech.read_text("utf-8").replace("{jmeno}", "{name}"), "utf-8")
    assert any(".mo file is not up to date" in fault for fault in catalogue.lint(locale, found))
    more = sources(tmp_path, '_("Other")')
    assert any("'Other'" in fault and "lacks" in fault for fault in catalogue.lint(locale, more))
    assert any("said nowhere" in fault for fault in catalogue.lint(locale, more))
