"""What Enter does, done once: some systems send the Enter that ends a syllable twice."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer


class Once(QObject):
    """Waits until all keys that are under way have been read; until then the line that has the keyboard takes them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waits = False

    def do(self, act: Callable[[], object]) -> None:
        """Do it soon, unless something is about to be done already."""
        if not self._waits:
            self._waits = True
            QTimer.singleShot(0, self, partial(self._do, act))

    def _do(self, act: Callable[[], object]) -> None:
        self._waits = False
        act()
