"""Builds the standalone program into ``dist/wild-table`` and tells its size and checksum.

``python bundle/build.py`` needs the extra ``build``: ``pip install -e '.[build]'``.
"""

import hashlib
import os
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
    work = ROOT / "build"
    work.mkdir(exist_ok=True)
    write_icon(work / "icon.png")
    (work / "NOTICES.txt").write_text(notices(), encoding="utf-8")
    numbers = tuple(int(part) for part in (*__version__.split("."), "0"))
    (work / "version.txt").write_text(VERSION_FILE.format(numbers=numbers, version=__version__))
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level=WARN"]
    places = ["--distpath", str(ROOT / "dist"), "--workpath", str(work)]
    done = subprocess.run([*command, *places, str(ROOT / "bundle" / "wild_table.spec")], check=False)
    if done.returncode == 0:
        tell(ROOT / "dist" / "wild-table")
    return done.returncode


def write_icon(path: Path) -> None:
    """The program's icon as a picture of 256 pixels; PyInstaller makes the system's kind of it."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    import pygame

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
    python = Path(sys.base_prefix) / "LICENSE.txt"
    licence = python.read_text(encoding="utf-8") if python.is_file() else "PSF-2.0, python.org/psf/license"
    chapters.append(f"Python {sys.version.split()[0]}\n{'=' * 20}\n{licence}")
    chapters.append("SDL 2, SDL_image, SDL_mixer, SDL_ttf (zlib licence) and the libraries that come with pygame-ce.")
    return "\n\n".join(chapters)


def tell(folder: Path) -> None:
    """Print size and checksum of what was built."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    size = sum(path.stat().st_size for path in files)
    total = hashlib.sha256()
    for path in files:
        total.update(str(path.relative_to(folder)).encode())
        total.update(path.read_bytes())
    print(f"{folder}: {len(files)} files, {size / 1e6:.1f} MB, sha256 of all {total.hexdigest()}")


if __name__ == "__main__":
    sys.exit(main())
