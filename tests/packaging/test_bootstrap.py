"""The two commands of the README, as far as they go without a network."""

import ast
import os
import shutil
import subprocess
import sys
import venv as venvs
from pathlib import Path

import pytest

import bootstrap

PACKAGING = Path(bootstrap.__file__).parent

STAND_IN = """
import os, sys
print("started with", sys.argv[1:], os.environ.get("QT_QPA_PLATFORM"))
if "--out" in sys.argv:
    open(sys.argv[-1], "w").write("a picture")
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with a stand-in for the program and an environment that has no pip to install with."""
    shutil.copytree(PACKAGING, tmp_path / "packaging", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "pyproject.toml").write_text("[project]")
    (tmp_path / "desktop").mkdir()
    (tmp_path / "desktop" / "__main__.py").write_text(STAND_IN)
    venvs.create(tmp_path / ".venv", symlinks=os.name != "nt")
    bootstrap.Venv(tmp_path).mark(testing=False)
    return tmp_path


def start(checkout: Path, *words: str, **env: str) -> subprocess.CompletedProcess[str]:
    screenless = {name: value for name, value in os.environ.items() if not name.endswith("DISPLAY")}
    return subprocess.run(
        [sys.executable, str(checkout / "packaging" / "bootstrap.py"), *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
        env={**screenless, "PYTHONIOENCODING": "utf-8", **env},
    )


def test_without_a_screen_it_draws_a_picture_and_says_where(checkout: Path) -> None:
    run = start(checkout, QT_QPA_PLATFORM="offscreen")
    picture = checkout / "lanternboard.png"
    assert run.returncode == 0, run.stderr
    assert picture.read_text() == "a picture"
    assert f"The picture: {picture}\n그림 파일: {picture}" in run.stdout


def test_a_second_run_installs_nothing(checkout: Path) -> None:
    assert "Installing" not in start(checkout, QT_QPA_PLATFORM="offscreen").stdout


def test_with_a_screen_the_program_is_opened(checkout: Path) -> None:
    run = start(checkout, QT_QPA_PLATFORM="vnc")
    assert run.stdout == "started with [] vnc\n"


def test_what_stands_behind_the_dashes_is_for_the_program(checkout: Path) -> None:
    run = start(checkout, "--yes", "--", "bench", "--test", QT_QPA_PLATFORM="offscreen")
    assert run.stdout == "started with ['bench', '--test'] offscreen\n"


def test_the_exit_code_is_the_programs(checkout: Path) -> None:
    (checkout / "desktop" / "__main__.py").write_text("raise SystemExit(3)")
    run = start(checkout, QT_QPA_PLATFORM="offscreen")
    assert run.returncode == 3
    assert "The picture" not in run.stdout


def test_a_changed_project_is_installed_again(checkout: Path) -> None:
    venv = bootstrap.Venv(checkout)
    assert venv.is_current(testing=False)
    (checkout / "pyproject.toml").write_text("[project] # changed")
    assert not venv.is_current(testing=False)


def test_an_environment_for_tests_also_runs_the_program_but_not_the_reverse(checkout: Path) -> None:
    venv = bootstrap.Venv(checkout)
    assert not venv.is_current(testing=True)
    venv.mark(testing=True)
    assert venv.is_current(testing=True)
    assert venv.is_current(testing=False)


def test_an_environment_without_a_stamp_or_a_python_is_not_current(tmp_path: Path) -> None:
    venv = bootstrap.Venv(tmp_path)
    assert not venv.is_current(testing=False)
    assert not venv.has_pip()


def test_pip_is_found_where_it_is_and_only_there(checkout: Path) -> None:
    assert not bootstrap.Venv(checkout).has_pip()
    assert bootstrap.Venv(Path(sys.prefix).parent).has_pip() == (Path(sys.prefix).name == ".venv")


def test_the_first_failing_check_ends_the_row_with_its_exit_code(
    checkout: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert bootstrap.run_checks(bootstrap.Venv(checkout)) == 1
    shown = capfd.readouterr().out
    assert "=== Style · 코드 규칙: python -m ruff check ." in shown
    assert "Style: failed." in shown
    assert "Layout" not in shown


def test_the_checks_come_in_this_order(checkout: Path) -> None:
    headings = [heading for heading, _, _ in bootstrap.checks(bootstrap.Venv(checkout))]
    assert headings == ["Style", "Layout", "Types", "Contracts", "Tests", "Walks", "Figures"]


def test_an_old_python_is_named_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert not bootstrap.is_too_old((3, 11))
    assert bootstrap.is_too_old((3, 9))
    english, korean = capsys.readouterr().out.splitlines()
    assert english == "Lanternboard needs Python 3.11 or newer; this is Python 3.9."
    assert "3.11 이상" in korean


@pytest.mark.parametrize("name", ["bootstrap", "machine", "system_packages"])
def test_an_old_python_can_read_as_far_as_that_sentence(name: str) -> None:
    ast.parse((PACKAGING / f"{name}.py").read_text(encoding="utf-8"), feature_version=(3, 7))
