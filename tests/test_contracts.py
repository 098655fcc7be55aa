"""The contracts on who may import whom hold, and each of them notices an offence."""

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[1]
PACKAGES = ("rules", "desktop", "assets")
GAMES = ("hakoonna", "arkham", "clocktower")
LINT = "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_logo=True, no_cache=True))"

OFFENCES = [
    ("desktop uses rules and assets, which never meet", "rules/board.py", "import assets"),
    ("desktop uses rules and assets, which never meet", "assets/library.py", "import rules"),
    ("desktop uses rules and assets, which never meet", "rules/board.py", "import desktop"),
    ("desktop uses rules and assets, which never meet", "assets/library.py", "import desktop"),
    ("assets hand out bytes and know no library", "assets/library.py", "import PySide6.QtGui"),
    ("rules know no Qt, no files, no clock", "rules/engine/playing.py", "from PySide6.QtCore import QObject"),
    ("rules know no Qt, no files, no clock", "rules/hakoonna/rulebook.py", "import os.path"),
    ("rules know no Qt, no files, no clock", "rules/match/match.py", "from pathlib import Path"),
    ("rules know no Qt, no files, no clock", "rules/match/match.py", "import time"),
    ("rules know no Qt, no files, no clock", "rules/match/match.py", "def late():\n    import datetime"),
    ("chance only in rules.dice", "rules/fate.py", "import random"),
    ("networkx only in rules.board", "rules/hakoonna/setup.py", "import networkx"),
    ("games never meet", "rules/arkham/movement.py", "import rules.hakoonna"),
    ("games never meet", "rules/hakoonna/setup.py", "import rules.clocktower"),
    ("bots see views, never the state", "rules/hakoonna/bots/mind.py", "from rules.hakoonna.state import HakoState"),
    ("bots see views, never the state", "rules/hakoonna/bots/choosing.py", "from rules.state import Table"),
    ("the kernel knows no game, only the shelf does", "rules/match/match.py", "import rules.hakoonna"),
    ("the kernel knows no game, only the shelf does", "rules/engine/playing.py", "import rules.games"),
    ("the kernel knows no game, only the shelf does", "rules/helpers.py", ""),
    ("the scene serves every game alike", "desktop/scene/drag.py", "import rules.hakoonna"),
    ("the scene serves every game alike", "desktop/items/meeple.py", "import rules.games"),
]


@pytest.fixture
def house(tmp_path: Path) -> Path:
    return build_house(tmp_path)


@pytest.fixture(scope="module")
def broken_before(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    return broken_contracts(build_house(tmp_path_factory.mktemp("house")))


def build_house(folder: Path) -> Path:
    """A copy of the three packages with a module for every game and the shelf."""
    shutil.copy(CHECKOUT / "pyproject.toml", folder)
    for package in PACKAGES:
        shutil.copytree(CHECKOUT / package, folder / package, ignore=only_python)
    for game in GAMES:
        add(folder, f"rules/{game}/rulebook.py", "")
    add(folder, "rules/games.py", "")
    return folder


def only_python(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if not (name.endswith(".py") or (Path(folder) / name).is_dir())]


def add(house: Path, module: str, line: str) -> None:
    """Append a line to a module; what does not exist yet is made."""
    path = house / module
    path.parent.mkdir(parents=True, exist_ok=True)
    (path.parent / "__init__.py").touch()
    with path.open("a", encoding="utf-8") as file:
        file.write(f"\n{line}\n")


def broken_contracts(folder: Path) -> set[str]:
    run = subprocess.run([sys.executable, "-c", LINT], cwd=folder, capture_output=True, text=True)
    assert "Contracts:" in run.stdout, run.stdout + run.stderr
    broken = set(re.findall(r"^(.+) BROKEN", run.stdout, flags=re.MULTILINE))
    assert bool(broken) == bool(run.returncode), run.stdout
    return broken


def contracts() -> set[str]:
    settings = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    return {contract["name"] for contract in settings["tool"]["importlinter"]["contracts"]}


def test_the_contracts_hold() -> None:
    assert broken_contracts(CHECKOUT) == set()


def test_every_contract_is_broken_once_on_purpose() -> None:
    assert {name for name, _, _ in OFFENCES} == contracts()


@pytest.mark.parametrize(("name", "module", "line"), OFFENCES)
def test_an_offence_breaks_its_contract(
    house: Path, broken_before: set[str], name: str, module: str, line: str
) -> None:
    add(house, module, line)
    assert name in broken_contracts(house) - broken_before
