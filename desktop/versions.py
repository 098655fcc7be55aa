"""A record and its generations, looked at in small steps."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from desktop import generations
from desktop.recent import BUDGET_S, Recent, entry, headed, read


class Versions(QObject):
    """The record comes first, then what it was before, newest first. ``looked`` says that more is known."""

    looked = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.path = Path()
        self.entries: list[Recent] = []
        self._work: Iterator[None] = iter(())
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    @property
    def looking(self) -> bool:
        """Whether there is still something to look at."""
        return self._timer.isActive()

    def look(self, path: Path) -> None:
        """Look at another record."""
        self.path = path
        self.entries = [one for file in (path, *generations.of(path)) if (one := entry(file)) is not None]
        self._work = self._steps()
        self._timer.start(0)
        self.looked.emit()

    def stop(self) -> None:
        """Leave it at that."""
        self._timer.stop()

    def _go_on(self) -> None:
        until = time.perf_counter() + BUDGET_S
        for _ in self._work:
            if time.perf_counter() > until:
                return
        self._timer.stop()
        self.looked.emit()

    def _steps(self) -> Iterator[None]:
        for number, one in enumerate(self.entries):
            self.entries[number] = yield from read(headed(one))
            self.looked.emit()
            yield
