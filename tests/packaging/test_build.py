"""What the build lays down and leaves out, without building."""

from __future__ import annotations

import hashlib
import struct
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module, metadata
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QLibraryInfo
from PySide6.QtGui import QIcon, QPixmap

import build
from bootstrap import CHECKOUT
from build import FAMILIES, ICON_SIZES, BuildVenv
from machine import Machine

PLUGINS = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath))
QT = PLUGINS.parent
LINKS = {
    "libqxcb.so": ("libQt6Gui.so.6", "libX11.so.6", "libGL.so.1"),
    "libqgtk3.so": ("libQt6Gui.so.6", "libgtk-3.so.0", "libpango-1.0.so.0"),
    "libpango-1.0.so.0": ("libfribidi.so.0",),
    "libQt6Gui.so.6": ("libGL.so.1", "libstdc++.so.6"),
    "libGL.so.1": ("libX11.so.6",),
}
BINARIES = (
    "PySide6/Qt/plugins/platforms/libqxcb.so", "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
    "PySide6/Qt/lib/libQt6Gui.so.6", "libX11.so.6", "libgtk-3.so.0", "libpango-1.0.so.0", "libfribidi.so.0",
    "libstdc++.so.6", "libopened-later.so",
)  # fmt: skip


@pytest.fixture
def spec(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The spec, run with stand-ins for PyInstaller; `collected` is what would be laid into the folder."""
    depend = ModuleType("PyInstaller.depend.bindepend")
    depend.get_imports = lambda file: set(linked(Path(file).name))  # type: ignore[attr-defined]
    for name in ("PyInstaller", "PyInstaller.depend"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, depend.__name__, depend)
    monkeypatch.setattr(sys, "platform", "linux")
    collected: list[Any] = []
    spoken: dict[str, Any] = {
        "SPECPATH": str(build.SPEC.parent),
        "Analysis": an_analysis,
        "PYZ": lambda pure: pure,
        "EXE": lambda *parts, **words: words,
        "COLLECT": lambda *parts, **words: collected.extend(parts),
        "collected": collected,
    }
    exec(compile(build.SPEC.read_text(encoding="utf-8"), build.SPEC, "exec"), spoken)
    return spoken


def an_analysis(scripts: list[str], **words: Any) -> SimpleNamespace:
    binaries = [(name, f"/from/{Path(name).name}", "BINARY") for name in BINARIES]
    datas = [(f"{folder}/{Path(file).name}", file, "DATA") for file, folder in words["datas"]]
    translations = [
        (f"PySide6/Qt/translations/{name}.qm", name, "DATA") for name in ("qtbase_ko", "qtbase_fr", "qt_ko")
    ]
    return SimpleNamespace(
        pure=[], scripts=scripts, binaries=binaries, datas=[*datas, *translations], excludes=words["excludes"]
    )


def linked(name: str) -> Iterator[tuple[str, str]]:
    """Whatever a file needs and what that needs, as `ldd` tells it."""
    for needed in LINKS.get(name, ()):
        yield needed, f"/from/{needed}"
        yield from linked(needed)


def collected(spec: dict[str, Any]) -> set[str]:
    return {name for part in spec["collected"] if isinstance(part, list) for name, _, _ in part}


def test_every_module_left_out_exists(spec: dict[str, Any]) -> None:
    known = {*sys.stdlib_module_names, *metadata.packages_distributions(), "pip", "setuptools", "pkg_resources"}
    assert {name.partition(".")[0] for name in spec["MODULES_LEFT_OUT"]} <= known
    for name in spec["MODULES_LEFT_OUT"]:
        if name.startswith("PySide6."):
            import_module(name)


def test_no_module_left_out_is_imported_by_the_program(spec: dict[str, Any]) -> None:
    script = (
        f"import sys; sys.modules.update(dict.fromkeys({spec['MODULES_LEFT_OUT']!r}));"
        "import networkx, desktop.app, desktop.portrait, desktop.referee, desktop.check, hashlib;"
        "print(hashlib.sha256(b'').hexdigest())"
    )
    assert run(script) == hashlib.sha256(b"").hexdigest()


def run(script: str) -> str:
    done = subprocess.run([sys.executable, "-c", script], cwd=CHECKOUT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="plugins are called otherwise elsewhere")
def test_of_qt_s_plugins_those_stay_that_draw_windows_and_svg(spec: dict[str, Any]) -> None:
    plugins = [f"PySide6/Qt/{path.relative_to(QT).as_posix()}" for path in PLUGINS.rglob("*.so")]
    groups = ("platforms", "imageformats", "platformthemes", "platforminputcontexts")
    kept = {Path(name).stem for name in plugins if not spec["is_left_out"](name) and Path(name).parent.name in groups}
    assert kept == {
        "libqxcb", "libqwayland", "libqoffscreen", "libqsvg", "libqxdgdesktopportal",
        "libcomposeplatforminputcontextplugin", "libibusplatforminputcontextplugin",
    }  # fmt: skip


def test_what_only_a_plugin_left_out_needs_goes_with_it(spec: dict[str, Any]) -> None:
    names = {Path(name).name for name in collected(spec)}
    assert not names & {"libqgtk3.so", "libgtk-3.so.0", "libpango-1.0.so.0", "libfribidi.so.0"}
    assert {"libqxcb.so", "libQt6Gui.so.6", "libopened-later.so"} <= names


def test_what_libgl_brings_is_left_to_the_system(spec: dict[str, Any]) -> None:
    assert not {Path(name).name for name in collected(spec)} & {"libX11.so.6", "libstdc++.so.6"}


def test_assets_are_shipped_without_code_and_with_compiled_catalogues_only(spec: dict[str, Any]) -> None:
    names = collected(spec)
    assert {"assets/look.json", "assets/art/meeple.svg", "assets/hakoonna/rooms.toml"} <= names
    assert not [name for name in names if name.endswith((".py", ".pyc", ".po"))]
    assert {name for name in names if name.endswith(".qm")} == {"PySide6/Qt/translations/qtbase_ko.qm"}


def test_the_version_and_the_licences_come_along(spec: dict[str, Any]) -> None:
    names = collected(spec)
    for package in ("lanternboard", "networkx", "msgspec", "platformdirs"):
        folder = f"{package}-{metadata.version(package)}.dist-info"
        assert any(name.startswith(f"{folder}/licenses/LICENSE") for name in names), package
    assert f"lanternboard-{metadata.version('lanternboard')}.dist-info/METADATA" in names
    assert spec["is_left_out"]("lanternboard-0.1.0.dist-info/direct_url.json")


def test_the_version_is_the_project_s() -> None:
    assert build.version() == metadata.version("lanternboard")


def test_the_icon_holds_every_size(qapp: object, tmp_path: Path) -> None:
    pictures = [(CHECKOUT / "assets" / "art" / f"app-icon-{size}.png").read_bytes() for size in ICON_SIZES]
    icon = build.ico(pictures)
    assert struct.unpack("<3H", icon[:6]) == (0, 1, len(ICON_SIZES))
    for number, picture in enumerate(pictures):
        length, at = struct.unpack("<2I", icon[6 + 16 * number + 8 : 6 + 16 * number + 16])
        assert icon[at : at + length] == picture
    path = tmp_path / "lanternboard.ico"
    path.write_bytes(icon)
    assert {size.width() for size in QIcon(str(path)).availableSizes()} == set(ICON_SIZES)
    assert not QPixmap(str(path)).isNull()


def test_macos_gets_the_icon_in_the_sizes_that_it_knows() -> None:
    pictures = {size: (CHECKOUT / "assets" / "art" / f"app-icon-{size}.png").read_bytes() for size in ICON_SIZES}
    icon = build.icns(pictures)
    assert (icon[:4], struct.unpack(">I", icon[4:8])) == (b"icns", (len(icon),))
    at, found = 8, {}
    while at < len(icon):
        kind, length = icon[at : at + 4], struct.unpack(">I", icon[at + 4 : at + 8])[0]
        found[kind] = icon[at + 8 : at + length]
        at += length
    assert found == {kind: pictures[size] for size, kind in build.ICNS_KINDS.items()}


def test_windows_is_told_the_version() -> None:
    told: dict[str, Any] = {}

    def noted(*_: object, **numbers: object) -> None:
        told.update(numbers)

    kinds = ("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "VarFileInfo", "VarStruct")
    spoken = {**dict.fromkeys(kinds, noted), "StringStruct": lambda name, text: told.update({name: text})}
    eval(build.version_resource("1.20.3"), spoken)
    assert told["filevers"] == told["prodvers"] == (1, 20, 3, 0)
    assert told["ProductVersion"] == told["FileVersion"] == "1.20.3"


@pytest.mark.skipif(not Path("/etc/debian_version").exists(), reason="the fonts come from Debian's packages")
def test_fonts_are_laid_down_with_their_licences(tmp_path: Path) -> None:
    build.add_fonts(tmp_path / "fonts", FAMILIES)
    laid = {path.name for path in (tmp_path / "fonts").iterdir()}
    assert laid == {
        "NanumSquareR.ttf", "NanumSquareB.ttf", "NanumMyeongjoBold.ttf", "DejaVuSans.ttf",
        "fonts-nanum.copyright", "fonts-dejavu-core.copyright",
    }  # fmt: skip
    assert "SIL OPEN FONT LICENSE" in (tmp_path / "fonts" / "fonts-nanum.copyright").read_text(encoding="utf-8").upper()
    assert "Bitstream" in (tmp_path / "fonts" / "fonts-dejavu-core.copyright").read_text(encoding="utf-8")


def test_a_build_sees_nothing_that_its_user_has_set() -> None:
    env = build.clean({"HOME": "/home/me", "PATH": "/opt/mine", "LD_LIBRARY_PATH": "/opt/gtk", "PYTHONPATH": "/mine"})
    assert env["PATH"] == build.SYSTEM_PATH
    assert env["HOME"] == "/home/me"
    assert not {"LD_LIBRARY_PATH", "PYTHONPATH"} & set(env)


def test_the_build_asks_for_what_it_takes_along_and_its_tools() -> None:
    machine = Machine("linux", debian=True, root=True, terminal=False, env={})
    packages = {package.name: package for package in build.packages_for(machine, BuildVenv(CHECKOUT))}
    assert {"binutils", "libegl1", "libxcb-cursor0", "libwayland-cursor0"} <= set(packages)
    assert packages["fonts-nanum"].needed
    assert build.packages_for(machine._replace(platform="win32"), BuildVenv(CHECKOUT)) == ()


def test_a_size_counts_each_file_once(tmp_path: Path) -> None:
    (tmp_path / "library.so").write_bytes(b"x" * 1000)
    (tmp_path / "link.so").symlink_to("library.so")
    assert build.size(tmp_path) == 1000
