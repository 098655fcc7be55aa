"""The keys put on paper by a worker, while the window listens."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from threading import Lock

from PySide6.QtCore import QCoreApplication, QObject, QThreadPool, Signal

from desktop.shell.shortcuts_page import sheet
from desktop.shell.shortcuts_page.sheet import Line

ONE_BY_ONE = Lock()
"""Two at once into the same file would spoil it."""


class Printing(QObject):
    """``done`` carries the file and whether it could be written; outlives the page that asked for it."""

    done = Signal(object, bool)

    def __init__(self, path: Path, title: str, told: Sequence[Line]) -> None:
        super().__init__(QCoreApplication.instance())
        self._path, self._title, self._told = path, title, told
        self.done.connect(self.deleteLater)

    def begin(self) -> None:
        """Have it printed."""
        QThreadPool.globalInstance().start(self._print)

    def _print(self) -> None:
        with ONE_BY_ONE:
            written = sheet.write(self._path, self._title, self._told)
        self.done.emit(self._path, written)
