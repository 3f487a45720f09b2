"""The catalogues: every message of the sources in the template, every language complete.

Needs Babel, which comes with the ``dev`` extra; the program itself does without.
"""

import datetime
import gettext
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.catalog import Message as Entry
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po, write_po

from game import __version__
from game.cli.lints.messages import PLACEHOLDER, Found, Message

TEMPLATE = "wildtable.pot"
HINT = "(python -m game check --update)"


def lint(folder: Path, found: Found) -> list[str]:
    """The faults of the template and of every language in ``assets/locale``."""
    faults = list(_template(folder / TEMPLATE, found))
    for path in sorted(folder.glob("*/LC_MESSAGES/wildtable.po")):
        place = path.relative_to(folder.parent.parent).as_posix()
        faults += [f"{place}: {fault}" for fault in _language(path, found)]
    return faults


def update(folder: Path, found: Found) -> list[Path]:
    """Write the template anew, bring the languages up to it and compile them; what was written.

    Files whose messages have not changed stay as they are.
    """
    folder.mkdir(parents=True, exist_ok=True)
    template = _catalogue(found)
    written = []
    if any(_template(folder / TEMPLATE, found)):
        _write(folder / TEMPLATE, template)
        written.append(folder / TEMPLATE)
    for path in sorted(folder.glob("*/LC_MESSAGES/wildtable.po")):
        catalogue = _read(path)
        if _ids(catalogue) != _ids(template):
            catalogue.update(template)
            _write(path, catalogue)
            written.append(path)
        with path.with_suffix(".mo").open("wb") as file:
            write_mo(file, catalogue)
    return written


def _catalogue(found: Found) -> Catalog:
    """The template as it should be; places without line numbers, so that it changes seldom."""
    catalogue = Catalog(
        project="Wild Table",
        version=__version__,
        charset="utf-8",
        header_comment="# Messages of Wild Table, from its sources: python -m game check --update",
        creation_date=datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC),
    )
    for message in sorted(found.messages.values()):
        catalogue.add(_id(message), locations=[(message.place, 0)])
    return catalogue


def _template(path: Path, found: Found) -> Iterator[str]:
    place = f"locale/{path.name}"
    try:
        known = _ids(_read(path))
    except (OSError, PoFileError, ValueError) as error:
        yield f"{place}: cannot be read: {error} {HINT}"
        return
    wanted = {_id(message) for message in found.messages.values()}
    for missing in sorted(map(str, wanted - known)):
        yield f"{place}: lacks {missing!r} {HINT}"
    for extra in sorted(map(str, known - wanted)):
        yield f"{place}: {extra!r} is said nowhere {HINT}"


def _language(path: Path, found: Found) -> Iterator[str]:
    try:
        catalogue = _read(path)
    except (OSError, PoFileError, ValueError) as error:
        yield f"cannot be read: {error}"
        return
    for message in sorted(found.messages.values()):
        entry = catalogue.get(message.text)
        if entry is None or entry.fuzzy or not _forms(entry)[0]:
            yield f"{message.text!r} is not translated"
            continue
        yield from _translation(message, entry, catalogue.num_plurals)
    if not _is_compiled(path, catalogue):
        yield f"its .mo file is not up to date {HINT}"


def _translation(message: Message, entry: Entry, plurals: int) -> Iterator[str]:
    forms = _forms(entry)
    if message.plural and (len(forms) != plurals or not all(forms)):
        yield f"{message.text!r} needs {plurals} plural forms"
    wanted = {*PLACEHOLDER.findall(message.text), *PLACEHOLDER.findall(message.plural)}
    for form in forms:
        given = {*PLACEHOLDER.findall(form)}
        if given - wanted or wanted - given - ({"n"} if message.plural else set()):
            yield f"{message.text!r} has other placeholders in {form!r}"


def _forms(entry: Entry) -> list[str]:
    """The translated forms, one or one for each plural."""
    return [entry.string] if isinstance(entry.string, str) else list(entry.string or [""])


def _is_compiled(path: Path, catalogue: Catalog) -> bool:
    """Whether the .mo file says what the .po file says."""
    fresh = BytesIO()
    write_mo(fresh, catalogue)
    fresh.seek(0)
    wanted = gettext.GNUTranslations(fresh)
    try:
        with path.with_suffix(".mo").open("rb") as file:
            return bool(vars(gettext.GNUTranslations(file))["_catalog"] == vars(wanted)["_catalog"])
    except (OSError, ValueError):
        return False


def _id(message: Message) -> str | tuple[str, str]:
    """A message as Babel names it."""
    return (message.text, message.plural) if message.plural else message.text


def _ids(catalogue: Catalog) -> set[str | tuple[str, str]]:
    ids = {entry.id for entry in catalogue if entry.id}
    return {tuple(one) if isinstance(one, list | tuple) else one for one in ids}  # type: ignore[misc]


def _read(path: Path) -> Catalog:
    with path.open("rb") as file:
        locale = path.parent.parent.name if path.suffix == ".po" else None
        return read_po(file, locale=locale, abort_invalid=True)


def _write(path: Path, catalogue: Catalog) -> None:
    with path.open("wb") as file:
        write_po(file, catalogue, width=100, sort_output=True, include_lineno=False)
