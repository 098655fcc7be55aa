"""How long the window takes to be painted, and what it weighs; run from source, in programs of their own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

from desktop.bench.row import Row, quantile
from rules.messages import says

ROUNDS = 5

TELL = """
import os, sys
def told(*_):
    pages = int(open("/proc/self/statm").read().split()[1]) if os.path.exists("/proc/self/statm") else 0
    print(pages * 4 / 1024, flush=True)
    os._exit(0)
"""

WIDGET = f"""{TELL}
from PySide6.QtWidgets import QApplication, QWidget
class Empty(QWidget):
    def paintEvent(self, event):
        told()
qt = QApplication([])
empty = Empty()
empty.showMaximized()
qt.exec()
"""

PROGRAM = f"""{TELL}
from pathlib import Path
from PySide6.QtWidgets import QApplication
from desktop.app import App
from desktop.arguments import Arguments
qt = QApplication([])
app = App(qt, Arguments(profile=Path(sys.argv[1]), language="ko", seed=7))
app.window.painted.connect(told)
app.show()
qt.exec()
"""


class Start(NamedTuple):
    """Seconds until the first paint, and the memory then in MiB."""

    seconds: float
    memory: float


def rows() -> Iterator[Row]:
    """The figures of a start."""
    empty, program = _median(WIDGET), _median(PROGRAM)
    floor_of = says("an empty window")
    figure = says("first paint, from source")
    yield Row(figure, program.seconds * 1e3, "ms", empty.seconds * 1e3, floor_of)
    yield Row(says("memory at the first paint, one window"), program.memory, "MiB", empty.memory, floor_of, most=160.0)


def _median(program: str) -> Start:
    starts = [_start(program) for _ in range(ROUNDS)]
    return Start(quantile([one.seconds for one in starts], 0.5), quantile([one.memory for one in starts], 0.5))


def _start(program: str) -> Start:
    with TemporaryDirectory() as profile:
        begun = perf_counter()
        run = subprocess.run(
            [sys.executable, "-c", program, profile],
            cwd=Path(__file__).parents[2],
            capture_output=True,
            text=True,
            check=True,
        )
        return Start(perf_counter() - begun, float(run.stdout))
