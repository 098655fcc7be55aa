"""What is missing is named first; it is installed or asked about only where that is right."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import system_packages
from machine import Machine
from system_packages import Package, advice, may_ask, missing, packages_for, provide

NOWHERE = Package("libnowhere1", "libnowhere.so.1")
PRETTY = Package("fonts-nowhere", "/usr/share/fonts/nowhere.ttf", needed=False)


def a_machine(
    platform: str = "linux", *, debian: bool = True, root: bool = False, terminal: bool = True, **env: str
) -> Machine:
    return Machine(platform, debian, root, terminal, env)


def names_for(machine: Machine, testing: bool = False, new_venv: bool = False) -> set[str]:
    return {package.name for package in packages_for(machine, testing, new_venv)}


@pytest.mark.parametrize("sign", ["libnowhere.so.1", "no-such-program", "/no/such/file", "module:nowhere"])
def test_a_sign_that_is_not_there_is_missing(sign: str) -> None:
    assert missing([Package("it", sign)]) == [Package("it", sign)]


def test_a_sign_that_is_there_is_not_missing() -> None:
    assert missing([Package("a", "module:json"), Package("b", str(Path(__file__).resolve()))]) == []


@pytest.mark.skipif(sys.platform != "linux", reason="the C library has another name")
def test_a_library_that_loads_is_not_missing() -> None:
    assert missing([Package("libc6", "libc.so.6"), Package("sh", "sh")]) == []


def test_a_screen_asks_for_more_than_none_and_tests_for_most() -> None:
    bare, x11 = names_for(a_machine()), names_for(a_machine(DISPLAY=":0"))
    testing = names_for(a_machine(), testing=True)
    assert "libegl1" in bare
    assert x11 - bare == {package.name for package in system_packages.X11}
    assert testing - x11 == {package.name for package in system_packages.TEST_TOOLS}


def test_wayland_has_a_library_of_its_own() -> None:
    assert "libwayland-cursor0" in names_for(a_machine(WAYLAND_DISPLAY="wayland-0"))


def test_python3_venv_is_asked_for_only_to_make_an_environment() -> None:
    assert "python3-venv" in names_for(a_machine(), new_venv=True)
    assert "python3-venv" not in names_for(a_machine())


def test_windows_and_macos_need_no_system_package() -> None:
    assert packages_for(a_machine("win32", debian=False), testing=True, new_venv=True) == ()
    assert packages_for(a_machine("darwin", debian=False), testing=True, new_venv=True) == ()


@pytest.mark.parametrize(
    ("machine", "yes", "asks"),
    [
        (a_machine(), False, True),
        (a_machine(), True, False),
        (a_machine(CI="true"), False, False),
        (a_machine(terminal=False), False, False),
    ],
)
def test_it_asks_only_at_a_terminal_without_yes_and_ci(machine: Machine, yes: bool, asks: bool) -> None:
    assert may_ask(machine, yes) == asks


def test_who_is_not_root_is_given_the_command_and_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        provide(a_machine(), [NOWHERE, PRETTY], yes=True)
    shown = capsys.readouterr().out
    assert stop.value.code == 2
    assert shown.startswith("Missing system packages: libnowhere1 fonts-nowhere\n없는 시스템 패키지: libnowhere1")
    command = "apt-get install -y --no-install-recommends libnowhere1 fonts-nowhere"
    assert f"\n    sudo apt-get update && sudo {command}\n" in shown


def test_without_fonts_it_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    provide(a_machine(), [PRETTY], yes=False)
    assert "Going on without" in capsys.readouterr().out


def test_root_is_given_the_command_without_sudo() -> None:
    assert advice(a_machine(root=True), [NOWHERE]).startswith("apt-get update && apt-get install")


def test_another_linux_is_told_what_to_look_for(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        provide(a_machine(debian=False, root=True), [NOWHERE], yes=True)
    shown = capsys.readouterr().out
    assert "libnowhere1" in shown
    assert "apt-get" not in shown


def test_nothing_missing_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    provide(a_machine(), [Package("a", "module:json")], yes=False)
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(("answer", "agreed"), [("y", True), (" Yes ", True), ("네", True), ("n", False), ("", False)])
def test_only_a_yes_is_a_yes(answer: str, agreed: bool) -> None:
    run = subprocess.run(
        [sys.executable, "-c", "import system_packages; print(system_packages.is_agreed())"],
        input=f"{answer}\n" if answer else "",
        capture_output=True,
        encoding="utf-8",
        cwd=Path(system_packages.__file__).parent,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    assert run.stdout.endswith(f"{agreed}\n")


@pytest.mark.parametrize(
    ("machine", "has_screen"),
    [
        (a_machine(), False),
        (a_machine(DISPLAY=":0"), True),
        (a_machine(DISPLAY=""), False),
        (a_machine(WAYLAND_DISPLAY="wayland-0"), True),
        (a_machine(DISPLAY=":0", QT_QPA_PLATFORM="offscreen"), False),
        (a_machine(QT_QPA_PLATFORM="vnc"), True),
        (a_machine("darwin"), True),
        (a_machine("win32"), True),
    ],
)
def test_a_screen_is_where_one_can_look(machine: Machine, has_screen: bool) -> None:
    assert machine.has_screen == has_screen
