"""Notices that the computer slept, or that the program was stopped, by a leap of the clock."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

EVERY_MS: Final = 2000
LEAP_S: Final = 20.0


class Slumber(QObject):
    """``woke`` carries for how many seconds nothing ran."""

    woke = Signal(int)

    def __init__(self, parent: QObject, clock: Callable[[], float] = time.time) -> None:
        super().__init__(parent)
        self._clock = clock
        self._last = clock()
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY_MS)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def look(self) -> None:
        """Compare the clock with when it was last looked at."""
        now, last = self._clock(), self._last
        self._last = now
        if now - last > LEAP_S:
            self.woke.emit(round(now - last))
