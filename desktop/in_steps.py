"""Work that is done in the window's own thread, a little at a time."""

from __future__ import annotations

import time
from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer, Signal

BUDGET_S = 0.008


class InSteps(QObject):
    """Goes on for a moment at each turn of the event loop; ``finished`` comes after the last step."""

    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work: Iterator[None] = iter(())
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    @property
    def looking(self) -> bool:
        """Whether there is still something to do."""
        return self._timer.isActive()

    def begin(self, work: Iterator[None]) -> None:
        """Leave what was under way, and do this."""
        self._work = work
        self._timer.start(0)

    def stop(self) -> None:
        """Leave it at that."""
        self._timer.stop()

    def _go_on(self) -> None:
        until = time.perf_counter() + BUDGET_S
        for _ in self._work:
            if time.perf_counter() > until:
                return
        self._timer.stop()
        self.finished.emit()
