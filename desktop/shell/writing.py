"""A file written beside the play: told part by part between two frames, and handed over by a worker."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal

from desktop import whole_file
from desktop.recent import BUDGET_S


class Writing(QObject):
    """``done`` carries None, or the OSError for which nothing was written."""

    done = Signal(object)

    def __init__(self, path: Path, parts: Iterator[bytes], encode: Callable[[bytes], bytes] = bytes) -> None:
        """``encode`` runs in the worker."""
        super().__init__()
        self.path = path
        self._parts, self._encode = parts, encode
        self._told = bytearray()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)
        self._timer.start(0)

    def _go_on(self) -> None:
        until = time.perf_counter() + BUDGET_S
        for part in self._parts:
            self._told += part
            if time.perf_counter() > until:
                return
        self._timer.stop()
        QThreadPool.globalInstance().start(self._write)

    def _write(self) -> None:
        try:
            whole_file.put(self.path, self._encode(bytes(self._told)))
        except OSError as error:
            self.done.emit(error)
        else:
            self.done.emit(None)
