"""Builds the standalone program into ``dist/wild-table`` and tells its size.

``python bundle/build.py`` needs the extra ``build``: ``pip install -e '.[build]'``. With
``--archive`` there is also an archive of it for others, with a check sum beside it.
"""

import argparse
import hashlib
import os
import platform
import shutil
import subprocess
import sys
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from game import __version__  # noqa: E402 (the tree is built, whether installed or not)

PARTS = ("pygame-ce", "pytmx", "platformdirs", "msgspec", "mistune", "fontpkg-fira-sans", "fontpkg")
VERSION_FILE = """VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}),
  kids=[StringFileInfo([StringTable("040904B0", [
    StringStruct("ProductName", "Wild Table"), StringStruct("ProductVersion", "{version}"),
    StringStruct("FileDescription", "Wild Table"), StringStruct("FileVersion", "{version}")])]),
    VarFileInfo([VarStruct("Translation", [1033, 1200])])])
"""


def main() -> int:
    """Build; returns the exit code of PyInstaller."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="where it is put")
    parser.add_argument("--work", type=Path, default=ROOT / "build", help="for files in between")
    parser.add_argument("--archive", action="store_true", help="also pack it, with a check sum")
    given = parser.parse_args()
    write_parts(given.work)
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level=WARN"]
    places = ["--distpath", str(given.dist), "--workpath", str(given.work)]
    spec = str(ROOT / "bundle" / "wild_table.spec")
    environment = {**os.environ, "WILD_TABLE_WORK": str(given.work.resolve())}
    done = subprocess.run([*command, *places, spec], env=environment, check=False)
    if done.returncode == 0:
        tell(given.dist / "wild-table")
        if given.archive:
            pack(given.dist)
    return done.returncode


def write_parts(work: Path) -> None:
    """What the recipe needs besides the tree: icon, licences, and the version for Windows."""
    work.mkdir(parents=True, exist_ok=True)
    write_icon(work / "icon.png")
    (work / "NOTICES.txt").write_text(notices(), encoding="utf-8")
    numbers = tuple(int(part) for part in (*__version__.split("."), "0"))
    (work / "version.txt").write_text(VERSION_FILE.format(numbers=numbers, version=__version__))


def write_icon(path: Path) -> None:
    """The program's icon as a picture of 256 pixels; PyInstaller makes the system's kind of it."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    import pygame  # noqa: PLC0415 (it reads the environment)

    source = ROOT / "assets" / "art" / "common" / "app_icon.svg"
    pygame.image.save(pygame.image.load_sized_svg(source, (256, 256)), path)


def notices() -> str:
    """The licences of all parts that are in the bundle, whole."""
    chapters = ["Wild Table contains these parts, under these licences.\n"]
    for part in PARTS:
        found = metadata.distribution(part)
        texts = [
            found.locate_file(file).read_text(encoding="utf-8", errors="replace")  # type: ignore[attr-defined]
            for file in found.files or ()
            if any(word in file.name.upper() for word in ("LICENSE", "LICENCE", "COPYING"))
        ]
        name = found.metadata["License-Expression"] or found.metadata["License"] or ""
        head = f"{found.metadata['Name']} {found.version}  {name.splitlines()[0] if name else ''}"
        chapters.append("\n".join([head, "=" * len(head), *texts]))
    chapters.append(f"Python {sys.version.split()[0]}\n{'=' * 20}\n{licence('Python')}")
    return "\n\n".join([*chapters, licence("libraries"), licence("LGPL-2.1")])


def licence(name: str) -> str:
    """A text that the parts themselves do not bring along."""
    return (ROOT / "bundle" / "licences" / f"{name}.txt").read_text(encoding="utf-8")


def tell(folder: Path) -> None:
    """Print the size of what was built."""
    sizes = [path.lstat().st_size for path in folder.rglob("*") if path.is_file()]
    print(f"{folder}: {len(sizes)} files, {sum(sizes) / 1e6:.1f} MB")


def pack(dist: Path) -> None:
    """``wild-table-1.2.3-linux-x86_64.tar.gz`` (a zip for Windows) and its SHA-256 beside it."""
    kind = "zip" if sys.platform == "win32" else "gztar"
    folder = "Wild Table.app" if sys.platform == "darwin" else "wild-table"
    name = f"wild-table-{__version__}-{platform.system()}-{platform.machine()}".lower()
    made = Path(shutil.make_archive(str(dist / name), kind, root_dir=dist, base_dir=folder))
    digest = hashlib.sha256(made.read_bytes()).hexdigest()
    made.with_name(f"{made.name}.sha256").write_text(f"{digest}  {made.name}\n", encoding="utf-8")
    print(f"{made}: {made.stat().st_size / 1e6:.1f} MB, sha256 {digest}")


if __name__ == "__main__":
    sys.exit(main())
