"""Makes `.venv` in the checkout, installs Lanternboard and opens it, or with `--test` runs every check.

    python3 packaging/bootstrap.py [--yes] [-- arguments of the program]
    python3 packaging/bootstrap.py [--yes] --test

Only the standard library is used, and Python 3.7 can still read it, to say that it is too old.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple, Sequence

from machine import Machine, say
from system_packages import packages_for, provide

CHECKOUT = Path(__file__).resolve().parent.parent
OLDEST = (3, 11)
TOO_OLD = 2


class Venv(NamedTuple):
    """The environment of a checkout; its stamp tells what was last installed into it."""

    checkout: Path

    @property
    def folder(self) -> Path:
        return self.checkout / ".venv"

    @property
    def stamp(self) -> Path:
        return self.folder / "lanternboard.stamp"

    @property
    def python(self) -> str:
        return self.tool("python")

    def tool(self, name: str) -> str:
        if os.name == "nt":
            return str(self.folder / "Scripts" / f"{name}.exe")
        return str(self.folder / "bin" / name)

    def digest(self) -> str:
        project = (self.checkout / "pyproject.toml").read_bytes()
        # Not sys.version: installing python3-venv may bring another build of the same Python.
        return hashlib.sha256(project + sys.implementation.name.encode() + bytes(sys.version_info[:3])).hexdigest()

    def is_current(self, testing: bool) -> bool:
        """Whether nothing has to be installed; an environment for tests also runs the program."""
        if not (Path(self.python).exists() and self.stamp.exists()):
            return False
        digest, _, purpose = self.stamp.read_text().partition(" ")
        return digest == self.digest() and (purpose == "test" or not testing)

    def mark(self, testing: bool) -> None:
        self.stamp.write_text(f"{self.digest()} {'test' if testing else 'program'}")

    def has_pip(self) -> bool:
        if not Path(self.python).exists():
            return False
        return subprocess.run([self.python, "-c", "import pip"], capture_output=True).returncode == 0


def is_too_old(version: tuple[int, int]) -> bool:
    if version >= OLDEST:
        return False
    have, want = (".".join(map(str, numbers)) for numbers in (version, OLDEST))
    say(
        f"Lanternboard needs Python {want} or newer; this is Python {have}.",
        f"랜턴보드에는 파이썬 {want} 이상이 필요합니다. 지금은 파이썬 {have}입니다.",
    )
    return True


def run(venv: Venv, command: Sequence[str], **env: str) -> int:
    try:
        return subprocess.run(command, cwd=venv.checkout, env={**os.environ, **env}).returncode
    except KeyboardInterrupt:
        return 130


def install(venv: Venv, testing: bool) -> None:
    say(
        "Installing Lanternboard, at first about 100 MB ...",
        "랜턴보드를 설치합니다. 처음에는 약 100MB입니다.",
    )
    venv.stamp.unlink(missing_ok=True)
    if not venv.has_pip():
        require(venv, [sys.executable, "-m", "venv", str(venv.folder)])
    target = f"{venv.checkout}[dev]" if testing else str(venv.checkout)
    require(venv, [venv.python, "-m", "pip", "install", "--disable-pip-version-check", "--editable", target])
    venv.mark(testing)


def require(venv: Venv, command: Sequence[str]) -> None:
    code = run(venv, command)
    if code:
        say("The installation failed; see above.", "설치하지 못했습니다. 위의 내용을 보세요.")
        raise SystemExit(code)


def open_program(machine: Machine, venv: Venv, arguments: Sequence[str]) -> int:
    if arguments or machine.has_screen:
        return run(venv, [venv.python, "-m", "desktop", *arguments])
    return draw_picture(venv)


def draw_picture(venv: Venv) -> int:
    picture = venv.checkout / "lanternboard.png"
    say("There is no screen here: drawing the demo table.", "화면이 없어 예시 판을 그림으로 그립니다.")
    command = [venv.python, "-m", "desktop", "picture", "--out", str(picture)]
    code = run(venv, command, QT_QPA_PLATFORM="offscreen")
    if code == 0:
        say(f"The picture: {picture}", f"그림 파일: {picture}")
    return code


WALKS, FIGURES = "tests/walks", "tests/benchmarks"
"""What minds its neighbours: real keys on screens of their own, two at a time, and time, alone."""
TOGETHER = ("-n", "auto", "--dist", "loadscope", f"--ignore={WALKS}", f"--ignore={FIGURES}")
TWO = ("-n", "2", "--dist", "load")


def checks(venv: Venv) -> list[tuple[str, str, list[str]]]:
    module = [venv.python, "-m"]
    return [
        ("Style", "코드 규칙", [*module, "ruff", "check", "."]),
        ("Layout", "코드 모양", [*module, "ruff", "format", "--check", "."]),
        ("Types", "타입", [*module, "mypy"]),
        ("Contracts", "의존 방향", [venv.tool("lint-imports"), "--no-logo"]),
        ("Tests", "테스트", [*module, "pytest", *TOGETHER]),
        ("Walks", "걸어 보기", [*module, "pytest", *TWO, WALKS]),
        ("Figures", "수치", [*module, "pytest", FIGURES]),
    ]


def run_checks(venv: Venv) -> int:
    """The first check that fails ends the row with its exit code."""
    for english, korean, command in checks(venv):
        shown = " ".join([Path(command[0]).name, *command[1:]])
        print(f"\n=== {english} · {korean}: {shown}", flush=True)
        # The tests start the program again and again: it is compiled once, even where the environment says otherwise.
        code = run(venv, command, PYTHONDONTWRITEBYTECODE="")
        if code:
            say(f"{english}: failed.", f"{korean}: 실패했습니다.")
            return code
    say("\nAll checks passed.", "모든 검사를 통과했습니다.")
    return 0


def read_arguments(words: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
    """The bootstrap's own options, and what stands behind `--` for the program."""
    end = words.index("--") if "--" in words else len(words)
    parser = argparse.ArgumentParser(usage="bootstrap.py [--yes] [--test] [-- arguments of the program]")
    parser.add_argument("--test", action="store_true", help="run every check instead / 모든 검사를 실행")
    parser.add_argument("--yes", action="store_true", help="install without asking / 묻지 않고 설치")
    return parser.parse_args(words[:end]), list(words[end + 1 :])


def speak_on_any_console() -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def main(words: Sequence[str]) -> int:
    """Returns the exit code: 2 where Lanternboard cannot start here, else that of the last command."""
    speak_on_any_console()
    if is_too_old(sys.version_info[:2]):
        return TOO_OLD
    options, arguments = read_arguments(words)
    machine, venv = Machine.here(), Venv(CHECKOUT)
    current = venv.is_current(options.test)
    provide(machine, packages_for(machine, options.test, not current and not venv.has_pip()), options.yes)
    if not current:
        install(venv, options.test)
    return run_checks(venv) if options.test else open_program(machine, venv, arguments)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
