"""The moment a window is first painted, for whoever measures it from outside.

    lanternboard --first-paint empty|one|table|both PROFILE

Prints the memory in MiB and ends at once. ``empty`` is a window with nothing in it: the least that any program costs.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

SETTLED_MS = 1000


class Painted(QObject):
    """Calls once the window, and all that is in it then, is painted; before anything else is done."""

    def __init__(self, window: QWidget, then: Callable[[], None]) -> None:
        super().__init__(window)
        self._then = then
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._then)
        return False


def main(words: list[str]) -> int:
    """Show what is asked for; nothing of the program is loaded for an empty window."""
    what, profile = words
    return empty() if what == "empty" else program(Path(profile), what)


def empty() -> int:
    """A window with nothing in it."""
    qt = QApplication(sys.argv[:1])
    window = QWidget()
    Painted(window, tell)
    window.showMaximized()
    return qt.exec()


def program(profile: Path, what: str) -> int:
    """The host's window, as the command line opens it."""
    from desktop.cli import Parser, opened
    from desktop.opening import begin
    from desktop.words import Words

    opening = begin(
        opened(Parser("", Words("ko")), ["--profile", str(profile), "--lang", "ko", "--seed", "7", "--practice"])
    )
    window = opening.window
    if what == "one":
        Painted(window, tell)
    elif what == "table":
        window.furnished.connect(tell)
    else:
        window.waking.ready.connect(lambda: _with_audience(window.audience.there().watch.open))
    opening.show()
    return opening.qt.exec()


def _with_audience(open_it: Callable[[], object]) -> None:
    open_it()
    QTimer.singleShot(SETTLED_MS, tell)


def tell() -> None:
    """Print the memory and end, with nothing more done."""
    sys.stdout.write(f"{memory():.1f}\n")
    sys.stdout.flush()
    os._exit(0)


def memory() -> float:
    """What lies in memory, in MiB; 0 where the system does not tell."""
    pages = Path("/proc/self/statm")
    return int(pages.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20 if pages.exists() else 0.0
