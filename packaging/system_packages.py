"""The system packages Qt, the fonts and the tests rely on: which are missing, and how they are installed."""

from __future__ import annotations

import ctypes
import importlib.util
import os
import shutil
import subprocess
from pathlib import Path
from typing import Iterable, NamedTuple, Sequence

from machine import Machine, say

CANNOT_START = 2


class Package(NamedTuple):
    """A Debian package and the library, program, module or file that shows it is there."""

    name: str
    sign: str
    needed: bool = True


VENV = (Package("python3-venv", "module:ensurepip"),)
QT = (
    Package("libglib2.0-0", "libglib-2.0.so.0"),
    Package("libegl1", "libEGL.so.1"),
    Package("libgl1", "libGL.so.1"),
    Package("libdbus-1-3", "libdbus-1.so.3"),
    Package("libfontconfig1", "libfontconfig.so.1"),
    Package("libxkbcommon0", "libxkbcommon.so.0"),
)
FONTS = (
    Package("fonts-nanum", "/usr/share/fonts/truetype/nanum/NanumSquareR.ttf", needed=False),
    Package("fonts-dejavu-core", "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", needed=False),
)
X11 = (
    Package("libxcb-cursor0", "libxcb-cursor.so.0"),
    Package("libxcb-icccm4", "libxcb-icccm.so.4"),
    Package("libxcb-keysyms1", "libxcb-keysyms.so.1"),
    Package("libxcb-shape0", "libxcb-shape.so.0"),
    Package("libxcb-xkb1", "libxcb-xkb.so.1"),
    Package("libxkbcommon-x11-0", "libxkbcommon-x11.so.0"),
)
WAYLAND = (Package("libwayland-cursor0", "libwayland-cursor.so.0"),)
TEST_TOOLS = (
    Package("xvfb", "Xvfb"),
    Package("xdotool", "xdotool"),
    Package("x11-utils", "xwininfo"),
    Package("at-spi2-core", "/usr/libexec/at-spi-bus-launcher"),
    Package("dbus-daemon", "dbus-daemon"),
    Package("python3-pyatspi", "/usr/lib/python3/dist-packages/pyatspi/__init__.py"),
    Package("imagemagick", "import"),
    Package("xserver-xorg-core", "Xorg"),
    Package("xserver-xorg-video-dummy", "/usr/lib/xorg/modules/drivers/dummy_drv.so"),
    Package("x11-xserver-utils", "xrandr"),
)


def packages_for(machine: Machine, testing: bool, new_venv: bool) -> tuple[Package, ...]:
    """Every package this run relies on, there or not."""
    if not machine.linux:
        return ()
    groups = (
        (VENV, new_venv),
        (QT, True),
        (FONTS, machine.debian),
        (X11, testing or "DISPLAY" in machine.env),
        (WAYLAND, "WAYLAND_DISPLAY" in machine.env),
        (TEST_TOOLS, testing),
    )
    return tuple(package for group, relied_on in groups if relied_on for package in group)


def missing(packages: Iterable[Package]) -> list[Package]:
    return [package for package in packages if not is_there(package.sign)]


def is_there(sign: str) -> bool:
    if sign.startswith("module:"):
        return importlib.util.find_spec(sign[len("module:") :]) is not None
    if sign.startswith("/"):
        return Path(sign).exists()
    return is_loadable(sign) if ".so" in sign else shutil.which(sign) is not None


def is_loadable(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def provide(machine: Machine, packages: Sequence[Package], yes: bool) -> None:
    """Name what is missing and install it; stop where the program cannot do without."""
    lacking = missing(packages)
    if not lacking:
        return
    say(f"Missing system packages: {names(lacking)}", f"없는 시스템 패키지: {names(lacking)}")
    if machine.debian and machine.root and (not may_ask(machine, yes) or is_agreed()):
        install(lacking)
        lacking = missing(lacking)
    if lacking:
        go_on_or_stop(machine, lacking)


def names(packages: Iterable[Package]) -> str:
    return " ".join(package.name for package in packages)


def may_ask(machine: Machine, yes: bool) -> bool:
    return machine.terminal and not yes and not machine.env.get("CI")


def is_agreed() -> bool:
    say("Install them now? (y/n)", "지금 설치할까요? (y/n)")
    try:
        return input("> ").strip().lower() in ("y", "yes", "ㅛ", "네", "예")
    except EOFError:
        return False


def apt_commands(packages: Iterable[Package]) -> tuple[str, str]:
    return "apt-get update", f"apt-get install -y --no-install-recommends {names(packages)}"


def install(packages: Iterable[Package]) -> None:
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in apt_commands(packages):
        if subprocess.run(command.split(), env=env).returncode:
            return


def go_on_or_stop(machine: Machine, lacking: Sequence[Package]) -> None:
    """Tell how to install what is lacking; raises SystemExit(2) unless only fonts are."""
    if machine.debian:
        say("This command installs them:", "설치 명령:")
        print("    " + advice(machine, lacking), flush=True)
    else:
        say("Please install what your system calls them.", "쓰시는 시스템에서 같은 패키지를 설치해 주세요.")
    if any(package.needed for package in lacking):
        say("Lanternboard cannot start without them.", "이것이 없으면 랜턴보드를 시작할 수 없습니다.")
        raise SystemExit(CANNOT_START)
    say("Going on without: some letters may be boxes.", "없이 계속합니다. 글자가 네모로 보일 수 있습니다.")


def advice(machine: Machine, packages: Iterable[Package]) -> str:
    sudo = "" if machine.root else "sudo "
    return " && ".join(sudo + command for command in apt_commands(packages))
