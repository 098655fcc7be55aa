"""A record and its generations, looked at in small steps."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from desktop import generations
from desktop.in_steps import InSteps
from desktop.recent import Recent, entry, headed, read


class Versions(InSteps):
    """The record comes first, then what it was before, newest first. ``looked`` says that more is known."""

    looked = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.path = Path()
        self.entries: list[Recent] = []
        self.finished.connect(self.looked)

    def look(self, path: Path) -> None:
        """Look at another record."""
        self.path = path
        self.entries = [one for file in (path, *generations.of(path)) if (one := entry(file)) is not None]
        self.begin(self._steps())
        self.looked.emit()

    def _steps(self) -> Iterator[None]:
        for number, one in enumerate(self.entries):
            self.entries[number] = yield from read(headed(one))
            self.looked.emit()
            yield
