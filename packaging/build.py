"""Builds the program that needs no Python: the folder `dist/lanternboard`, and beside it the same compressed.

    python3 packaging/build.py [--yes]

Only the standard library is used. What goes in, and what stays out and why, is told in `lanternboard.spec`.
"""

from __future__ import annotations

import os
import platform
import shutil
import struct
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from bootstrap import CHECKOUT, Venv, require, speak_on_any_console
from machine import Machine, say
from system_packages import FONTS, QT, VENV, WAYLAND, X11, Package, provide

BUILD = CHECKOUT / "build"
DIST = CHECKOUT / "dist"
PROGRAM = DIST / "lanternboard"
SPEC = Path(__file__).with_name("lanternboard.spec")

BUILD_TOOLS = (Package("binutils", "objdump"),)
SYSTEM_PATH = "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"
ICON_SIZES = (16, 24, 32, 48, 256)

UNPACKED = (120, 112)
"""Megabytes that the folder may have, now and in the end."""
COMPRESSED = (None, 34)


class BuildVenv(Venv):
    """An environment with what is shipped and PyInstaller, and nothing else that could slip in."""

    @property
    def folder(self) -> Path:
        return self.checkout / "build" / "venv"


class Family(NamedTuple):
    """Fonts from one Debian package."""

    package: str
    files: tuple[str, ...]

    def sources(self) -> tuple[Path, ...]:
        return tuple(Path("/usr/share/fonts/truetype", file) for file in self.files)

    def licence(self) -> Path:
        return Path("/usr/share/doc", self.package, "copyright")


FAMILIES = (
    Family("fonts-nanum", ("nanum/NanumSquareR.ttf", "nanum/NanumSquareB.ttf", "nanum/NanumMyeongjoBold.ttf")),
    Family("fonts-dejavu-core", ("dejavu/DejaVuSans.ttf",)),
)


def version(checkout: Path = CHECKOUT) -> str:
    project = tomllib.loads((checkout / "pyproject.toml").read_text(encoding="utf-8"))
    return str(project["project"]["version"])


# ---- preparing


def packages_for(machine: Machine, venv: Venv) -> tuple[Package, ...]:
    """What the system has to give; Qt's libraries are needed because the built program takes them along."""
    if not machine.linux:
        return ()
    fonts = tuple(font._replace(needed=True) for font in FONTS)
    return (*(() if venv.has_pip() else VENV), *shared_python(machine), *QT, *X11, *WAYLAND, *fonts, *BUILD_TOOLS)


def shared_python(machine: Machine) -> tuple[Package, ...]:
    """Debian keeps the library of its Python in a package of its own."""
    if not (machine.debian and sys.base_prefix == "/usr"):
        return ()
    name = f"libpython{sys.version_info.major}.{sys.version_info.minor}"
    return (Package(name, f"{name}.so.1.0"),)


def prepare(venv: Venv) -> None:
    """Make the environment anew unless it is as the project wants it."""
    if venv.is_current(testing=False):
        return
    say("Installing what the build needs ...", "빌드에 필요한 것을 설치합니다 ...")
    require(venv, [sys.executable, "-m", "venv", "--clear", str(venv.folder)])
    pip = [venv.python, "-m", "pip", "install", "--disable-pip-version-check"]
    require(venv, [*pip, "--editable", f"{venv.checkout}[build]"])
    venv.mark(testing=False)


def clean(env: Mapping[str, str]) -> dict[str, str]:
    """An environment in which a build depends on nothing that its user has set."""
    kept = ("HOME", "SYSTEMROOT", "TEMP", "TMP", "TMPDIR", "USERPROFILE", "LOCALAPPDATA")
    path = f"{env['SYSTEMROOT']}\\System32" if "SYSTEMROOT" in env else SYSTEM_PATH
    return {
        **{name: env[name] for name in kept if name in env},
        "PATH": path,
        "PYINSTALLER_CONFIG_DIR": str(BUILD / "pyinstaller"),
        "PYTHONHASHSEED": "0",
        "PYTHONNOUSERSITE": "1",
    }


# ---- building


def build(venv: Venv) -> int:
    """Fill `dist/lanternboard`; the exit code of what failed, or 0."""
    BUILD.mkdir(exist_ok=True)
    art = CHECKOUT / "assets" / "art"
    pictures = {size: (art / f"app-icon-{size}.png").read_bytes() for size in ICON_SIZES}
    (BUILD / "lanternboard.ico").write_bytes(ico(list(pictures.values())))
    (BUILD / "lanternboard.icns").write_bytes(icns(pictures))
    (BUILD / "version.txt").write_text(version_resource(version()), encoding="utf-8")
    compile_all = f"import catalogues, pathlib; catalogues.compile_catalogues(pathlib.Path({str(CHECKOUT)!r}))"
    folders = ["--distpath", str(DIST), "--workpath", str(BUILD / "work")]
    commands = (
        [venv.python, "-c", compile_all],
        [venv.python, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *folders, str(SPEC)],
        [venv.python, "licences.py", str(PROGRAM)],
    )
    for command in commands:
        code = subprocess.run(command, cwd=SPEC.parent, env=clean(os.environ)).returncode
        if code:
            return code
    if sys.platform == "linux":
        add_fonts(PROGRAM / "fonts", FAMILIES)
    return 0


def ico(pictures: Sequence[bytes]) -> bytes:
    """PNG pictures as one Windows icon."""
    head, entries, at = struct.pack("<3H", 0, 1, len(pictures)), b"", 6 + 16 * len(pictures)
    for picture in pictures:
        width, height = struct.unpack(">2I", picture[16:24])
        # A byte holds a side; 0 stands for 256.
        entries += struct.pack("<4B2H2I", width % 256, height % 256, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return head + entries + b"".join(pictures)


ICNS_KINDS = {16: b"icp4", 32: b"icp5", 256: b"ic08"}
"""How macOS calls the sizes that it knows."""


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """PNG pictures by size as one icon for macOS; sizes that it does not know are left out."""
    known = [(kind, pictures[size]) for size, kind in ICNS_KINDS.items() if size in pictures]
    body = b"".join(kind + struct.pack(">I", 8 + len(picture)) + picture for kind, picture in known)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def version_resource(number: str) -> str:
    """What Windows shows as a program's properties, in the form that PyInstaller reads."""
    four = (*map(int, number.split(".")), 0, 0, 0, 0)[:4]
    told = {
        "FileDescription": "Lanternboard",
        "FileVersion": number,
        "InternalName": "lanternboard",
        "LegalCopyright": "Apache-2.0",
        "OriginalFilename": "lanternboard.exe",
        "ProductName": "Lanternboard",
        "ProductVersion": number,
    }
    texts = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in told.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={four}, prodvers={four}),"
        f" kids=[StringFileInfo([StringTable('040904B0', [{texts}])]),"
        " VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )


def add_fonts(folder: Path, families: Iterable[Family]) -> None:
    """Lay fonts, each family with its licence, where the built program looks for them."""
    folder.mkdir()
    for family in families:
        for source in family.sources():
            shutil.copyfile(source, folder / source.name)
        shutil.copyfile(family.licence(), folder / f"{family.package}.copyright")


# ---- measuring


def compress(folder: Path) -> Path:
    """The folder as an archive named by version and system, with the mode that packs best."""
    system = f"{platform.system()}-{platform.machine()}".lower()
    archive = DIST / f"lanternboard-{version()}-{system}.tar.xz"
    with tarfile.open(archive, "w:xz") as tar:
        tar.add(folder, folder.name)
    return archive


def size(folder: Path) -> int:
    """Bytes of all files, each counted once."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def report(folder: Path, archive: Path) -> None:
    rows = (("unpacked", size(folder), UNPACKED), ("compressed", archive.stat().st_size, COMPRESSED))
    for name, found, (first, final) in rows:
        limits = f"limit {first} MB, in the end {final} MB" if first else f"limit in the end {final} MB"
        print(f"{name:<11}{found / 1e6:7.1f} MB   ({limits})", flush=True)


def is_small_enough(folder: Path) -> bool:
    return size(folder) <= UNPACKED[0] * 1_000_000


def main(words: Sequence[str]) -> int:
    """The exit code: 0 for a program within its limit, 1 for one that is too large, else that of what failed."""
    speak_on_any_console()
    machine, venv = Machine.here(), BuildVenv(CHECKOUT)
    provide(machine, packages_for(machine, venv), "--yes" in words)
    prepare(venv)
    say("Building ...", "실행 파일을 만듭니다 ...")
    code = build(venv)
    if code:
        say("The build failed; see above.", "실행 파일을 만들지 못했습니다. 위의 내용을 보세요.")
        return code
    report(PROGRAM, compress(PROGRAM))
    say(f"The program: {PROGRAM}", f"프로그램: {PROGRAM}")
    return 0 if is_small_enough(PROGRAM) else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
