"""The house as a whole: names that say nothing, packages that hide others, a Qt that loses references."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
FOLDERS = ("rules", "desktop", "assets", "tests", "packaging")
EMPTY_NAMES = {"utils", "util", "helpers", "helper", "common", "misc", "manager"}

COUNT_REFERENCES = """
import sys
from PySide6.QtWidgets import QApplication, QGraphicsRectItem
application = QApplication([])
item = QGraphicsRectItem()
before = sys.getrefcount(None)
for step in range(20_000):
    item.setPos(step % 300, 5)
print(before - sys.getrefcount(None))
"""


def modules(*folders: str) -> Iterator[Path]:
    for folder in folders:
        yield from (CHECKOUT / folder).rglob("*.py")


def test_packaging_is_no_package() -> None:
    assert not (CHECKOUT / "packaging" / "__init__.py").exists()


def test_names_say_what_a_module_holds() -> None:
    parts = {path: {path.stem, path.parent.name} for path in modules(*FOLDERS)}
    assert [path for path, names in parts.items() if names & EMPTY_NAMES] == []


def test_tests_are_packages_all_the_way_down() -> None:
    folders = {path.parent for path in modules("tests")}
    assert [folder for folder in folders if not (folder / "__init__.py").exists()] == []


def test_twenty_thousand_calls_of_qt_leave_none_alone() -> None:
    run = subprocess.run(
        [sys.executable, "-c", COUNT_REFERENCES],
        capture_output=True,
        text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    assert run.returncode == 0, run.stderr
    assert int(run.stdout) < 100
