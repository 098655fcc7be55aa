"""Loads what the rules need for ways over the board, while the window already listens."""

from __future__ import annotations

import contextlib
import sys
import threading
from importlib import import_module

from PySide6.QtCore import QObject, Signal

SLOW = "networkx"


class Waking(QObject):
    """``ready`` comes once the rules answer at once; it takes longer to load than a window to open."""

    ready = Signal()

    def start(self) -> None:
        """Load it beside the window, unless it is there already."""
        if SLOW in sys.modules:
            self.ready.emit()
        else:
            threading.Thread(target=self._load, daemon=True, name="waking").start()

    def _load(self) -> None:
        import_module(SLOW)
        with contextlib.suppress(RuntimeError):  # the window may be gone by now
            self.ready.emit()
